"""Random positions for tests, by seed."""

from collections.abc import Iterator
from typing import Any

from semiramis.core.compile.playouts import random_code, seed_stream
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY


def positions(
    game: Game, seats: int, games: int, seed: int = 1, options: dict[str, str] | None = None
) -> Iterator[Any]:
    """Yield every position of some random games, from the empty table to the end."""
    step, work, stream = PLAYOUTS.linked(game).of(random_code), game.rules.Work(), [0, 0]
    for number in range(games):
        seed_stream(stream, seed + number)
        state = game.new_state(seats, options)
        yield state.clone()
        while game.rules.mover(state) != NOBODY:
            game.rules.apply(state, work, step(state, work, stream))
            yield state.clone()
