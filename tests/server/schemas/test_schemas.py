"""Responses match their schemas, and the browser's types match the schemas."""

import json
from typing import Any

import httpx
import jsonschema_rs
import pytest

from semiramis.core.registry import find_game, keys
from semiramis.server.schemas.games import Types, Words, all_shapes
from semiramis.server.schemas.responses import OF_OPERATION
from semiramis.server.schemas.typescript import FILE, declaration, typescript, written
from tests.server.client import ME, OPEN, any_of, found, join, make, two_people
from tests.server.conftest import Served

STEPS = 40


def validator(name: str) -> jsonschema_rs.Validator:
    closed = {key: _closed(schema) for key, schema in all_shapes().items()}
    schema = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": closed}}
    return jsonschema_rs.validator_for(schema)


def _closed(schema: Any) -> Any:
    """Return a schema that rejects additional properties."""
    if isinstance(schema, list):
        return [_closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    inside = {key: _closed(value) for key, value in schema.items()}
    return {"additionalProperties": False, **inside} if isinstance(schema.get("properties"), dict) else inside


def expect_shape(name: str, data: Any) -> None:
    faults = [f"{fault.instance_path}: {fault.message[:200]}" for fault in validator(name).iter_errors(data)]
    assert faults == []


def test_the_types_of_the_browser_are_fresh() -> None:
    said = "stale: run `python -m semiramis.server.schemas.typescript`"
    assert FILE.read_text(encoding="utf-8") == typescript(), said


@pytest.mark.parametrize("key", keys())
def test_tables_events_and_positions_have_their_shape_all_game_long(server: Served, key: str) -> None:
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
    expect_shape("History", found(person.get("/history")))
    expect_shape("PositionAt", found(person.get(f"/positions/{STEPS // 2}")))
    expect_shape("Hint", found(person.get("/hint")))
    expect_shape("WhyNotAnswer", found(person.post("/why-not", {"action": seen["legal"][0]["action"]})))


def test_all_other_answers_have_their_shape(http: httpx.Client) -> None:
    expect_shape("Games", found(http.get("/api/games")))
    clock = {"mode": "bank", "bank": 60, "increment": 5}
    host = make(http, "amyitis", ME, OPEN, clock=clock)
    expect_shape("TableSnapshot", host.now())
    guest = join(host)
    expect_shape("MyTables", found(http.post("/api/mine", json={"tokens": [host.token, guest.token]})))
    host.do("ask-resign")
    expect_shape("TableSnapshot", guest.now())
    guest.do("answer", agrees=True)
    expect_shape("TableSnapshot", guest.now())
    expect_shape("TableSnapshot", found(host.post("/rematch", {}), 201))
    expect_shape("History", found(host.get("/history")))
    log = host.get("/log").content
    uploaded = http.post("/api/logs", content=log, headers={"content-type": "application/x-ndjson"})
    expect_shape("SnapshotWithToken", found(uploaded, 201))
    one, _ = two_people(http, "ishtar")
    stale = one.send("undo", expect=0).json()
    assert stale["error"]["id"] == "server-stale"
    for event in stale["missing"]:
        expect_shape("TableEvent", event)
    with one.listen(0) as stream:
        expect_shape("TableEvent", stream.take(1)[0])


def test_every_json_answer_is_described(http: httpx.Client) -> None:
    described = found(http.get("/api/openapi.json"))
    schemas = described["components"]["schemas"]
    for methods in described["paths"].values():
        for operation in methods.values():
            done = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
            schema = done.get("content", {}).get("application/json", {}).get("schema")
            if operation["operationId"] in OF_OPERATION:
                assert schema == {"$ref": f"#/components/schemas/{OF_OPERATION[operation['operationId']].__name__}"}
    for place in _references(described):
        assert place.removeprefix("#/components/schemas/") in schemas


def _references(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return set().union(*map(_references, schema))
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
    return own.union(*map(_references, schema.values()))


def test_a_shape_that_cannot_be_described_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot be described"):
        Types().of(bytes)


def test_words_of_one_name_and_other_meaning_are_told_apart() -> None:
    from semiramis.core.model.domain import Domain

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


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "object", "additionalProperties": True}, "Record<string, unknown>"),
        ({"type": "object", "propertyNames": {"enum": ["a"]}, "additionalProperties": {"type": "integer"}},
         'Partial<Record<"a", number>>'),
        ({"const": "move"}, '"move"'),
        (True, "unknown"),
    ],
)  # fmt: skip
def test_schemas_as_types(schema: Any, text: str) -> None:
    assert written(schema) == text


def test_a_declaration_says_what_it_is_and_ends_no_comment_early() -> None:
    told = declaration(
        "Thing", {"description": "Not */ the end.", "type": "object", "properties": {"a-b": {"type": "boolean"}}}
    )
    assert told == '/** Not * / the end. */\nexport type Thing = {\n  "a-b"?: boolean;\n};\n'


@pytest.mark.parametrize("key", keys())
def test_every_action_of_a_game_is_one_of_its_kinds(key: str) -> None:
    catalogue, action = find_game(key).rules.catalogue, validator(f"{key.capitalize()}Action")
    assert all(action.is_valid(catalogue.action(code).to_json()) for code in range(0, catalogue.size, 7))
    assert not action.is_valid({"do": "dance"})
