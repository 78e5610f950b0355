"""The panel at the left of the map: boards with their fountains, the carpet, the row of tree cards, and the bank."""

from semiramis.core.play.text_board import (
    Line,
    Slot,
    bad,
    choice_slot,
    mark_slot,
    number_slot,
    printed,
    text_slot,
    titled,
)
from semiramis.games.ishtar.components.names import CUPS, GEM_LETTERS, NO_CARD, NO_TILE, ROW
from semiramis.games.ishtar.components.read_cards import GRASS, SYMBOL_LETTERS
from semiramis.games.ishtar.components.read_desert import POSITIONS
from semiramis.games.ishtar.components.tables import (
    CARD_COST,
    CARD_POINTS,
    FOUNTAIN_POINTS,
    TILE_FLOWERS,
    TILE_SYMBOL,
    TILE_SYMBOL_CELL,
)
from semiramis.games.ishtar.rules.state import CARD, FOUNTAIN_KIND, SHAPE, SIDE, TILE, TURN, State
from semiramis.games.ishtar.rules.trees import deck_size

PANEL = 24
NONE = "-"
SIDES = (NONE, *SIDE.words[1:])
TURNS = tuple(f"↻{turn}" for turn in TURN.words)
FOUNTAINS = (NONE, *FOUNTAIN_KIND.words[1:])
SHAPES = (NONE, *SHAPE.words[1:])
TILES = (NONE, *TILE.words[1:])
CARDS = (NONE, *CARD.words[1:])
CAN_SIGN = "▸"
COSTS = 9
"""Columns for the cost of a card."""


def draw_panel(state: State) -> list[Line]:
    """All lines of the panel."""
    return [*draw_boards(state), *draw_carpet(state), *draw_row(state), *draw_bank(state)]


def draw_boards(state: State) -> list[Line]:
    """Each board: its side, how far it is turned, its fountain with its points, and where on the lattice it lies."""
    lines: list[Line] = [[titled("BOARDS", PANEL)]]
    for board in range(state.n_boards):
        points = FOUNTAIN_POINTS[state.fountain[board]]
        lines.append(
            [
                f"{board + 1} ",
                choice_slot(state, "side", board, texts=SIDES, width=2),
                " ",
                choice_slot(state, "rotation", board, texts=TURNS, width=2),
                " ",
                choice_slot(state, "fountain", board, texts=FOUNTAINS, width=6),
                " ",
                printed(str(points) if state.fountain[board] else "", 2),
                "  ",
                position_slot(state, board),
            ]
        )
    return lines


def position_slot(state: State, board: int) -> Slot:
    """Where a board lies, as steps along the two vectors of the lattice."""

    def put(piece: str) -> bool:
        if piece not in POSITIONS:
            return False
        state.board_a[board], state.board_b[board] = POSITIONS[piece]
        return True

    return Slot(f"{state.board_a[board]},{state.board_b[board]}".rjust(5), put, " ".join(POSITIONS))


def check_positions(state: State, numbers: list[int]) -> None:
    """Raise Malformed where a board lies on another; `numbers` are the line numbers of the boards."""
    places = list(zip(state.board_a, state.board_b, strict=True))[: state.n_boards]
    for board, place in enumerate(places):
        if place in places[:board]:
            free = (name for name, position in POSITIONS.items() if position not in places)
            raise bad(numbers[board], f"{place[0]},{place[1]}", " ".join(free))


def draw_carpet(state: State) -> list[Line]:
    """The cups with the shape, height and face-up tile of each stack, the watering can, and the tile in hand."""
    lines: list[Line] = [[titled("CARPET", PANEL)]]
    for cup in range(CUPS):
        lines.append(
            [
                mark_slot(state, "can", cup, CAN_SIGN),
                f"{cup + 1} ",
                choice_slot(state, "cup_shape", cup, texts=SHAPES, width=8),
                " ",
                number_slot(state, "height", cup, width=1),
                " ",
                *draw_tile(state.top[cup], choice_slot(state, "top", cup, texts=TILES, width=3)),
            ]
        )
    hand = draw_tile(state.hand, choice_slot(state, "hand", texts=TILES, width=3))
    return [*lines, [" hand".ljust(14), *hand]]


def draw_tile(tile: int, slot: Slot) -> Line:
    """A tile with what is printed on its three cells."""
    return [slot, " ", printed(tile_text(tile), 6)]


def tile_text(tile: int) -> str:
    """The cells of a tile in its own order: grass, or flowers with the symbol if it is there."""
    if tile == NO_TILE:
        return ""
    cells = []
    for cell, flowers in enumerate(TILE_FLOWERS[tile]):
        symbol = SYMBOL_LETTERS[TILE_SYMBOL[tile]] if TILE_SYMBOL_CELL[tile] == cell else ""
        cells.append(f"{flowers}{symbol}" if flowers else GRASS)
    return "·".join(cells)


def draw_row(state: State) -> list[Line]:
    """The row of tree cards with their costs and points, the deck, and the wooden trees."""
    lines: list[Line] = [[titled("TREE CARDS", PANEL)]]
    for place in range(ROW):
        slot = choice_slot(state, "row", place, texts=CARDS, width=3)
        lines.append([f" {place + 1} ", *draw_card(state.row[place], slot)])
    deck: Line = [
        " deck ",
        text_slot(deck_size(state), 2, right=True),
        "   wooden ",
        number_slot(state, "wooden", width=2),
    ]
    return [*lines, deck]


def draw_card(card: int, slot: Slot) -> Line:
    """A tree card with its gems and points."""
    gems = "".join(letter * count for letter, count in zip(GEM_LETTERS, CARD_COST[card], strict=True))
    points = "" if card == NO_CARD else str(CARD_POINTS[card])
    return [slot, " ", printed(gems, COSTS), " ", printed(points, 2)]


def draw_bank(state: State) -> list[Line]:
    """The gems in the bank."""
    line: Line = []
    for gem, letter in enumerate(GEM_LETTERS):
        line += [f" {letter} ", number_slot(state, "bank", gem, width=3), " "]
    return [[titled("BANK", PANEL)], line]
