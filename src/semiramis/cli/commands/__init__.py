"""Commands for players, operators and researchers, one file each."""
