"""95 % confidence intervals."""

from collections.abc import Iterable
from functools import cache
from math import atan, cos, pi, sin, sqrt
from typing import NamedTuple

Z_95 = 1.959963984540054
MANY = 1000
"""Degrees of freedom from which Student's distribution is approximated by the normal one."""


class Interval(NamedTuple):
    """A confidence interval."""

    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Return the 95 % Wilson interval of a share."""
    share = wins / games
    spread = Z_95 * sqrt(share * (1 - share) / games + Z_95**2 / (4 * games**2))
    middle, scale = share + Z_95**2 / (2 * games), 1 + Z_95**2 / games
    return Interval(max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def clustered_mean(samples: Iterable[tuple[int, float]]) -> tuple[float, Interval | None]:
    """Return the mean of values that belong to clusters, and its 95 % interval.

    Values of one cluster are not independent, so each cluster counts as one observation, however large it is. A
    single cluster says nothing about how much clusters differ: then there is no interval.
    """
    sums: dict[int, float] = {}
    sizes: dict[int, int] = {}
    for cluster, value in samples:
        sums[cluster] = sums.get(cluster, 0.0) + value
        sizes[cluster] = sizes.get(cluster, 0) + 1
    size, n = sum(sizes.values()), len(sums)
    mean = ratio(sum(sums.values()), size)
    if n < 2:
        return mean, None
    apart = sum((sums[cluster] - mean * sizes[cluster]) ** 2 for cluster in sums)
    spread = student_95(n - 1) * sqrt(apart * n / (n - 1)) / size
    return mean, Interval(mean - spread, mean + spread)


@cache
def student_95(freedom: int) -> float:
    """Return the number of standard errors on either side that contain 95 % of Student's distribution."""
    if freedom >= MANY:
        return Z_95
    low, high = 0.0, 13.0  # one degree of freedom, the worst case, needs 12.7
    while (middle := (low + high) / 2) not in (low, high):
        if _within(middle, freedom) < 0.95:
            low = middle
        else:
            high = middle
    return high


def _within(t: float, freedom: int) -> float:
    """The share of Student's distribution between -t and t, by the finite sums for whole degrees of freedom."""
    angle = atan(t / sqrt(freedom))
    is_odd = freedom % 2
    term = cos(angle) if is_odd else 1.0
    total = 0.0 if freedom == 1 else term
    for k in range(2 + is_odd, freedom - 1, 2):
        term *= cos(angle) ** 2 * (k - 1) / k
        total += term
    return 2 / pi * (angle + sin(angle) * total) if is_odd else sin(angle) * total


def ratio(part: float, whole: float) -> float:
    """Return part / whole, or 0 where the whole is 0."""
    return part / whole if whole else 0.0
