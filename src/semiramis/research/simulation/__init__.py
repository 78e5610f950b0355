"""Many games for study: played, counted and written out as rows of a table."""
