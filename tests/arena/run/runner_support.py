"""Plans and bots for contests."""

from collections.abc import Iterator
from contextlib import contextmanager

from semiramis.arena.plan import Plan
from semiramis.arena.results.result import GameResult
from semiramis.arena.run.runner import GameRunner


@contextmanager
def hall(plan: Plan) -> Iterator[GameRunner]:
    found = GameRunner(plan)
    try:
        yield found
    finally:
        found.close()


def all_played(plan: Plan) -> list[GameResult]:
    with hall(plan) as found:
        return [found.play(number) for number in range(plan.games)]
