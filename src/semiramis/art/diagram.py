"""Diagrams for the rules: a detail of a picture, or two with an arrow between them, with marks on actions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from re import compile as pattern
from typing import Any
from xml.etree.ElementTree import fromstring, tostring

from semiramis.art.svg import Raw, Shape, document, group, shape, text
from semiramis.art.theme import INK, LINE, PANEL, POMEGRANATE, SHALLOWS, TURQUOISE, WHITE
from semiramis.core.game import Render
from semiramis.core.guide.rulebook import Case, Diagram
from semiramis.core.model.arrays import State
from semiramis.core.model.message import message

Box = tuple[float, float, float, float]
"""A detail of a picture: left, top, width, height."""
Spot = tuple[float, float]
GAP, ARROW, MARGIN = 14.0, 44.0, 2.0
GROUND = {"light": PANEL, "dark": "#E4D7BB"}
BORDER = {"light": LINE, "dark": "#7C8CC8"}
ON_PAGE = {"light": INK, "dark": "#F6F0E2"}
CHECK, CROSS = "M-5 0L-1.5 4L5 -4", "M-4 -4L4 4M4 -4L-4 4"
REFERENCE = pattern(r"#([\w-]+)(?=[\")])")
"""References to definitions: as a link or as a fill."""
SIDE_BY_SIDE = 760
"""Two parts wider than this together are placed one below the other."""


@dataclass(frozen=True)
class Part:
    """A detail of a game's picture that a diagram shows.

    `paint` draws a position in the picture's coordinates, `box` is the part shown at `scale`, and `spot` returns where
    an action is marked; with a `lift` the mark stands on a pin above its place.
    """

    paint: Callable[[Any, Render], Any]
    box: Box
    scale: float = 1.0
    spot: Callable[[Any, str], Spot] | None = None
    lift: float = 0.0
    trace: Callable[[Any, str], str] | None = None
    """Return the outline of what an action would cover, as a path."""

    @property
    def size(self) -> Spot:
        """Return width and height on the page."""
        return self.box[2] * self.scale, self.box[3] * self.scale


def figure(definitions: Callable[[], Raw], game: str, *parts: Part) -> Callable[..., str]:
    """Return a function that draws a diagram as SVG; marks go to the first part that has places for them.

    With one part it shows every position; with two, the first shows the first position and the second the last.
    """

    def draw(diagram: Diagram, states: Sequence[Any], render: Render, theme: str) -> str:
        shown = [(states[0], parts[0]), (states[-1], parts[-1])] if len(parts) > 1 or len(states) > 1 else None
        frames = shown or [(states[0], parts[0])]
        inside, width, height = _laid_out(frames, diagram, render, theme, arrow=len(states) > 1)
        title, about = message("rules-diagram", game=game.capitalize()), message(f"{game}-diagram-{diagram.name}")
        needed = Raw(_needed(definitions(), "".join(map(str, inside))))
        return document(width, height, render(title), render(about), needed, *inside)

    return draw


def _needed(definitions: Raw, drawn: str) -> str:
    """Return those definitions of a game's pictures that a drawing refers to, directly or indirectly."""
    whole = fromstring(str(definitions))
    wanted, found = set(REFERENCE.findall(drawn)), set[str]()
    while wanted:
        found |= wanted
        parts = [tostring(part, "unicode") for part in whole if part.get("id") in wanted]
        wanted = {name for part in parts for name in REFERENCE.findall(part)} - found
    return "".join(["<defs>", *(tostring(part, "unicode") for part in whole if part.get("id") in found), "</defs>"])


def _laid_out(
    frames: list[tuple[Any, Part]], diagram: Diagram, render: Render, theme: str, arrow: bool
) -> tuple[list[Shape], float, float]:
    """Return the parts side by side if there is room, else one below the other, with their total width and height."""
    sizes = [part.size for _, part in frames]
    between = ARROW if arrow else GAP
    beside = sum(width for width, _ in sizes) + between <= SIDE_BY_SIDE
    width = sum(w for w, _ in sizes) + between * (len(sizes) - 1) if beside else max(w for w, _ in sizes)
    height = max(h for _, h in sizes) if beside else sum(h for _, h in sizes) + between * (len(sizes) - 1)
    inside: list[Shape] = []
    x = y = MARGIN
    for n, ((state, part), (wide, high)) in enumerate(zip(frames, sizes, strict=True)):
        left, top = (x, y + (height - high) / 2) if beside else (x + (width - wide) / 2, y)
        cases = diagram.cases if n == 0 else ()
        inside.append(_framed(state, part, (left, top), cases, render, theme))
        if arrow and n == 0:
            at = (
                (left + wide + between / 2, MARGIN + height / 2)
                if beside
                else (MARGIN + width / 2, top + high + between / 2)
            )
            inside.append(_arrow(*at, down=not beside, colour=ON_PAGE[theme]))
        x, y = (x + wide + between, y) if beside else (x, y + high + between)
    return inside, width + 2 * MARGIN, height + 2 * MARGIN


def _framed(state: State, part: Part, at: Spot, cases: Sequence[Case], render: Render, theme: str) -> Shape:
    """Return one part of a picture on its ground, clipped to its box; marks are drawn on top, unscaled."""
    (x, y), (width, height) = at, part.size
    left, top, wide, high = part.box
    place: dict[str, Any] = {"x": x, "y": y, "width": width, "height": height}
    ground = shape("rect", **place, rx=10, fill=GROUND[theme])
    traced = [_outline(part.trace(state, case.action), not case.clause) for case in cases] if part.trace else []
    name = f"cut-{round(x)}-{round(y)}"
    cut = shape("clipPath", shape("rect", **place, rx=10), id=name)
    seen = shape("svg", part.paint(state, render), *traced, **place, viewBox=f"{left:g} {top:g} {wide:g} {high:g}")
    inside = group(cut, group(seen, clip_path=f"url(#{name})"))
    # boards keep their light colours in the dark theme, slightly dimmed
    shade = [shape("rect", **place, rx=10, fill="#0B1230", opacity=0.14)] if theme == "dark" else []
    border = shape("rect", **place, rx=10, fill="none", stroke=BORDER[theme], stroke_width=1.6)
    return group(ground, inside, *shade, border, *_marks(state, part, at, cases))


def _marks(state: State, part: Part, at: Spot, cases: Sequence[Case]) -> list[Shape]:
    """Return the marks of all actions at the places the part gives for them."""
    if part.spot is None:
        return []
    marks = []
    left, top = part.box[:2]
    for n, case in enumerate(cases, 1):
        u, v = part.spot(state, case.action)
        x, y = at[0] + (u - left) * part.scale, at[1] + (v - top) * part.scale
        marks += [_pin(x, y, part.lift)] if part.lift else []
        marks.append(mark(x, y - part.lift, not case.clause, n if len(cases) > 1 else 0))
    return marks


def mark(x: float, y: float, allowed: bool, number: int = 0) -> Shape:
    """Return the mark of an action: round with a check if legal, else square with a cross; with its number, if any."""
    half = 20.0 if number else 11.0
    plate: dict[str, Any] = {"x": -half, "y": -11, "width": 2 * half, "height": 22, "rx": 11 if allowed else 3}
    colour = TURQUOISE if allowed else POMEGRANATE
    glyph: dict[str, Any] = {"fill": "none", "stroke": WHITE, "stroke_width": 2.8, "stroke_linecap": "round"}
    sign = shape("path", d=CHECK if allowed else CROSS, transform=f"translate({-8 if number else 0} 0)", **glyph)
    said = [text(8, 5.2, number, size=15, anchor="middle", fill=WHITE, font_weight=700)] if number else []
    kind = "allowed" if allowed else "refused"
    return group(
        shape("rect", **plate, fill=INK, stroke=INK, stroke_width=5),
        shape("rect", **plate, fill=colour, stroke=WHITE, stroke_width=2),
        sign, *said, transform=f"translate({x:.1f} {y:.1f})", class_=kind,
    )  # fmt: skip


def _outline(path: str, allowed: bool) -> Shape:
    """Return the outline of what an action would cover: a line if legal, else dashes and red hatching."""
    line: dict[str, Any] = {"stroke": TURQUOISE} if allowed else {"stroke": POMEGRANATE, "stroke_dasharray": "7 5"}
    return group(
        shape("path", d=path, fill=SHALLOWS if allowed else "#F2A7B4", fill_opacity=0.35, stroke=INK, stroke_width=5),
        shape("path", d=path, fill="none", stroke_width=3, **line),
        stroke_linejoin="round",
    )


def _pin(x: float, y: float, lift: float) -> Shape:
    """Return a pin with its tip at a point."""
    needle = shape("path", d=f"M{x:.1f} {y:.1f}v{-lift:.1f}", stroke=INK, stroke_width=4)
    point = shape("circle", cx=x, cy=y, r=4.5, fill=WHITE, stroke=INK, stroke_width=2.2)
    return group(needle, point)


def _arrow(x: float, y: float, down: bool, colour: str) -> Shape:
    """Return the arrow from the position before to the position after."""
    turned = f"translate({x:.1f} {y:.1f})" + (" rotate(90)" if down else "")
    return shape(
        "path", d="M-14 0H12M4 -8L13 0L4 8", fill="none", stroke=colour, stroke_width=3.2, stroke_linecap="round",
        stroke_linejoin="round", transform=turned,
    )  # fmt: skip
