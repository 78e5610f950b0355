"""Units: translating the same rules gives the same text, also in several threads at once."""

from concurrent.futures import ThreadPoolExecutor

from semiramis.core.compile.c.unit import TRANSLATING, Unit
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.registry import find_game, keys


def translated(key: str) -> str:
    return Unit(find_game(key), PLAYOUTS).text


def test_threads_may_translate_at_the_same_time() -> None:
    games = [*keys()] * 2
    with ThreadPoolExecutor(len(games)) as pool:
        with TRANSLATING:  # all of them have to wait for their turn
            waiting = [pool.submit(translated, key) for key in games]
            assert not any(job.done() for job in waiting)
        texts = [job.result() for job in waiting]
    assert texts == [translated(key) for key in keys()] * 2
