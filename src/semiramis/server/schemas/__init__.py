"""Request bodies, response types and the OpenAPI document."""
