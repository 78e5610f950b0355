"""Whole random games on a GPU, many at once."""

import ctypes
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from semiramis.research.gpu.arrays import DeviceArray
from semiramis.research.gpu.engine import DeviceEngine
from semiramis.research.gpu.records import VECTOR
from semiramis.research.gpu.source import GAMES

TALLIES = 8
"""Numbers that `random_games` counts for each thread."""

LIFE = 16
"""Bytes before the state of a game: its stream and its counts."""


class PlayArguments(ctypes.Structure):
    """The arguments of the kernel."""

    _fields_ = (
        ("start", ctypes.c_uint64),
        ("games", ctypes.c_uint64),
        ("tallies", ctypes.c_uint64),
        ("seed", ctypes.c_int64),
        ("n_games", ctypes.c_int32),
        ("times", ctypes.c_int32),
    )


@dataclass(frozen=True)
class PlayedGames:
    """The tally of each thread, as in `random_games`, and the games it played, in device memory."""

    tallies: NDArray[np.int64]
    games: DeviceArray
    state_size: int

    @property
    def decisions(self) -> int:
        """The number of decisions, chance outcomes included."""
        return int(self.tallies[:, :2].sum())

    @property
    def last(self) -> NDArray[np.uint8]:
        """The final position of every thread's last game as bytes, [threads, size], copied to the host."""
        found = self.games.copy_to_host(0, len(self.tallies))
        return np.ascontiguousarray(found[:, LIFE : LIFE + self.state_size])


class PreparedGames:
    """Random games to be played on a device: memory is taken and filled, nothing has been launched."""

    def __init__(self, engine: DeviceEngine, n_seats: int, threads: int, games: int, seed: int) -> None:
        card, self._size = engine.card, engine.game.rules.State.packing.size
        a_block = engine.setting(GAMES, "BLOCK") * engine.setting(GAMES, "GAMES_A_LANE")
        self._engine, self._threads = engine, threads
        self._blocks = -(-threads // a_block)
        self._start = DeviceArray(card, (1, self._size), np.uint8, VECTOR)
        start = np.frombuffer(engine.game.new_state(n_seats).to_bytes(), dtype=np.uint8)
        self._start.copy_to_device(start.reshape(1, -1))
        self._games = DeviceArray(card, (self._blocks * a_block, LIFE + self._size), np.uint8, VECTOR)
        self._tallies = DeviceArray(card, (self._blocks * a_block, TALLIES), np.int64)
        self._given = PlayArguments(
            self._start.address, self._games.address, self._tallies.address, seed, threads, games
        )

    def play(self) -> None:
        """Play the games from the beginning, and wait until all have ended."""
        self._tallies.clear()
        self._engine.launch(GAMES, "play_kernel", self._blocks, self._given)
        self._engine.card.synchronize()

    def result(self) -> PlayedGames:
        """What was played last."""
        return PlayedGames(self._tallies.copy_to_host(0, self._threads), self._games, self._size)


def play_games(engine: DeviceEngine, n_seats: int, threads: int, games: int, seed: int) -> PlayedGames:
    """Play `games` random games in each of `threads` threads; thread i plays those of the stream seed + i, exactly as a
    processor does.
    """
    prepared = PreparedGames(engine, n_seats, threads, games, seed)
    prepared.play()
    return prepared.result()
