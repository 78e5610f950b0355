"""Messages rendered in every language, and the lint of the Fluent files."""
