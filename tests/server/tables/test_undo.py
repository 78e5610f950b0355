"""Undo, redo and restarting a turn: free or by consent; also far back and after a reload."""

import httpx
import pytest

from semiramis.core.registry import keys
from tests.server.client import (
    BOT,
    ME,
    OPEN,
    Person,
    any_of,
    error,
    found,
    join,
    make,
    quiet,
    revealing,
    to_move,
    two_people,
)
from tests.server.conftest import Serve, Served
from tests.server.tables.test_leave_and_resign import until

EVERY_GAME = pytest.mark.parametrize("game", keys())
SEED = "to take back"


def until_offered(people: tuple[Person, ...], wanted: object) -> tuple[Person, Person]:
    """Play random moves until a person has a move of the wanted kind; return that person, and another."""
    pick = any_of(3)
    for _ in range(80):
        mover, other = to_move(*people)
        if wanted(mover.now()["legal"]):  # type: ignore[operator]
            return mover, other
        mover.play(pick)
    raise AssertionError("no such move came up")


@EVERY_GAME
def test_a_step_that_revealed_nothing_is_taken_back_for_free_and_played_again(http: httpx.Client, game: str) -> None:
    mover, other = until_offered(two_people(http, game, seed=SEED), quiet)
    before, position = mover.now(), mover.hash()
    mover.play(quiet)
    played, after = mover.now(), mover.hash()
    assert played["table"]["undo"] == {"possible": True, "free": True, "steps": 1, "redo": 0}
    mover.do("undo")
    taken = mover.now()
    assert mover.hash() == position
    assert (taken["view"], taken["legal"]) == (before["view"], before["legal"])
    assert taken["table"]["mover"] == before["table"]["mover"]
    assert taken["table"]["undo"]["redo"] == 1
    result = found(other.get("/history", after=mover.seq() - 1))["events"][0]
    assert (result["kind"], result["told"][0]["id"]) == ("undo", "server-told-undo")
    mover.do("redo")
    again = mover.now()
    assert mover.hash() == after
    assert (again["view"], again["legal"]) == (played["view"], played["legal"])
    assert again["table"]["undo"]["redo"] == 0
    assert error(mover.send("redo"), 422)["id"] == "redo-nothing"


@EVERY_GAME
def test_a_new_move_ends_what_could_be_played_again(http: httpx.Client, game: str) -> None:
    mover, _ = until_offered(two_people(http, game, seed=SEED), quiet)
    mover.play(quiet)
    mover.do("undo")
    mover.play()
    assert mover.now()["table"]["undo"]["redo"] == 0
    assert error(mover.send("redo", seat=mover.now()["table"]["you"][0]), 422)["id"] == "redo-nothing"


@EVERY_GAME
def test_a_step_that_revealed_something_needs_the_others(http: httpx.Client, game: str) -> None:
    mover, _ = until_offered(two_people(http, game, seed=SEED), revealing)
    mover.play(revealing)
    assert mover.now()["table"]["undo"]["free"] is False
    for kind in ("undo", "restart"):
        seq = mover.seq()
        assert error(mover.send(kind), 422)["id"] == "undo-needs-agreement"
        assert mover.seq() == seq


@EVERY_GAME
def test_nobody_takes_back_or_plays_again_the_step_of_another(http: httpx.Client, game: str) -> None:
    mover, other = until_offered(two_people(http, game, seed=SEED), quiet)
    seat = mover.now()["table"]["you"][0]
    mover.play(quiet)
    assert error(other.send("undo", steps=1), 422)["id"] == "undo-needs-agreement"
    assert error(other.send("restart"), 422)["id"] == "undo-needs-agreement"
    for kind in ("undo", "restart"):
        assert error(other.send(kind, seat=seat), 403)["id"] == "server-not-your-seat"
    mover.do("undo")
    seq = mover.seq()
    assert error(other.send("redo"), 403)["id"] == "match-not-your-turn"
    assert mover.seq() == seq
    mover.do("redo")


def test_at_the_beginning_there_is_nothing_to_take_back_or_play_again(http: httpx.Client) -> None:
    host, _ = two_people(http, "amyitis")
    assert host.now()["table"]["undo"] == {"possible": False, "free": False, "steps": 0, "redo": 0}
    for kind in ("undo", "restart"):
        assert error(host.send(kind), 422)["id"] == "undo-nothing"
    assert error(host.send("redo"), 422)["id"] == "redo-nothing"
    assert error(host.send("ask-undo"), 409)["id"] == "undo-nothing"


@EVERY_GAME
def test_restarting_a_turn_takes_back_all_its_steps_at_once_or_none(http: httpx.Client, game: str) -> None:
    """A turn is a run of steps by one seat; taking it back is free if none of them revealed anything."""
    person, pick = make(http, game, seed=SEED), any_of(11)
    free = refused = 0
    while free + refused < 3:
        seat, start = person.now()["table"]["mover"], person.hash()
        shown: list[bool] = []
        while person.now()["table"]["mover"] == seat and len(shown) < 2:
            shown.append(person.play(pick)["reveals"])
        if shown[-1]:
            assert error(person.send("restart"), 422)["id"] == "undo-needs-agreement"
            refused += 1
        elif len(shown) == 2 and not shown[0]:
            person.do("restart")
            assert person.now()["table"]["mover"] == seat
            assert person.hash() == start
            person.do("redo", steps=2)
            free += 1
        while person.now()["table"]["mover"] == seat:
            person.play(pick)
    assert free or game == "babylon", "only there every turn begins with a reveal"


@EVERY_GAME
def test_what_is_not_free_is_asked_and_agreed(http: httpx.Client, game: str) -> None:
    mover, other = until_offered(two_people(http, game, seed=SEED), revealing)
    seat, position, view = mover.now()["table"]["you"][0], mover.hash(), mover.now()["view"]
    mover.play(revealing)
    mover.do("ask-undo")
    request = other.now()["table"]["request"]
    assert request.pop("until") > 0
    assert request == {"what": "undo", "by": seat, "steps": 1, "agreed": []}
    other.do("answer", agrees=True)
    assert mover.hash() == position
    assert mover.now()["view"] == view
    assert mover.now()["table"]["request"] == {}
    revealed = mover.now()["table"]["undo"]["redo"]
    assert revealed == 1


@EVERY_GAME
def test_the_same_move_after_an_agreed_undo_reveals_the_same_again(http: httpx.Client, game: str) -> None:
    mover, other = until_offered(two_people(http, game, seed=SEED), revealing)
    mover.play(revealing)
    position = mover.hash()
    mover.do("ask-undo")
    other.do("answer", agrees=True)
    mover.do("redo")
    assert mover.hash() == position


@EVERY_GAME
def test_a_request_may_be_declined_and_is_gone_with_the_next_move(http: httpx.Client, game: str) -> None:
    people = two_people(http, game, seed=SEED)
    mover, other = to_move(*people)
    mover.play()
    position = mover.hash()
    mover.do("ask-undo")
    other.do("answer", agrees=False)
    assert mover.now()["table"]["request"] == {}
    assert mover.hash() == position
    mover.do("ask-undo")
    to_move(*people)[0].play()
    assert mover.now()["table"]["request"] == {}
    assert error(other.send("answer", agrees=True), 409)["id"] == "server-nothing-asked"


def test_all_others_have_to_agree_to_an_undo(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN, OPEN, seed=SEED)
    people = host, join(host), join(host, "Dee")
    position = host.hash()
    mover = next(person for person in people if person.now()["legal"])
    first, second = (person for person in people if person is not mover)
    mover.play()
    mover.do("ask-undo")
    after = mover.hash()
    first.do("answer", agrees=True)
    assert mover.hash() == after != position
    second.do("answer", agrees=True)
    assert mover.hash() == position


@EVERY_GAME
def test_bots_agree_so_that_their_moves_can_be_taken_back(http: httpx.Client, game: str) -> None:
    person = make(http, game, ME, BOT, seed=SEED)
    until(lambda: bool(person.now()["legal"]))
    start, position = person.seq(), person.hash()
    mine = 0
    while all(event["by"] == "jasmine" for event in found(person.get("/history", after=start))["events"]):
        person.play()
        mine += 1
        until(lambda: bool(person.now()["legal"]))
    seq = person.do("ask-undo", steps=person.seq() - start)
    assert found(person.get("/history", after=seq - 1))["events"][0]["kind"] == "undo"
    assert person.hash(seq) == position
    assert person.now()["legal"]


@pytest.mark.parametrize(
    ("game", "how"),
    [*((game, "reload") for game in keys()), *(("amyitis", how) for how in ("at hand", "no snapshots", "restart"))],
)
def test_undo_and_redo_reach_further_than_memory(serve: Serve, game: str, how: str) -> None:
    served = serve()
    person, pick = make(served.http, game, seed=SEED), any_of(7)
    for _ in range(37):
        person.play(pick)
    hashes = {seq: person.hash(seq) for seq in (0, 7, 36, 37)}

    def pause() -> None:
        nonlocal served
        if how == "restart":
            served.stop()
            served = serve()
            person.http = served.http
        elif how != "at hand":
            if how == "no snapshots":
                served.store.drop_snapshots()
            served.forget(person.table)

    before = person.now()
    pause()
    assert person.now() == before
    person.do("ask-undo", steps=30)
    assert person.hash() == hashes[7]
    taken = person.now()
    assert taken["table"]["undo"]["redo"] == 30
    pause()
    assert person.now() == taken
    person.do("redo", steps=29)
    assert person.hash() == hashes[36]
    pause()
    person.do("redo")
    assert person.hash() == hashes[37]
    person.do("ask-undo", steps=37)
    pause()
    assert person.hash() == hashes[0]
    assert error(person.send("ask-undo"), 409)["id"] == "undo-nothing"
    person.play()


@EVERY_GAME
def test_a_table_looks_the_same_after_every_reload(server: Served, game: str) -> None:
    """Whatever the position of the last snapshot, the view and the undo rights are the same after each event."""
    person, pick = make(server.http, game, seed=SEED), any_of(9)
    for n in range(21):
        if n % 6 == 5:
            person.do("ask-undo", steps=2)
        else:
            person.play(pick)
        before = person.now()
        server.forget(person.table)
        assert person.now() == before, n


@EVERY_GAME
def test_a_free_undo_is_free_after_a_reload(server: Served, game: str) -> None:
    person, pick = make(server.http, game, seed=SEED), any_of(9)
    undone = 0
    while undone < 6:
        position = person.hash()
        offer = person.play(pick)
        if not offer["reveals"]:
            server.forget(person.table)
            person.do("undo")
            assert person.hash() == position
            server.forget(person.table)
            person.do("redo")
            undone += 1


def test_a_request_waits_through_a_restart(serve: Serve) -> None:
    served = serve()
    host, guest = two_people(served.http, "amyitis", seed=SEED)
    mover, other = to_move(host, guest)
    position = mover.hash()
    mover.play()
    mover.do("ask-undo")
    served.stop()
    host.http = guest.http = serve().http
    other.do("answer", agrees=True)
    assert mover.hash() == position
