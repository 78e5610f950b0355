"""Characters: the names bots have at a table. Each has a face in `art/portraits` and a sentence of its own."""

from collections.abc import Collection

from semiramis.bots.registry import known_bots

CHARACTERS = ("Iltani", "Balasi", "Taram", "Rimut", "Ahati", "Kubi", "Nidin", "Sabitu")


def character_for(bot: str, taken: Collection[str]) -> str:
    """Return the name a bot takes at a table: the same for the same bot, else the next that nobody there has.

    There are more characters than seats, so one is always left; a name that a person has taken counts as well.
    """
    known = known_bots()
    first = known.index(bot) if bot in known else 0
    ring = [CHARACTERS[(first + step) % len(CHARACTERS)] for step in range(len(CHARACTERS))]
    return next((name for name in ring if name not in taken), ring[0])
