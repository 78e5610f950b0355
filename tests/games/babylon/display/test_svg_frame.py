"""The SVG of Babylon: its frame, references and bytes."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

import pytest

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Message
from semiramis.games.babylon.display.svg.table import picture
from tests.games.babylon.display.svg_support import SVG, TOWER, drawn, said, samples
from tests.games.babylon.support import building, play


def test_the_same_position_is_the_same_picture_and_stays_as_it_is() -> None:
    for state in samples(4)[::5]:
        before = state.clone()
        first = picture(state, texts("de").render)
        assert first == picture(before, texts("de").render)
        assert state == before
        assert len(first.encode()) < 250_000


def test_whatever_is_said_is_text_and_never_markup() -> None:
    def hostile(message: Message) -> str:
        return f"<script>\"&{message.id}'</script>]]>"

    source = picture(samples(2)[-1], hostile)
    assert "<script" not in source
    assert "babylon-part-statues" in "".join(fromstring(source).itertext())


def test_nothing_refers_outside_and_every_reference_is_defined() -> None:
    for state in samples(3)[::6]:
        source = picture(state, texts("en").render)
        root = fromstring(source)
        known = {e.get("id") for e in root.iter()}
        assert {e.get("href", "")[1:] for e in root.iter(f"{SVG}use")} <= known
        assert all(link.startswith("#") for link in re.findall(r'href="([^"]+)"', source))
        assert re.findall(r"url\((?!#sky\))", source) == []
        assert source.count("http") == source.count("http://www.w3.org/2000/svg")


Span = tuple[float, float, float, float]


def numbers(text: str) -> list[float]:
    return [float(n) for n in re.findall(r"-?\d+\.?\d*", text)]


def spans(element: Element, known: dict[str, Element], x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Span]:
    """The rectangles around everything drawn that is not a path, as left, top, right, bottom on the page."""
    move = re.search(r"translate\(([^)]*)\)", element.get("transform", ""))
    grow = re.search(r"scale\(([^)]*)\)", element.get("transform", ""))
    if move:
        dx, dy = numbers(move.group(1))
        x, y = x + dx * scale, y + dy * scale
    if grow:
        scale *= float(grow.group(1))
    of = {name: float(value) for name, value in element.attrib.items() if re.fullmatch(r"-?\d+\.?\d*", value)}
    left, top = of.get("x", 0.0), of.get("y", 0.0)
    tag, found = element.tag.removeprefix(SVG), None
    if tag in ("defs", "title", "desc"):
        return
    if tag == "rect" or (tag == "use" and "width" in of):
        found = left, top, left + of["width"], top + of["height"]
    elif tag in ("circle", "ellipse"):
        wide, high = of.get("rx", of.get("r", 0)), of.get("ry", of.get("r", 0))
        found = of["cx"] - wide, of["cy"] - high, of["cx"] + wide, of["cy"] + high
    elif tag in ("polygon", "polyline"):
        at = numbers(element.get("points", ""))
        found = min(at[::2]), min(at[1::2]), max(at[::2]), max(at[1::2])
    elif tag == "text":
        wide = of.get("textLength", len(said(element)) * of["font-size"] * 0.6)
        left -= {"start": 0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "")]
        found = left, top - of["font-size"] * 0.75, left + wide, top
    elif tag == "use":
        yield from spans(known[element.get("href", "")[1:]], known, x + left * scale, y + top * scale, scale)
    if found:
        yield x + found[0] * scale, y + found[1] * scale, x + found[2] * scale, y + found[3] * scale
    for child in element:
        yield from spans(child, known, x, y, scale)


@pytest.mark.wide
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_outside_the_frame(language: str) -> None:
    tall = play(building("c10", singles=60, seats=3, slabs=TOWER), "build mined", "place b1 7")
    for state in (*samples(2)[::9], *samples(3)[::11], *samples(4)[::11], tall):
        root = drawn(state, language)
        left, top, right, bottom = numbers(root.get("viewBox", ""))
        known = {e.get("id", ""): e for e in root.iter() if e.get("id")}
        for span in spans(root, known):
            assert span[0] >= left
            assert span[1] >= top
            assert span[2] <= right + 0.01
            assert span[3] <= bottom + 0.01
