"""Shared by the commands: output, prompts, screens, seats and saved files."""
