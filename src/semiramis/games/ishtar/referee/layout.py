"""The `layout` option: boards on a lattice, each with a side and a turn or left to chance."""

import re
from collections.abc import Iterable

from semiramis.core.model.message import Malformed
from semiramis.core.model.rule import enforces
from semiramis.games.ishtar.components.names import N_TURNS, NEXT_BOARDS, SIDE_WORDS
from semiramis.games.ishtar.rules.desert import join_boards, survey_ground
from semiramis.games.ishtar.rules.setup import lay_board, next_board
from semiramis.games.ishtar.rules.state import SIDE, State

BOARD_FORM = re.compile(r"(-?\d{1,2}),(-?\d{1,2})(?::([^/]{1,9})(?:/(\d{1,2}))?)?", re.ASCII)

Place = tuple[int, int]


@enforces("ISH-1.2")
def read_layout(state: State, text: str) -> None:
    """Lay out the boards as written, such as `0,0 1,0:3b 0,1:5a/2`.

    A board without a side is drawn at random, with its side and turn. Raises Malformed where the text describes no
    possible desert.
    """
    words = text.split()
    if len(words) != state.n_boards:
        raise Malformed("ishtar-layout-boards", found=len(words), needed=state.n_boards, seats=state.n_seats)
    boards = [_read_board(word) for word in words]
    places = [place for place, _, _ in boards]
    for place in places:
        if places.count(place) > 1:
            raise Malformed("ishtar-layout-place-twice", place=f"{place[0]},{place[1]}")
    _check_sides([side for _, side, _ in boards if side])
    if not is_connected(places):
        raise Malformed("ishtar-layout-apart", place=f"{places[0][0]},{places[0][1]}")
    for board, (place, side, rotation) in enumerate(boards):
        state.board_a[board] = place[0] - places[0][0]
        state.board_b[board] = place[1] - places[0][1]
        if side:
            lay_board(state, board, side, rotation)
    join_boards(state)
    survey_ground(state)
    next_board(state)


def _read_board(word: str) -> tuple[Place, int, int]:
    """One board of a layout: its place, its side (0: to be drawn) and its turn."""
    found = BOARD_FORM.fullmatch(word)
    if not found:
        raise Malformed("ishtar-layout-word", word=word[:40])
    a, b, side, turn = found.groups()
    if side is not None and side not in SIDE.words[1:]:
        raise Malformed("ishtar-layout-side", side=side, known=", ".join(SIDE_WORDS[1:]))
    if turn is not None and int(turn) >= N_TURNS:
        raise Malformed("ishtar-layout-turn", word=word[:40])
    return (int(a), int(b)), SIDE.index(side) if side else 0, int(turn or 0)


def _check_sides(sides: Iterable[int]) -> None:
    """Raise Malformed where a board is named twice, also with its other side."""
    seen: set[int] = set()
    for side in sides:
        if (side - 1) // 2 in seen:
            raise Malformed("ishtar-layout-board-twice", board=SIDE_WORDS[side][0])
        seen.add((side - 1) // 2)


@enforces("ISH-1.2")
def is_connected(places: Iterable[Place]) -> bool:
    """Whether boards at these places of the lattice form one desert."""
    left = set(places)
    reached = [left.pop()] if left else []
    while reached:
        a, b = reached.pop()
        near = {(a + x, b + y) for x, y in NEXT_BOARDS} & left
        left -= near
        reached.extend(near)
    return not left
