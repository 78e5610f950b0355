"""Observations and legal action masks of single positions, by the plain rules: nothing has to be compiled.

An observation is a row of int16: quantities as they are, categories as small integers (`planes_of` says which is
which). That is exact and half the size of float32; categories can be one-hot encoded where they are used (`one_hot`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.message import Malformed
from semiramis.core.model.observation import Plane, length_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CHANCE_KIND = "deal-"


def planes_of(game: Game) -> tuple[Plane, ...]:
    """The planes of a game's observation, in order."""
    return game.ai.planes


def observation_length(game: Game) -> int:
    """The length of an observation."""
    return length_of(planes_of(game))


def observation_bounds(game: Game) -> "tuple[NDArray[np.int16], NDArray[np.int16]]":
    """The least and the greatest value of each number of an observation, [length] each."""
    import numpy as np

    planes = planes_of(game)
    lengths = [plane.length for plane in planes]
    # empty seats are zero, even in planes whose least value is greater
    low = np.repeat(np.array([min(0, plane.low) for plane in planes], dtype=np.int16), lengths)
    high = np.repeat(np.array([plane.high for plane in planes], dtype=np.int16), lengths)
    return low, high


def action_count(game: Game) -> int:
    """The number of players' actions: their codes are 0 to this minus one; chance outcomes follow."""
    return min(game.rules.catalogue.first(kind) for kind in game.rules.catalogue.kinds if kind.startswith(CHANCE_KIND))


class Observer:
    """Computes a game's observations by its plain rules."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.length = observation_length(game)

    def observe(self, state: State, seat: int) -> "NDArray[np.int16]":
        """A position as a seat sees it, as a new array [length]."""
        import numpy as np

        row = [0] * self.length
        self.write(state, seat, row)  # plain rules write lists far faster than arrays
        return np.array(row, dtype=np.int16)

    def write(self, state: State, seat: int, out: Any) -> None:
        """Write a position as a seat sees it to `out`; Malformed if there is no such seat."""
        if not 0 <= seat < state.n_seats:
            raise Malformed("research-batch-seat", given=seat, most=state.n_seats - 1)
        out[:] = [0] * len(out)
        self.game.ai.observe(state, seat, out)


def legal_action_mask(game: Game, position: Any) -> "NDArray[np.uint8]":
    """The mask of a position or match, [actions]: 1 where the mover may play the code; all 0 where no player moves."""
    state = getattr(position, "state", position)
    return mask_of_codes(game, [] if game.rules.mover(state) in (CHANCE, NOBODY) else game.legal_codes(state))


def mask_of_codes(game: Game, codes: Sequence[int]) -> "NDArray[np.uint8]":
    """The mask of a list of legal codes, [actions]."""
    import numpy as np

    made = np.zeros(action_count(game), dtype=np.uint8)
    made[codes] = 1
    return made


def one_hot(game: Game, observation: "NDArray[np.int16]") -> "NDArray[np.float32]":
    """Observations with every category one-hot encoded and quantities unchanged, as float32.

    Takes one observation or an array of them; only the last axis grows.
    """
    import numpy as np

    parts = []
    at = 0
    for plane in planes_of(game):
        part = observation[..., at : at + plane.length]
        if plane.words:
            wide = part[..., None] == np.arange(len(plane.words), dtype=np.int16)
            part = wide.reshape(*part.shape[:-1], plane.length * len(plane.words))
        parts.append(part.astype(np.float32))
        at += plane.length
    return np.concatenate(parts, axis=-1)
