"""Bots that need nothing compiled."""
