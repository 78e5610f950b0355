"""The cards on offer on the table of Amyitis: triples of craft cards, fields, temples and court cards."""

from semiramis.art.fitted_text import fitted_text
from semiramis.art.svg import Shape, Value, group, text
from semiramis.art.theme import CLAY, CREAM, FAINT, INK, INSET, TEXT, TEXT_2, panel
from semiramis.core.game import Render
from semiramis.core.model.message import message
from semiramis.games.amyitis.components.names import (
    CARAVANEER,
    COURT_WORDS,
    CRAFT_WORDS,
    GARDENER,
    GOOD_WORDS,
    PALACE,
    ROW_WORDS,
    TEMPLE_WORDS,
    WINE,
)
from semiramis.games.amyitis.components.tables import (
    BANKER_PRESTIGE,
    BANKER_TALENTS,
    CARAVANEER_STEPS,
    COURT_TOP,
    FIELD_GOOD,
    PALACE_PRESTIGE,
)
from semiramis.games.amyitis.display.svg.parts import arrow, block, icon, plate, wedges
from semiramis.games.amyitis.rules.crafts import price
from semiramis.games.amyitis.rules.state import TURNED, State

CRAFT_FILL = ("#F6E7B8", "#E3D8F1", "#CFEBEB", "#F6DCC6")
BACK_FILL, EMPTY = "#DCCBB0", "5 4"
TOP, LEFT, RIGHT = 534, 276, 688
CRAFT_HEIGHT = (0, 0, 88, 80, 60)
"""The height of a craft card with two, three and four players."""


def draw_crafts(state: State, render: Render) -> Shape:
    """Return the triples, each with its number and the price of its next card."""
    height = 302 / state.n_seats
    rows = [_triple(state, render, i, TOP + height * (i + 0.5)) for i in range(state.n_seats)]
    return group(panel(LEFT, TOP, 400, 302), *rows)


def _triple(state: State, render: Render, triple: int, y: float) -> Shape:
    cost = price(state, triple)
    number = text(LEFT + 18, y + 6, triple + 1, size=16, anchor="middle", fill=TEXT_2, font_weight=700)
    cards = [_craft(state, render, triple, card, LEFT + 34 + card * 104, y) for card in range(3)]
    paid = group()
    if any(0 < face < TURNED for face in state.triple[triple]):
        digit = text(LEFT + 362, y + 6, cost, size=17, anchor="middle", fill=TEXT, font_weight=700)
        paid = group(digit, icon("talent", LEFT + 370, y - 10, 20))
    return group(number, *cards, paid, class_="triple", data_place=triple + 1, data_price=cost)


def _craft(state: State, render: Render, triple: int, card: int, x: float, y: float) -> Shape:
    """Return a craft card with its name, the talent on the back of a used card, or an empty space."""
    face, height = state.triple[triple][card], CRAFT_HEIGHT[state.n_seats]
    top, large = y - height / 2, height * 0.55
    if face == 0:
        return plate(x, top, 98, height, "none", stroke=FAINT, stroke_dasharray=EMPTY)
    place = f"{triple + 1} {card + 1}"
    if face == TURNED:
        drawn = [plate(x, top, 98, height, BACK_FILL, stroke=CLAY), icon("talent", x + 34, y - 15, 30)]
        return group(*drawn, class_="craft", data_place=place, data_face="talent")
    name = CRAFT_WORDS[face - 1]
    word = render(message(f"amyitis-craft-{name}"))
    return group(
        plate(x, top, 98, height, CRAFT_FILL[face - 1], stroke=INK),
        icon(name, x + 49 - large / 2, top + 3, large),
        fitted_text(x + 49, top + height - 8, word, 13.5, 90, "middle", True, fill=TEXT),
        class_="craft",
        data_place=place,
        data_face=name,
    )


def draw_fields(state: State) -> Shape:
    """Return the two field rows: a good on every space, cubes in the corner, a Gardener at the end."""
    parts = []
    for row, name in enumerate(ROW_WORDS):
        y = TOP + 90 + row * 52
        for space, good in enumerate(FIELD_GOOD[row]):
            x, owner = RIGHT + 10 + space * 45, state.field[row][space]
            parts.append(plate(x, y, 42, 46, "#F3DCE4" if good == WINE else "#E5F0CE", stroke="#A9C58A"))
            parts.append(icon(GOOD_WORDS[good], x + (3 if owner else 7), y + (2 if owner else 9), 28))
            if owner:
                parts.append(block(owner, x + 30, y + 33, f"field {name} {space + 1}"))
        parts += [arrow(RIGHT + 236, y + 23, 10), icon("gardener", RIGHT + 248, y + 11, 24)]
    return group(panel(RIGHT, TOP + 80, 280, 118), *parts)


def draw_temples(state: State, render: Render) -> Shape:
    """Return the three temples with their four spaces; cubes are aligned right."""
    parts = []
    for temple, name in enumerate(TEMPLE_WORDS):
        y = TOP + 223 + temple * 31
        parts.append(icon(f"t-{name}", RIGHT + 8, y - 13, 26))
        parts.append(fitted_text(RIGHT + 40, y + 5, render(message(f"amyitis-temple-{name}")), 13, 110, fill=TEXT))
        for space, owner in enumerate(state.temple[temple]):
            x = RIGHT + 168 + space * 30
            parts.append(plate(x - 13, y - 13, 26, 26, INSET))
            if owner:
                parts.append(block(owner, x, y, f"temple {name} {space + 1}"))
    return group(panel(RIGHT, TOP + 206, 280, 96), *parts)


def draw_court(state: State) -> Shape:
    """Return the court cards on offer by level, with the goods on the Caravaneers."""
    parts, x = [], RIGHT + 8.0
    for court in range(4):
        parts.append(icon(COURT_WORDS[court], x, TOP + 22, 28))
        x += 30
        for level in range(1, COURT_TOP[court] + 1):
            width = _width(court, level)
            parts.append(_pile(state, court, level, x, width))
            x += width + 3
        x += 5
    return group(panel(RIGHT, TOP, 580, 72), *parts)


def pile_middle(court: int, level: int) -> float:
    """Return the x coordinate of the middle of the pile of a type and level."""
    x = RIGHT + 8.0
    for before in range(court + 1):
        x += 30
        for lower in range(1, level if before == court else COURT_TOP[before] + 1):
            x += _width(before, lower) + 3
        x += 0 if before == court else 5
    return x + _width(court, level) / 2


def _width(court: int, level: int) -> int:
    return 58 if level == 2 and court == CARAVANEER else 56 if level == 3 and court != PALACE else 40


def _pile(state: State, court: int, level: int, x: float, width: int) -> Shape:
    """Return the remaining cards of one type and level: their effect and their number."""
    count = state.court_stock[court][level]
    y, middle = TOP + 10, x + width / 2
    card = plate(
        x, y, width, 52, CREAM if count else "none", stroke=INK if count else FAINT,
        stroke_dasharray=None if count else EMPTY,
    )  # fmt: skip
    goods = _load(state, x + width) if court == CARAVANEER and level == 2 else []
    at = x + 17 if goods else middle
    number = text(at, y + 44, f"×{count}", size=14, anchor="middle", fill=TEXT, font_weight=700)
    return group(
        card, _effect(court, level, middle, y + 16), number, *goods, class_="court", data_place=COURT_WORDS[court],
        data_level=level, data_count=count, opacity=None if count else 0.62,
    )  # fmt: skip


def _load(state: State, right: float) -> list[Shape]:
    """Return the goods on the remaining Caravaneers."""
    goods = [name for name, count in zip(GOOD_WORDS, state.load, strict=True) for _ in range(count)]
    size = min(18.0, 34 / max(1, len(goods)))
    return [
        group(icon(name, right - 3 - size * (i + 1), TOP + 48 - size / 2, size), class_="load", data_thing=name)
        for i, name in enumerate(goods)
    ]


def _effect(court: int, level: int, x: float, y: float) -> Shape:
    """Return the icons for the effect of a court card."""
    if court == CARAVANEER:
        return _number(f"+{CARAVANEER_STEPS[level]}", x, y)
    if court == PALACE:
        return _few(PALACE_PRESTIGE[level], "prestige", x, y)
    if court == GARDENER:
        return group(_number("+1", x - 5, y), wedges(x + 10, y, 1, height=11))
    if not BANKER_PRESTIGE[level]:
        return _few(BANKER_TALENTS[level], "talent", x, y)
    talents, prestige = (BANKER_TALENTS[level], "talent"), (BANKER_PRESTIGE[level], "prestige")
    return group(_few(*talents, x - 13, y), _few(*prestige, x + 13, y))


def _few(count: int, thing: str, x: float, y: float) -> Shape:
    """Return a number with its icon, centred at x."""
    return group(_number(count, x - 8, y), icon(thing, x - 2, y - 8, 16))


def _number(said: Value, x: float, y: float) -> Shape:
    return text(x, y + 5, said, size=14, anchor="middle", fill=TEXT, font_weight=700)
