"""What bots and learners use of Ishtar: evaluation and observations."""
