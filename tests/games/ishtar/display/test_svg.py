"""The SVG: every piece of the position once and in its place, in every language, within the frame."""

import re
from collections import Counter
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from semiramis.art.theme import SEATS
from semiramis.core.i18n.text import LANGUAGES, texts
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
from semiramis.games.ishtar.display.svg.table import picture
from semiramis.games.ishtar.display.view import view
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.beds import owns_fountain
from semiramis.games.ishtar.rules.carpet import NO_STOP, step_price
from semiramis.games.ishtar.rules.placing import tile_cells
from semiramis.games.ishtar.rules.scoring import part_score, total_score
from semiramis.games.ishtar.rules.stages import STAGE
from semiramis.games.ishtar.rules.state import CARD, CELL, PART, SKILL, TILE, State
from semiramis.games.ishtar.rules.trees import deck_size
from semiramis.games.ishtar.rules.turn import mover
from tests.games.ishtar.display.svg_support import SVG, busy_game, drawn, numbers
from tests.support.random_play import positions

LETTERS = [look.letter for look in SEATS]


@cache
def shown(seats: int) -> tuple[tuple[State, ET.Element], ...]:
    """Positions of a random game and of busy ones, every stage among them, with their SVG."""
    found = list(positions(GAME, seats, 1, seed=seats))[::41]
    for seed in (1, 2):
        game = busy_game(seats, seed)
        first_of_stage = {state.stage: state for state in reversed(game)}
        found += first_of_stage.values() if seed == 1 else (*game[11::41], game[-1])
    return tuple((state, drawn(state)) for state in found)


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
    assert re.match(r"Ishtar\s?: ", about.text or "")
    assert root.get("aria-labelledby") == f"{title.get('id')} {about.get('id')}"
