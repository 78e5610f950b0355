"""Games of bots: those of the arena, with an eye on who decides first and on every step."""

from collections.abc import Generator, Iterable
from typing import Any

import numpy as np

from semiramis.arena.executors import run_here, run_in_processes
from semiramis.arena.runner import GameRunner
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.research.simulation.games import Games, events_of, numbered_moves
from semiramis.research.simulation.plan import SeatedPlan


class WatchedRunner(GameRunner):
    """A hall of the arena that notes the steps of the game it is at: who moved, the code, and among how many."""

    plan: SeatedPlan

    def __init__(self, plan: SeatedPlan) -> None:
        super().__init__(plan)
        self._scratch = self.game.rules.Work()
        self.first = NOBODY
        self.steps: list[tuple[int, int, int]] = []

    def begin(self) -> None:
        """Forget the game before."""
        self.first, self.steps = NOBODY, []

    def _do(self, state: Any, work: Any, code: int) -> None:
        mover = self.game.rules.mover(state)
        if self.first == NOBODY and mover != CHANCE:
            self.first = mover
        if self.plan.moves:
            self.steps.append((mover, code, self.game.rules.legal(state, self._scratch)))
        super()._do(state, work, code)


class BotStage:
    """Where games of a plan are played one by one, in whatever process."""

    def __init__(self, plan: SeatedPlan) -> None:
        self.plan = plan
        self.hall = WatchedRunner(plan)

    def play(self, number: int) -> Games:
        """Play the game of a number."""
        plan, hall = self.plan, self.hall
        hall.begin()
        played = hall.play(number)
        steps = np.array(hall.steps, dtype=np.int64).reshape(-1, 3)
        opening = hall.game.new_state(plan.n_seats, dict(plan.options)) if plan.events else None
        return Games(
            start=number,
            seeds=[plan.seed_of(number)],
            first=np.array([hall.first]),
            rounds=np.array([played.rounds]),
            decisions=np.array([played.decisions]),
            scores=np.array([played.scores]),
            parts=np.array([played.parts]),
            places=np.array([played.places]),
            moves=numbered_moves(number, [steps]) if plan.moves else None,
            events=events_of(hall.game, opening, steps[:, 1].tolist()) if plan.events else None,
            forfeited=sum(sum(kinds.values()) for kinds in played.forfeits),
        )

    def close(self) -> None:
        """Send guests home."""
        self.hall.close()


def played_by_bots(plan: SeatedPlan, workers: int) -> Generator[Games]:
    """All games of a plan in their order, however many processes play them."""
    numbers = range(plan.games)
    if workers == 1:
        return run_here(BotStage, plan, numbers)
    return in_order(run_in_processes(BotStage, plan, numbers, workers))


def in_order(games: Iterable[Games]) -> Generator[Games]:
    """Single games by their numbers; whatever ends before its turn waits."""
    early: dict[int, Games] = {}
    due = 0
    for game in games:
        early[game.start] = game
        while due in early:
            yield early.pop(due)
            due += 1
