"""Positions for tests of Babylon: gardens described in words, moves in notation."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from semiramis.core.model.domain import CHANCE, SEAT
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.play.position import position_state, position_words
from semiramis.games.babylon.components import tables
from semiramis.games.babylon.components.names import NO_CELL, NO_HOLE, QUARRY_WORDS, TILE_WORDS
from semiramis.games.babylon.components.tables import ROUNDS, TILE_MATERIAL
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.guide.diagrams import decorate
from semiramis.games.babylon.guide.diagrams import lay as build
from semiramis.games.babylon.referee.validate_garden import check_garden
from semiramis.games.babylon.rules.stages import BUILD, MINE
from semiramis.games.babylon.rules.state import TILE, TOKEN, State
from tests.support import kit

legal = partial(kit.legal, GAME)
play = partial(kit.play, GAME)
to_decision = partial(kit.to_decision, GAME)
weights = partial(kit.weights, GAME)
refusal = partial(kit.refusal, GAME)
fault = partial(kit.fault, GAME)
edition_fault = partial(kit.edition_fault, GAME)
merge = kit.merge

JASMINE, ROSE, SAFFRON, LOTUS = range(4)


def opening(seats: int = 2, seed: str = "test", **options: str) -> State:
    """The first decision of a game whose deal depends on the seed."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state: State = Match.begin(GAME, seats, referee=Referee(seed), options=chosen).state
    return state


def building(
    mined: str = "none",
    singles: int = 6,
    doubles: int = 0,
    stored: str = "none",
    token: str = "none",
    seats: int = 2,
    slabs: Iterable[str] = (),
    **options: str,
) -> State:
    """Jasmine has mined and may build: her tile, pillars and stored tile, over a garden of slabs from earlier turns.

    A slab is written "tile place level turn hang", such as "c01 a1 1 0 none"; a piece on it "+statue a1" or
    "+fountain b1 c1" as an entry of its own after the slab. Nothing is paid for, and the quarry is as dealt.
    """
    state = opening(seats, **options)
    while state.stage != MINE:
        GAME.rules.apply(state, GAME.rules.Work(), _next(state))
    state.asked, state.first, state.stage, state.uncovered = 0, 0, BUILD, NO_CELL
    state.mined, state.stored[0], state.token = TILE.index(mined), TILE.index(stored), TOKEN.index(token)
    state.singles[0], state.doubles[0] = singles, doubles
    for entry in slabs:
        if entry.startswith("+"):
            decorate(state, entry[1:])
        else:
            build(state, entry)
    state.slabs_before = state.n_slabs[0]
    return state


def _next(state: State) -> int:
    return Referee("test").draw(GAME, state) if GAME.rules.mover(state) == CHANCE else GAME.legal_codes(state)[0]


def clause(state: State, move: str) -> str:
    """The clause that forbids a move."""
    return refusal(state, move).clause


def points(state: State, part: str, seat: int = 0) -> int:
    """A seat's points from one source."""
    return GAME.parts_of(state, seat)[part]


__all__ = [
    "NO_HOLE",
    "ROUNDS",
    "build",
    "building",
    "clause",
    "decorate",
    "legal",
    "opening",
    "play",
    "points",
    "refusal",
]


Words = dict[str, Any]


def quarry(heights: str, asked: int = JASMINE, token: str = "blank", seats: int = 4, **faces: str) -> State:
    """A seat is about to mine in a quarry of these heights, row by row: `quarry("3333 3213 3033 3333", q22="g05")`.

    The missing tiles were removed, or mined and discarded; round and first player follow from their number.
    From round 2 on a token is in force. Tiles that are not named show in the order of their layer.
    """
    stacks = [int(height) for height in heights.replace(" ", "")]
    removed = tables.CLAY_REMOVED[seats]
    rounds, turn = divmod(48 - sum(stacks) - removed, seats)
    words = position_words(GAME, opening(seats))
    gone = dict.fromkeys(TILE_WORDS, 0)
    layers = [[t for t in TILE_WORDS[1:49] if TILE_MATERIAL[TILE_WORDS.index(t)] == m] for m in range(3)]
    free = [[tile for tile in layer if tile not in faces.values()] for layer in layers]
    shown = {
        cell: faces.get(cell) or (free[3 - stack].pop(0) if stack else "none")
        for cell, stack in zip(QUARRY_WORDS, stacks, strict=True)
    }
    hidden = [tile for m in range(3) for tile in free[m][: sum(stack > 3 - m for stack in stacks)]]
    tokens = dict(zip(TOKEN.words, tables.TOKEN_COUNT, strict=True))
    for seen in ([token] + [name for name in TOKEN.words for _ in range(tokens[name] - (name == token))])[:rounds]:
        tokens[seen] -= 1
    merge(words["table"], {
        "stage": "mine", "asked": SEAT.words[asked], "first": SEAT.words[(asked - turn) % seats],
        "round": rounds + 1, "removed": removed, "token": token if rounds else "none", "token_left": tokens,
        "stack": dict(zip(QUARRY_WORDS, stacks, strict=True)), "face": shown,
        "buried": gone | dict.fromkeys(hidden, 1),
    })  # fmt: skip
    made: State = position_state(GAME, words)
    return made


def hangs(state: State, place: str) -> set[str]:
    """The corners of the mined tile that may hang at a place and level, such as "a1 2"; "none" is one of the answers.

    Whether the tile may lie at the place is not checked, so that each corner can be tested on its own.
    """
    return {move.removeprefix("hang ") for move in legal(held(state, place))}


def held(state: State, place: str) -> State:
    """The mined tile is held over a place and level, whether or not it may lie there."""
    state = play(state, "build mined")
    GAME.rules.apply(state, GAME.rules.Work(), GAME.rules.catalogue.parse(f"place {place}"))
    return state


def lay(state: State, *entries: str) -> State:
    """Build tiles in one turn, each written "source place level turn hang", such as "mined a1 1 0 none"."""
    for entry in entries:
        source, place, level, turn, hang = entry.split()
        state = play(state, f"build {source}", f"place {place} {level}", f"hang {hang}", f"turn {turn}")
    return state


def next_turn(state: State, mined: str, singles: int = 6, token: str = "blank") -> State:
    """Jasmine ends her turn, the others do nothing, a token is revealed, and she has mined again."""
    state = play(state, "discard" if state.mined else "end")
    while (state.asked, state.stage) != (JASMINE, BUILD):
        moves = legal(state)
        tokens = [move for move in moves if move.startswith("deal-token")]
        idle = [move for move in moves if move in ("end", "discard")]
        state = play(state, *([f"deal-token {token}"] if tokens else (idle or moves)[:1]))
    state.mined, state.singles[JASMINE] = TILE.index(mined), singles
    return state


def garden_faults(state: State) -> list[str]:
    """The clauses that Jasmine's finished garden contradicts."""
    return [str(message.args["clause"]) for message in check_garden(state, JASMINE)[0]]
