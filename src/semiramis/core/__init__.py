"""The core of the house: it knows no game and needs only the standard library."""
