"""The text board of Amyitis, written and parsed."""
