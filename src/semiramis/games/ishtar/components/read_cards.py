"""Read the vegetation tiles and tree cards of an edition."""

from semiramis.core.editions.reader import Reader
from semiramis.core.model.rule import Grid, Table
from semiramis.games.ishtar.components.names import (
    CARD_WORDS,
    FIRST_START_TILE,
    GEM_WORDS,
    NO_SHAPE,
    NO_SYMBOL,
    SHAPE_LETTERS,
    STRAIGHT,
    TILE_WORDS,
    TRIANGLE,
)
from semiramis.games.ishtar.components.read_desert import Tables

MOST_FLOWERS = 4
GRASS = "g"
SYMBOL_LETTERS = ("", "A", "S", "?")
CELLS = {
    GRASS: (0, NO_SYMBOL),
    **{f"{n}{letter}": (n, s) for s, letter in enumerate(SYMBOL_LETTERS) for n in range(1, MOST_FLOWERS + 1)},
}
CELLS_OF_TILE = 3
ALL_TURNS, HALF_OF_THEM, THIRD_OF_THEM = 6, 3, 2

MOST_COST = 9
MOST_POINTS = 20

Cell = tuple[int, int]
"""Flowers and symbol of one cell of a tile."""


def read_tiles(read: Reader) -> Tables:
    """The vegetation tiles, basic ones and starting ones; tile 0 is none."""
    read.expect_keys(TILE_WORDS[1:], "tile")
    tiles = [_cells(read, name) for name in TILE_WORDS[1:]]
    shape = Table([NO_SHAPE, *(1 + SHAPE_LETTERS.index(name[0]) for name in TILE_WORDS[1:])])
    symbols = [[symbol for _, symbol in cells] for cells in tiles]
    return {
        "TILE_SHAPE": shape,
        "TILE_FLOWERS": Grid([[0] * CELLS_OF_TILE, *([flowers for flowers, _ in cells] for cells in tiles)]),
        "TILE_SYMBOL": Table([NO_SYMBOL, *(max(row) for row in symbols)]),
        "TILE_SYMBOL_CELL": Table([0, *(row.index(max(row)) for row in symbols)]),
        "TILE_IS_START": Table(int(tile >= FIRST_START_TILE) for tile in range(len(TILE_WORDS))),
        "TILE_TURNS": Table([0, *map(_turns, shape[1:], tiles)]),
        "TILE_IS_SPLIT": Table([0, *map(_is_split, shape[1:], tiles)]),
    }


def _cells(read: Reader, name: str) -> list[Cell]:
    """The cells a, b and c of a tile: not all grass, and at most one symbol."""
    place = ("tile", name, "cells")
    words = read.texts_at(*place, size=CELLS_OF_TILE)
    for number, word in enumerate(words, start=1):
        read.expect_choice(word, tuple(CELLS), *place, str(number))
    cells = [CELLS[word] for word in words]
    if not any(flowers for flowers, _ in cells):
        raise read.error("edition-total-range", place, found=0, least=1, most=CELLS_OF_TILE * MOST_FLOWERS)
    symbols = sum(symbol != NO_SYMBOL for _, symbol in cells)
    if symbols > 1:
        read.expect_count(", ".join(SYMBOL_LETTERS[1:]), symbols, 1, *place)
    return cells


def _turns(shape: int, cells: list[Cell]) -> int:
    """The number of distinct turns of a tile: fewer than six where it looks the same when turned."""
    if shape == TRIANGLE and cells[0] == cells[1] == cells[2]:
        return THIRD_OF_THEM
    return HALF_OF_THEM if shape == STRAIGHT and cells[0] == cells[2] else ALL_TURNS


def _is_split(shape: int, cells: list[Cell]) -> int:
    """Whether grass keeps the two flower cells of a tile apart."""
    (a, _), (b, _), (c, _) = cells
    return int(shape != TRIANGLE and a > 0 and b == 0 and c > 0)


def read_cards(read: Reader) -> Tables:
    """The costs and points of the tree cards; card 0 is none."""
    read.expect_keys(CARD_WORDS[1:], "card")
    cost = Grid([[0] * len(GEM_WORDS), *(_cost(read, name) for name in CARD_WORDS[1:])])
    points = [read.int_at("card", name, "points", low=1, high=MOST_POINTS) for name in CARD_WORDS[1:]]
    return {"CARD_COST": cost, "CARD_POINTS": Table([0, *points])}


def _cost(read: Reader, name: str) -> list[int]:
    """The gems a card costs, by colour."""
    place = ("card", name, "cost")
    cost = [read.int_at(*place, word, high=MOST_COST) for word in GEM_WORDS]
    if not 1 <= sum(cost) <= MOST_COST:
        raise read.error("edition-total-range", place, found=sum(cost), least=1, most=MOST_COST)
    return cost
