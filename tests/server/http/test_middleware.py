"""Limits, headers and tokens, which protect players from each other."""

import hmac
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from semiramis.server import tokens
from semiramis.server.http.limits import MOST_REMEMBERED, RateLimiter
from semiramis.server.http.middleware import HEADERS, LARGEST_BODY
from semiramis.server.logs import LOG, JsonLines
from semiramis.server.service.create import LARGEST_LOG
from tests.server.client import BOT, ME, OPEN, Person, error, found, join, make, two_people
from tests.server.conftest import Serve, Served

JSON = {"content-type": "application/json"}


# body size


def blanks(size: int) -> Iterator[bytes]:
    """Yield a chunked body without a declared length."""
    for _ in range(0, size, 8192):
        yield b" " * 8192


@pytest.mark.parametrize(
    ("path", "limit"), [("/api/tables", LARGEST_BODY), ("/api/mine", LARGEST_BODY), ("/api/logs", LARGEST_LOG)]
)
def test_a_body_that_is_too_large_is_refused_whether_its_length_is_said_or_not(
    http: httpx.Client, path: str, limit: int
) -> None:
    declared = http.post(path, content=b" " * (limit + 2), headers=JSON)
    assert error(declared, 413)["id"] == "server-too-large"
    chunked = http.post(path, content=blanks(limit + 8192), headers=JSON)
    assert "content-length" not in chunked.request.headers
    assert error(chunked, 413)["id"] == "server-too-large"


def test_a_body_as_large_as_allowed_is_read(http: httpx.Client) -> None:
    body = json.dumps({"game": "ishtar", "seats": [ME, BOT]}).encode()
    assert http.post("/api/tables", content=body.ljust(LARGEST_BODY), headers=JSON).status_code == 201


def test_a_log_that_is_too_large_is_refused(http: httpx.Client) -> None:
    refused = error(http.post("/api/logs", content=b"\n" * (LARGEST_LOG + 1)), 400)
    assert refused["id"] == "server-log-too-large"


@pytest.mark.parametrize("name", ["", "x" * 41, "x" * 10_000])
def test_names_have_a_length(http: httpx.Client, name: str) -> None:
    table = make(http, "ishtar", ME, OPEN)
    assert error(table.post("/join", {"name": name}), 400)["args"]["place"] == "body.name"
    seats = [{"kind": "me", "name": "x" * 41}, BOT]
    error(http.post("/api/tables", json={"game": "ishtar", "seats": seats}), 400)


def test_an_edition_and_a_list_of_tokens_have_a_length(http: httpx.Client) -> None:
    error(http.post("/api/tables", json={"game": "ishtar", "seats": [ME, BOT], "edition": "#" * 262_145}), 400)
    error(http.post("/api/mine", json={"tokens": ["x"] * 201}), 400)
    error(http.post("/api/mine", json={"tokens": ["x" * 81]}), 400)


# rate limits


def test_rates_by_token_say_when_to_come_again(serve: Serve) -> None:
    served = serve(burst=5, per_second=0.5)
    one, other = two_people(served.http, "ishtar")
    answers = [one.get() for _ in range(8)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
    refused = error(answers[-1], 429)
    assert refused["id"] == "server-too-many"
    assert int(answers[-1].headers["retry-after"]) == refused["args"]["seconds"] == 2
    assert other.get().status_code == 200
    assert Person(served.http, one.table).get().status_code == 200


def test_rates_by_address_hold_for_everything_and_for_everyone_there(serve: Serve) -> None:
    served = serve(address_burst=4, address_per_second=0.1)
    paths = ["/", "/healthz", "/api/games", "/nowhere", "/metrics", "/api/tables/x", "/api/openapi.json"]
    answers = [served.http.get(path) for path in paths]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 404, 429, 429, 429]
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 11
    with_token = served.http.get("/api/games", headers={"authorization": "Bearer anything"})
    assert with_token.status_code == 429


def test_a_bucket_fills_again_and_old_ones_are_forgotten() -> None:
    rates = RateLimiter(2, 1)
    assert [rates.take("a", 0.0), rates.take("a", 0.0)] == [0, 0]
    assert rates.take("a", 0.25) == pytest.approx(0.75)
    assert rates.take("b", 0.25) == 0
    assert rates.take("a", 1.0) == 0
    assert [rates.take("a", 100.0), rates.take("a", 100.0)] == [0, 0]
    assert rates.take("a", 100.0) > 0
    for number in range(MOST_REMEMBERED + 10):
        rates.take(f"c{number}", 100.0)
    assert len(rates._buckets) == MOST_REMEMBERED


# headers


def test_every_answer_has_the_headers(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    http = server.http
    one = make(http, "ishtar", ME, OPEN)
    answers = [
        http.get("/"),
        http.get("/healthz"),
        http.get("/metrics"),
        http.get("/api/openapi.json"),
        http.get("/nowhere"),
        http.put("/api/games"),
        http.options("/api/games"),
        one.get(),
        one.get("/picture.svg"),
        one.get("/log"),
        one.post("/commands", {}),
        one.send("move", action={"do": "pass"}),
        Person(http, one.table, "wrong").get(),
        http.post("/api/logs", content=b" " * (LARGEST_LOG + 2)),
    ]
    assert {200, 400, 401, 404, 405, 409, 413} <= {answer.status_code for answer in answers}
    with one.listen(after=-1) as listener:
        answers.append(listener.response)

    def broken(*args: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(server.service.residency, "get", broken)
    answers.append(one.get())
    assert error(answers[-1], 500)["id"] == "server-bug"
    for answer in answers:
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS, answer.request.url
        assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
        assert "access-control-allow-origin" not in answer.headers


def test_what_the_headers_say() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'self'"
    assert "script-src" not in policy
    assert HEADERS["x-content-type-options"] == "nosniff"
    assert HEADERS["x-frame-options"] == "DENY"
    assert HEADERS["referrer-policy"] == HEADERS["cross-origin-resource-policy"] == "same-origin"


# tokens


def test_tokens_and_ids_cannot_be_guessed() -> None:
    made = [tokens.new_token() for _ in range(1000)]
    assert len(set(made)) == 1000
    assert all(re.fullmatch(r"[\w-]{32}", token) for token in made)
    ids = [tokens.new_id() for _ in range(1000)]
    assert len(set(ids)) == 1000
    assert len(tokens.ALPHABET) ** tokens.ID_LENGTH > 2**59
    assert {sign for id in ids for sign in id} == set(tokens.ALPHABET)


def test_tokens_are_compared_in_constant_time(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []

    def spied(one: str, other: str) -> bool:
        compared.append((one, other))
        return hmac.compare_digest(one, other)

    one, other = two_people(http, "ishtar")
    monkeypatch.setattr("semiramis.server.tables.table.same", spied)
    assert one.token is not None
    assert other.token is not None
    one.now()
    assert (tokens.hashed(one.token), tokens.hashed(one.token)) in compared
    assert (tokens.hashed(other.token), tokens.hashed(one.token)) in compared
    assert tokens.same("a" * 64, "a" * 64)
    assert not tokens.same("a" * 64, "a" * 63 + "b")


def test_only_hashes_of_tokens_are_on_disk(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    people = two_people(served.http, "babylon")
    for person in people:
        person.now()
    host = make(served.http, "ishtar", OPEN, OPEN)
    given = [person.token for person in (*people, host, join(host))]
    for when in ("running", "stopped"):
        raw = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
        for token in given:
            assert token is not None
            assert token.encode() not in raw, when
            assert tokens.hashed(token).encode() in raw, when
        if when == "running":
            served.stop()


def test_tokens_are_never_in_the_logs(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    monkeypatch.setattr(LOG, "handlers", [handler])
    monkeypatch.setattr(LOG, "level", logging.DEBUG)
    one, other = two_people(server.http, "ishtar")
    one.now()
    one.send("move", action={"do": "nonsense"})
    one.send("move", expect=99, action={"do": "nonsense"})
    Person(server.http, "nowhere", one.token).get()
    server.http.post("/api/mine", json={"tokens": [one.token, other.token]})

    def broken(*args: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr(server.service.store, "write", broken)
    assert one.send("leave").status_code == 500
    logged = written.getvalue()
    assert '"trace"' in logged
    for token in (one.token, other.token):
        assert token is not None
        assert token not in logged
        assert tokens.hashed(token) not in logged


def test_tokens_are_shown_once_and_to_nobody_else(http: httpx.Client) -> None:
    host = make(http, "ishtar", ME, OPEN)
    with Person(http, host.table).listen(after=-1) as watched, host.listen(after=-1) as heard:
        guest = join(host)
        received = [json.dumps(events.upto(1)) for events in (watched, heard)]
    spectator = Person(http, host.table)
    for person in (host, guest, spectator):
        for path in ("", "/history", "/log", "/positions/0", "/picture.svg"):
            received.append(person.get(path).text)
    received.append(host.send("move", expect=0, action={}).text)
    received.append(spectator.send("leave").text)
    assert found(http.post("/api/mine", json={"tokens": [guest.token]}))["tables"]
    received.append(http.post("/api/mine", json={"tokens": [guest.token]}).text)
    for token in (host.token, guest.token):
        assert token is not None
        for text in received:
            assert token not in text
            assert tokens.hashed(token) not in text


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Basic abc", "bearer\tabc", "Token abc", "Bearer " + "x" * 200, "Bearer é"]
)
def test_an_authorization_of_another_form_is_refused(http: httpx.Client, header: str) -> None:
    table = make(http, "ishtar", ME, OPEN)
    answer = http.get(table.address, headers={b"authorization": header.encode("latin-1")})
    assert error(answer, 400 if len(header) > 120 else 401)
    if answer.status_code == 401:
        assert answer.headers["www-authenticate"] == "Bearer"
