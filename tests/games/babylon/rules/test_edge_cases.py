"""Edge cases that random play seldom reaches: messages, the order of statues, and impossible positions."""

from collections.abc import Callable
from typing import Any

import pytest

from semiramis.core.model.domain import CHANCE
from semiramis.core.model.message import message
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.conservation import is_sound
from semiramis.games.babylon.rules.stages import HANGING, MINE, OVER
from semiramis.games.babylon.rules.state import State
from tests.games.babylon.support import build, building, decorate, garden_faults, legal, opening, play, refusal
from tests.support.random_play import positions


def deal_once(state: State) -> tuple[State, list[str]]:
    """Let chance decide once; return the position after it and the messages."""
    code = Referee("said").draw(GAME, state)
    after = state.clone()
    GAME.rules.apply(after, GAME.rules.Work(), code)
    return after, [event.id for event in GAME.display.events(state, code, after, 0)]


def test_the_log_of_setup_begins_with_the_first_player() -> None:
    state, said = GAME.new_state(2), []
    assert GAME.display.prompt(state) == message("babylon-ask-deal")
    while GAME.rules.mover(state) == CHANCE:
        state, now = deal_once(state)
        said += now
    assert said == ["babylon-log-deal-first", "babylon-log-remove-begins"]


def test_the_end_has_its_prompt() -> None:
    state = opening()
    state.stage = OVER
    assert GAME.display.prompt(state) == message("babylon-ask-over")


def test_a_turn_begins_with_mining_or_a_removal() -> None:
    match = Match.begin(GAME, 2, referee=Referee("turns"))
    assert GAME.rules.begins_turn(match.state)
    while match.state.round == 0:
        match.play(match.mover, match.legal()[0])
    assert GAME.rules.begins_turn(match.state)
    match.play(match.mover, match.legal()[0])
    assert not GAME.rules.begins_turn(match.state)


def test_statues_that_could_have_come_first_come_in_reading_order() -> None:
    state = building(singles=4, slabs=["b01 a1 1 0 none"])
    state.slabs_before = 0
    build(state, "b02 c1 1 0 none")
    state.slabs_before = 0
    assert {"statue a1", "statue c1"} <= set(legal(state))
    later = play(state, "statue c1")
    assert "statue a1" not in legal(later)
    assert refusal(later, "statue a1").message.id == "babylon-no-order"
    assert "statue c1" in legal(play(state, "statue a1"))


def test_a_statue_that_only_the_last_one_put_in_line_may_come_before_it() -> None:
    state = building(slabs=["b01 a5 1 0 none", "+statue a5"])
    for slab in ("b03 e5 1 0 none", "b04 e1 1 0 none"):
        build(state, slab)
    assert refusal(state, "statue e1").clause == "BAB-B.2.10"
    assert "statue e1" in legal(play(state, "statue e5"))


def test_gardens_with_impossible_pieces_are_named() -> None:
    state = building(slabs=["b01 a1 1 0 none", "b02 c1 1 0 none"])
    state.n_pieces[0] = 1
    state.piece_after[0][0] = 2
    assert "BAB-0.11" in garden_faults(state)
    bare = building(slabs=["b01 a1 1 0 none", "b03 d1 1 0 none"], bridge_gap="bare")
    bare.slabs_before = 0
    assert garden_faults(bare) == []


def test_a_bridge_over_a_terrace_is_against_the_bare_gap() -> None:
    slabs = ["b01 a1 1 0 none", "b02 c1 1 0 none", "b03 e1 1 0 none", "b05 b1 2 0 none", "b06 e2 2 0 none"]
    for gap, faults in (("open", []), ("bare", ["BAB-AMB-02"])):
        state = building(slabs=slabs, bridge_gap=gap)
        decorate(state, "bridge c2 e2")
        assert garden_faults(state) == faults


def test_a_quarry_without_a_tile_to_take_is_named() -> None:
    last = [s for s in positions(GAME, 2, games=1) if s.stage == MINE and s.round == 15]
    state = last[0]
    for cell, tile in enumerate(state.face):
        state.face[cell], state.buried[tile] = 0, 1 if tile else 0
    assert [m.id for m in GAME.referee.validate(state)] == ["position-no-move"]


def test_a_slab_in_hand_must_be_able_to_rest() -> None:
    state = building(mined="c01", singles=4)
    held = play(state, "build mined", "place a1 1")
    assert held.stage == HANGING
    held.singles[0] = 0
    assert any(m.args.get("place") == "table.build_place" for m in GAME.referee.validate(balanced(held)))
    turned = play(state, "build mined", "place a1 1", "hang none")
    turned.singles[0] = 3
    assert any(m.args.get("place") == "table.build_hang" for m in GAME.referee.validate(balanced(turned)))


def balanced(state: State) -> State:
    """A position completed so that only what is tested is wrong."""
    from semiramis.games.babylon.components.tables import ALL_SINGLES

    state = state.clone()
    for tile in range(1, 49):
        if state.face.count(tile) and tile == state.mined:
            state.face[state.face.index(tile)] = 0
    cell = next((c for c in range(16) if state.stack[c] and not state.face[c]), 0)
    lifted = state.removed + 1 - (48 - sum(state.stack))
    if lifted > 0:
        state.stack[cell] -= 1
        unseen = next(t for t in range(17, 33) if state.buried[t])
        state.face[cell], state.buried[unseen] = unseen, 0
    state.stored[1] = 50
    state.supply[0] = ALL_SINGLES - sum(state.singles)
    return state


Change = Callable[[State], None]


def put(name: str, *places: int, value: Any) -> Change:
    """Set one number of a state."""

    def change(state: State) -> None:
        at = getattr(state, name)
        for place in places[:-1]:
            at = at[place]
        if places:
            at[places[-1]] = value
        else:
            setattr(state, name, value)

    return change


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_sound(seats: int) -> None:
    assert all(is_sound(state) for state in positions(GAME, seats, games=2))


@pytest.mark.parametrize(
    "change",
    [
        put("round", value=16),
        put("supply", 1, value=-1),
        put("singles", 0, value=-1),
        put("singles", 1, value=7),
        put("supply", 2, value=37),
        put("supply", 3, value=37),
        put("supply", 4, value=14),
        put("supply", 5, value=14),
        put("supply", 6, value=14),
        put("flowers", 0, 1, value=9),
        put("stored", 0, value=33),
    ],
)
def test_whatever_is_lost_or_doubled_is_noticed(change: Change) -> None:
    state = building(mined="c01", slabs=["b01 a1 1 0 none"])
    state.buried[33] = 0
    assert is_sound(state)
    change(state)
    assert not is_sound(state)


def test_pieces_belvederes_and_an_unlimited_supply_are_counted() -> None:
    state = building(mined="c01", slabs=["b01 a1 1 0 se", "b02 c1 1 0 none", "+statue a1"])
    state.buried[33] = state.buried[34] = 0
    assert not is_sound(state), "one statue and one belvedere too many"
    state.supply[2] -= 1
    state.supply[3] -= 1
    assert is_sound(state)
    state.supply[3] -= 1
    assert not is_sound(state)
    state.supply_limit = 1
    assert is_sound(state)
