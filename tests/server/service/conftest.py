"""A log to upload, as a fixture."""

from tests.server.service.upload_support import match

__all__ = ["match"]
