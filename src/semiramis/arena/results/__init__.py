"""Results of a contest: games, standings, ratings, records, plots."""
