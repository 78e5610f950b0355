"""Running a contest: games in this process, in several, or on a cluster."""
