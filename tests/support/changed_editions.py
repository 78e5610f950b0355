"""Editions of each game with one thing changed that the rules read."""

import re
from importlib.resources import files

from semiramis.core.editions.edition import parse_edition
from semiramis.core.game import Game

CHANGES = {
    "amyitis": (r"(\[prestige\.engineer\]\nvalue = )2", r"\g<1>5"),
    "babylon": (r'nw = ("\w+"), ne = ("\w+")', r"nw = \2, ne = \1"),
    "ishtar": (r'cells = \[("\w+\??"), ("\w+\??"), ("\w+\??")\]', r"cells = [\3, \2, \1]"),
}
"""Engineers are worth more; the symbols of tiles are swapped; the cells of tiles are turned round."""


def changed(game: Game) -> Game:
    """The game with its changed edition."""
    text = (files(f"semiramis.games.{game.key}") / "data" / "edition.toml").read_text(encoding="utf-8")
    made = re.sub(*CHANGES[game.key], text, flags=re.S)
    assert made != text
    return game.with_edition(parse_edition(made.encode(), game.key, "changed.toml"))
