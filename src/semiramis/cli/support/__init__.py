"""What the commands share: output, prompts, screens, seats and saved files."""
