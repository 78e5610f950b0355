"""Opponents: they see what their seat may know, answer with a legal code, and know no game by name."""
