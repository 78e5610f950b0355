"""Messages rendered in four languages, and the lint of the Fluent files."""
