"""The components of Babylon: what an edition says, as names and tables."""
