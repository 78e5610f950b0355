"""Whole random games on a GPU, many at once."""

from dataclasses import dataclass
from typing import Any

from semiramis.research.engine import SlotRng
from semiramis.research.gpu.engine import DeviceEngine

TALLIES = 8
"""Numbers that `random_games` counts for each thread."""


@dataclass(frozen=True)
class PlayedGames:
    """The tally of each thread, as in `random_games`, and the states it played on, in device memory."""

    tallies: Any
    states: Any

    @property
    def decisions(self) -> int:
        """The number of decisions, chance outcomes included."""
        return int(self.tallies[:, :2].sum())

    @property
    def last(self) -> Any:
        """The final position of every thread's last game, copied to the host."""
        return self.states.copy_to_host()[1::2]


def play_games(engine: DeviceEngine, n_seats: int, threads: int, games: int, seed: int) -> PlayedGames:
    """Play random games in every thread; thread i plays those of the stream seed + i, exactly as a CPU does."""
    import numpy as np
    from numba import cuda

    states = cuda.device_array(2 * threads, dtype=engine.game.rules.State.dtype())
    works = cuda.device_array(threads, dtype=engine.game.rules.Work.dtype())
    rngs = cuda.device_array(threads, dtype=SlotRng.dtype())
    tallies = cuda.to_device(np.zeros((threads, TALLIES), dtype=np.int64))
    start = cuda.to_device(engine.states(engine.game.new_state(n_seats)))
    engine.launch("play", threads, start, states, works, rngs, tallies, seed, games)
    return PlayedGames(tallies.copy_to_host(), states)
