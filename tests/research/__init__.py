"""Tests of the research face."""
