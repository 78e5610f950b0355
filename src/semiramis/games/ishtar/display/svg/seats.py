"""The players on the table: gems, assistants, skills and cards of every seat; points by source; the fountains."""

from semiramis.art.fitted_text import fitted_text
from semiramis.art.svg import Shape, group, shape, text
from semiramis.art.theme import GOLD, INK, INSET, LIGHT_GOLD, LINE, PANEL, SEATS, TEXT, TEXT_2, panel, seal
from semiramis.core.game import Render
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Message
from semiramis.games.ishtar.components.names import COLUMNS, NO_CARD, NO_TILE
from semiramis.games.ishtar.display.svg.cards import draw_bought, tree_card
from semiramis.games.ishtar.display.svg.desert_map import loose_tile
from semiramis.games.ishtar.display.svg.pieces import fountain_number
from semiramis.games.ishtar.display.svg.symbols import GEM_ICONS, Marks, icon_sign, pawn
from semiramis.games.ishtar.rules.beds import owns_fountain
from semiramis.games.ishtar.rules.scoring import part_score, total_score
from semiramis.games.ishtar.rules.state import PART, SKILL, State
from semiramis.games.ishtar.rules.turn import mover

SEAT_HEIGHT, SCORE_HEIGHT, FOUNTAIN_HEIGHT = 185.0, 188.0, 23.0
PART_ICONS = ("tree", "bloom", "fountain", "tablet", "star", "gemany", "palm", "assistant")
HAS, HAS_NOT = "#CFE6AE", "#8A8FA3"


def draw_seat(state: State, seat: int, render: Render, x: float, y: float, width: float, height: float) -> Shape:
    """Return everything one player has."""
    gap = (height - SEAT_HEIGHT) / 3
    asked = mover(state) == seat
    rows = [
        _head(state, seat, render, x, y, width),
        _gems(state, seat, x + 12, y + 62 + gap),
        _skills(state, seat, render, x + 12, y + 80 + 2 * gap),
    ]
    room = width - 24
    if state.kept[seat] != NO_TILE:
        room -= 66
        rows.append(loose_tile(state.kept[seat], x + width - 42, y + height - 27, 11))
    rows.append(draw_bought(state, seat, x + 12, y + height - 49, room, 2))
    if state.reserved[seat] != NO_CARD:
        rows.append(tree_card(state.reserved[seat], x + width - 52, y + 80 + 2 * gap, 0.6))
    plate = shape(
        "rect", x=x, y=y, width=width, height=height, rx=12, fill=PANEL, stroke=GOLD if asked else LINE,
        stroke_width=3 if asked else 1,
    )  # fmt: skip
    marks: Marks = {"data_seat": SEATS[seat].letter, "data_asked": 1 if asked else None}
    return group(plate, *rows, class_="seat", **marks)


def _head(state: State, seat: int, render: Render, x: float, y: float, width: float) -> Shape:
    """Return emblem, name and points of a player, the marker of the first player, and the tile in hand."""
    name, total = render(Message(f"seat-{SEAT.words[seat]}")), total_score(state, seat)
    parts = [
        seal(seat, x + 27, y + 26, 32),
        seal(seat, x + 41, y + 38, 14),
        fitted_text(x + 53, y + 31, name, 17, 80, fill=TEXT, font_weight=700),
        text(x + width - 12, y + 35, str(total), size=24, anchor="end", fill=TEXT, font_weight=800, class_="total"),
    ]
    if state.first == seat:
        parts.append(icon_sign("first", x + 142, y + 25, 20, class_="first"))
    if state.hand != NO_TILE and state.asked == seat:
        plate = shape("rect", x=x + 155, y=y + 8, width=52, height=37, rx=8, fill=LIGHT_GOLD, stroke=GOLD)
        parts += [plate, loose_tile(state.hand, x + 181, y + 26.5, 9.2)]
    return group(*parts)


def _gems(state: State, seat: int, x: float, y: float) -> Shape:
    """Return the gems by colour, and the assistants in front of the player."""
    parts = []
    for gem, name in enumerate(GEM_ICONS):
        count = state.gems[seat][gem]
        parts.append(icon_sign(name, x + 10 + gem * 46, y, 21))
        parts.append(
            text(x + 23 + gem * 46, y + 5.5, str(count), size=15, fill=TEXT, font_weight=700, class_="gems")
        )  # fmt: skip
    for n in range(state.in_front[seat]):
        parts.append(pawn(seat, x + 160 + n * 25, y, 25, class_="idle"))
    return group(*parts)


def _skills(state: State, seat: int, render: Render, x: float, y: float) -> Shape:
    """Return the ten skills, lower ones below the upper ones they unlock, and the gems laid on them."""
    parts = []
    for skill, word in enumerate(SKILL.words):
        has = state.skill[seat][skill] > 0
        learns = state.learning == skill and state.asked == seat
        at_x, at_y = x + skill % COLUMNS * 29, y + skill // COLUMNS * 26
        plate = shape(
            "rect", shape("title", render(Message(f"ishtar-skill-{word}"))), x=at_x, y=at_y, width=26, height=23, rx=5,
            fill=HAS if has else INSET, stroke=GOLD if learns else INK if has else LINE,
            stroke_width=2 if learns else 1,
        )  # fmt: skip
        ink, weight = (TEXT, 800) if has else (HAS_NOT, 400)
        letter = text(at_x + 13, at_y + 16.5, word.upper(), size=14, anchor="middle", fill=ink, font_weight=weight)
        parts.append(group(plate, letter, class_="skill" if has else "locked", data_skill=word))
    for gem, name in enumerate(GEM_ICONS):
        spent = state.spent[seat][gem]
        if spent:
            at = y + 8 + gem * 16.5
            parts += [icon_sign(name, x + 156, at, 13), text(x + 166, at + 4.5, str(spent), size=12, fill=TEXT_2)]
    return group(*parts)


def draw_scores(state: State, render: Render, x: float, y: float, width: float) -> Shape:
    """Return points by source, with a column for each player."""
    column, right = 30, x + width - 24
    lines: list[Shape] = []
    for seat in range(state.n_seats):
        at = right - column * (state.n_seats - 1 - seat)
        lines.append(seal(seat, at, y + 18, 20))
        total = str(total_score(state, seat))
        lines.append(text(at, y + SCORE_HEIGHT - 11, total, size=15, anchor="middle", fill=TEXT, font_weight=800))
    label = width - 24 - column * (state.n_seats - 1) - 44
    for part, word in enumerate(PART.words):
        at_y, name = y + 45 + part * 16, render(Message(f"ishtar-part-{word}"))
        lines.append(icon_sign(PART_ICONS[part], x + 19, at_y - 4.5, 15))
        lines.append(fitted_text(x + 32, at_y, name, 12.5, label, fill=TEXT_2))
        for seat in range(state.n_seats):
            points = part_score(state, seat, part)
            at_x = right - column * (state.n_seats - 1 - seat)
            said, fill = (str(points), TEXT) if points else ("·", HAS_NOT)
            marks: Marks = {"class_": "part", "data_part": word, "data_seat": SEATS[seat].letter, "data_points": points}
            lines.append(text(at_x, at_y, said, size=13, anchor="middle", fill=fill, font_weight=600, **marks))
    ruled = shape("path", d=f"M{x + 12:.1f} {y + 163:.1f}h{width - 24:.1f}", stroke=LINE, stroke_width=1.2)
    return panel(x, y, width, SCORE_HEIGHT, ruled, *lines)


def fountains_height(state: State) -> float:
    """Return the height of the panel of the fountains."""
    return 38 + FOUNTAIN_HEIGHT * state.n_boards


def draw_fountains(state: State, render: Render, x: float, y: float, width: float) -> Shape:
    """Return the flower cells of every player at every fountain; the highest number is boxed."""
    column = (width - 74) / state.n_seats
    lines: list[Shape] = []
    for board in range(state.n_boards):
        at_y = y + 43 + board * FOUNTAIN_HEIGHT
        lines.append(text(x + 12, at_y + 5, str(board + 1), size=13, fill=TEXT_2, font_weight=700))
        if state.fountain[board]:
            lines.append(fountain_number(state.fountain[board], x + 40, at_y, 17))
        for seat in range(state.n_seats):
            lines.append(_standing(state, board, seat, x + 66 + column * (seat + 0.5), at_y))
    title = render(Message("ishtar-part-fountains"))
    return panel(x, y, width, fountains_height(state), *lines, title=title)


def _standing(state: State, board: int, seat: int, x: float, y: float) -> Shape:
    """Return the cells of one player at one fountain."""
    cells, owns = state.cells_at[board][seat], owns_fountain(state, board, seat)
    parts = [seal(seat, x - 10, y, 17), text(x + 4, y + 5, str(cells), size=14, fill=TEXT, font_weight=700)]
    if owns:
        box = shape(
            "rect", x=x - 23, y=y - 10.5, width=46, height=21, rx=7, fill=LIGHT_GOLD, stroke=GOLD, class_="owns"
        )
        parts.insert(0, box)
    marks: Marks = {"data_board": board + 1, "data_seat": SEATS[seat].letter, "data_count": cells}
    return group(*parts, class_="cells", **marks)
