"""Plain Python around the rules of Babylon: decks, refusals with their clauses, validation of positions."""
