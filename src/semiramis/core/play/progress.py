"""Steps of a match, and the progress that one call to it makes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.message import Message

Transition = tuple[int, int, Any, Any]
"""One decision of a seat or of chance: mover, code, state before, state after."""


@dataclass(frozen=True)
class Step:
    """One decision of a seat with the chance outcomes after it."""

    seat: int
    code: int
    chance: tuple[int, ...]
    before: State
    after: State

    @property
    def reveals(self) -> bool:
        """Whether the step revealed something hidden."""
        return bool(self.chance)


def steps_of_turn(game: Game, steps: Sequence[Step], seat: int) -> int:
    """Return how many of the last steps are of the turn that a seat is in or has just ended."""
    for back, step in enumerate(reversed(steps), start=1):
        if step.seat != seat:
            return 0
        if game.rules.begins_turn(step.before):
            return back
    return len(steps)


def draw_at(game: Game, state: State) -> str:
    """Return what identifies the draw of a chance node; drawn again, it has the same outcome."""
    deal = game.referee.deal(state)
    return f"{deal.purpose}/{deal.place}"


def draws_of(game: Game, step: Step) -> Iterator[str]:
    """Yield what identifies each draw of a step."""
    if step.chance:
        state, work = step.before.clone(), game.rules.Work()
        game.rules.apply(state, work, step.code)
        for outcome in step.chance:
            yield draw_at(game, state)
            game.rules.apply(state, work, outcome)


@dataclass(frozen=True)
class Progress:
    """The effect of one call to a match: the states before and after, and the transitions between them."""

    before: State
    after: State
    trail: tuple[Transition, ...]

    def events(self, game: Game, seat: int) -> list[Message]:
        """Return the events as a seat sees them."""
        return [
            event
            for mover, code, before, after in self.trail
            for event in game.display.events(before, code, after, seat)
        ]
