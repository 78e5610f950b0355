"""Editions: reading, rejecting and tracing component values."""

import re
import sys
import traceback
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from semiramis.core.compile.link import modules_of
from semiramis.core.editions import edition as edition_module
from semiramis.core.editions import reader as reader_module
from semiramis.core.editions.edition import (
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
from tests.core.editions.edition_support import GOOD, args_of, error_of, refusal, toy


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
