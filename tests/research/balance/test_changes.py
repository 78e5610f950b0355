"""Changed editions: which value is meant, what is refused, and that nothing else changes."""

from typing import Any

import pytest

from semiramis.core.editions.edition import parse_edition, provenance
from semiramis.core.editions.reader import EditionError
from semiramis.core.model.message import Malformed
from semiramis.core.registry import find_game, keys
from semiramis.research.balance.changes import (
    LONGEST_CHANGE,
    Change,
    change_of,
    changed,
    expect_different,
    expect_once,
    value_at,
)


@pytest.mark.parametrize("key", keys())
def test_the_text_of_an_edition_is_the_edition(key: str) -> None:
    game = find_game(key)
    made, text = changed(game, [])
    again = parse_edition(text.encode(), key, "again.toml")
    assert {**again.data, "name": ""} == {**game.edition.data, "name": ""}
    # a table's own values come before the tables in it; that alone may differ
    assert sorted(map(str, provenance(again))) == sorted(map(str, provenance(game.edition)))
    assert again.hash == made.hash


@pytest.mark.parametrize(
    ("key", "given", "value"),
    [
        ("amyitis", "start.talents=6", 6),
        ("amyitis", " start.talents = 0 ", 0),
        ("amyitis", "city.mari.demand=salt", "salt"),
        ("amyitis", 'city.mari.demand="salt"', "salt"),
        ("amyitis", "city.susa.offers=banker, palace", ["banker", "palace"]),
        ("amyitis", 'city.susa.offers=["palace", "banker"]', ["palace", "banker"]),
        ("babylon", "setup.rounds.2=15", 15),
        ("ishtar", 'layout.2=["0,0", "1,0"]', ["0,0", "1,0"]),
    ],
)
def test_a_value_is_written_as_people_write_it(key: str, given: str, value: Any) -> None:
    edition = find_game(key).edition
    found = change_of(edition, given)
    assert found.value == value
    assert value_at(edition, found.place) is not None


def test_only_what_is_changed_changes() -> None:
    game = find_game("amyitis")
    made, _ = changed(game, [change_of(game.edition, "start.talents=6")])
    before, after = ({v.place: v.value for v in provenance(edition)} for edition in (game.edition, made))
    assert {place for place in before if before[place] != after[place]} == {"start.talents"}
    assert after["start.talents"] == 6
    assert made.name == "reconstruction 2, start.talents=6"
    assert made.hash != game.edition.hash
    assert game.edition.data["start"]["talents"] == 4
    other = game.with_edition(made)
    assert other.components.tables["START_TALENTS"] == 6
    assert game.components.tables["START_TALENTS"] == 4


def test_many_changes_fit_into_the_name() -> None:
    game = find_game("babylon")
    places = ("points.height=3", "points.statue=2", "points.fountain=4", "points.bridge=4")
    made, _ = changed(game, [change_of(game.edition, given) for given in places])
    assert len(made.name) == 60
    assert made.name.startswith("reconstruction 1, points.height=3, points.statue=2")


@pytest.mark.parametrize(
    ("given", "near"),
    [("start.talent=3", "start.talents"), ("city.marie.demand=salt", "city.mari.demand"), ("TALENTS=1", "")],
)
def test_an_unknown_place_gets_the_nearest(given: str, near: str) -> None:
    with pytest.raises(Malformed) as caught:
        change_of(find_game("amyitis").edition, given)
    assert caught.value.message.id == "balance-place"
    assert str(caught.value.message.args["near"]).startswith(near)
    assert str(caught.value.message.args["near"]).count(", ") == 2


@pytest.mark.parametrize("given", ["start.talents", "", "start.talents=" + "7" * LONGEST_CHANGE])
def test_what_is_no_change(given: str) -> None:
    with pytest.raises(Malformed) as caught:
        change_of(find_game("amyitis").edition, given)
    assert caught.value.message.id == "balance-form"


@pytest.mark.parametrize(
    ("given", "id"),
    [
        ("start.talents=99", "edition-range"),
        ("start.talents=-1", "edition-range"),
        ("start.talents=many", "edition-not-number"),
        ("start.talents=2.5", "edition-not-value"),
        ("start.talents=nan", "edition-not-value"),
        ("start.talents=true", "edition-not-number"),
        ("start.talents=[1]", "edition-not-number"),
        ("start.talents=", "edition-not-number"),
        ("start.talents=1979-05-27", "edition-not-number"),
        ("start.talents=" + "7" * 400, "edition-range"),
        ("city.mari.demand=gold", "edition-choice"),
        ("city.susa.offers=banker,king", "edition-choice"),
        ("supply.talents.value=40", "edition-must-be"),
    ],
)
def test_the_checks_of_the_game_decide_what_may_stand_at_a_place(given: str, id: str) -> None:
    game = find_game("amyitis")
    with pytest.raises(EditionError) as caught:
        changed(game, [change_of(game.edition, given)])
    assert caught.value.message.id == id
    assert caught.value.place == given.partition("=")[0]


def test_changes_that_say_nothing_or_too_much() -> None:
    edition = find_game("amyitis").edition
    same, other = Change("start.talents", 4), Change("start.talents", 5)
    for changes, id in (([same], "balance-same"), ([other, same], "balance-twice")):
        with pytest.raises(Malformed) as caught:
            expect_different(edition, changes)
        assert caught.value.message.id == id
    expect_different(edition, [same, Change("start.camels", 0)])
    expect_once([same, Change("start.camels", 0)])
