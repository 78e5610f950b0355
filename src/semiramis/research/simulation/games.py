"""Finished games as arrays."""

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
    """Consecutive games, numbered from `start`.

    Shapes: `first` (the first seat to decide) and `rounds` [games]; `decisions`, `scores` and `places` [games, seats];
    `parts` [games, seats, parts]. `moves`, if kept, has a row for every step of every game: number of the game, number
    of the step, mover (CHANCE is -1), code, number of legal codes; `events` has the events of each step as JSON.
    `forfeited` counts the decisions a fallback bot made for another.
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
        """Each seat's share of the win, [games, seats]: 1 divided by the number of winners, or 0."""
        won = self.places == 1
        shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
        return shares


def places_of(scores: Numbers, ties: Numbers) -> Numbers:
    """Each seat's place in each game, from 1; seats equal in score and tie-break share one."""
    ahead = (scores[:, None, :] > scores[:, :, None]) | (
        (scores[:, None, :] == scores[:, :, None]) & (ties[:, None, :] > ties[:, :, None])
    )
    places: Numbers = 1 + ahead.sum(axis=2, dtype=np.int64)
    return places


def numbered_moves(start: int, games: Iterable[Numbers]) -> Numbers:
    """The steps of consecutive games in one array, with the numbers of game and step as the first two columns."""
    rows = [
        np.column_stack([np.full(len(steps), start + at), np.arange(len(steps)), steps])
        for at, steps in enumerate(games)
    ]
    return np.concatenate(rows) if rows else np.zeros((0, 5), dtype=np.int64)


def events_of(game: Game, start: Any, codes: Iterable[int]) -> list[str]:
    """The public events of each step of a game, as JSON."""
    state, work, found = start.clone(), game.rules.Work(), []
    for code in codes:
        before = state.clone()
        game.rules.apply(state, work, code)
        events = [event.to_json() for event in game.display.events(before, code, state, NOBODY)]
        found.append(json.dumps(events, ensure_ascii=False))
    return found
