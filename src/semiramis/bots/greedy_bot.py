"""The greedy bot: it looks at every way to finish its own turn and begins the one that leads to the best position."""

from collections import deque
from typing import Any

from semiramis.bots.api import Seen
from semiramis.core.game import Game

MOST_LEAVES = 400


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
    seat = game.mover(state)
    work = game.Work()
    best_code, best_value = -1, float("-inf")
    waiting = deque((code, _after(game, state, work, code)) for code in codes)
    leaves = 0
    while waiting:
        first, reached = waiting.popleft()
        if game.mover(reached) == seat and not game.begins_turn(reached):
            onward = game.legal_codes(reached, work)
            # wide before deep, so that where the walk must stop short no beginning has been favoured
            if leaves + len(waiting) + len(onward) <= MOST_LEAVES:
                waiting.extend((first, _after(game, reached, work, code)) for code in onward)
                continue
        leaves += 1
        value = game.value(reached, seat)
        if value > best_value or (value == best_value and first < best_code):
            best_code, best_value = first, value
    return best_code


def _after(game: Game, state: Any, work: Any, code: int) -> Any:
    reached = state.clone()
    game.apply(reached, work, code)
    return reached
