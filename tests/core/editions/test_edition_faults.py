"""Edition files that are refused: broken text, wrong content, hostile input."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.core.editions.edition import (
    CONFIDENCES,
    LARGEST,
    MAX_BYTES,
    EditionError,
    parse_edition,
    read_edition,
)
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Arg
from tests.core.editions.edition_support import GOOD, args_of, error_of, refusal, toy


def hash_or_none(text: str) -> str | None:
    """Return the hash of an edition, or None if it is rejected; any other exception fails the test."""
    try:
        return toy(text).hash
    except EditionError:
        return None


def test_a_missing_file_a_folder_and_a_strange_file_are_named(tmp_path: Path) -> None:
    paths: list[str | Path] = [tmp_path / "none.toml", tmp_path]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        paths.append(tmp_path / "pipe")
    for path in paths:
        error = error_of(lambda path=path: read_edition(path, "toy"))  # type: ignore[misc]
        assert error.message.id == "edition-no-file"
        assert (error.file, error.place) == (str(path), "")


def test_an_impossible_file_name_is_shown_safely() -> None:
    with pytest.raises(EditionError) as caught:
        read_edition("nul\0\x1b[31mbyte", "toy")
    assert caught.value.message.id == "edition-no-file"
    assert caught.value.file == "nul\0\x1b[31mbyte"
    assert caught.value.message.args == {"file": "nul\\x00\\x1b[31mbyte"}
    with pytest.raises(EditionError) as caught:
        read_edition("x" * 5000, "toy")
    assert caught.value.message.id in ("edition-unreadable", "edition-no-file")
    assert all(len(texts(language).render(caught.value.message)) < 1000 for language in LANGUAGES)


def test_a_file_without_permission_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, encoding="utf-8")

    real = Path.open

    def closed(path: Path, *args: Any, **named: Any) -> Any:
        if path == file:
            raise PermissionError(13, "Permission denied", "/secret/place")
        return real(path, *args, **named)

    monkeypatch.setattr(Path, "open", closed)
    error = error_of(lambda: read_edition(file, "toy"))
    assert error.message.id == "edition-unreadable"
    assert args_of(error) == {"reason": "Permission denied"}


def test_a_huge_file_is_refused_unparsed(tmp_path: Path) -> None:
    file = tmp_path / "huge.toml"
    file.write_bytes(GOOD.encode() + b"#" * MAX_BYTES)
    error = error_of(lambda: read_edition(file, "toy"))
    assert (error.message.id, args_of(error)) == ("edition-large", {"limit": MAX_BYTES})
    just_fits = GOOD.encode() + b"#" * (MAX_BYTES - len(GOOD.encode()))
    assert parse_edition(just_fits, "toy", "toy.toml").hash == toy().hash


@pytest.mark.parametrize(
    ("text", "line", "column", "shown"),
    [
        (GOOD.replace("coins = 30", "coins = "), 7, 9, "coins ="),
        (GOOD.replace("coins = 30", "coins 30"), 7, 7, "coins 30"),
        (GOOD.replace("coins = 30", "coins 30").replace("\n", "\r\n"), 7, 7, "coins 30"),
        (GOOD.replace("worth = 3", "worth = 3\nworth = 3"), 19, 10, "worth = 3"),
        (GOOD + "[tile.a]\nworth = 1\n", 31, 8, "[tile.a]"),
        (GOOD + 'x = "', 31, 6, 'x = "'),
        (GOOD + 'x = "\n\n', 31, 6, 'x = "'),
        (GOOD.replace("coins = 30", "coins = " + "9" * 5000), 7, 1, "coins = " + "9" * 51 + "…"),
        ("y = 1\nx = " + "[" * 100_000, 2, 1, "x = " + "[" * 55 + "…"),
    ],
)
def test_bad_toml_is_placed_and_shown(text: str, line: int, column: int, shown: str) -> None:
    error = refusal(text)
    assert error.message.id == "edition-not-toml"
    assert args_of(error) == {"line": line, "column": column, "text": shown}


def test_bad_encoding_is_placed() -> None:
    for mark in (b"", b"\xef\xbb\xbf"):
        error = refusal(mark + GOOD.encode().replace(b"The box", b"\xffhe box"))
        assert (error.message.id, args_of(error)) == ("edition-not-utf8", {"line": 10})


KNOWN = ", ".join(CONFIDENCES)


@pytest.mark.parametrize(
    ("old", "new", "place", "id", "args"),
    [
        ("format = 1", "", "format", "edition-missing", {"known": "game, name, supply, tile"}),
        ("format = 1", "format = 2", "format", "edition-format", {"value": "2", "known": 1}),
        ("format = 1", "format = 0", "format", "edition-format", {"value": "0", "known": 1}),
        ("format = 1", "format = true", "format", "edition-not-number", {"value": "true"}),
        ("format = 1", "format = 0x" + "f" * 9000, "format", "edition-format", {"known": 1}),
        ('game = "toy"', "", "game", "edition-missing", {}),
        ('game = "toy"', 'game = "chess"', "game", "edition-game", {"value": '"chess"', "expected": "toy"}),
        ('game = "toy"', "game = 3", "game", "edition-not-word", {"value": "3"}),
        ('game = "toy"', f"game = [0x{'f' * 9000}]", "game", "edition-not-word", {"value": "[…]"}),
        ('"first printing"', '" "', "name", "edition-name", {"value": '" "', "limit": 60}),
        ('"first printing"', '"a\\u001b[31m"', "name", "edition-name", {"value": '"a\\x1b[31m"'}),
        ('"first printing"', f'"{"x" * 61}"', "name", "edition-name", {"value": f'"{"x" * 58}…'}),
        ("coins = 30", "coins = 3.5", "supply.coins", "edition-not-value", {"value": "3.5"}),
        ("coins = 30", "coins = nan", "supply.coins", "edition-not-value", {"value": "nan"}),
        ("coins = 30", "coins = 2007-01-01", "supply.coins", "edition-not-value", {"value": "2007-01-01"}),
        ("coins = 30", "coins = 0x" + "f" * 9000, "supply.coins", "edition-range", {"most": LARGEST}),
        ("coins = 30", "coins = [-9999999999]", "supply.coins", "edition-range", {"value": "-9999999999"}),
        ("coins = 30", "coins = [[1]]", "supply.coins", "edition-not-value", {"value": "[…]"}),
        ("coins = 30", "coins = [1, 2.5]", "supply.coins", "edition-not-value", {"value": "2.5"}),
        ("coins = 30", "a.b.c.d.e.f.g.h.i = 1", "supply.a.b.c.d.e.f.g.h", "edition-deep", {"limit": 8}),
        ("[tile.a]", "[[tile.a]]", "tile.a", "edition-not-value", {"value": "{…}"}),
        ('"constrained"', '"certain"', "supply.provenance.coins.confidence", "edition-choice", {"value": '"certain"'}),
        ('"constrained"', "3", "supply.provenance.coins.confidence", "edition-choice", {"value": "3", "known": KNOWN}),
        ('"Counted."', '" "', "supply.provenance.coins.source", "edition-source", {"value": '" "'}),
        ('"Counted."', "[]", "supply.provenance.coins.source", "edition-source", {"value": "[…]"}),
        ('confidence = "rules"\n', "", "supply.confidence", "edition-missing", {}),
        ('source = "The box list."\n', "", "supply.source", "edition-missing", {}),
        ("provenance.coins = {", "provenance.coin = {", "supply.provenance.coin", "edition-note-nowhere", {}),
        ("worth = { confidence", "wort = { confidence", "tile.provenance.each.wort", "edition-note-nowhere", {}),
        (
            'worth = { confidence = "free", source = "All alike." }',
            "",
            "tile.a.worth",
            "edition-no-source",
            {"known": KNOWN},
        ),
        (
            '{ confidence = "constrained", source = "Counted." }',
            '"Counted."',
            "supply.provenance.coins",
            "edition-not-table",
            {"value": '"Counted."'},
        ),
        ("coins = 30", '"" = 2.5', 'supply.""', "edition-not-value", {"value": "2.5"}),
    ],
)
def test_wrong_content_is_placed(old: str, new: str, place: str, id: str, args: dict[str, Arg]) -> None:
    assert old in GOOD
    error = refusal(GOOD.replace(old, new, 1))
    assert (error.message.id, error.place, error.message.args["place"]) == (id, place, place)
    assert args_of(error).items() >= args.items()


def test_hostile_keys_cannot_flood_or_colour_the_message() -> None:
    red = f'"\\u001b[31m{"x" * 5000}"'
    assert len(refusal(GOOD.replace("coins = 30", f"coins = 30\n{red} = 2.5")).place) == 200
    crowd = "\n".join(f"key-{number} = 1" for number in range(1000))
    hostile = GOOD.replace("format = 1", f"{red} = 1\n{crowd}")
    assert str(refusal(hostile).message.args["known"]).startswith("\\x1b[31mxxx")


@pytest.mark.parametrize(
    "line",
    ["a" + ".a" * 500_000 + " = 1", "[a" + ".a" * 500_000 + "]", "x = { a" + ".a" * 500_000 + " = 1 }", "." * 17],
)
def test_endless_dotted_keys_are_refused_before_they_fill_the_memory(line: str) -> None:
    error = refusal(GOOD + line)
    assert error.message.id == "edition-dots"
    assert args_of(error) == {"line": 31, "limit": 16}


def test_dots_spread_over_sentences_of_one_line_are_fine() -> None:
    dotted = GOOD.replace("Counted.", "Counted" + "." * 16).replace("The example.", "x = " + "." * 16 + " = ..")
    assert toy(dotted).hash == toy().hash


def test_a_truncated_file_raises_nothing_but_edition_errors() -> None:
    accepted = [length for length in range(len(GOOD)) if hash_or_none(GOOD[:length])]
    assert all(GOOD[:length].rstrip()[-1] in '"}]345' for length in accepted), "only between whole values"


@given(st.binary(max_size=200))
def test_random_bytes_raise_nothing_but_edition_errors(content: bytes) -> None:
    with pytest.raises(EditionError):
        parse_edition(content, "toy", "toy.toml")


@pytest.mark.wide
@given(st.integers(0, len(GOOD) - 1), st.characters(codec="utf-8"))
def test_one_changed_character_raises_nothing_but_edition_errors(index: int, character: str) -> None:
    assert hash_or_none(GOOD[:index] + character + GOOD[index + 1 :]) != ""
