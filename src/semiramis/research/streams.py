"""The random streams of a batch: one seed gives each slot its own, independently of the number of slots."""

from typing import TYPE_CHECKING, Any

from semiramis.core.compile.playouts import MODULUS_1, MODULUS_2, seed_stream

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CHANCE_STREAM, CHOICE_STREAM = range(2)
SEED_BITS = 46
"""The number of bits of a seed that `seed_stream` can take in 64-bit arithmetic."""
_ALL = (1 << 64) - 1


def stream_of(seed: int, slot: int, which: int) -> list[int]:
    """The initial stream of one slot."""
    stream = [0, 0]
    seed_stream(stream, _scatter(_scatter(seed & _ALL) + 2 * slot + which & _ALL) >> 64 - SEED_BITS)
    return stream


def streams_of(seed: int, slots: int, which: int) -> "NDArray[np.int64]":
    """The initial streams of all slots, [slots, 2], each as `stream_of` makes it."""
    import numpy as np

    slot = np.arange(slots, dtype=np.uint64)
    numbers = _scatter(2 * slot + (_scatter(seed & _ALL) + which & _ALL)) >> 64 - SEED_BITS
    # as `seed_stream` does, which as a rule seeds one stream at a time
    seeds = numbers.astype(np.int64)
    first = (seeds * 69069 + 12345) % (MODULUS_1 - 1) + 1
    second = (seeds * 16807 + 54321) % (MODULUS_2 - 1) + 1
    for _ in range(8):
        first = first * 40014 % MODULUS_1
        second = second * 40692 % MODULUS_2
    return np.ascontiguousarray(np.stack([first, second], axis=1))


def _scatter(number: Any) -> Any:
    """Hash a 64-bit integer, or an array of them: one step of SplitMix64 (Steele 2014)."""
    number = number + 0x9E3779B97F4A7C15 & _ALL
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _ALL
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _ALL
    return number ^ number >> 31
