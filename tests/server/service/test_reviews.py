"""Reviews at tables: after the game, once, in the background, and again after a restart."""

import time
from typing import Any

import pytest

from semiramis.core.play.log import log_text
from tests.review.conftest import finished
from tests.server.client import ME, OPEN, Person, error, found, make
from tests.server.conftest import Serve, Served
from tests.server.games import upload

LIMIT = 240.0


def uploaded(served: Served) -> Person:
    other = make(served.http, "ishtar", ME, OPEN)
    return upload(other, log_text(finished("ishtar", 2)).encode())


def asked(person: Person) -> dict[str, Any]:
    return found(person.post("/review", {"depth": "quick"}))


def shown(person: Person) -> dict[str, Any]:
    return found(person.get("/review", depth="quick"))


def complete(person: Person) -> dict[str, Any]:
    until = time.monotonic() + LIMIT
    while (review := shown(person))["status"] != "done":
        assert time.monotonic() < until
        time.sleep(0.05)
    return review


def test_a_finished_game_is_reviewed_once_in_the_background(server: Served) -> None:
    person = uploaded(server)
    assert shown(person)["status"] == "none"
    asked(person)
    again = asked(person)
    assert again["status"] in ("waiting", "running")
    review = complete(person)
    assert review["done"] == review["total"] == len(review["turns"])
    assert set(review["seats"]) == {"jasmine", "rose"}
    assert asked(person) == review
    last = review["turns"][-1]
    assert last["to_seq"] <= review["seq"]
    # the position before a turn is the one after the event it names
    steps = [step["seq"] for turn in review["turns"] for step in turn["steps"]]
    assert steps == sorted(set(steps))
    assert server.service.pool.stats.fallbacks == 0


def test_a_game_between_people_is_not_reviewed_before_its_end(server: Served) -> None:
    host = make(server.http, "ishtar", ME, OPEN)
    assert error(host.post("/review", {}), 409)["id"] == "server-review-too-early"
    assert error(host.get("/review"), 409)["id"] == "server-review-too-early"
    assert error(host.post("/review", {"depth": "endless"}), 400)["id"]


@pytest.mark.long
def test_a_review_goes_on_after_a_restart(serve: Serve) -> None:
    before = serve()
    person = uploaded(before)
    asked(person)
    until = time.monotonic() + LIMIT
    while shown(person)["done"] < 3:
        assert time.monotonic() < until
        time.sleep(0.02)
    before.stop()
    after = serve()
    kept = after.store.review_rows(person.table, "quick")
    assert len(kept) > 3
    review = complete(Person(after.http, person.table, person.token))
    assert review["done"] == review["total"]
    assert {row["turn"]: row["data"] for row in kept if row["turn"]}.items() <= {
        row["turn"]: row["data"] for row in after.store.review_rows(person.table, "quick")
    }.items()
