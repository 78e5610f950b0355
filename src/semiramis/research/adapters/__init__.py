"""The games behind the interfaces that learning and planning code expects; thin, and never the home of a rule."""
