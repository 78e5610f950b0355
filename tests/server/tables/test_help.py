"""Hints and forks of a running game: off as soon as two people play on their own devices, or as the host wants."""

import json
from typing import Any

import httpx
import pytest

from semiramis.core.i18n.text import LANGUAGES
from tests.server.client import BESIDE_ME, BOT, ME, OPEN, Person, error, found, join, make, to_move, two_people
from tests.server.conftest import Served
from tests.server.tables.test_leave_and_resign import resigned, until

FORK = {"seq": 0, "seats": [ME, BOT]}


def helped(person: Person, dealt: int = 0) -> list[int]:
    """Return the statuses of a hint now, a hint for the position after the deal, and a fork."""
    answers = person.get("/hint"), person.get(f"/positions/{dealt}/hint"), person.post("/fork", FORK)
    refused = {answer.json()["error"]["id"] for answer in answers if answer.status_code == 403}
    assert refused <= {"server-no-help"}
    return [answer.status_code for answer in answers]


def test_between_people_nobody_gets_help_before_the_game_is_over(http: httpx.Client) -> None:
    host, guest = two_people(http, "amyitis")
    assert host.now()["table"]["help"] is False
    mover, other = to_move(host, guest)
    mover.play()
    mover, other = to_move(host, guest)
    assert helped(mover) == [403, 403, 403]
    assert helped(other) == [409, 403, 403], "and it is not their turn"
    assert error(Person(http, host.table).post("/fork", FORK), 403)["id"] == "server-no-help", "nor do spectators"
    found(other.get("/positions/0")), found(other.get("/history"))
    resigned(host, guest)
    assert host.now()["table"]["help"] is True
    assert helped(mover, dealt=1)[1:] == [200, 201]


@pytest.mark.parametrize("seats", [(ME, BOT), (ME, BESIDE_ME)])
def test_alone_or_at_one_screen_help_is_on_unless_switched_off(http: httpx.Client, seats: Any) -> None:
    person = make(http, "amyitis", *seats)
    until(lambda: bool(person.now()["legal"]))
    assert person.now()["table"]["help"] is True
    assert helped(person) == [200, 200, 201]
    person = make(http, "amyitis", *seats, help=False)
    until(lambda: bool(person.now()["legal"]))
    assert helped(person) == [403, 403, 403]


def test_people_may_allow_it_and_it_stays_so_after_a_reload_and_in_a_rematch(server: Served) -> None:
    host, guest = two_people(server.http, "amyitis", help=True)
    server.forget(host.table)
    assert host.now()["table"]["help"] is True
    assert helped(to_move(host, guest)[0], dealt=1) == [200, 200, 201]
    resigned(host, guest)
    again = found(host.post("/rematch", {}), 201)["table"]
    assert (again["help"], again["origin"]) == (True, {"rematch": host.table, "help": True})


def test_an_open_seat_counts_as_a_person(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN)
    assert host.now()["table"]["help"] is False
    join(host)
    assert host.now()["table"]["help"] is False


def test_the_refusal_is_told_in_every_language(http: httpx.Client) -> None:
    host, guest = two_people(http, "amyitis")
    mover, _ = to_move(host, guest)
    told = {
        http.get(f"{mover.address}/hint", headers={**mover.headers, "accept-language": language}).json()["error"][
            "text"
        ]
        for language in LANGUAGES
    }
    assert len(told) == len(LANGUAGES), json.dumps(sorted(told))
