"""A simulation as it is planned."""

import pytest

from semiramis.core.model.message import Malformed
from semiramis.research.simulation.plan import STREAM_BITS, seated


def test_one_policy_is_for_all_seats_and_several_are_for_one_each() -> None:
    assert seated("amyitis", ["greedy"], 3, 5).bots == ("greedy",) * 3
    plan = seated("amyitis", ["greedy", "random"], 2, 5, seed="s")
    assert (plan.bots, plan.games, plan.games_of_deal) == (("greedy", "random"), 5, 1)
    assert [plan.seating_of(number) for number in range(5)] == [(0, 1)] * 5
    assert [plan.deal_of(number) for number in range(5)] == list(range(5))
    assert plan.seed_of(3) == "s/3"
    assert plan.described()["semiramis"] == "simulation"
    assert plan.described()["games"] == 5


def test_random_games_have_streams_that_differ_and_can_be_seeded_within_64_bits() -> None:
    plan = seated("babylon", ["random"], 2, 1000, seed="s")
    assert plan.is_random
    streams = [plan.stream_of(number) for number in range(1000)]
    assert len(set(streams)) == 1000
    assert max(streams) * 69069 + 12345 < 2**63
    assert max(streams) > 2 ** (STREAM_BITS - 1)
    assert plan.seed_of(7) == f"stream:{streams[7]}"
    assert seated("babylon", ["random"], 2, 1, seed="t").stream_of(0) != streams[0]
    assert not seated("babylon", ["random", "greedy"], 2, 1).is_random


@pytest.mark.parametrize(
    ("policies", "seats", "games", "id"),
    [
        (["random", "random"], 3, 1, "simulate-policies"),
        (["random"] * 5, 4, 1, "simulate-policies"),
        (["random"], 2, 0, "simulate-games"),
        (["random"], 5, 1, "seats-wrong"),
    ],
)
def test_plans_that_cannot_be(policies: list[str], seats: int, games: int, id: str) -> None:
    with pytest.raises(Malformed) as caught:
        seated("amyitis", policies, seats, games)
    assert caught.value.message.id == id


def test_events_bring_moves_along() -> None:
    assert seated("amyitis", ["random"], 2, 1, events=True).moves
    assert not seated("amyitis", ["random"], 2, 1).moves
