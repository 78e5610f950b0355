"""The arena: bots against each other over many games, with honest error bars."""
