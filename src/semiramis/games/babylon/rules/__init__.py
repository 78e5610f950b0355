"""The rules of Babylon in the rules dialect, one file per chapter of the rulebook."""
