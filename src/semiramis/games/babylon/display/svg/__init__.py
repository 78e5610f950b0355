"""The table of Babylon as SVG."""
