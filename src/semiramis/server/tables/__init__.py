"""Tables in memory: commands, publishing, bots, clocks."""
