"""The turns of a match, as they are judged one by one."""

from collections.abc import Iterator
from dataclasses import dataclass

from semiramis.bots.review.turn import PlayedTurn
from semiramis.core.play.match import Match

DEAL = -1
"""The seat of the entry before the first turn, which stands for the deal."""


@dataclass(frozen=True)
class Turn:
    """Decisions of one seat without a chance outcome between them; `first` is the step of the match it begins with.

    `goes_on`: it continues a turn after a chance outcome. `chance` are the outcomes after it.
    """

    seat: int
    first: int
    goes_on: bool
    played: PlayedTurn
    chance: tuple[int, ...]


def turns_of(match: Match) -> list[Turn]:
    """Return the deal and all turns of a match, which must hold all its steps."""
    return [Turn(DEAL, 0, False, PlayedTurn(match.start.clone(), ()), match.opening), *_turns(match)]


def _turns(match: Match) -> Iterator[Turn]:
    steps = match.steps
    first = 0
    for at, step in enumerate(steps):
        following = steps[at + 1] if at + 1 < len(steps) else None
        ends = following is None or following.seat != step.seat or match.game.rules.begins_turn(following.before)
        if ends or step.chance:
            goes_on = first > 0 and not match.game.rules.begins_turn(steps[first].before)
            goes_on = goes_on and steps[first - 1].seat == step.seat
            codes = tuple(each.code for each in steps[first : at + 1])
            yield Turn(step.seat, first, goes_on, PlayedTurn(steps[first].before, codes), step.chance)
            first = at + 1
