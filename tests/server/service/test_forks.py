"""New tables from old ones: forks from any position, and rematches."""

from typing import Any

import httpx
import pytest

from semiramis.bots.characters import CHARACTERS
from semiramis.core.model.domain import SEAT
from semiramis.core.registry import keys
from tests.server.client import BESIDE_ME, BOT, ME, OPEN, Person, error, found, join, make
from tests.server.conftest import Served
from tests.server.games import log_of, play_on, replayed_here, upload

HERE = [ME, BESIDE_ME]


@pytest.fixture(scope="module", params=keys())
def played(server: Served, request: pytest.FixtureRequest) -> Person:
    """Return a table of each game with some moves."""
    host = make(server.http, request.param, ME, BESIDE_ME, seed="to be forked")
    play_on(host, moves=32)
    return host


@pytest.fixture(scope="module")
def over(server: Served) -> Person:
    host = make(server.http, "ishtar", ME, BESIDE_ME, seed="to its end")
    play_on(host)
    return host


def forked(person: Person, seq: int, *seats: dict[str, str]) -> Person:
    made = found(person.post("/fork", {"seq": seq, "seats": list(seats) or HERE}), 201)
    return Person(person.http, made["table"]["id"], made["token"])


def test_a_fork_goes_on_from_any_position(server: Served, played: Person) -> None:
    before = log_of(played)
    match = replayed_here(before)
    states = match.states()
    inside = next(n for n in range(20, 32) if not match.game.rules.begins_turn(states[n]))
    for seq in (0, 1, inside, 32):
        fork = forked(played, seq)
        now = fork.now()
        assert fork.hash() == played.hash(seq) == states[seq].hash()
        assert now["table"]["origin"] == {"fork": played.table, "seq": seq}
        assert now["table"]["seq"] == 0
        assert now["table"]["you"] == ["jasmine", "rose"]
        assert now["table"]["mover"] == SEAT.words[match.game.rules.mover(states[seq])]
        server.forget(fork.table)
        play_on(fork, seed=seq, moves=8)
        assert replayed_here(log_of(fork)).state.hash() == fork.hash()
    assert log_of(played) == before
    assert played.seq() == 32


def test_chance_is_dealt_anew(played: Person) -> None:
    forks = [forked(played, 3) for _ in range(2)]
    assert len({person.now()["table"]["commitment"] for person in (played, *forks)}) == 3
    ends = []
    for fork in forks:
        play_on(fork, seed=5, moves=40)
        ends.append([line for line in log_of(fork).splitlines()[1:] if b'"chance"' in line])
    assert ends[0]
    assert ends[0] != ends[1]


def test_the_seats_of_a_fork_are_given_anew(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, BESIDE_ME, {"kind": "bot", "bot": "random"})
    old = Person(http, host.table, host.token)
    fork = forked(Person(http, host.table), 0, BOT, {"kind": "me", "name": "Eve"}, OPEN)
    table = fork.now()["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "open"]
    assert table["seats"][0]["name"] in CHARACTERS
    assert [seat["name"] for seat in table["seats"][1:]] == ["Eve", ""]
    assert table["status"] == "waiting"
    assert table["you"] == ["rose"]
    assert error(Person(http, fork.table, old.token).get(), 401)["id"] == "server-unknown-token"
    assert error(Person(http, host.table, fork.token).get(), 401)["id"] == "server-unknown-token"
    guest = join(fork, "Cy")
    assert guest.now()["table"]["you"] == ["saffron"]
    assert fork.now()["table"]["status"] == "playing"


def test_a_bot_plays_on_at_a_fork(played: Person) -> None:
    mover = SEAT.index(played.now()["table"]["mover"])
    seats = [BOT if seat == mover else ME for seat in range(2)]
    fork = forked(played, played.seq(), *seats)
    with fork.listen(after=0) as heard:
        event = heard.next()
    assert event is not None
    assert (event["kind"], event["by"]) == ("move", SEAT.words[mover])


def test_a_fork_of_a_fork(played: Person) -> None:
    first = forked(played, 30)
    play_on(first, moves=5)
    second = forked(first, 2)
    assert second.now()["table"]["origin"] == {"fork": first.table, "seq": 2}
    assert second.hash() == first.hash(2)
    back = upload(second, log_of(second))
    assert back.hash() == second.hash()


def test_a_fork_has_no_steps_to_take_back(played: Person) -> None:
    fork = forked(played, 20)
    assert error(fork.send("ask-undo"), 409)["id"] == "undo-nothing"
    before = fork.hash()
    fork.play()
    fork.do("ask-undo")
    assert fork.hash() == before


def test_a_fork_knows_its_past(server: Served, played: Person) -> None:
    before = found(Person(played.http, played.table).get("/history"))["events"]
    first = forked(played, 20)
    play_on(first, moves=4)
    second = forked(first, 3)
    server.forget(second.table)
    history = found(second.get("/history"))
    past = history["past"]
    assert [event["seq"] for event in past] == list(range(-23, 0))
    assert [event["told"] for event in past[:20]] == [event["told"] for event in before[1:21]]
    assert [event["totals"] for event in past[:20]] == [event["totals"] for event in before[1:21]]
    assert [event["action"] for event in past[20:]] == [
        event["action"] for event in found(first.get("/history"))["events"][1:4]
    ]
    assert [event["seq"] for event in history["events"]] == [0]
    assert "past" not in found(second.get("/history", after=0))
    assert "past" not in found(played.get("/history"))


def test_a_fork_of_the_end_is_over(over: Person) -> None:
    fork = forked(over, over.seq())
    assert fork.now()["table"]["status"] == "over"
    assert fork.now()["table"]["result"] == over.now()["table"]["result"]
    assert fork.now()["legal"] == []
    shorter = forked(over, over.seq() - 1)
    assert shorter.now()["table"]["status"] == "playing"
    shorter.play()
    assert shorter.now()["table"]["status"] == "over"


def test_options_stay(http: httpx.Client) -> None:
    games = found(http.get("/api/games"))["games"]
    option = games[0]["options"][0]
    chosen = next(value for value in option["values"] if value != option["default"])
    host = make(http, games[0]["key"], ME, BESIDE_ME, options={option["name"]: chosen})
    assert forked(host, 0).now()["table"]["options"] == host.now()["table"]["options"]
    assert host.now()["table"]["options"][option["name"]] == chosen


def test_forks_that_make_no_sense_are_refused(http: httpx.Client) -> None:
    host = make(http, "amyitis")
    assert error(host.post("/fork", {"seq": 1, "seats": HERE}), 400)["id"] == "server-no-seq"
    assert error(host.post("/fork", {"seq": 0, "seats": [ME, BESIDE_ME, OPEN]}), 400)["id"] == "server-fork-seats"
    malformed: list[Any] = [
        {"seq": -1, "seats": HERE},
        {"seq": 0},
        {"seats": HERE},
        {"seq": 0, "seats": [ME]},
        [],
        None,
    ]
    for body in malformed:
        assert error(host.post("/fork", body), 400)["id"] == "server-malformed"
    bad_bot = [ME, {"kind": "bot", "bot": "nobody"}]
    assert error(host.post("/fork", {"seq": 0, "seats": bad_bot}), 400)["id"] == "bot-unknown"
    assert error(Person(http, "nowhere").post("/fork", {"seq": 0, "seats": HERE}), 404)["id"] == "server-no-table"


# rematches


def test_a_chain_of_games_goes_round_the_table(server: Served) -> None:
    host = make(server.http, "amyitis", ME, OPEN, OPEN)
    guest, third = join(host, "Bo"), join(host, "Cy")
    tables, names = [host.table], [["Ada", "Bo", "Cy"]]
    for _ in range(3):
        host.do("ask-resign")
        guest.do("answer", agrees=True)
        third.do("answer", agrees=True)
        made = found(guest.post("/rematch", {}), 201)["table"]
        assert made["origin"] == {"rematch": tables[-1]}
        last = found(host.get("/history"))["events"][-1]
        assert (last["kind"], last["table"]) == ("rematch", made["id"])
        assert last["by"] == guest.now()["table"]["you"][0]
        tables.append(made["id"])
        names.append([seat["name"] for seat in made["seats"]])
        server.forget(made["id"])
        host, guest, third = (Person(p.http, made["id"], p.token) for p in (host, guest, third))
    assert len(set(tables)) == 4
    assert names == [["Ada", "Bo", "Cy"], ["Cy", "Ada", "Bo"], ["Bo", "Cy", "Ada"], ["Ada", "Bo", "Cy"]]
    assert host.now()["table"]["you"] == ["jasmine"]
    assert guest.now()["table"]["you"] == ["rose"]
    mine = found(host.http.post("/api/mine", json={"tokens": [host.token]}))["tables"]
    assert {table["id"] for table in mine} == set(tables)


def test_every_game_of_a_chain_is_dealt_anew(over: Person) -> None:
    made = found(over.post("/rematch", {}), 201)["table"]
    again = Person(over.http, made["id"], over.token)
    again.do("ask-resign")
    third = found(again.post("/rematch", {}), 201)["table"]
    assert len({table["commitment"] for table in (over.now()["table"], made, third)}) == 3
    assert all(table["status"] == "playing" and table["result"] == {} for table in (made, third))


def test_no_other_game_before_the_end(http: httpx.Client) -> None:
    host = make(http, "babylon")
    assert error(host.post("/rematch", {}), 409)["id"] == "server-not-over"
    assert error(Person(http, host.table).post("/rematch", {}), 401)["id"] == "server-no-token"
