"""The panels beside the gardens: points by source, rounds and round tokens, and the supply; all in natural size."""

from collections.abc import Iterator

from semiramis.art.svg import Shape, group, shape, text
from semiramis.art.theme import BRONZE, FAINT, GOLD, INK, LIGHT_GOLD, LINE, PLATE, TEXT_2
from semiramis.core.game import Render
from semiramis.core.model.message import message
from semiramis.games.babylon.components.names import NO_TOKEN
from semiramis.games.babylon.components.tables import ROUNDS
from semiramis.games.babylon.display.svg.pen import NATURAL_WIDTH, line, mark, plate, sign
from semiramis.games.babylon.rules.scoring import part_score, total_score
from semiramis.games.babylon.rules.stages import OVER
from semiramis.games.babylon.rules.state import PART, SUPPLY, TOKEN, State

PART_ICONS = ("statue", "fountain", "bridge", "stairs", "prestige", "flowerset", "belvedere", "pillar")
TOKEN_ICONS = ("", "pillar", "pillar2", "wild", "plus", "bloom", "minus", "")
SUPPLY_ICONS = ("pillar", "pillar2", "belvedere", "statue", "fountain", "bridge", "stairs")
ROW, MARGIN = 25, 12
SUPPLY_COLUMNS = (28, 98, 158, 218)
COLUMNS = {2: 36, 3: 34, 4: 29}
"""The width of a seat's column, by number of seats."""
ROUNDS_IN_A_ROW = 8


def points(state: State, render: Render) -> Iterator[Shape]:
    """Yield every seat's points, by source and in total."""
    wide = COLUMNS[state.n_seats]
    columns = [NATURAL_WIDTH - MARGIN - 13 - wide * (state.n_seats - 1 - seat) for seat in range(state.n_seats)]
    room = columns[0] - wide / 2 - MARGIN - 24
    for seat, x in enumerate(columns):
        yield sign(seat, x - 1, 26, 22)
    for part, word in enumerate(PART.words):
        y = 66 + ROW * part
        yield shape("path", d=f"M{MARGIN} {y - 17:g}H{NATURAL_WIDTH - MARGIN}", stroke=LINE)
        yield plate(PART_ICONS[part], MARGIN + 9, y - 4.5, 20)
        yield line(MARGIN + 24, y, render(message(f"{PART.text}-{word}")), 13, width=room)
        for seat, x in enumerate(columns):
            yield line(
                x, y, part_score(state, seat, part), 14, anchor="middle", class_="part", data_part=f"{seat}-{word}"
            )
    y = 66 + ROW * len(PART)
    yield shape("path", d=f"M{MARGIN} {y - 16:g}H{NATURAL_WIDTH - MARGIN}", stroke=INK, stroke_width=1.6)
    yield mark("prestige", MARGIN + 9, y + 1, 20)
    for seat, x in enumerate(columns):
        yield line(x, y + 6, total_score(state, seat), 17, anchor="middle", font_weight=700, class_="total")


def rounds(state: State, render: Render) -> Iterator[Shape]:
    """Yield the round track, the token in force, and the face-down tokens."""
    for n in range(1, ROUNDS[state.n_seats] + 1):
        column, row = (n - 1) % ROUNDS_IN_A_ROW, (n - 1) // ROUNDS_IN_A_ROW
        yield _round(n, state.round, 26 + 30.2 * column, 24 + 29 * row)
    if state.stage != OVER:
        named = render(message(f"{TOKEN.text}-{TOKEN.words[state.token]}"))
        yield token_mark(state.token, 28, 91, 17)
        yield line(54, 96, named, 15, width=NATURAL_WIDTH - 54 - MARGIN, font_weight=700)
    for kind in range(NO_TOKEN + 1, len(TOKEN)):
        x = 28 + 34.6 * (kind - 1)
        left = state.token_left[kind]
        faded = {} if left else {"opacity": 0.4}
        yield group(
            token_mark(kind, x, 135, 13),
            line(x, 166, left, 14, anchor="middle"),
            class_="unseen-token", data_token=TOKEN.words[kind], **faded,
        )  # fmt: skip


def _round(n: int, now: int, x: float, y: float) -> Shape:
    """Return a round: past, current or future."""
    look: dict[str, str | int]
    if n == now:
        look = {"fill": LIGHT_GOLD, "stroke": GOLD, "stroke_width": 3}
    elif n < now:
        look = {"fill": LINE, "stroke": FAINT}
    else:
        look = {"fill": "none", "stroke": FAINT, "stroke_dasharray": "3 3"}
    kind = "round-now" if n == now else "round"
    weight = 700 if n == now else 400
    ink = INK if n >= now else TEXT_2
    said = text(x, y + 4.5, n, size=13, anchor="middle", fill=ink, font_weight=weight)
    return group(shape("circle", cx=x, cy=y, r=12.5, **look), said, class_=kind)


def token_mark(token: int, x: float, y: float, radius: float) -> Shape:
    """Return a round token by its centre; a token without effect shows a dash, and no token an empty space."""
    if token == NO_TOKEN:
        return shape("circle", cx=x, cy=y, r=radius, fill="none", stroke=FAINT, stroke_dasharray="4 3")
    disc = shape("circle", cx=x, cy=y, r=radius, fill=PLATE, stroke=BRONZE, stroke_width=1.8)
    name = TOKEN_ICONS[token]
    if name == "minus":
        return group(disc, mark("pillar", x + radius * 0.2, y, radius * 1.2), _dash(x - radius * 0.52, y, radius * 0.5))
    return group(disc, mark(name, x, y, radius * 1.4) if name else _dash(x, y, radius * 0.8))


def _dash(x: float, y: float, width: float) -> Shape:
    return shape(
        "path", d=f"M{x - width / 2:.1f} {y:.1f}h{width:.1f}", stroke=INK, stroke_width=2.6, stroke_linecap="round"
    )


def supply(state: State) -> Iterator[Shape]:
    """Yield the remaining supply, below the rounds and tokens."""
    yield shape("path", d=f"M{MARGIN} 184H{NATURAL_WIDTH - MARGIN}", stroke=LINE, stroke_width=1.4)
    for kind, word in enumerate(SUPPLY.words):
        x, y = SUPPLY_COLUMNS[kind % 4], 212 + 50 * (kind // 4)
        left = "∞" if state.supply_limit else state.supply[kind]
        yield group(
            plate(SUPPLY_ICONS[kind], x, y, 29), line(x + 18, y + 5.5, left, 15), class_="supply", data_kind=word
        )
