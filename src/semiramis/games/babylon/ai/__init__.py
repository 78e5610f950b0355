"""What bots and learners use of Babylon: evaluation and observations."""
