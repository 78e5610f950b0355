"""The road on the text board: nine cities, the caravan and the plant cards."""

from semiramis.core.play.text_board import Line, choice_slot, clip, mark_slot, printed, titled
from semiramis.games.amyitis.components.names import (
    BABYLON,
    CARD_WORDS,
    CITY_WORDS,
    COURT_CITY,
    COURT_WORDS,
    N_CITIES,
    N_COURTS,
    NO_GOOD,
)
from semiramis.games.amyitis.components.tables import (
    CARD_EXTRA,
    CARD_QUALITY,
    CITY_DEMAND,
    CITY_KIND,
    CITY_PLACE,
    CITY_SELLS,
    PLANT_SLOT_OF_CITY,
    SALE_PRESTIGE,
)
from semiramis.games.amyitis.display.text.layout import GOODS, WIDTH
from semiramis.games.amyitis.rules.state import State


def road_lines(state: State) -> list[Line]:
    """The nine cities clockwise from Babylon, each with its demand and offers."""
    cities = sorted(range(N_CITIES), key=lambda city: CITY_PLACE[city])
    rows: list[Line] = [[] for _ in range(4)]
    for city in cities:
        for row, cell in zip(rows, city_lines(state, city), strict=True):
            row.extend(["│", *cell] if row else cell)
    return [[titled("ROAD ↻", WIDTH)], *rows]


def city_lines(state: State, city: int) -> list[Line]:
    """Name and caravan, demand, and two lines of offers, ten columns wide."""
    name: Line = [mark_slot(state, "caravan", city, "►"), clip(CITY_WORDS[city].capitalize(), 9)]
    if city == BABYLON:
        return [name, [f"1 good →{SALE_PRESTIGE[1]:<2}"], [f"2 goods→{SALE_PRESTIGE[2]:<2}"], ["+ canal   "]]
    demand = GOODS[CITY_DEMAND[city]]
    if CITY_KIND[city] == COURT_CITY:
        first, second = (COURT_WORDS[court] for court in range(N_COURTS) if CITY_SELLS[city][court])
        return [name, [f"{demand} →".ljust(10)], [clip(first, 10)], [clip(second, 10)]]
    return [name, *plant_lines(state, PLANT_SLOT_OF_CITY[city], demand)]


def plant_lines(state: State, slot: int, demand: str) -> list[Line]:
    """The plant card of a city: its extra good, its quality in wedges, its letter and face."""
    card, face = state.plant_card[slot] - 1, state.plant_face[slot]
    extra = NO_GOOD if card < 0 else CARD_EXTRA[card][face]
    wedges = 0 if card < 0 else CARD_QUALITY[card][face]
    return [
        [demand, printed(" →" if extra == NO_GOOD else f" + {GOODS[extra]} →", 9)],
        [printed("▲" * wedges, 10)],
        [
            "card ",
            choice_slot(state, "plant_card", slot, texts=("-", *CARD_WORDS), width=1),
            choice_slot(state, "plant_face", slot, texts=("", "′"), width=1),
            "   ",
        ],
    ]
