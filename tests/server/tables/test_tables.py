"""Tables: created, joined, watched, found again, left and rejoined, ended by consent, played again."""

import time
from collections.abc import Callable
from importlib import resources
from typing import Any

import httpx
import pytest

from semiramis.core.registry import find_game, keys
from tests.server.client import BESIDE_ME, ME, OPEN, Person, error, found, join, make, two_people
from tests.server.conftest import Serve

EVERY_GAME = pytest.mark.parametrize("game", keys())
BOT_LIMIT = 120.0


def make_badly(http: httpx.Client, status: int = 400, **body: Any) -> dict[str, Any]:
    body = {"game": "amyitis", "seats": [ME, BESIDE_ME], **body}
    return error(http.post("/api/tables", json=body), status)


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + BOT_LIMIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def edition_text(game: str) -> str:
    return resources.files(f"semiramis.games.{game}").joinpath("data/edition.toml").read_text(encoding="utf-8")


def resigned(http: httpx.Client, game: str = "amyitis", *seats: dict[str, str], **more: Any) -> Person:
    person = make(http, game, *seats, **more)
    person.do("ask-resign")
    return person


# creating


@EVERY_GAME
def test_every_game_is_offered_with_its_seats_options_and_bots(http: httpx.Client, game: str) -> None:
    answer = found(http.get("/api/games"))
    offered = {entry["key"]: entry for entry in answer["games"]}
    assert list(offered) == keys()
    assert offered[game]["seats"] == list(find_game(game).seats)
    assert {option["name"] for option in offered[game]["options"]} == {o.name for o in find_game(game).options}
    assert {"random", "greedy"} <= set(answer["bots"])


@EVERY_GAME
def test_a_hot_seat_table_is_dealt_and_playable_at_once_with_one_token(http: httpx.Client, game: str) -> None:
    person = make(http, game, ME, BESIDE_ME)
    now = person.now()
    assert now["table"]["status"] == "playing"
    assert now["table"]["seq"] == 0
    assert now["table"]["you"] == ["jasmine", "rose"]
    assert [seat["name"] for seat in now["table"]["seats"]] == ["Ada", "Bo"]
    assert now["table"]["mover"] in ("jasmine", "rose")
    movers: set[str] = set()
    while len(movers) < 2:
        movers.add(person.now()["table"]["mover"])
        person.play()


@EVERY_GAME
def test_options_and_a_clock_are_kept(http: httpx.Client, game: str) -> None:
    option = next(o for o in find_game(game).options if len(o.domain.words) > 1)
    value = next(word for word in option.domain.words if word != option.default)
    clock = {"mode": "bank", "bank": 600, "increment": 5}
    table = make(http, game, options={option.name: value}, clock=clock).now()["table"]
    assert table["options"][option.name] == value
    assert table["clock"]["mode"] == "bank"
    assert table["clock"]["left"] == [600, 600]
    assert table["clock"]["running"] == table["mover"]


def test_a_clock_of_days_gives_each_decision_its_days(http: httpx.Client) -> None:
    clock = make(http, "amyitis", clock={"mode": "days", "days": 2}).now()["table"]["clock"]
    assert clock["left"] == [172_800, 172_800]


def test_a_clock_waits_for_everybody_to_sit_down(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN, clock={"mode": "bank"})
    assert host.now()["table"]["clock"]["running"] == "nobody"
    join(host)
    assert host.now()["table"]["clock"]["running"] in ("jasmine", "rose")


@EVERY_GAME
def test_the_same_seed_deals_the_same_table_and_no_seed_another(http: httpx.Client, game: str) -> None:
    one, other = (make(http, game, seed="willow").now() for _ in range(2))
    assert one["view"] == other["view"]
    assert one["table"]["commitment"] != other["table"]["commitment"]
    assert len({str(make(http, game).now()["view"]) for _ in range(4)} | {str(one["view"])}) > 1


@EVERY_GAME
def test_an_edition_of_ones_own_is_played_and_outlives_a_restart(serve: Serve, game: str) -> None:
    text = edition_text(game)
    name = find_game(game).edition.name
    served = serve()
    person = make(served.http, game, edition=text.replace(f'"{name}"', '"of our own"', 1))
    before = person.now()
    assert before["table"]["edition"]["name"] == "of our own"
    assert before["table"]["edition"]["hash"] != find_game(game).edition.hash
    person.play()
    position = person.hash()
    served.stop()
    person.http = serve().http
    assert person.now()["table"]["edition"] == before["table"]["edition"]
    assert person.hash() == position
    person.play()


def test_a_table_with_free_seats_waits(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN)
    now = host.now()
    assert now["table"]["status"] == "waiting"
    assert now["legal"] == []
    assert error(host.send("move", action={"do": "pass"}), 409)["id"] == "server-waiting"
    for kind in ("undo", "redo", "restart", "ask-undo", "ask-resign"):
        assert host.send(kind).status_code == 409, kind


def test_wishes_that_cannot_be_met_are_named(http: httpx.Client) -> None:
    assert make_badly(http, game="chess")["id"] == "game-unknown"
    assert make_badly(http, options={"colour": "blue"})["id"] == "option-unknown"
    assert make_badly(http, options={"field-tie": "everybody"})["id"] == "option-bad-value"
    assert make_badly(http, edition="this is no edition")["id"].startswith("edition-")
    assert make_badly(http, edition=edition_text("babylon"))["id"].startswith("edition-")
    assert make_badly(http, edition="x" * 263_000)["id"] == "server-malformed"
    assert make_badly(http, edition="x" * 310_000, status=413)["id"] == "server-too-large"
    for bot in ("", "deep-thought", "/etc/passwd:bot", "bots/mine.py:make"):
        assert make_badly(http, seats=[ME, {"kind": "bot", "bot": bot}])["id"] == "bot-unknown"


@EVERY_GAME
def test_a_wrong_number_of_seats_is_refused(http: httpx.Client, game: str) -> None:
    allowed = find_game(game).seats
    for n in range(6):
        status = http.post("/api/tables", json={"game": game, "seats": [ME] * n}).status_code
        assert status == (201 if n in allowed else 400), n


@pytest.mark.parametrize(
    "given",
    [
        {"seats": [ME, {"kind": "ghost"}]},
        {"seats": [ME, {"kind": "me", "name": "x" * 41}]},
        {"seats": [ME, {"kind": "me", "token": "mine"}]},
        {"seats": "two"},
        {"options": {"field-tie": 1}},
        {"seed": ""},
        {"seed": "x" * 81},
        {"clock": {"mode": "sand"}},
        {"clock": {"mode": "bank", "bank": 1}},
        {"clock": {"mode": "bank", "bank": float("nan")}},
        {"clock": {"mode": "days", "days": 1e9}},
        {"hats": 3},
    ],
)
def test_a_request_of_the_wrong_form_says_where(http: httpx.Client, given: dict[str, Any]) -> None:
    import json

    body = json.dumps({"game": "amyitis", "seats": [ME, BESIDE_ME], **given})
    problem = error(http.post("/api/tables", content=body, headers={"content-type": "application/json"}), 400)
    assert problem["id"] == "server-malformed"
    assert problem["args"]["place"].startswith(f"body.{next(iter(given))}")


def test_names_are_shown_on_one_line_without_hidden_signs(http: httpx.Client) -> None:
    named = [{"kind": "me", "name": "A\nd\u202ea"}, {"kind": "bot", "bot": "random", "name": "B\x00\to"}]
    for seat in make(http, "amyitis", *named).now()["table"]["seats"]:
        assert seat["name"].isprintable(), seat


# joining and watching


def test_a_guest_joins_by_the_link_and_the_game_begins(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN)
    answer = found(http.post(host.address + "/join", json={"name": "Cy"}), 201)
    assert answer["seat"] == "rose"
    assert answer["token"] != host.token
    table = host.now()["table"]
    assert table["status"] == "playing"
    assert table["seats"][1] == {"seat": "rose", "kind": "person", "name": "Cy", "bot": "", "away": False}
    result = found(host.get("/history", after=0))["events"][0]
    assert (result["kind"], result["by"]) == ("join", "rose")
    assert result["told"][0]["args"]["name"] == "Cy"


def test_a_guest_may_choose_among_the_free_seats(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN, OPEN)
    guest = join(host, seat="saffron")
    assert guest.now()["table"]["you"] == ["saffron"]
    taken = http.post(host.address + "/join", json={"name": "Dee", "seat": "saffron"})
    assert error(taken, 409)["id"] == "server-seat-taken"
    mine = http.post(host.address + "/join", json={"name": "Dee", "seat": "jasmine"})
    assert error(mine, 409)["id"] == "server-seat-taken"
    assert error(http.post(host.address + "/join", json={"name": "Dee", "seat": "lotus"}), 409)
    assert join(host).now()["table"]["you"] == ["rose"]
    full = http.post(host.address + "/join", json={"name": "Eve"})
    assert error(full, 409)["id"] == "server-no-free-seat"


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": "x" * 41}, {"name": "Cy", "seat": "tulip"}, {"name": 7}])
def test_joining_in_the_wrong_form_is_refused(http: httpx.Client, body: dict[str, Any]) -> None:
    host = make(http, "amyitis", ME, OPEN)
    assert error(http.post(host.address + "/join", json=body), 400)["id"] == "server-malformed"


def test_a_table_that_is_not_there(http: httpx.Client) -> None:
    nobody = Person(http, "nowhere")
    assert error(nobody.get(), 404)["id"] == "server-no-table"
    assert error(nobody.post("/join", {"name": "Cy"}), 404)["id"] == "server-no-table"
    assert error(nobody.get("/events"), 404)["id"] == "server-no-table"


@EVERY_GAME
def test_a_spectator_sees_the_table_but_may_do_nothing(http: httpx.Client, game: str) -> None:
    host, _ = two_people(http, game)
    seen = Person(http, host.table).now()
    assert seen["table"]["you"] == []
    assert seen["legal"] == []
    assert seen["view"]
    assert seen["table"]["undo"] == {"possible": False, "free": False, "steps": 0, "redo": 0}


def test_my_tables_are_those_of_my_tokens_latest_first(http: httpx.Client) -> None:
    first, second, hosted = make(http, "amyitis"), make(http, "babylon"), make(http, "amyitis", OPEN, OPEN)
    make(http, "amyitis")
    first.play()
    tokens = [first.token, second.token, hosted.token, "nobody's"]
    tables = found(http.post("/api/mine", json={"tokens": tokens}))["tables"]
    assert [table["id"] for table in tables] == [first.table, hosted.table, second.table]
    assert [table["you"] for table in tables] == [["jasmine", "rose"], [], ["jasmine", "rose"]]
    assert found(http.post("/api/mine", json={"tokens": []}))["tables"] == []
    assert http.post("/api/mine", json={"tokens": ["x"] * 201}).status_code == 400
