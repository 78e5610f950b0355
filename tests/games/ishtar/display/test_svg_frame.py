"""The SVG of Ishtar: its frame, size and bytes."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from semiramis.core.model.message import Message
from semiramis.games.ishtar.display.svg.hexes import Frame, outline
from semiramis.games.ishtar.display.svg.table import picture
from semiramis.games.ishtar.rules.state import State
from tests.games.ishtar.display.svg_support import ENGLISH, SVG, busy_game, drawn, numbers
from tests.games.ishtar.support import new_game

LARGEST = 250_000


LAYOUTS = {
    "line": "0,0 1,0 2,0 3,0",
    "column": "0,0 0,1 0,2 0,3",
    "slope": "0,0 1,-1 2,-2 3,-3",
}


Box = tuple[float, float, float, float]


def test_the_same_position_gives_the_same_picture() -> None:
    state = busy_game(4, 2)[150]
    before = state.clone()
    assert picture(state, ENGLISH) == picture(state.clone(), ENGLISH)
    assert state == before


def test_words_cannot_break_out() -> None:
    evil = "</text><script>alert(\"1\")</script>&amp;<g onload='x'> "

    def render(message: Message) -> str:
        return evil + message.id

    root = ET.fromstring(picture(busy_game(2, 1)[-1], render))
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert "script" not in tags
    assert not [element for element in root.iter() if element.get("onload")]
    assert any(element.text == evil + "seat-rose" for element in root.iter(f"{SVG}text"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picture_is_small_and_needs_nothing_else(seats: int) -> None:
    for state in (busy_game(seats, 1)[0], busy_game(seats, 1)[-1], busy_game(seats, 2)[-1]):
        svg = picture(state, ENGLISH)
        assert len(svg.encode()) < LARGEST
        assert svg.count("http") == 1  # the name of SVG itself
        root = ET.fromstring(svg)
        ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
        assert set(ids.values()) == {1}
        links = {element.get("href", "") for element in root.iter(f"{SVG}use")}
        assert links <= {f"#{name}" for name in ids}
        assert not re.search(r"url\(|@import|<style|<image|NaN|inf\b", svg)


def spread_out(layout: str, seats: int = 2) -> State:
    return new_game(seats, layout=LAYOUTS.get(layout, layout))


def framed() -> Iterator[State]:
    for seats in (2, 3, 4):
        game = busy_game(seats, 1)
        yield from (game[0], game[len(game) // 2], game[-1])
    yield from map(spread_out, LAYOUTS)
    yield spread_out("0,0 1,0 2,0 3,0 4,0 5,0", 4)
    rich = busy_game(2, 2)[-1].clone()
    rich.card_of = [0, *([1] * 20), *([0] * 6)]
    rich.gems[0], rich.bank = [99, 99, 99], [114, 99, 99]
    yield rich


@pytest.mark.wide
def test_nothing_lies_outside_the_frame() -> None:
    for state in framed():
        root = drawn(state)
        _, _, width, height = numbers(root.get("viewBox", ""))
        targets = {f"#{element.get('id')}": element for element in root.iter() if element.get("id")}
        boxes = list(boxes_of(root, targets, (1.0, 0.0, 0.0)))
        assert len(boxes) > 400
        for left, top, right, bottom in boxes:
            assert left >= -0.1
            assert top >= -0.1
            assert right <= width + 0.1
            assert bottom <= height + 0.1


def cell_height(root: ET.Element) -> float:
    plates = (plate for plate in root.iter(f"{SVG}polygon") if plate.find(f"{SVG}title") is not None)
    ys = numbers(next(plates).get("points", ""))[1::2]
    return max(ys) - min(ys)


def test_a_spread_out_desert_makes_a_larger_picture_not_tiny_cells() -> None:
    usual = drawn(new_game(2))
    _, _, width, height = numbers(usual.get("viewBox", ""))
    for layout in LAYOUTS:
        root = drawn(spread_out(layout))
        _, _, wider, higher = numbers(root.get("viewBox", ""))
        assert wider > width or higher > height
        assert 33.9 < cell_height(root) < cell_height(usual)


def test_outlines_go_around_cells_and_holes() -> None:
    around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    frame = Frame(10.0)
    assert outline(frame, [(0, 0)]).count("L") == 5
    ring = outline(frame, around)
    assert ring.count("M") == ring.count("Z") == 2
    assert ring.count("L") == 18 - 1 + 6 - 1
    assert outline(frame, [*around, (0, 0)]).count("M") == 1
    assert outline(frame, []) == ""


def boxes_of(element: ET.Element, targets: dict[str, ET.Element], at: tuple[float, float, float]) -> Iterator[Box]:
    """Boxes around all shapes with plain coordinates; curves and rotations are left out."""
    tag = element.tag.removeprefix(SVG)
    if tag in ("defs", "title", "desc"):
        return
    scale, x, y = at
    for name, found in re.findall(r"(translate|scale)\(([^)]*)\)", element.get("transform", "")):
        values = numbers(found)
        if name == "translate":
            x, y = x + scale * values[0], y + scale * values[1]
        else:
            scale *= values[0]
    for left, top, right, bottom in own_boxes(element, tag):
        yield x + scale * left, y + scale * top, x + scale * right, y + scale * bottom
    if tag == "use":
        shift = x + scale * float(element.get("x", 0)), y + scale * float(element.get("y", 0))
        for part in targets[element.get("href", "")]:
            yield from boxes_of(part, targets, (scale, *shift))
    elif tag != "svg" or element.get("role"):
        for part in element:
            yield from boxes_of(part, targets, (scale, x, y))


def own_boxes(element: ET.Element, tag: str) -> Iterator[Box]:
    def at(name: str) -> float:
        return float(element.get(name, 0))

    if tag in ("rect", "svg"):
        yield at("x"), at("y"), at("x") + at("width"), at("y") + at("height")
    elif tag in ("circle", "ellipse"):
        across, down = at("rx") or at("r"), at("ry") or at("r")
        yield at("cx") - across, at("cy") - down, at("cx") + across, at("cy") + down
    elif tag in ("polygon", "path"):
        given = element.get("points") or " ".join(re.findall(r"[ML]([-\d. ]+)", element.get("d", "")))
        corners = numbers(given)
        xs, ys = corners[::2], corners[1::2]
        yield min(xs), min(ys), max(xs), max(ys)
    elif tag == "text":
        wide, size = 0.6 * at("font-size") * len(element.text or ""), at("font-size")
        left = at("x") - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[element.get("text-anchor", "start")]
        yield left, at("y") - 0.8 * size, left + wide, at("y") + 0.2 * size
