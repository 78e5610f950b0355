"""Who sits where: every arrangement is counted, nobody is favoured."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from semiramis.arena.plan import planned
from semiramis.arena.schedule import orders, parties, rotations, seatings


def spelt(n_bots: int, n_seats: int, deal: int = 0) -> list[str]:
    return ["".join("abcdefgh"[bot] for bot in seating) for seating in seatings(n_bots, n_seats, deal)]


@pytest.mark.parametrize(
    ("n_bots", "n_seats", "wanted"),
    [
        (1, 2, "aa"),
        (1, 4, "aaaa"),
        (2, 2, "ab ba"),
        (2, 3, "aab baa aba abb bab bba"),
        (2, 4, "aabb baab bbaa abba abab baba"),
        (3, 2, "ab ba ac ca bc cb"),
        (3, 3, "abc cab bca"),
        (3, 4, "aabc caab bcaa abca abbc cabb bcab bbca abcc cabc ccab bcca"),
        (4, 4, "abcd dabc cdab bcda"),
        (4, 3, "abc cab bca abd dab bda acd dac cda bcd dbc cdb"),
    ],
)
def test_the_first_deal_is_played_in_these_seatings(n_bots: int, n_seats: int, wanted: str) -> None:
    assert spelt(n_bots, n_seats) == wanted.split()


@pytest.mark.parametrize(
    ("n_bots", "n_seats", "games"),
    [(5, 2, 20), (5, 3, 30), (5, 4, 20), (6, 2, 30), (6, 3, 60), (6, 4, 60), (16, 4, 7280)],
)
def test_more_bots_than_seats_meet_in_every_combination(n_bots: int, n_seats: int, games: int) -> None:
    found = seatings(n_bots, n_seats)
    assert len(found) == games
    assert Counter(tuple(sorted(seating)) for seating in found) == Counter(
        dict.fromkeys(combinations(range(n_bots), n_seats), n_seats)
    )


@pytest.mark.parametrize("n_bots", range(1, 7))
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_every_bot_has_every_seat_as_often_as_any_other_on_every_deal(n_bots: int, n_seats: int) -> None:
    for deal in range(12):
        found = seatings(n_bots, n_seats, deal)
        assert len(set(found)) == len(found) == len(seatings(n_bots, n_seats))
        times = Counter((bot, seat) for seating in found for seat, bot in enumerate(seating))
        assert len(times) == n_bots * n_seats
        assert len(set(times.values())) == 1


@pytest.mark.parametrize("n_bots", range(1, 7))
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_a_seating_is_played_with_all_its_rotations(n_bots: int, n_seats: int) -> None:
    for deal in range(6):
        found = set(seatings(n_bots, n_seats, deal))
        assert all(set(rotations(seating)) <= found for seating in found)


@pytest.mark.parametrize(("n_bots", "n_seats", "turns"), [(3, 3, 2), (4, 4, 6), (3, 4, 3), (2, 4, 1), (5, 4, 6)])
def test_the_orders_round_the_table_take_turns(n_bots: int, n_seats: int, turns: int) -> None:
    by_deal = [seatings(n_bots, n_seats, deal) for deal in range(turns)]
    assert len(set(by_deal)) == turns
    assert seatings(n_bots, n_seats, turns) == by_deal[0]
    everything = {seating for found in by_deal for seating in found}
    assert everything == {seating for party in parties(n_bots, n_seats) for seating in permutations(party)}


def test_orders_and_rotations() -> None:
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert rotations((0, 0)) == [(0, 0)]
    assert orders((0, 0, 1, 1)) == [(0, 0, 1, 1), (0, 1, 0, 1)]
    assert len(orders((0, 1, 2, 3))) == 6


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (6, 1), (7, 2), (12, 2), (100, 17)])
def test_games_are_rounded_up_to_whole_deals(games: int, deals: int) -> None:
    plan = planned("amyitis", ["greedy", "random"], 4, games)
    assert (plan.deals, plan.games, plan.games_of_deal) == (deals, 6 * deals, 6)
    assert [plan.deal_of(number) for number in range(plan.games)] == [n // 6 for n in range(plan.games)]
    assert [plan.seating_of(number) for number in range(6)] == list(seatings(2, 4))


def test_seeds_follow_from_the_plans_and_a_bots_does_not_tell_the_deals() -> None:
    plan = planned("amyitis", ["greedy", "random"], 2, 6, seed="s")
    assert [plan.deal_seed(number) for number in range(6)] == ["s/0", "s/0", "s/1", "s/1", "s/2", "s/2"]
    seeds = [plan.bot_seed(number, seat) for number in range(6) for seat in range(2)]
    assert len(set(seeds)) == 12
    assert all(0 <= seed < 1 << 64 for seed in seeds)
    assert seeds[0] == 15367898643861874408, "other seeds would make other games of old commands"
