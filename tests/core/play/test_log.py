import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semiramis.core.model.message import Malformed, Problem
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import BadLog, find_game, log_text, parse_lines, read_lines, replay, verify_deal
from semiramis.core.play.log_file import LogFile, write_whole
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game as look_up
from semiramis.games.amyitis.game import GAME
from tests.support.matches import fork

Lines = list[dict[str, Any]]


def random_match(seats: int, seed: str, steps: int = 10_000) -> Match:
    import random

    match, choose = Match.begin(GAME, seats, referee=Referee(seed, "nonce")), random.Random(seed)
    while not match.over and len(match.steps) < steps:
        match.play(match.mover, choose.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def finished() -> Match:
    return random_match(2, "finished")


@pytest.fixture
def lines(finished: Match) -> Lines:
    return parse_lines(log_text(finished).encode())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_log_replays_to_the_same_match(seats: int) -> None:
    match = random_match(seats, f"replay {seats}")
    again = replay(parse_lines(log_text(match).encode()), GAME)
    assert again.state == match.state
    assert again.log == match.log
    assert [s.chance for s in again.steps] == [s.chance for s in match.steps]
    assert verify_deal(again) == len(match.opening) + sum(len(s.chance) for s in match.steps)


def test_undo_and_redo_lines_replay_too() -> None:
    match = random_match(3, "undo", steps=40)
    seat = match.steps[-1].seat
    everyone = [0, 1, 2]
    match.undo(seat, agreed=everyone, steps=7)
    match.redo(seat, 3)
    match.undo(seat, agreed=everyone, steps=2)
    match.play(match.mover, match.legal()[-1])
    again = replay(parse_lines(log_text(match).encode()), GAME, match.referee)
    assert again.state == match.state
    assert again.log == match.log
    while not again.over:
        again.play(again.mover, again.legal()[0])
        match.play(match.mover, match.legal()[0])
    assert again.log == match.log, "a resumed match deals as the first one would have"


def test_every_line_can_be_read_aloud(lines: Lines) -> None:
    header = lines[0]
    assert header["game"] == "amyitis"
    assert header["rules"] == GAME.version
    assert header["edition"]["hash"] == GAME.edition.hash
    assert set(header["options"]) == {"any-good-wine", "cut-off-canals", "field-tie"}
    for line in lines[1:]:
        assert "do" in line or "hash" in line
        assert not any(isinstance(v, int) and k not in ("n", "triple") for k, v in line.items() if "do" in line)
    assert sum("hash" in line for line in lines) >= len(lines) // 40


def edited(lines: Lines, at: int, **changes: Any) -> Lines:
    copy = json.loads(json.dumps(lines))
    copy[at].update(changes)
    return copy  # type: ignore[no-any-return]


def first_move(lines: Lines) -> int:
    return next(i for i, line in enumerate(lines) if line.get("by") in ("jasmine", "rose"))


def expect_bad(lines: Lines, id: str, line: int | None = None) -> None:
    with pytest.raises(BadLog) as caught:
        replay(lines, GAME)
    assert caught.value.message.id == id
    if line is not None:
        assert caught.value.message.args["line"] == line


def test_an_edited_line_is_found(lines: Lines) -> None:
    at = first_move(lines)
    expect_bad(edited(lines, at, do="dance"), "log-illegal", at + 1)
    expect_bad(edited(lines, at, by="lotus"), "log-bad-seat", at + 1)
    expect_bad(edited(lines, at, by=3), "log-bad-seat", at + 1)
    expect_bad(edited(lines, at, n=at + 5), "log-numbering", at + 1)
    swapped = [*lines[:at], {"n": at, "by": lines[at]["by"], "do": "pass"}, *lines[at + 1 :]]
    with pytest.raises(BadLog):
        replay(swapped, GAME)


def test_an_edited_hash_result_or_seed_is_found(lines: Lines) -> None:
    hashed = next(i for i, line in enumerate(lines) if "hash" in line and "end" not in line)
    expect_bad(edited(lines, hashed, hash="0" * 16), "log-hash", hashed + 1)
    end = json.loads(json.dumps(lines[-1]["end"]))
    end["rose"]["total"] += 1
    expect_bad(edited(lines, -1, end=end), "log-end", len(lines))
    expect_bad(edited(lines, -1, seed="another"), "log-seed", len(lines))


def test_a_deleted_or_doubled_line_is_found(lines: Lines) -> None:
    at = first_move(lines)
    with pytest.raises(BadLog):
        replay(lines[:at] + lines[at + 1 :], GAME)
    with pytest.raises(BadLog):
        replay([*lines[: at + 1], *lines[at:]], GAME)
    with pytest.raises(BadLog):
        replay([*lines, lines[-1]], GAME)


def test_chance_lines_are_checked_like_any_other(lines: Lines) -> None:
    expect_bad(edited(lines, 1, do="deal-tile", tile="q1-a"), "log-illegal", 2)
    expect_bad(lines[:2], "log-illegal")
    tile = next(i for i, line in enumerate(lines) if line.get("do") == "deal-tile")
    other = "q1-a" if lines[tile]["tile"] != "q1-a" else "q1-b"
    changed = edited(lines, tile, tile=other)
    with pytest.raises(BadLog):
        verify_deal(replay(changed[:-1], GAME))


def test_a_dealt_card_that_the_seed_did_not_deal_is_found() -> None:
    cheat = random_match(2, "honest")
    cheat.referee = Referee("dishonest", "nonce")
    cheat.commitment = cheat.referee.commitment
    cheat.log[0]["commitment"] = cheat.commitment
    cheat.log[-1]["seed"] = "dishonest"
    with pytest.raises(BadLog) as caught:
        verify_deal(replay(parse_lines(log_text(cheat).encode()), GAME))
    assert caught.value.message.id == "log-not-the-seed"


def test_headers_are_checked(lines: Lines) -> None:
    def header(**changes: Any) -> dict[str, Any]:
        return {**lines[0], **changes}

    for changes, id in (
        ({"semiramis": "poem"}, "log-no-header"),
        ({"format": 99}, "log-format"),
        ({"rules": GAME.version + 1}, "log-newer-rules"),
        ({"rules": 0}, "log-rules-unknown"),
        ({"rules": "two"}, "log-rules-unknown"),
    ):
        with pytest.raises(BadLog) as caught:
            find_game(header(**changes), look_up)
        assert caught.value.message.id == id
    with pytest.raises(Malformed):
        find_game(header(game="chess"), look_up)
    assert find_game(header(), look_up) is GAME
    expect_bad([header(edition={"name": "x", "hash": "y"}), *lines[1:]], "log-edition")
    expect_bad([header(seats={"rose": ""}), *lines[1:]], "log-header")
    expect_bad([header(options=[]), *lines[1:]], "log-header")
    with pytest.raises(BadLog) as caught:
        replay(lines, GAME, Referee("another", "nonce"))
    assert caught.value.message.id == "log-wrong-seed"


def test_truncated_and_broken_files_name_the_line(finished: Match, tmp_path: Path) -> None:
    whole = log_text(finished).encode()
    with pytest.raises(BadLog) as caught:
        parse_lines(whole[:-20])
    assert (caught.value.message.id, caught.value.message.args["line"]) == ("log-cut-off", len(finished.log))
    with pytest.raises(BadLog) as caught:
        parse_lines(b'{"a": 1}\nnonsense\n')
    assert (caught.value.message.id, caught.value.message.args["line"]) == ("log-not-json", 2)
    for raw, id in ((b"", "log-empty"), (b"[]\n", "log-not-json"), (b"[" * 100_000 + b"\n", "log-not-json")):
        with pytest.raises(BadLog) as caught:
            parse_lines(raw)
        assert caught.value.message.id == id
    with pytest.raises(Problem) as problem:
        read_lines(tmp_path / "none.jsonl")
    assert problem.value.message.id == "open-failed"


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_mangled_log_is_a_bad_log_or_replays(data: st.DataObject) -> None:
    lines = parse_lines(log_text(random_match(2, "mangle", steps=20)).encode())
    at = data.draw(st.integers(0, len(lines) - 1))
    key = data.draw(st.sampled_from(sorted(lines[at])))
    value: Any = data.draw(st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just([]) | st.just({}))
    try:
        replay(edited(lines, at, **{key: value}), find_game(edited(lines, at, **{key: value})[0], look_up))
    except Problem as problem:
        assert problem.message.id


def test_a_log_file_grows_with_its_match(tmp_path: Path) -> None:
    match = random_match(2, "file", steps=3)
    file = LogFile(tmp_path / "deep" / "game.jsonl", match)
    file.save()
    file.save()
    match.play(match.mover, match.legal()[0])
    file.save()
    assert read_lines(file.path) == match.log


def test_a_full_disk_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_match(2, "full", steps=3)
    file = LogFile(tmp_path / "game.jsonl", match)
    file.save()
    before = file.path.read_bytes()
    match.play(match.mover, match.legal()[0])

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(Problem) as caught:
            file.save()
        assert caught.value.message.id == "save-failed"
        assert file.path.read_bytes() == before
        with pytest.raises(Problem):
            write_whole(tmp_path / "whole.json", "text")
        assert sorted(p.name for p in tmp_path.iterdir()) == ["game.jsonl"]
    file.save()
    assert read_lines(file.path) == match.log


def test_a_file_that_somebody_else_changed_is_left_alone(tmp_path: Path) -> None:
    match = random_match(2, "shared", steps=3)
    file = LogFile(tmp_path / "game.jsonl", match)
    file.save()
    with file.path.open("ab") as other:
        other.write(b"{}\n")
    changed = file.path.read_bytes()
    match.play(match.mover, match.legal()[0])
    with pytest.raises(Problem) as caught:
        file.save()
    assert caught.value.message.id == "save-changed"
    assert file.path.read_bytes() == changed


def test_a_fork_is_logged_from_its_position() -> None:
    match = random_match(2, "fork", steps=30)
    forked = fork(match, 10, Referee("other", "nonce"))
    for _ in range(20):
        forked.play(forked.mover, forked.legal()[0])
    again = replay(parse_lines(log_text(forked).encode()), GAME)
    assert again.state == forked.state
