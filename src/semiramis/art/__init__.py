"""Drawings: what positions look like, as SVG."""
