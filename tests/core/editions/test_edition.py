"""Editions: reading, rejecting and tracing component values."""

import os
import re
import sys
import traceback
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.core.compile.link import modules_of
from semiramis.core.editions import edition as edition_module
from semiramis.core.editions import reader as reader_module
from semiramis.core.editions.edition import (
    CONFIDENCES,
    LARGEST,
    MAX_BYTES,
    Edition,
    EditionError,
    Reader,
    Value,
    packaged_edition,
    parse_edition,
    provenance,
    read_edition,
)
from semiramis.core.i18n.text import LANGUAGES, read_area, texts
from semiramis.core.model.message import Arg, Problem
from semiramis.core.registry import find_game, keys

GOOD = """
format = 1
game = "toy"
name = "first printing"

[supply]
coins = 30
colours = ["red", "blue"]
confidence = "rules"
source = "The box list."
provenance.coins = { confidence = "constrained", source = "Counted." }

[tile.provenance.each]
worth = { confidence = "free", source = "All alike." }
bonus = { confidence = "external", source = "A review." }

[tile.a]
worth = 3
bonus = {}

[tile.b]
worth = 4
bonus = { coins = 1 }
provenance.worth = { confidence = "rules", source = "The example." }

[tile.c]
worth = 5
bonus = { coins = 2 }
confidence = "external"
source = "My copy."
"""


def toy(text: str = GOOD) -> Edition:
    return parse_edition(text.encode(), "toy", "toy.toml")


def hash_or_none(text: str) -> str | None:
    """Return the hash of an edition, or None if it is rejected; any other exception fails the test."""
    try:
        return toy(text).hash
    except EditionError:
        return None


def result(error: EditionError) -> list[str]:
    """Return the sentences for an error; each names the file as given, and the place."""
    sentences = [texts(language).render(error.message) for language in LANGUAGES]
    for sentence in sentences:
        assert error.file in sentence
        assert error.place in sentence
        assert sentence.replace("\N{NO-BREAK SPACE}", " ").isprintable()
        assert len(sentence) < 500 + len(error.file)
    assert len(set(sentences)) == len(LANGUAGES)
    return sentences


def args_of(error: EditionError) -> dict[str, Arg]:
    """Return the arguments of an error except file and place."""
    return {name: arg for name, arg in error.message.args.items() if name not in ("file", "place")}


def refusal(text: str | bytes) -> EditionError:
    with pytest.raises(EditionError) as caught:
        parse_edition(text if isinstance(text, bytes) else text.encode(), "toy", "toy.toml")
    result(caught.value)
    assert caught.value.message.args["file"] == caught.value.file == "toy.toml"
    return caught.value


def error_of(call: Callable[[], object]) -> EditionError:
    with pytest.raises(EditionError) as caught:
        call()
    result(caught.value)
    return caught.value


def test_an_edition_knows_its_game_name_and_values() -> None:
    edition = toy()
    assert (edition.game, edition.name, edition.file) == ("toy", "first printing", "toy.toml")
    assert edition.data["supply"]["coins"] == 30


def test_an_edition_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        toy().name = "other"  # type: ignore[misc]


def test_every_value_has_a_row_and_the_nearest_word_counts() -> None:
    assert provenance(toy()) == [
        Value("supply.coins", 30, "constrained", "Counted."),
        Value("supply.colours", ["red", "blue"], "rules", "The box list."),
        Value("tile.a.worth", 3, "free", "All alike."),
        Value("tile.a.bonus", {}, "external", "A review."),
        Value("tile.b.worth", 4, "rules", "The example."),
        Value("tile.b.bonus.coins", 1, "external", "A review."),
        Value("tile.c.worth", 5, "external", "My copy."),
        Value("tile.c.bonus.coins", 2, "external", "My copy."),
    ]


def test_words_of_older_files_are_read() -> None:
    older = GOOD.replace('"constrained"', '"derived"').replace('"free"', '"recon"')
    assert older != GOOD
    assert provenance(toy(older)) == provenance(toy())


def test_a_named_place_counts_before_each() -> None:
    named = GOOD.replace(
        "[tile.a]", '[tile.provenance.a]\nworth = { confidence = "rules", source = "Page 3." }\n[tile.a]'
    )
    rows = {row.place: row for row in provenance(toy(named))}
    assert rows["tile.a.worth"].source == "Page 3."
    assert rows["tile.a.bonus"].source == "A review."


def test_the_hash_follows_name_and_values_only() -> None:
    original = toy().hash
    assert len(original) == 64
    assert int(original, 16) >= 0
    assert toy("# a comment\n" + GOOD.replace("coins = 30", "coins   =   30 # so many")).hash == original
    assert toy(GOOD.replace("Counted.", "Counted twice.").replace('"constrained"', '"rules"')).hash == original
    head, a, rest = GOOD.partition("[tile.a]\nworth = 3\nbonus = {}\n")
    assert toy(head + rest + "\n" + a).hash == original
    assert toy(GOOD.replace("first printing", "second printing")).hash != original
    assert toy(GOOD.replace("worth = 3", "worth = 2")).hash != original
    assert toy(GOOD.replace('["red", "blue"]', '["blue", "red"]')).hash != original


def test_a_file_is_read_with_any_line_ends_and_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert read_edition(file, "toy").hash == toy().hash
    assert read_edition(str(file), "toy").file == str(file)


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

    def closed(*_: object, **__: object) -> object:
        raise PermissionError(13, "Permission denied", "/secret/place")

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


def test_an_edition_inside_a_zipped_package_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with zipfile.ZipFile(tmp_path / "wheel.zip", "w") as archive:
        archive.writestr("toybox/__init__.py", "")
        archive.writestr("toybox/data/edition.toml", GOOD)
    monkeypatch.syspath_prepend(tmp_path / "wheel.zip")
    edition = packaged_edition("toybox", "data/edition.toml", "toy")
    assert edition.hash == toy().hash
    assert edition.file == "toybox/data/edition.toml"
    del sys.modules["toybox"]


def test_a_reader_reads_numbers_words_lists_and_keys() -> None:
    reader = Reader(toy())
    assert reader.int_at("supply", "coins") == 30
    assert reader.words_at("supply", "colours", words=("blue", "red"), size=2) == ["red", "blue"]
    assert reader.keys_at("tile") == ["a", "b", "c"]
    assert reader.has("tile", "b", "bonus", "coins")
    assert not reader.has("tile", "a", "bonus", "coins")
    assert reader.is_list("supply", "colours")
    assert not reader.is_list("supply", "coins")


READ: list[tuple[Callable[[Reader], object], str, str, dict[str, Arg]]] = [
    (lambda r: r.int_at("supply", "camels"), "supply.camels", "edition-missing", {"known": "coins, colours"}),
    (lambda r: r.int_at("shop", "coins"), "shop", "edition-missing", {}),
    (lambda r: r.int_at("tile", "a", "bonus", "x"), "tile.a.bonus.x", "edition-missing", {"known": "–"}),
    (lambda r: r.int_at("supply", "coins", "value"), "supply.coins", "edition-not-table", {"value": "30"}),
    (lambda r: r.keys_at("supply", "coins"), "supply.coins", "edition-not-table", {"value": "30"}),
    (lambda r: r.int_at("supply", "colours"), "supply.colours", "edition-not-number", {"value": "[…]"}),
    (lambda r: r.int_at("supply", "coins", high=29), "supply.coins", "edition-range", {"least": 0, "most": 29}),
    (lambda r: r.int_at("supply", "coins", low=31), "supply.coins", "edition-range", {"least": 31, "value": "30"}),
    (lambda r: r.word_at("supply", "coins", words=("a",)), "supply.coins", "edition-not-word", {"value": "30"}),
    (lambda r: r.words_at("supply", "coins", words=("a",)), "supply.coins", "edition-not-list", {"value": "30"}),
    (
        lambda r: r.words_at("supply", "colours", words=("red", "green")),
        "supply.colours",
        "edition-choice",
        {"value": '"blue"', "known": "red, green"},
    ),
    (
        lambda r: r.words_at("supply", "colours", words=("red", "blue"), size=3),
        "supply.colours",
        "edition-size",
        {"found": 2, "expected": 3},
    ),
    (lambda r: r.ints_at("supply", "colours", size=2), "supply.colours", "edition-not-number", {"value": '"red"'}),
    (lambda r: r.expect_different([1, 2, 1], "tile"), "tile", "edition-twice", {"value": "1"}),
    (lambda r: r.expect_keys(("a", "b"), "tile"), "tile.c", "edition-choice", {"value": "c", "known": "a, b"}),
    (lambda r: r.expect_keys("abcd", "tile"), "tile.d", "edition-missing", {"known": "a, b, c"}),
    (lambda r: r.expect("x", "y", "tile"), "tile", "edition-must-be", {"value": '"x"', "expected": '"y"'}),
    (lambda r: r.expect_total(1, 2, "tile"), "tile", "edition-total", {"found": 1, "expected": 2}),
    (lambda r: r.expect_count("q", 1, 2, "tile"), "tile", "edition-occurs", {"what": "q", "found": 1, "expected": 2}),
]


@pytest.mark.parametrize(("call", "place", "id", "args"), READ)
def test_a_reader_places_what_is_wrong(
    call: Callable[[Reader], object], place: str, id: str, args: dict[str, Arg]
) -> None:
    error = error_of(lambda: call(Reader(toy())))
    assert (error.message.id, error.place, error.file) == (id, place, "toy.toml")
    assert args_of(error).items() >= args.items()


def test_a_reader_accepts_what_is_as_expected() -> None:
    reader = Reader(toy())
    reader.expect_different([1, 2, 3], "tile")
    reader.expect_keys("cab", "tile")
    reader.expect("x", "x", "tile")
    reader.expect_total(2, 2, "tile")
    reader.expect_count("q", 2, 2, "tile")


def test_a_bool_is_no_number_and_a_repeated_word_is_refused() -> None:
    error = error_of(lambda: Reader(toy(GOOD.replace("coins = 30", "coins = true"))).int_at("supply", "coins"))
    assert (error.message.id, args_of(error)) == ("edition-not-number", {"value": "true"})
    twice = Reader(toy(GOOD.replace('"red"', '"blue"')))
    error = error_of(lambda: twice.words_at("supply", "colours", words=("blue",)))
    assert (error.message.id, args_of(error)) == ("edition-twice", {"value": '"blue"'})


def test_values_nobody_asked_for_are_refused() -> None:
    reader = Reader(toy())
    reader.int_at("supply", "coins")
    error = error_of(reader.finish)
    assert (error.message.id, error.place) == ("edition-unknown-key", "supply.colours")
    reader.words_at("supply", "colours", words=("red", "blue"))
    for tile in "abc":
        reader.int_at("tile", tile, "worth")
        reader.keys_at("tile", tile, "bonus")
    for tile in "bc":
        reader.int_at("tile", tile, "bonus", "coins")
    reader.finish()


def ids_in(*modules: str | None) -> set[str]:
    """Return the message ids that some modules use."""
    return {id for file in modules for id in re.findall(r'"(edition-[a-z0-9-]+)"', Path(file or "").read_text("utf-8"))}


def test_every_message_is_there_with_the_same_arguments_in_each_language() -> None:
    found = []
    for language in LANGUAGES:
        content = read_area(language, "web/pages/components/edition-errors")
        messages = re.findall(r"^(edition-[a-z0-9-]+) = (.+)$", content, re.MULTILINE)
        assert len({id for id, _ in messages}) == len(messages)
        found.append({id: set(re.findall(r"\$([a-z]+)", sentence)) for id, sentence in messages})
    assert found[0] == found[1] == found[2] == found[3]
    assert all("file" in names for names in found[0].values())
    whole_file = {id for id, names in found[0].items() if not names & {"place", "line"}}
    assert whole_file == {"edition-no-file", "edition-unreadable", "edition-large"}
    used = ids_in(edition_module.__file__, reader_module.__file__)
    assert used <= set(found[0])
    for id in used:
        args: dict[str, Arg] = dict.fromkeys(found[0][id], 1)
        for language in LANGUAGES:
            assert texts(language).t(id, **args)


def test_an_error_is_a_problem_that_hides_where_the_parser_stumbled() -> None:
    with pytest.raises(Problem) as caught:
        toy("x = ")
    assert "tomllib" not in "".join(traceback.format_exception(caught.value))
    assert caught.value.args == ("edition-not-toml", {"file": "toy.toml", "line": 1, "column": 4, "text": "x ="})


def test_a_note_may_name_its_sentence() -> None:
    named = toy(GOOD.replace('source = "The box list."', 'source = "The box list."\nwhy = "box-list"'))
    rows = {row.place: row for row in provenance(named)}
    assert rows["supply.colours"] == Value("supply.colours", ["red", "blue"], "rules", "The box list.", "box-list")
    assert rows["supply.coins"].why == ""
    assert named.hash == toy().hash


@pytest.mark.parametrize("why", ["3", '"Box list"', '""', '"' + "x" * 41 + '"'])
def test_the_name_of_a_sentence_is_a_plain_word(why: str) -> None:
    error = refusal(GOOD.replace('source = "The box list."', f'source = "The box list."\nwhy = {why}'))
    assert (error.message.id, error.place) == ("edition-why", "supply.why")


def test_an_edition_keeps_its_text() -> None:
    assert toy().text == GOOD
    assert parse_edition(b"\xef\xbb\xbf" + GOOD.encode(), "toy", "toy.toml").text == GOOD


@pytest.mark.parametrize("key", keys())
def test_whatever_uses_a_value_of_the_edition_is_linked_with_it(key: str) -> None:
    game = find_game(key)
    linked = {module.__name__ for module in game.modules}
    using = {
        module.__name__
        for module in modules_of(f"semiramis.games.{key}")
        if f".{key}.components." not in module.__name__ and set(vars(module)) & set(game.components.tables)
    }
    assert len(using) > 10
    assert using - linked <= {f"semiramis.games.{key}.game"}
