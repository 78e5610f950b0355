"""What people and programs see of Amyitis: views, events, previews, text boards and SVG."""
