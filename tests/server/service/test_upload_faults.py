"""Logs that are refused, and where."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from semiramis.core.play.log import log_text
from semiramis.core.play.match import Match
from semiramis.server.service.create import LARGEST_LOG
from tests.server.client import Person, error, found
from tests.server.games import upload
from tests.server.service.upload_support import Lines, lines_of, written


def sent(http: httpx.Client, log: bytes) -> httpx.Response:
    return http.post("/api/logs", content=log)


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
