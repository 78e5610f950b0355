"""Playing a game: matches, logs, chance, positions, views and text boards."""
