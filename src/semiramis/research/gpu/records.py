"""How records lie in device memory: the bytes of the plain ones, padded so that they are copied by vectors."""

import numpy as np
from numpy.typing import NDArray

from semiramis.core.game import Game
from semiramis.research.observation import observation_length

VECTOR = 16
"""Bytes that a thread copies at once."""


def written_vectors(game: Game, n_seats: int) -> NDArray[np.uint16]:
    """Which vectors of an observation hold a value that is written with this number of seats; others stay zero."""
    row: list[int | None] = [None] * observation_length(game)
    game.ai.observe(game.new_state(n_seats), 0, row)
    values = VECTOR // 2
    found = {place // values for place, value in enumerate(row) if value is not None}
    return np.array(sorted(found), dtype=np.uint16)
