"""Tests of what others' interfaces see of our games."""
