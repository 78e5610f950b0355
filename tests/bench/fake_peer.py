"""A peer for tests: it counts without playing, prints where the answers go, and one of its contenders breaks."""

import time
from itertools import count

from bench.peers.worker import CHUNK, PLAY, SEARCH, Contender, Counts, serve

calls = count()


def run(times: int) -> Counts:
    print("something that a package prints")
    time.sleep(CHUNK)
    return Counts(times, 3 * times, 2 * times)


def break_later(times: int) -> Counts:
    if next(calls):
        raise RuntimeError("broken on purpose")
    return run(times)


def contenders() -> list[Contender]:
    return [
        Contender("fake", PLAY, "Fake 1.0", "Fake", "nothing", run),
        Contender("broken", SEARCH, "Broken 1.0", "Broken", "nothing", break_later),
    ]


if __name__ == "__main__":
    serve(contenders)
