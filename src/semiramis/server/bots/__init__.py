"""Bots for tables, in processes of their own."""
