"""Whole random games on a card, many at once."""

from dataclasses import dataclass
from typing import Any

from semiramis.research.engine import Life
from semiramis.research.gpu.engine import DeviceEngine

TALLIES = 8
"""What `random_games` counts for each thread."""


@dataclass(frozen=True)
class PlayedGames:
    """What each thread counted, as `random_games` does, and the last position of its last game, on the card."""

    tallies: Any
    states: Any

    @property
    def decisions(self) -> int:
        """Decisions of players and of chance."""
        return int(self.tallies[:, :2].sum())

    @property
    def last(self) -> Any:
        """The last position of every thread, fetched from the card."""
        return self.states.copy_to_host()[1::2]


def play_games(engine: DeviceEngine, n_seats: int, threads: int, games: int, seed: int) -> PlayedGames:
    """Play random games in every thread; thread i plays those of the stream seed + i, as a processor does."""
    import numpy as np
    from numba import cuda

    states = cuda.device_array(2 * threads, dtype=engine.game.rules.State.dtype())
    works = cuda.device_array(threads, dtype=engine.game.rules.Work.dtype())
    lives = cuda.device_array(threads, dtype=Life.dtype())
    tallies = cuda.to_device(np.zeros((threads, TALLIES), dtype=np.int64))
    start = cuda.to_device(engine.states(engine.game.new_state(n_seats)))
    engine.launch("play", threads, start, states, works, lives, tallies, seed, games)
    return PlayedGames(tallies.copy_to_host(), states)
