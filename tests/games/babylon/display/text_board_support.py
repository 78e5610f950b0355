"""Positions of Babylon and their text boards."""

import random
from functools import cache

from semiramis.core.model.domain import NOBODY
from semiramis.games.babylon.display.text.board import draw
from semiramis.games.babylon.rules import scoring, setup, turn
from semiramis.games.babylon.rules.actions import BUILD_FROM, DEAL_FIRST_CODE, DEAL_TILE_CODE, FOUNTAIN_ON, PLACE_AT
from semiramis.games.babylon.rules.stages import BUILD, HANGING, MINE, PLACING, TURNING
from semiramis.games.babylon.rules.state import State, Work


def decorations(codes: list[int]) -> list[int]:
    return [code for code in codes if FOUNTAIN_ON <= code < PLACE_AT]


def plan_slab(state: State, work: Work, dice: random.Random) -> tuple[float, list[int]]:
    """A random way to lay the slab in hand, and the points it gains with every decoration that fits."""
    state, codes, seat = state.clone(), [], state.asked
    while state.stage in (PLACING, HANGING, TURNING):
        codes.append(dice.choice(work.legal[: turn.legal(state, work)]))
        turn.apply(state, work, codes[-1])
    while found := decorations(work.legal[: turn.legal(state, work)]):
        turn.apply(state, work, found[0])
    return scoring.total_score(state, seat) + dice.random(), codes


@cache
def rich_game(n_seats: int, seed: int) -> tuple[State, ...]:
    """Every position of a game in which all players build and decorate; the seed also chooses the options."""
    dice, work, start = random.Random(seed), Work(), State()
    setup.set_up(start, n_seats)
    start.footprint, start.bridge_gap, start.overhang = seed % 2, seed % 3, seed // 2 % 2
    start.first_statue, start.supply_limit = seed // 3 % 2, seed // 4 % 2
    states, plan = [start], list[int]()
    while turn.mover(states[-1]) != NOBODY:
        state = states[-1].clone()
        codes = work.legal[: turn.legal(state, work)]
        if state.stage == BUILD and dice.random() < 0.95:
            codes = decorations(codes) or [code for code in codes if BUILD_FROM <= code < FOUNTAIN_ON] or codes
        if state.stage == PLACING:
            plan = max(plan_slab(state, work, dice) for _ in range(8))[1]
        turn.apply(state, work, plan.pop(0) if plan else dice.choice(codes))
        states.append(state)
    return tuple(states)


def position(n_seats: int = 4, seed: int = 5, part: float = 0.7) -> State:
    game = rich_game(n_seats, seed)
    return game[int(part * (len(game) - 1))].clone()


def first_turn(n_seats: int = 4) -> State:
    """Everything dealt in order, and the second player begins."""
    state, work = State(), Work()
    setup.set_up(state, n_seats)
    for code in (*range(DEAL_TILE_CODE + 1, DEAL_TILE_CODE + 17), DEAL_FIRST_CODE + 1):
        turn.apply(state, work, code)
    while state.stage != MINE:
        turn.legal(state, work)
        turn.apply(state, work, work.legal[0])
    return state


def with_garden(*lines: str) -> str:
    """The first turn with the first garden written by hand."""
    return draw(first_turn()).replace("\nJ .\n", "\n" + "\n".join(lines) + "\n")


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), start=1) if part in line)
