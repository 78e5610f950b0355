"""SQLite behind one writing thread."""
