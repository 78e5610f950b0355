"""A simulation from beginning to end: games are counted and written in their order, until all are played or stopped."""

import signal
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from semiramis.core.compile.jit import Engine
from semiramis.research.simulation.bot_games import played_by_bots
from semiramis.research.simulation.files import table_in
from semiramis.research.simulation.games import Games
from semiramis.research.simulation.plan import SeatedPlan
from semiramis.research.simulation.random_games import RandomHall, played_randomly
from semiramis.research.simulation.rows import rows_for
from semiramis.research.simulation.summary import Count

Report = Callable[[int, int], None]


def games_of(plan: SeatedPlan, workers: int = 1, engine: Engine | None = None) -> Generator[Games]:
    """All games of a plan, in their order; the same whatever the number of workers."""
    if plan.is_random:
        return played_randomly(RandomHall(plan, engine), workers)
    return played_by_bots(plan, workers)


def simulate(
    plan: SeatedPlan,
    out: Path | None = None,
    workers: int = 1,
    report: Report | None = None,
    engine: Engine | None = None,
) -> tuple[Count, bool]:
    """Play all games of a plan and write them into a file, if one is named; the count, and whether it was stopped.

    An interrupt leaves a whole file with the first games: the one that asking for so many games would have written.
    """
    count = Count(plan)
    if out is None:
        return count, _run(plan, workers, engine, report, count, count.add)
    rows = rows_for(plan)
    with table_in(out, rows.columns(), plan.described()) as table:

        def keep(games: Games) -> None:
            table.add(rows.of(games))
            count.add(games)

        stopped = _run(plan, workers, engine, report, count, keep)
    return count, stopped


def _run(
    plan: SeatedPlan,
    workers: int,
    engine: Engine | None,
    report: Report | None,
    count: Count,
    keep: Callable[[Games], None],
) -> bool:
    """Keep game after game; whether somebody has stopped it."""
    try:
        with closing(games_of(plan, workers, engine)) as coming:
            for games in coming:
                with undisturbed():
                    keep(games)
                if report:
                    report(count.games, plan.games)
    except KeyboardInterrupt:
        return True
    return False


@contextmanager
def undisturbed() -> Iterator[None]:
    """Hold an interrupt back until something is whole: half a row is worse than none."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: held.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt
