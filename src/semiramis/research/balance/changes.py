"""Editions with changed values: parsing `--set place=value`, and writing the changed edition as a file."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from semiramis.core.editions.edition import Edition, parse_edition
from semiramis.core.editions.reader import dotted, leaves, quote_value
from semiramis.core.editions.write import edition_text
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.core.model.quote import LONG, quote

LONGEST_CHANGE = 500
PLAIN = (bool, int, float, str, list)


@dataclass(frozen=True)
class Change:
    """A new value for a place in an edition; a place is a dotted path into the edition file."""

    place: str
    value: Any

    def __str__(self) -> str:
        return f"{self.place}={written(self.value)}"


def written(value: object) -> str:
    """A value as it is written after `--set`."""
    return ",".join(map(written, value)) if isinstance(value, list) else str(value)


def change_of(edition: Edition, given: str) -> Change:
    """Parse `place=value`; Malformed if it has another form or the place is unknown."""
    place, equals, text = given.partition("=")
    if not equals or len(given) > LONGEST_CHANGE:
        raise Malformed("balance-form", given=quote(given, LONG), most=LONGEST_CHANGE)
    return change_at(edition, place, text)


def change_at(edition: Edition, place: str, text: str) -> Change:
    """The change of a place to the value of a text."""
    place = place.strip()
    return Change(place, value_of(text.strip(), value_at(edition, place)))


def value_at(edition: Edition, place: str) -> Any:
    """The value at a place; Malformed, with the closest matches, if there is none."""
    known = {dotted(where): value for where, value, _ in leaves(edition.data)}
    if place not in known:
        near = get_close_matches(place, known, n=3, cutoff=0.0)
        raise Malformed("balance-place", given=quote(place, LONG), near=", ".join(near), game=edition.game)
    return known[place]


def value_of(text: str, like: object) -> Any:
    """Parse a value as in an edition file; words need no quotes and lists no brackets."""
    if isinstance(like, list) and not text.startswith("["):
        return [value_of(item.strip(), "") for item in text.split(",")]
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        return text
    return value if isinstance(value, PLAIN) else text


def changed(game: Game, changes: Sequence[Change]) -> tuple[Edition, str]:
    """The changed edition of a game and its text; a value that the game does not allow raises as in an edition file."""
    edition = game.edition
    name = f"{edition.name}, {', '.join(map(str, changes))}"
    text = edition_text(edition, {change.place: change.value for change in changes}, name)
    made = parse_edition(text.encode(), edition.game, edition.file)
    game.with_edition(made)
    return made, text


def expect_different(edition: Edition, changes: Sequence[Change]) -> None:
    """Raise Malformed for a place that is changed twice, and for changes without effect."""
    expect_once(changes)
    if all(value_at(edition, change.place) == change.value for change in changes):
        raise Malformed("balance-same", place=changes[0].place, value=quote_value(changes[0].value))


def expect_once(changes: Sequence[Change]) -> None:
    """Raise Malformed for a place that is changed twice."""
    places = [change.place for change in changes]
    for place in places:
        if places.count(place) > 1:
            raise Malformed("balance-twice", place=place)
