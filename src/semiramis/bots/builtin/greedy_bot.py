"""The greedy bot: it looks at the ways to finish its own turn and begins the one that leads to the best position."""

from dataclasses import dataclass
from typing import Any

from semiramis.bots.api import Seen
from semiramis.core.game import Game

MOST_LEAVES = 400
WIDEST = 6


class GreedyBot:
    """Looks one turn ahead, no further; always the same choice in the same position."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        """Nothing is left to chance, so the seed is not used."""

    def choose(self, seen: Seen) -> int:
        """The first decision of the best way through this turn."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        return best_beginning(seen.game, seen.state, seen.legal)


def best_beginning(game: Game, state: Any, codes: tuple[int, ...]) -> int:
    """The code that begins the best turn; the lowest of equally good ones."""
    walk = Walk(game, game.rules.mover(state))
    ways = [walk.step(code, state, code) for code in codes]
    while ways:
        ways = walk.go_on(ways)
    return walk.best_code


@dataclass
class Way:
    """A way through a turn: the code it begins with, where it has led to so far, and what that is worth once judged."""

    first: int
    reached: Any
    worth: float | None = None


class Walk:
    """A walk through a turn, all ways at once and decision by decision; of too many only the most promising go on."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._work = game.rules.Work()
        self._left = MOST_LEAVES
        self.best_code, self._best_worth = -1, float("-inf")

    def step(self, first: int, state: Any, code: int) -> Way:
        """A way one decision further."""
        reached = state.clone()
        self._game.rules.apply(reached, self._work, code)
        return Way(first, reached)

    def go_on(self, ways: list[Way]) -> list[Way]:
        """Every way one decision further; those that end here, or would lead to more than may be judged, count now."""
        unfinished = []
        for way in ways:
            if self._game.rules.mover(way.reached) == self._seat and not self._game.rules.begins_turn(way.reached):
                unfinished.append(way)
            else:
                self._finish(way)
        unfinished = self._most_promising(unfinished)
        room = self._left - sum(way.worth is None for way in unfinished)
        further: list[Way] = []
        for way in unfinished:
            codes = self._game.legal_codes(way.reached, self._work)
            if len(further) + len(codes) <= room:
                further.extend(self.step(way.first, way.reached, code) for code in codes)
            else:
                self._finish(way)
        return further

    def _most_promising(self, ways: list[Way]) -> list[Way]:
        """The best few; all while they are few, so that half a turn is only judged where there are too many."""
        if len(ways) <= WIDEST:
            return ways
        return sorted(ways, key=lambda way: (-self._judge(way), way.first))[:WIDEST]

    def _judge(self, way: Way) -> float:
        """What a way has led to."""
        if way.worth is None:
            way.worth = self._game.ai.value(way.reached, self._seat)
            self._left -= 1
        return way.worth

    def _finish(self, way: Way) -> None:
        """Keep a way if it is the best so far."""
        worth = self._judge(way)
        if worth > self._best_worth or (worth == self._best_worth and way.first < self.best_code):
            self.best_code, self._best_worth = way.first, worth
