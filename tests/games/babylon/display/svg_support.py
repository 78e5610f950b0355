"""Positions of Babylon, and what an SVG draws."""

from functools import cache
from itertools import islice
from xml.etree.ElementTree import Element, fromstring

from semiramis.core.i18n.text import texts
from semiramis.games.babylon.display.svg.table import picture
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import State
from tests.support.random_play import positions

SVG = "{http://www.w3.org/2000/svg}"


TOWER = (
    *("c01 a1 1 0 none", "c02 b2 2 0 se", "c03 a1 3 0 none", "c04 b2 4 0 nw"),
    *("c05 a1 5 0 none", "c06 b2 6 0 none", "g01 f6 1 0 se", "+statue f6"),
)


@cache
def samples(seats: int) -> list[State]:
    """Some positions of random games, among them the empty table and the end."""
    every = list(positions(GAME, seats, games=2, seed=7))
    return [every[0], *islice(every, 5, None, 41), every[-1]]


def drawn(state: State, language: str = "en") -> Element:
    return fromstring(picture(state, texts(language).render))


def said(element: Element) -> str:
    return "".join(element.itertext())
