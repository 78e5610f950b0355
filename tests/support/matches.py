"""Helpers for matches and states: forks, lines of codes, copies, and play with another seed."""

import json
from collections.abc import Sequence
from typing import Any

from semiramis.core.compile.playouts import draw_below, seed_stream
from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.play.view import legal_for, seen_by


def fork(match: Match, steps: int, referee: Referee | None = None) -> Match:
    """Return a new match that continues from the position after some steps; IndexError if there are not as many."""
    position = match.states()[steps]
    return Match(match.game, match.n_seats, match.options, referee or match.referee, match.names, position)


def play_line(game: Game, state: Any, codes: Sequence[int]) -> Any:
    """Return a new state after a line of codes, which must be legal."""
    state = state.clone()
    work = game.rules.Work()
    for code in codes:
        game.rules.apply(state, work, code)
    return state


def slow_legal(game: Game, state: Any) -> list[int]:
    """Return the legal codes by exhaustive search: every code that no clause forbids."""
    return [code for code in range(game.rules.catalogue.size) if game.referee.why_not(state, code) is None]


def copies_are_independent(game: Game, state: Any) -> bool:
    """Whether playing on a copy changes neither the original nor another copy."""
    kept = state.to_bytes()
    copy, other = state.clone(), state.clone()
    work = game.rules.Work()
    stream = [0, 0]
    seed_stream(stream, 7)
    while game.rules.mover(copy) != NOBODY:
        n = game.rules.legal(copy, work)
        game.rules.apply(copy, work, work.legal[draw_below(stream, n)])
    return bool(state.to_bytes() == kept and other.to_bytes() == kept)


def same_without_the_seed(game: Game, match: Match, other_seed: str) -> list[str]:
    """Replay a match at a table with another seed; return the visible differences, one line each.

    Only hidden information depends on the seed. So every seat's view and legal list must be byte-identical at every
    step.
    """
    twin = Match(game, match.n_seats, match.options, Referee(other_seed), match.names)
    twin.deal(match.opening)
    different: list[str] = []
    for number, step in enumerate(match.steps):
        for seat in (*range(match.n_seats), NOBODY):
            if _all_that_is_known(game, match.states()[number], seat) != _all_that_is_known(game, twin.state, seat):
                different.append(f"step {number}, seat {seat}")
        twin.replay_step(step.seat, game.rules.catalogue.action(step.code).to_json(), step.chance)
    return different


def _all_that_is_known(game: Game, state: Any, seat: int) -> bytes:
    known = [seen_by(game, state, seat), legal_for(game, state, seat)]
    return json.dumps(known, sort_keys=True).encode()
