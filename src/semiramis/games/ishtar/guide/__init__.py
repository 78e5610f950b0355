"""What teaches Ishtar: rulebook pages, diagrams, legend, lesson and player aid."""
