"""Responses are as the OpenAPI document describes them, and the document kept for the client is fresh."""

import json
from functools import cache
from typing import Any

import httpx
import jsonschema_rs
import pytest

from semiramis.core.model.domain import Domain
from semiramis.core.registry import find_game, keys
from semiramis.server.schemas.games import Types, Words, by_word
from semiramis.server.write_openapi import FILE, openapi_text
from tests.server.client import ME, OPEN, any_of, found, join, make, two_people
from tests.server.conftest import Served

STEPS = 40
PLACE = "#/components/schemas/"


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document of this server."""
    described: dict[str, Any] = json.loads(openapi_text())
    return described


@cache
def responses() -> dict[str, Any]:
    """The schema of the successful response of each operation that returns JSON, by operation id."""
    operations = [operation for methods in document()["paths"].values() for operation in methods.values()]
    successes = {
        operation["operationId"]: next(answer for status, answer in operation["responses"].items() if status[0] == "2")
        for operation in operations
    }
    return {
        id: success["content"]["application/json"]["schema"]
        for id, success in successes.items()
        if "application/json" in success["content"]
    }


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    """A validator for a named schema that also refuses fields it does not name."""
    closed = {key: _closed(schema) for key, schema in document()["components"]["schemas"].items()}
    return jsonschema_rs.validator_for({"$ref": PLACE + name, "components": {"schemas": closed}})


def _closed(schema: Any) -> Any:
    """Return a schema that rejects additional properties."""
    if isinstance(schema, list):
        return [_closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    inside = {key: _closed(value) for key, value in schema.items()}
    return {"additionalProperties": False, **inside} if isinstance(schema.get("properties"), dict) else inside


def expect_schema(name: str, data: Any) -> None:
    """Fail with the faults if data is not as a named schema says."""
    faults = [f"{fault.instance_path}: {fault.message[:200]}" for fault in validator(name).iter_errors(data)]
    assert faults == []


def expect_response(operation: str, data: Any) -> None:
    """Fail with the faults if data is not as the endpoint documents its response."""
    expect_schema(responses()[operation]["$ref"].removeprefix(PLACE), data)


def test_the_document_for_the_client_is_fresh() -> None:
    stale = "stale: run `python -m semiramis.server.write_openapi`, then `npm run types` in web/"
    assert FILE.read_text(encoding="utf-8") == openapi_text(), stale


def test_the_server_sends_the_same_document(http: httpx.Client) -> None:
    assert found(http.get("/api/openapi.json")) == document()


@pytest.mark.parametrize("key", keys())
def test_tables_events_and_positions_are_as_described_all_game_long(server: Served, key: str) -> None:
    person = make(server.http, key, seed="shapes")
    name = key.capitalize()
    view, action, now = validator(f"{name}View"), validator(f"{name}Action"), validator("TableSnapshot")
    pick = any_of(7)
    for _ in range(STEPS):
        seen = person.now()
        assert [fault.message[:300] for fault in view.iter_errors(seen["view"])] == []
        assert now.is_valid(seen)
        assert all(action.is_valid(offer["action"]) for offer in seen["legal"])
        person.play(pick)
    person.do("undo", steps=1) if person.now()["table"]["undo"]["free"] else None
    expect_response("show_history", found(person.get("/history")))
    expect_response("show_position", found(person.get(f"/positions/{STEPS // 2}")))
    expect_response("ask_hint", found(person.get("/hint")))
    expect_response("ask_continuations", found(person.post("/continuations", {"actions": []})))
    expect_response("ask_why_not", found(person.post("/why-not", {"action": seen["legal"][0]["action"]})))


def test_all_other_responses_are_as_described(http: httpx.Client) -> None:
    expect_response("list_games", found(http.get("/api/games")))
    clock = {"mode": "bank", "bank": 60, "increment": 5}
    host = make(http, "amyitis", ME, OPEN, clock=clock)
    expect_response("show_table", host.now())
    guest = join(host)
    expect_response("list_my_tables", found(http.post("/api/mine", json={"tokens": [host.token, guest.token]})))
    host.do("ask-resign")
    expect_response("show_table", guest.now())
    guest.do("answer", agrees=True)
    expect_response("show_table", guest.now())
    expect_response("play_again", found(host.post("/rematch", {}), 201))
    expect_response("show_history", found(host.get("/history")))
    log = host.get("/log").content
    uploaded = http.post("/api/logs", content=log, headers={"content-type": "application/x-ndjson"})
    expect_response("upload_log", found(uploaded, 201))
    one, _ = two_people(http, "ishtar")
    stale = one.send("undo", expect=0).json()
    assert stale["error"]["id"] == "server-stale"
    for event in stale["missing"]:
        expect_schema("TableEvent", event)
    with one.listen(0) as stream:
        expect_schema("TableEvent", stream.take(1)[0])


def test_every_json_response_has_a_named_schema() -> None:
    unnamed = {id for id, schema in responses().items() if schema.keys() != {"$ref"}}
    assert unnamed == {"check_health", "check_readiness"}
    assert len(responses()) > 15


def test_every_schema_that_is_referred_to_is_there() -> None:
    schemas = document()["components"]["schemas"]
    references = _references(document())
    assert len(references) > 50
    assert {place.removeprefix(PLACE) for place in references} <= schemas.keys()


@pytest.mark.parametrize("key", keys())
def test_a_response_that_differs_from_its_description_is_noticed(http: httpx.Client, key: str) -> None:
    snapshot = make(http, key, ME, OPEN).now()
    expect_response("show_table", snapshot)
    view, table = snapshot["view"], snapshot["table"]
    lacking = [{**snapshot, "view": {name: view[name] for name in view if name != lost}} for lost in view]
    lacking += [{**snapshot, "table": {name: table[name] for name in table if name != lost}} for lost in table]
    wrong = [
        {**snapshot, "more": 1},
        {**snapshot, "view": {**view, "more": 1}},
        {**snapshot, "view": {**view, "stage": "dancing"}},
        {**snapshot, "table": {**table, "mover": "somebody"}},
        {**snapshot, "asks": {"id": "asks", "args": {"n": 1.5}}},
        {**snapshot, "legal": [{**offer, "action": {"square": "a1"}} for offer in snapshot["legal"]] or None},
    ]
    assert [changed for changed in lacking + wrong if validator("TableSnapshot").is_valid(changed)] == []


def _references(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return set().union(*map(_references, schema))
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
    return own.union(*map(_references, schema.values()))


def test_a_type_that_cannot_be_described_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot be described"):
        Types().of(bytes)


def test_words_of_one_name_and_other_meaning_are_told_apart() -> None:
    words = Words("Game")
    names = [
        json.dumps(words.of(Domain("kind of thing", tuple("abc")))),
        json.dumps(words.of(Domain("kind of thing", tuple("abc")))),
        json.dumps(words.of(Domain("kind of thing", tuple("abd")))),
        json.dumps(words.of(Domain("kind of thing", ("none", "a", "b")))),
        json.dumps(words.of(Domain("kind of thing", tuple(str(n) for n in range(80))))),
    ]
    assert [name.split("/")[-1].strip('"}') for name in names[:4]] == [
        "GameKindOfThingWord", "GameKindOfThingWord", "GameKindOfThingWord2", "GameMaybeKindOfThingWord",
    ]  # fmt: skip
    assert names[4] == '{"type": "string"}'


def test_a_record_by_words_has_every_word_and_no_other() -> None:
    letters = jsonschema_rs.validator_for(_closed(by_word(Domain("letter", tuple("abc")), {"type": "integer"})))
    assert letters.is_valid({"a": 1, "b": 2, "c": 3})
    assert not letters.is_valid({"a": 1, "b": 2})
    assert not letters.is_valid({"a": 1, "b": 2, "c": "3"})
    assert not letters.is_valid({"a": 1, "b": 2, "c": 3, "d": 4})
    numbers = Domain("number", tuple(map(str, range(80))))
    many = jsonschema_rs.validator_for(by_word(numbers, {"type": "integer"}))
    assert many.is_valid(dict.fromkeys(numbers.words, 0))
    assert not many.is_valid(dict.fromkeys(numbers.words[1:], 0))


@pytest.mark.parametrize("key", keys())
def test_every_action_of_a_game_is_one_of_its_kinds(key: str) -> None:
    catalogue, action = find_game(key).rules.catalogue, validator(f"{key.capitalize()}Action")
    assert all(action.is_valid(catalogue.action(code).to_json()) for code in range(0, catalogue.size, 7))
    assert not action.is_valid({"do": "dance"})
