"""Observations and masks of single positions, by the plain rules: exact, for any position, without waiting.

An observation is a row of int16: amounts as they are, names as small numbers (`planes_of` says which is which). That is
exact, half of what floats would take on every way it goes, and a name can be widened where it is used (`one_hot`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from semiramis.core.game import Game
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.message import Malformed
from semiramis.core.model.observation import Plane, length_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CHANCE_KIND = "deal-"


def planes_of(game: Game) -> tuple[Plane, ...]:
    """What the numbers of a game's observation are, in order."""
    return game.ai.planes


def observation_length(game: Game) -> int:
    """How many numbers an observation has."""
    return length_of(planes_of(game))


def observation_bounds(game: Game) -> "tuple[NDArray[np.int16], NDArray[np.int16]]":
    """The least and the most that each number of an observation can be."""
    import numpy as np

    planes = planes_of(game)
    lengths = [plane.length for plane in planes]
    # seats that are not at the table are zero, whatever the least of a plane is
    low = np.repeat(np.array([min(0, plane.low) for plane in planes], dtype=np.int16), lengths)
    high = np.repeat(np.array([plane.high for plane in planes], dtype=np.int16), lengths)
    return low, high


def action_count(game: Game) -> int:
    """How many codes players' actions have: they are 0 to this less one, and what chance brings follows."""
    return min(game.rules.catalogue.first(kind) for kind in game.rules.catalogue.kinds if kind.startswith(CHANCE_KIND))


class Observer:
    """Writes a game's observations by its plain rules."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.length = observation_length(game)

    def observe(self, state: Any, seat: int) -> "NDArray[np.int16]":
        """A position as a seat sees it, in an array of its own."""
        import numpy as np

        row = [0] * self.length
        self.write(state, seat, row)  # plain rules write lists far faster than arrays
        return np.array(row, dtype=np.int16)

    def write(self, state: Any, seat: int, out: Any) -> None:
        """Write a position as a seat sees it into a row that is long enough."""
        if not 0 <= seat < state.n_seats:
            raise Malformed("research-batch-seat", given=seat, most=state.n_seats - 1)
        out[:] = [0] * len(out)
        self.game.ai.observe(state, seat, out)


def legal_action_mask(game: Game, position: Any) -> "NDArray[np.uint8]":
    """The mask of legal codes in a position or at a table: 1 where whoever decides may; all 0 where no player does."""
    state = getattr(position, "state", position)
    return mask_of_codes(game, [] if game.rules.mover(state) in (CHANCE, NOBODY) else game.legal_codes(state))


def mask_of_codes(game: Game, codes: Sequence[int]) -> "NDArray[np.uint8]":
    """The mask of a list of legal codes."""
    import numpy as np

    made = np.zeros(action_count(game), dtype=np.uint8)
    made[codes] = 1
    return made


def one_hot(game: Game, observation: "NDArray[np.int16]") -> "NDArray[np.float32]":
    """Observations with every name widened to one place for each thing it may name; amounts stay as they are.

    Works on one observation or on any number of them; the last axis grows.
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
