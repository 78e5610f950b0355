"""Editions of Ishtar with changed values."""

import re
from pathlib import Path

import pytest

from semiramis.core.editions.edition import EditionError, parse_edition
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Arg
from semiramis.games.ishtar.components import tables

TEXT = (Path(tables.__file__).parents[1] / "data" / "edition.toml").read_text(encoding="utf-8")

TWO = '2 = ["0,0", "1,0", "0,1", "1,1"]'

Change = tuple[str, str]


Expected = tuple[str, dict[str, Arg]]


def edited(*changes: Change) -> dict[str, object]:
    """The tables of the default edition with some lines changed."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return tables.tables(parse_edition(text.encode(), "ishtar", "mine.toml"))


def in_table(header: str, old: str, new: str) -> Change:
    """A change to one line under a header."""
    start = TEXT.index(f"[{header}]\n")
    end = TEXT.index(old, start) + len(old)
    return TEXT[start:end], TEXT[start : end - len(old)] + new


def drawn(side: str, *rows: str) -> Change:
    """A change of all rows of a side."""
    start = TEXT.index(f"[board.{side}]\n")
    end = TEXT.index("]\n", TEXT.index("rows = [", start))
    lines = "".join(f'    "{row}",\n' for row in rows)
    return TEXT[start:end], f"[board.{side}]\nrows = [\n{lines}"


def laid(*positions: str) -> Change:
    """A change of the layout for two players."""
    return in_table("layout", TWO, f"2 = [{', '.join(f'{position!r}' for position in positions)}]")


def refusal(*changes: Change) -> EditionError:
    with pytest.raises(EditionError) as caught:
        edited(*changes)
    assert caught.value.file == "mine.toml"
    assert all(
        re.match(rf"mine\.toml, {re.escape(caught.value.place)}\s?: ", sentence) for sentence in texts_of(caught.value)
    )
    return caught.value


def texts_of(error: EditionError) -> list[str]:
    """The text of an error in all languages."""
    return [texts(language).render(error.message) for language in LANGUAGES]


def said(error: EditionError) -> tuple[str, Expected]:
    """The place, id and other arguments of an error."""
    args = {name: arg for name, arg in error.message.args.items() if name not in ("file", "place")}
    return error.place, (error.message.id, args)


def choice(value: str, known: str) -> Expected:
    return "edition-choice", {"value": f'"{value}"', "known": known}


def size(found: int, expected: int) -> Expected:
    return "edition-size", {"found": found, "expected": expected}


LETTERS = '".", "p", "r", "w", "T", "F"'


I01 = 'cells = ["3", "g", "2"]'


FULL = ("pppp", "ppppp", "pppppp", "pppFppp", "pppppp", "ppppp", "pppp")
