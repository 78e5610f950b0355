"""Hexagon geometry: centres, corners, and the outlines of connected cells."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from semiramis.games.ishtar.components.names import BENT, BOARD_CELLS, LATTICE, LOCAL_CELLS, STRAIGHT, WAYS
from semiramis.games.ishtar.rules.state import State

ROOT = sqrt(3)
CORNERS = tuple((cos(pi * (1 - 2 * k) / 6), sin(pi * (1 - 2 * k) / 6)) for k in range(6))
"""The corners of a hexagon of size 1; the edge in direction k lies between corners k and k + 1."""

Spot = tuple[int, int]
"""Axial coordinates of a cell on the lattice of all boards."""
Point = tuple[float, float]


@dataclass(frozen=True)
class Frame:
    """The lattice on the page: the size of a hexagon and the centre of the cell (0, 0)."""

    size: float
    x: float = 0.0
    y: float = 0.0

    def middle(self, spot: Spot) -> Point:
        """Return the centre of a cell."""
        q, r = spot
        return self.x + self.size * ROOT * (q + r / 2), self.y + self.size * 1.5 * r

    def corner(self, spot: Spot, k: int) -> Point:
        """Return a corner of a cell."""
        x, y = self.middle(spot)
        return x + self.size * CORNERS[k % 6][0], y + self.size * CORNERS[k % 6][1]

    def corners(self, spot: Spot) -> list[Point]:
        """Return all corners of a cell."""
        return [self.corner(spot, k) for k in range(6)]


def spot_of(state: State, cell: int) -> Spot:
    """Return the axial coordinates of a cell."""
    board, (q, r) = cell // BOARD_CELLS, LOCAL_CELLS[cell % BOARD_CELLS]
    for steps, (along_q, along_r) in zip((state.board_a[board], state.board_b[board]), LATTICE, strict=True):
        q, r = q + steps * along_q, r + steps * along_r
    return q, r


def extent(spots: Iterable[Spot]) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of some cells whose hexagons have size 1."""
    middles = [Frame(1.0).middle(spot) for spot in spots]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return min(xs) - ROOT / 2, min(ys) - 1, max(xs) + ROOT / 2, max(ys) + 1


def centred(spots: Iterable[Spot], size: float, x: float, y: float) -> Frame:
    """Return the frame that centres some cells on a point."""
    left, top, right, bottom = extent(spots)
    return Frame(size, x - size * (left + right) / 2, y - size * (top + bottom) / 2)


def outline(frame: Frame, spots: Iterable[Spot]) -> str:
    """Return the path around some cells, and around every hole in them."""
    inside = set(spots)
    edges: dict[tuple[int, int], tuple[tuple[int, int], Point]] = {}
    for spot in sorted(inside):
        for k, (q, r) in enumerate(WAYS):
            if (spot[0] + q, spot[1] + r) not in inside:
                edges[_corner_key(spot, k)] = _corner_key(spot, k + 1), frame.corner(spot, k)
    path = ""
    while edges:
        key = next(iter(edges))
        word = "M"
        while key in edges:
            key, (x, y) = edges.pop(key)
            path += f"{word}{x:.1f} {y:.1f}"
            word = "L"
        path += "Z"
    return path


def _corner_key(spot: Spot, k: int) -> tuple[int, int]:
    """Return a corner as integers, equal for all cells that share it."""
    across, down = ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2))[k % 6]
    return 2 * spot[0] + spot[1] + across, 3 * spot[1] + down


def tile_spots(shape: int) -> tuple[Spot, Spot, Spot]:
    """Return the three cells of a tile of a shape, unrotated."""
    if shape == STRAIGHT:
        return (0, 0), (1, 0), (2, 0)
    return (0, 0), (1, 0), ((2, -1) if shape == BENT else (1, -1))
