"""Editions of Babylon: what may differ, and what contradicts the box list."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.core.editions.edition import EditionError, parse_edition, provenance
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Arg
from semiramis.core.model.rule import Grid, Table
from semiramis.games.babylon.components import names, read_edition, tables
from semiramis.games.babylon.components.tables import default_edition

TEXT = (Path(tables.__file__).parents[1] / "data" / "edition.toml").read_text(encoding="utf-8")
NAMES = {name for name in tables.__annotations__ if name.isupper() and not name.startswith("_")}

FLOWERS = "white, pink, orange, blue"
MATERIALS = "clay, granite, basalt"
SYMBOLS = "none, statue, fountain, bridge, stairs"
C01 = '{ nw = "statue", ne = "bridge", se = "none", sw = "none" }'


def edited(*changes: tuple[str, str]) -> dict[str, object]:
    """The tables of the default edition with some lines changed."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return tables.tables(parse_edition(text.encode(), "babylon", "mine.toml"))


def in_table(header: str, old: str, new: str) -> tuple[str, str]:
    """A change to one line under a header."""
    start = TEXT.index(f"[{header}]\n")
    end = TEXT.index(old, start) + len(old)
    return TEXT[start:end], TEXT[start : end - len(old)] + new


def refusal(*changes: tuple[str, str]) -> EditionError:
    with pytest.raises(EditionError) as caught:
        edited(*changes)
    assert caught.value.file == "mine.toml"
    assert all(
        re.match(rf"mine\.toml, {re.escape(caught.value.place)}\s?: ", sentence)
        for sentence in sentences_of(caught.value)
    )
    return caught.value


def sentences_of(error: EditionError) -> list[str]:
    """The sentences for an error in all languages."""
    return [texts(language).render(error.message) for language in LANGUAGES]


def args_of(error: EditionError) -> dict[str, Arg]:
    """The arguments of an error besides file and place."""
    return {name: arg for name, arg in error.message.args.items() if name not in ("file", "place")}


def must_be(value: int | str, expected: int | str) -> tuple[str, dict[str, Arg]]:
    return "edition-must-be", {"value": str(value), "expected": str(expected)}


def total(found: int, expected: int) -> tuple[str, dict[str, Arg]]:
    return "edition-total", {"found": found, "expected": expected}


def occurs(what: str, found: int, expected: int) -> tuple[str, dict[str, Arg]]:
    return "edition-occurs", {"what": what, "found": found, "expected": expected}


def out_of(value: int, least: int, most: int) -> tuple[str, dict[str, Arg]]:
    return "edition-range", {"value": str(value), "least": least, "most": most}


def choice(value: str, known: str) -> tuple[str, dict[str, Arg]]:
    return "edition-choice", {"value": f'"{value}"', "known": known}


def missing(known: str) -> tuple[str, dict[str, Arg]]:
    return "edition-missing", {"known": known}


def not_(kind: str, value: str) -> tuple[str, dict[str, Arg]]:
    return f"edition-not-{kind}", {"value": value}


UNKNOWN: tuple[str, dict[str, Arg]] = ("edition-unknown-key", {})


@pytest.mark.parametrize(
    ("header", "old", "new", "place", "expected"),
    [
        ("supply", "singles = 148", "singles = 152", "supply.singles", must_be(152, 148)),
        ("supply", "singles = 148", "singles = -1", "supply.singles", out_of(-1, 0, 1000)),
        ("supply", "singles = 148", 'singles = "148"', "supply.singles", not_("number", '"148"')),
        ("supply", "doubles = 60", "doubles = 64", "supply.doubles", must_be(64, 60)),
        ("supply", "belvederes = 38", "belvederes = 40", "supply.belvederes", must_be(40, 38)),
        ("supply", "statues = 38", "statues = 0", "supply.statues", must_be(0, 38)),
        ("supply", "stairs = 15", "stairs = 16", "supply.stairs", must_be(16, 15)),
        ("supply", "fountains = 15", "fountains = 14", "supply.fountains", must_be(14, 15)),
        ("supply", "bridges = 15", "bridges = true", "supply.bridges", not_("number", "true")),
        ("supply", "bridges = 15", "bridges = 15\nlookouts = 3", "supply.lookouts", UNKNOWN),
        (
            "supply",
            "bridges = 15\n",
            "",
            "supply.bridges",
            missing("singles, doubles, belvederes, statues, stairs, fountains"),
        ),
        ("store", "pillars = 6", "pillars = 7", "store.pillars", must_be(7, 6)),
        ("token.count", "pillar = 2", "pillar = 3", "token.count", total(15, 14)),
        ("token.count", "blank = 2", "blank = 0", "token.count", total(12, 14)),
        ("token.count", "blank = 2", "blank = -2", "token.count.blank", out_of(-2, 0, 14)),
        ("token.count", "blank = 2", "blank = 15", "token.count.blank", out_of(15, 0, 14)),
        ("token.count", "blank = 2", "blank = 2\nnone = 0", "token.count.none", UNKNOWN),
        ("setup.tokens", "2 = 14", "2 = 15", "setup.tokens.2", out_of(15, 1, 14)),
        ("setup.tokens", "3 = 12", "3 = 15", "setup.tokens.3", out_of(15, 1, 14)),
        ("setup.tokens", "4 = 10", "4 = 12", "setup.tokens.4", out_of(12, 1, 11)),
        ("setup.tokens", "4 = 10", "4 = 0", "setup.tokens.4", out_of(0, 1, 11)),
        ("setup.tokens", "4 = 10", "4 = 9", "setup.rounds.4", must_be(11, 10)),
        ("setup.tokens", "4 = 10", "4 = 10\n5 = 8", "setup.tokens.5", UNKNOWN),
        ("setup.rounds", "2 = 15", "2 = 14", "setup.rounds.2", must_be(14, 15)),
        ("setup.rounds", "3 = 13", "3 = 12", "setup.rounds.3", must_be(12, 13)),
        ("setup.clay-removed", "2 = 6", "2 = 17", "setup.clay-removed.2", out_of(17, 0, 16)),
        ("setup.clay-removed", "3 = 3", "3 = 10", "setup.clay-removed.3", out_of(10, 0, 9)),
        ("setup.clay-removed", "4 = 0", "4 = 5", "setup.clay-removed.4", out_of(5, 0, 4)),
        ("setup.clay-removed", "4 = 0", "4 = -1", "setup.clay-removed.4", out_of(-1, 0, 4)),
        ("points", "statue = 1", "statue = 21", "points.statue", out_of(21, 0, 20)),
        ("points", "fountain = 3", "fountain = -3", "points.fountain", out_of(-3, 0, 20)),
        ("points", "set = 4", "set = [4]", "points.set", not_("number", "[…]")),
        ("points", "height = 2", "height = 2\nstairs = 1", "points.stairs", UNKNOWN),
        ("tile.c01", '"clay"', '"granite"', "tile", occurs('material = "clay"', 15, 16)),
        ("tile.c01", '"clay"', '"marble"', "tile.c01.material", choice("marble", MATERIALS)),
        ("tile.c01", '"white"', '"red"', "tile.c01.flower", choice("red", FLOWERS)),
        ("tile.c01", '"white"', "0", "tile.c01.flower", not_("word", "0")),
        ("tile.c01", 'ne = "bridge"', 'ne = "belvedere"', "tile.c01.symbols.ne", choice("belvedere", SYMBOLS)),
        ("tile.c01", 'ne = "bridge"', 'ne = "none"', "tile.c01.symbols", occurs('"none"', 3, 2)),
        ("tile.c01", 'se = "none"', 'se = "stairs"', "tile.c01.symbols", occurs('"none"', 1, 2)),
        ("tile.g05", 'sw = "none"', 'sw = "statue"', "tile.g05.symbols", occurs('"none"', 0, 1)),
        ("tile.b16", 'sw = "fountain"', 'sw = "none"', "tile.b16.symbols", occurs('"none"', 1, 0)),
        ("tile.c01", ', sw = "none"', "", "tile.c01.symbols.sw", missing("nw, ne, se")),
        ("tile.c01", 'sw = "none"', 'sw = "none", n = "statue"', "tile.c01.symbols.n", UNKNOWN),
        ("tile.c01", C01, '["statue", "bridge"]', "tile.c01.symbols", not_("table", "[…]")),
        ("tile.c01", C01, "{}", "tile.c01.symbols.nw", missing("–")),
        ("tile.st-pink", '"pink"', '"white"', "tile.st-pink.flower", must_be('"white"', '"pink"')),
        ("tile.st-pink", '"pink"', '"pink"\nmaterial = "clay"', "tile.st-pink.material", UNKNOWN),
    ],
)
def test_what_contradicts_the_box_is_placed(
    header: str, old: str, new: str, place: str, expected: tuple[str, dict[str, Arg]]
) -> None:
    error = refusal(in_table(header, old, new))
    assert (error.message.id, error.place) == (expected[0], place)
    assert args_of(error) == expected[1]


def test_a_missing_or_surplus_tile_is_named_with_their_number() -> None:
    for old, new, place in (
        ("[tile.c16]", "[tile.c17]", "tile.c17"),
        ("[tile.b01]", "[tile.b1]", "tile.b1"),
        ("[tile.st-blue]", "[tile.st-red]", "tile.st-red"),
        ("[tile.c01]", "[tile.none]", "tile.none"),
    ):
        error = refusal((old, new))
        assert (error.message.id, error.place) == ("edition-choice", place)
        assert error.message.args["value"] == place.partition(".")[2]
        # long lists of names are cut off
        assert str(error.message.args["known"]).startswith("c01, c02, c03, ")
        assert str(error.message.args["known"]).endswith("…")
    start, end = (TEXT.index(f"[tile.{name}]") for name in ("c01", "c02"))
    error = refusal((TEXT[start:end], ""))
    assert (error.message.id, error.place) == ("edition-missing", "tile.c01")


def test_swapped_materials_and_flowers_are_refused_even_if_the_totals_fit() -> None:
    material = in_table("tile.c02", '"clay"', '"basalt"'), in_table("tile.b02", '"basalt"', '"clay"')
    flower = in_table("tile.st-pink", '"pink"', '"blue"'), in_table("tile.st-blue", '"blue"', '"pink"')
    for changes, place, expected in (
        (material, "tile.c02.material", must_be('"basalt"', '"clay"')),
        (flower, "tile.st-pink.flower", must_be('"blue"', '"pink"')),
    ):
        error = refusal(*changes)
        assert (error.place, (error.message.id, args_of(error))) == (place, expected)


def test_fewer_tokens_give_fewer_rounds_and_more_clay_to_remove() -> None:
    found = edited(
        in_table("setup.tokens", "4 = 10", "4 = 7"),
        in_table("setup.rounds", "4 = 11", "4 = 8"),
        in_table("setup.clay-removed", "4 = 0", "4 = 16"),
    )
    assert (found["TOKENS_USED"], found["ROUNDS"]) == ([0, 0, 14, 12, 7], [0, 0, 15, 13, 8])
    assert found["CLAY_REMOVED"] == [0, 0, 6, 3, 16]


def test_the_longest_game_of_four_takes_the_whole_quarry() -> None:
    found = edited(in_table("setup.tokens", "4 = 10", "4 = 11"), in_table("setup.rounds", "4 = 11", "4 = 12"))
    assert found["ROUNDS"] == [0, 0, 15, 13, 12]
    error = refusal(
        in_table("setup.tokens", "4 = 10", "4 = 11"),
        in_table("setup.rounds", "4 = 11", "4 = 12"),
        in_table("setup.clay-removed", "4 = 0", "4 = 1"),
    )
    assert (error.place, (error.message.id, args_of(error))) == ("setup.clay-removed.4", out_of(1, 0, 0))


def test_tokens_may_all_have_an_effect() -> None:
    changes = (("pillar = 2", "pillar = 3"), ("minus = 2", "minus = 3"), ("blank = 2", "blank = 0"))
    assert edited(*changes)["TOKEN_COUNT"] == [0, 3, 2, 2, 2, 2, 3, 0]


def test_real_tiles_need_not_be_as_even_as_ours() -> None:
    found = edited(
        in_table("tile.c01", 'ne = "bridge"', 'ne = "statue"'),
        in_table("tile.c02", '"white"', '"blue"'),
        in_table("tile.st-white", 'nw = "statue"', 'nw = "none"'),
    )
    symbol, flower = found["TILE_SYMBOL"], found["TILE_FLOWER"]
    assert isinstance(symbol, Grid)
    assert isinstance(flower, Table)
    assert (symbol[1], symbol[49]) == ([1, 1, 0, 0], [0, 2, 3, 4])
    assert flower.count(names.BLUE) == 14


def test_an_owner_may_correct_a_tile_and_say_so() -> None:
    change = in_table("tile.g03", 'nw = "stairs"', 'nw = "bridge"')
    note = 'flower = "white"\nconfidence = "external"\nsource = "My copy."'
    text = TEXT.replace(*change, 1).replace("reconstruction 1", "my copy", 1)
    start = text.index("[tile.g03]")
    text = text[:start] + text[start:].replace('flower = "white"', note, 1)
    edition = parse_edition(text.encode(), "babylon", "mine.toml")
    symbol = tables.tables(edition)["TILE_SYMBOL"]
    assert isinstance(symbol, Grid)
    assert symbol[names.TILE_WORDS.index("g03")] == [names.BRIDGE, names.STATUE, names.FOUNTAIN, names.NO_SYMBOL]
    assert edition.hash != default_edition().hash
    row = next(row for row in provenance(edition) if row.place == "tile.g03.symbols.nw")
    assert row[1:4] == ("bridge", "external", "My copy.")


def test_an_edition_of_another_game_is_refused() -> None:
    error = refusal(('game = "babylon"', 'game = "amyitis"'))
    assert (error.message.id, error.place) == ("edition-game", "game")


@given(st.integers(0, len(TEXT.rstrip()) - 1))
def test_a_truncated_edition_is_refused(length: int) -> None:
    with pytest.raises(EditionError):
        tables.tables(parse_edition(TEXT[:length].encode(), "babylon", "mine.toml"))


@pytest.mark.wide
@given(st.data())
def test_any_value_replaced_by_another_kind_is_refused_or_computed(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    number = data.draw(st.sampled_from([i for i, line in enumerate(lines) if " = " in line and line[0] != "#"]))
    value = data.draw(st.sampled_from(["-1", "99", '""', '"x"', "[]", "{}", "true", "1.5", '["a1"]', "1979-05-27"]))
    lines[number] = lines[number].partition(" = ")[0] + " = " + value
    sentences: list[str] = []
    try:
        assert set(tables.tables(parse_edition("\n".join(lines).encode(), "babylon", "mine.toml"))) == NAMES
    except EditionError as error:
        sentences = sentences_of(error)
    assert all(sentence.startswith("mine.toml, ") for sentence in sentences)


def test_reading_raises_no_message_of_its_own() -> None:
    source = Path(read_edition.__file__ or "").read_text("utf-8")
    assert re.findall(r'"(edition-[a-z0-9-]+)"', source) == []


def test_an_error_in_the_default_edition_names_no_place_on_this_machine() -> None:
    file = default_edition().file
    assert file == "semiramis/games/babylon/data/edition.toml"
    assert all(
        str(Path(tables.__file__).parents[1]) not in text
        for text in sentences_of(EditionError("edition-no-file", file))
    )
