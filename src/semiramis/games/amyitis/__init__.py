"""Amyitis, a game by Cyril Demaegd (2007) for 2 to 4 players."""
