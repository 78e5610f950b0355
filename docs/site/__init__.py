"""Builds the documentation site: pages from elsewhere in the repository, generated pages, plots."""
