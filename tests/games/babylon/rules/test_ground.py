"""What list_places reads from tables, compared with can_rest and slab_price, which ask hole by hole."""

import random

import pytest

from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.games.babylon.components.names import N_PLACES
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.actions import PLACE_AT
from semiramis.games.babylon.rules.building import can_rest, has_place, lowest_level
from semiramis.games.babylon.rules.stages import BUILD, PLACING
from semiramis.games.babylon.rules.state import BELVEDERE, DOUBLE, LEVELS, SLABS, State, Work
from tests.games.babylon.support import building

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"overhang": "clear", "footprint": "consecutive"},
    {"bridge-gap": "decorated", "supply": "unlimited"},
)


def gardens(seed: int) -> list[State]:
    """Positions before a slab is placed, in a game in which much is built and decorated."""
    dice, work, found = random.Random(seed), Work(), []
    state = GAME.new_state(2, OPTIONS[seed % len(OPTIONS)])
    while (mover := GAME.rules.mover(state)) != NOBODY:
        codes = GAME.legal_codes(state)
        if state.stage == PLACING:
            found.append(state.clone())
        busy = mover != CHANCE and state.stage == BUILD and dice.random() < 0.8
        GAME.rules.apply(state, work, codes[-1] if busy else dice.choice(codes))
    return found


def by_definition(state: State) -> list[int]:
    """The codes of every place and level where a slab can rest."""
    seat = state.asked
    return [
        PLACE_AT + place * LEVELS + level - 1
        for place in range(N_PLACES)
        for level in range(lowest_level(state, seat, place), LEVELS + 1)
        if can_rest(state, seat, place, level)
    ]


@pytest.mark.wide
@pytest.mark.parametrize("seed", range(6))
def test_places_are_offered_exactly_where_a_slab_can_rest(seed: int) -> None:
    dice, levels = random.Random(seed), set()
    for state in gardens(seed):
        seat = state.asked
        for _ in range(3):
            assert GAME.legal_codes(state) == by_definition(state)
            assert has_place(state, Work(), seat) == bool(by_definition(state))
            levels.add(state.highest[seat])
            state.singles[seat], state.doubles[seat] = dice.randrange(9), dice.choice((0, 0, 1, 2, 5))
            state.supply[BELVEDERE], state.supply[DOUBLE] = dice.choice((0, 5)), dice.randrange(6)
    assert len(levels) > 2


def test_a_garden_of_as_many_slabs_as_can_be_noted_takes_no_more() -> None:
    state = building(mined="c01", singles=6)
    assert has_place(state, Work(), 0)
    state.n_slabs[0] = SLABS
    assert not has_place(state, Work(), 0)


def test_no_slab_lies_above_the_highest_level() -> None:
    state = building(mined="c01", singles=6)
    state.stage, state.building, state.highest[0] = PLACING, 1, LEVELS
    state.top[0] = [LEVELS] * 64
    assert GAME.legal_codes(state) == by_definition(state) == []
    state.top[0] = [LEVELS - 1] * 64
    assert GAME.legal_codes(state) == by_definition(state)
    assert len(GAME.legal_codes(state)) == N_PLACES
