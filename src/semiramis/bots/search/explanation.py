"""Explaining a decision: the best candidates, how often the search came back to them, and how the game would go on.

Visits tell what the search prefers. What a move brings is told by games played on from it to the end, quickly and by
the game's advice, seat against seat on equal terms: their average score by part, and how often they are won.
"""

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from semiramis.bots.api import Seen
from semiramis.bots.builtin.greedy_bot import best_beginning
from semiramis.bots.search import kernel
from semiramis.bots.search.engine import SearchEngine
from semiramis.bots.search.params import params_for
from semiramis.core.game import Game
from semiramis.core.model.record import hash_of
from semiramis.core.verify.invariants import seed_twin

if TYPE_CHECKING:
    from semiramis.bots.search.ensemble import Ensemble

MOST_CANDIDATES = 4
ENDS = 96
"""How many games are played to the end from each candidate, all candidates with the same luck."""

MOVES_LOOKED_AT = 6.0
UNTIL_THE_END = 1e6
LEAST_IN_LINE = 3
LONGEST_LINE = 8
MOST_SIMULATIONS = 1 << 40
HIGHEST_SCORE = 10_000.0


@dataclass(frozen=True)
class Candidate:
    """A move that was thought about: its share of all simulations, and how games go on and end that begin with it.

    Where nothing was compiled there is no search, no end, and so no share, no win and no score.
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
        """As plain data, codes and numbers only."""
        return asdict(self)

    def to_json(self, game: Game) -> dict[str, Any]:
        """For people and their programs: with named actions and notation."""
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


def explain_ensemble(seen: Seen, ensemble: "Ensemble", seed: int, wanted: int = MOST_CANDIDATES) -> Explanation:
    """Explain a decision by the visits of an ensemble and by rollouts to the end."""
    visits = ensemble.visits()
    codes = sorted((code for code in visits if visits[code]), key=lambda code: (-visits[code], code))[:wanted]
    engine = ensemble.trees[0].engine
    candidates = []
    for code in codes:
        win, total, parts = _ends(engine, seen, code, seed)
        line = ensemble.principal_variation(code, LEAST_IN_LINE)[:LONGEST_LINE]
        candidates.append(Candidate(code, visits[code], win, total, parts, tuple(line)))
    return Explanation(sum(visits.values()), tuple(candidates))


def explain_plain(seen: Seen) -> Explanation:
    """Name the best move of a turn looked at without a search."""
    code = best_beginning(seen.game, seen.state, seen.legal)
    return Explanation(0, (Candidate(code, 0, None, None, {}, (code,)),))


def read_explanation(data: Any, game: Game, legal: list[int]) -> Explanation | None:
    """An explanation from another process, if it is one: a bot may be anybody's program and say anything."""
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


def _whole(given: Any, most: int) -> int:
    if type(given) is not int or not 0 <= given <= most:
        raise ValueError(given)
    return given


def _number(given: Any) -> float:
    number = float(given)
    if not -HIGHEST_SCORE <= number <= HIGHEST_SCORE:
        raise ValueError(given)
    return number


def _ends(engine: SearchEngine, seen: Seen, code: int, seed: int) -> tuple[float, float, dict[str, float]]:
    """How games end in which a seat begins with a code: its share of wins, its score, and its score by part."""
    import numpy as np

    game = seen.game
    state = seen.state.clone()
    game.rules.apply(state, game.rules.Work(), code)
    parts = game.rules.parts.words
    ends = np.zeros((kernel.HEURISTIC, len(parts) + 2), dtype=np.float64)
    stream = np.zeros(2, dtype=np.int64)
    seed_twin(stream, seed ^ int(hash_of(seen.state.to_bytes())[:12], 16))
    params = np.array(params_for(game, state.n_seats, rollout_turns=UNTIL_THE_END, rollout_candidates=MOVES_LOOKED_AT))
    tally = np.zeros(kernel.LAST + 1, dtype=np.int64)
    engine.rollouts_to_end(
        engine.states(state, state, state), engine.works(2), stream, params, tally, ends, len(parts), ENDS
    )
    mine = [float(number) / ENDS for number in ends[seen.seat]]
    by_part = {name: round(number, 1) for name, number in zip(parts, mine, strict=False)}
    return round(mine[-1], 3), round(mine[-2], 1), by_part
