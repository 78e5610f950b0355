"""What may stand where an edition is a reconstruction: the edition itself is within its own ranges."""

import pytest

from semiramis.core.editions.ranges import Amounts, Cells, Drawing, Numbers, OneOf, OpenValue, Several, open_values
from semiramis.core.registry import find_game, find_ranges, keys


def is_plausible(found: OpenValue) -> bool:
    """Whether a value is in its range."""
    value = found.value
    match found.range:
        case Numbers(low, high):
            return low <= int(value) <= high
        case OneOf(words):
            return value in words
        case Several(words, size):
            return len(value) == size and set(value) <= set(words)
        case Amounts(words, high):
            return set(value) <= set(words) and all(0 <= amount <= high for amount in value.values())
        case Cells(words, size):
            return len(value) == size and set(value) <= set(words)
        case Drawing(letters, sizes):
            rows = ["".join(row.split()) for row in value]
            return tuple(map(len, rows)) == sizes and set("".join(rows)) <= set(letters)


@pytest.mark.parametrize("key", keys())
def test_every_reconstructed_value_is_plausible_itself(key: str) -> None:
    found = list(open_values(find_game(key).edition, find_ranges(key)))
    assert len(found) > 100
    assert [each for each in found if not is_plausible(each)] == []
