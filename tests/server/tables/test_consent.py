"""Requests that need consent: what somebody who is away consents to, and how a request ends."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from semiramis.core.play.log import parse_lines, replay, verify_deal
from semiramis.core.registry import find_game
from semiramis.server.service import timers
from semiramis.server.tables import consent, running_time
from tests.server.client import ME, OPEN, Person, error, found, join, make, to_move, two_people
from tests.server.conftest import Serve

LIMIT = 30.0


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + LIMIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def after_some_moves(http: httpx.Client, n: int = 6, **more: Any) -> tuple[Person, Person]:
    """Two people at a table of Amyitis after some moves: first who is to move, then the other."""
    people = two_people(http, "amyitis", **more)
    for _ in range(n):
        to_move(*people)[0].play()
    return to_move(*people)


def test_whoever_is_away_agrees_to_nothing_behind_their_own_last_decision(http: httpx.Client) -> None:
    mover, other = after_some_moves(http)
    other.do("leave", bot="random")
    seq = mover.seq()
    assert error(mover.send("ask-undo", steps=6), 409)["id"] == "server-away-cannot-agree"
    assert mover.seq() == seq
    assert mover.now()["table"]["request"] == {}


def test_what_a_bot_decided_for_somebody_away_can_be_taken_back(http: httpx.Client) -> None:
    mover, other = after_some_moves(http)
    left_at = mover.hash()
    mover.do("leave", bot="random")
    until(lambda: bool(other.now()["legal"]))
    steps = sum(event["kind"] == "move" for event in found(other.get("/history", after=-1))["events"]) - 6
    assert steps > 0
    other.do("ask-undo", steps=steps)
    undone = next(e for e in found(other.get("/history", after=-1))["events"] if e["kind"] == "undo")
    assert other.hash(undone["seq"]) == left_at


def test_a_game_does_not_end_by_agreement_while_somebody_has_just_left(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other = after_some_moves(http, 2)
    other.do("leave", bot="random")
    assert error(mover.send("ask-resign"), 409)["id"] == "server-away-cannot-agree"
    monkeypatch.setattr(consent, "LONG_AWAY", 0.0)
    mover.do("ask-resign")
    assert mover.now()["table"]["status"] == "over"


@pytest.mark.parametrize("kind", ["ask-undo", "ask-resign"])
def test_a_request_ends_when_whoever_was_asked_leaves(http: httpx.Client, kind: str) -> None:
    mover, other = after_some_moves(http)
    other.do(kind)
    assert other.now()["table"]["request"]["by"] == other.now()["table"]["you"][0]
    mover.do("leave", bot="random")
    assert other.now()["table"]["request"] == {}
    until(lambda: bool(other.now()["legal"]))


def test_a_request_stays_open_while_somebody_else_leaves(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN, OPEN)
    second, third = join(host), join(host, "Dee")
    host.do("ask-resign")
    second.do("answer", agrees=True)
    second.do("leave", bot="random")
    assert host.now()["table"]["request"]["agreed"] == ["rose"]
    # a bot may move meanwhile
    until(lambda: third.send("answer", agrees=True).status_code == 200)
    assert host.now()["table"]["status"] == "over"


def test_a_request_that_nobody_answers_ends_by_itself(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead, real = [0.0], time.monotonic
    monkeypatch.setattr(running_time, "monotonic", lambda: real() + ahead[0])
    monkeypatch.setattr(timers, "HEARTBEAT_SECONDS", 0.05)
    mover, other = after_some_moves(serve().http, clock={"mode": "bank", "bank": 600, "increment": 0})
    other.do("ask-undo")
    request = other.now()["table"]["request"]
    assert abs(request["until"] - time.time() - consent.ANSWER_SECONDS) < LIMIT
    ahead[0] += consent.ANSWER_SECONDS
    until(lambda: other.now()["table"]["request"] == {})
    last = found(other.get("/history", after=-1))["events"][-1]
    assert (last["kind"], last["told"][0]["id"]) == ("expired", "server-told-expired")
    mover.play()


@pytest.mark.parametrize("kind", ["leave", "return"])
def test_nobody_leaves_or_returns_once_a_game_is_over(http: httpx.Client, kind: str) -> None:
    host, guest = two_people(http, "amyitis")
    host.do("ask-resign")
    guest.do("answer", agrees=True)
    seq = host.seq()
    assert error(guest.send(kind), 409)["id"] == "match-over"
    assert host.seq() == seq


def test_the_log_of_a_game_ended_by_agreement_can_be_verified(http: httpx.Client, tmp_path: Path) -> None:
    mover, other = after_some_moves(http)
    mover.do("ask-resign")
    other.do("answer", agrees=True)
    raw = mover.get("/log").content
    match = replay(parse_lines(raw), find_game("amyitis"))
    assert match.over
    assert match.ended_early
    assert verify_deal(match) > 0
    again = found(http.post("/api/logs", content=raw, headers={"content-type": "application/x-ndjson"}), 201)
    assert again["table"]["status"] == "over"
    assert again["table"]["result"] == mover.now()["table"]["result"]
