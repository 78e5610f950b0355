"""Rulebook chapters, diagrams, legends and lessons as data."""
