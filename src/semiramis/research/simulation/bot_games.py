"""Games between bots: run as in the arena, with every step recorded."""

from collections.abc import Generator, Iterable

import numpy as np

from semiramis.arena.run.executors import run_here, run_in_processes
from semiramis.arena.run.runner import GameRunner
from semiramis.core.model.arrays import State, Work
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.research.simulation.games import Games, events_of, numbered_moves
from semiramis.research.simulation.plan import SeatedPlan


class RecordingRunner(GameRunner):
    """Records the first seat to decide and, if the plan keeps moves, each step: mover, code, number of legal codes."""

    plan: SeatedPlan

    def __init__(self, plan: SeatedPlan) -> None:
        super().__init__(plan)
        self._scratch = self.game.rules.Work()
        self.first = NOBODY
        self.steps: list[tuple[int, int, int]] = []

    def begin(self) -> None:
        """Clear the record before a game."""
        self.first, self.steps = NOBODY, []

    def _do(self, state: State, work: Work, code: int) -> None:
        mover = self.game.rules.mover(state)
        if self.first == NOBODY and mover != CHANCE:
            self.first = mover
        if self.plan.moves:
            self.steps.append((mover, code, self.game.rules.legal(state, self._scratch)))
        super()._do(state, work, code)


class BotGameRunner:
    """Plays the games of a plan one by one."""

    def __init__(self, plan: SeatedPlan) -> None:
        self.plan = plan
        self.runner = RecordingRunner(plan)

    def play(self, number: int) -> Games:
        """Play the game with a number; returns it as an array of one."""
        plan, runner = self.plan, self.runner
        runner.begin()
        played = runner.play(number)
        steps = np.array(runner.steps, dtype=np.int64).reshape(-1, 3)
        opening = runner.game.new_state(plan.n_seats, dict(plan.options)) if plan.events else None
        return Games(
            start=number,
            seeds=[plan.seed_of(number)],
            first=np.array([runner.first]),
            rounds=np.array([played.rounds]),
            decisions=np.array([played.decisions]),
            scores=np.array([played.scores]),
            parts=np.array([played.parts]),
            places=np.array([played.places]),
            moves=numbered_moves(number, [steps]) if plan.moves else None,
            events=events_of(runner.game, opening, steps[:, 1].tolist()) if plan.events else None,
            forfeited=sum(sum(kinds.values()) for kinds in played.forfeits),
        )

    def close(self) -> None:
        """Stop the processes of plugin bots."""
        self.runner.close()


def played_by_bots(plan: SeatedPlan, workers: int) -> Generator[Games]:
    """All games of a plan in order, played by a number of processes."""
    numbers = range(plan.games)
    if workers == 1:
        return run_here(BotGameRunner, plan, numbers)
    return in_order(run_in_processes(BotGameRunner, plan, numbers, workers))


def in_order(games: Iterable[Games]) -> Generator[Games]:
    """Games in the order of their numbers; those that end early are held back."""
    early: dict[int, Games] = {}
    due = 0
    for game in games:
        early[game.start] = game
        while due in early:
            yield early.pop(due)
            due += 1
