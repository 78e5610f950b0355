"""The explanation of a decision: its best candidates with their visits, expected results and continuation.

The search selects the candidates: the most visited moves, each with at least 1 / CONTENDER of the visits of the first,
so that none is recommended which the search has refuted. One evaluation ranks them, the one people are shown: rollouts
from each candidate to the end of the game, guided by the heuristic for all seats alike, give the share of wins, and
the average score by part. The recommended move is the first of this order: the largest share of wins in whole percent,
among equals the highest average score, then the most visits. All candidates get the same random stream, which makes
their difference more certain than each share, whose 95 % interval (Wilson's) is told.

A bot's own play is another matter: it plays the most visited move, which may be any of the candidates.
"""

from array import array
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from semiramis.bots.api import BotView
from semiramis.bots.builtin.greedy_bot import best_first_code
from semiramis.bots.search import kernel
from semiramis.bots.search.params import params_for
from semiramis.core.compile.engine import Engine
from semiramis.core.compile.playouts import seed_stream
from semiramis.core.game import Game
from semiramis.core.model.buffers import zeros
from semiramis.core.model.record import hash_of

if TYPE_CHECKING:
    from semiramis.bots.search.ensemble import Ensemble

MOST_CANDIDATES = 4
ENDS = 96
"""Rollouts to the end from each candidate, all with the same random stream."""

CONTENDER = 8
NORMAL_95 = 1.96
"""How many standard deviations on both sides of a mean hold 95 % of a normal distribution."""

ROLLOUT_CANDIDATES = 6.0
TO_THE_END = 1e6
LEAST_VISITS = 3
LONGEST_LINE = 8
MOST_SIMULATIONS = 1 << 40
HIGHEST_SCORE = 10_000.0


@dataclass(frozen=True)
class Candidate:
    """A move that was considered: its visits, the results of rollouts, and the principal variation.

    `ends` is the number of rollouts to the end behind `win`, 0 if unknown. Without a compiled search there are none:
    `win` and `total` are None and `visits` is 0.
    """

    code: int
    visits: int
    win: float | None
    total: float | None
    parts: dict[str, float]
    line: tuple[int, ...]
    ends: int = 0

    def win_interval(self) -> tuple[float, float] | None:
        """Return the 95 % interval of the share of wins (Wilson's), or None if its number of games is unknown."""
        if self.win is None or self.ends == 0:
            return None
        spread = NORMAL_95**2 / self.ends
        middle = (self.win + spread / 2) / (1 + spread)
        half = sqrt(spread * (self.win * (1 - self.win) + spread / 4)) / (1 + spread)
        return round(max(0.0, middle - half), 3), round(min(1.0, middle + half), 3)


@dataclass(frozen=True)
class Explanation:
    """The best candidates of a decision, the recommended one first."""

    simulations: int
    candidates: tuple[Candidate, ...]

    def to_data(self) -> dict[str, Any]:
        """Return plain data: codes and numbers only."""
        return asdict(self)

    def to_json(self, game: Game) -> dict[str, Any]:
        """Return JSON with named actions and notation."""
        return {
            "simulations": self.simulations,
            "candidates": [
                {
                    "action": game.rules.catalogue.action(one.code).to_json(),
                    "notation": game.rules.catalogue.notation(one.code),
                    "visits": one.visits,
                    "share": round(one.visits / self.simulations, 4) if self.simulations else None,
                    "win": one.win,
                    **_named_interval(one),
                    "total": one.total,
                    "parts": one.parts,
                    "line": [game.rules.catalogue.notation(code) for code in one.line],
                    "line_actions": [game.rules.catalogue.action(code).to_json() for code in one.line],
                }
                for one in self.candidates
            ],
        }


def _named_interval(candidate: Candidate) -> dict[str, float]:
    interval = candidate.win_interval()
    return {} if interval is None else {"win_low": interval[0], "win_high": interval[1]}


def explain_ensemble(view: BotView, ensemble: "Ensemble", seed: int, wanted: int = MOST_CANDIDATES) -> Explanation:
    """Explain a decision: candidates by the visits of an ensemble, ranked by rollouts to the end."""
    visits = ensemble.visits()
    engine = ensemble.trees[0].engine
    candidates = []
    for code in contenders(visits)[:wanted]:
        win, total, parts = _rollouts(engine, view, code, seed)
        line = ensemble.principal_variation(code, LEAST_VISITS)[:LONGEST_LINE]
        candidates.append(Candidate(code, visits[code], win, total, parts, tuple(line), ENDS))
    return Explanation(sum(visits.values()), tuple(sorted(candidates, key=rank)))


def contenders(visits: Mapping[int, int]) -> list[int]:
    """Return the codes that the search has not refuted, the most visited first."""
    least = max(1, -(-max(visits.values()) // CONTENDER))
    return sorted((code for code in visits if visits[code] >= least), key=lambda code: (-visits[code], code))


def rank(candidate: Candidate) -> tuple[float, float, int, int]:
    """Return a key that sorts candidates by what people are shown, the best first."""
    return -round(100 * (candidate.win or 0.0)), -(candidate.total or 0.0), -candidate.visits, candidate.code


def explain_plain(view: BotView) -> Explanation:
    """Explain the greedy bot's choice, made without a search."""
    code = best_first_code(view.game, view.state, view.legal)
    return Explanation(0, (Candidate(code, 0, None, None, {}, (code,)),))


def read_explanation(data: Any, game: Game, legal: list[int]) -> Explanation | None:
    """Return an explanation sent by another process, or None if it is malformed: a bot may send anything."""
    try:
        simulations = _whole(data["simulations"], MOST_SIMULATIONS)
        candidates = tuple(_candidate(one, game, legal) for one in data["candidates"][:MOST_CANDIDATES])
    except (ArithmeticError, KeyError, LookupError, TypeError, ValueError):
        return None
    return Explanation(simulations, candidates) if candidates else None


def _candidate(data: Any, game: Game, legal: list[int]) -> Candidate:
    if data["code"] not in legal:
        raise ValueError(data["code"])
    parts = {name: _number(data["parts"][name]) for name in game.rules.parts.words if name in data["parts"]}
    win = None if data["win"] is None else min(1.0, max(0.0, _number(data["win"])))
    total = None if data["total"] is None else _number(data["total"])
    line = tuple(_whole(code, game.rules.catalogue.size - 1) for code in data["line"][:LONGEST_LINE])
    ends = _whole(data.get("ends", 0), MOST_SIMULATIONS)
    return Candidate(int(data["code"]), _whole(data["visits"], MOST_SIMULATIONS), win, total, parts, line, ends)


def _whole(given: object, most: int) -> int:
    if type(given) is not int or not 0 <= given <= most:
        raise ValueError(given)
    return given


def _number(given: Any) -> float:
    number = float(given)
    if not -HIGHEST_SCORE <= number <= HIGHEST_SCORE:
        raise ValueError(given)
    return number


def _rollouts(engine: Engine, view: BotView, code: int, seed: int) -> tuple[float, float, dict[str, float]]:
    """Return the share of wins, the mean score and the mean score by part of rollouts that begin with a code."""
    game = view.game
    state = view.state.clone()
    game.rules.apply(state, game.rules.Work(), code)
    parts = game.rules.parts.words
    ends = zeros("d", kernel.HEURISTIC, len(parts) + 2)
    stream = zeros("q", 2)
    seed_stream(stream, seed ^ int(hash_of(view.state.to_bytes())[:12], 16))
    chosen = params_for(game, state.n_seats, rollout_turns=TO_THE_END, rollout_candidates=ROLLOUT_CANDIDATES)
    params = array("d", chosen)
    tally = zeros("q", kernel.LAST + 1)
    engine.entry(kernel.rollouts_to_end)(
        engine.states(state, state, state), engine.works(2), stream, params, tally, ends, len(parts), ENDS
    )
    mine = [ends[view.seat, column] / ENDS for column in range(len(parts) + 2)]
    by_part = {name: round(number, 1) for name, number in zip(parts, mine, strict=False)}
    return round(mine[-1], 3), round(mine[-2], 1), by_part
