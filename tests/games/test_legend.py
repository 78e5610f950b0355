"""Legends and player aids: every sign has its icon, its words and its clause; every page is one page."""

import re
from collections.abc import Iterator
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from semiramis.art.player_aid import COLUMN, GUTTER, HEIGHT, MARGIN, WIDTH, Page, draw_aid
from semiramis.art.player_aid_blocks import Block, Row
from semiramis.art.text_width import text_width
from semiramis.core.game import Game
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.registry import find_game, find_packaged, keys
from tests.support.kit import edited_edition

SVG = "{http://www.w3.org/2000/svg}"
MOVED = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")
ROUNDING = 0.05
LEAST_TYPE = 9.0


def aid_of(game: Game, language: str) -> ElementTree.Element:
    return ElementTree.fromstring(game.guide.player_aid(texts(language).render_for_print, game.edition.name))


def said(page: ElementTree.Element) -> str:
    return " ".join("".join(text.itertext()) for text in page.iter(f"{SVG}text"))


Text = tuple[ElementTree.Element, float, float]


def placed(element: ElementTree.Element, x: float = 0, y: float = 0) -> Iterator[Text]:
    """Every text of a picture with where its corner of the page is moved to."""
    found = MOVED.match(element.get("transform", ""))
    if found:
        x, y = x + float(found[1]), y + float(found[2])
    if element.tag == f"{SVG}text":
        yield element, x + float(element.get("x", 0)), y + float(element.get("y", 0))
    for inside in element:
        if inside.tag != f"{SVG}svg":  # an icon has no words
            yield from placed(inside, x, y)


def width_of(text: ElementTree.Element) -> float:
    size, bold = float(text.get("font-size", 0)), int(text.get("font-weight", 400)) > 500
    parts = [text.text or "", *(part for span in text for part in (span.text or "", span.tail or ""))]
    heavy = [bold, *(weight for _ in text for weight in (True, bold))]
    return sum(text_width(part, size, weight) for part, weight in zip(parts, heavy, strict=True))


@pytest.mark.parametrize("key", keys())
def test_every_sign_has_an_icon_a_clause_and_words_in_every_language(key: str) -> None:
    game = find_game(key)
    entries = [entry for group in game.guide.legend() for entry in group.entries]
    assert len({entry.key for entry in entries}) == len(entries) > 20
    icons = {file.name.removesuffix(".svg") for file in files("semiramis.art").joinpath("icons").iterdir()}
    assert {icon for entry in entries for icon in entry.icons} <= icons
    assert {entry.clause for entry in entries} <= set(game.clauses)
    for language in LANGUAGES:
        render = texts(language).render
        names = [render(entry.name) for entry in entries]
        assert len(set(names)) == len(names)
        assert all(render(entry.says).endswith((".", "?")) for entry in entries)
        assert all(render(group.title) for group in game.guide.legend())


@pytest.mark.parametrize("key", keys())
def test_every_kind_of_action_has_its_clause(key: str) -> None:
    game = find_game(key)
    assert set(game.display.action_clauses) == {
        kind for kind in game.rules.catalogue.kinds if not kind.startswith("deal-")
    }
    assert set(game.display.action_clauses.values()) <= set(game.clauses)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_every_line_of_an_aid_fits_its_column_and_its_page(key: str, language: str) -> None:
    page = aid_of(find_game(key), language)
    assert (page.get("width"), page.get("height")) == ("210mm", "297mm")
    ends = (MARGIN + COLUMN, MARGIN + 2 * COLUMN + GUTTER)
    texts_of_page = list(placed(page))
    assert len(texts_of_page) > 80
    for text, x, y in texts_of_page:
        wide, anchor = width_of(text), text.get("text-anchor", "start")
        left = x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
        words = "".join(text.itertext())
        assert wide <= float(text.get("data-room", COLUMN)) + ROUNDING, words
        assert left >= MARGIN - ROUNDING, words
        assert 0 < y < HEIGHT - 10, words
        assert float(text.get("font-size", 0)) >= LEAST_TYPE, words
        if 100 < y < HEIGHT - 20:
            column_end = ends[0] if left < ends[0] else ends[1]
            assert left + wide <= column_end + ROUNDING, words
        assert left + wide <= WIDTH - MARGIN + ROUNDING, words


Change = tuple[str, str, str]


@pytest.mark.parametrize(
    ("key", "changes", "found"),
    [
        ("amyitis", [("court.palace-3", "prestige = 9", "prestige = 17")], "3\u00a0/\u00a06\u00a0/\u00a017"),
        (
            "babylon",
            [("token.count", "pillar = 2", "pillar = 3"), ("token.count", "blank = 2", "blank = 1")],
            "3 × A double pillar",
        ),
        ("ishtar", [("fountain.white", "points = 8", "points = 19")], "4\u00a0/\u00a06\u00a0/\u00a019"),
    ],
)
def test_numbers_are_those_of_the_edition(key: str, changes: list[Change], found: str) -> None:
    game = find_game(key)
    other = game.with_edition(edited_edition(game, *changes))
    assert found not in said(aid_of(game, "en"))
    assert found in said(aid_of(other, "en"))


def test_a_good_of_ones_choice_is_explained_where_the_edition_has_one() -> None:
    game = find_game("amyitis")
    (earlier,) = game.components.earlier
    other = find_packaged("amyitis", earlier)
    assert other is not None
    with_it, without = (
        next(entry for group in each.guide.legend() for entry in group.entries if entry.key == "anygood")
        for each in (other, game)
    )
    assert (with_it.clause, without.clause) == ("AMY-Q.12", "AMY-II.C.a.1")


def test_an_aid_that_does_not_fit_says_so() -> None:
    rows = tuple(Row(says="word " * 40) for _ in range(60))
    blocks = (Block("one", rows), Block("two", rows))
    with pytest.raises(ValueError, match="does not fit"):
        draw_aid(Page("Toy", "aid", "about", blocks, "foot"))
