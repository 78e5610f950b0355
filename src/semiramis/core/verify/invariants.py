"""Invariants: what must hold in every position, checked in random play."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from semiramis.core.compile.playouts import random_code, seed_stream, soak_games
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.game import Game
from semiramis.core.model.arrays import State, Work
from semiramis.core.model.buffers import zeros
from semiramis.core.model.domain import CHANCE, NOBODY

LONGEST = 10_000
"""An upper bound on the decisions of a game."""

RandomCode = Callable[[State, Work, list[int]], int]
"""Returns a random legal code of a state."""
SLICE = 1000
"""Games between two reports of progress."""

Progress = Callable[[int, int], None]


@dataclass
class Findings:
    """The result of checking random games."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    most_legal: int = 0
    broken: list[str] = field(default_factory=list)


def soak(game: Game, n_seats: int, games: int, seed: int, progress: Progress | None = None, deep: int = 1) -> Findings:
    """Play random games and check every position's invariants (every `deep`-th decision)."""
    findings = Findings()
    step = PLAYOUTS.linked(game).of(random_code)
    work = game.rules.Work()
    stream = [0, 0]
    for number in range(games):
        seed_stream(stream, seed + number)
        _one_game(game, game.new_state(n_seats), work, stream, step, deep, findings)
        findings.games += 1
        if progress:
            progress(number + 1, games)
        if findings.broken:
            findings.broken[-1] += f" (game {seed + number}, {n_seats} seats)"
            break
    return findings


def soak_compiled(engine: Any, n_seats: int, games: int, seed: int, progress: Progress | None = None) -> Findings:
    """Play random games in compiled code, checking conservation and the legal list at every decision."""
    loop = engine.entry(soak_games)
    start = engine.game.new_state(n_seats)
    states, works = engine.states(start, start), engine.works()
    stream, tally = zeros("q", 2), zeros("q", 8)
    seed_stream(stream, seed)
    findings = Findings()
    while findings.games < games and not findings.broken:
        loop(states, works, stream, tally, min(SLICE, games - findings.games), LONGEST)
        findings.games, findings.decisions = tally[2], tally[0] + tally[1]
        findings.longest, findings.most_legal = tally[6], tally[7]
        if tally[3]:
            findings.broken = [*list_faults(engine.game, states[1]), f"after {findings.games} games"]
        if progress:
            progress(findings.games, games)
    return findings


def _one_game(
    game: Game, state: State, work: Work, stream: list[int], step: RandomCode, deep: int, findings: Findings
) -> None:
    decisions = 0
    while game.rules.mover(state) != NOBODY and not findings.broken:
        if decisions % deep == 0:
            findings.broken += list_faults(game, state)
        game.rules.apply(state, work, step(state, work, stream))
        findings.most_legal = max(findings.most_legal, work.n_legal)
        decisions += 1
        if decisions > LONGEST:
            findings.broken.append(f"no end after {LONGEST} decisions")
    findings.broken += list_faults(game, state)
    findings.decisions += decisions
    findings.longest = max(findings.longest, decisions)


def list_faults(game: Game, state: State) -> list[str]:
    """Return the broken invariants of a position and of its legal list: sorted, unique, in the catalogue, not empty."""
    faults = [f"{m.id} {dict(m.args)}" for m in game.referee.validate(state)]
    work = game.rules.Work()
    codes = game.legal_codes(state, work)
    if game.rules.mover(state) != NOBODY and not codes:
        faults.append("nothing is legal though the game is not over")
    if codes != sorted(set(codes)) or any(not 0 <= code < game.rules.catalogue.size for code in codes):
        faults.append(f"the legal list is not ascending within the catalogue: {codes}")
    if game.rules.mover(state) == CHANCE and min(work.weight[: len(codes)]) <= 0:
        faults.append("a chance outcome has no weight")
    return faults
