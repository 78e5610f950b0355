"""An edition of Babylon read into tables, chapter by chapter, and checked against the box list."""

from collections.abc import Callable
from typing import Any

from semiramis.core.editions.edition import Edition
from semiramis.core.editions.reader import Reader, quote_value, read_chapters
from semiramis.core.model.rule import Grid, Table
from semiramis.games.babylon.components.names import (
    CORNER_WORDS,
    FIRST_START_TILE,
    FLOWER_WORDS,
    MATERIAL_WORDS,
    NO_FLOWER,
    NO_MATERIAL,
    NO_SYMBOL,
    QUARRY_TILE_WORDS,
    START_TILE_WORDS,
    SYMBOL_WORDS,
    SYMBOLS_OF_MATERIAL,
    TILE_WORDS,
    TILES_OF_MATERIAL,
    TOKEN_WORDS,
)

Tables = dict[str, Any]

ALL_TOKENS = 14
SUPPLY = {"singles": 148, "doubles": 60, "belvederes": 38, "statues": 38, "stairs": 15, "fountains": 15, "bridges": 15}
STORE = 6
POINTS = ("statue", "fountain", "bridge", "set", "flower-set", "belvedere", "height")


def read_box(edition: Edition) -> Tables:
    """Every table an edition decides, by name; raises EditionError where it contradicts the box list."""
    return read_chapters(edition, CHAPTERS)


def _supply(read: Reader) -> Tables:
    """Pillars, belvederes and decorations in the box, and the pillars a player board can store."""
    found: Tables = {
        f"ALL_{word.upper()}": read.printed_at(expected, "supply", word) for word, expected in SUPPLY.items()
    }
    return found | {"STORE_PILLARS": read.printed_at(STORE, "store", "pillars")}


def _tokens(read: Reader) -> Tables:
    """The number of round tokens of each kind; token 0 is none."""
    count = Table([0, *(read.int_at("token", "count", word, high=ALL_TOKENS) for word in TOKEN_WORDS[1:])])
    read.expect_total(sum(count), ALL_TOKENS, "token", "count")
    return {"TOKEN_COUNT": count}


def _setup(read: Reader) -> Tables:
    """Tokens, rounds and removed clay tiles with 0 to 4 players; every turn must find a tile in the quarry."""
    tokens, rounds, removed = Table([0, 0]), Table([0, 0]), Table([0, 0])
    quarry = len(QUARRY_TILE_WORDS)
    for seats in (2, 3, 4):
        used = read.int_at("setup", "tokens", str(seats), low=1, high=min(ALL_TOKENS, quarry // seats - 1))
        tokens.append(used)
        rounds.append(read.printed_at(used + 1, "setup", "rounds", str(seats)))
        spare = quarry - seats * (used + 1)
        removed.append(read.int_at("setup", "clay-removed", str(seats), high=min(TILES_OF_MATERIAL, spare)))
    return {"TOKENS_USED": tokens, "ROUNDS": rounds, "CLAY_REMOVED": removed}


def _tiles(read: Reader) -> Tables:
    """The quarry tiles and the starting tiles; tile 0 is none."""
    read.expect_keys(TILE_WORDS[1:], "tile")
    flowers = [FLOWER_WORDS.index(read.word_at("tile", name, "flower", words=FLOWER_WORDS)) for name in TILE_WORDS[1:]]
    materials = [
        MATERIAL_WORDS.index(read.word_at("tile", name, "material", words=MATERIAL_WORDS)) for name in QUARRY_TILE_WORDS
    ]
    flower = Table([NO_FLOWER, *flowers])
    material = Table([NO_MATERIAL, *materials, *(NO_MATERIAL for _ in START_TILE_WORDS)])
    symbol = Grid([[NO_SYMBOL] * len(CORNER_WORDS), *(_symbols(read, name) for name in TILE_WORDS[1:])])
    _check_start_flowers(read, flower)
    _check_materials(read, material)
    _check_symbols(read, material, symbol)
    return {"TILE_FLOWER": flower, "TILE_MATERIAL": material, "TILE_SYMBOL": symbol}


def _symbols(read: Reader, name: str) -> list[int]:
    """The symbols of a tile, clockwise from the north-west."""
    words = [read.word_at("tile", name, "symbols", corner, words=SYMBOL_WORDS) for corner in CORNER_WORDS]
    return [SYMBOL_WORDS.index(word) for word in words]


def _check_start_flowers(read: Reader, flower: Table) -> None:
    for f, name in enumerate(START_TILE_WORDS):
        read.expect(FLOWER_WORDS[flower[FIRST_START_TILE + f]], FLOWER_WORDS[f], "tile", name, "flower")


def _check_materials(read: Reader, material: Table) -> None:
    for m, word in enumerate(MATERIAL_WORDS):
        read.expect_count(f"material = {quote_value(word)}", material.count(m), TILES_OF_MATERIAL, "tile")
    for index, name in enumerate(QUARRY_TILE_WORDS):
        expected = MATERIAL_WORDS[index // TILES_OF_MATERIAL]
        read.expect(MATERIAL_WORDS[material[index + 1]], expected, "tile", name, "material")


def _check_symbols(read: Reader, material: Table, symbol: Grid) -> None:
    """Clay has two fields without a symbol, granite one and basalt none; a starting tile may have any number."""
    for tile, name in enumerate(QUARRY_TILE_WORDS, start=1):
        blank = len(CORNER_WORDS) - SYMBOLS_OF_MATERIAL[material[tile]]
        what = quote_value(SYMBOL_WORDS[NO_SYMBOL])
        read.expect_count(what, symbol[tile].count(NO_SYMBOL), blank, "tile", name, "symbols")


def _points(read: Reader) -> Tables:
    """Points for each kind of scoring; a staircase scores the levels it joins instead."""
    return {f"{word.upper().replace('-', '_')}_POINTS": read.int_at("points", word, high=20) for word in POINTS}


CHAPTERS: tuple[Callable[[Reader], Tables], ...] = (_supply, _tokens, _setup, _tiles, _points)
