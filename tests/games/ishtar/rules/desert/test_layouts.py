"""Clauses ISH-1.2 to ISH-1.5: the desert, its fountains and gems; layouts as people write them, good and hostile."""

import pytest

from semiramis.core.model.message import Malformed
from semiramis.games.ishtar.components.names import BOARD_CELLS, LOCAL_CELLS, NOWHERE, OUTSIDE, PURPLE_ROCK
from semiramis.games.ishtar.components.tables import SIDE_GROUND
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.referee.layout import is_connected
from semiramis.games.ishtar.rules.desert import gems_on_side
from semiramis.games.ishtar.rules.stages import DEAL_FOUNTAIN
from semiramis.games.ishtar.rules.state import CELL, SIDE, State
from tests.games.ishtar.support import (
    JASMINE,
    choosing,
    clause,
    edition_fault,
    fault,
    holding,
    new_game,
    play,
    until,
    weights,
)
from tests.support.random_play import positions

FIRST_1A = "0,0:1a 1,0 0,1 1,1"
KNOWN = ", ".join(SIDE.words[1:])


def gems_everywhere(state: State) -> list[int]:
    """All gems by colour: bank, rocks without a tile, players and their skills."""
    rocks = [
        sum(g == PURPLE_ROCK + c and not p for g, p in zip(state.ground, state.plant, strict=True)) for c in (0, 1, 2)
    ]
    owned = [sum(pile[seat][c] for pile in (state.gems, state.spent) for seat in range(4)) for c in (0, 1, 2)]
    return [sum(where) for where in zip(state.bank, rocks, owned, strict=True)]


def seams(state: State) -> dict[tuple[int, int], int]:
    """The number of pairs of neighbours that two boards have across their seam."""
    found: dict[tuple[int, int], int] = {}
    for cell in range(state.n_boards * BOARD_CELLS):
        for near in state.around[cell]:
            boards = (cell // BOARD_CELLS, near // BOARD_CELLS)
            if near != OUTSIDE and boards[0] < boards[1]:
                found[boards] = found.get(boards, 0) + 1
    return found


def printed(state: State, board: int, turn: int) -> list[int]:
    """The ground of a board with each turn by a sixth undone: a cell (q, r) comes from (q + r, -q)."""
    spots = list(LOCAL_CELLS)
    for _ in range(turn):
        spots = [(-r, q + r) for q, r in spots]
    return [state.ground[board * BOARD_CELLS + LOCAL_CELLS.index(spot)] for spot in spots]


def layout_fault(text: str, seats: int = 2) -> tuple[str, dict[str, object]]:
    """The id of the error of a layout."""
    with pytest.raises(Malformed) as refused:
        GAME.new_state(seats, {"layout": text})
    return refused.value.message.id, dict(refused.value.message.args)


@pytest.mark.clause("ISH-1.2", "allowed")
@pytest.mark.parametrize(("seats", "cells"), [(2, 148), (3, 185), (4, 222)])
def test_players_plus_two_boards_form_one_compact_desert(seats: int, cells: int) -> None:
    state = new_game(seats)
    assert sum(ground != NOWHERE for ground in state.ground) == cells
    assert len({(side - 1) // 2 for side in state.side[: seats + 2]}) == seats + 2
    joined = seams(state)
    assert set(joined.values()) == {7}
    assert all(sum(board in pair for pair in joined) >= 2 for board in range(seats + 2))
    assert all(cell in state.around[near] for cell in range(cells) for near in state.around[cell] if near != OUTSIDE)


@pytest.mark.clause("ISH-1.2", "allowed")
def test_any_board_comes_next_with_any_side_and_any_turn() -> None:
    state = GAME.new_state(2)
    assert weights(state) == {f"deal-board {n}": 1 for n in range(1, 7)}
    state = play(state, "deal-board 4")
    assert weights(state) == {f"deal-side {side} {turn}": 1 for side in "ab" for turn in range(6)}
    state = play(state, "deal-side b 2")
    assert (SIDE.words[state.side[0]], state.rotation[0]) == ("4b", 2)
    assert weights(state) == {f"deal-board {n}": 1 for n in (1, 2, 3, 5, 6)}


@pytest.mark.clause("ISH-1.2", "allowed")
@pytest.mark.parametrize("turn", range(6))
def test_a_board_lies_turned_by_so_many_sixths(turn: int) -> None:
    state = GAME.new_state(2, {"layout": f"0,0 1,0:3b/{turn} 0,1 1,1"})
    assert printed(state, 1, turn) == SIDE_GROUND[SIDE.index("3b")]
    corner = ("2a1", "2a4", "2d7", "2g4", "2g1", "2d1")[turn]  # clockwise; 3B has a tablet at its upper left corner
    assert state.ground[CELL.index(corner)] == SIDE_GROUND[SIDE.index("3b")][0]


@pytest.mark.clause("ISH-1.2", "allowed")
def test_boards_lie_where_a_layout_puts_them_and_the_rest_is_drawn() -> None:
    state = GAME.new_state(2, {"layout": "7,-3:2a 8,-3 9,-3:5b/4 10,-3"})  # a chain; places count from the first
    assert (state.board_a[:4], state.board_b[:4]) == ([0, 1, 2, 3], [0, 0, 0, 0])
    assert [SIDE.words[side] for side in state.side] == ["2a", "none", "5b", "none", "none", "none"]
    assert seams(state) == {(0, 1): 7, (1, 2): 7, (2, 3): 7}
    assert weights(state) == {f"deal-board {n}": 1 for n in (1, 3, 4, 6)}
    state = play(state, "deal-board 6", "deal-side a 0")
    assert state.dealt == 3  # the third board lies already
    all_laid = GAME.new_state(2, {"layout": "0,0:1a 0,1:2a/5 0,2:3a -1,1:4b/0"})
    assert all_laid.stage == DEAL_FOUNTAIN
    assert all_laid.bank == [26, 14, 8]
    assert new_game(2, layout="compact").board_b[:4] == [0, 0, 1, 1]


@pytest.mark.clause("ISH-1.2", "refused")
@pytest.mark.parametrize(
    ("text", "message", "args"),
    [
        ("", "boards", {"found": 0, "needed": 4, "seats": 2}),
        ("0,0 1,0 0,1", "boards", {"found": 3, "needed": 4, "seats": 2}),
        ("0,0 1,0 0,1 1,1 2,0", "boards", {"found": 5, "needed": 4, "seats": 2}),
        ("0,0 " * 100_000, "boards", {"found": 100_000, "needed": 4, "seats": 2}),
        ("compact!", "boards", {"found": 1, "needed": 4, "seats": 2}),
        ("0,0 1,0 0,1 1;1", "word", {"word": "1;1"}),
        ("0,0 1,0 0,1 1,1:", "word", {"word": "1,1:"}),
        ("0,0 1,0 0,1 1,1/2", "word", {"word": "1,1/2"}),
        ("0,0 1,0 0,1 100,1", "word", {"word": "100,1"}),
        ("0,0 1,0 0,1 " + "x" * 90, "word", {"word": "x" * 40}),
        ("0,0 1,0 0,1 1,1:1a/2/3", "word", {"word": "1,1:1a/2/3"}),
        ("0,0 1,0 0,1 \x00\u2603", "word", {"word": "\x00\u2603"}),
        ("0,0 1,0 0,1 1,1:7a", "side", {"side": "7a", "known": KNOWN}),
        ("0,0 1,0 0,1 1,1:none", "side", {"side": "none", "known": KNOWN}),
        ("0,0 1,0 0,1 1,1:1A", "side", {"side": "1A", "known": KNOWN}),
        ("0,0 1,0 0,1 1,1:3b/6", "turn", {"word": "1,1:3b/6"}),
        ("0,0 1,0 0,1 1,1:3b/99", "turn", {"word": "1,1:3b/99"}),
        ("0,0 1,0 0,1 1,0", "place-twice", {"place": "1,0"}),
        ("0,0 1,0 0,1 -0,00", "place-twice", {"place": "0,0"}),
        ("0,0:3a 1,0 0,1:3b 1,1", "board-twice", {"board": "3"}),
        ("0,0:6b 1,0:6b/1 0,1 1,1", "board-twice", {"board": "6"}),
        ("5,5 6,5 8,5 9,5", "apart", {"place": "5,5"}),
        ("0,0 1,0 0,1 1,2", "apart", {"place": "0,0"}),  # a lattice, not a grid of squares: 1,2 touches 1,1 and 0,2
    ],
)
def test_a_layout_that_cannot_be_laid_is_refused_by_name(text: str, message: str, args: dict[str, object]) -> None:
    assert layout_fault(text) == (f"ishtar-layout-{message}", args)


@pytest.mark.clause("ISH-1.2", "refused")
def test_a_layout_has_boards_for_its_players_and_is_not_endless() -> None:
    assert layout_fault("0,0 1,0 0,1 1,1", seats=3)[1] == {"found": 4, "needed": 5, "seats": 3}
    assert layout_fault(" ".join(["0,0"] * 5_000))[0] == "ishtar-layout-boards"
    assert is_connected([(3, 3)])
    assert is_connected([(0, 0), (1, -1)])
    assert not is_connected([(0, 0), (1, 1)])  # opposite corners of a lozenge do not touch


@pytest.mark.clause("ISH-1.2", "refused")
def test_no_board_is_drawn_twice_and_no_desert_has_holes_or_a_board_too_many() -> None:
    state = play(GAME.new_state(2), "deal-board 4", "deal-side a 0")
    assert clause(state, "deal-board 4") == "ISH-1.2"
    assert clause(play(state, "deal-board 2"), "deal-board 3") == "ISH-1.2"  # its side comes first
    state = new_game(2, layout="0,0:1a 1,0:2a 0,1:3a 1,1:4a")
    against: dict[str, dict[str, object]] = {
        "side.1": {"side": {"2": "1b"}},  # the first of the two is named
        "side.3": {"side": {"3": "none"}},
        "side.5": {"side": {"5": "5a"}},
        "board_a.6": {"board_a": {"6": 1}},
        "board_a": {"board_b": {"4": 9}},
    }
    for place, table in against.items():
        assert fault(state, table).args == {"place": f"table.{place}", "clause": "ISH-1.2"}
    assert fault(state, {"board_a": {"2": 0}}).args["place"] == "table.board_a"  # upon the first board
    assert fault(state, {"n_boards": 5}).args == {"place": "table.n_boards", "found": 5, "expected": 4}
    early = GAME.new_state(2)
    assert fault(early, {"rotation": {"1": "3"}}).args == {"place": "table.side.1", "clause": "ISH-1.2"}
    assert edition_fault(("layout", '"1,1"]', '"3,3"]')) == "layout.2"


@pytest.mark.wide
@pytest.mark.clause("ISH-1.3", "allowed")
def test_players_plus_two_fountains_are_drawn_at_random_out_of_six() -> None:
    state = until(GAME.new_state(2), DEAL_FOUNTAIN)
    assert weights(state) == {"deal-fountain purple": 3, "deal-fountain red": 2, "deal-fountain white": 1}
    state = play(state, "deal-fountain red", "deal-fountain white")
    assert weights(state) == {"deal-fountain purple": 3, "deal-fountain red": 1}
    assert [sum(kind > 0 for kind in new_game(seats).fountain) for seats in (2, 3, 4)] == [4, 5, 6]
    assert sorted(new_game(4).fountain) == [1, 1, 1, 2, 2, 3]  # with two players two of these are out
    drawn = {tuple(new_game(2, f"seed {n}").fountain) for n in range(20)}
    assert len(drawn) > 5


@pytest.mark.clause("ISH-1.3", "refused")
def test_no_fountain_comes_twice_and_none_is_missing_or_added() -> None:
    state = play(until(GAME.new_state(2), DEAL_FOUNTAIN), "deal-fountain white")
    assert clause(state, "deal-fountain white") == "ISH-1.3"
    state = new_game(2)  # red, purple, red, purple
    assert fault(state, {"fountain": {"2": "red"}}).id == "position-too-many"
    assert fault(state, {"fountain": {"2": "none"}}).args == {"place": "table.fountain.2", "clause": "ISH-1.3"}
    assert fault(state, {"fountain": {"5": "white"}}).args == {"place": "table.side.5", "clause": "ISH-1.2"}
    early = until(GAME.new_state(2), DEAL_FOUNTAIN)
    assert fault(early, {"fountain": {"1": "red"}}).args == {"place": "table.fountain.1", "clause": "ISH-1.3"}


@pytest.mark.clause("ISH-1.4", "ISH-1.5", "allowed")
@pytest.mark.parametrize(("seats", "bank"), [(2, [26, 14, 8]), (3, [16, 9, 6]), (4, [6, 4, 4])])
def test_every_rock_has_its_gem_and_the_bank_has_the_rest(seats: int, bank: list[int]) -> None:
    state = new_game(seats)
    rocks = [state.ground.count(PURPLE_ROCK + colour) for colour in (0, 1, 2)]
    assert rocks == [9 * (seats + 2), 5 * (seats + 2), 2 * (seats + 2)]
    assert state.bank == bank
    assert gems_everywhere(state) == [64, 34, 16]
    assert [gems_on_side(SIDE.index(side), 2) for side in ("1a", "6b", "none")] == [2, 2, 0]


@pytest.mark.clause("ISH-1.4", "allowed")
def test_whoever_covers_a_rock_finds_a_gem_of_its_colour() -> None:
    state = holding(choosing(layout="0,0:1a 1,0 0,1 1,1"), "i05")  # 1A has p at 1c3, 1c4, 1c5 and r at 1e5
    assert play(state, "place 1c3 0").gems[JASMINE] == [3, 0, 0]
    assert play(state, "place 1e4 0").gems[JASMINE] == [0, 1, 0]


@pytest.mark.clause("ISH-1.4", "refused")
def test_no_rock_lacks_its_gem_and_none_gives_a_second_one() -> None:
    for colour in ("purple", "red", "white"):
        more = fault(new_game(2), {"bank": {colour: 30}}).args
        assert more["place"] == f"table.bank.{colour}"
    early = GAME.new_state(2, {"layout": "0,0:1a 1,0 0,1 1,1"})  # its gems are taken from the bank as it is laid
    assert fault(early, {"bank": {"white": 16}}).args == {"place": "table.bank.white", "found": 18, "expected": 16}
    state = holding(choosing(layout="0,0:1a 1,0 0,1 1,1"), "i05")
    laid = play(state, "place 1c3 0")
    assert gems_everywhere(laid)[0] == gems_everywhere(state)[0]
    assert edition_fault(("board.1a", '"p . p p"', '"p . p x"')).startswith("board.1a")


@pytest.mark.clause("ISH-1.5", "allowed")
def test_the_gems_are_114_in_every_position_of_a_game() -> None:
    for state in positions(GAME, 3, games=1, seed=5):
        assert gems_everywhere(state) == [64, 34, 16]
        assert GAME.rules.is_sound(state)


@pytest.mark.clause("ISH-1.5", "refused")
def test_a_gem_is_neither_lost_nor_added() -> None:
    state = new_game(2)
    assert fault(state, rose={"gems": {"purple": 2, "red": 0, "white": 0}}).args["found"] == 65
    assert fault(state, rose={"gems": {"purple": 0, "red": 0, "white": 0}}).args["found"] == 63
    assert edition_fault(("gems", "white = 16", "white = 17")).startswith("gems")
