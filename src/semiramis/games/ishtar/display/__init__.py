"""What people and programs see of Ishtar: views, events, previews, text boards and SVG."""
