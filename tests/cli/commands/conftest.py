"""Stored games, and a copy to be damaged, as fixtures."""

from tests.cli.commands.doctor_support import data, filled

__all__ = ["data", "filled"]
