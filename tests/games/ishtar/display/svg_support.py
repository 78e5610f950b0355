"""Positions of Ishtar, and what an SVG draws."""

import re
from functools import cache
from random import Random
from xml.etree import ElementTree as ET

from semiramis.core.i18n.text import texts
from semiramis.core.model.domain import NOBODY
from semiramis.games.ishtar.display.svg.table import picture
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.actions import END_TURN, LEARN_SKILL, SKIP_SYMBOL
from semiramis.games.ishtar.rules.stages import SPECIAL, TREE
from semiramis.games.ishtar.rules.state import State

SVG = "{http://www.w3.org/2000/svg}"


ENGLISH = texts("en").render


@cache
def busy_game(seats: int, seed: int) -> tuple[State, ...]:
    """Every position of a game in which all players unlock and plant all they can."""
    dice, state, work = Random(seed), GAME.new_state(seats), GAME.rules.Work()
    found = [state.clone()]
    while GAME.rules.mover(state) != NOBODY:
        codes = GAME.legal_codes(state, work)
        if state.stage in (SPECIAL, TREE):
            codes = [code for code in codes if code not in (END_TURN, SKIP_SYMBOL)] or codes
        if state.stage == SPECIAL and dice.random() < 0.7:
            codes = [code for code in codes if code >= LEARN_SKILL] or codes
        GAME.rules.apply(state, work, dice.choice(codes))
        found.append(state.clone())
    return tuple(found)


def drawn(state: State) -> ET.Element:
    return ET.fromstring(picture(state, ENGLISH))


def numbers(text: str) -> list[float]:
    return [float(found) for found in re.findall(r"-?\d+(?:\.\d+)?", text)]
