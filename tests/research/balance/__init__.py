"""Tests of comparisons of editions."""
