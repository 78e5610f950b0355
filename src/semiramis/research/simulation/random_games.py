"""Games between random players in compiled code: a few hundred per call, on any number of threads."""

from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np

from semiramis.core.compile import engines
from semiramis.core.compile.engine import Engine
from semiramis.core.compile.program import INTERFACE, Program
from semiramis.research.simulation import kernel
from semiramis.research.simulation.games import Games, Numbers, events_of, numbered_moves, places_of
from semiramis.research.simulation.plan import SeatedPlan

CHUNK = 256
"""Games per call; a call takes a tenth of a second, so that an interrupt takes effect at once."""
CHUNK_WITH_MOVES = 32
STEPS = 1024
"""Steps per game that are allocated at first; doubled where games are longer."""
AHEAD = 3
"""Calls submitted per thread, so that none waits while rows are written."""


SIMULATION = Program(
    "simulation",
    entries=(kernel.simulate_games,),
    modules=(kernel,),
    interface=(*INTERFACE, "part_score", "tie_break", "round_of"),
)
"""Whole random games."""


class RandomGameRunner:
    """Plays the random games of a plan."""

    def __init__(self, plan: SeatedPlan, engine: Engine | None = None) -> None:
        self.plan = plan
        self.game = plan.definition
        self.engine = engine or engines.load(self.game, SIMULATION)
        self._simulate = self.engine.entry(kernel.simulate_games)
        self._opening = self.game.new_state(plan.n_seats, dict(plan.options))
        self._each = kernel.BEFORE_PARTS + len(self.game.rules.parts.words)
        self._width = kernel.HEAD + plan.n_seats * self._each

    def play(self, start: int, count: int) -> Games:
        """Play `count` games from number `start`; safe to call from several threads."""
        plan, n_seats = self.plan, self.plan.n_seats
        seeds = np.array([plan.stream_of(number) for number in range(start, start + count)], dtype=np.int64)
        results, steps = self._run(seeds)
        rows = results.reshape(count, self._width)
        of_seat = rows[:, kernel.HEAD :].reshape(count, n_seats, self._each)
        scores = of_seat[:, :, 1]
        moves = numbered_moves(start, steps) if plan.moves else None
        return Games(
            start=start,
            seeds=[f"stream:{seed}" for seed in seeds.tolist()],
            first=rows[:, 0],
            rounds=rows[:, 2],
            decisions=of_seat[:, :, 0],
            scores=scores,
            parts=of_seat[:, :, kernel.BEFORE_PARTS :],
            places=places_of(scores, of_seat[:, :, 2]),
            moves=moves,
            events=self._events(steps) if plan.events else None,
        )

    def _run(self, seeds: Numbers) -> tuple[Numbers, list[Numbers]]:
        """Play a game for every seed; returns the rows of results and, if asked for, the steps of each game."""
        engine, count = self.engine, len(seeds)
        states, works, stream = engine.states(self._opening, self._opening), engine.works(), np.zeros(2, dtype=np.int64)
        results = np.zeros(count * self._width, dtype=np.int64)
        steps: list[Numbers] = []
        done, room = 0, STEPS * count if self.plan.moves else 0
        while done < count:
            rest = results[done * self._width :]
            rest[:] = 0
            moves = np.zeros(room * kernel.TAKEN, dtype=np.int64)
            played = self._simulate(states, works, stream, seeds[done:], rest, moves, self._width, self._each)
            if room and played:
                cuts = np.cumsum(rest.reshape(-1, self._width)[:played, 1])
                steps += np.split(moves.reshape(-1, kernel.TAKEN)[: cuts[-1]], cuts[:-1])
            done, room = done + played, 2 * room
        return results, steps

    def _events(self, steps: list[Numbers]) -> list[str]:
        return [events for game in steps for events in events_of(self.game, self._opening, game[:, 1].tolist())]


def played_randomly(runner: RandomGameRunner, workers: int) -> Generator[Games]:
    """All games of a plan in order, played by a number of threads."""
    plan = runner.plan
    size = CHUNK_WITH_MOVES if plan.moves else CHUNK
    waiting: deque[Future[Games]] = deque()
    pool = ThreadPoolExecutor(workers, thread_name_prefix="semiramis-simulation")
    try:
        for start in range(0, plan.games, size):
            waiting.append(pool.submit(runner.play, start, min(size, plan.games - start)))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
