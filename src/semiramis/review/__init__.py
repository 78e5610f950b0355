"""Game reviews: every turn of a match judged, and the account of luck and losses."""
