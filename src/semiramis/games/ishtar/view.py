"""What a seat may see: in Ishtar everything that lies open; what is hidden lies nowhere until it is turned up."""

from typing import TypedDict

from semiramis.core.domain import SEAT, seat_word
from semiramis.core.rule import upholds
from semiramis.games.ishtar.beds import owns_fountain
from semiramis.games.ishtar.carpet import NO_STOP, empty_stacks, step_price
from semiramis.games.ishtar.pieces import (
    BOARD_CELLS,
    CARD_COST,
    CARD_POINTS,
    CARDS,
    FOUNTAIN_POINTS,
    FOUNTAIN_WORDS,
    GEM_WORDS,
    TILE_FLOWERS,
    TILE_SYMBOL,
    TILE_SYMBOL_CELL,
)
from semiramis.games.ishtar.scoring import part_score, total_score
from semiramis.games.ishtar.state import BOARD, CARD, CELL, CUP, PART, STAGE, SYMBOL, TILE, State
from semiramis.games.ishtar.turn import mover


class Score(TypedDict):
    """A seat's points as if the game ended now."""

    total: int
    parts: dict[str, int]


class Tile(TypedDict):
    """What is printed on a tile: flowers of each cell, and the symbol with the cell it is on."""

    flowers: list[int]
    symbol: str
    symbol_cell: int


class Card(TypedDict):
    """What is printed on a tree card."""

    cost: dict[str, int]
    points: int


class Fountain(TypedDict):
    """A fountain: its kind, flower cells of each player there, and who owns it now."""

    kind: str
    points: int
    cells: dict[str, int]
    owners: list[str]


class Bed(TypedDict):
    """A bed: its cells, flowers, fountain and owner."""

    cells: list[str]
    flowers: int
    fountain: str
    owner: str


class Map(TypedDict):
    """The desert cell by cell: what lies, grows and stands there, as the numbers of their domains."""

    ground: list[int]
    plant: list[int]
    standing: list[int]


class View(TypedDict):
    """What a seat is shown, besides the table and the seats in words."""

    you: str
    mover: str
    stage: str
    last_round: bool
    can_costs: dict[str, int]
    tiles: dict[str, Tile]
    cards: dict[str, Card]
    scores: dict[str, Score]
    fountains: dict[str, Fountain]
    beds: list[Bed]
    map: Map


@upholds("ISH-AMB-16", "ISH-9.5", "ISH-9.6", "ISH-10.2")
def view(state: State, seat: int) -> View:
    """The position as a seat (or a spectator, -2) sees it, in words."""
    seats = range(state.n_seats)
    return {
        "you": seat_word(seat),
        "mover": seat_word(mover(state)),
        "stage": STAGE.words[state.stage],
        "last_round": empty_stacks(state) >= 2,
        "can_costs": _can_costs(state),
        "tiles": {TILE.words[tile]: _tile(tile) for tile in sorted({*state.top, *state.kept, state.hand}) if tile},
        "cards": {CARD.words[card]: _card(card) for card in range(1, CARDS + 1) if not state.in_deck[card]},
        "scores": {
            SEAT.words[s]: {
                "total": total_score(state, s),
                "parts": {name: part_score(state, s, part) for part, name in enumerate(PART.words)},
            }
            for s in seats
        },
        "fountains": {BOARD.words[board]: _fountain(state, board) for board in range(state.n_boards)},
        "beds": _beds(state),
        "map": {"ground": state.ground[:-1], "plant": state.plant[:-1], "standing": state.standing[:-1]},
    }


def _can_costs(state: State) -> dict[str, int]:
    """What the can costs to each cup it can go to."""
    prices = {name: step_price(state, cup) for cup, name in enumerate(CUP.words)}
    return {name: price for name, price in prices.items() if price < NO_STOP}


def _tile(tile: int) -> Tile:
    """What is printed on a tile."""
    where = TILE_SYMBOL_CELL[tile]
    return {"flowers": list(TILE_FLOWERS[tile]), "symbol": SYMBOL.words[TILE_SYMBOL[tile]], "symbol_cell": where}


def _card(card: int) -> Card:
    """What is printed on a tree card."""
    return {"cost": dict(zip(GEM_WORDS, CARD_COST[card], strict=True)), "points": CARD_POINTS[card]}


def _fountain(state: State, board: int) -> Fountain:
    """A fountain as it is now."""
    seats = range(state.n_seats)
    return {
        "kind": FOUNTAIN_WORDS[state.fountain[board]],
        "points": FOUNTAIN_POINTS[state.fountain[board]],
        "cells": {SEAT.words[s]: state.cells_at[board][s] for s in seats},
        "owners": [SEAT.words[s] for s in seats if owns_fountain(state, board, s)],
    }


def _beds(state: State) -> list[Bed]:
    """Every bed."""
    cells: dict[int, list[int]] = {}
    for cell in range(state.n_boards * BOARD_CELLS):
        if state.bed[cell]:
            cells.setdefault(state.bed[cell], []).append(cell)
    return [
        {
            "cells": [CELL.words[cell] for cell in bed],
            "flowers": sum(state.plant[cell] - 1 for cell in bed),
            "fountain": BOARD.words[state.spring[bed[0]] - 1],
            "owner": SEAT.words[state.standing[state.claim[bed[0]] - 1] - 1] if state.claim[bed[0]] else "none",
        }
        for bed in cells.values()
    ]
