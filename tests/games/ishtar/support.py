"""Helpers for tests of Ishtar: blank maps, tiles laid by coordinates, moves in notation."""

import re
from functools import partial
from pathlib import Path

from semiramis.core.editions.edition import parse_edition
from semiramis.core.game import Game
from semiramis.core.model.domain import CHANCE, SEAT
from semiramis.core.model.message import Refusal
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.games.ishtar.components import tables
from semiramis.games.ishtar.components.names import BOARD_CELLS, GEM_LETTERS, LOCAL_CELLS, NO_CELL
from semiramis.games.ishtar.components.tables import TILE_SHAPE
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.placing import last_cell, middle_cell
from semiramis.games.ishtar.rules.stages import CHOOSE, PLACING, STAGE, TREE
from semiramis.games.ishtar.rules.state import CARD, CELL, CUP, MAYBE_CUP, SKILL, TILE, State
from tests.support import kit
from tests.support.random_play import positions

merge = kit.merge
fault = partial(kit.fault, GAME)
edition_fault = partial(kit.edition_fault, GAME)

JASMINE, ROSE, SAFFRON, LOTUS = range(4)
EDITION = Path(tables.__file__).parents[1] / "data" / "edition.toml"
Spot = tuple[int, int]
"""Axial coordinates (q, r); the first board of a blank map has its centre at (0, 0), the second at (4, 3)."""


def _blank_edition() -> str:
    """The edition with boards that are all sand around a fountain in the middle."""
    rows = [". . . .", ". . . . .", ". . . . . .", ". . . F . . .", ". . . . . .", ". . . . .", ". . . ."]
    drawn = "rows = [\n" + "".join(f'  "{row}",\n' for row in rows) + "]"
    return re.sub(r"rows = \[[^\]]*\]", drawn, EDITION.read_text(encoding="utf-8"))


BLANK = GAME.with_edition(parse_edition(_blank_edition().encode(), "ishtar", "blank.toml"))


def game_of(state: State) -> Game:
    """Blank maps have one or two boards, real deserts four or more."""
    return BLANK if state.n_boards < 4 else GAME


def new_game(seats: int = 2, seed: str = "test", **options: str) -> State:
    """The first decision of a game whose deal depends on the seed."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state: State = Match.begin(GAME, seats, referee=Referee(seed), options=chosen).state
    return state


def blank(boards: int = 1, seats: int = 2, gems: str = "", **options: str) -> State:
    """Test map TM1 (one blank board) or TM2 (two): Jasmine is to plant trees or end, nothing lies there yet.

    Cups, cards and the rest are as dealt. `gems` are Jasmine's, such as "ppr".
    """
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state: State = Match.begin(BLANK, seats, referee=Referee("test"), options=chosen).state
    state.n_boards, state.asked, state.first, state.can, state.stage = boards, JASMINE, JASMINE, 0, TREE
    state.board_a[1], state.board_b[1] = 1, 0
    for board in range(boards, 6):
        state.side[board] = state.fountain[board] = 0
    give(state, gems)
    BLANK.rules.derive(state)
    return state


def give(state: State, gems: str, seat: int = JASMINE) -> None:
    """Give a player exactly these gems; the bank is not adjusted."""
    state.gems[seat] = [gems.count(letter) for letter in GEM_LETTERS]


def cell(spot: Spot) -> str:
    """The word of a cell on a blank map."""
    for board, (q, r) in enumerate(((0, 0), (4, 3))):
        local = (spot[0] - q, spot[1] - r)
        if local in LOCAL_CELLS:
            return CELL.words[board * BOARD_CELLS + LOCAL_CELLS.index(local)]
    raise AssertionError(f"{spot} is outside of the map")


def place(state: State, tile: str, first: Spot, middle: Spot, last: Spot) -> str:
    """The move that places a tile with its cells a, b and c on these cells, in notation."""
    here, there, yonder = (CELL.index(cell(spot)) for spot in (first, middle, last))
    for turn in range(6):
        beside = middle_cell(state, here, turn)
        if (beside, last_cell(state, TILE_SHAPE[TILE.index(tile)], here, beside, turn)) == (there, yonder):
            return f"place {CELL.words[here]} {turn}"
    raise AssertionError(f"{tile} does not have that shape")


def lay(state: State, tile: str, *spots: Spot) -> None:
    """Lay a tile as if it had been placed earlier, cells a, b and c on these spots."""
    _, where, turn = place(state, tile, *spots).split()
    state.tile_at[TILE.index(tile)], state.tile_turn[TILE.index(tile)] = CELL.index(where), int(turn)
    state.unseen[TILE.index(tile)] = 0
    game_of(state).rules.derive(state)
    assert state.plant[CELL.index(where)], f"{tile} cannot lie there like that"


def stand(state: State, seat: int, spot: Spot) -> None:
    """Put a player's assistant on a symbol, as if in an earlier turn."""
    which = state.assistant_at[seat].index(NO_CELL)
    state.assistant_at[seat][which] = CELL.index(cell(spot))
    state.in_front[seat] -= 1
    game_of(state).rules.derive(state)
    where = CELL.index(cell(spot))
    assert state.claim[where] == where + 1, "no assistant can stand there"


def plant(state: State, seat: int, card: str, spot: Spot) -> None:
    """Plant the tree of a card that a player bought earlier."""
    index = CARD.index(card)
    state.card_of[index], state.tree_at[index], state.in_deck[index] = seat + 1, CELL.index(cell(spot)), 0
    state.row = [0 if c == index else c for c in state.row]
    game_of(state).rules.derive(state)


def skilled(state: State, seat: int, *skills: str) -> None:
    """Let a player have skills; they are not paid for and their effects are not carried out."""
    for skill in skills:
        state.skill[seat][SKILL.index(skill)] = 1


def holding(state: State, tile: str, seat: int = JASMINE) -> State:
    """The same position with a player about to place a tile."""
    state = state.clone()
    state.hand, state.asked, state.stage = TILE.index(tile), seat, PLACING
    state.unseen[TILE.index(tile)] = 0
    return state


def choosing(
    can: str = "1", heights: str = "555555", gems: str = "", kept: str = "none", seats: int = 2, **options: str
) -> State:
    """Jasmine is to choose a tile in a real desert without tiles: stacks of these heights, starting tiles on top."""
    state = new_game(seats, **options)
    state.asked = state.first = JASMINE
    state.stage, state.can = CHOOSE, MAYBE_CUP.index(can)
    state.height = [int(height) for height in heights]
    state.top = [
        0 if cup == state.can or not height else tile
        for cup, (height, tile) in enumerate(zip(state.height, state.top, strict=True))
    ]
    state.kept[JASMINE] = TILE.index(kept)
    give(state, gems)
    return state


def legal(state: State) -> list[str]:
    """The legal moves in notation."""
    return kit.legal(game_of(state), state)


def play(state: State, *moves: str) -> State:
    """The position after some moves, each of which must be legal where it is played."""
    return kit.play(game_of(state), state, *moves)


def dealt(state: State, seed: str = "test") -> State:
    """The next position at which a player decides; chance draws by the seed."""
    return kit.to_decision(game_of(state), state, seed)


def weights(state: State) -> dict[str, int]:
    """The outcomes of a chance node with their weights."""
    return kit.weights(game_of(state), state)


def refusal(state: State, move: str) -> Refusal:
    """Why a move is not allowed; it must not be legal."""
    return kit.refusal(game_of(state), state, move)


def clause(state: State, move: str) -> str:
    """The clause that forbids a move."""
    return refusal(state, move).clause


def points(state: State, part: str, seat: int = JASMINE) -> int:
    """A seat's points from one source."""
    return game_of(state).parts_of(state, seat)[part]


__all__ = ["CUP", "SEAT", "Spot", "choosing", "clause", "dealt", "fault", "holding", "legal", "play", "points"]


def placed(state: State, tile: str, first: Spot, middle: Spot, last: Spot, *then: str) -> State:
    """The position after the player to move places a tile, cells a, b and c on these cells, and plays on."""
    held = holding(state, tile, state.asked)
    return play(held, place(held, tile, first, middle, last), *then)


def reached(stage: str, seats: int = 2) -> State:
    """The first position of random games that is at a stage."""
    found: State = next(state for state in positions(GAME, seats, 20) if STAGE.words[state.stage] == stage)
    return found


def until(state: State, stage: int, seed: str = "test") -> State:
    """The position at which a stage is reached: chance draws by the seed, players take the first legal action."""
    state, game = state.clone(), game_of(state)
    while state.stage != stage:
        chance = game.rules.mover(state) == CHANCE
        game.rules.apply(
            state, game.rules.Work(), Referee(seed).draw(game, state) if chance else game.legal_codes(state)[0]
        )
    return state
