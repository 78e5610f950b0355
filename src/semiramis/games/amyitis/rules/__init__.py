"""The rules of Amyitis in the rules dialect, one file per chapter of the rulebook."""
