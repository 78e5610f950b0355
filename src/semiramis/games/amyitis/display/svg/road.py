"""The caravan road on the table: nine cities, what they demand and what they give."""

from functools import cache

from semiramis.art.fitted_text import fitted_text
from semiramis.art.svg import Raw, Shape, group, points, shape, text
from semiramis.art.theme import (
    EARTH_DARK,
    FOAM,
    GILT,
    GLAZE,
    INK,
    IVORY,
    LEAF,
    LIGHT_GOLD,
    LIMESTONE,
    POMEGRANATE,
    SAND,
    SHALLOWS,
    SHRUB,
    TEXT,
    panel,
)
from semiramis.core.game import Render
from semiramis.core.model.message import message
from semiramis.games.amyitis.components.names import (
    CARD_WORDS,
    CITY_WORDS,
    COURT_CITY,
    COURT_WORDS,
    GOOD_WORDS,
    NO_GOOD,
    PLANT_CITY,
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
from semiramis.games.amyitis.display.svg.parts import arrow, icon, plate, wedges
from semiramis.games.amyitis.rules.state import FACE, State

PLACES = ((476, 108), (606, 172), (610, 262), (610, 352), (560, 456), (392, 456), (342, 352), (342, 262), (346, 172))
"""The centres of the nine city plaques, clockwise from the top."""
WIDTH, HEIGHT, ICON = 124, 64, 24
PLANT_FILL, SALE_FILL = "#EEF6DF", "#DEE7FB"


def draw_road(state: State, render: Render) -> Shape:
    """Return the road panel; the caravan is drawn last, beside the name of its city."""
    x, y = PLACES[CITY_PLACE[state.caravan]]
    return group(
        panel(276, 68, 400, 456),
        shape("rect", x=277, y=69, width=398, height=454, rx=11, fill=SAND, opacity=0.75),
        _land(),
        *(_city(state, render, city) for city in range(9)),
        _caravan(x + (-WIDTH / 2 if x >= 476 else WIDTH / 2), max(y - HEIGHT / 2 + 2, 90), CITY_WORDS[state.caravan]),
    )


@cache
def _land() -> Raw:
    """Return the static part: rivers, road and tower."""
    return Raw(str(group(_rivers(), _way(), _ziggurat(476, 318))))


def _rivers() -> Shape:
    """Return the two rivers, which meet in the south."""
    west = "M412 69C424 150 396 210 424 280C446 340 476 380 478 523"
    east = "M536 69C520 140 556 210 534 280C516 340 482 380 478 523"
    broad = shape("path", d=west + east, fill="none", stroke=SHALLOWS, stroke_width=13, stroke_opacity=0.85)
    waves = shape(
        "path", d=west + east, fill="none", stroke=FOAM, stroke_width=1.6, stroke_dasharray="9 14"
    )  # fmt: skip
    return group(broad, waves)


def _way() -> Shape:
    """Return the road through all cities and back to the first."""
    corners = points(*PLACES, PLACES[0])
    return group(
        shape("polyline", points=corners, fill="none", stroke=EARTH_DARK, stroke_width=10, stroke_linejoin="round"),
        shape(
            "polyline", points=corners, fill="none", stroke="#E9DAC2", stroke_width=6, stroke_linejoin="round",
            stroke_dasharray="7 4",
        ),
    )  # fmt: skip


def _ziggurat(x: float, y: float) -> Shape:
    """Return the tower of Babylon in the middle of the map."""
    steps = []
    for i, half in enumerate((56, 44, 32)):
        top = y - 22 * (i + 1)
        steps.append(shape("rect", x=x - half, y=top, width=2 * half, height=22, fill="#B98A4E", stroke=INK))
        steps.append(shape("rect", x=x - half, y=top, width=2 * half, height=5, fill=SHRUB, stroke=INK))
        drops = "".join(f"M{x - half + 6 + d:.0f} {top + 5:.0f}v{6 + d % 3 * 2}" for d in range(0, 2 * half - 8, 9))
        steps.append(shape("path", d=drops, stroke=LEAF, stroke_width=3, stroke_linecap="round"))
    stair = points((x - 8, y - 66), (x + 8, y - 66), (x + 13, y), (x - 13, y))
    return group(
        *steps,
        shape("polygon", points=stair, fill=LIMESTONE, stroke=INK),
        shape("rect", x=x - 19, y=y - 86, width=38, height=20, fill=GLAZE, stroke=INK),
        shape("path", d=f"M{x - 19} {y - 86}h6v-5h7v5h6v-5h0v0h0v5h6v-5h7v5h6", fill=GLAZE, stroke=INK),
        shape("rect", x=x - 5, y=y - 79, width=10, height=13, fill=GILT, stroke=INK),
    )


def _city(state: State, render: Render, city: int) -> Shape:
    """Return a plaque with the city's name, what it demands, and what it gives."""
    x, y = PLACES[CITY_PLACE[city]]
    kind, here = CITY_KIND[city], city == state.caravan
    fill = PLANT_FILL if kind == PLANT_CITY else IVORY if kind == COURT_CITY else SALE_FILL
    frame = plate(
        x - WIDTH / 2, y - HEIGHT / 2, WIDTH, HEIGHT, fill, stroke=INK, stroke_width=2.6 if here else 1.3, rx=9
    )  # fmt: skip
    name = fitted_text(
        x, y - 12, render(message(f"amyitis-city-{CITY_WORDS[city]}")), 15, WIDTH - 44, "middle", True, fill=TEXT
    )
    if kind == PLANT_CITY:
        offer = _plant(state, city, x, y + 13)
    elif kind == COURT_CITY:
        offer = _court(city, x, y + 13)
    else:
        offer = _sale(x, y + 13)
    return group(frame, name, offer, class_="city", data_place=CITY_WORDS[city])


def _sale(x: float, y: float) -> Shape:
    """Return the trade of a city that takes any one or two goods for prestige and a canal."""
    return group(
        icon("anygood", x - 57, y - ICON / 2, ICON),
        arrow(x - 30, y),
        text(
            x - 3, y + 5, f"{SALE_PRESTIGE[1]}/{SALE_PRESTIGE[2]}", size=15, anchor="middle", fill=TEXT, font_weight=700
        ),
        icon("prestige", x + 13, y - 10, 20),
        icon("water", x + 37, y - 10, 20),
    )


def _court(city: int, x: float, y: float) -> Shape:
    """Return the trade of a city that takes a good for one of two court cards."""
    first, second = (COURT_WORDS[court] for court in range(4) if CITY_SELLS[city][court])
    return group(
        icon(GOOD_WORDS[CITY_DEMAND[city]], x - 53, y - ICON / 2, ICON),
        arrow(x - 25, y, 11),
        icon(first, x - 8, y - ICON / 2, ICON),
        text(x + 21, y + 6, "/", size=17, anchor="middle", fill=TEXT),
        icon(second, x + 27, y - ICON / 2, ICON),
    )


def _plant(state: State, city: int, x: float, y: float) -> Shape:
    """Return the trade of a city that takes one or two goods for a plant of the quality on its card."""
    slot = PLANT_SLOT_OF_CITY[city]
    card, face = state.plant_card[slot] - 1, state.plant_face[slot]
    extra, parts = (NO_GOOD if card < 0 else CARD_EXTRA[card][face]), []
    x += 17 if extra == NO_GOOD else 0
    demand = icon(GOOD_WORDS[CITY_DEMAND[city]], x - 58, y - ICON / 2, ICON)
    if card < 0:
        return group(demand, arrow(x - 28, y))
    if extra != NO_GOOD:
        parts = [
            text(x - 28, y + 5, "+", size=15, anchor="middle", fill=TEXT, font_weight=700),
            icon(GOOD_WORDS[extra], x - 22, y - ICON / 2, ICON),
        ]
    at = x + 5 if parts else x - 28
    parts += [
        arrow(at, y),
        icon("plant", at + 12, y - ICON / 2, ICON),
        wedges(at + 44, y, CARD_QUALITY[card][face], height=13),
    ]
    card_word, face_word = CARD_WORDS[card], FACE.words[face]
    return group(demand, group(*parts, class_="plant-card", data_card=card_word, data_face=face_word))


def _caravan(x: float, y: float, city: str) -> Shape:
    """Return the caravan: a camel on a red disc."""
    disc = shape("circle", cx=x, cy=y, r=17, fill=POMEGRANATE, stroke=LIGHT_GOLD, stroke_width=2.5)
    rim = shape("circle", cx=x, cy=y, r=18.6, fill="none", stroke=INK, stroke_width=1.2)
    return group(disc, rim, icon("camel", x - 12, y - 12, 24), class_="caravan", data_place=city)
