"""Endpoints, middleware and static files."""
