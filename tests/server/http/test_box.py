"""An edition from a real box: what is asked, and the file made of the answers."""

import json

import httpx
import pytest

from semiramis.core.editions.edition import parse_edition, provenance
from semiramis.core.registry import find_game, keys
from tests.server.client import error, found
from tests.server.schemas.test_schemas import expect_response


def fill_in(http: httpx.Client, key: str, **entries: object) -> httpx.Response:
    written = {place: json.dumps(value) for place, value in entries.items()}
    return http.post(f"/api/games/{key}/box", json={"name": "my box", "source": "My copy.", "entries": written})


@pytest.mark.parametrize("key", keys())
def test_every_question_can_be_answered_by_its_present_value(http: httpx.Client, key: str) -> None:
    asked = found(http.get(f"/api/games/{key}/box"))
    expect_response("show_questions", asked)
    places = [question["place"] for question in asked["questions"]]
    assert len(places) == len(set(places)) > 100
    assert set(asked["first"]) <= set(places)
    assert len(asked["first"]) == 5
    same = {question["place"]: question["value"] for question in asked["questions"]}
    answer = found(fill_in(http, key, **same))
    expect_response("fill_in_edition", answer)
    assert (answer["faults"], answer["differences"]) == ([], [])
    values = {value.place: value for value in provenance(parse_edition(answer["text"].encode(), key, "box"))}
    assert {value.confidence for value in values.values()} <= {"rules", "external", "constrained", "free"}
    assert values[asked["first"][-1]].source == "My copy."


def test_what_differs_is_in_the_file_and_totals_are_checked(http: httpx.Client) -> None:
    answer = found(fill_in(http, "amyitis", **{"court.palace-3.prestige": 11, "tile.q1-a.bonus": {"camels": 1}}))
    assert {row["place"] for row in answer["differences"]} == {"court.palace-3.prestige", "tile.q1-a.bonus.camels"}
    made = find_game("amyitis").with_edition(parse_edition(answer["text"].encode(), "amyitis", "box"))
    assert made.components.tables["PALACE_PRESTIGE"] == [0, 3, 6, 11]
    wrong = found(fill_in(http, "amyitis", **{"craft.peasant.count.4": 6}))
    assert [fault["id"] for fault in wrong["faults"]] == ["edition-total"]
    assert "text" in wrong


@pytest.mark.parametrize("entries", [{"supply.talents.value": "31"}, {"tile.q1-a.bonus": "{"}, {"gems": "null"}])
def test_what_nobody_asked_for_is_refused(http: httpx.Client, entries: dict[str, str]) -> None:
    body = {"name": "x", "source": "y", "entries": entries}
    assert error(http.post("/api/games/amyitis/box", json=body), 400)["id"] == "box-place"
