"""Uploaded logs are untrusted: any fault is reported, and nothing is stored."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from semiramis.core.registry import keys
from tests.server.client import Person, error, found, make
from tests.server.conftest import Served

Line = dict[str, Any]


@pytest.fixture(scope="module")
def lines(server: Served) -> list[Line]:
    """Return the log of a game in progress."""
    host = make(server.http, "babylon")
    for _ in range(3):
        host.play()
    return [json.loads(line) for line in host.get("/log").text.splitlines()]


def text_of(lines: list[Line]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def refused(server: Served, content: str | bytes) -> str:
    """Return the id of the problem with which an upload is rejected; checks that nothing is stored."""
    before = len(server.service.store.table_ids())
    answer = server.http.post("/api/logs", content=content)
    assert answer.status_code in (400, 404), answer.text[:200]
    assert len(answer.content) < 4000
    problem = error(answer, answer.status_code)
    assert problem["text"].isprintable()
    assert len(server.service.store.table_ids()) == before
    return str(problem["id"])


@pytest.mark.parametrize(
    ("content", "id"),
    [
        (b"", "log-empty"),
        (b"\n", "log-not-json"),
        (b"{}", "log-cut-off"),
        (b"{}\n", "log-no-header"),
        (b"\xff\xfe\n", "log-not-json"),
        (b"\x1f\x8b\x08" + b"\x00" * 100 + b"\n", "log-not-json"),
        (b"[" * 1_000_000 + b"\n", "log-line-too-long"),
        (b'{"a":' * 500_000 + b"\n", "log-line-too-long"),
        (b"{}\n" * 100_000, "log-no-header"),
        (b'{"semiramis": "log", "format": 1, "game": "' + b"x" * 100_000 + b'"}\n', "game-unknown"),
        (b'{"semiramis": "log", "format": [], "game": "ishtar"}\n', "log-format"),
        (b'{"semiramis": "log", "format": 1, "game": ["ishtar"]}\n', "game-unknown"),
        (b"9" * 5000 + b"\n", "log-not-json"),
    ],
    ids=range(13),
)
def test_what_is_no_log_is_refused(server: Served, content: bytes, id: str) -> None:
    assert refused(server, content) == id


HEADS: list[Line] = [
    {"seats": {"jasmine": "\ud800", "rose": ""}},
    {"seats": {"rose": "", "jasmine": ""}},
    {"seats": {}},
    {"seats": {"jasmine": 1, "rose": {}}},
    {"seats": {f"seat{n}": "" for n in range(1000)}},
    {"options": {"x" * 100_000: "y"}},
    {"options": {"\u202e": "y"}},
    {"options": {"x": ["y"]}},
    {"options": []},
    {"commitment": "x" * 64},
    {"commitment": "0" * 100_000},
    {"commitment": ["0"]},
    {"edition": None},
    {"edition": {"name": "\u202e", "hash": "0" * 64}},
    {"edition": {"name": [], "hash": "../../../etc/passwd"}},
    {"edition": {"name": "", "hash": "\ud800"}},
    {"rules": 10**4000},
    {"rules": -1},
    {"rules": True},
    {"rules": 1.5},
    {"position": {}},
    {"position": []},
    {"position": {"semiramis": "position", "format": 10**4000}},
    {"position": {"semiramis": "position", "table": "\ud800", "seats": [None] * 1000}},
]


@pytest.mark.parametrize("head", HEADS, ids=range(len(HEADS)))
def test_a_header_that_lies_is_refused(server: Served, lines: list[Line], head: Line) -> None:
    refused(server, text_of([{**lines[0], **head}, *lines[1:]]))


LAST: list[Callable[[int], Line]] = [
    lambda n: {"n": n},
    lambda n: {"n": n, "hash": "0" * 64},
    lambda n: {"n": n, "hash": 1},
    lambda n: {"n": 10**4000, "hash": ""},
    lambda n: {"n": n, "hash": "", "x": float("nan")},
    lambda n: {"n": n, "by": "chance", "do": "\ud800"},
    lambda n: {"n": n, "by": "jasmine", "do": {"x": [1]}},
    lambda n: {"n": n, "by": ["jasmine"], "do": "pass"},
    lambda n: {"n": n, "by": "\u202e" * 1000, "do": "pass"},
    lambda n: {"n": n, "by": "lotus", "do": "pass"},
    lambda n: {"n": n, "by": "jasmine", "undo": 10**4000},
    lambda n: {"n": n, "by": "jasmine", "undo": -1},
    lambda n: {"n": n, "by": "jasmine", "undo": 3, "agreed": [{}, "nobody"]},
    lambda n: {"n": n, "by": "jasmine", "undo": 3, "agreed": {"rose": 1}},
    lambda n: {"n": n, "by": "jasmine", "redo": 1},
    lambda n: {"n": n, "end": {}},
    lambda n: {"n": n, "end": {}, "hash": "", "seed": [], "nonce": {}},
]


@pytest.mark.parametrize("last", LAST, ids=range(len(LAST)))
def test_a_line_that_lies_is_refused(server: Served, lines: list[Line], last: Callable[[int], Line]) -> None:
    assert refused(server, text_of([*lines, last(len(lines))])).startswith("log-")


def test_any_changed_hash_is_named(server: Served, lines: list[Line]) -> None:
    hashed = [at for at, line in enumerate(lines) if "hash" in line]
    assert hashed
    for at in hashed:
        wrong = [*lines]
        wrong[at] = {**lines[at], "hash": lines[at]["hash"][::-1]}
        assert refused(server, text_of(wrong)) == "log-hash"


@pytest.mark.parametrize("depth", [100, 900, *range(940, 1000, 6)])
def test_a_line_nested_as_deep_as_can_be_read_does_no_harm(server: Served, lines: list[Line], depth: int) -> None:
    nested = "[" * depth + "]" * depth
    for at in (0, next(at for at, line in enumerate(lines) if "hash" in line)):
        texts = [json.dumps(line) for line in lines]
        texts[at] = f'{texts[at][:-1]}, "more": {nested}}}'
        answer = server.http.post("/api/logs", content="\n".join(texts) + "\n")
        assert answer.status_code in (201, 400)
        if answer.status_code == 201:
            brought = Person(server.http, answer.json()["table"]["id"], answer.json()["token"])
            server.forget(brought.table)
            brought.play()
            assert brought.get("/log").status_code == 200


@pytest.mark.parametrize("key", keys())
def test_names_in_a_log_are_cleaned_and_its_seats_can_be_played(http: httpx.Client, key: str) -> None:
    lines = [json.loads(line) for line in make(http, key).get("/log").text.splitlines()]
    lines[0]["seats"] = {"jasmine": "\x1b[31m\u202e" + "x" * 100_000, "rose": "\n"}
    made = found(http.post("/api/logs", content=text_of(lines)), 201)
    names = [seat["name"] for seat in made["table"]["seats"]]
    assert names[0] == "[31m " + "x" * 35
    assert names[1] == "rose"
    person = Person(http, made["table"]["id"], made["token"])
    assert found(person.get("/hint"))["action"]
    assert person.send("leave").status_code == 200
