"""Read the desert of an edition: boards row by row, gems, and a layout for each number of players."""

from typing import Any

from semiramis.core.editions.reader import Reader
from semiramis.core.model.rule import Grid, Table
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    BOARDS,
    EXTRA_BOARDS,
    FOUNTAIN,
    GEM_WORDS,
    LOCAL_CELLS,
    MOST_SEATS,
    NEXT_BOARDS,
    NOWHERE,
    PURPLE_ROCK,
    RADIUS,
    SIDE_WORDS,
)

Tables = dict[str, Any]
Position = tuple[int, int]

SEATS = (2, 3, 4)
GEMS_IN_BOX = 114
START_GEMS = (1, 0, 0)

GROUND_LETTERS = ".prwTF"  # in the order of GROUND_WORDS, from sand on
ROW_SIZES = tuple(sum(r == row for _, r in LOCAL_CELLS) for row in range(-RADIUS, RADIUS + 1))

FARTHEST = 9


def _distance(position: Position) -> int:
    """The distance of a position from board (0, 0), in boards."""
    a, b = position
    return max(abs(a), abs(b), abs(a + b))


_NUMBERS = range(-FARTHEST, FARTHEST + 1)
POSITIONS = {f"{a},{b}": (a, b) for a, b in sorted(((a, b) for a in _NUMBERS for b in _NUMBERS), key=_distance)}


def read_desert(read: Reader) -> Tables:
    """The sides of the boards and the gems; side 0 is none."""
    read.expect_keys(SIDE_WORDS[1:], "board")
    ground = Grid([[NOWHERE] * BOARD_CELLS, *(_side(read, name) for name in SIDE_WORDS[1:])])
    start = Table(_start_gems(read, c) for c in range(len(GEM_WORDS)))
    return {"SIDE_GROUND": ground, "START_GEMS": start, "ALL_GEMS": _gems(read, ground, start)}


def _side(read: Reader, name: str) -> list[int]:
    """The ground of one side of a board, cell by cell."""
    place = ("board", name, "rows")
    rows = read.texts_at(*place, size=len(ROW_SIZES))
    found = [cell for n, row in enumerate(rows) for cell in _row(read, row, ROW_SIZES[n], *place, str(n + 1))]
    read.expect_count("F", found.count(FOUNTAIN), 1, *place)
    return found


def _row(read: Reader, row: str, size: int, *place: str) -> list[int]:
    """The ground in one row of a board; spaces between the letters do not matter."""
    letters = "".join(row.split())
    for letter in letters:
        read.expect_choice(letter, tuple(GROUND_LETTERS), *place)
    if len(letters) != size:
        raise read.error("edition-size", place, found=len(letters), expected=size)
    return [1 + GROUND_LETTERS.index(letter) for letter in letters]


def _start_gems(read: Reader, colour: int) -> int:
    """The number of gems of a colour that each player starts with."""
    found = read.int_at("start-gems", GEM_WORDS[colour])
    read.expect(found, START_GEMS[colour], "start-gems", GEM_WORDS[colour])
    return found


def _gems(read: Reader, ground: Grid, start: Table) -> Table:
    """All gems by colour: enough of each for the four-player game, with any sides of the boards up."""
    rocks = [_most_rocks(ground, PURPLE_ROCK + c) for c in range(len(GEM_WORDS))]
    spare = GEMS_IN_BOX - MOST_SEATS * sum(start) - sum(rocks)
    if spare < 0:
        raise read.error("edition-total-range", ("board",), found=sum(rocks), least=0, most=sum(rocks) + spare)
    gems = Table()
    for c, word in enumerate(GEM_WORDS):
        needed = rocks[c] + MOST_SEATS * start[c]
        gems.append(read.int_at("gems", word, low=needed, high=needed + spare))
    read.expect_total(sum(gems), GEMS_IN_BOX, "gems")
    return gems


def _most_rocks(ground: Grid, rock: int) -> int:
    """The most rocks of a colour on all boards together, each with its richer side up."""
    return sum(max(ground[1 + 2 * board].count(rock), ground[2 + 2 * board].count(rock)) for board in range(BOARDS))


def read_layouts(read: Reader) -> Tables:
    """Where the boards lie with 0 to 4 players, as steps along the two vectors of the lattice."""
    along = Grid([0] * BOARDS for _ in range(MOST_SEATS + 1))
    across = Grid([0] * BOARDS for _ in range(MOST_SEATS + 1))
    for seats in SEATS:
        names = _layout(read, seats, "layout", str(seats))
        for board, name in enumerate(names):
            along[seats][board], across[seats][board] = POSITIONS[name]
    return {"LAYOUT_A": along, "LAYOUT_B": across}


def _layout(read: Reader, seats: int, *place: str) -> list[str]:
    """The positions of the boards for a number of players; raises EditionError unless they form one desert."""
    names = read.texts_at(*place, size=seats + EXTRA_BOARDS)
    for number, name in enumerate(names, start=1):
        read.expect_choice(name, tuple(POSITIONS), *place, str(number))
    read.expect_different(names, *place)
    _check_connected(read, names, *place)
    return names


def _check_connected(read: Reader, names: list[str], *place: str) -> None:
    """Raise EditionError where the boards form two deserts, naming places for the one that lies apart."""
    desert = max((_joined(name, names) for name in names), key=len)
    free = {near: None for name in desert for near in _touching(name) if near not in names}
    for name in names:
        if name not in desert:
            read.expect_choice(name, tuple(free), *place)


def _joined(name: str, names: list[str]) -> list[str]:
    """The positions that can be reached from one of them over boards that touch."""
    found = [name]
    for here in found:  # it grows while we walk
        found.extend(near for near in _touching(here) if near in names and near not in found)
    return found


def _touching(name: str) -> list[str]:
    """The positions of the boards that touch the one at a position."""
    a, b = POSITIONS[name]
    near = [f"{a + da},{b + db}" for da, db in NEXT_BOARDS]
    return [position for position in near if position in POSITIONS]
