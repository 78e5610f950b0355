"""Finished games side by side, one array for each thing that is known of them."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Games:
    """So many games in the order of their numbers, from `start` on.

    Shapes: `first` (who decided first) and `rounds` [games]; `decisions`, `scores` and `places` [games, seats]; `parts`
    [games, seats, parts]. `moves`, where they are kept, has a row for every step of every game: the game's number, the
    step, who moved (CHANCE is -1), the code, and among how many; `events` has what happened in it, as JSON.
    `forfeited` counts decisions that somebody else had to make for a bot.
    """

    start: int
    seeds: Sequence[str]
    first: Numbers
    rounds: Numbers
    decisions: Numbers
    scores: Numbers
    parts: Numbers
    places: Numbers
    moves: Numbers | None = None
    events: Sequence[str] | None = None
    forfeited: int = 0

    def __len__(self) -> int:
        return len(self.rounds)

    @property
    def wins(self) -> NDArray[np.float64]:
        """Each seat's part of the win: 1, less where several share it, or 0."""
        won = self.places == 1
        shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
        return shares


def places_of(scores: Numbers, ties: Numbers) -> Numbers:
    """Each seat's place in each game, from 1; whoever is equal in score and tie-break shares a place."""
    ahead = (scores[:, None, :] > scores[:, :, None]) | (
        (scores[:, None, :] == scores[:, :, None]) & (ties[:, None, :] > ties[:, :, None])
    )
    places: Numbers = 1 + ahead.sum(axis=2, dtype=np.int64)
    return places


def numbered_moves(start: int, games: Iterable[Numbers]) -> Numbers:
    """The steps of some games below each other, with the number of the game and of the step before each."""
    rows = [
        np.column_stack([np.full(len(steps), start + at), np.arange(len(steps)), steps])
        for at, steps in enumerate(games)
    ]
    return np.concatenate(rows) if rows else np.zeros((0, 5), dtype=np.int64)


def events_of(game: Game, start: Any, codes: Iterable[int]) -> list[str]:
    """What everybody was told of each step of a game, as JSON."""
    state, work, told = start.clone(), game.rules.Work(), []
    for code in codes:
        before = state.clone()
        game.rules.apply(state, work, code)
        events = [event.to_json() for event in game.display.events(before, code, state, NOBODY)]
        told.append(json.dumps(events, ensure_ascii=False))
    return told
