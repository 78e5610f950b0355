"""The boards for the browser: what is printed on them, what lies on them, and what follows for one seat.

The client needs no rules: distances, prices, water and the effects of cards are computed here.
"""

from typing import Annotated, TypedDict

from semiramis.core.model.domain import NOBODY, OWNER, SEAT, Domain, seat_word
from semiramis.games.amyitis.components.names import (
    BANKER,
    BONUS_WORDS,
    CANAL_WORDS,
    CARAVANEER,
    CITY_WORDS,
    COURT_WORDS,
    GARDENER,
    GOOD_WORDS,
    KIND_WORDS,
    NO_CANAL,
    PALACE,
    PLANT_CITY,
    ROW_WORDS,
    SALE_CITY,
    SQUARE_WORDS,
    TEMPLE_WORDS,
)
from semiramis.games.amyitis.components.tables import (
    BANKER_PRESTIGE,
    BANKER_TALENTS,
    CANAL_SIZE,
    CARAVANEER_STEPS,
    CARAVANEER_STORE,
    CITY_DEMAND,
    CITY_KIND,
    CITY_PLACE,
    CITY_SELLS,
    COURT_TOP,
    FIELD_GOOD,
    PALACE_PRESTIGE,
    PLANT_SLOT_OF_CITY,
    SQUARE_CANALS,
    SQUARE_FLOOR,
    SQUARE_QUALITY,
    SQUARE_UNUSED,
    TILE_CAMELS,
    TILE_COURTS,
    TILE_GARDENERS,
    TILE_GOODS,
    TILE_PRESTIGE,
    TILE_QUALITY,
    TILE_TALENTS,
)
from semiramis.games.amyitis.rules.canals import is_full, is_open
from semiramis.games.amyitis.rules.caravan import camels_needed, distance, extra_good
from semiramis.games.amyitis.rules.court import can_take
from semiramis.games.amyitis.rules.crafts import price
from semiramis.games.amyitis.rules.fields import open_space
from semiramis.games.amyitis.rules.planting import plant_quality, water_leader
from semiramis.games.amyitis.rules.stages import PLANTING
from semiramis.games.amyitis.rules.state import COURT, GOOD, MAYBE_GOOD, ROW, TEMPLE, TRIPLE, State, Work
from semiramis.games.amyitis.rules.temples import temple_first, temple_second

CityKind = Annotated[str, Domain("city kind", KIND_WORDS)]
CourtWord = Annotated[str, COURT]
GoodWord = Annotated[str, GOOD]
MaybeGoodWord = Annotated[str, MAYBE_GOOD]
RowWord = Annotated[str, ROW]
TempleWord = Annotated[str, TEMPLE]
Leader = Annotated[str, Domain("leader", (*SEAT.words, seat_word(NOBODY)))]
"""A seat, or nobody."""


class City(TypedDict):
    """A city of the road; `steps` and `camels` are its distance and price from the caravan for the viewing seat."""

    place: int
    kind: CityKind
    demand: MaybeGoodWord
    extra: MaybeGoodWord
    quality: int
    offers: list[CourtWord]
    steps: int
    camels: int


class Reach(TypedDict):
    """How far the viewing seat could move the caravan."""

    camels: int
    bonus: int
    spaces: int


class GardenTile(TypedDict):
    """A garden tile as printed; `bonus` counts what it gives besides prestige."""

    prestige: int
    quality: int
    bonus: dict[str, int]


class Square(TypedDict):
    """A square of the garden.

    `sides` is the number of fully irrigated sides, `cubes` the cubes around it by owner, `bonus` the seat that would
    score the irrigation bonus, and `gardeners` the number of Gardeners the plant to be planted now would need there.
    """

    floor: int
    needs: int
    unused: bool
    tile: GardenTile | None
    sides: int
    cubes: dict[str, int]
    bonus: Leader
    gardeners: int


class Canal(TypedDict):
    """A canal: its number of segments, whether it is full, and whether water reaches an empty segment."""

    size: int
    full: bool
    open: bool


class FieldRow(TypedDict):
    """The goods of a field row from left to right, and the index of the open space, from 0."""

    goods: list[GoodWord]
    open: int


class Temple(TypedDict):
    """The seats that would get the first and second reward."""

    first: Leader
    second: Leader


class CourtCard(TypedDict):
    """The Court cards of one type and level: how many are left, and what one gives."""

    level: int
    count: int
    steps: int
    store: int
    talents: int
    prestige: int


class CourtType(TypedDict):
    """A type of Court card; `next` is the level that the viewing seat could take, 0 if none."""

    cards: list[CourtCard]
    next: int


def show_road(state: State, seat: int) -> dict[str, City]:
    """Return the nine cities: what they demand, what they give, and their distance."""
    return {name: _city(state, seat, city) for city, name in enumerate(CITY_WORDS)}


def _city(state: State, seat: int, city: int) -> City:
    has_plant = CITY_KIND[city] == PLANT_CITY and state.plant_card[PLANT_SLOT_OF_CITY[city]] > 0
    return {
        "place": CITY_PLACE[city],
        "kind": KIND_WORDS[CITY_KIND[city]],
        "demand": "none" if CITY_KIND[city] == SALE_CITY else GOOD_WORDS[CITY_DEMAND[city]],
        "extra": MAYBE_GOOD.words[extra_good(state, city)] if has_plant else "none",
        "quality": plant_quality(state, city) if has_plant else 0,
        "offers": [name for court, name in enumerate(COURT_WORDS) if CITY_SELLS[city][court]],
        "steps": distance(state, city),
        "camels": camels_needed(state, seat, city),
    }


def show_reach(state: State, seat: int) -> Reach:
    """Return the camels of a seat, the steps of its Caravaneer, and the spaces both allow."""
    camels, bonus = state.camels[seat], CARAVANEER_STEPS[state.court[seat][CARAVANEER]]
    return {"camels": camels, "bonus": bonus, "spaces": camels + bonus if camels else 0}


def show_garden(state: State) -> dict[str, Square]:
    """Return the sixteen squares."""
    work = Work()
    return {name: _square(state, work, square) for square, name in enumerate(SQUARE_WORDS)}


def _square(state: State, work: Work, square: int) -> Square:
    around = [canal for canal in SQUARE_CANALS[square] if canal != NO_CANAL]
    cubes = [owner for canal in around for owner in state.canal[canal] if owner]
    quality = plant_quality(state, state.caravan) if state.stage == PLANTING else SQUARE_QUALITY[square]
    return {
        "floor": SQUARE_FLOOR[square],
        "needs": SQUARE_QUALITY[square],
        "unused": state.n_seats == 2 and SQUARE_UNUSED[square] > 0,
        "tile": _tile(state.tile[square]) if state.tile[square] else None,
        "sides": sum(is_full(state, canal) for canal in around),
        "cubes": {OWNER.words[owner]: cubes.count(owner) for owner in sorted(set(cubes))},
        "bonus": _named(water_leader(state, work, square)),
        "gardeners": max(0, SQUARE_QUALITY[square] - quality),
    }


def _tile(tile: int) -> GardenTile:
    kinds = (TILE_TALENTS, TILE_CAMELS, TILE_GOODS, TILE_GARDENERS, TILE_COURTS)
    bonus = {word: kind[tile] for word, kind in zip(BONUS_WORDS, kinds, strict=True) if kind[tile]}
    return {"prestige": TILE_PRESTIGE[tile], "quality": TILE_QUALITY[tile], "bonus": bonus}


def show_canals(state: State) -> dict[str, Canal]:
    """Return the canals between the squares."""
    return {
        name: {"size": CANAL_SIZE[canal], "full": is_full(state, canal), "open": is_open(state, canal)}
        for canal, name in enumerate(CANAL_WORDS)
    }


def show_prices(state: State) -> dict[str, int]:
    """Return the price of the next card of each triple."""
    return {TRIPLE.words[triple]: price(state, triple) for triple in range(state.n_seats)}


def show_fields(state: State) -> dict[RowWord, FieldRow]:
    """Return the two field rows."""
    return {
        name: {"goods": [GOOD_WORDS[good] for good in FIELD_GOOD[row]], "open": open_space(state, row)}
        for row, name in enumerate(ROW_WORDS)
    }


def show_temples(state: State) -> dict[TempleWord, Temple]:
    """Return who leads in the three temples."""
    standing: dict[TempleWord, Temple] = {}
    for temple, name in enumerate(TEMPLE_WORDS):
        first = temple_first(state, temple)
        standing[name] = {"first": _named(first), "second": _named(temple_second(state, temple, first))}
    return standing


def show_court(state: State, seat: int) -> dict[CourtWord, CourtType]:
    """Return the Court cards on offer by type and level."""
    return {name: _court_type(state, seat, court) for court, name in enumerate(COURT_WORDS)}


def _court_type(state: State, seat: int, court: int) -> CourtType:
    level = 1 if court == GARDENER else state.court[seat][court] + 1
    return {
        "cards": [_court_card(state, court, level) for level in range(1, COURT_TOP[court] + 1)],
        "next": level if can_take(state, seat, court) else 0,
    }


def _court_card(state: State, court: int, level: int) -> CourtCard:
    prestige = PALACE_PRESTIGE[level] if court == PALACE else BANKER_PRESTIGE[level] if court == BANKER else 0
    return {
        "level": level,
        "count": state.court_stock[court][level],
        "steps": CARAVANEER_STEPS[level] if court == CARAVANEER else 0,
        "store": CARAVANEER_STORE[level] if court == CARAVANEER else 0,
        "talents": BANKER_TALENTS[level] if court == BANKER else 0,
        "prestige": prestige,
    }


def _named(seat: int) -> str:
    return SEAT.words[seat] if seat >= 0 else seat_word(NOBODY)
