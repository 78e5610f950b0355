"""What the tests of the search share: one compiled engine a game, trees, and positions values thinking about."""

from functools import cache
from typing import Any

from semiramis.bots.search import kernel
from semiramis.bots.search.engine import SEARCH
from semiramis.bots.search.engine_cache import engine_for
from semiramis.bots.search.params import params_for
from semiramis.bots.search.tree import DEEPEST, MOST_MOVES, Tree
from semiramis.core.compile.engine import Engine
from semiramis.core.compile.playouts import seed_stream
from semiramis.core.registry import find_game
from tests.support.random_play import positions

PLAIN_ROWS = 8000


def engine(key: str) -> Engine:
    """The compiled search of a game, the same that its bots use."""
    made = engine_for(find_game(key))
    assert made is not None
    return made


def grown(key: str, state: Any, times: int, seed: int = 1, rows: int = 1 << 16, **params: float) -> Tree:
    """A compiled tree."""
    tree = Tree(engine(key), rows)
    tree.reset(state, seed, **params)
    assert tree.simulate(times) == times
    return tree


def grown_plain(key: str, state: Any, times: int, seed: int = 1, **params: float) -> tuple[list[Any], list[Any], int]:
    """The same tree by plain rules: its links, its values, and how many rows are used."""
    game = find_game(key)
    links = [[0] * (kernel.VISITS + 1) for _ in range(PLAIN_ROWS)]
    values = [[0.0] * (kernel.HEURISTIC + 1) for _ in range(PLAIN_ROWS)]
    states, works, stream = [state.clone() for _ in range(3)], [game.rules.Work(), game.rules.Work()], [0, 0]
    tally, children, leaf_values = [1, 0, 0], [0] * MOST_MOVES, [0.0] * kernel.HEURISTIC
    seed_stream(stream, seed)
    run = SEARCH.linked(game).of(kernel.simulate)
    settings = params_for(game, state.n_seats, **params)
    arrays = kernel.SearchArrays(
        states, works, stream, links, values, [0] * DEEPEST, children, leaf_values, settings, tally
    )
    made = run(arrays, 0, times, 0)
    assert made == times
    assert states[0] == state, "the root is left alone"
    return links, values, tally[kernel.NODES]


@cache
def thoughtful_positions(key: str, seats: int, n: int) -> tuple[Any, ...]:
    """Some positions from the middle of a random game in which somebody has a choice."""
    game = find_game(key)
    decisions = [s for s in positions(game, seats, games=1, seed=seats) if game.rules.mover(s) >= 0]
    wide = [state for state in decisions if 2 <= len(game.legal_codes(state)) <= 40]
    return tuple(wide[len(wide) // 4 :: max(1, len(wide) // (2 * n))][:n])
