"""Networks trained by self-play: the networks, the games they play, the learner, and what is kept of a run."""
