"""The components of Ishtar: what an edition says, as names and tables."""
