"""The components of Amyitis: what an edition says, as names and tables."""
