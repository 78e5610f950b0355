import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.core.model.domain import OWNER, SEAT, Domain
from semiramis.core.model.record import Record, number, word

COLOUR = Domain("colour", ("red", "green"))


class Small(Record):
    """A record with every kind of field."""

    flag: int = number(0, 1)
    big: int = number(-40000, 40000)
    wide: int = number(0, 1 << 40)
    purse: list[int] = number(0, 300, SEAT)
    board: list[list[int]] = word(OWNER, COLOUR, 3)
    shade: int = word(COLOUR)
    echo: list[int] = number(0, 1, 2, derived=True)


def test_widths_follow_the_ranges_and_storage_is_aligned() -> None:
    assert {f.name: f.width for f in Small.fields} == {
        "flag": 1, "big": 4, "wide": 8, "purse": 2, "board": 1, "shade": 1, "echo": 1,
    }  # fmt: skip
    offsets = Small.dtype().fields
    assert offsets is not None
    for field in Small.in_storage:
        assert offsets[field.name][1] % field.width == 0
    assert Small.packing.size % 8 == 0


def test_a_new_record_is_zero_and_has_only_its_fields() -> None:
    small = Small()
    assert small.numbers() == [0] * 16
    with pytest.raises(AttributeError):
        small.colour = 1  # type: ignore[attr-defined]


@given(st.lists(st.integers(0, 5), min_size=6, max_size=6), st.integers(-40000, 40000))
def test_bytes_go_both_ways_and_equal_the_compiled_record(cells: list[int], big: int) -> None:
    import numpy as np

    small = Small()
    small.board[0][:], small.board[1][:] = cells[:3], cells[3:]
    small.big = big
    data = small.to_bytes()
    assert Small.from_bytes(data) == small
    record = np.frombuffer(data, dtype=Small.dtype())[0]
    assert record["big"] == big
    assert record["board"].tolist() == [cells[:3], cells[3:]]
    assert record.tobytes() == data


def test_clones_and_assignments_share_nothing() -> None:
    small = Small()
    twin, other = small.clone(), Small()
    twin.board[1][2] = 4
    twin.purse[0] = 9
    assert small.board[1][2] == 0
    other.assign(twin)
    twin.board[1][2] = 1
    assert other.board[1][2] == 4
    assert small != other
    assert small.hash() != other.hash()
    assert small.hash() == Small().hash()


def test_numbers_out_of_range_are_named_by_place() -> None:
    small = Small()
    small.purse[1] = 301
    small.board[1][0] = 6
    assert small.out_of_range() == [
        ("purse.rose", 301, 0, 300),
        ("board.green.1", 6, 0, 5),
    ]


def test_a_field_cannot_hide_what_every_record_has() -> None:
    with pytest.raises(TypeError, match="cannot be called hash"):

        class Wrong(Record):
            hash: int = number(0, 1)  # type: ignore[assignment]


def test_records_cannot_be_keys_because_they_change() -> None:
    with pytest.raises(TypeError):
        hash(Small())
