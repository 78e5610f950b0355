"""The measuring side: a process on one core that holds some contenders and runs one of them on request.

Standard library only, because it also runs where semiramis is not installed.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

CHUNK = 0.1
"""The minimum duration of one call of a contender in seconds, so that the overhead of the call is negligible."""
SIMULATIONS = 1_000
"""Simulations in one search, ours and theirs."""
PLAY, SEARCH, COPY = "play", "search", "copy"
NOT_PINNED = -1
TOLD = ("key", "kind", "name", "short", "note")
"""The fields that a worker sends of its contenders."""


@dataclass(frozen=True)
class Counts:
    """The work done: games (or simulations, or copies), moves including chance, and moves chosen by players."""

    games: float
    moves: float = 0.0
    own: float = 0.0

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(self.games + other.games, self.moves + other.moves, self.own + other.own)


@dataclass(frozen=True)
class Sample:
    """The work done in some seconds, and the processor time within them."""

    games: float
    moves: float
    own: float
    seconds: float
    cpu: float


@dataclass(frozen=True)
class Contender:
    """Something to measure: its full and short name, what exactly is done, and a function that does it n times."""

    key: str
    kind: str
    name: str
    short: str
    note: str
    run: Callable[[int], Counts]


def sample(run: Callable[[int], Counts], times: int, seconds: float) -> Sample:
    """Run repeatedly for at least some seconds."""
    done = Counts(0.0)
    cpu, begun = time.process_time(), time.perf_counter()
    while True:
        done += run(times)
        took = time.perf_counter() - begun
        if took >= seconds:
            return Sample(done.games, done.moves, done.own, took, time.process_time() - cpu)


def chunk_size(run: Callable[[int], Counts], chunk: float = CHUNK) -> int:
    """Return how many times to run per call; finding out also warms up."""
    times = 1
    while sample(run, times, 0.0).seconds < chunk:
        times *= 2
    return times


def pin(core: int) -> None:
    """Pin the process to one core, if the system supports that."""
    if core != NOT_PINNED:
        os.sched_setaffinity(0, {core})


def serve(make: Callable[[], list[Contender]]) -> None:
    """Announce the contenders, then measure the one that each line of input names."""
    pin(int(sys.argv[1]))
    # output of packages must not mix with the responses
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def message(what: object) -> None:
        answers.write(json.dumps(what) + "\n")
        answers.flush()

    contenders = {contender.key: contender for contender in make()}
    sizes = {key: chunk_size(contender.run) for key, contender in contenders.items()}
    message([{name: getattr(each, name) for name in TOLD} for each in contenders.values()])
    for line in sys.stdin:
        asked = json.loads(line)
        message(asdict(sample(contenders[asked["key"]].run, sizes[asked["key"]], asked["seconds"])))
