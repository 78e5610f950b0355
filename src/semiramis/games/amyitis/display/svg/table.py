"""The picture of a table of Amyitis as everybody may see it: one standalone SVG."""

from functools import cache

from semiramis.art.svg import Raw, Shape, Speak, document, group, shape, text
from semiramis.art.theme import LAPIS, PAGE, seal
from semiramis.core.model.message import say, seat_arg
from semiramis.games.amyitis.display.events import prompt
from semiramis.games.amyitis.display.svg.cards import draw_court, draw_crafts, draw_fields, draw_temples
from semiramis.games.amyitis.display.svg.garden import draw_garden
from semiramis.games.amyitis.display.svg.parts import CREAM, TITLE_FONT, drawn_once, fitted, icon, plate
from semiramis.games.amyitis.display.svg.road import draw_road
from semiramis.games.amyitis.display.svg.scores import draw_scores
from semiramis.games.amyitis.display.svg.seats import draw_seats
from semiramis.games.amyitis.rules.state import State
from semiramis.games.amyitis.rules.turn import mover

WIDTH, HEIGHT, BAR = 1280, 848, 48
NAME = "Amyitis"


def picture(state: State, speak: Speak) -> str:
    """A position as SVG; every word in it is spoken by the reader's language."""
    return document(
        WIDTH,
        HEIGHT,
        speak(say("picture-title", game=NAME)),
        speak(say("picture-about", game=NAME, mover=seat_arg(mover(state)))),
        drawn_once(),
        shape("rect", width=WIDTH, height=HEIGHT, fill=PAGE),
        _bar(state, speak),
        draw_seats(state, speak),
        draw_road(state, speak),
        draw_garden(state, speak),
        draw_crafts(state, speak),
        draw_court(state),
        draw_fields(state),
        draw_temples(state, speak),
        draw_scores(state, speak),
    )


def _bar(state: State, speak: Speak) -> Shape:
    """The glazed wall on top: the game, who is asked for what, and the round."""
    asked = mover(state)
    sign = group()
    if asked >= 0:
        sign = group(plate(276, 8, 34, 34, CREAM, rx=9), seal(asked, 293, 25, 28))
    said = fitted(
        320 if asked >= 0 else 276, 31, speak(prompt(state)), 18, 820, bold=True, fill="#FFFFFF", class_="asked"
    )  # fmt: skip
    return group(
        _wall(),
        text(52, 34, NAME, size=26, fill="#F9E4AB", font_family=TITLE_FONT),
        icon("prestige", 14, 9, 30),
        sign,
        said,
        group(icon("clock", 1186, 13, 24), color="#F9E4AB"),
        text(1250, 32, state.round, size=22, anchor="end", fill="#FFFFFF", font_weight=700, class_="round"),
    )


@cache
def _wall() -> Raw:
    """Glazed bricks, some lighter than the rest, and a border of triangles below."""
    bricks = [
        f"M{x * 64 + row % 2 * 32 - 31} {row * 12 + 1}h62v10h-62z"
        for row in range(4)
        for x in range(1, 20)
        if (x * 7 + row * 5) % 11 < 4
    ]
    teeth = [f"M{x} {BAR}h16l-8 8z" for x in range(0, WIDTH, 16)]
    wall = group(
        shape("rect", width=WIDTH, height=BAR, fill=LAPIS),
        shape("path", d="".join(bricks), fill="#2341A0", opacity=0.6),
        shape("path", d="".join(teeth), fill=LAPIS),
        shape("line", x1=0, y1=BAR, x2=WIDTH, y2=BAR, stroke="#EDBB42", stroke_width=2.5),
    )
    return Raw(str(wall))
