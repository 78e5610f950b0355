"""The second back end: compiled rules as WebAssembly, the same module on every system and in a browser."""
