"""Random games played by the plain rules alone, to hold compiled ones against."""

from dataclasses import dataclass
from typing import Any

from semiramis.core.compile.playouts import random_code, seed_stream
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.research.simulation.plan import SeatedPlan


@dataclass
class Plain:
    state: Any
    steps: list[list[int]]
    first: int
    decisions: list[int]


def plain_game(plan: SeatedPlan, number: int) -> Plain:
    """The game of a number, played step by step."""
    game = plan.definition
    step, work, stream = PLAYOUTS.linked(game).of(random_code), game.rules.Work(), [0, 0]
    seed_stream(stream, plan.stream_of(number))
    state = game.new_state(plan.n_seats, dict(plan.options))
    played = Plain(state, [], NOBODY, [0] * plan.n_seats)
    while (mover := game.rules.mover(state)) != NOBODY:
        code = step(state, work, stream)
        played.steps.append([mover, code, len(game.legal_codes(state))])
        if mover != CHANCE:
            played.first = mover if played.first == NOBODY else played.first
            played.decisions[mover] += 1
        game.rules.apply(state, work, code)
    return played
