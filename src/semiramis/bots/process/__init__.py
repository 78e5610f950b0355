"""Bots in processes of their own, and their supervision."""
