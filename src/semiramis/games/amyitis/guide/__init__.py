"""What teaches Amyitis: rulebook pages, diagrams, legend, lesson and player aid."""
