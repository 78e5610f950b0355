"""The table of Babylon: every garden, the quarry, the plan of the mover's garden, points, rounds and supply."""

from collections.abc import Iterator
from functools import cache

from semiramis.art.seat_picture import HEIGHT as TALL
from semiramis.art.seat_picture import WIDTH as WIDE
from semiramis.art.seat_picture import seat_picture
from semiramis.art.svg import Raw, Shape, document, group, shape
from semiramis.art.theme import DUST, GOLD, LINE, PAGE, PANEL, WHITE
from semiramis.art.title_bar import HEIGHT, TEETH, title_bar
from semiramis.core.game import Render
from semiramis.core.model.message import message, prompt_about, seat_arg
from semiramis.games.babylon.components.names import NO_TOKEN
from semiramis.games.babylon.components.tables import ROUNDS
from semiramis.games.babylon.display.events import prompt
from semiramis.games.babylon.display.svg.garden import garden, room_above, size_of
from semiramis.games.babylon.display.svg.panels import points, rounds, supply, token_mark
from semiramis.games.babylon.display.svg.parts import part_definitions
from semiramis.games.babylon.display.svg.pen import Box, icon_definitions, line, mark, panel_in, sign
from semiramis.games.babylon.display.svg.plan import plan
from semiramis.games.babylon.display.svg.tile import quarry, tile_mark
from semiramis.games.babylon.rules.scoring import tie_break, total_score
from semiramis.games.babylon.rules.stages import OVER
from semiramis.games.babylon.rules.state import State
from semiramis.games.babylon.rules.turn import mover

GAME = "Babylon"
GAP = 12
PAGES = {2: (1124, 840), 3: (1316, 790), 4: (1476, 860)}
"""Width and height of the page, by number of seats."""
HEAD, FOOT = 18, 12
"""Space above and below a garden in its panel; towers may reach up between name and points."""


def picture(state: State, render: Render) -> str:
    """Return a position as a standalone SVG; `render` decides the language."""
    width, height = PAGES[state.n_seats]
    gardens, tables = layout(state.n_seats)
    shown = _marked(state)
    return document(
        width,
        height,
        render(message("picture-title", game=GAME)),
        render(message("picture-about", game=GAME, mover=seat_arg(mover(state)))),
        definitions(),
        shape("rect", width=width, height=height, fill=PAGE),
        _bar(state, render, width),
        *_gardens(state, render, gardens),
        panel_in(tables[0], *quarry(state)),
        panel_in(tables[1], *rounds(state, render), *supply(state)),
        panel_in(tables[2], *plan(state, shown[0], render(message(seat_arg(shown[0]).text)))),
        panel_in(tables[3], *points(state, render)),
    )


def garden_of(state: State, seat: int) -> str:
    """Return the garden of a seat as SVG, at the scale at which the largest one of the table fits."""
    above = max(room_above(state, each) for each in range(state.n_seats))
    wide, tall = size_of(above)
    half = min((WIDE - 24) / wide, (TALL - 24) / tall)
    top = (TALL - tall * half) / 2 + above * half
    return seat_picture(
        GAME,
        (0, 0, WIDE, TALL),
        definitions(),
        shape("rect", width=WIDE, height=TALL, fill="url(#sky)"),
        garden(state, seat, WIDE / 2, top, half),
    )


def layout(seats: int) -> tuple[list[Box], list[Box]]:
    """Return the boxes of the gardens, and of quarry, rounds, plan and points; up to three gardens go on top."""
    width, height = PAGES[seats]
    top = HEIGHT + TEETH + GAP
    if seats == 4:
        side, tall = 300, (height - top - 2 * GAP) / 2
        wide = (width - 2 * side - 5 * GAP) / 2
        rows, middle = (top, top + tall + GAP), side + 2 * GAP
        gardens = [Box(middle + column * (wide + GAP), y, wide, tall) for y in rows for column in range(2)]
        return gardens, [Box(x, y, side, tall) for x in (GAP, width - side - GAP) for y in rows]
    low = 300 if seats == 2 else 320
    high = height - top - low - 2 * GAP
    wide, narrow = (width - GAP) / seats - GAP, (width - GAP) / 4 - GAP
    gardens = [Box(GAP + seat * (wide + GAP), top, wide, high) for seat in range(seats)]
    return gardens, [Box(GAP + n * (narrow + GAP), top + high + GAP, narrow, low) for n in range(4)]


@cache
def definitions() -> Raw:
    """Return all definitions drawn by reference."""
    stops = [
        shape("stop", offset=at, stop_color=colour) for at, colour in ((0, "#BFE3E6"), (0.6, "#E6EBD9"), (1, PANEL))
    ]
    sky = shape("linearGradient", *stops, id="sky", x1=0, y1=0, x2=0, y2=1)
    return Raw(str(shape("defs", icon_definitions(), part_definitions(), sky)))


def _bar(state: State, render: Render, width: float) -> Shape:
    """Return the title bar, with the round and its token at the right end."""
    rounds_played = f"{state.round} / {ROUNDS[state.n_seats]}"
    right = [line(width - 62, 32, rounds_played, 20, anchor="end", fill=WHITE, font_weight=700)]
    if state.token != NO_TOKEN:
        right.append(token_mark(state.token, width - 34, 24, 17))
    return title_bar(width, GAME, render(prompt_about(prompt(state))), mover(state), *right)


def _gardens(state: State, render: Render, boxes: list[Box]) -> Iterator[Shape]:
    """Yield the gardens at one scale, each on a panel with its owner's store and points."""
    box = boxes[0]
    above = max(room_above(state, seat) for seat in range(state.n_seats))
    wide, tall = size_of(above)
    half = min((box.width - 16) / wide, (box.height - HEAD - FOOT) / tall)
    marked = _marked(state)
    for seat, box in enumerate(boxes):
        top = box.y + (box.height - HEAD - FOOT - tall * half) / 2 + HEAD + above * half
        yield group(
            _panel(box, seat in marked),
            garden(state, seat, box.x + box.width / 2, top, half),
            *_store(state, seat, box),
            *_head(state, render, seat, box),
        )


def _marked(state: State) -> list[int]:
    """Return the mover; at the end the winners: most points, then the largest garden."""
    if state.stage != OVER:
        return [state.asked]
    results = [(total_score(state, seat), tie_break(state, seat)) for seat in range(state.n_seats)]
    return [seat for seat, result in enumerate(results) if result == max(results)]


def _panel(box: Box, now: bool) -> Shape:
    """Return the sky behind a garden; gold marks the mover or a winner."""
    line_of: dict[str, str | float] = (
        {"stroke": GOLD, "stroke_width": 4} if now else {"stroke": LINE, "stroke_width": 1.2}
    )
    return shape(
        "rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=12, fill="url(#sky)", **line_of,
        class_="now" if now else None,
    )  # fmt: skip


def _head(state: State, render: Render, seat: int, box: Box) -> Iterator[Shape]:
    """Yield the owner of the garden, the marker of the first player, and the points."""
    yield sign(seat, box.x + 30, box.y + 30, 32)
    yield line(box.x + 60, box.y + 35, render(message(seat_arg(seat).text)), 18, width=96, font_weight=700)
    if seat == state.first and state.round:
        yield mark("first", box.x + 72, box.y + 54, 24, class_="first")
    yield line(
        box.x + box.width - 16, box.y + 42, total_score(state, seat), 32, anchor="end", font_weight=700, class_="score"
    )


def _store(state: State, seat: int, box: Box) -> Iterator[Shape]:
    """Yield the pillars at the lower right and the stored tile at the lower left, outside the garden."""
    x, y = box.x + box.width - 84, box.y + box.height - 34
    for kind, name, count in (("single", "pillar", state.singles[seat]), ("double", "pillar2", state.doubles[seat])):
        if kind == "single" or count:
            row = y if kind == "single" else y - 34
            yield group(
                mark(name, x + 14, row + 10, 32), line(x + 34, row + 18, f"×{count}", 19, font_weight=700),
                class_=f"store-{kind}", data_seat=seat,
            )  # fmt: skip
    size = 54
    x, y = box.x + 14, box.y + box.height - size - 12
    if state.stored[seat]:
        yield tile_mark(state.stored[seat], x, y, size, "stored")
    else:
        yield shape(
            "rect", x=x, y=y, width=size, height=size, rx=6, fill="none", stroke=DUST, stroke_width=1.6,
            stroke_dasharray="5 4",
        )  # fmt: skip
