"""Runs games on a Ray cluster: the one RAY_ADDRESS names, or a temporary local one.

All machines of a cluster need Semiramis and, at the same paths, the files of bots.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.util import find_spec
from itertools import islice
from typing import Any

from semiramis.arena.plan import Plan
from semiramis.arena.results.result import GameResult
from semiramis.arena.run.runner import GameRunner
from semiramis.core.model.message import Problem
from semiramis.core.model.quote import LONG, quote

AHEAD = 2
"""Games queued per processor."""


def expect_ray() -> None:
    """Raise Problem where Ray is not installed."""
    if find_spec("ray") is None:
        raise Problem("arena-no-ray")


def on_ray(plan: Plan, numbers: Iterable[int], workers: int | None) -> Iterator[GameResult]:
    """Play games on a cluster with at most `workers` at once; yield their results as they finish."""
    expect_ray()
    import ray
    from ray.exceptions import RayError, RayTaskError

    left = iter(numbers)
    with connected(workers):
        play = ray.remote(num_cpus=1)(_play)
        shared = ray.put(plan)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        limit = workers or max(1, int(resources.get("CPU", 1))) * AHEAD
        under_way: list[Any] = [play.remote(shared, number) for number in islice(left, limit)]
        while under_way:
            done, under_way = ray.wait(under_way)
            under_way += [play.remote(shared, number) for number in islice(left, len(done))]
            try:
                yield from ray.get(done)
            except RayTaskError as error:
                raise error.cause from None
            except RayError as error:
                raise Problem("arena-ray-failed", reason=quote(str(error), LONG)) from error


@contextmanager
def connected(workers: int | None) -> Iterator[None]:
    """A connection to the cluster; one that is there already is used and left alone."""
    import ray

    if ray.is_initialized():
        yield
        return
    address = os.environ.get("RAY_ADDRESS")
    size: dict[str, Any] = {} if address else {"num_cpus": workers, "include_dashboard": False}
    quiet: dict[str, Any] = {"configure_logging": False, "log_to_driver": False}
    try:
        ray.init(address=address or "local", **size, **quiet)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise Problem("arena-ray-failed", reason=quote(str(error), LONG)) from error
    try:
        yield
    finally:
        ray.shutdown()


def _play(plan: Plan, number: int) -> GameResult:
    """Play a game in a Ray worker, which keeps the runner of the plan, and its processes, between games."""
    return _hall(plan).play(number)


@lru_cache(maxsize=1)
def _hall(plan: Plan) -> GameRunner:
    return GameRunner(plan)
