"""Players at a table, for the tests: each with a token, over HTTP."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any

import httpx

Offer = dict[str, Any]
Pick = Callable[[list[Offer]], Offer | None]

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
BESIDE_ME = {"kind": "hot-seat", "name": "Bo"}

KEYS = count(1)


def new_key() -> str:
    return f"key-{next(KEYS):08}"


class Person:
    """A person at a table; a spectator if there is no token."""

    def __init__(self, http: httpx.Client, table: str, token: str | None = None) -> None:
        self.http = http
        self.table = table
        self.token = token
        self.address = f"/api/tables/{table}"

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, path: str = "", **params: Any) -> httpx.Response:
        return self.http.get(self.address + path, headers=self.headers, params=params)

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(self.address + path, headers=self.headers, json=body)

    def now(self) -> dict[str, Any]:
        return found(self.get())

    def seq(self) -> int:
        return int(self.now()["table"]["seq"])

    def hash(self, seq: int | None = None) -> str:
        """Return the hash of the position after an event, by default the last."""
        return str(found(self.get(f"/positions/{self.seq() if seq is None else seq}"))["hash"])

    def send(self, kind: str, expect: int | None = None, key: str | None = None, **more: Any) -> httpx.Response:
        """Send a command about the current position unless `expect` is given."""
        number = self.seq() if expect is None else expect
        return self.post("/commands", {"kind": kind, "expect": number, "key": key or new_key(), **more})

    def do(self, kind: str, **more: Any) -> int:
        """Send a command that must succeed; return the number of its event."""
        return int(found(self.send(kind, **more))["seq"])

    def play(self, pick: Pick = lambda offers: offers[0], **more: Any) -> Offer:
        """Play one legal move, by default the first."""
        now = self.now()
        offer = pick(now["legal"])
        assert offer is not None
        self.do("move", action=offer["action"], expect=now["table"]["seq"], **more)
        return offer

    @contextmanager
    def listen(self, last: int | None = None, **params: Any) -> Iterator["Listener"]:
        """Subscribe to the table, from an event on."""
        headers = self.headers if last is None else {**self.headers, "last-event-id": str(last)}
        with self.http.stream("GET", self.address + "/events", headers=headers, params=params) as response:
            assert response.status_code == 200, response.read()
            yield Listener(response)


class Listener:
    """An open stream of events."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.comments: list[str] = []
        self._lines = response.iter_lines()

    def next(self) -> dict[str, Any] | None:
        """Return the data of the next event, with its id checked; None at the end of the stream."""
        data, id = "", ""
        for line in self._lines:
            if line.startswith(":"):
                self.comments.append(line[1:].strip())
            elif line.startswith("data: "):
                data += line[6:]
            elif line.startswith("id: "):
                id = line[4:]
            elif not line and data:
                event: dict[str, Any] = json.loads(data)
                assert id == str(event["seq"])
                return event
        return None

    def take(self, n: int) -> list[dict[str, Any]]:
        """Return the next n events."""
        events = [self.next() for _ in range(n)]
        return [event for event in events if event is not None]

    def upto(self, seq: int) -> list[dict[str, Any]]:
        """Return the next events up to a number; fewer if the stream ends before."""
        events: list[dict[str, Any]] = []
        while not events or events[-1]["seq"] < seq:
            event = self.next()
            if event is None:
                break
            events.append(event)
        return events

    def comment(self) -> str:
        """Return the next comment; fails if anything else comes first."""
        line = next(line for line in self._lines if line)
        assert line.startswith(":"), line
        return line[1:].strip()


def found(response: httpx.Response, status: int = 200) -> dict[str, Any]:
    """Return the JSON body of a response that must have a status."""
    assert response.status_code == status, (response.status_code, response.text[:500])
    body: dict[str, Any] = response.json()
    return body


def error(response: httpx.Response, status: int) -> dict[str, Any]:
    """Return the problem of a response, which must have an id, arguments and a sentence."""
    problem: dict[str, Any] = found(response, status)["error"]
    assert problem["text"]
    assert problem["text"] != problem["id"]
    assert isinstance(problem["args"], dict)
    return problem


def make(http: httpx.Client, game: str, *seats: dict[str, str], **more: Any) -> Person:
    """Create a table; return the person who created it."""
    made = found(http.post("/api/tables", json={"game": game, "seats": seats or (ME, BESIDE_ME), **more}), 201)
    return Person(http, made["table"]["id"], made["token"])


def join(person: Person, name: str = "Cy", **more: Any) -> Person:
    """Return a person who joins by the link of a table, and agrees to a seed that was given."""
    seed = Person(person.http, person.table).now()["table"]["origin"].get("seed")
    more = {"seed": seed, **more} if seed is not None else more
    joined = found(person.http.post(person.address + "/join", json={"name": name, **more}), 201)
    return Person(person.http, person.table, joined["token"])


def two_people(http: httpx.Client, game: str, **more: Any) -> tuple[Person, Person]:
    """Return a table's two people, in the order of their seats."""
    host = make(http, game, ME, OPEN, **more)
    return host, join(host)


def to_move(*people: Person) -> tuple[Person, Person]:
    """Return the person who is to decide, and one of the others."""
    mover = next(person for person in people if person.now()["legal"])
    return mover, next(person for person in people if person is not mover)


def quiet(offers: list[Offer]) -> Offer | None:
    """Return a move that reveals nothing, or None."""
    return next((offer for offer in offers if not offer["reveals"]), None)


def revealing(offers: list[Offer]) -> Offer | None:
    """Return a move that reveals something, or None."""
    return next((offer for offer in offers if offer["reveals"]), None)


def any_of(seed: int) -> Pick:
    """Return a function that picks a random move."""
    return Random(seed).choice
