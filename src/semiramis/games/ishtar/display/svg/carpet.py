"""The carpet on the table: six cups in a ring with their stacks, the watering can, blooms and available assistants."""

from semiramis.art.svg import Shape, group, points, shape, text
from semiramis.art.theme import BLOOM, CREAM, GILT, GOLD, INK, LAPIS, LIGHT_GOLD, PANEL, SEATS, SHALLOWS, WHITE
from semiramis.games.ishtar.components.names import CUPS, NO_CELL, NO_SHAPE, NO_TILE
from semiramis.games.ishtar.display.svg.desert_map import loose_tile, tile_back
from semiramis.games.ishtar.display.svg.hexes import Frame
from semiramis.games.ishtar.display.svg.symbols import Marks, icon_sign, pawn, sign
from semiramis.games.ishtar.rules.carpet import NO_STOP, step_price
from semiramis.games.ishtar.rules.state import State

BLOOMS = 4
"""The single blooms in the box, one per player, and as many double ones."""
BORDER, WEAVE, CUP_FILL, CUP_LINE = "#7A1A33", "#16255E", CREAM, SHALLOWS
Point = tuple[float, float]


def draw_carpet(state: State, x: float, y: float, width: float, height: float) -> Shape:
    """Return the whole carpet."""
    middle = x + width / 2, y + height / 2
    across, down = width * 0.146, min(42.0, height * 0.14)
    ring = width / 2 - 14 - across, min(126.0, height / 2 - 20 - down)
    cups = [_cup(state, cup, cup_place(cup, middle, ring), across, down) for cup in range(CUPS)]
    return group(_rug(x, y, width, height), _arrows(middle, ring), _middle(state, *middle), *cups, class_="carpet")


def cup_place(cup: int, middle: Point, ring: Point) -> Point:
    """Return the position of a cup: two above, one at each side, two below, clockwise from the upper left."""
    across, down = ((-0.53, -1), (0.53, -1), (1, 0), (0.53, 1), (-0.53, 1), (-1, 0))[cup]
    return middle[0] + across * ring[0], middle[1] + down * ring[1]


def _rug(x: float, y: float, width: float, height: float) -> Shape:
    """Return the carpet itself, with a frieze of triangles."""
    outer = shape("rect", x=x, y=y, width=width, height=height, rx=8, fill=BORDER, stroke=INK)
    inner = shape("rect", x=x + 6, y=y + 6, width=width - 12, height=height - 12, rx=4, fill=WEAVE, stroke=GOLD)
    teeth = int((width - 16) // 10)
    left = x + (width - 10 * teeth) / 2
    top = "".join(f"M{left + 10 * n:.1f} {y + 7:.1f}l5 6l5 -6z" for n in range(teeth))
    low = "".join(f"M{left + 10 * n:.1f} {y + height - 7:.1f}l5 -6l5 6z" for n in range(teeth))
    line = shape(
        "rect", x=x + 12, y=y + 17, width=width - 24, height=height - 34, rx=4, fill="none", stroke="#3059C8",
        stroke_width=1.2,
    )  # fmt: skip
    return group(outer, inner, line, shape("path", d=top + low, fill=GOLD))


def _arrows(middle: Point, ring: Point) -> Shape:
    """Return small arrows between the cups: the can moves clockwise."""
    drawn = []
    for cup in range(CUPS):
        (x, y), (to_x, to_y) = cup_place(cup, middle, ring), cup_place((cup + 1) % CUPS, middle, ring)
        x, y, angle = (x + to_x) / 2, (y + to_y) / 2, (0, 60, 120, 180, 240, 300)[cup]
        # between an upper or lower cup and one at the side there is free space further out
        out = 1.0 if cup in (0, 3) else 1.5
        x, y = middle[0] + (x - middle[0]) * out, middle[1] + (y - middle[1]) * out
        turned = f"translate({x:.1f} {y:.1f}) rotate({angle})"
        drawn.append(shape("path", d="M-3 -5L4 0L-3 5", transform=turned))
    return group(*drawn, fill="none", stroke=GOLD, stroke_width=2.2, stroke_linecap="round")


def _cup(state: State, cup: int, place: Point, across: float, down: float) -> Shape:
    """Return one cup: its stack, its number of tiles, the price to reach it, and the can if it is here."""
    x, y = place
    asked = cup in (state.opened, state.target)
    parts = [
        shape(
            "ellipse", cx=x, cy=y, rx=across, ry=down, fill=CUP_FILL, stroke=GOLD if asked else CUP_LINE,
            stroke_width=4 if asked else 2.5, stroke_dasharray="7 4" if asked else None,
        )
    ]  # fmt: skip
    # the price goes below the tile, not on it
    size, tile_y = min(down * 0.33, across * 0.3), y - down * 0.2
    if state.top[cup] != NO_TILE:
        parts.append(loose_tile(state.top[cup], x, tile_y, size))
    elif state.cup_shape[cup] != NO_SHAPE:
        parts.append(tile_back(state.cup_shape[cup], x, tile_y, size, state.height[cup]))
    # badges at the outer side, the can at the inner one, so that neighbours do not overlap
    out, low = (1 if cup in (1, 2, 3) else -1), (1 if cup in (3, 4) else -1)
    parts.append(_badge(x + out * across * 0.82, y + low * down * 0.78, f"×{state.height[cup]}"))
    at_x, at_y = (out, 0.95) if cup in (2, 5) else (-0.88 * out, -0.62)
    name = text(x + at_x * across, y + at_y * down, str(cup + 1), size=13, anchor="middle", fill=LIGHT_GOLD)
    parts.append(name)
    if step_price(state, cup) < NO_STOP:
        parts.append(_price(x - (9 * out if low > 0 else 0), y + down * 0.86, step_price(state, cup)))
    if state.can == cup:
        can_x, can_y = x - out * across * 0.6, y + down * 0.6
        parts.append(shape("circle", cx=can_x, cy=can_y, r=15, fill=GILT, stroke=INK))
        parts.append(icon_sign("can", can_x, can_y, 22, class_="can"))
    return group(*parts, class_="cup", data_cup=cup + 1, data_height=state.height[cup])


def _badge(x: float, y: float, said: str) -> Shape:
    """Return a number on a dark plate."""
    plate = shape("rect", x=x - 14, y=y - 9, width=28, height=18, rx=6, fill=INK, stroke=WHITE, stroke_width=0.8)
    return group(plate, text(x, y + 4.5, said, size=12.5, anchor="middle", fill=WHITE, font_weight=700))


def _price(x: float, y: float, price: int) -> Shape:
    """Return the price of moving the can to a cup, in gems of any colour."""
    plate = shape("rect", x=x - 19, y=y - 10, width=38, height=20, rx=10, fill=PANEL, stroke=INK)
    number = text(x - 8, y + 4.5, str(price), size=13, anchor="middle", fill=INK, font_weight=700)
    return group(plate, number, icon_sign("gemany", x + 8, y, 16), class_="price", data_price=price)


def _middle(state: State, x: float, y: float) -> Shape:
    """Return the middle of the carpet: blooms, and the assistants that skills I and J call."""
    singles = BLOOMS - sum(at != NO_CELL for at in state.single_at)
    doubles = BLOOMS - sum(at != NO_CELL for at in state.double_at)
    rows = (state.n_seats + 1) // 2
    top = y - 11 * rows
    parts = [
        _token(x - 37, top, 1), _count(x - 24, top, singles),
        _token(x + 3, top, 2), _count(x + 32, top, doubles),
    ]  # fmt: skip
    for seat in range(state.n_seats):
        row, column = divmod(seat, 2)
        # the seats are arranged around the carpet, not in rows
        at_x, at_y = x - 29 + 42 * (column if row == 0 else 1 - column), top + 24 + 23 * row
        waits, letter = state.on_carpet[seat], SEATS[seat].letter
        marks: Marks = {"class_": "waiting", "data_seat": letter, "data_count": waits}
        parts.append(pawn(seat, at_x, at_y, 20, **marks))
        parts.append(_count(at_x + 12, at_y, waits))
    plate = shape(
        "ellipse", cx=x, cy=y, rx=56, ry=19 + 15 * rows, fill="#101A42", stroke=LAPIS, stroke_width=2,
        data_singles=singles, data_doubles=doubles, class_="blooms",
    )  # fmt: skip
    return group(plate, *parts)


def _count(x: float, y: float, count: int) -> Shape:
    """Return a light number beside a piece."""
    return text(x, y + 5, str(count), size=13, fill=WHITE, font_weight=700)


def _token(x: float, y: float, cells: int) -> Shape:
    """Return a small bloom of one or two cells."""
    step = 15.6
    parts = []
    for n in range(cells):
        corners = points(*Frame(9.0, x + n * step, y).corners((0, 0)))
        parts.append(shape("polygon", points=corners, fill=BLOOM, stroke=WHITE, stroke_width=1.2))
        parts.append(sign("spread-1", x + n * step, y, 0.8))
    return group(*parts)
