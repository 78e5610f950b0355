"""The engine: independent of any game, and of everything but the standard library."""
