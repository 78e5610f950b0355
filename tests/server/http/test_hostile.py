"""Hostile requests are rejected clearly, quickly, and without harm to anyone else."""

import json
import time
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from semiramis.core.registry import find_game, keys
from tests.server.client import BOT, ME, OPEN, Person, error, found, join, make
from tests.server.conftest import Served

JSON = {"content-type": "application/json"}
MOVE = '"kind":"move","expect":0,"key":"key-00000001"'
LONGEST_ANSWER = 4000


def refused(answer: httpx.Response) -> dict[str, Any]:
    """Return the problem of a 400 or 404, which must be short and free of control characters."""
    assert answer.status_code in (400, 404), answer.text[:300]
    problem = error(answer, answer.status_code)
    assert len(answer.content) < LONGEST_ANSWER
    for said in (problem["text"], *problem["args"].values()):
        assert not isinstance(said, str) or said.isprintable()
    return problem


def raw(person: Person, body: str | bytes, path: str = "/commands", kind: str = "application/json") -> httpx.Response:
    headers = {**person.headers, **({"content-type": kind} if kind else {})}
    return person.http.post(person.address + path, content=body, headers=headers)


@pytest.fixture(scope="module")
def seated(server: Served) -> Person:
    """Return a person at a table that must stay unchanged."""
    return make(server.http, "amyitis")


# names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a\x00b\x1b[31mc\r\nd\x7f", "a b [31mc d"),
        ("\u202eevil\u2066\u200b\ufeff", "evil"),
        ("  \t\n ", "rose"),
        ("<script>alert(1)</script>&amp;\"'", "<script>alert(1)</script>&amp;\"'"),
        ("{ $seat }", "{ $seat }"),
        ("Ž" * 40, "Ž" * 40),
    ],
)
def test_a_name_stands_on_one_line_and_shows_all_its_signs(http: httpx.Client, name: str, shown: str) -> None:
    table = make(http, "ishtar", {"kind": "me", "name": name}, OPEN, {**BOT, "name": name})
    guest = join(table, name)
    now = guest.now()
    names = [seat["name"] for seat in now["table"]["seats"]]
    assert names[1] == shown
    assert all(each.isprintable() and each for each in names)
    joined = next(event for event in found(guest.get("/history"))["events"] if event["kind"] == "join")
    assert joined["told"][0]["args"]["name"] == shown
    page = guest.get()
    assert page.headers["content-type"] == "application/json"
    ElementTree.fromstring(guest.get("/picture.svg").text)
    head = json.loads(guest.get("/log").text.splitlines()[0])
    assert all(each.isprintable() for each in head["seats"].values())


# JSON

NESTED = [100, 900, *range(940, 1000, 7), 40_000]


@pytest.mark.parametrize("path", ["/commands", "/why-not"])
def test_deep_json_is_refused(seated: Person, path: str) -> None:
    common = f"{MOVE}," if path == "/commands" else ""
    for depth in NESTED:
        for opened, closed in ("[]", ('{"a":', "}")):
            inner = opened * depth + ("1" if closed == "}" else "") + closed * depth
            refused(raw(seated, f'{{{common}"action":{{"do":{inner}}}}}', path))
    assert seated.seq() == 0


@pytest.mark.parametrize(
    "value", ["NaN", "-Infinity", "1e999", "9" * 4000, "9" * 5000, '"\\ud800"', '"\\u202e"', '"\\u0000"', "{}", "[]"]
)
def test_odd_values_are_refused_wherever_they_stand(seated: Person, value: str) -> None:
    for body in (
        f'{{{MOVE},"action":{{"do":{value}}}}}',
        f'{{{MOVE},"action":{{"do":"take","row":{value}}}}}',
        f'{{{MOVE},"action":{value}}}',
        f'{{"kind":"move","expect":{value},"key":"key-00000001","action":{{"do":"pass"}}}}',
        f'{{"kind":"undo","steps":{value},"expect":0,"key":"key-00000001"}}',
        f'{{"kind":{value},"expect":0,"key":"key-00000001"}}',
        f'{{{MOVE},"action":{{"do":"pass"}},"more":{value}}}',
    ):
        refused(raw(seated, body))
    assert seated.seq() == 0


@pytest.mark.parametrize(
    "body", [b"", b"\x00", b"\xff\xfe", b'{"kind": "mo\xff"}', b"[]", b"1", b'"x"', b"null", b"{", b"{}{}", b"'"]
)
def test_a_body_that_is_no_json_object_is_refused(seated: Person, body: bytes) -> None:
    for path in ("/commands", "/why-not", "/fork", "/join"):
        refused(raw(seated, body, path))


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
def test_a_body_of_another_type_is_refused_so_that_no_other_site_can_send_it(seated: Person, kind: str) -> None:
    before = seated.seq()
    legal = seated.now()["legal"][0]["action"]
    body = {"kind": "move", "expect": before, "key": "key-of-form", "action": legal}
    refused(raw(seated, json.dumps(body), kind=kind))
    assert seated.seq() == before


def test_of_a_key_that_comes_twice_the_last_counts(http: httpx.Client) -> None:
    host = make(http, "ishtar")
    legal = json.dumps(host.now()["legal"][0]["action"])
    answer = raw(host, f'{{{MOVE},"action":{{"do":"nonsense"}},"action":{legal}}}')
    assert found(answer) == {"seq": 1}
    refused(raw(host, f'{{"kind":"move","expect":1,"key":"key-2222","action":{legal},"action":{{"do":"nonsense"}}}}'))
    assert host.seq() == 1


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize("key", keys())
def test_any_action_gets_an_answer(server: Served, key: str) -> None:
    host = make(server.http, key)
    kinds = find_game(key).rules.catalogue.kinds
    names = sorted({name for kind in kinds.values() for name in kind.args})
    actions = st.fixed_dictionaries(
        {"do": st.sampled_from(sorted(kinds)) | ANY_JSON}, optional=dict.fromkeys(names, ANY_JSON)
    )

    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    @given(actions)
    def try_out(action: dict[str, Any]) -> None:
        body = json.dumps({"action": action})
        assert raw(host, body, "/why-not").status_code in (200, 400)
        legal = [offer["action"] for offer in host.now()["legal"]]
        if action not in legal:
            command = json.dumps({"kind": "move", "expect": 0, "key": "key-any-one", "action": action})
            assert raw(host, command).status_code in (400, 422)

    try_out()
    assert host.seq() == 0


# editions


def body(http: httpx.Client, **more: Any) -> httpx.Response:
    return http.post("/api/tables", json={"game": "amyitis", "seats": [ME, BOT], **more})


HEAD = 'format = 1\ngame = "amyitis"\nname = "x"\nconfidence = "rules"\nsource = "x"\n'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "x",
        HEAD,
        HEAD + ".".join("a" * 100_000) + " = 1",
        HEAD + "a = " + "[" * 200_000,
        HEAD + "a = " + "{ a = " * 30_000,
        HEAD + "a = " + "9" * 200_000,
        HEAD + "\n".join(f"a{i}.b.c.d.e.f.g.h = 1" for i in range(3_000)),
        HEAD + "\n".join(f"[a.b.c.d.e.f.g.h{i}]" for i in range(9_000)),
        HEAD + "\n".join(["[[a]]"] * 40_000),
        HEAD + "\n".join(f'"\u202e{i}" = "\u202e"' for i in range(9_000)),
    ],
    ids=lambda text: f"{len(text)} bytes",
)
def test_an_edition_made_to_hurt_is_refused_before_long(http: httpx.Client, text: str) -> None:
    begun = time.monotonic()
    refused(body(http, edition=text))
    assert time.monotonic() - begun < 10


@pytest.mark.parametrize(
    "options",
    [
        {"x" * 100_000: "y" * 100_000},
        {"\u202e\n": "\x00"},
        {"field-tie": "x" * 200_000},
        {str(i): "x" for i in range(21)},
        {"field-tie": 1},
        {"field-tie": ["x"]},
        [],
    ],
    ids=range(7),
)
def test_options_made_to_hurt_are_refused(http: httpx.Client, options: Any) -> None:
    refused(body(http, options=options))


# ids


@pytest.mark.parametrize(
    "id",
    [
        "%00",
        "%ff%fe",
        "..",
        "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "..%5c..",
        "x" * 6000,
        "'%20OR%201=1--",
        "%E2%80%AE",
        "*",
        "%0d%0ax:y",
    ],
)
def test_tricks_in_a_path_find_nothing(http: httpx.Client, id: str) -> None:
    for path in ("", "/log", "/history", "/picture.svg", "/positions/0", "/events"):
        answer = http.get(f"/api/tables/{id}{path}")
        assert answer.status_code == 404
        refused(answer)
    refused(http.post(f"/api/tables/{id}/join", json={"name": "x"}))
    assert http.get("/api/../../../etc/passwd").status_code == 404
    assert http.get("//etc/passwd").status_code == 404


def test_ids_that_do_not_exist_leave_nothing_behind(server: Served) -> None:
    def kept() -> tuple[int, ...]:
        residency = server.service.residency
        return len(residency.tables), len(residency._locks), len(residency._used)

    before = kept()
    for number in range(20):
        server.http.get(f"/api/tables/nothing{number}/events")
        server.http.post(f"/api/tables/nothing{number}/join", json={"name": "x"})
    (tables, locks, used), now = before, kept()
    assert (now[0], now[2]) == (tables, used)
    assert now[1] <= locks  # fewer, where a bot held the lock of its table at first


@pytest.mark.parametrize("number", ["-2", "1e3", "9" * 19, "9" * 30, "9" * 5000, "%00", "0x1", "１"])
def test_numbers_that_are_none_or_far_too_large_are_refused(seated: Person, number: str) -> None:
    for path in ("/positions/", "/history?after=", "/events?after=", "/picture.svg?seq="):
        refused(seated.http.get(seated.address + path + number, headers=seated.headers))
