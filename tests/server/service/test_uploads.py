"""Logs leave and return: download, replay elsewhere, upload, continue."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from semiramis.cli.main import run
from semiramis.core.play.match import Match
from semiramis.core.registry import keys
from tests.server.client import BESIDE_ME, ME, Person, error, found, make
from tests.server.conftest import Served
from tests.server.games import log_of, play_on, replayed_here, upload
from tests.server.service.upload_support import lines_of, written


@pytest.mark.parametrize("key", keys())
def test_a_downloaded_log_is_replayed_anywhere_and_comes_back_equal(
    http: httpx.Client, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host = make(http, key, ME, BESIDE_ME, seed="out and back")
    play_on(host)
    response = host.get("/log")
    name = f"{key}-{host.table}.jsonl"
    assert response.headers["content-disposition"] == f"attachment; filename={name}"
    path = tmp_path / name
    path.write_bytes(response.content)
    assert run(["replay", str(path)]) == 0
    assert "Traceback" not in capsys.readouterr().err

    back = upload(host, response.content)
    before, after = host.now(), back.now()
    assert back.table != host.table
    assert back.hash() == host.hash()
    assert after["view"] == before["view"]
    for what in ("game", "rules", "edition", "options", "commitment", "status", "result"):
        assert after["table"][what] == before["table"][what]
    assert [seat["name"] for seat in after["table"]["seats"]] == ["Ada", "Bo"]
    assert after["table"]["origin"]["upload"] is True
    assert log_of(back) == response.content
    assert error(back.send("move", action={"do": "pass"}), 409)["id"] == "match-over"


@pytest.mark.parametrize("key", keys())
def test_an_unfinished_game_is_played_on(server: Served, key: str) -> None:
    host = make(server.http, key, ME, BESIDE_ME, seed="unfinished")
    play_on(host, moves=30)
    log = log_of(host)
    back = upload(host, log)
    assert back.now()["table"]["you"] == ["jasmine", "rose"]
    assert back.now()["table"]["status"] == "playing"
    assert back.now()["legal"] == host.now()["legal"]
    server.forget(back.table)
    assert back.hash() == host.hash()
    assert back.now()["table"]["commitment"] == host.now()["table"]["commitment"]
    play_on(back, seed=2, moves=40)
    server.forget(back.table)
    play_on(back, seed=3)
    whole = log_of(back)
    assert whole.startswith(log)
    end = replayed_here(whole)
    assert end.over
    assert end.state.hash() == back.hash()
    # the original server committed to a seed that is unknown here
    assert "seed" not in end.log[-1]
    assert log_of(upload(back, whole)) == whole
    assert log_of(host) == log


def test_moves_made_elsewhere_can_be_taken_back(server: Served) -> None:
    host = make(server.http, "ishtar", ME, BESIDE_ME, seed="elsewhere")
    hashes = [host.hash()]
    for _ in range(6):
        host.play()
        hashes.append(host.hash())
    back = upload(host, log_of(host))
    server.forget(back.table)
    back.do("ask-undo", steps=4)
    assert back.hash() == hashes[2]
    back.do("redo", steps=4)
    assert back.hash() == hashes[6]
    assert replayed_here(log_of(back)).state.hash() == hashes[6]


def test_steps_taken_back_come_along(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, BESIDE_ME)
    play_on(host, moves=5)
    host.do("ask-undo", steps=2)
    back = upload(host, log_of(host))
    assert back.hash() == host.hash()
    back.do("redo")
    host.do("redo")
    assert back.hash() == host.hash()


def test_a_log_cut_between_lines_is_a_game_to_play_on(http: httpx.Client, match: Match) -> None:
    lines = lines_of(match)
    at = next(n for n in range(len(lines) // 2, len(lines)) if "do" in lines[n] and lines[n]["by"] != "chance")
    back = upload(Person(http, ""), written(lines[:at]))
    assert back.now()["table"]["status"] == "playing"
    back.play()


# the game of an uploaded log: its history is the same as if it had been played here


def history(person: Person) -> list[dict[str, Any]]:
    """Return the history of a table, without times and without the current state."""
    events: list[dict[str, Any]] = found(person.get("/history"))["events"]
    return [{name: value for name, value in event.items() if name not in ("at", "now")} for event in events]


@pytest.mark.parametrize("key", keys())
def test_every_decision_of_a_log_is_an_event_with_its_position(server: Served, key: str) -> None:
    host = make(server.http, key, ME, BESIDE_ME, seed="history")
    last = play_on(host, moves=25)
    back = upload(host, log_of(host))
    assert history(back)[1:] == history(host)[1:]
    for _ in range(2):
        for seq in (0, 1, 7, 16, 24, last):
            assert found(back.get(f"/positions/{seq}"))["view"] == found(host.get(f"/positions/{seq}"))["view"]
        server.forget(back.table)


def test_what_was_taken_back_and_played_again_is_told_too(server: Served) -> None:
    host = make(server.http, "amyitis", ME, BESIDE_ME, seed="to and fro")
    play_on(host, moves=20)
    host.do("ask-undo", steps=9)
    host.do("redo", steps=4)
    host.do("ask-undo", steps=2)
    play_on(host, seed=5, moves=6)
    back = upload(host, log_of(host))
    # the log says who agreed to an undo, but not who asked for it
    assert [(event["kind"], event["by"], event["told"]) for event in history(back)[1:]] == [
        (event["kind"], event["by"], event["told"]) for event in history(host)[1:]
    ]
    last = back.seq()
    server.store.drop_snapshots()
    for seq in range(15, last + 1):
        server.forget(back.table)
        assert found(back.get(f"/positions/{seq}"))["view"] == found(host.get(f"/positions/{seq}"))["view"]


def test_a_game_goes_on_from_any_move_of_a_log(http: httpx.Client, match: Match) -> None:
    back = upload(Person(http, ""), written(lines_of(match)))
    half = back.seq() // 2
    forked = found(back.post("/fork", {"seq": half, "seats": [ME, BESIDE_ME]}), 201)
    assert forked["view"]["table"] == found(back.get(f"/positions/{half}"))["view"]["table"]
    assert forked["table"]["status"] == "playing"
