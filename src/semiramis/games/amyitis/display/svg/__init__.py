"""The table of Amyitis as SVG."""
