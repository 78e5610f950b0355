"""What a bot is and what it gets to see.

    class Patient:
        name = "patient"

        def choose(self, view: BotView) -> int:
            return view.legal[0]

    def patient(seed: int) -> Bot:
        return Patient()

Play it as `my_bots.py:patient`, or under its own name through the entry-point group `semiramis.bots`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from semiramis.core.game import Game
from semiramis.core.model.arrays import State

if TYPE_CHECKING:
    from semiramis.bots.search.explanation import Explanation

FALLBACK_BOT = "greedy"
"""The bot that decides where a person or another bot does not, and the opponent where none is named."""


@dataclass(frozen=True)
class Clock:
    """The seconds a bot may spend on one decision; None is no limit."""

    seconds: float | None = None


@dataclass(frozen=True)
class BotView:
    """What a bot gets to see: the position, its seat and the legal codes; never the seed or the order of cards."""

    game: Game
    state: State
    seat: int
    legal: tuple[int, ...]
    clock: Clock = Clock()


class Bot(Protocol):
    """A player program."""

    name: str

    def choose(self, view: BotView) -> int:
        """Return one of the legal codes."""
        ...


@runtime_checkable
class Explains(Protocol):
    """A bot that can also explain its choice."""

    def explain(self, view: BotView) -> "Explanation":
        """Return the best candidates of a decision, the choice first."""
        ...


BotFactory = Callable[[int], Bot]
"""Makes a bot from a seed."""


def bot_view(game: Game, state: State, clock: Clock = Clock()) -> BotView:
    """Return the mover's view of a position; it holds a copy, so that a bot cannot disturb the game."""
    return BotView(game, state.clone(), game.rules.mover(state), tuple(game.legal_codes(state)), clock)
