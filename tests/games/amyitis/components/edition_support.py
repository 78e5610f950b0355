"""Editions of Amyitis with changed values."""

from pathlib import Path

from semiramis.core.editions.edition import parse_edition
from semiramis.core.model.message import Arg
from semiramis.games.amyitis.components import tables

TEXT = (Path(tables.__file__).parents[1] / "data" / "edition.toml").read_text(encoding="utf-8")


NAMES = {name for name in tables.__annotations__ if name.isupper() and not name.startswith("_")}


def edited(*changes: tuple[str, str]) -> dict[str, object]:
    """The tables of the default edition with some lines changed."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return tables.tables(parse_edition(text.encode(), "amyitis", "mine.toml"))


def size(found: int, expected: int) -> tuple[str, dict[str, Arg]]:
    return "edition-size", {"found": found, "expected": expected}
