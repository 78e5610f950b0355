"""What bots and learners use of Amyitis: evaluation and observations."""
