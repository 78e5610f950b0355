"""The SVG: every piece of the position once and in its place, in four languages, within the frame."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from xml.etree import ElementTree as ET

import pytest

from semiramis.art.theme import SEATS
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.message import Message
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    CARDS,
    CUPS,
    FOUNTAIN,
    NO_CELL,
    PURPLE_ROCK,
    TABLET,
    TILES,
    WHITE_ROCK,
)
from semiramis.games.ishtar.display.svg.hexes import Frame, outline
from semiramis.games.ishtar.display.svg.table import picture
from semiramis.games.ishtar.display.view import view
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.actions import END_TURN, LEARN_SKILL, SKIP_SYMBOL
from semiramis.games.ishtar.rules.beds import owns_fountain
from semiramis.games.ishtar.rules.carpet import NO_STOP, step_price
from semiramis.games.ishtar.rules.placing import tile_cells
from semiramis.games.ishtar.rules.scoring import part_score, total_score
from semiramis.games.ishtar.rules.stages import SPECIAL, STAGE, TREE
from semiramis.games.ishtar.rules.state import CARD, CELL, PART, SKILL, TILE, State
from semiramis.games.ishtar.rules.trees import deck_size
from semiramis.games.ishtar.rules.turn import mover
from tests.games.ishtar.support import new_game
from tests.support.random_play import positions

SVG = "{http://www.w3.org/2000/svg}"
LETTERS = [look.letter for look in SEATS]
ENGLISH = texts("en").render
LARGEST = 250_000
LAYOUTS = {
    "line": "0,0 1,0 2,0 3,0",
    "column": "0,0 0,1 0,2 0,3",
    "slope": "0,0 1,-1 2,-2 3,-3",
}
Box = tuple[float, float, float, float]


@cache
def busy_game(seats: int, seed: int) -> tuple[State, ...]:
    """Every position of a game in which all players unlock and plant all they can."""
    dice, state, work = Random(seed), GAME.new_state(seats), GAME.rules.Work()
    found = [state.clone()]
    while GAME.rules.mover(state) != NOBODY:
        codes = GAME.legal_codes(state, work)
        if state.stage in (SPECIAL, TREE):
            codes = [code for code in codes if code not in (END_TURN, SKIP_SYMBOL)] or codes
        if state.stage == SPECIAL and dice.random() < 0.7:
            codes = [code for code in codes if code >= LEARN_SKILL] or codes
        GAME.rules.apply(state, work, dice.choice(codes))
        found.append(state.clone())
    return tuple(found)


@cache
def shown(seats: int) -> tuple[tuple[State, ET.Element], ...]:
    """Positions of a random game and of busy ones, every stage among them, with their SVG."""
    found = list(positions(GAME, seats, 1, seed=seats))[::41]
    for seed in (1, 2):
        game = busy_game(seats, seed)
        first_of_stage = {state.stage: state for state in reversed(game)}
        found += first_of_stage.values() if seed == 1 else (*game[11::41], game[-1])
    return tuple((state, drawn(state)) for state in found)


def drawn(state: State) -> ET.Element:
    return ET.fromstring(picture(state, ENGLISH))


def marked(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if element.get("class") == name]


def marks(root: ET.Element, name: str, *keys: str) -> Counter[tuple[str, ...]]:
    """The marks of all elements of a class."""
    return Counter(tuple(element.get(f"data-{key}", "") for key in keys) for element in marked(root, name))


def cells_where(state: State, grounds: range, covered: bool = False) -> Counter[tuple[str, ...]]:
    cells = range(state.n_boards * BOARD_CELLS)
    return Counter((CELL.words[c],) for c in cells if state.ground[c] in grounds and (covered or not state.plant[c]))


def as_set(cells: str) -> frozenset[str]:
    return frozenset(cells.split())


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_in_the_desert_is_drawn_once(seats: int) -> None:
    for state, root in shown(seats):
        assert marks(root, "gem", "cell") == cells_where(state, range(PURPLE_ROCK, WHITE_ROCK + 1))
        assert marks(root, "tablet", "cell") == cells_where(state, range(TABLET, TABLET + 1))
        assert marks(root, "fountain", "cell") == cells_where(state, range(FOUNTAIN, FOUNTAIN + 1), True)
        laid = [tile for tile in range(1, TILES + 1) if state.tile_at[tile] != NO_CELL]
        expected = {TILE.words[t]: " ".join(CELL.words[c] for c in tile_cells(state, t)) for t in laid}
        assert marks(root, "tile", "tile", "cells") == Counter(expected.items())
        flowers = [c for c in range(state.n_boards * BOARD_CELLS) if state.plant[c] > 1]
        in_desert = Counter({k: n for k, n in marks(root, "flowers", "cell", "flowers").items() if k[0]})
        assert in_desert == Counter((CELL.words[c], str(state.plant[c] - 1)) for c in flowers)
        stands = [(s, c) for s in range(seats) for c in state.assistant_at[s] if c != NO_CELL]
        assert marks(root, "assistant", "seat", "cell") == Counter((LETTERS[s], CELL.words[c]) for s, c in stands)
        assert marks(root, "tree", "cell") == Counter((CELL.words[c],) for c in state.tree_at if c != NO_CELL)
        assert marks(root, "bloom", "kind")[("single",)] == sum(c != NO_CELL for c in state.single_at)
        assert marks(root, "bloom", "kind")[("double",)] == sum(c != NO_CELL for c in state.double_at)


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beds_have_the_line_of_their_owner(seats: int) -> None:
    for state, root in shown(seats):
        beds = Counter((e.get("data-seat"), as_set(e.get("data-cells", ""))) for e in marked(root, "bed"))
        owned = [bed for bed in view(state, 0)["beds"] if bed["owner"] != "none"]
        assert beds == Counter((bed["owner"][0].upper(), frozenset(bed["cells"])) for bed in owned)


def centre_of(piece: ET.Element) -> tuple[float, float]:
    """Where a piece is shown: it is moved there, or an icon laid around there."""
    if piece.get("transform"):
        x, y = numbers(piece.get("transform", ""))[:2]
        return x, y
    left, top, width, height = (float(piece.get(name, "")) for name in ("x", "y", "width", "height"))
    return left + width / 2, top + height / 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_stand_where_their_cell_lies(seats: int) -> None:
    seen = 0
    for state, root in shown(seats):
        spots: dict[str, tuple[float, float]] = {}
        for plate in root.iter(f"{SVG}polygon"):
            title = plate.find(f"{SVG}title")
            if title is not None and title.text:
                corners = numbers(plate.get("points", ""))
                spots[title.text] = sum(corners[::2]) / 6, sum(corners[1::2]) / 6
        assert set(spots) == set(CELL.words[: state.n_boards * BOARD_CELLS])
        for kind in ("gem", "tablet", "fountain", "assistant", "tree", "flowers"):
            for piece in marked(root, kind):
                if piece.get("data-cell"):
                    x, y = centre_of(piece)
                    cell_x, cell_y = spots[piece.get("data-cell", "")]
                    assert abs(x - cell_x) < 0.2
                    assert abs(y - cell_y) < 16
                    seen += 1
    assert seen > 500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_carpet_and_the_cards_are_complete(seats: int) -> None:
    for state, root in shown(seats):
        assert marks(root, "cup", "cup", "height") == Counter((str(c + 1), str(state.height[c])) for c in range(CUPS))
        prices = Counter(step_price(state, cup) for cup in range(CUPS))
        del prices[NO_STOP]
        assert marks(root, "price", "price") == Counter({(str(price),): n for price, n in prices.items()})
        assert len(marked(root, "can")) == int(state.can < CUPS)
        loose = [*state.top, *state.kept, state.hand]
        assert marks(root, "loose", "tile") == Counter((TILE.words[tile],) for tile in loose if tile)
        hidden = [c for c in range(CUPS) if state.height[c] and not state.top[c] and state.cup_shape[c]]
        assert len(marked(root, "back")) == len(hidden)
        (blooms,) = marked(root, "blooms")
        assert blooms.get("data-singles") == str(4 - sum(c != NO_CELL for c in state.single_at))
        assert blooms.get("data-doubles") == str(4 - sum(c != NO_CELL for c in state.double_at))
        waiting = Counter((LETTERS[s], str(state.on_carpet[s])) for s in range(seats))
        assert marks(root, "waiting", "seat", "count") == waiting
        open_cards = [card for card in (*state.row, *state.reserved) if card]
        assert marks(root, "card", "card") == Counter((CARD.words[card],) for card in open_cards)
        assert marks(root, "deck", "count") == Counter([(str(deck_size(state)),)])
        assert marks(root, "wooden", "count") == Counter([(str(state.wooden),)])
        assert [e.text for e in marked(root, "bank")] == [str(count) for count in state.bank]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_is_complete(seats: int) -> None:
    for state, root in shown(seats):
        panels = marked(root, "seat")
        assert [panel.get("data-seat") for panel in panels] == LETTERS[:seats]
        assert [s for s, panel in enumerate(panels) if panel.get("data-asked")] == [mover(state)] * (mover(state) >= 0)
        for seat, panel in enumerate(panels):
            assert [e.text for e in marked(panel, "gems")] == [str(count) for count in state.gems[seat]]
            assert len(marked(panel, "idle")) == state.in_front[seat]
            has = [word for skill, word in enumerate(SKILL.words) if state.skill[seat][skill]]
            assert [e.get("data-skill") for e in marked(panel, "skill")] == has
            assert len(marked(panel, "locked")) == len(SKILL) - len(has)
            bought = [CARD.words[card] for card in range(1, CARDS + 1) if state.card_of[card] == seat + 1]
            assert [e.get("data-card") for e in marked(panel, "bought")] == bought
            assert [e.text for e in marked(panel, "total")] == [str(total_score(state, seat))]
            assert len(marked(panel, "first")) == int(state.first == seat)
        parts = [(LETTERS[s], w, str(part_score(state, s, p))) for s in range(seats) for p, w in enumerate(PART.words)]
        assert marks(root, "part", "seat", "part", "points") == Counter(parts)
        both = [(board, seat) for board in range(state.n_boards) for seat in range(seats)]
        cells = Counter((str(b + 1), LETTERS[s], str(state.cells_at[b][s])) for b, s in both)
        assert marks(root, "cells", "board", "seat", "count") == cells
        assert len(marked(root, "owns")) == sum(owns_fountain(state, board, seat) for board, seat in both)


def test_the_positions_show_everything_there_is() -> None:
    states = [state for seats in (2, 3, 4) for state, _ in shown(seats)]
    assert {STAGE.words[state.stage] for state in states} >= set(STAGE.words) - {"draw"}
    for name in ("kept", "reserved", "hand", "bought"):
        assert any(getattr(state, name) not in (0, [0] * 4) for state in states), name
    for name in ("single_at", "double_at", "tree_at"):
        assert any(min(getattr(state, name)) < NO_CELL for state in states), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(language: str) -> None:
    message = texts(language)
    svg = picture(busy_game(3, 1)[-40], message.render)
    root = ET.fromstring(svg)
    said = {element.text for element in root.iter() if element.text}
    words = [f"seat-{word}" for word in ("jasmine", "rose", "saffron")]
    words += [f"ishtar-part-{word}" for word in PART.words] + [f"ishtar-skill-{word}" for word in SKILL.words]
    assert {message.t(word) for word in words} <= said
    title, about = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert title.text == message.t("picture-title", game="Ishtar")
    assert about is not None
    assert (about.text or "").startswith("Ishtar: ")
    assert root.get("aria-labelledby") == f"{title.get('id')} {about.get('id')}"


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


def numbers(text: str) -> list[float]:
    return [float(found) for found in re.findall(r"-?\d+(?:\.\d+)?", text)]


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
