"""The desert on the table: boards with their seams, the ground, and the tiles."""

from semiramis.art.svg import Shape, group, points, shape
from semiramis.art.theme import CREAM, EARTH, EARTH_DARK, GEM_FILL, GLAZE_LIGHT, GRASS, INK, LEAF_DARK, PARCHMENT, SAND
from semiramis.art.theme import FLOWERS as FLOWERS_FILL
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    CELL_WORDS,
    FOUNTAIN,
    NO_CELL,
    NO_SIDE,
    NOWHERE,
    PURPLE_ROCK,
    TABLET,
    TILES,
)
from semiramis.games.ishtar.components.names import SAND as SAND_GROUND
from semiramis.games.ishtar.components.tables import TILE_FLOWERS, TILE_SHAPE, TILE_SYMBOL, TILE_SYMBOL_CELL
from semiramis.games.ishtar.display.svg.hexes import Frame, Spot, centred, outline, spot_of, tile_spots
from semiramis.games.ishtar.display.svg.symbols import (
    CELL,
    GEM_ICONS,
    SYMBOL_ICONS,
    Marks,
    flowers_sign,
    icon_sign,
    sign,
)
from semiramis.games.ishtar.rules.placing import tile_cells
from semiramis.games.ishtar.rules.state import TILE as TILE_NAMES
from semiramis.games.ishtar.rules.state import State

TILE_LINE, SEAM, EDGE, SHADE, UNKNOWN, TABLET_FILL = LEAF_DARK, EARTH, EARTH_DARK, "#B08D5C", PARCHMENT, "#D2AE7C"
BACK_FILL = GLAZE_LIGHT


def draw_boards(state: State, frame: Frame) -> Shape:
    """Return the boards as one slab with dashed seams; boards that are not drawn yet are pale."""
    boards = [
        [spot_of(state, board * BOARD_CELLS + local) for local in range(BOARD_CELLS)] for board in range(state.n_boards)
    ]
    around = outline(frame, [spot for board in boards for spot in board])
    parts = [
        shape("path", d=around, fill=SHADE, transform=f"translate(0 {frame.size * 0.24:.1f})"),
        shape("path", d=around, fill=UNKNOWN),
    ]
    for board, spots in enumerate(boards):
        fill = UNKNOWN if state.side[board] == NO_SIDE else SAND
        parts.append(shape("path", d=outline(frame, spots), fill=fill, class_="board", data_board=board + 1))
    return group(*parts)


def draw_seams(state: State, frame: Frame) -> Shape:
    """Return the seams between boards, and the edge of the desert."""
    cells = range(state.n_boards * BOARD_CELLS)
    boards = [
        outline(frame, [spot_of(state, board * BOARD_CELLS + local) for local in range(BOARD_CELLS)])
        for board in range(state.n_boards)
    ]
    around = outline(frame, [spot_of(state, cell) for cell in cells])
    seams = shape("path", d="".join(boards), fill="none", stroke=SEAM, stroke_width=2, stroke_dasharray="6 4")
    return group(seams, shape("path", d=around, fill="none", stroke=EDGE, stroke_width=2.2, stroke_linejoin="round"))


def draw_ground(state: State, frame: Frame) -> Shape:
    """Return every cell without a tile, with what lies there; its name is its tooltip."""
    drawn = [
        _bare(state, cell, frame) for cell in range(state.n_boards * BOARD_CELLS) if state.plant[cell] == 0
    ]  # fmt: skip
    return group(*drawn, stroke="#CDB07C", stroke_width=0.9)


def _bare(state: State, cell: int, frame: Frame) -> Shape:
    """Return one bare cell."""
    spot, ground, name = spot_of(state, cell), state.ground[cell], CELL_WORDS[cell]
    (x, y), scale = frame.middle(spot), frame.size / CELL
    fill = TABLET_FILL if ground == TABLET else "none"
    # transparent fills receive no pointer events by default
    plate = shape("polygon", shape("title", name), points=points(*frame.corners(spot)), fill=fill, pointer_events="all")
    if ground == SAND_GROUND:
        return group(plate, sign("dune", x, y, scale)) if (spot[0] * 2 + spot[1] * 3) % 5 == 0 else plate
    if ground == NOWHERE:
        return plate
    if ground == TABLET:
        return group(plate, icon_sign("tablet", x, y, frame.size * 1.15, class_="tablet", data_cell=name))
    if ground == FOUNTAIN:
        return group(plate, sign("spring", x, y, scale, class_="fountain", data_cell=name))
    gem = ground - PURPLE_ROCK
    stone = icon_sign(GEM_ICONS[gem], x, y - frame.size * 0.06, frame.size * 0.88, class_="gem", data_cell=name)
    return group(plate, sign("rock", x, y, scale * 0.92), stone)


def draw_tiles(state: State, frame: Frame) -> Shape:
    """Return the tiles in the desert, each with its outline."""
    laid = (tile for tile in range(1, TILES + 1) if state.tile_at[tile] != NO_CELL)
    return group(*(_laid_tile(state, tile, frame) for tile in laid))


def _laid_tile(state: State, tile: int, frame: Frame) -> Shape:
    """Return one tile in the desert; grass that has become a bloom keeps its place in the tile."""
    cells = tile_cells(state, tile)
    spots = [spot_of(state, cell) for cell in cells]
    parts: list[Shape] = []
    for n, cell in enumerate(cells):
        standing = int(0 < state.standing[cell] <= state.n_seats)
        parts += printed_cell(tile, n, spots[n], frame, CELL_WORDS[cell], standing)
    line: Marks = {"fill": "none", "stroke": TILE_LINE, "stroke_width": 2.2, "stroke_linejoin": "round"}
    parts.append(shape("path", d=outline(frame, spots), **line))
    names = " ".join(CELL_WORDS[cell] for cell in cells)
    return group(*parts, class_="tile", data_tile=TILE_NAMES.words[tile], data_cells=names)


def printed_cell(tile: int, n: int, spot: Spot, frame: Frame, name: str, standing: int = 0) -> list[Shape]:
    """Return a cell of a tile: grass, or flowers with the symbol if it is there and no assistant stands on it."""
    flowers, (x, y) = TILE_FLOWERS[tile][n], frame.middle(spot)
    fill = FLOWERS_FILL if flowers else GRASS
    title = [shape("title", name)] if name else []
    plate = shape("polygon", *title, points=points(*frame.corners(spot)), fill=fill, stroke="#5FA048", stroke_width=0.8)
    if not flowers:
        return [plate, sign("grass", x, y, frame.size / CELL)]
    symbol = TILE_SYMBOL[tile] if TILE_SYMBOL_CELL[tile] == n else 0
    behind = 1 if standing else 2 if symbol else 0
    marks: Marks = {"class_": "flowers", "data_cell": name or None, "data_flowers": flowers}
    parts = [plate, flowers_sign(flowers, x, y, frame.size, behind, **marks)]
    if symbol and not standing:
        at = y + 0.56 * frame.size
        disc = shape("circle", cx=x, cy=at, r=frame.size * 0.3, fill=CREAM, stroke=INK, stroke_width=0.7)
        parts += [disc, icon_sign(SYMBOL_ICONS[symbol], x, at, frame.size * 0.5, class_="symbol")]
    return parts


def loose_tile(tile: int, x: float, y: float, size: float) -> Shape:
    """Return a tile on the table, outside the desert."""
    spots = tile_spots(TILE_SHAPE[tile])
    frame = centred(spots, size, x, y)
    parts = [part for n, spot in enumerate(spots) for part in printed_cell(tile, n, spot, frame, "")]
    parts.append(shape("path", d=outline(frame, spots), fill="none", stroke=TILE_LINE, stroke_width=1.8))
    return group(*parts, class_="loose", data_tile=TILE_NAMES.words[tile])


def tile_back(kind: int, x: float, y: float, size: float, left: int) -> Shape:
    """Return the back of a tile of a shape; if none is left, only the print of the cup."""
    spots = tile_spots(kind)
    frame = centred(spots, size, x, y)
    if left == 0:
        dots = (shape("circle", cx=at[0], cy=at[1], r=size * 0.7) for at in map(frame.middle, spots))
        return group(*dots, fill="none", stroke=SEAM, stroke_width=1.3, stroke_dasharray="3 2.5", class_="empty")
    slab = shape("path", d=outline(frame, spots), fill=BACK_FILL, stroke=INK, stroke_width=1.6)
    return group(slab, *(sign("spread-1", *frame.middle(spot), size / CELL) for spot in spots), class_="back")


def gem_plate(gem: int, x: float, y: float, size: float) -> Shape:
    """Return the outline of a gem as a plate for a number."""
    line: Marks = {"fill": GEM_FILL[gem], "stroke": INK, "stroke_width": 1.4}
    if gem == 0:
        return shape("circle", cx=x, cy=y, r=size / 2, **line)
    if gem == 1:
        half = size * 0.44
        return shape("rect", x=x - half, y=y - half, width=2 * half, height=2 * half, rx=size * 0.12, **line)
    w, up, low = size * 0.58, size * 0.55, size * 0.68
    kite = points((x, y - up), (x + w, y - size * 0.14), (x, y + low), (x - w, y - size * 0.14))
    return shape("polygon", points=kite, stroke_linejoin="round", **line)
