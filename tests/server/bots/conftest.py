"""A pool of bots that runs in a thread of its own, as a fixture."""

from tests.server.bots.pool_support import harness

__all__ = ["harness"]
