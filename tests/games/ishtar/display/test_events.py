"""The messages of each step, the prompts, and what a seat sees."""

import pytest

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.message import Message, Word
from semiramis.games.ishtar.components.names import BOARD_CELLS
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.stages import CHOOSE, STAGE, TREE
from semiramis.games.ishtar.rules.state import TILE, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    cell,
    choosing,
    dealt,
    game_of,
    holding,
    lay,
    legal,
    place,
    placed,
    play,
    reached,
    skilled,
    stand,
)
from tests.support.random_play import positions

EAST = ((1, 0), (2, 0), (3, 0))
WEST = ((-1, 0), (-2, 0), (-3, 0))
JASMINE_WORD = Word("seat-jasmine")


def messages_of(state: State, move: str) -> list[Message]:
    """The messages of a move, which are the same for all seats."""
    game = game_of(state)
    after = play(state, move)
    code = game.rules.catalogue.parse(move)
    events = game.display.events(state, code, after, JASMINE)
    assert events == game.display.events(state, code, after, ROSE)
    return events


def ids(state: State, move: str) -> list[str]:
    """The ids of messages, without the name of the game."""
    return [event.id.removeprefix("ishtar-log-") for event in messages_of(state, move)]


def test_the_set_up_is_told_piece_by_piece() -> None:
    said: list[str] = []
    before: State | None = None
    for state in positions(GAME, 2, 1):
        if before is not None and before.stage < CHOOSE:
            code = next(c for c in GAME.legal_codes(before) if _leads(before, c, state))
            said += [event.id for event in GAME.display.events(before, code, state, JASMINE)]
        before = state
    counts = {name: said.count(f"ishtar-log-{name}") for name in ("board", "fountain", "start", "card", "deal-first")}
    assert counts == {"board": 4, "fountain": 4, "start": 6, "card": 5, "deal-first": 1}
    assert len(said) == 20


def _leads(before: State, code: int, after: State) -> bool:
    state = before.clone()
    GAME.rules.apply(state, GAME.rules.Work(), code)
    return state == after


def test_the_can_tells_the_tile_and_a_revealed_one_its_cup() -> None:
    state = choosing()
    events = messages_of(state, "can 2")
    tile = TILE.words[state.top[1]]
    assert [(event.id, event.args) for event in events] == [
        ("ishtar-log-can", {"seat": JASMINE_WORD, "cup": "2", "tile": tile})
    ]
    after = play(state, "can 2")
    shown = messages_of(after, legal(after)[0])
    assert [(event.id, event.args["cup"]) for event in shown] == [("ishtar-log-reveal", "1")]


def test_paid_steps_are_told_with_the_gems() -> None:
    state = choosing(gems="pr")
    assert ids(state, "can 3") == []  # first the choice of gems
    events = messages_of(play(state, "can 3"), "pay r")
    assert [(event.id, event.args.get("change")) for event in events] == [
        ("ishtar-log-can", None),
        ("ishtar-log-gems", "−1"),
    ]


def test_a_kept_tile_and_a_blind_draw_are_told() -> None:
    state = choosing(kept="i04")
    assert [event.args["tile"] for event in messages_of(state, "kept")] == ["i04"]
    blind = choosing(heights="300000")
    assert ids(blind, "can 1") == []
    drawn = play(blind, "can 1")
    assert ids(drawn, legal(drawn)[0])[0] == "draw"


def test_a_tile_an_assistant_and_a_fountain_are_told() -> None:
    state = holding(blank(), "i05")
    move = place(state, "i05", *EAST)
    assert [event.args for event in messages_of(state, move)] == [
        {"seat": JASMINE_WORD, "tile": "i05", "cell": cell((1, 0))}
    ]
    laid = play(state, move)
    assert ids(laid, "skip") == ["skip"]
    assert ids(laid, "assistant") == ["assistant", "owns", "points"]
    kept = play(laid, "assistant")
    kept.asked = ROSE
    lost = placed(kept, "t12", (-1, 0), (-2, 0), (-2, 1))
    assert ids(lost, "assistant") == ["assistant", "loses", "owns", "points"]


def test_gems_collected_from_rocks_are_told() -> None:
    state = choosing()
    state = dealt(play(state, "can 2"))
    move = next(m for m in legal(state) if sum(play(state, m).gems[JASMINE]) > 0)
    events = messages_of(state, move)
    assert events[1].id == "ishtar-log-gems"
    assert str(events[1].args["change"]).startswith("+")


@pytest.mark.parametrize(
    ("skill", "move", "said"),
    [
        ("f", "take rw", ["gems", "gems"]),
        ("g", f"single {cell((2, 0))}", ["single", "points"]),
        ("h", f"double {cell((2, 0))} e", ["double", "points"]),
        ("i", "reserve 3", ["reserve"]),
        ("j", "keep 2", ["keep"]),
    ],
)
def test_skills_and_their_effects_are_told(skill: str, move: str, said: list[str]) -> None:
    state = blank(gems="pp")
    lay(state, "i05", *EAST)
    stand(state, JASMINE, (1, 0))
    star = placed(state, "i08", *WEST)
    assert ids(star, f"skill {skill}") == ["skill", "gems"]
    assert ids(play(star, f"skill {skill}"), move) == said


def test_a_skill_paid_by_choice_is_told_before_its_gems() -> None:
    star = placed(blank(gems="ppr"), "i08", *EAST)
    assert ids(star, "skill f") == ["skill"]
    assert ids(play(star, "skill f"), "pay pr") == ["gems", "gems"]


def test_trees_are_told_with_their_points() -> None:
    state = blank(gems="pppp")
    lay(state, "i05", *EAST)
    bought = messages_of(state, "buy 3")
    assert [event.id.removeprefix("ishtar-log-") for event in bought] == ["buy", "gems", "points"]
    assert bought[0].args == {"seat": JASMINE_WORD, "card": "c09", "points": 7}
    assert ids(play(state, "buy 3"), f"tree {cell((2, 0))}") == ["tree"]
    ended = play(state, "buy 3", f"tree {cell((2, 0))}", "end")
    assert ids(ended, "deal-card c01") == ["card"]


def test_points_lost_with_spent_gems_are_told() -> None:
    state = blank(gems="pppp")
    lay(state, "i05", *EAST)
    skilled(state, JASMINE, "h", "c")
    lines = [event.args["change"] for event in messages_of(state, "buy 3") if event.id == "ishtar-log-points"]
    assert lines == ["+7", "−12"]


def test_a_tile_without_a_place_is_told_as_removed() -> None:
    state = choosing()
    state.water = [8] * len(state.water)
    after = play(state, "can 2")
    assert ids(after, legal(after)[0]) == ["reveal", "removed"]
    assert dealt(after).stage == TREE


def test_a_turn_without_a_tile_is_told() -> None:
    state = choosing(heights="000000")
    state.stage = TREE
    assert ids(state, "end") == ["end", "idle"]
    after = play(state, "end")
    assert (after.idle, after.stage, GAME.rules.begins_turn(after)) == (1, TREE, True)


@pytest.mark.parametrize("stage", STAGE.words)
def test_every_stage_asks_something_in_every_language(stage: str) -> None:
    state = reached(stage)
    asked = GAME.display.prompt(state)
    special = {CHANCE: "ishtar-ask-deal", NOBODY: "ishtar-ask-over"}
    assert asked.id == special.get(GAME.rules.mover(state), f"ishtar-ask-{stage}")
    for language in LANGUAGES:
        assert texts(language).render(asked)


def test_asking_for_gems_names_them() -> None:
    assert GAME.display.prompt(reached("pay-steps")).args["n"] == reached("pay-steps").cost


def test_who_keeps_a_tile_is_asked_for_it_too() -> None:
    state = reached("choose")
    state.kept[state.asked] = 1
    assert GAME.display.prompt(state).id == "ishtar-ask-choose-kept"


@pytest.mark.wide
def test_everything_told_in_a_game_can_be_said_in_every_language() -> None:
    before: State | None = None
    heard: dict[str, Message] = {}
    for state in positions(GAME, 3, 2):
        if before is not None and before.stage >= CHOOSE and GAME.rules.mover(before) != NOBODY:
            code = next(c for c in GAME.legal_codes(before) if _leads(before, c, state))
            heard |= {event.id: event for event in GAME.display.events(before, code, state, ROSE)}
        before = state
    assert len(heard) > 15
    for language in LANGUAGES:
        for event in heard.values():
            assert texts(language).render(event)


def test_a_seat_sees_prices_tiles_cards_and_scores() -> None:
    state = choosing(can="2", heights="505555", gems="p", kept="i11")
    shown = GAME.display.view(state, JASMINE)
    assert (shown["you"], shown["mover"], shown["stage"]) == ("jasmine", "jasmine", "choose")
    assert shown["can_costs"] == {"3": 0, "4": 1, "5": 2, "6": 3, "1": 4}
    assert shown["tiles"]["i11"] == {"shape": "straight", "flowers": [1, 0, 0], "symbol": "wild", "symbol_cell": 0}
    assert set(shown["cards"]) == {"c22", "c16", "c09", "c11", "c20"}
    assert shown["cards"]["c22"]["cost"] == {"purple": 2, "red": 1, "white": 1}
    assert shown["cards"]["c22"]["points"] == 11
    assert shown["scores"]["rose"]["total"] == 0
    assert {**GAME.display.view(state, ROSE), "you": "jasmine"} == shown  # nothing is secret


def test_a_seat_sees_beds_and_who_owns_them() -> None:
    state = blank()
    lay(state, "i05", *EAST)
    lay(state, "i01", *WEST)
    stand(state, ROSE, (1, 0))
    shown = game_of(state).display.view(state, JASMINE)
    beds = {bed["cells"][0]: (bed["flowers"], bed["fountain"], bed["owner"]) for bed in shown["beds"]}
    assert beds == {"1d5": (2, "1", "rose"), "1d1": (2, "1", "none"), "1d3": (3, "1", "none")}
    fountain = shown["fountains"]["1"]
    assert (fountain["cells"], fountain["owners"]) == ({"jasmine": 0, "rose": 1}, ["rose"])
    assert fountain["points"] == {"purple": 4, "red": 6, "white": 8}[fountain["kind"]]
    assert len(shown["map"]["plant"]) == BOARD_CELLS
