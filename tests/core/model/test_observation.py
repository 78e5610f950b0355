"""The layout of observations, and seats relative to the observing one."""

from semiramis.core.model.observation import (
    BITS_OF_WHO,
    MOST_SEATS,
    ONE_WHO,
    SEEN_OWNERS,
    Plane,
    length_of,
    names,
    seat_clockwise,
    starts,
)


def test_planes_follow_each_other() -> None:
    planes = (Plane("a", 2, 0, 9, ""), names("b", 3, ("x", "y"), ""), Plane("c", 1, 0, 1, ""))
    assert starts(planes) == [0, 2, 5]
    assert length_of(planes) == 6
    assert (planes[1].high, planes[1].words) == (1, ("x", "y"))


def test_seats_are_counted_clockwise_and_owners_are_seen_in_that_order() -> None:
    assert [seat_clockwise(3, 1, places) for places in range(3)] == [1, 2, 0]
    for n_seats in range(1, MOST_SEATS + 1):
        for seat in range(n_seats):
            around = [seat_clockwise(n_seats, seat, places) for places in range(n_seats)]
            assert sorted(around) == list(range(n_seats))
            seen = SEEN_OWNERS[n_seats - 1][seat]
            assert [seen >> BITS_OF_WHO * (other + 1) & ONE_WHO for other in around] == list(range(1, n_seats + 1))
