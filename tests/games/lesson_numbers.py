"""The numbers that lessons may state, by step: computed from the position in which the step is shown."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from semiramis.games.amyitis.components import tables as amyitis
from semiramis.games.amyitis.components.names import TRIPLE_CARDS
from semiramis.games.amyitis.rules import caravan, crafts, planting
from semiramis.games.amyitis.rules.scoring import total_score as prestige
from semiramis.games.amyitis.rules.state import CITY, SQUARE
from semiramis.games.babylon.components import tables as babylon
from semiramis.games.babylon.components.names import N_CORNERS, N_HOLES
from semiramis.games.babylon.rules.quarry import mining_gain, paying_edges
from semiramis.games.babylon.rules.scoring import total_score as points
from semiramis.games.babylon.rules.state import CELL
from semiramis.games.ishtar.components import tables as ishtar

ME, ROSE = 0, 1
ONE = 1
"""What a rule gives or costs once: a camel for a space, a talent after passing, a point for a flower."""


class Shown(NamedTuple):
    """A step where it is shown: the position before the step before it, its own, and what it names."""

    earlier: Any
    now: Any
    names: Mapping[str, str | int]


Numbers = Callable[[Shown], set[int]]


def gained(shown: Shown, score: Callable[[Any, int], int]) -> int:
    return score(shown.now, ME) - score(shown.earlier, ME)


def of_city(shown: Shown) -> int:
    return CITY.index(str(shown.names["city"]))


def of_cell(shown: Shown) -> int:
    return CELL.index(str(shown.names["cell"]))


AMYITIS: dict[str, Numbers] = {
    "seat": lambda at: {at.now.talents[ME], at.now.camels[ME]},
    "garden": lambda at: {amyitis.TILE_PRESTIGE[amyitis.TOP_TILE]},
    "engineer": lambda at: {crafts.price(at.now, 0) + taken for taken in range(TRIPLE_CARDS)},
    "irrigate": lambda at: {amyitis.ENGINEER_PRESTIGE},
    "peasant": lambda at: {crafts.price(at.now, 0)},
    "far": lambda at: {ONE, caravan.distance(at.now, of_city(at))},
    "eshnunna": lambda at: {
        caravan.distance(at.now, of_city(at)),
        at.now.camels[ME],
        planting.plant_quality(at.now, of_city(at)),
    },
    "plant": lambda at: {amyitis.TILE_PRESTIGE[at.now.tile[SQUARE.index(str(at.names["square"]))]]},
    "turned": lambda at: {gained(at, prestige)},
    "priest": lambda at: {crafts.price(at.now, 0), at.now.talents[ME]},
    "pray": lambda at: {amyitis.MARDUK_PRESTIGE[0]},
    "merchant": lambda at: {ONE, at.now.talents[ME]},
    "evening": lambda at: {
        amyitis.MARDUK_PRESTIGE[0],
        amyitis.CARAVANEER_STORE[at.now.court[ME][0]],
        amyitis.BANKER_TALENTS[at.now.court[ME][1]],
    },
    "free-water": lambda at: {amyitis.ENGINEER_PRESTIGE},
    "free-goods": lambda at: {amyitis.SALE_PRESTIGE[1]},
    "free-last": lambda at: {ONE},
    "end": lambda at: {
        amyitis.LAST_TILES[at.now.n_seats],
        amyitis.GOOD_PRESTIGE,
        *amyitis.FAVOUR_TILES[at.now.n_seats],
        amyitis.FAVOUR_TILES[at.now.n_seats][1] - 1,
        *amyitis.FAVOUR_PRESTIGE[at.now.n_seats],
    },
}

BABYLON: dict[str, Numbers] = {
    "mine": lambda at: {
        paying_edges(at.now, of_cell(at)),
        mining_gain(at.now, ME, of_cell(at)) - paying_edges(at.now, of_cell(at)),
    },
    "stored": lambda at: {at.now.singles[ME]},
    "place": lambda at: {N_HOLES},
    "four": lambda at: {N_CORNERS - 1, N_CORNERS},
    "statue": lambda at: {babylon.STATUE_POINTS},
    "three": lambda at: {N_CORNERS - 1, babylon.BELVEDERE_POINTS},
    "fountain": lambda at: {babylon.FOUNTAIN_POINTS},
    "end-turn": lambda at: {babylon.STORE_PILLARS, points(at.now, ME)},
    "overlap": lambda at: {at.now.highest[ME] + 1},
    "stairs": lambda at: {at.now.highest[ME] - 1, at.now.highest[ME], 2 * at.now.highest[ME] - 1},
    "others": lambda at: {babylon.ROUNDS[at.now.n_seats]},
    "free-bridge": lambda at: {babylon.BRIDGE_POINTS},
    "end": lambda at: {babylon.SET_POINTS, babylon.FLOWER_SET_POINTS, babylon.HEIGHT_POINTS},
}

ISHTAR: dict[str, Numbers] = {
    "desert": lambda at: set(ishtar.FOUNTAIN_POINTS),
    "beds": lambda at: {ONE},
    "skill-high": lambda at: {ishtar.SKILL_PRICE},
    "skill": lambda at: {ishtar.SINGLE_FLOWERS},
    "bloom": lambda at: {ishtar.SINGLE_FLOWERS},
    "majority": lambda at: {*at.now.cells_at[2][: at.now.n_seats], fountain_at(at, 2)},
    "buy": lambda at: {card_at(at)},
    "rose": lambda at: set(at.now.cells_at[2][: at.now.n_seats]),
    "assistant": lambda at: {fountain_at(at, 3)},
    "buy-again": lambda at: {card_at(at)},
}


def fountain_at(shown: Shown, board: int) -> int:
    return int(ishtar.FOUNTAIN_POINTS[shown.now.fountain[board]])


def card_at(shown: Shown) -> int:
    return int(ishtar.CARD_POINTS[shown.now.row[int(shown.names["card"]) - 1]])


NUMBERS: Mapping[str, Mapping[str, Numbers]] = {"amyitis": AMYITIS, "babylon": BABYLON, "ishtar": ISHTAR}
