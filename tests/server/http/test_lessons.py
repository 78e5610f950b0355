"""Lessons over HTTP: the steps, and a table at their first position where the bot plays by itself."""

import time
from typing import Any

import httpx
import pytest

from semiramis.core.registry import find_game, keys
from tests.server.client import Person, found
from tests.server.schemas.test_schemas import expect_response


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
