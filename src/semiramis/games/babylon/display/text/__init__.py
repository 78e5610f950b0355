"""The text board of Babylon, written and parsed."""
