"""What teaches Babylon: rulebook pages, diagrams, legend, lesson and player aid."""
