"""The form of a game's network: what it reads of an observation, and where its policy finds each action.

A network reads *features* (numbers of the whole position) and, in games with a map, *cells*: places with neighbours,
read by layers that are the same for every place. Training and play share this description, so that one trained set of
weights means the same to both.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field

from semiramis.core.model.observation import MOST_SEATS, Plane, starts

MOST_WORDS = 20
"""A number that can be at most this is read as a category: one row of weights for each value above the least."""

MOST_BUCKETS = 15
"""Larger quantities are read as a category up to this value too."""

SCORES = 999
"""A plane that can be this large holds points, or has no natural limit: it is read as a quantity only."""

QUANTITY_SCALE = 50.0
ROOT_SCALE = 7.0
"""Quantities enter divided by the first, and their square roots divided by the second."""

CATEGORY, QUANTITY = range(2)


@dataclass(frozen=True)
class CellPlane:
    """A plane with a value for each cell; `index` is where a map's run of the plane has that of each cell, or -1."""

    name: str
    index: tuple[int, ...]


@dataclass(frozen=True)
class Mark:
    """A plane whose single value names cells: those of each value."""

    name: str
    cells: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class NetworkSpec:
    """What a game says about its network."""

    width: int
    unused: tuple[str, ...] = ()
    """Planes that are not read."""
    cells: int = 0
    channels: int = 32
    layers: int = 3
    maps: int = 1
    """Maps in the observation: the observing seat's own, then those of the seats clockwise; 1 where all share it."""
    cell_planes: tuple[CellPlane, ...] = ()
    neighbours: tuple[tuple[int, ...], ...] = ()
    """The neighbours of each cell, -1 where there is none; empty where the state has them (`neighbour_field`).

    The neighbour at index k has the cell as its neighbour at index (k + n / 2) % n, of n.
    """
    neighbour_field: str = ""
    ways: int = 0
    """Neighbours of a cell."""
    cells_by_seats: Mapping[int, int] = field(default_factory=dict)
    """Cells in use by number of seats; all of them where a number is missing."""
    marks: tuple[Mark, ...] = ()
    cell_codes: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """The cell and the kind of action of each code that is about a cell."""
    item_codes: Mapping[int, tuple[str, int]] = field(default_factory=dict)
    """The plane and index that names the component an action is about."""
    heuristic: bool = False
    """Whether the policy also reads the game's heuristic after each action."""

    def cells_at(self, n_seats: int) -> int:
        """Return the cells in use at a number of seats."""
        return self.cells_by_seats.get(n_seats, self.cells)

    def opposite(self, way: int) -> int:
        """Return the way back from a neighbour."""
        return (way + self.ways // 2) % self.ways


@dataclass(frozen=True)
class Feature:
    """One number of an observation as a network reads it: its position, its kind, and its first row of weights."""

    position: int
    kind: int
    row: int
    low: int
    most: int
    """The greatest category, counted from `low`; the least has no row."""


@dataclass(frozen=True)
class Layout:
    """A network's inputs and outputs as tables of numbers."""

    spec: NetworkSpec
    n_actions: int
    n_parts: int
    n_stages: int
    stage_at: int
    total_at: int
    parts_at: int
    features: tuple[Feature, ...]
    rows: int
    cell_features: tuple[tuple[int, tuple[int, ...], int, int, int], ...]
    """Of each cell plane: where it begins, its index, the length of a map's run, its first row, its most."""
    cell_rows: int
    flat_codes: tuple[int, ...]
    """The codes that are not about a cell, ascending."""
    n_kinds: int
    items: tuple[tuple[int, int, int, int], ...]
    """Of each code about a component: the code, the position that names it, its first row, its most."""
    item_rows: int
    mark_positions: tuple[int, ...]

    @property
    def values_per_seat(self) -> int:
        """Return how many numbers the network says about a seat: share of wins, margin, and every part of the score."""
        return 2 + self.n_parts

    @property
    def stamp(self) -> str:
        """Return sixteen hex digits that identify the layout."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:16]


def layout_of(spec: NetworkSpec, planes: Sequence[Plane], n_actions: int) -> Layout:
    """Return the layout of a network over an observation."""
    first = dict(zip((plane.name for plane in planes), starts(planes), strict=True))
    by_name = {plane.name: plane for plane in planes}
    cell_names = {plane.name for plane in spec.cell_planes}
    features: list[Feature] = []
    rows = 0
    for plane in planes:
        if plane.name in cell_names or plane.name in spec.unused:
            continue
        for position in range(first[plane.name], first[plane.name] + plane.length):
            if plane.words or plane.high < SCORES:
                most = min(plane.high - plane.low, len(plane.words) or MOST_WORDS)
                if not plane.words and plane.high - plane.low > MOST_WORDS:
                    most = MOST_BUCKETS
                features.append(Feature(position, CATEGORY, rows, plane.low, most))
                rows += most
            if not plane.words and plane.high - plane.low > MOST_WORDS:
                features.append(Feature(position, QUANTITY, rows, 0, 0))
                rows += 2
    cell_features, cell_rows = [], 0
    for each in spec.cell_planes:
        plane = by_name[each.name]
        cell_features.append((first[each.name], each.index, plane.length // spec.maps, cell_rows, plane.high))
        cell_rows += plane.high
    items, item_first, item_rows = [], {}, 0
    for code, (name, index) in sorted(spec.item_codes.items()):
        if (vocabulary := by_name[name].words) not in item_first:
            item_first[vocabulary] = item_rows
            item_rows += len(vocabulary)
        items.append((code, first[name] + index, item_first[vocabulary], len(vocabulary) - 1))
    return Layout(
        spec=spec,
        n_actions=n_actions,
        n_parts=by_name["parts"].length // MOST_SEATS,
        n_stages=len(by_name["stage"].words),
        stage_at=first["stage"],
        total_at=first["total"],
        parts_at=first["parts"],
        features=tuple(features),
        rows=rows,
        cell_features=tuple(cell_features),
        cell_rows=cell_rows,
        flat_codes=tuple(code for code in range(n_actions) if code not in spec.cell_codes),
        n_kinds=1 + max((kind for _, kind in spec.cell_codes.values()), default=-1),
        items=tuple(items),
        item_rows=item_rows,
        mark_positions=tuple(first[mark.name] for mark in spec.marks),
    )
