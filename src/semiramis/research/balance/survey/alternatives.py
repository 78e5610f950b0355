"""Other plausible values for a reconstructed place, each as an edition that the game accepts.

Totals of the box must still come out. So where one value alone cannot change, a value of the same kind changes with it:
the two are swapped, or the other one takes up the difference.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from semiramis.core.editions.edition import EditionError, parse_edition
from semiramis.core.editions.ranges import Amounts, Cells, Drawing, Numbers, OneOf, OpenValue, Several, open_values
from semiramis.core.editions.write import edition_text
from semiramis.core.game import Game
from semiramis.core.registry import find_ranges

MOST_WORDS = 2
"""Other words or lists tried at a place."""
TRIES = 40
"""Random lists drawn until one is accepted."""


@dataclass(frozen=True)
class Alternative:
    """Another value for a place, and all values that change with it."""

    place: str
    value: Any
    changes: dict[str, Any]
    game: Game


def list_alternatives(game: Game, value: OpenValue) -> list[Alternative]:
    """Return the game with other plausible values at a place: the ends of a range, or some other words."""
    siblings = [other for other in open_values(game.edition, find_ranges(game.key)) if _alike(other, value)]
    found: list[Alternative] = []
    for other in _candidates(value):
        made = _accepted(game, value, other, siblings)
        if made is not None and made.value != value.value and all(made.value != known.value for known in found):
            found.append(made)
        if len(found) == MOST_WORDS:
            break
    return found


def _alike(one: OpenValue, other: OpenValue) -> bool:
    """Whether two places hold the same kind of value: the same chapter, depth and last word, or neighbours."""
    a, b = one.place.split("."), other.place.split(".")
    same = len(a) == len(b) and a[0] == b[0] and (a[-1] == b[-1] or a[:-1] == b[:-1])
    return same and one.place != other.place


def _candidates(value: OpenValue) -> Iterator[Any]:
    """Yield other values, the most different ones first."""
    dice, kind = Random(value.place), value.range
    if isinstance(kind, Numbers):
        yield from (kind.low, kind.high)
    elif isinstance(kind, OneOf):
        yield from (word for word in kind.words if word != value.value)
    elif isinstance(kind, Several):
        lists = [list(words) for words in combinations(kind.words, kind.size)]
        yield from dice.sample(lists, min(len(lists), TRIES))
    elif isinstance(kind, Amounts):
        yield from ({}, *({word: 1} for word in (kind.words[-1], *kind.words)))
    elif isinstance(kind, Cells):
        for _ in range(TRIES):
            cells = list(value.value)
            cells[dice.randrange(kind.size)] = dice.choice(kind.words)
            yield cells
    else:
        yield _shuffled(kind, value.value, dice)


def _shuffled(kind: Drawing, rows: Sequence[str], dice: Random) -> list[str]:
    """Return a drawing with the same letters in other places."""
    letters = [letter for row in rows for letter in row if not letter.isspace()]
    dice.shuffle(letters)
    return [" ".join(letters.pop() for _ in range(size)) for size in kind.sizes]


def _accepted(game: Game, value: OpenValue, other: Any, siblings: Sequence[OpenValue]) -> Alternative | None:
    """Return the first accepted edition with another value, or with a number a step nearer to the present one."""
    while other != value.value:
        for changes in _completed(value, other, siblings):
            made = _game_with(game, changes)
            if made is not None:
                return Alternative(value.place, other, changes, made)
        if not isinstance(value.range, Numbers):
            return None
        other += 1 if other < value.value else -1
    return None


def _completed(value: OpenValue, other: Any, siblings: Sequence[OpenValue]) -> Iterator[dict[str, Any]]:
    yield {value.place: other}
    for sibling in siblings:
        if sibling.value == other:
            yield {value.place: other, sibling.place: value.value}
    if isinstance(value.range, Numbers):
        for sibling in siblings:
            if isinstance(sibling.range, Numbers):
                rest = sibling.value + value.value - other
                if sibling.range.low <= rest <= sibling.range.high:
                    yield {value.place: other, sibling.place: rest}


def _game_with(game: Game, changes: dict[str, Any]) -> Game | None:
    text = edition_text(game.edition, changes, "variant")
    try:
        return game.with_edition(parse_edition(text.encode(), game.key, "variant"))
    except EditionError:
        return None
