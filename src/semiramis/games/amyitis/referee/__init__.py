"""Plain Python around the rules of Amyitis: decks, refusals with their clauses, validation of positions."""
