"""Editions of Amyitis that contradict the box list, or differ from ours and may."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.core.editions.edition import EditionError, parse_edition, provenance
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Arg
from semiramis.core.model.rule import Table
from semiramis.games.amyitis.components import names, read_cards, read_edition, tables
from semiramis.games.amyitis.components.tables import default_edition
from tests.games.amyitis.components.edition_support import NAMES, TEXT, edited, size


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
        re.match(rf"mine\.toml, {re.escape(caught.value.place)}\s?: ", sentence) for sentence in result(caught.value)
    )
    return caught.value


def result(error: EditionError) -> list[str]:
    """The text of an error in every language."""
    return [texts(language).render(error.message) for language in LANGUAGES]


def args_of(error: EditionError) -> dict[str, Arg]:
    """The arguments of an error besides file and place."""
    return {name: arg for name, arg in error.message.args.items() if name not in ("file", "place")}


SQUARES = "a1, a2, a3, a4, b1, b2, b3, b4, c1, c2, c3, c4, d1, d2, d3"


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


def too_much(value: int, other: str, limit: int, most: int) -> tuple[str, dict[str, Arg]]:
    return "edition-too-much", {"value": value, "other": other, "limit": limit, "most": most}


def not_(kind: str, value: str) -> tuple[str, dict[str, Arg]]:
    return f"edition-not-{kind}", {"value": value}


def twice(value: str) -> tuple[str, dict[str, Arg]]:
    return "edition-twice", {"value": value}


UNKNOWN: tuple[str, dict[str, Arg]] = ("edition-unknown-key", {})


@pytest.mark.parametrize(
    ("header", "old", "new", "place", "expected"),
    [
        ("supply.talents", "30", "31", "supply.talents.value", must_be(31, 30)),
        ("supply.talents", "30", "-1", "supply.talents.value", out_of(-1, 0, 1000)),
        ("supply.talents", "30", '"30"', "supply.talents.value", not_("number", '"30"')),
        ("supply.camels", "14", "15", "supply.camels.value", must_be(15, 14)),
        ("supply.goods", "dates = 7", "dates = 8", "supply.goods", total(36, 35)),
        ("supply.cubes", "27", "19", "supply.cubes.value", out_of(19, 20, 40)),
        ("supply.cubes", "27", "41", "supply.cubes.value", out_of(41, 20, 40)),
        ("start", "talents = 4", "talents = 8", "start.talents", out_of(8, 0, 7)),
        ("start", "camels = 1", "camels = 4", "start.camels", out_of(4, 0, 3)),
        ("city.susa", "place = 1", "place = 2", "city.eshnunna.place", twice("2")),
        ("city.susa", "place = 1", "place = 9", "city.susa.place", out_of(9, 0, 8)),
        ("city.susa", '"court"', '"plant"', "city", occurs('kind = "court"', 3, 4)),
        ("city.susa", '"court"', '"harbour"', "city.susa.kind", choice("harbour", "sale, court, plant")),
        ("city.susa", '"barley"', '"wine"', "city.susa.demand", choice("wine", "barley, dates, salt, palm")),
        ("city.susa", '["banker", "palace"]', '["banker", "banker"]', "city.susa.offers", twice('"banker"')),
        ("city.susa", '["banker", "palace"]', '["banker"]', "city.susa.offers", size(1, 2)),
        (
            "city.susa",
            '["banker", "palace"]',
            '["banker", "king"]',
            "city.susa.offers",
            choice("king", "caravaneer, banker, palace, gardener"),
        ),
        ("city.susa", '["banker", "palace"]', '"banker"', "city.susa.offers", not_("list", '"banker"')),
        ("city.ur", 'kind = "plant"\n', 'kind = "plant"\noffers = ["banker", "palace"]\n', "city.ur.offers", UNKNOWN),
        ("city.babylon", 'kind = "sale"\n', 'kind = "sale"\ndemand = "salt"\n', "city.babylon.demand", UNKNOWN),
        ("plant.b", "quality = 2", "quality = 1", "plant.b.face-2.quality", must_be(1, 2)),
        ("plant.d", "quality = 2", "quality = 1", "plant.d.face-1.quality", must_be(1, 2)),
        ("plant.b", '"salt"', '"wine"', "plant.b.face-2.extra", choice("wine", "barley, dates, salt, palm, none")),
        ("court.caravaneer-0", "4 = 4", "4 = 5", "court.caravaneer-0.count.4", must_be(5, 4)),
        ("court.caravaneer-2", "4 = 2", "4 = 1", "court.caravaneer-2.count.4", must_be(1, 2)),
        ("court.caravaneer-2", "3 = 1", "3 = 2", "court.caravaneer-2.count.3", must_be(2, 1)),
        ("court.banker-2", "4 = 3", "4 = 4", "court.*.count.4", total(32, 31)),
        (
            "court.banker-2",
            "2 = 1",
            "2 = 3",
            "court.banker-2.count.2",
            too_much(3, "court.banker-2.count.3", 2, 2),
        ),
        ("court.palace-1", "prestige = 3", "prestige = 21", "court.palace-1.prestige", out_of(21, 0, 20)),
        (
            "court.gardener",
            "4 = 4",
            "4 = 3",
            "court.gardener.count.3",
            too_much(4, "court.gardener.count.4", 3, 3),
        ),
        ("craft.peasant", "4 = 5", "4 = 6", "craft.*.count.4", total(19, 18)),
        ("craft.peasant", "3 = 4", "3 = 6", "craft.peasant.count.3", too_much(6, "craft.peasant.count.4", 5, 5)),
        ("field.top", 'space-5 = "wine"', 'space-5 = "salt"', "field.top.space-5", must_be('"salt"', '"wine"')),
        ("field.top", 'space-2 = "salt"', 'space-2 = "dates"', "field.top", twice('"dates"')),
        ("garden.floor", "[1, 2, 3, 4]", "[1, 2, 4, 4]", "garden.floor", occurs("3", 2, 3)),
        ("garden.floor", "[1, 2, 3, 4]", "[1, 2, 3]", "garden.floor.d", size(3, 4)),
        ("garden.floor", "[1, 2, 3, 4]", '[1, 2, 3, "4"]', "garden.floor.d", not_("number", '"4"')),
        (
            "garden.quality",
            "floor-2 = 2",
            "floor-2 = 1",
            "garden.quality",
            ("edition-few-tiles", {"quality": 1, "found": 12, "most": 9}),
        ),
        (
            "garden.double",
            '"both-floors-2-up"',
            '"all"',
            "garden.double.value",
            choice("all", "both-floors-2-up, one-floor-3-up"),
        ),
        (
            "garden.double",
            '"both-floors-2-up"',
            '["b3-b2"]',
            "garden.double.value",
            choice("b3-b2", ", ".join(names.CANAL_WORDS)),
        ),
        ("garden.unused", '["a1", "b2", "c3"]', '["a1", "b2"]', "garden.unused.value", size(2, 3)),
        ("garden.unused", '["a1", "b2", "c3"]', '["a1", "b2", "d4"]', "garden.unused.value", choice("d4", SQUARES)),
        ("garden.unused", '["a1", "b2", "c3"]', '["a1", "b2", "e5"]', "garden.unused.value", choice("e5", SQUARES)),
        ("tile.q1-a", "quality = 1", "quality = 2", "tile", occurs("quality = 1", 8, 9)),
        ("tile.q1-a", "prestige = 4", "prestige = 21", "tile.q1-a.prestige", out_of(21, 0, 20)),
        ("tile.q1-b", "talents = 1", "talents = 21", "tile.q1-b.bonus.talents", out_of(21, 0, 20)),
        ("tile.q1-b", "talents = 1", "talent = 1", "tile.q1-b.bonus.talent", UNKNOWN),
        ("tile.q1-b", "{ talents = 1 }", "1", "tile.q1-b.bonus", not_("table", "1")),
        ("tile.q3-b", "prestige = 8", "prestige = 10", "tile", occurs("quality = 3, prestige = 10", 2, 1)),
        ("tile.q3-a", "prestige = 10", "prestige = 9", "tile", occurs("quality = 3, prestige = 10", 0, 1)),
        ("prestige.engineer", "2", "21", "prestige.engineer.value", out_of(21, 0, 20)),
        ("prestige.sale", "one-good = 3", "one-good = true", "prestige.sale.one-good", not_("number", "true")),
        ("favour", "tiles = 7", "tiles = 5", "favour.2.small.tiles", too_much(5, "favour.2.large.tiles", 5, 4)),
        ("favour", "tiles = 7", "tiles = 17", "favour.2.large.tiles", out_of(17, 2, 16)),
        (
            "favour",
            "prestige = 10",
            "prestige = 5",
            "favour.2.small.prestige",
            too_much(5, "favour.2.large.prestige", 5, 4),
        ),
        ("end.tiles-left", "2 = 3", "2 = 13", "end.tiles-left.2", out_of(13, 1, 12)),
        ("end.last-round", "40", "0", "end.last-round.value", out_of(0, 1, 100)),
        ("end.last-round", "value = 40", "value = 40\nrounds = 3", "end.last-round.rounds", UNKNOWN),
    ],
)
def test_a_contradiction_of_the_box_list_names_its_place(
    header: str, old: str, new: str, place: str, expected: tuple[str, dict[str, Arg]]
) -> None:
    error = refusal(in_table(header, old, new))
    assert (error.message.id, error.place) == (expected[0], place)
    assert args_of(error) == expected[1]


def test_missing_and_surplus_components_are_named_with_the_total() -> None:
    for old, new, place, number in (
        ("[city.susa]", "[city.sippar]", "city.sippar", 9),
        ("[tile.q1-i]", "[tile.q1-j]", "tile.q1-j", 20),
        ("[court.palace-3]", "[court.palace-4]", "court.palace-4", 10),
        ("[craft.priest]", "[craft.scribe]", "craft.scribe", 4),
        ("[plant.b]", "[plant.e]", "plant.e", 4),
    ):
        error = refusal((old, new))
        assert (error.message.id, error.place) == ("edition-choice", place)
        assert error.message.args["value"] == place.partition(".")[2]
        assert len(str(error.message.args["known"]).split(", ")) == number
    error = refusal(("[tile.q1-a]\nquality = 1\nprestige = 4\nbonus = {}\n", ""))
    assert (error.message.id, error.place) == ("edition-missing", "tile.q1-a")
    assert args_of(error) == {"known": ", ".join(names.TILE_WORDS[2:])}


def test_swapped_kinds_and_places_are_refused_even_if_the_totals_fit() -> None:
    swap = in_table("city.susa", '"court"', '"plant"'), in_table("city.mari", '"plant"', '"court"')
    move = in_table("city.babylon", "place = 0", "place = 1"), in_table("city.susa", "place = 1", "place = 0")
    tile = in_table("tile.q1-a", "quality = 1", "quality = 2"), in_table("tile.q2-a", "quality = 2", "quality = 1")
    for changes, place, expected in (
        (swap, "city.mari.kind", must_be('"court"', '"plant"')),
        (move, "city.babylon.place", must_be(1, 0)),
        (tile, "tile.q1-a.quality", must_be(2, 1)),
    ):
        error = refusal(*changes)
        assert (error.place, (error.message.id, args_of(error))) == (place, expected)


def test_too_few_craft_cards_for_the_triples_are_refused() -> None:
    thin = [in_table(f"craft.{craft}", "2 = ", "2 = 1, 3 = 4, 4 = 5 } #") for craft in ("peasant", "merchant")]
    error = refusal(*thin, in_table("craft.priest", "2 = 2", "2 = 1"))
    assert (error.message.id, error.place) == ("edition-total-range", "craft.*.count.2")
    assert args_of(error) == {"found": 5, "least": 6, "most": 13}
    same = [
        in_table(f"craft.{craft}", f"2 = {few}", f"2 = {few + 1}")
        for craft, few in {"peasant": 3, "priest": 2, "engineer": 2, "merchant": 3}.items()
    ]
    error = refusal(*same)
    assert (error.message.id, error.place) == ("edition-total-range", "craft.*.count.2")
    assert args_of(error) == {"found": 14, "least": 6, "most": 13}


def test_a_level_without_cards_is_refused_unless_it_is_the_top_palace() -> None:
    none = "count = { 2 = 0, 3 = 0, 4 = 0 } #"
    more = in_table("court.gardener", "4 = 4", "4 = 7")
    error = refusal(in_table("court.palace-2", "count =", none), more)
    assert (error.place, (error.message.id, args_of(error))) == ("court.palace-2.count.4", out_of(0, 1, 31))
    found = edited(in_table("court.palace-3", "count =", none), more)
    assert found["COURT_TOP"] == [2, 3, 2, 1]


def test_an_owner_may_correct_a_tile_and_say_so() -> None:
    change = in_table("tile.q3-b", "prestige = 8", 'prestige = 9\nconfidence = "external"\nsource = "My copy."')
    text = TEXT.replace(*change, 1).replace("reconstruction 2", "my copy", 1)
    edition = parse_edition(text.encode(), "amyitis", "mine.toml")
    prestige = tables.tables(edition)["TILE_PRESTIGE"]
    assert isinstance(prestige, Table)
    assert prestige[names.TILE_WORDS.index("q3-b")] == 9
    assert edition.hash != default_edition().hash
    row = next(row for row in provenance(edition) if row.place == "tile.q3-b.prestige")
    assert row[1:4] == (9, "external", "My copy.")


@given(st.integers(0, len(TEXT.rstrip()) - 1))
def test_a_truncated_edition_is_refused(length: int) -> None:
    with pytest.raises(EditionError):
        tables.tables(parse_edition(TEXT[:length].encode(), "amyitis", "mine.toml"))


@pytest.mark.wide
@given(st.data())
def test_any_value_replaced_by_another_kind_is_refused_or_computed(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    number = data.draw(st.sampled_from([i for i, line in enumerate(lines) if " = " in line and line[0] != "#"]))
    value = data.draw(st.sampled_from(["-1", "99", '""', '"x"', "[]", "{}", "true", "1.5", '["a1"]', "1979-05-27"]))
    lines[number] = lines[number].partition(" = ")[0] + " = " + value
    sentences: list[str] = []
    try:
        assert set(tables.tables(parse_edition("\n".join(lines).encode(), "amyitis", "mine.toml"))) == NAMES
    except EditionError as error:
        sentences = result(error)
    assert all(sentence.startswith("mine.toml, ") for sentence in sentences)


def test_every_edition_error_has_a_text_in_four_languages() -> None:
    sources = [Path(module.__file__ or "").read_text("utf-8") for module in (read_edition, read_cards)]
    ids = set(re.findall(r'"(edition-[a-z0-9-]+)"', "".join(sources)))
    assert ids == {"edition-few-tiles", "edition-range", "edition-too-much", "edition-total-range"}
    names = ("place", "value", "other", "limit", "least", "most", "found", "quality")
    for id in ids:
        result(EditionError(id, "mine.toml", **dict.fromkeys(names[1:], 1), place=("a",)))


def test_an_error_in_the_default_edition_shows_no_local_path() -> None:
    file = default_edition().file
    assert file == "semiramis/games/amyitis/data/edition.toml"
    assert all(
        str(Path(tables.__file__).parents[1]) not in text for text in result(EditionError("edition-no-file", file))
    )
