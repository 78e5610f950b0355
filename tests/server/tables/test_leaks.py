"""No hidden information is in any byte sent to a seat or a spectator, over whole games of every kind."""

import json
import re
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
import pytest

from semiramis.core.play import chance
from semiramis.core.play.chance import commitment
from semiramis.core.registry import keys
from tests.server.client import Person, error, to_move, two_people
from tests.server.conftest import Served

PAGES = ("", "/history", "/log", "/positions/0")


class Ear:
    """Records everything a person is sent."""

    def __init__(self, person: Person, stack: ExitStack) -> None:
        self.person = person
        self.heard: list[str] = []
        url = person.address + "/events?after=-1"
        response = stack.enter_context(person.http.stream("GET", url, headers=person.headers))
        self._lines = response.iter_lines()

    def upto(self, seq: int) -> dict[str, Any]:
        """Listen until an event has arrived; return the table in it."""
        data, seen = "", False
        for line in self._lines:
            self.heard.append(line)
            data = line if line.startswith("data: ") else data
            seen = seen or line == f"id: {seq}"
            if seen and not line:
                break
        now: dict[str, Any] = json.loads(data.removeprefix("data: "))["now"]
        return now

    def ask(self, *paths: str) -> None:
        for path in paths:
            answer = self.person.get(path)
            self.heard += [answer.text, str(answer.headers)]


def secrets_of(server: Served, table: str) -> tuple[str, str]:
    row = server.service.store.table_row(table)
    assert row is not None
    return row["seed"], row["nonce"]


@pytest.mark.parametrize("key", keys())
def test_seed_and_nonce_stay_secret_until_the_end_and_are_disclosed_then(server: Served, key: str) -> None:
    lot = Random(key)
    one, other = two_people(server.http, key)
    seed, nonce = secrets_of(server, one.table)
    assert re.fullmatch("[0-9a-f]{32}", seed)
    assert re.fullmatch("[0-9a-f]{32}", nonce)
    with ExitStack() as stack:
        ears = [Ear(person, stack) for person in (one, other, Person(server.http, one.table))]
        result, secret = [ear.upto(1) for ear in ears], [0, 0, 0]
        while result[0]["table"]["status"] == "playing":
            seq = result[0]["table"]["seq"]
            mover, legal = next((ear, now["legal"]) for ear, now in zip(ears, result, strict=True) if now["legal"])
            mover.heard.append(mover.person.send("move", expect=seq, action=lot.choice(legal)["action"]).text)
            secret = [len(ear.heard) for ear in ears]  # the last event discloses the seed
            result = [ear.upto(seq + 1) for ear in ears]
            if result[0]["table"]["status"] == "playing" and seq % 20 == 1:
                for ear in ears:
                    ear.ask(*PAGES)
                    ear.heard.append(ear.person.post("/why-not", {"action": {"do": "?"}}).text)
                    ear.heard.append(ear.person.send("undo", expect=0, steps=1000).text)
        heard = ["\n".join(ear.heard[:until]) for ear, until in zip(ears, secret, strict=True)]
    for text in heard:
        assert len(text) > 10_000
        assert seed not in text
        assert nonce not in text
    end = json.loads(one.get("/log").text.splitlines()[-1])
    assert (end["seed"], end["nonce"]) == (seed, nonce)
    assert commitment(seed, nonce) == result[0]["table"]["commitment"]
    assert result[0]["table"]["seed"] == result[2]["table"]["seed"] == {"seed": seed, "nonce": nonce, "again": seed}
    nothing_is_taken_back(one)
    nothing_is_taken_back(other)


def nothing_is_taken_back(person: Person) -> None:
    """Check that nothing can be undone once the seed is known."""
    seq = person.seq()
    for kind, more in (
        ("undo", {}),
        ("ask-undo", {"steps": 1}),
        ("restart", {}),
        ("redo", {}),
        ("move", {"action": {}}),
    ):
        assert person.send(kind, expect=seq, **more).status_code in (400, 409, 422), kind
    assert person.seq() == seq


@pytest.mark.parametrize("key", keys())
def test_spectators_and_the_other_seat_are_offered_nothing(http: httpx.Client, key: str) -> None:
    one, other = two_people(http, key)
    mover, waiting = to_move(one, other)
    spectator = Person(http, one.table)
    for person in (waiting, spectator):
        now = person.now()
        assert now["legal"] == []
        assert error(person.get("/hint"), 409 if person.token else 401)
    assert spectator.now()["table"]["you"] == []
    assert mover.now()["legal"]


# the same game so far, but with other hidden cards


def comparable(text: str, names: dict[str, str]) -> str:
    """Return a text without what may differ between two tables: ids, tokens, times and commitments."""
    for name, value in names.items():
        text = text.replace(value, name)
    return re.sub(r'"(at|made_at|changed_at)": ?[\d.]+', r'"\1":0', text)


class Decks:
    """Deals that repeat the cards seen before, with different ones behind them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: dict[str, int] = {}
        self.orders: dict[str, list[int]] = {}
        self.others: dict[str, list[int]] = {}
        self.again = False
        self.true = chance.shuffled
        monkeypatch.setattr(chance, "shuffled", self.shuffled)

    def shuffled(self, seed: str, purpose: str, deck: tuple[int, ...]) -> Any:
        if not self.again:
            self.orders[purpose] = self.true("first", purpose, deck)
            return Noting(self.orders[purpose], self, purpose)
        order = self.orders.get(purpose)
        if order is None:
            return self.true("second", purpose, deck)
        seen = self.seen.get(purpose, 0)
        rest = order[seen:]
        Random(seed).shuffle(rest)
        self.others[purpose] = order[:seen] + rest
        return self.others[purpose]


class Noting(list[int]):
    """A deck that records how far it was read."""

    def __init__(self, order: list[int], decks: Decks, purpose: str) -> None:
        super().__init__(order)
        self.decks, self.purpose = decks, purpose

    def __getitem__(self, place: Any) -> Any:
        self.decks.seen[self.purpose] = max(self.decks.seen.get(self.purpose, 0), place + 1)
        return super().__getitem__(place)


def all_that_is_sent(http: httpx.Client, key: str, seed: str, moves: int) -> str:
    """Return every byte two people and a spectator get during the first moves of a game, made comparable."""
    lot = Random(key)
    one, other = two_people(http, key, seed=seed)
    spectator = Person(http, one.table)
    names = {"COMMITMENT": one.now()["table"]["commitment"], "TABLE": one.table, "SEED": seed}
    with ExitStack() as stack:
        ears = [Ear(person, stack) for person in (one, other, spectator)]
        for seq in range(1, moves + 1):
            result = [ear.upto(seq) for ear in ears]
            mover, legal = next((ear, now["legal"]) for ear, now in zip(ears, result, strict=True) if now["legal"])
            mover.person.do("move", expect=seq, action=lot.choice(legal)["action"])
        for ear in ears:
            ear.upto(moves + 1)
            answers = [ear.person.get(path) for path in (*PAGES, f"/positions/{moves + 1}", "/picture.svg")]
            ear.heard += [answer.text for answer in answers]
    return comparable("\n".join(line for ear in ears for line in ear.heard), names)


@pytest.mark.parametrize("key", keys())
def test_what_nobody_has_seen_changes_nothing_that_is_sent(
    http: httpx.Client, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks = Decks(monkeypatch)
    first = all_that_is_sent(http, key, "one seed", 12)
    decks.again = True
    second = all_that_is_sent(http, key, "another seed", 12)
    hidden = {purpose for purpose, order in decks.others.items() if order != decks.orders[purpose]}
    assert hidden, "the two tables should differ in what nobody has seen"
    assert len(first) > 10_000
    assert first == second
