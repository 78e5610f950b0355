"""The SVG of Amyitis: its frame, size and bytes, and edited positions."""

from collections.abc import Iterator
from re import findall
from xml.etree import ElementTree

import pytest

from semiramis.art.text_width import text_width
from semiramis.core.compile.link import Linked, modules_of
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.domain import NEUTRAL
from semiramis.core.model.rule import Table
from semiramis.games.amyitis.display.svg.table import HEIGHT, WIDTH, picture
from tests.games.amyitis.display.svg_support import SVG, Element, last, of_class, plain, root_of, sample, shown

LARGEST = 250_000


Box = tuple[float, float, float, float]


def test_the_same_position_gives_the_same_bytes() -> None:
    for state in sample(2, 3)[::6]:
        assert picture(state, plain) == picture(state.clone(), plain)


def test_words_are_escaped_and_never_become_markup() -> None:
    hostile = "<script>alert('&\"]]>')</script>"
    text = picture(last(4), lambda message: hostile)
    assert "<script" not in text
    root = ElementTree.fromstring(text)
    assert hostile in {element.text for element in root.iter(f"{SVG}text")}
    assert root.findtext(f"{SVG}title") == hostile


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_a_picture_is_self_contained_and_small(n_seats: int) -> None:
    for state in sample(n_seats, 3)[::8]:
        text = picture(state, texts("hu").render)
        assert len(text.encode()) < LARGEST
        root = ElementTree.fromstring(text)
        known = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(known) == len(set(known))
        links = [value for e in root.iter() for key, value in e.attrib.items() if key.endswith("href")]
        assert {link.removeprefix("#") for link in links} <= set(known)
        assert set(findall(r"https?://[^\"\s]*", text)) == {"http://www.w3.org/2000/svg"}
        assert "url(" not in text


def box_of(element: Element) -> Box | None:
    """The bounds of an element as left, top, right, bottom; none for groups and paths."""
    at = {key: float(value) for key, value in element.attrib.items() if value.lstrip("-").replace(".", "", 1).isdigit()}
    tag = element.tag.removeprefix(SVG)
    x, y = at.get("x", 0.0), at.get("y", 0.0)
    if tag in ("rect", "svg"):
        return x, y, x + at["width"], y + at["height"]
    if tag == "circle":
        return at["cx"] - at["r"], at["cy"] - at["r"], at["cx"] + at["r"], at["cy"] + at["r"]
    if tag in ("polygon", "polyline"):
        corners = [tuple(map(float, corner.split(","))) for corner in element.get("points", "").split()]
        xs, ys = [corner[0] for corner in corners], [corner[1] for corner in corners]
        return min(xs), min(ys), max(xs), max(ys)
    if tag == "use" and "transform" in element.attrib:
        x, y, scale = (float(number) for number in findall(r"-?\d+(?:\.\d+)?", element.attrib["transform"]))
        return x, y, x + 32 * scale, y + 32 * scale
    if tag == "use":
        return x - 11, y - 11, x + 11, y + 11
    if tag == "text":
        size = at["font-size"]
        width = at.get("textLength", 1.12 * text_width(element.text or "", size))
        left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[element.get("text-anchor", "start")] * width
        return left, y - size * 0.8, left + width, y + size * 0.25
    return None


def boxes(element: Element) -> Iterator[tuple[Element, Box]]:
    for child in element:
        if child.tag != f"{SVG}defs":
            box = box_of(child)
            if box:
                yield child, box
            if child.tag != f"{SVG}svg":
                yield from boxes(child)


@pytest.mark.wide
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_nothing_lies_outside_the_view_box(n_seats: int, language: str) -> None:
    for state in sample(n_seats, 8)[::7]:
        root = root_of(state, texts(language).render)
        assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
        for element, (left, top, right, bottom) in boxes(root):
            inside = left >= 0 and top >= 0 and right <= WIDTH and bottom <= HEIGHT
            assert inside, ElementTree.tostring(element)


def test_edited_positions_are_drawn() -> None:
    state = last(4)
    state.planted[0], state.tile[0], state.passed[2] = NEUTRAL, 0, 2
    state.load[:] = [4, 4, 4, 4, 4]
    root = root_of(state)
    assert ("a1", "neutral") in shown(root, "grove", "place", "owner")
    assert len(of_class(root, "load")) == 20
    assert shown(root, "passed", "seat") == [("saffron",)]
    assert not [cube for cube in shown(root, "cube", "place") if str(cube[0]).startswith("pass")]
    for amounts in (state.talents, state.camels, state.cubes, state.gardeners):
        amounts[:] = [99] * 4
    for parts in state.part:
        parts[:7] = [999] * 7
    assert all(right <= WIDTH for _, (_, _, right, _) in boxes(root_of(state)))


def test_another_edition_is_drawn_with_its_own_numbers_and_floors() -> None:
    floors = Table([4, 3, 2, 1, 3, 3, 2, 1, 2, 2, 2, 1, 1, 1, 1, 1])
    names = {"TILE_CAMELS": Table([7] * 21), "SQUARE_FLOOR": floors, "CITY_PLACE": Table([0, 8, 7, 6, 5, 4, 3, 2, 1])}
    draw = Linked(modules_of("semiramis.games.amyitis.display.svg"), names).of(picture)
    state = next(state for state in sample(4, 3) if any(state.tile[:15]))
    root = ElementTree.fromstring(draw(state, plain))
    worths = [[text.text for text in worth.iter(f"{SVG}text")] for worth in of_class(root, "worth")]
    assert worths
    assert all("×7" in texts_of for texts_of in worths)
    assert "×7" not in picture(state, plain)
    assert shown(root, "cube", "place", "owner") == shown(root_of(state), "cube", "place", "owner")
