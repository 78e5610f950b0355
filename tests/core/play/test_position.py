import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.core.model.message import Malformed
from semiramis.core.play.position import position_state, position_words, read_position, write_position
from semiramis.games.amyitis.game import GAME
from tests.games.amyitis.support import opening, position
from tests.support.random_play import positions


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_can_be_written_and_read(seats: int) -> None:
    for state in positions(GAME, seats, games=1):
        assert read_position(GAME, write_position(GAME, state)) == state


def test_a_position_file_speaks_in_words() -> None:
    words = position_words(GAME, opening(3))
    assert words["table"]["stage"] == "act"
    assert words["table"]["caravan"] == "babylon"
    assert set(words["seats"]) == {"jasmine", "rose", "saffron"}
    assert words["seats"]["rose"]["goods"] == {"barley": 0, "dates": 0, "salt": 0, "palm": 0, "wine": 0}
    assert words["options"] == {"any-good-wine": "no", "cut-off-canals": "dry", "field-tie": "nobody"}
    assert "wet" not in words["table"], "what follows from the canals is not written"


def test_an_edited_position_can_be_played_on() -> None:
    words = position_words(GAME, position())
    words["seats"]["jasmine"]["talents"] += 2
    words["table"]["stock_talents"] -= 2
    words["options"]["field-tie"] = "rightmost"
    state = position_state(GAME, words)
    assert state.talents[0] == 6
    assert state.field_tie == 1
    GAME.rules.apply(state, GAME.rules.Work(), GAME.legal_codes(state)[-1])
    assert GAME.referee.validate(state) == []


def change(words: dict[str, Any], place: str, value: Any) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(words))
    at: Any = copy
    *way, last = place.split(".")
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if value is DELETE:
        del at[last]
    else:
        at[int(last) if isinstance(at, list) else last] = value
    return copy


DELETE = object()


@pytest.mark.parametrize(
    ("place", "value", "id", "where"),
    [
        ("semiramis", "poem", "position-format", ""),
        ("format", 9, "position-format", ""),
        ("game", "chess", "position-game", ""),
        ("rules", 99, "position-rules", ""),
        ("edition", "0000", "position-edition", ""),
        ("table", [], "position-object", "table"),
        ("table.round", DELETE, "position-missing", "table.round"),
        ("table.colour", 1, "position-unknown", "table.colour"),
        ("table.round", "three", "position-number", "table.round"),
        ("table.round", True, "position-number", "table.round"),
        ("table.round", 101, "position-number", "table.round"),
        ("table.stage", "dance", "position-word", "table.stage"),
        ("table.caravan", 4, "position-word", "table.caravan"),
        ("table.temple.ishtar", ["none"], "position-list", "table.temple.ishtar"),
        ("table.temple.ishtar.0", "blue", "position-word", "table.temple.ishtar.1"),
        ("seats.rose.goods.barley", -1, "position-number", "seats.rose.goods.barley"),
        ("seats.rose.talents", 9, "position-total", "talents"),
        ("seats.rose.goods.salt", 1, "position-total", "goods.salt"),
        ("seats.rose.cubes", 3, "position-total", "seats.rose.cubes"),
        ("table.tile.a1", "q2-a", "position-against", "table.tile.a1"),
        ("table.field.top", ["none", "none", "none", "none", "rose"], "position-total", "seats.rose.cubes"),
        ("table.triple.1", ["none", "priest", "priest"], "position-total", "table.triple"),
        ("table.owed", "barley", "position-pending", "table.owed"),
        ("table.stage", "done", "position-stage", ""),
        ("table.stage", "plant", "position-stage", ""),
        ("table.round", 0, "position-against", "table.round"),
        ("options.field-tie", "coin", "option-bad-value", ""),
        ("options.wine", "yes", "option-unknown", ""),
        ("seats.rose", DELETE, "position-seats", ""),
        ("seats.lotus", {}, "position-seats", ""),
    ],
)
def test_what_cannot_be_is_refused_by_place(place: str, value: Any, id: str, where: str) -> None:
    with pytest.raises(Malformed) as caught:
        position_state(GAME, change(position_words(GAME, position()), place, value))
    assert caught.value.message.id == id
    if where:
        assert caught.value.message.args["place"] == where


def test_text_that_is_no_position_is_refused() -> None:
    for text, id in (
        ("", "position-not-json"),
        ("{", "position-not-json"),
        ("[" * 200_000, "position-not-json"),
        ("[]", "position-object"),
        ("{}", "position-missing"),
        (" " * (1 << 20) + " ", "position-too-large"),
    ):
        with pytest.raises(Malformed) as caught:
            read_position(GAME, text)
        assert caught.value.message.id == id


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_change_gives_a_sound_position_or_a_named_place(data: st.DataObject) -> None:
    words = position_words(GAME, opening(2))
    part = data.draw(st.sampled_from(["table", "seats.jasmine", "options"]))
    fields = words["table"] if part == "table" else words["options"] if part == "options" else words["seats"]["jasmine"]
    field = data.draw(st.sampled_from(sorted(fields)))
    value: Any = data.draw(
        st.none() | st.integers(-2, 40) | st.sampled_from(["none", "rose", "act", "over", "palm"]) | st.just({})
    )
    try:
        state = position_state(GAME, change(words, f"{part}.{field}", value))
    except Malformed as problem:
        assert problem.message.id.startswith(("position-", "option-"))
    else:
        assert GAME.referee.validate(state) == []
