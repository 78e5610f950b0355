"""The greedy bot: a beam search over the rest of its own turn, by the value of the positions it leads to."""

from dataclasses import dataclass
from typing import Any

from semiramis.bots.api import BotView
from semiramis.core.game import Game
from semiramis.core.model.arrays import State

MOST_LEAVES = 400
"""Positions evaluated at most for one decision."""
WIDEST = 6
"""Lines extended at most."""


class GreedyBot:
    """Searches its own turn only; the same choice in the same position."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        """The bot is deterministic and does not use the seed."""

    def choose(self, view: BotView) -> int:
        """Return the first decision of the best sequence found."""
        if len(view.legal) == 1:
            return view.legal[0]
        return best_first_code(view.game, view.state, view.legal)


def best_first_code(game: Game, state: State, codes: tuple[int, ...]) -> int:
    """Return the first code of the best turn found; the lowest of equally good ones."""
    search = BeamSearch(game, game.rules.mover(state))
    beam = [search.step(code, state, code) for code in codes]
    while beam:
        beam = search.extend(beam)
    return search.best_code


@dataclass
class Line:
    """A sequence of decisions: its first code, the position reached, and the value of that once evaluated."""

    first: int
    reached: Any
    value: float | None = None


class BeamSearch:
    """A search through a turn, one decision at a time for all lines; of too many only the best are extended."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._work = game.rules.Work()
        self._left = MOST_LEAVES
        self.best_code, self._best_value = -1, float("-inf")

    def step(self, first: int, state: State, code: int) -> Line:
        """Return a line extended by one decision."""
        reached = state.clone()
        self._game.rules.apply(reached, self._work, code)
        return Line(first, reached)

    def extend(self, lines: list[Line]) -> list[Line]:
        """Extend every line by one decision; those that end the turn, or exceed the budget, are evaluated now."""
        unfinished = []
        for line in lines:
            if self._game.rules.mover(line.reached) == self._seat and not self._game.rules.begins_turn(line.reached):
                unfinished.append(line)
            else:
                self._finish(line)
        unfinished = self._most_promising(unfinished)
        room = self._left - sum(line.value is None for line in unfinished)
        further: list[Line] = []
        for line in unfinished:
            codes = self._game.legal_codes(line.reached, self._work)
            if len(further) + len(codes) <= room:
                further.extend(self.step(line.first, line.reached, code) for code in codes)
            else:
                self._finish(line)
        return further

    def _most_promising(self, lines: list[Line]) -> list[Line]:
        """Return the best WIDEST lines; half a turn is evaluated only where there are more."""
        if len(lines) <= WIDEST:
            return lines
        return sorted(lines, key=lambda line: (-self._evaluate(line), line.first))[:WIDEST]

    def _evaluate(self, line: Line) -> float:
        """Return the value of the position a line has reached."""
        if line.value is None:
            line.value = self._game.ai.value(line.reached, self._seat)
            self._left -= 1
        return line.value

    def _finish(self, line: Line) -> None:
        """Keep a line if it is the best so far."""
        value = self._evaluate(line)
        if value > self._best_value or (value == self._best_value and line.first < self.best_code):
            self.best_code, self._best_value = line.first, value
