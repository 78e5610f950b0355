"""A survey of all reconstructed values of a game: what each one changes over its plausible values."""
