"""Tests of the locale files."""
