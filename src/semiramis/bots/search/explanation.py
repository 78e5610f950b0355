"""The explanation of a decision: its best candidates with their visits, expected results and continuation.

Visits say what the search prefers. Results are estimated by rollouts from each candidate to the end of the game, guided
by the heuristic for all seats alike: the average score by part, and the share of wins.
"""

from array import array
from dataclasses import asdict, dataclass
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

ROLLOUT_CANDIDATES = 6.0
TO_THE_END = 1e6
LEAST_VISITS = 3
LONGEST_LINE = 8
MOST_SIMULATIONS = 1 << 40
HIGHEST_SCORE = 10_000.0


@dataclass(frozen=True)
class Candidate:
    """A move that was considered: its visits, the results of rollouts, and the principal variation.

    Without a compiled search there are no rollouts: `win` and `total` are None and `visits` is 0.
    """

    code: int
    visits: int
    win: float | None
    total: float | None
    parts: dict[str, float]
    line: tuple[int, ...]


@dataclass(frozen=True)
class Explanation:
    """The best candidates of a decision, the best first."""

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
                    "total": one.total,
                    "parts": one.parts,
                    "line": [game.rules.catalogue.notation(code) for code in one.line],
                }
                for one in self.candidates
            ],
        }


def explain_ensemble(view: BotView, ensemble: "Ensemble", seed: int, wanted: int = MOST_CANDIDATES) -> Explanation:
    """Explain a decision by the visits of an ensemble and by rollouts to the end."""
    visits = ensemble.visits()
    codes = sorted((code for code in visits if visits[code]), key=lambda code: (-visits[code], code))[:wanted]
    engine = ensemble.trees[0].engine
    candidates = []
    for code in codes:
        win, total, parts = _rollouts(engine, view, code, seed)
        line = ensemble.principal_variation(code, LEAST_VISITS)[:LONGEST_LINE]
        candidates.append(Candidate(code, visits[code], win, total, parts, tuple(line)))
    return Explanation(sum(visits.values()), tuple(candidates))


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
    return Candidate(int(data["code"]), _whole(data["visits"], MOST_SIMULATIONS), win, total, parts, line)


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
