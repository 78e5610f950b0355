"""What people and programs see of Babylon: views, events, previews, text boards and SVG."""
