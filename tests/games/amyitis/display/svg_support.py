"""Positions of Amyitis, and what an SVG draws."""

from collections.abc import Callable
from functools import cache
from xml.etree import ElementTree

from semiramis.core.model.message import Message
from semiramis.games.amyitis.display.svg.table import picture
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.support.random_play import positions

SVG = "{http://www.w3.org/2000/svg}"


Element = ElementTree.Element


def plain(message: Message) -> str:
    """A renderer that returns message ids instead of sentences."""
    return message.id


def root_of(state: State, render: Callable[[Message], str] = plain) -> Element:
    return ElementTree.fromstring(picture(state, render))


def of_class(root: Element, name: str) -> list[Element]:
    return [element for element in root.iter() if element.get("class") == name]


def shown(root: Element, name: str, *keys: str) -> list[tuple[str | None, ...]]:
    """The descriptions of all elements of a class, sorted."""
    return sorted(tuple(element.get(f"data-{key}") for key in keys) for element in of_class(root, name))


@cache
def played(n_seats: int, seed: int) -> tuple[State, ...]:
    return tuple(positions(GAME, n_seats, games=1, seed=seed))


def sample(n_seats: int, seed: int) -> list[State]:
    """Some positions of a random game: the first of every stage, every fiftieth, and the last."""
    game = played(n_seats, seed)
    first = {state.stage: state for state in reversed(game)}
    return [*first.values(), *game[::50], game[-1]]


def last(n_seats: int, seed: int = 3) -> State:
    return played(n_seats, seed)[-1].clone()
