"""The rules over HTTP: chapters, clauses, options and diagrams."""

import httpx
import pytest

from semiramis.core.registry import find_game, keys
from tests.server.client import found
from tests.server.schemas.test_schemas import expect_response


@pytest.mark.parametrize("key", keys())
def test_the_rules_of_a_game_as_a_book(http: httpx.Client, key: str) -> None:
    game, rules = find_game(key), found(http.get(f"/api/games/{key}/rules"))
    expect_response("show_rules", rules)
    clauses = [clause for chapter in rules["chapters"] for clause in chapter["clauses"]]
    assert [clause["clause"] for clause in clauses] == list(game.clauses)
    options = {option["name"]: clause["clause"] for clause in clauses for option in clause["options"]}
    assert options == {option.name: option.clause for option in game.options}
    known = {diagram["name"] for diagram in rules["diagrams"]}
    assert {name for clause in clauses for name in clause["diagrams"]} == known
    assert "rulings" in {chapter["kind"] for chapter in rules["chapters"]}


def test_a_drawing_speaks_the_language_that_is_asked_for_and_is_kept(http: httpx.Client) -> None:
    address = "/api/games/babylon/diagrams/stairs.svg"
    plain, czech = http.get(address), http.get(address, params={"language": "cs", "theme": "dark"})
    assert plain.headers["content-type"] == "image/svg+xml"
    assert plain.headers["cache-control"] == "public, max-age=3600"
    assert "Two staircase symbols" in plain.text
    assert "Dva symboly schodiště" in czech.text


def test_a_drawing_has_the_size_that_was_promised(http: httpx.Client) -> None:
    for diagram in found(http.get("/api/games/ishtar/rules"))["diagrams"]:
        drawn = http.get(f"/api/games/ishtar/diagrams/{diagram['name']}.svg").text
        assert round(float(drawn.split(' width="')[1].split('"')[0])) == diagram["width"]
        assert round(float(drawn.split(' height="')[1].split('"')[0])) == diagram["height"]


def test_what_is_refused_in_a_drawing_names_its_clause_and_what_is_allowed_is_told(http: httpx.Client) -> None:
    rules = found(http.get("/api/games/amyitis/rules"))
    planting = next(diagram for diagram in rules["diagrams"] if diagram["name"] == "planting")
    allowed, *refused = planting["cases"]
    assert (allowed["allowed"], allowed["refusal"]) == (True, None)
    assert allowed["told"]
    assert [case["refusal"]["clause"] for case in refused] == ["AMY-PL.2", "AMY-PL.4", "AMY-PL.6"]


def test_what_is_not_there_is_said(http: httpx.Client) -> None:
    missing = http.get("/api/games/amyitis/diagrams/nothing.svg")
    assert (missing.status_code, missing.json()["error"]["id"]) == (404, "rules-no-diagram")
    assert "planting" in missing.json()["error"]["text"]
    for address in ("/api/games/chess/rules", "/api/games/chess/diagrams/water.svg"):
        unknown = http.get(address)
        assert (unknown.status_code, unknown.json()["error"]["id"]) == (400, "game-unknown")
    for wrong in ({"language": "xx"}, {"language": "en|"}, {"theme": "pink"}):
        assert http.get("/api/games/amyitis/diagrams/water.svg", params=wrong).status_code == 400
