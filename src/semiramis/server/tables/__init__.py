"""One table: its match, seats and clock, what commands do to it, and how it is stored and sent."""
