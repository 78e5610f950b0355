"""Logs leave and return: download, replay elsewhere, upload, continue."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from semiramis.cli.main import run
from semiramis.core.play.log import line_text, log_text
from semiramis.core.play.match import Match
from semiramis.core.registry import keys
from semiramis.server.service.create import LARGEST_LOG
from tests.server.client import BESIDE_ME, ME, Person, error, found, make
from tests.server.conftest import Served
from tests.server.games import log_of, play_here, play_on, replayed_here, upload

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a whole game that was played elsewhere."""
    return play_here("babylon", 2)


def lines_of(match: Match) -> Lines:
    found: Lines = json.loads(json.dumps(match.log))
    return found


def sent(http: httpx.Client, log: bytes) -> httpx.Response:
    return http.post("/api/logs", content=log)


def written(lines: Lines) -> bytes:
    return "".join(map(line_text, lines)).encode()


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


def test_a_log_longer_than_any_game_is_refused(
    http: httpx.Client, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("semiramis.server.tables.history.MAX_DECISIONS", 20)
    refused = error(http.post("/api/logs", content=written(lines_of(match))), 400)
    assert refused["id"] == "log-too-many-decisions"
    assert refused["args"]["limit"] == 20


# refusals


def changed(lines: Lines, at: int, **more: Any) -> Lines:
    return [*lines[:at], {**lines[at], **more}, *lines[at + 1 :]]


def decision(lines: Lines, do: str | None = None) -> int:
    """Return the index of the first decision of a seat in the second half."""
    half = range(len(lines) // 2, len(lines))
    return next(n for n in half if lines[n].get("by") in ("jasmine", "rose") and do in (None, lines[n].get("do")))


def other(seat: str) -> str:
    return "rose" if seat == "jasmine" else "jasmine"


def tampered_hash(lines: Lines) -> tuple[Lines, str, int]:
    at = next(n for n, line in enumerate(lines) if "hash" in line)
    return changed(lines, at, hash="0" * 64), "log-hash", at


def tampered_result(lines: Lines) -> tuple[Lines, str, int]:
    end = json.loads(json.dumps(lines[-1]["end"]))
    end["rose"]["total"] += 1
    return changed(lines, len(lines) - 1, end=end), "log-end", len(lines) - 1


def tampered_seed(lines: Lines) -> tuple[Lines, str, int]:
    return changed(lines, len(lines) - 1, seed="another"), "log-seed", len(lines) - 1


def another_player(lines: Lines) -> tuple[Lines, str, int]:
    at = decision(lines)
    return changed(lines, at, by=other(lines[at]["by"])), "log-illegal", at


def a_third_player(lines: Lines) -> tuple[Lines, str, int]:
    at = decision(lines)
    return changed(lines, at, by="lotus"), "log-bad-seat", at


def an_unknown_action(lines: Lines) -> tuple[Lines, str, int]:
    at = decision(lines)
    return changed(lines, at, do="cheat"), "log-illegal", at


def the_same_twice(lines: Lines) -> tuple[Lines, str, int]:
    at = decision(lines)
    return [*lines[: at + 1], *lines[at:]], "log-numbering", at + 1


def a_line_missing(lines: Lines) -> tuple[Lines, str, int]:
    at = decision(lines)
    return [*lines[:at], *lines[at + 1 :]], "log-numbering", at


def a_line_of_nothing(lines: Lines) -> tuple[Lines, str, int]:
    at = decision(lines)
    return [*lines[:at], {"n": at}], "log-unknown-line", at


def another_draw(lines: Lines) -> tuple[Lines, str, int]:
    """Change a draw to one that occurred before: no deck has it twice."""
    at = next(n for n in range(2, len(lines)) if lines[n - 1].get("by") == lines[n].get("by") == "chance")
    return changed(lines, at, **{**lines[at - 1], "n": at}), "log-illegal", -1


def more_after_the_end(lines: Lines) -> tuple[Lines, str, int]:
    at = decision(lines)
    return [*lines, {**lines[at], "n": len(lines)}], "log-illegal", len(lines)


TAMPERED = [
    tampered_hash, tampered_result, tampered_seed, another_player, a_third_player, an_unknown_action, the_same_twice,
    a_line_missing, a_line_of_nothing, another_draw, more_after_the_end,
]  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: str(tamper.__name__))
def test_a_tampered_log_is_refused_and_its_line_named(
    http: httpx.Client, match: Match, tamper: Callable[[Lines], tuple[Lines, str, int]]
) -> None:
    lines, id, at = tamper(lines_of(match))
    problem = error(sent(http, written(lines)), 400)
    assert problem["id"] == id
    if at >= 0:
        assert problem["args"]["line"] == at + 1
    else:
        assert problem["args"]["line"] > 1


def test_a_log_that_was_cut_off_is_refused(http: httpx.Client, match: Match) -> None:
    log = log_text(match).encode()
    for at in (len(log) - 1, len(log) // 2, 10):
        problem = error(sent(http, log[:at]), 400)
        assert problem["id"] == "log-cut-off"
        assert problem["args"]["line"] == log[:at].count(b"\n") + 1


@pytest.mark.parametrize("line", [b"x", b"[]", b"1", b"null", b'{"n":', b"\xff\xfe", b"[" * 50_000, b""])
def test_a_line_that_is_not_one_is_refused(http: httpx.Client, match: Match, line: bytes) -> None:
    lines = log_text(match).encode().split(b"\n")
    problem = error(sent(http, b"\n".join([*lines[:7], line, *lines[8:]])), 400)
    assert problem["id"] == "log-not-json"
    assert problem["args"]["line"] == 8


FOREIGN: dict[str, dict[str, Any]] = {
    "log-empty": {},
    "log-no-header": {"semiramis": "position"},
    "log-format": {"format": 99},
    "log-newer-rules": {"rules": 10_000},
    "log-rules-unknown": {"rules": "1"},
    "log-header": {"seats": {"rose": "x", "jasmine": "y"}},
    "game-unknown": {"game": "chess"},
    "server-no-edition": {"edition": {"name": "mine", "hash": "0" * 64}},
    "log-edition": {"edition": "mine"},
}


@pytest.mark.parametrize("id", FOREIGN)
def test_a_log_from_elsewhere_is_refused(http: httpx.Client, match: Match, id: str) -> None:
    lines = changed(lines_of(match), 0, **FOREIGN[id]) if FOREIGN[id] else []
    response = sent(http, written(lines))
    assert response.status_code in (400, 404)
    assert error(response, response.status_code)["id"] == id


def test_a_log_that_is_too_large_is_refused(http: httpx.Client, match: Match) -> None:
    log = log_text(match).encode()
    most = log + b" " * (LARGEST_LOG - len(log) - 1) + b"\n"
    assert error(sent(http, most), 400)["id"] == "log-line-too-long"
    for size in (1, 2, LARGEST_LOG):
        response = sent(http, most + b"\n" * size)
        assert response.status_code in (400, 413)
        problem = error(response, response.status_code)
        assert problem["id"] in ("server-log-too-large", "server-too-large")


def test_names_in_a_log_are_cleaned(http: httpx.Client, match: Match) -> None:
    lines = lines_of(match)
    lines = changed(lines, 0, seats={"jasmine": "\u202e<b>\n" + "x" * 500, "rose": ""})
    back = upload(Person(http, ""), written(lines))
    first, second = (seat["name"] for seat in back.now()["table"]["seats"])
    assert first.isprintable()
    assert len(first) <= 40
    assert second == "rose"
    assert found(back.get("/history"))["events"]
