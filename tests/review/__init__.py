"""Tests of game reviews."""
