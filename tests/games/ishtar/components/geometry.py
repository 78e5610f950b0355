"""Cells, boards and tiles by coordinates."""

from semiramis.games.ishtar.components import names, tables

Cell = tuple[int, int]

SHAPES: dict[str, tuple[Cell, Cell, Cell]] = {
    "straight": ((0, 0), (1, 0), (2, 0)),
    "bent": ((0, 0), (1, 0), (2, -1)),
    "triangle": ((0, 0), (1, 0), (1, -1)),
}

START_TILES = range(37, 43)


def turned(cell: Cell, sixths: int) -> Cell:
    """A cell turned clockwise around the middle by a number of sixths."""
    q, r = cell
    return cell if sixths == 0 else turned((-r, q + r), sixths - 1)


def moved(cell: Cell, by: Cell) -> Cell:
    return cell[0] + by[0], cell[1] + by[1]


def near(cell: Cell) -> set[Cell]:
    return {moved(cell, way) for way in names.WAYS}


def centre(a: int, b: int) -> Cell:
    """The middle of the board at a position of the lattice."""
    q, r = (vector[0] * a + vector[1] * b for vector in (tables.LATTICE_Q, tables.LATTICE_R))
    return q, r


def cells_of_board(a: int, b: int) -> set[Cell]:
    return {moved(cell, centre(a, b)) for cell in names.LOCAL_CELLS}


def ground_of(side: str) -> dict[Cell, int]:
    """What is printed on a side, by cell."""
    return dict(zip(names.LOCAL_CELLS, tables.SIDE_GROUND[names.SIDE_WORDS.index(side)], strict=True))


def first_places(ground: dict[Cell, int], shape: str) -> int:
    """The number of sets of cells that a first tile of a shape can cover on a single board."""
    fountain = next(cell for cell, kind in ground.items() if kind == names.FOUNTAIN)
    free = {cell for cell, kind in ground.items() if names.SAND <= kind <= names.WHITE_ROCK}
    sets = {
        frozenset(moved(turned(cell, turn), anchor) for cell in SHAPES[shape]) for anchor in ground for turn in range(6)
    }
    return sum(cells <= free and bool(cells & near(fountain)) for cells in sets)


def tile_named(name: str) -> int:
    return names.TILE_WORDS.index(name)


def is_connected(positions: list[Cell]) -> bool:
    """Whether the boards at some positions form one desert, judged by their cells."""
    reached = cells_of_board(*positions[0])
    rest = positions[1:]
    while rest:
        border = {cell for inner in reached for cell in near(inner)}
        touching = [position for position in rest if cells_of_board(*position) & border]
        if not touching:
            return False
        reached |= {cell for position in touching for cell in cells_of_board(*position)}
        rest = [position for position in rest if position not in touching]
    return True
