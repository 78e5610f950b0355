"""The tree search: kernel, trees, engine and the levels built on it."""
