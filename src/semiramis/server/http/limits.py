"""What one client may take: requests at once and in the long run, and connections and streams at the same time."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from semiramis.server.errors import TooMany

MOST_REMEMBERED = 20_000


@dataclass
class Bucket:
    """A token bucket: requests that may still be made at once; it refills with time."""

    left: float
    since: float


class RateLimiter:
    """Allows each client a burst of requests at once and `per_second` in the long run."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float, cost: float = 1.0) -> float:
        """Count a request of a client, at the cost of so many; return the seconds to wait if that is too much, else 0.

        A request may cost more than a whole burst; it is then allowed as the first one.
        """
        bucket = self._buckets.setdefault(who, Bucket(self.burst, now))
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        bucket.left = min(self.burst, bucket.left + (now - bucket.since) * self.per_second)
        bucket.since = now
        needed = min(cost, self.burst)
        if bucket.left < needed:
            return (needed - bucket.left) / self.per_second
        bucket.left -= needed
        return 0.0


class Holdings:
    """How many of something each client holds now: connections, streams, uploads."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Count one more; False if the client holds as many as it may."""
        if self._held[who] >= self.most:
            return False
        self._held[who] += 1
        return True

    def give_back(self, who: str) -> None:
        """Count one less."""
        self._held[who] -= 1
        if self._held[who] <= 0:
            del self._held[who]

    @contextmanager
    def one(self, who: str, problem: str, seconds: int = 5) -> Iterator[None]:
        """Hold one for as long as the context lasts. Raises TooMany with the message `problem`."""
        if not self.take(who):
            raise TooMany(seconds, problem, limit=self.most)
        try:
            yield
        finally:
            self.give_back(who)
