"""Verification tools shared by the tests and the command line."""
