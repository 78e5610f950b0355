"""The rules of Ishtar in the rules dialect, one file per chapter of the rulebook."""
