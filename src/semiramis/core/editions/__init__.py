"""Component values with their provenance: reading, validating and describing editions."""
