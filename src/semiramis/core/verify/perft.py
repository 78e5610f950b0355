"""Perft: counting positions to a depth, the standard test of a move generator."""

from collections.abc import Iterator
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import NOBODY


def perft(game: Game, state: State, depth: int) -> int:
    """Return the number of lines of `depth` decisions from a state; every chance outcome counts."""
    if depth == 0 or game.rules.mover(state) == NOBODY:
        return 1
    codes = game.legal_codes(state)
    if depth == 1:
        return len(codes)
    return sum(perft(game, after, depth - 1) for _, after in branches(game, state, codes))


def branches(game: Game, state: State, codes: list[int]) -> Iterator[tuple[int, Any]]:
    """Yield each code with the state after it."""
    work = game.rules.Work()
    for code in codes:
        after = state.clone()
        game.rules.apply(after, work, code)
        yield code, after


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """Return perft by first action, to find where two move generators differ."""
    codes = game.legal_codes(state)
    return {
        game.rules.catalogue.notation(code): perft(game, after, depth - 1)
        for code, after in branches(game, state, codes)
    }


def distinct(game: Game, state: State, depth: int) -> int:
    """Return the number of different positions after exactly `depth` decisions (or at an earlier end)."""
    layer = {state.to_bytes(): state}
    for _ in range(depth):
        following: dict[bytes, Any] = {}
        for each in layer.values():
            if game.rules.mover(each) == NOBODY:
                following[each.to_bytes()] = each
                continue
            for _, after in branches(game, each, game.legal_codes(each)):
                following[after.to_bytes()] = after
        layer = following
    return len(layer)
