"""All faults of an edition are reported at once."""

import pytest

from semiramis.core.editions.faults import MOST_FAULTS, list_faults
from semiramis.core.registry import find_game, keys


def faults(text: str, key: str = "amyitis") -> list[tuple[str, str]]:
    game = find_game(key)
    edition, found = list_faults(text.encode(), game.edition, game.components.read_tables, "mine.toml")
    assert (edition is None) == bool(found)
    return [(fault.message.id, fault.place) for fault in found]


def changed(*changes: tuple[str, str], key: str = "amyitis") -> list[tuple[str, str]]:
    text = find_game(key).edition.text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return faults(text, key)


@pytest.mark.parametrize("key", keys())
def test_the_edition_of_the_package_has_no_fault(key: str) -> None:
    assert changed(key=key) == []


def test_every_fault_is_told_in_the_order_of_the_checks() -> None:
    found = changed(
        ("value = 30", "value = 31"),
        ("barley = 7", "barley = 9"),
        ('demand = "palm"', 'demand = "gold"'),
        ("[plant.d]", "[plant.e]"),
        ("prestige = 4", "prestige = -4"),
        ("one-good = 3", "one-good = 99"),
    )
    assert found == [
        ("edition-must-be", "supply.talents.value"),
        ("edition-total", "supply.goods"),
        ("edition-choice", "city.eshnunna.demand"),
        ("edition-choice", "plant.e"),
        ("edition-missing", "plant.d"),
        ("edition-range", "tile.q1-a.prestige"),
        ("edition-range", "prestige.sale.one-good"),
    ]


def test_a_total_over_many_tables_is_told_once() -> None:
    assert changed(("count = { 2 = 3, 3 = 4, 4 = 5 }", "count = { 2 = 3, 3 = 4, 4 = 6 }")) == [
        ("edition-total", "craft.*.count.4")
    ]


def test_where_a_fault_lies_elsewhere_its_whole_chapter_is_set_right() -> None:
    found = changed(
        ("2.large = { tiles = 7", "2.large = { tiles = 4"),
        ("[end.last-round]\nvalue = 40", "[end.last-round]\nvalue = 0"),
    )
    assert found == [("edition-too-much", "favour.2.small.tiles"), ("edition-range", "end.last-round.value")]


def test_faults_inside_lists_and_drawings() -> None:
    found = changed(
        ('"p . p p"', '"p . p X"'),
        ('cells = ["3", "g", "2"]', 'cells = ["3", "x", "2"]'),
        ('2 = ["0,0", "1,0"', '2 = ["0,0", "0,0"'),
        key="ishtar",
    )
    assert [id for id, _ in found] == ["edition-choice", "edition-twice", "edition-choice"]
    assert [place.split(".")[0] for _, place in found] == ["board", "layout", "tile"]


def test_what_cannot_be_read_at_all_is_the_only_fault() -> None:
    assert faults("x =") == [("edition-not-toml", "")]
    assert faults("") == [("edition-missing", "format")]
    assert faults(find_game("ishtar").edition.text) == [("edition-game", "game")]


def test_there_is_an_end_to_it() -> None:
    text = (
        find_game("babylon")
        .edition.text.replace('flower = "white"', 'flower = "green"')
        .replace('flower = "pink"', "flower = 3")
    )
    assert len(faults(text, "babylon")) == MOST_FAULTS


def test_a_check_that_nothing_satisfies_is_not_asked_forever() -> None:
    game = find_game("amyitis")
    contrary = game.edition.text.replace(f'name = "{game.edition.name}"', 'name = "x"')

    def never(edition: object) -> None:
        from semiramis.core.editions.edition import EditionError

        raise EditionError("edition-missing", "mine.toml", ("supply", "talents"), known="–")

    edition, found = list_faults(contrary.encode(), game.edition, never, "mine.toml")
    assert edition is None
    assert len(found) == 1
