"""The classic evaluator: tree search names turns and compares them; games to the end tell the parts of the score."""

from statistics import pstdev
from threading import local

from semiramis.bots.review.evaluator import Ends, Leads, goes_on
from semiramis.bots.search import kernel
from semiramis.bots.search.engine_cache import engine_for
from semiramis.bots.search.explanation import ROLLOUT_CANDIDATES, TO_THE_END, contenders
from semiramis.bots.search.params import params_for
from semiramis.bots.search.tree import Tree
from semiramis.core.compile.engine import Engine
from semiramis.core.compile.playouts import seed_stream
from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.message import Problem

LEAST_VISITS = 8
"""Visits from which on the tree is followed; where it has fewer, the rest of a turn is searched anew."""
SHARE_OF_REST = 4
"""The rest of a turn is searched with this fraction, 1 / SHARE_OF_REST, of the simulations."""
ROWS = 1 << 18
LONGEST_TURN = 200

_kept = local()


class ClassicEvaluator:
    """Judges by the compiled search; it is used from one thread at a time."""

    name = "search"

    def __init__(self, engine: Engine) -> None:
        self.game = engine.game
        self._tree = Tree(engine, ROWS)
        self._engine = engine = engine.with_own_memory()
        self._n_parts = len(self.game.rules.parts.words)
        self._states = engine.blank_states(3)
        self._stream = engine.zeros("q", 2)
        self._ends = engine.zeros("d", kernel.HEURISTIC, self._n_parts + 2)
        self._params = engine.zeros("d", kernel.ROLLOUT_CANDIDATES + 1)
        self._play = engine.entry(kernel.rollouts_to_end).bind(
            self._states,
            engine.works(2),
            self._stream,
            self._params,
            engine.zeros("q", kernel.LAST + 1),
            self._ends,
        )

    def turns(self, state: State, simulations: int, wanted: int, seed: int) -> list[tuple[int, ...]]:
        """Return the turns that begin with the most visited codes, none that the search has refuted."""
        game, tree = self.game, self._tree
        tree.reset(state, seed)
        tree.simulate(simulations)
        legal = set(game.legal_codes(state))
        visits = {code: n for code, n in tree.visits().items() if code in legal}
        nodes = {code: node for node, code, _ in tree.children(tree.root)}
        begun = [[code, *tree.principal_variation(nodes[code], LEAST_VISITS)] for code in contenders(visits)[:wanted]]
        return [self._completed(state, line, max(1, simulations // SHARE_OF_REST), seed) for line in begun]

    def _completed(self, state: State, line: list[int], simulations: int, seed: int) -> tuple[int, ...]:
        """Return the codes of a line that belong to the turn, with others where the line ends before the turn does."""
        game, work = self.game, self.game.rules.Work()
        seat, at, played = game.rules.mover(state), state.clone(), list[int]()
        while goes_on(game, at, seat, is_first=not played) and len(played) < LONGEST_TURN:
            legal = game.legal_codes(at, work)
            code = line[len(played)] if len(played) < len(line) and line[len(played)] in legal else -1
            if code < 0:
                line = []
                code = legal[0] if len(legal) == 1 else self._most_visited(at, simulations, seed, legal)
            game.rules.apply(at, work, code)
            played.append(code)
        return tuple(played)

    def _most_visited(self, state: State, simulations: int, seed: int, legal: list[int]) -> int:
        self._tree.reset(state, seed)
        self._tree.simulate(simulations)
        visits = self._tree.visits()
        return max(legal, key=lambda code: (visits.get(code, 0), -code))

    def leads(self, state: State, trees: int, simulations: int, seed: int) -> Leads:
        """Return the expected leads by independent searches: the values of the choice that each recommends.

        Where chance is next there is nothing to choose, and the average over its outcomes counts.
        """
        game, tree, n_seats = self.game, self._tree, state.n_seats
        at = game.rules.mover(state)
        if at == NOBODY:
            return tuple((lead,) for lead in _centred([game.ai.value(state, seat) for seat in range(n_seats)]))
        rows = []
        for number in range(trees):
            tree.reset(state, seed + number, rank_weight=0.0)
            tree.simulate(simulations)
            node = tree.root
            if at >= 0:
                node = max(tree.children(tree.root), key=lambda child: (child[2], -child[1]))[0]
            visits = tree.links[node, kernel.VISITS]
            rows.append(_centred([self._lead(tree.values[node, seat] / visits) for seat in range(n_seats)]))
        return tuple(zip(*rows, strict=True))

    def _lead(self, value: float) -> float:
        """Return the lead in points that has a value: the inverse of `value_of_lead`."""
        share = 2.0 * value - 1.0
        lead: float = self._tree.params[kernel.LEAD_SCALE] * share / max(1e-9, 1.0 - abs(share))
        return lead

    def ends(self, state: State, games: int, seed: int) -> Ends:
        """Return the ends of games in which all seats play by the heuristic."""
        n_seats, n_parts, ends = state.n_seats, self._n_parts, self._ends
        chosen = params_for(self.game, n_seats, rollout_turns=TO_THE_END, rollout_candidates=ROLLOUT_CANDIDATES)
        for number, param in enumerate(chosen):
            self._params[number] = param
        self._states[0] = state
        seed_stream(self._stream, seed)
        leads: list[list[float]] = [[] for _ in range(n_seats)]
        sums = [[0.0] * n_parts for _ in range(n_seats)]
        games = 1 if self.game.rules.mover(state) == NOBODY else games
        for _ in range(games):
            for seat in range(n_seats):
                for column in range(n_parts + 2):
                    ends[seat, column] = 0.0
            self._play(n_parts, 1)
            totals = [ends[seat, n_parts] for seat in range(n_seats)]
            for seat in range(n_seats):
                leads[seat].append(totals[seat] - max(totals[:seat] + totals[seat + 1 :]))
                for part in range(n_parts):
                    sums[seat][part] += ends[seat, part]
        parts = tuple(tuple(number / games for number in mine) for mine in sums)
        return Ends(parts, tuple(pstdev(mine) for mine in leads))


def evaluator_for(game: Game) -> ClassicEvaluator:
    """Return an evaluator that this thread keeps for its last game. Problem where the search cannot be compiled."""
    engine = engine_for(game)
    if engine is None:
        raise Problem("review-no-search", game=game.key)
    if getattr(_kept, "engine", None) is not engine:
        _kept.engine, _kept.evaluator = engine, ClassicEvaluator(engine)
    found: ClassicEvaluator = _kept.evaluator
    return found


def _centred(leads: list[float]) -> list[float]:
    """Return leads that add up to zero, as what one seat gains the others lose."""
    mean = sum(leads) / len(leads)
    return [lead - mean for lead in leads]
