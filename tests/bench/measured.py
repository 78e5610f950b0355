"""Contenders with made-up rounds, for tests of the report."""

from bench.peers.report import Result
from bench.peers.worker import COPY, PLAY, SEARCH, Sample


def result(key: str, kind: str, rates: list[float], ours: bool = False) -> Result:
    """A contender that made so many moves a second in each round, ten to a game, six of them by players."""
    rounds = [Sample(2 * rate / 10, 2 * rate, 2 * rate * 0.6, 2.0, 1.9) for rate in rates]
    return Result(key, kind, f"{key} 1.0", key, f"how {key} was measured", ours, rounds)


MEASURED = [
    result("amyitis-play", PLAY, [9e6, 10e6, 12e6], ours=True),
    result("openspiel-cpp", PLAY, [100_000, 200_000, 150_000]),
    result("amyitis-whole", SEARCH, [4e6, 5e6, 6e6], ours=True),
    result("ishtar-whole", SEARCH, [400_000, 500_000, 600_000], ours=True),
    result("ishtar-early", SEARCH, [9e6, 9e6, 9e6], ours=True),
    result("openspiel-mcts", SEARCH, [100_000, 100_000, 200_000]),
    result("amyitis-copy", COPY, [1e9, 1e9, 1e9], ours=True),
    result("openspiel-copy", COPY, [2e7, 4e7, 2e7]),
]
