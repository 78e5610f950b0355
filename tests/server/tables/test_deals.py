"""Deals that nobody chooses: numbers are revealed, given seeds are agreed to, draws made again are marked."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from semiramis.cli.main import run
from semiramis.core.play.log import find_game, parse_lines, replay, verify_deal
from semiramis.core.registry import find_game as game_by_key
from semiramis.core.registry import keys
from semiramis.server.audit import audit
from semiramis.server.tables import deals
from tests.server.client import BESIDE_ME, BOT, ME, OPEN, Person, error, found, join, make, revealing
from tests.server.conftest import Serve, Served
from tests.server.games import log_of, play_on

PAGE = Path(__file__).parents[3] / "docs" / "fair-deals.md"
MINE, THEIRS = "11" * 16, "22" * 16


def hash_of(number: str) -> str:
    return hashlib.sha256(number.encode()).hexdigest()


def deal_of(person: Person) -> dict[str, Any]:
    deal: dict[str, Any] = person.now()["table"]["deal"]
    return deal


def people_with_numbers(http: httpx.Client, game: str) -> tuple[Person, Person]:
    host = make(http, game, ME, OPEN, commit=hash_of(MINE))
    return host, join(host, commit=hash_of(THEIRS))


# the way of a deal


@pytest.mark.parametrize("key", keys())
def test_a_game_is_dealt_when_all_numbers_are_there(server: Served, key: str) -> None:
    host = make(server.http, key, ME, OPEN, commit=hash_of(MINE))
    commitment = host.now()["table"]["commitment"]
    assert deal_of(host) == {"waits_for": "seats", "commits": {"jasmine": hash_of(MINE)}, "numbers": {}}
    assert error(host.send("reveal", number=MINE), 409)["id"] == "server-no-number-due"
    assert error(host.get("/log"), 409)["id"] == "server-waiting"
    assert host.get("/picture.svg").status_code == 200
    assert host.get("/card.svg").status_code == 200
    server.forget(host.table)
    guest = join(host, commit=hash_of(THEIRS))
    assert deal_of(host)["waits_for"] == "numbers"
    assert host.now()["table"]["status"] == "waiting"
    assert error(host.send("move", action={"do": "pass"}), 409)["id"] == "server-waiting"
    assert error(guest.send("reveal", number=MINE), 400)["id"] == "server-wrong-number"
    guest.do("reveal", number=THEIRS)
    server.forget(host.table)
    assert host.now()["table"]["status"] == "waiting"
    # both may be under way at the same time: neither is stale
    assert host.send("reveal", expect=1, number=MINE).status_code == 200
    after = host.now()["table"]
    assert after["status"] == "playing"
    assert after["commitment"] == commitment
    assert after["deal"]["numbers"] == {"jasmine": MINE, "rose": THEIRS}
    assert error(host.send("commit", hash=hash_of(MINE)), 409)["id"] == "server-deal-begun"
    told = [event["told"] for event in found(host.get("/history"))["events"]]
    assert [message["id"] for messages in told for message in messages][-1] == "server-told-dealt"
    server.forget(host.table)
    head = json.loads(log_of(host).splitlines()[0])
    assert head["numbers"] == {"jasmine": MINE, "rose": THEIRS}
    assert head["seats"] == {"jasmine": "Ada", "rose": "Cy"}
    for seq in range(after["seq"] + 1):
        assert found(host.get(f"/positions/{seq}"))["seq"] == seq
    mover = host if host.now()["legal"] else guest
    mover.play()
    mover.do("undo") if mover.now()["table"]["undo"]["free"] else None


def test_without_numbers_a_game_begins_with_the_last_seat(http: httpx.Client) -> None:
    host = make(http, "babylon", ME, OPEN)
    assert host.now()["legal"] == []
    join(host)
    now = host.now()["table"]
    assert (now["status"], now["seq"]) == ("playing", 1)
    alone = make(http, "babylon")
    assert (alone.now()["table"]["status"], alone.now()["table"]["deal"]) == ("playing", {})
    bots = make(http, "babylon", BOT, BOT, commit=hash_of(MINE))
    assert bots.now()["table"]["status"] == "playing"


def test_somebody_alone_brings_a_number_too(http: httpx.Client) -> None:
    host = make(http, "ishtar", ME, BESIDE_ME, commit=hash_of(MINE))
    assert deal_of(host)["waits_for"] == "numbers"
    host.do("reveal", number=MINE)
    assert host.now()["legal"]
    assert deal_of(host)["numbers"] == {"jasmine": MINE}


def test_every_number_changes_the_deal_and_the_server_cannot(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semiramis.core.play.chance.new_seed", lambda: "5" * 32)
    served, dealt = serve(), set()
    for number in ("aa" * 16, "bb" * 16, "cc" * 16):
        host = make(served.http, "ishtar", ME, BESIDE_ME, commit=hash_of(number))
        host.do("reveal", number=number)
        dealt.add(host.hash())
    assert len(dealt) == 3


def test_whoever_does_not_reveal_is_left_out(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "REVEAL_SECONDS", 0.1)
    served = serve()
    host, guest = people_with_numbers(served.http, "amyitis")
    while guest.now()["table"]["status"] == "waiting":
        host.send("reveal", number=MINE)
    assert "rose" not in deal_of(host)["numbers"]


def test_a_rematch_waits_for_everybodys_number(server: Served) -> None:
    host, guest = people_with_numbers(server.http, "babylon")
    host.do("reveal", number=MINE)
    guest.do("reveal", number=THEIRS)
    host.do("ask-resign")
    guest.do("answer", agrees=True)
    id = found(host.post("/rematch", {}), 201)["table"]["id"]
    again = [Person(server.http, id, person.token) for person in (host, guest)]
    assert deal_of(again[0])["waits_for"] == "commits"
    for person in again:
        person.do("commit", hash=hash_of(MINE))
    for person in again:
        person.do("reveal", number=MINE)
    assert again[0].now()["table"]["status"] == "playing"


# given seeds


def test_a_given_seed_is_shown_and_needs_agreement(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, OPEN, seed="friday")
    assert Person(http, host.table).now()["table"]["origin"]["seed"] == "friday"
    refused = http.post(host.address + "/join", json={"name": "Cy"})
    assert error(refused, 409) | {"text": ""} == {"id": "server-seed-given", "args": {"seed": "friday"}, "text": ""}
    found(http.post(host.address + "/join", json={"name": "Cy", "seed": "friday"}), 201)


# verifying


def verifier() -> dict[str, Any]:
    """Return the functions of the program in the documentation."""
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.S)
    assert code is not None
    names: dict[str, Any] = {}
    exec(code[1], names)
    return names


@pytest.mark.parametrize("by_agreement", [False, True], ids=["to the end", "by agreement"])
def test_the_program_in_the_documentation_verifies_a_game(server: Served, tmp_path: Path, by_agreement: bool) -> None:
    host = make(server.http, "babylon", ME, BESIDE_ME, commit=hash_of(MINE))
    host.do("reveal", number=MINE)
    play_on(host, moves=6 if by_agreement else 10_000)
    if by_agreement:
        host.do("ask-resign")
    raw = log_of(host)
    lines = [json.loads(line) for line in raw.splitlines()]
    head, end = lines[0], next(line for line in reversed(lines) if "seed" in line)
    program = verifier()
    seed = program["seed_of"](end["seed"], end["nonce"], head["commitment"], head["numbers"].values())
    assert host.now()["table"]["seed"]["again"] == seed
    chance = [line for line in lines if line.get("by") == "chance"]
    clay = [line["tile"] for line in chance if line.get("tile", "").startswith("c")][:16]
    assert program["shuffled"](seed, "clay tiles", [f"c{n:02}" for n in range(1, 17)]) == clay
    first = next(line["seat"] for line in chance if line["do"] == "deal-first")
    assert program["shuffled"](seed, "first player", head["seats"])[0] == first
    with pytest.raises(AssertionError):
        program["seed_of"](end["seed"], end["nonce"], "0" * 64, [])
    match = replay(parse_lines(raw), find_game(head, game_by_key))
    assert verify_deal(match) == len(chance)
    path = tmp_path / "game.jsonl"
    path.write_bytes(raw)
    assert run(["replay", "--verify", str(path)]) == 0


def test_the_same_deal_can_be_had_again(server: Served) -> None:
    host = make(server.http, "ishtar", ME, BESIDE_ME, commit=hash_of(MINE))
    host.do("reveal", number=MINE)
    dealt = host.hash()
    host.do("ask-resign")
    again = make(server.http, "ishtar", ME, BESIDE_ME, seed=host.now()["table"]["seed"]["again"])
    assert again.hash() == dealt


def test_doctor_finds_such_tables_sound(serve: Serve) -> None:
    served = serve()
    people_with_numbers(served.http, "amyitis")
    host, guest = people_with_numbers(served.http, "babylon")
    host.do("reveal", number=MINE)
    guest.do("reveal", number=THEIRS)
    make(served.http, "ishtar", ME, OPEN)
    served.stop()
    assert [verdict.problem for _, _, verdict in audit(served.data)] == [None] * 3


# draws made again


@pytest.mark.parametrize("is_forgotten", [False, True])
def test_what_was_drawn_taken_back_and_drawn_again_is_marked(server: Served, is_forgotten: bool) -> None:
    host = make(server.http, "babylon", ME, {"kind": "bot", "bot": "random"}, seed="again")
    while True:
        now = host.now()
        offer = revealing(now["legal"])
        if offer is not None:
            break
        if now["legal"]:
            host.play()
    number = host.do("move", action=offer["action"], expect=now["table"]["seq"])
    first = found(host.get("/history", after=number - 1))["events"][0]
    assert "again" not in first
    host.do("undo", expect=number)
    if is_forgotten:
        server.forget(host.table)
    number = host.do("move", action=offer["action"])
    second = found(host.get("/history", after=number - 1))["events"][0]
    assert second["again"] is True
    assert [message["id"] for message in second["told"]][-1] == "server-told-again"
    assert second["told"][:-1] == first["told"]
