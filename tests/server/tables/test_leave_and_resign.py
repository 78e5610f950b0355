"""What people at a table do besides moving: rematch, leave and return, resign by consent, ask for hints."""

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from semiramis.core.play.chance import commitment
from semiramis.core.registry import find_game, keys
from tests.server.client import BESIDE_ME, BOT, ME, OPEN, Person, error, found, join, make, to_move, two_people
from tests.server.conftest import Serve

EVERY_GAME = pytest.mark.parametrize("game", keys())
BOT_LIMIT = 120.0


def until(true: Callable[[], bool], limit: float = BOT_LIMIT) -> None:
    end = time.monotonic() + limit
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def resigned(host: Person, guest: Person) -> None:
    host.do("ask-resign")
    guest.do("answer", agrees=True)


# resigning


@EVERY_GAME
def test_a_game_ends_by_consent_with_the_scores_as_they_are(http: httpx.Client, game: str) -> None:
    host, guest = two_people(http, game)
    to_move(host, guest)[0].play()
    host.do("ask-resign")
    asked = guest.now()["table"]
    assert asked["request"].pop("until") > 0
    assert asked["request"] == {"what": "resign", "by": "jasmine", "steps": 0, "agreed": []}
    assert asked["status"] == "playing"
    guest.do("answer", agrees=True)
    over = host.now()
    assert over["table"]["status"] == "over"
    assert over["table"]["mover"] == "nobody"
    assert over["table"]["request"] == {}
    assert over["legal"] == []
    assert set(over["table"]["result"]) == {"jasmine", "rose"}
    assert all(sum(seat["parts"].values()) == seat["total"] for seat in over["table"]["result"].values())


def test_resigning_may_be_declined_and_play_goes_on(http: httpx.Client) -> None:
    host, guest = two_people(http, "amyitis")
    host.do("ask-resign")
    guest.do("answer", agrees=False)
    table = host.now()["table"]
    assert (table["status"], table["request"]) == ("playing", {})
    to_move(host, guest)[0].play()


def test_everybody_has_to_agree(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN, OPEN)
    second, third = join(host), join(host, "Dee")
    second.do("ask-resign")
    host.do("answer", agrees=True)
    table = third.now()["table"]
    assert table["status"] == "playing"
    assert table["request"]["agreed"] == ["jasmine"]
    third.do("answer", agrees=True)
    assert host.now()["table"]["status"] == "over"


def test_only_the_others_answer_and_only_what_was_asked(http: httpx.Client) -> None:
    host, guest = two_people(http, "amyitis")
    assert error(guest.send("answer", agrees=True), 409)["id"] == "server-nothing-asked"
    host.do("ask-resign")
    assert error(host.send("answer", agrees=True), 409)["id"] == "server-nothing-asked"
    assert host.now()["table"]["status"] == "playing"


def test_bots_agree_at_once_and_so_does_whoever_sits_beside_me(http: httpx.Client) -> None:
    for other in (BOT, BESIDE_ME):
        person = make(http, "amyitis", ME, other)
        until(lambda person=person: bool(person.now()["legal"]))  # type: ignore[misc]
        person.do("ask-resign")
        assert person.now()["table"]["status"] == "over"


@pytest.mark.parametrize("kind", ["move", "undo", "redo", "restart", "ask-undo", "ask-resign"])
def test_nothing_is_played_or_taken_back_once_a_game_is_over(http: httpx.Client, kind: str) -> None:
    host, guest = two_people(http, "amyitis")
    mover, _ = to_move(host, guest)
    offer = mover.play()
    resigned(host, guest)
    seq = host.seq()
    more: dict[str, Any] = {"action": offer["action"]} if kind == "move" else {}
    assert error(mover.send(kind, **more), 409)["id"] == "match-over"
    assert host.seq() == seq


# rematches


@EVERY_GAME
def test_a_rematch_moves_everybody_one_seat_on_and_their_tokens_hold(http: httpx.Client, game: str) -> None:
    clock = {"mode": "bank", "bank": 60, "increment": 0}
    host = make(http, game, ME, OPEN, OPEN, clock=clock)
    people = host, join(host, "Cy"), join(host, "Dee")
    host.do("ask-resign")
    for person in people[1:]:
        person.do("answer", agrees=True)
    made = found(people[1].post("/rematch", {}), 201)["table"]
    assert [seat["name"] for seat in made["seats"]] == ["Dee", "Ada", "Cy"]
    assert made["you"] == ["saffron"]
    assert made["origin"]["rematch"] == host.table
    assert made["options"] == host.now()["table"]["options"]
    assert made["clock"]["left"] == [60, 60, 60]
    for person, seat in zip(people, ("rose", "saffron", "jasmine"), strict=True):
        assert Person(http, made["id"], person.token).now()["table"]["you"] == [seat]
    result = found(host.get("/history", after=0))["events"][-1]
    assert (result["kind"], result["by"], result["table"]) == ("rematch", "rose", made["id"])
    mover = next(p for p in people if Person(http, made["id"], p.token).now()["legal"])
    Person(http, made["id"], mover.token).play()


def test_a_rematch_needs_a_seat_and_the_end_of_the_game(http: httpx.Client) -> None:
    host, guest = two_people(http, "amyitis")
    assert error(host.post("/rematch", {}), 409)["id"] == "server-not-over"
    resigned(host, guest)
    assert error(Person(http, host.table).post("/rematch", {}), 401)["id"] == "server-no-token"
    assert error(Person(http, host.table, "stranger").post("/rematch", {}), 401)["id"] == "server-unknown-token"


def test_two_people_who_both_want_a_rematch_meet_at_one_table(http: httpx.Client) -> None:
    host, guest = two_people(http, "amyitis")
    resigned(host, guest)
    made = {found(person.post("/rematch", {}), 201)["table"]["id"] for person in (host, guest)}
    assert len(made) == 1


# leaving


@EVERY_GAME
def test_a_bot_plays_for_whoever_leaves_until_they_return(http: httpx.Client, game: str) -> None:
    host, guest = two_people(http, game)
    mover, other = to_move(host, guest)
    mine = mover.now()["table"]["you"][0]
    left = mover.do("leave", bot="random")
    seat = next(s for s in other.now()["table"]["seats"] if s["seat"] == mine)
    assert (seat["kind"], seat["away"], seat["bot"]) == ("person", True, "random")
    until(lambda: bool(other.now()["legal"]))
    events = found(other.get("/history", after=left))["events"]
    assert events
    assert {(event["kind"], event["by"]) for event in events} == {("move", mine)}
    mover.do("return")
    seat = next(s for s in other.now()["table"]["seats"] if s["seat"] == mine)
    assert (seat["away"], seat["bot"]) == (False, "")
    while not mover.now()["legal"]:
        other.play()
    seq = mover.seq()
    time.sleep(0.2)
    assert mover.seq() == seq
    mover.play()


def test_leaving_to_an_unknown_bot_is_refused(http: httpx.Client) -> None:
    host, _ = two_people(http, "amyitis")
    assert error(host.send("leave", bot="deep-thought"), 400)["id"] == "bot-unknown"
    assert host.now()["table"]["seats"][0]["away"] is False


def test_coming_back_without_having_left_or_run_out_brings_no_time(http: httpx.Client) -> None:
    host = make(http, "amyitis", clock={"mode": "bank", "bank": 10, "increment": 5})
    for kind in ("return", "leave", "return"):
        host.send(kind, seat="jasmine")
    assert max(host.now()["table"]["clock"]["left"]) <= 10


def test_a_bot_is_at_work_again_after_a_restart(serve: Serve) -> None:
    served = serve()
    person = make(served.http, "amyitis", ME, BESIDE_ME)
    other = next(word for word in ("jasmine", "rose") if word != person.now()["table"]["mover"])
    person.do("leave", seat=other, bot="random")
    served.stop()
    person.http = serve().http
    while person.now()["table"]["mover"] != other:
        person.play()
    until(lambda: person.now()["table"]["mover"] != other)


# hints


@EVERY_GAME
def test_a_hint_is_a_legal_move_for_whoever_is_to_decide(http: httpx.Client, game: str) -> None:
    host, guest = two_people(http, game, help=True)
    mover, other = to_move(host, guest)
    hint = found(mover.get("/hint"))
    now = mover.now()
    assert hint["seq"] == now["table"]["seq"]
    assert (hint["action"], hint["notation"]) in [(offer["action"], offer["notation"]) for offer in now["legal"]]
    assert error(other.get("/hint"), 409)["id"] == "server-not-your-turn"
    assert error(Person(http, host.table).get("/hint"), 401)["id"] == "server-no-token"


@pytest.mark.xdist_group("amyitis")
def test_a_hint_gives_reasons_now_and_for_a_move_of_the_past(http: httpx.Client) -> None:
    from tests.bots.search.support import engine

    assert engine("amyitis")
    host, guest = two_people(http, "amyitis", help=True)
    mover, other = to_move(host, guest)
    first = mover.now()["table"]["seq"]
    # a worker loads the search while the first responses are sent without it
    until(lambda: "candidates" in found(mover.get("/hint")), 60)
    hint = found(mover.get("/hint"))
    best = hint["candidates"][0]
    assert (best["action"], best["notation"]) == (hint["action"], hint["notation"])
    assert hint["simulations"] > 0
    assert set(best["parts"]) == set(find_game("amyitis").rules.parts.words)
    mover.do("move", action=hint["action"], expect=first)
    then = found(other.get(f"/positions/{first}/hint"))
    assert then["seq"] == first
    # it has searched the same position further, and may prefer another move
    assert hint["notation"] in [candidate["notation"] for candidate in then["candidates"]]
    assert error(Person(http, host.table).get(f"/positions/{first}/hint"), 401)["id"] == "server-no-token"
    assert error(other.get("/positions/99999/hint"), 400)["id"] == "server-no-seq"


@EVERY_GAME
def test_why_not_names_the_clause_and_finds_nothing_against_what_is_legal(http: httpx.Client, game: str) -> None:
    person = make(http, game)
    before = person.now()
    for offer in before["legal"]:
        for action in (offer["action"], offer["notation"]):
            assert found(person.post("/why-not", {"action": action})) == {"allowed": True, "refusal": None}
    refused = [a for a in illegal_actions(game, before["legal"]) if not allowed(person, a)]
    assert refused
    assert person.now() == before
    for action in ({"do": "dance"}, "dance", ""):
        assert error(person.post("/why-not", {"action": action}), 400)["id"] == "action-unknown"


def illegal_actions(game: str, legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return some actions of a game that are illegal now."""
    from semiramis.core.registry import find_game

    catalogue = find_game(game).rules.catalogue
    known = [offer["action"] for offer in legal]
    every = [catalogue.action(code).to_json() for code in range(0, catalogue.size, max(1, catalogue.size // 40))]
    return [action for action in every if action not in known]


def allowed(person: Person, action: dict[str, Any]) -> bool:
    asked = found(person.post("/why-not", {"action": action}))
    refusal = asked["refusal"]
    assert refusal is None or (refusal["clause"] and refusal["id"])
    return bool(asked["allowed"])


def test_a_game_that_ends_by_agreement_tells_its_seed(http: httpx.Client) -> None:
    person = make(http, "amyitis", ME, BESIDE_ME, seed="agreed upon")
    assert person.now()["table"]["seed"] == {}
    person.do("ask-resign")
    table = person.now()["table"]
    assert table["status"] == "over"
    assert table["seed"]["seed"] == "agreed upon"
    assert commitment(table["seed"]["seed"], table["seed"]["nonce"]) == table["commitment"]
