"""The diagrams of the rules of Ishtar: small deserts with legal and illegal choices and their effects."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from semiramis.art.diagram import Part, figure
from semiramis.core.game import Game
from semiramis.core.guide.rulebook import Diagram, marked
from semiramis.core.play.diagrams import opening
from semiramis.games.ishtar.components.names import GEM_LETTERS, NO_CELL, NO_TILE
from semiramis.games.ishtar.display.svg.symbols import definitions
from semiramis.games.ishtar.guide.diagram_parts import CARPET, FOUNTAINS, MAP, SCORES, SKILLS, TREE_ROW, TWO_BOARDS
from semiramis.games.ishtar.rules.stages import STAGE
from semiramis.games.ishtar.rules.state import CARD, CELL, FOUNTAIN_KIND, SIDE, SKILL, TILE, State


def desert(
    game: Game, *, stage: str = "tree", sides: tuple[str, ...] = ("1a",), tiles: Iterable[str] = (), hand: str = "none",
    assistants: Iterable[str] = (), trees: Iterable[str] = (), gems: str = "", skills: str = "",
) -> State:  # fmt: skip
    """One or two boards, tiles as "t01 1c3 0", assistants as "jasmine 1c3", trees as "c01 1c4"; Jasmine is asked."""
    state: State = opening(game, 2)
    state.stage, state.asked, state.first, state.can = STAGE.index(stage), 0, 0, 0
    state.n_boards, state.hand = len(sides), TILE.index(hand)
    for board in range(6):
        state.side[board] = SIDE.index(sides[board]) if board < len(sides) else 0
        state.rotation[board] = 0
        state.fountain[board] = FOUNTAIN_KIND.index(("red", "white")[board]) if board < len(sides) else 0
        state.board_a[board], state.board_b[board] = board, 0
    for tile, where, turn in map(str.split, tiles):
        state.tile_at[TILE.index(tile)], state.tile_turn[TILE.index(tile)] = CELL.index(where), int(turn)
    game.rules.derive(state)
    for seat, where in map(str.split, assistants):
        mine = state.assistant_at[("jasmine", "rose").index(seat)]
        mine[mine.index(NO_CELL)] = CELL.index(where)
    for card, where in map(str.split, trees):
        state.card_of[CARD.index(card)], state.tree_at[CARD.index(card)] = 1, CELL.index(where)
    state.gems[0] = [gems.count(letter) for letter in GEM_LETTERS]
    for skill in skills:
        state.skill[0][SKILL.index(skill)] = 1
    game.rules.derive(state)
    return state


def carpet(game: Game, gems: str) -> State:
    """Jasmine is to choose a tile; the can stands at cup 1, and cup 4 is empty."""
    state = desert(game, stage="choose", gems=gems, tiles=(BESIDE,))
    state.top[0], state.top[3], state.height[3] = NO_TILE, NO_TILE, 0
    return state


def tree_row(game: Game) -> State:
    """Five cards in the row, and gems for some of them."""
    state = desert(game, tiles=(BESIDE,), gems="pr")
    state.row = [CARD.index(card) for card in ("c01", "c02", "c05", "c06", "c12")]
    return state


def special(game: Game, tile: str, where: str, **more: Any) -> State:
    """Jasmine has just placed a tile and may use its symbol."""
    state = desert(game, stage="place", hand=tile, **more)
    game.rules.apply(state, game.rules.Work(), game.rules.catalogue.parse(f"place {where}"))
    return state


def _diagram(
    name: str, clauses: str, parts: tuple[Part, ...], position: Any, cases: Mapping[str, str] | None = None,
    moves: tuple[str, ...] = (),
) -> Diagram:  # fmt: skip
    draw = figure(definitions, "ishtar", *parts)
    return Diagram(name, tuple(clauses.split()), position, draw, marked(cases), moves)


BESIDE, BELOW = "t06 1c3 0", "i06 1e3 0"
"""A tile above the fountain and one below it, each with an assistant's symbol."""
BOTH: dict[str, Any] = {"tiles": (BESIDE, BELOW), "assistants": ("jasmine 1c3", "rose 1e4")}

DIAGRAMS = (
    _diagram(
        "can", "ISH-3.2 ISH-3.3", (CARPET,), partial(carpet, gems="p"),
        {"can 2": "", "can 3": "", "can 5": "ISH-3.3", "can 4": "ISH-3.2"},
    ),
    _diagram("turned-up", "ISH-3.6 ISH-3.5", (CARPET,), partial(carpet, gems=""), moves=("can 2", "deal-tile i05")),
    _diagram(
        "placing", "ISH-4.1 ISH-4.3", (MAP,), partial(desert, stage="place", hand="i02"),
        {"place 1e3 0": "", "place 1b2 0": "ISH-4.3", "place 1d1 0": "ISH-4.1"},
    ),
    _diagram(
        "two-fountains", "ISH-4.4 ISH-4.5", (TWO_BOARDS,),
        partial(desert, stage="place", hand="i02", sides=("1a", "2a"), tiles=(BESIDE, "i01 1e4 0")),
        {"place 1b5 2": "", "place 2b1 0": "ISH-4.4"},
    ),
    _diagram(
        "one-assistant", "ISH-4.6 ISH-4.7", (MAP,),
        partial(desert, stage="place", hand="i04", **BOTH), {"place 1b1 1": "", "place 1b5 2": "ISH-4.6"},
    ),
    _diagram(
        "gems", "ISH-5.1", (MAP,), partial(desert, stage="place", hand="i04"), moves=("place 1e3 0",)
    ),
    _diagram(
        "assistant", "ISH-6.2 ISH-9.5", (MAP,), partial(special, tile="i07", where="1e3 0"), {"assistant": ""},
        ("assistant",),
    ),
    _diagram(
        "skills", "ISH-6.5 ISH-6.4", (SKILLS,), partial(special, tile="i09", where="1e3 0", gems="ppr", skills="g"),
        {"skill f": "", "skill b": "", "skill d": "ISH-6.5"},
    ),
    _diagram(
        "tree-cards", "ISH-7.2 ISH-7.1", (TREE_ROW,), tree_row, {"buy 2": "", "buy 1": "ISH-7.2"},
    ),
    _diagram(
        "trees", "ISH-7.3 ISH-7.6", (MAP,),
        partial(desert, stage="plant", tiles=(BESIDE, "i02 1e3 0"), trees=("c01 1e3",)),
        {"tree 1e5": "", "tree 1e4": "ISH-7.3", "tree 1e3": "ISH-7.3"},
    ),
    _diagram(
        "bloom", "ISH-8.9 ISH-8.7", (MAP,),
        partial(desert, stage="single", tiles=(BESIDE, "is1 1e3 0"), assistants=("jasmine 1e4",)),
        moves=("single 1e5",),
    ),
    _diagram(
        "majority", "ISH-9.6 ISH-9.7", (MAP, FOUNTAINS),
        partial(desert, **(BOTH | {"tiles": (BESIDE, BELOW, "t01 1c5 0")})),
    ),
    _diagram(
        "points", "ISH-10.5 ISH-10.4 ISH-10.6", (MAP, SCORES),
        partial(desert, trees=("c01 1e3",), **BOTH),
    ),
)  # fmt: skip
"""In the order of the clauses they stand beside."""
