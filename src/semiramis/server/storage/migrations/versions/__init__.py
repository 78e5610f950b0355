"""Changes of the schema, oldest first."""
