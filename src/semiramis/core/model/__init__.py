"""The vocabulary of a game as data: domains, records, rules, actions, messages."""
