"""What explains a game: lessons at a table of their own, the legend of a table, the printable player aid."""

import time
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.registry import find_game, keys
from tests.server.client import Person, error, found, make
from tests.server.schemas.test_schemas import expect_response

EVERY_GAME = pytest.mark.parametrize("game", keys())


def begin(http: httpx.Client, game: str, **body: Any) -> Person:
    made = found(http.post(f"/api/lessons/{game}", json=body), 201)
    return Person(http, made["table"]["id"], made["token"])


def my_turn(person: Person) -> dict[str, Any]:
    """Return the table once the learner is to decide."""
    until = time.monotonic() + 60
    while (now := person.now())["table"]["mover"] != "jasmine":
        assert time.monotonic() < until
        time.sleep(0.02)
    return now


@pytest.mark.parametrize("game", keys())
def test_a_lesson_is_played_at_a_table_of_its_own(http: httpx.Client, game: str) -> None:
    lesson = found(http.get(f"/api/games/{game}/lessons"))
    expect_response("show_lesson", lesson)
    assert lesson == find_game(game).guide.lesson.to_json()
    person = begin(http, game, name="Ada")
    now = person.now()
    expect_response("show_table", now)
    assert now["table"]["origin"] == {"lesson": game}
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in now["table"]["seats"]] == [
        ("person", "Ada", ""),
        ("bot", "greedy", "greedy"),
    ]
    assert now["table"]["you"] == ["jasmine"]
    for step in lesson["steps"]:
        if step["wants"]:
            seen = my_turn(person)
            wanted = [offer for offer in seen["legal"] if offer["action"].items() >= step["wants"].items()]
            assert len(wanted) == 1, step["says"]["id"]
            person.do("move", action=wanted[0]["action"], expect=seen["table"]["seq"])
    assert my_turn(person)["table"]["status"] == "playing"


def test_a_lesson_that_is_asked_for_twice_is_made_once(http: httpx.Client) -> None:
    token = "my-own-token-for-one-lesson"
    first, second = (begin(http, "ishtar", token=token) for _ in range(2))
    assert first.table == second.table
    assert first.token == token
    assert begin(http, "ishtar").table != first.table


def test_a_game_that_is_unknown_has_no_lesson(http: httpx.Client) -> None:
    for answer in (http.get("/api/games/chess/lessons"), http.post("/api/lessons/chess", json={})):
        assert answer.status_code == 400
        assert answer.json()["error"]["id"] == "game-unknown"


def test_a_lesson_takes_nothing_that_is_unknown(http: httpx.Client) -> None:
    answer = http.post("/api/lessons/amyitis", json={"seed": "mine"})
    assert answer.status_code == 400
    assert answer.json()["error"]["args"]["place"] == "body.seed"


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
