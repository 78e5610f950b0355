"""The legend with the values of the table's edition, and the printable player aid in every language."""

from xml.etree import ElementTree

import httpx
import pytest

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.registry import find_game, keys
from tests.server.client import error, found, make
from tests.server.schemas.test_schemas import expect_response

EVERY_GAME = pytest.mark.parametrize("game", keys())


@EVERY_GAME
def test_a_legend_is_shown_to_whoever_may_look(http: httpx.Client, game: str) -> None:
    person = make(http, game)
    seen = found(person.get("/legend"))
    expect_response("show_legend", seen)
    assert seen["groups"] == [group.to_json() for group in find_game(game).guide.legend()]
    assert found(http.get(f"/api/tables/{person.table}/legend")) == seen


def test_a_legend_tells_the_numbers_of_its_table(http: httpx.Client) -> None:
    from tests.support.kit import edited_edition

    game = find_game("amyitis")
    text = edited_edition(game, ("prestige.engineer", "value = 2", "value = 5")).text
    person = make(http, "amyitis", edition=text)
    entries = {each["key"]: each for group in found(person.get("/legend"))["groups"] for each in group["entries"]}
    assert entries["craft-engineer"]["says"]["args"] == {"n": 5}


def test_a_table_nobody_knows_has_no_legend(http: httpx.Client) -> None:
    assert error(http.get("/api/tables/nowhere/legend"), 404)["id"] == "server-no-table"


@EVERY_GAME
def test_an_aid_is_a_picture_in_the_language_that_is_asked_for(http: httpx.Client, game: str) -> None:
    for language in LANGUAGES:
        answer = http.get(f"/api/games/{game}/aid.svg", params={"language": language})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"].startswith("public")
        page = ElementTree.fromstring(answer.text)
        assert texts(language).t("aid-scoring") in "".join(page.itertext())


def test_what_cannot_be_drawn_is_said(http: httpx.Client) -> None:
    assert error(http.get("/api/games/chess/aid.svg"), 400)["id"] == "game-unknown"
    assert error(http.get("/api/games/ishtar/aid.svg?language=xx"), 400)["id"] == "server-malformed"


@EVERY_GAME
def test_every_action_somebody_may_choose_has_a_clause(http: httpx.Client, game: str) -> None:
    info = next(each for each in found(http.get("/api/games"))["games"] if each["key"] == game)
    assert info["deeds"] == find_game(game).display.action_clauses
    assert {offer["action"]["do"] for offer in make(http, game).now()["legal"]} <= set(info["deeds"])
