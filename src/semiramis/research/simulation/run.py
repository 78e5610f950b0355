"""A simulation from start to end: games are counted and written in order until all are played or it is interrupted."""

import signal
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from semiramis.core.compile.engine import Engine
from semiramis.research.simulation.bot_games import played_by_bots
from semiramis.research.simulation.files import table_in
from semiramis.research.simulation.games import Games
from semiramis.research.simulation.plan import SeatedPlan
from semiramis.research.simulation.random_games import RandomGameRunner, played_randomly
from semiramis.research.simulation.rows import rows_for
from semiramis.research.simulation.summary import Count

Report = Callable[[int, int], None]


def games_of(plan: SeatedPlan, workers: int = 1, engine: Engine | None = None) -> Generator[Games]:
    """All games of a plan in order; the result does not depend on the number of workers."""
    if plan.is_random:
        return played_randomly(RandomGameRunner(plan, engine), workers)
    return played_by_bots(plan, workers)


def simulate(
    plan: SeatedPlan,
    out: Path | None = None,
    workers: int = 1,
    report: Report | None = None,
    engine: Engine | None = None,
) -> tuple[Count, bool]:
    """Play all games of a plan and write them to a file, if one is given.

    Returns the count, and whether it was interrupted. An interrupt leaves a complete file with the games so far, equal
    to that of a simulation of that many games.
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
    """Keep games as they end; returns whether it was interrupted."""
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
    """Defer an interrupt to the end of the block, so that no partial row is written."""
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
