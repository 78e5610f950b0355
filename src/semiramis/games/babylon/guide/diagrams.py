"""The diagrams of the rules of Babylon: small gardens and quarries, with legal and illegal moves marked."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from semiramis.art.diagram import Part, figure
from semiramis.core.game import Game
from semiramis.core.guide.rulebook import Diagram, marked
from semiramis.core.play.diagrams import opening
from semiramis.games.babylon.components.names import NO_CELL, QUARRY_WORDS
from semiramis.games.babylon.guide.diagram_parts import MIDDLE, PLAN, POINTS, QUARRY, TOKENS, VIEW, drawn_once
from semiramis.games.babylon.rules.garden import lay_slab, set_piece
from semiramis.games.babylon.rules.stages import BUILD, MINE
from semiramis.games.babylon.rules.state import HANG, HOLE, PIECE, PLACE, TILE, TOKEN, State


def built(
    game: Game, *, slabs: Iterable[str] = (), mined: str = "none", stored: str = "none", moves: Iterable[str] = (),
    singles: int = 9,
) -> State:  # fmt: skip
    """Jasmine's garden from earlier turns, a tile she has mined, and what she has done since.

    A slab is written "tile place level turn hang", and a piece on it "+statue d4" or "+fountain d4 e4".
    """
    state: State = opening(game, 2)
    state.asked, state.first, state.stage, state.uncovered = 0, 0, BUILD, NO_CELL
    state.mined, state.stored[0] = TILE.index(mined), TILE.index(stored)
    state.singles[0], state.token = singles, TOKEN.index("none")
    for entry in slabs:
        decorate(state, entry[1:]) if entry.startswith("+") else lay(state, entry)
    state.slabs_before = state.n_slabs[0]
    for move in moves:
        game.rules.apply(state, game.rules.Work(), game.rules.catalogue.parse(move))
    return state


def lay(state: State, entry: str) -> None:
    """Lay a slab in Jasmine's garden without paying for it."""
    tile, place, level, turn, hang = entry.split()
    slab = state.n_slabs[0]
    state.slab_tile[0][slab], state.slab_place[0][slab] = TILE.index(tile), PLACE.index(place)
    state.slab_level[0][slab], state.slab_turn[0][slab] = int(level), int(turn)
    state.slab_hang[0][slab] = HANG.index(hang)
    state.n_slabs[0] = slab + 1
    lay_slab(state, 0, slab)


def decorate(state: State, entry: str) -> None:
    """Set a piece in Jasmine's garden without taking it from the supply."""
    kind, *fields = entry.split()
    number, hole, other = state.n_pieces[0], HOLE.index(fields[0]), HOLE.index(fields[-1])
    state.piece_kind[0][number], state.piece_after[0][number] = PIECE.index(kind) + 1, state.n_slabs[0]
    state.piece_hole[0][number], state.piece_other[0][number] = hole, other
    state.n_pieces[0] = number + 1
    set_piece(state, 0, PIECE.index(kind) + 1, hole, other)


def placed(tile: str, *slabs: str) -> Any:
    """A garden in which Jasmine has just placed a tile, written like a slab without its name."""
    name, rest = tile.split(maxsplit=1)
    return partial(built, slabs=slabs, mined=name, moves=laid(f"mined {rest}"))


def laid(entry: str) -> tuple[str, ...]:
    """The moves that build a tile: "mined d4 1 0 none"."""
    source, place, level, turn, hang = entry.split()
    return f"build {source}", f"place {place} {level}", f"hang {hang}", f"turn {turn}"


def quarry(game: Game) -> State:
    """A quarry with a hole, a low stack and a middle one beside each other; Jasmine is to mine."""
    state: State = opening(game, 4)
    state.asked, state.first, state.stage = 0, 0, MINE
    for cell, (height, tile) in {"q22": (2, "g05"), "q23": (1, "b05"), "q32": (0, "none")}.items():
        at = QUARRY_WORDS.index(cell)
        state.stack[at], state.face[at] = height, TILE.index(tile)
    return state


def tokens(game: Game) -> State:
    """A token is in force."""
    state: State = opening(game, 4)
    state.token = TOKEN.index("pillar")
    return state


def _diagram(
    name: str, clauses: str, parts: tuple[Part, ...], position: Any, cases: Mapping[str, str] | None = None,
    moves: tuple[str, ...] = (),
) -> Diagram:  # fmt: skip
    draw = figure(drawn_once, "babylon", *parts)
    return Diagram(name, tuple(clauses.split()), position, draw, marked(cases), moves)


HOLDING = ("build mined",)
FIRST = "c01 d4 1 0 none"
FOUNTAIN, BRIDGE, STAIRS = "c04 c4 1 1 none", "c06 b4 1 1 none", ("c01 g7 1 0 none", "c16 c4 2 3 none")
SOLID = (PLAN, MIDDLE)

DIAGRAMS = (
    _diagram(
        "quarry", "BAB-A.2 BAB-A.1 BAB-A.3 BAB-A.4 BAB-A.5", (QUARRY,), quarry,
        {"mine q11": "", "mine q22": "", "mine q23": "", "mine q32": "BAB-A.1"},
    ),
    _diagram(
        "hanging", "BAB-B.1.10 BAB-B.1.9", SOLID,
        partial(built, mined="c01", singles=3, moves=(*HOLDING, "place d4 1")),
        {"hang se": "", "hang none": "BAB-B.1.9"}, ("hang se", "turn 0"),
    ),
    _diagram(
        "levels", "BAB-B.1.13 BAB-B.1.16", SOLID,
        partial(built, slabs=(FIRST,), mined="c16", moves=HOLDING),
        {"place c3 2": "", "place d4 2": "BAB-B.1.13", "place f3 3": "BAB-B.1.16"},
        ("place c3 2", "hang none", "turn 0"),
    ),
    _diagram(
        "equal-heights", "BAB-B.1.14", SOLID,
        partial(built, slabs=(FIRST, "c02 f4 1 0 none"), mined="c16", moves=HOLDING),
        {"place e5 2": ""}, ("place e5 2", "hang none", "turn 0"),
    ),
    _diagram(
        "statue-pillar", "BAB-B.1.15", SOLID,
        partial(built, slabs=(FIRST, "+statue d4"), mined="c16", moves=HOLDING),
        {"place c3 2": ""}, ("place c3 2", "hang none", "turn 0"),
    ),
    _diagram(
        "not-under", "BAB-B.1.18", SOLID,
        partial(built, slabs=(FIRST, "c02 f6 2 0 sw"), mined="c16", moves=HOLDING),
        {"place e7 1": "BAB-B.1.18", "place d6 1": ""},
    ),
    _diagram(
        "occupied", "BAB-B.1.21", SOLID,
        partial(
            built, slabs=(FOUNTAIN, "c14 e4 1 0 none", "+fountain d4 e4"), mined="c16", moves=(*HOLDING, "place c3 2")
        ),
        {"hang se": "", "hang none": "BAB-B.1.2"},
    ),
    _diagram(
        "stairs", "BAB-B.2.6", SOLID, placed("c02 e4 1 0 none", *STAIRS), {"stairs d4-e4": ""}, ("stairs d4-e4",)
    ),
    _diagram(
        "fountain", "BAB-B.2.7 BAB-B.2.5", SOLID, placed("c16 e4 1 0 none", FOUNTAIN),
        {"fountain d4-e4": ""}, ("fountain d4-e4",),
    ),
    _diagram(
        "bridge", "BAB-B.2.8", SOLID, placed("c10 e4 1 0 none", BRIDGE), {"bridge c4-e4": ""}, ("bridge c4-e4",)
    ),
    _diagram(
        "statues", "BAB-B.2.10 BAB-B.2.11 BAB-B.2.12", (PLAN, VIEW),
        partial(
            built, slabs=("c01 b2 1 0 none", "+statue b2"), mined="c03", stored="c05",
            moves=(*laid("mined b5 1 0 none"), *laid("stored e7 1 3 none")),
        ),
        {"statue b5": "", "statue e7": "BAB-B.2.10"}, ("statue b5",),
    ),
    _diagram("tokens", "BAB-R.4 BAB-R.5 BAB-R.6 BAB-R.7 BAB-R.8 BAB-R.9", (TOKENS,), tokens),
    _diagram(
        "scoring", "BAB-S.2 BAB-S.3 BAB-S.4 BAB-S.5 BAB-S.8 BAB-S.9", (VIEW, POINTS),
        partial(
            built,
            slabs=(
                FOUNTAIN, "c14 e4 1 0 none", "+fountain d4 e4", "c01 f1 1 0 none", "+statue f1", "c02 f6 2 0 sw",
            ),
        ),
    ),
)  # fmt: skip
"""In the order of their clauses."""
