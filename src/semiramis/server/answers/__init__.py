"""What each request is answered, independent of how it came: over HTTP, or inside a browser."""
