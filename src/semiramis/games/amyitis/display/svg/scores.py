"""Every player's prestige by source, as a table."""

from semiramis.art.fitted_text import fitted_text
from semiramis.art.svg import Shape, group, shape, text
from semiramis.art.theme import GOLD, LIGHT_GOLD, LINE, TEXT, TEXT_2, panel, seal
from semiramis.core.game import Render
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import message
from semiramis.games.amyitis.display.svg.parts import icon, plate
from semiramis.games.amyitis.rules.scoring import part_score, total_score
from semiramis.games.amyitis.rules.stages import OVER
from semiramis.games.amyitis.rules.state import PART, State

LEFT, TOP, WIDTH, HEIGHT, ROW = 976, 614, 292, 222, 18
COLUMN = 37


def draw_scores(state: State, render: Render) -> Shape:
    """Return a line for each source, a column for each player, and the totals below."""
    columns = [LEFT + WIDTH - 12 - COLUMN * (state.n_seats - seat - 0.5) for seat in range(state.n_seats)]
    heads = [seal(seat, x, TOP + 18, 20) for seat, x in enumerate(columns)]
    lines = [_line(state, render, part, columns) for part in range(len(PART))]
    return group(panel(LEFT, TOP, WIDTH, HEIGHT), *heads, *lines, _totals(state, columns))


def _line(state: State, render: Render, part: int, columns: list[float]) -> Shape:
    """Return the line of one source of prestige; zero is a dot."""
    y, word = TOP + 45 + part * ROW, PART.words[part]
    room = columns[0] - COLUMN / 2 - LEFT - 10
    parts = [fitted_text(LEFT + 12, y, render(message(f"amyitis-part-{word}")), 13, room, fill=TEXT_2)]
    for seat, x in enumerate(columns):
        score = part_score(state, seat, part)
        parts.append(
            text(
                x, y, score or "·", size=13.5, anchor="middle", fill=TEXT, class_="part", data_part=word,
                data_seat=SEAT.words[seat],
            )
        )  # fmt: skip
    return group(*parts)


def _totals(state: State, columns: list[float]) -> Shape:
    y = TOP + HEIGHT - 8
    rule = shape("line", x1=LEFT + 12, y1=y - 16, x2=LEFT + WIDTH - 12, y2=y - 16, stroke=LINE, stroke_width=1.5)
    totals = [total_score(state, seat) for seat in range(state.n_seats)]
    sums = []
    for seat, (x, total) in enumerate(zip(columns, totals, strict=True)):
        if state.stage == OVER and total == max(totals):
            sums.append(plate(x - 17, y - 15, 34, 19, LIGHT_GOLD, rx=5, stroke=GOLD, class_="winner"))
        word = SEAT.words[seat]
        sums.append(
            text(x, y, total, size=15, anchor="middle", fill=TEXT, font_weight=700, class_="total", data_seat=word)
        )
    return group(rule, icon("prestige", LEFT + 12, y - 14, 17), *sums)
