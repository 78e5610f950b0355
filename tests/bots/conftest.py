"""A file with a bot, as a fixture."""

from tests.bots.bot_support import bot_file

__all__ = ["bot_file"]
