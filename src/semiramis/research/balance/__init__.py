"""What another component value does to a game: the same deals over both, compared."""
