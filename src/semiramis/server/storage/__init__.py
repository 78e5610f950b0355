"""SQLite or PostgreSQL behind one writing thread."""
