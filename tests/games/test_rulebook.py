"""The rules as a book: every clause once, chapters and drawings with their words, drawings true to the engine."""

from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from semiramis.core.guide.rulebook import KINDS, THEMES, contains_words
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Message
from semiramis.core.play.diagrams import case_results, draw_diagram, find_diagram, move_events, states_of
from semiramis.core.registry import find_game, keys

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 90_000
DRAWINGS = [(key, diagram.name) for key in keys() for diagram in find_game(key).guide.diagrams]


@pytest.mark.parametrize("key", keys())
def test_every_clause_stands_in_one_chapter(key: str) -> None:
    game = find_game(key)
    assert [clause for clause, n in Counter(game.clauses).items() if n > 1] == []
    assert all(chapter.clauses and chapter.kind in KINDS for chapter in game.guide.chapters)
    names = [chapter.name for chapter in game.guide.chapters]
    assert len(set(names)) == len(names)
    assert not set(names) & set(game.clauses)
    # a link finds the game of a clause by how its id begins
    assert all(key.startswith(clause.partition("-")[0].lower()) for clause in game.clauses)


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_drawing_has_its_words(key: str, language: str) -> None:
    game = find_game(key)
    said = [texts(language).t(f"{key}-chapter-{chapter.name}") for chapter in game.guide.chapters]
    said += [texts(language).t(f"{key}-diagram-{diagram.name}") for diagram in game.guide.diagrams]
    assert len(set(said)) == len(said)
    assert all(said)


@pytest.mark.parametrize("key", keys())
def test_there_are_drawings_beside_clauses_that_exist(key: str) -> None:
    game = find_game(key)
    assert len(game.guide.diagrams) >= 12
    assert len({diagram.name for diagram in game.guide.diagrams}) == len(game.guide.diagrams)
    assert all(clause in game.clauses for diagram in game.guide.diagrams for clause in diagram.clauses)
    homes = [game.clauses.index(diagram.clauses[0]) for diagram in game.guide.diagrams]
    assert homes == sorted(homes)


@pytest.mark.parametrize(("key", "name"), DRAWINGS)
def test_a_drawing_says_what_the_engine_says(key: str, name: str) -> None:
    game = find_game(key)
    diagram = find_diagram(game, name)
    assert diagram is not None
    before = diagram.position(game)
    legal = game.legal_codes(before)
    for case, result in zip(diagram.cases, case_results(game, diagram), strict=True):
        assert (game.rules.catalogue.parse(case.action) in legal) == result.allowed == (case.clause == "")
        assert (result.refusal.clause if result.refusal else "") == case.clause
    assert len(states_of(game, diagram)) == (2 if diagram.moves else 1)
    assert bool(move_events(game, diagram)) == bool(diagram.moves)


@pytest.mark.parametrize(("key", "name"), DRAWINGS)
def test_a_drawing_is_a_small_picture_with_words_in_every_language_and_theme(key: str, name: str) -> None:
    game = find_game(key)
    diagram = find_diagram(game, name)
    assert diagram is not None
    states, ways = states_of(game, diagram), [(language, theme) for language in LANGUAGES for theme in THEMES]
    drawn = {way: diagram.draw(diagram, states, texts(way[0]).render, way[1]) for way in ways}
    for (language, _), svg in drawn.items():
        root = ElementTree.fromstring(svg)
        assert len(svg) < LARGEST
        assert float(root.get("width") or 0) < 800
        assert root.findtext(f"{SVG}desc") == texts(language).t(f"{key}-diagram-{name}")
        marks = [part.get("class") for part in root.iter(f"{SVG}g") if part.get("class") in ("allowed", "refused")]
        assert marks == ["refused" if case.clause else "allowed" for case in diagram.cases]
        referred = {str(part.get("href")).removeprefix("#") for part in root.iter(f"{SVG}use")}
        assert referred <= {str(part.get("id")) for part in root.iter() if part.get("id")}
    assert drawn["en", "light"] == draw_diagram(game, diagram, texts("en").render, "light") != drawn["en", "dark"]


def test_a_drawing_whose_move_is_not_legal_is_refused() -> None:
    game = find_game("amyitis")
    priest = find_diagram(game, "priest")
    assert priest is not None
    with pytest.raises(ValueError, match="amyitis diagram priest: pray ishtar is not legal"):
        states_of(game, replace(priest, moves=("pray ishtar", "pray ishtar")))


def test_a_choice_without_events_is_told_as_allowed() -> None:
    game = find_game("babylon")
    levels = find_diagram(game, "levels")
    assert levels is not None
    first = case_results(game, levels)[0]
    assert (first.allowed, first.refusal) == (True, None)
    assert all(isinstance(event, Message) for event in first.events)


def test_a_name_nobody_gave_to_a_drawing_finds_none() -> None:
    assert find_diagram(find_game("ishtar"), "nothing") is None


def test_words_are_found_whatever_their_accents_capitals_and_order() -> None:
    assert contains_words("Strana musí být zavlažená.", "ZAVLAZENA strana")
    assert contains_words("Die Größe", "grosse")
    assert contains_words("Any text", "")
    assert not contains_words("A tile must rest on 3 or 4 pillars.", "pillars fountain")
