"""The command line as a fixture."""

from tests.support.cli import cli, finished

__all__ = ["cli", "finished"]
