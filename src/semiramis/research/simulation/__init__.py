"""Simulation of many games: played, summarised and written to a table."""
