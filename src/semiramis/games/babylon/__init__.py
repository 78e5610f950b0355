"""Semiramis."""
