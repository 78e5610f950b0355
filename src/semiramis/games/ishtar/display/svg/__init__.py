"""The table of Ishtar as SVG."""
