"""Shared SVG drawing: theme, shapes, text, diagrams and player aids."""
