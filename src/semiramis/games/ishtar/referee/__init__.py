"""Plain Python around the rules of Ishtar: decks, refusals with their clauses, validation of positions."""
