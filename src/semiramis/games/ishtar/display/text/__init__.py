"""The text board of Ishtar, written and parsed."""
