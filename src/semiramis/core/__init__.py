"""The core: knows no game and needs only the standard library."""
