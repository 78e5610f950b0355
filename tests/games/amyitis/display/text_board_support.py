"""Positions of Amyitis and their text boards."""

from functools import cache

from semiramis.core.compile import playouts
from semiramis.core.compile.link import Linked
from semiramis.core.model.domain import NOBODY
from semiramis.games.amyitis.rules import scoring, setup, turn
from semiramis.games.amyitis.rules.state import State, Work

LOOPS = Linked(
    [playouts], {"mover": turn.mover, "legal": turn.legal, "apply": turn.apply, "total_score": scoring.total_score}
)


@cache
def random_game(n_seats: int, seed: int) -> tuple[State, ...]:
    """Every position of a random game; the seed also chooses the options."""
    start = State()
    setup.set_up(start, n_seats)
    start.any_good_wine, start.cut_off_canals, start.field_tie = seed & 1, seed >> 1 & 1, seed >> 2 & 1
    states, work, stream = [start], Work(), [0, 0]
    LOOPS.of(playouts.seed_stream)(stream, seed)
    while turn.mover(states[-1]) != NOBODY:
        code = LOOPS.of(playouts.random_code)(states[-1], work, stream)
        states.append(states[-1].clone())
        turn.apply(states[-1], work, code)
    return tuple(states)


def position(n_seats: int = 4, seed: int = 8, part: float = 0.6) -> State:
    game = random_game(n_seats, seed)
    return game[int(part * (len(game) - 1))].clone()
