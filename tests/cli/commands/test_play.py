"""Whole games and every command of the prompt, with piped input."""

import json
import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from semiramis.cli.support.prompt import Session
from semiramis.cli.support.save_files import seed_path
from semiramis.cli.support.screen import COMMANDS, Screen, in_columns, in_common, is_yes, winner_line
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Problem
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import read_lines, replay, verify_deal
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game
from tests.support.cli import Cli

GAME = find_game("amyitis")


def play(cli: Cli, path: Path, *typed: str, args: tuple[str, ...] = ("--seed", "abc")) -> Any:
    return cli("play", "amyitis", "--save", path, *args, stdin="".join(f"{line}\n" for line in typed))


def play_json(cli: Cli, path: Path, *typed: str, args: tuple[str, ...] = ("--seed", "abc")) -> Any:
    return play(cli, path, *typed, args=(*args, "--json"))


def test_a_whole_game_against_greedy(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seen = play(cli, path, *["1"] * 2000)
    assert seen.code == 0
    assert "wins with" in seen.out
    assert "Jasmine (you)   Rose (greedy)" in seen.out
    match = replay(read_lines(path), GAME)
    assert match.over
    assert match.log[-1]["seed"] == "abc"
    assert verify_deal(match) > 0
    assert not seed_path(path).exists()
    assert max(len(line) for line in seen.out.splitlines() if ".jsonl" not in line) <= 100


def test_the_same_game_for_programs(cli: Cli, tmp_path: Path) -> None:
    seen = play_json(cli, tmp_path / "a.jsonl", *["1"] * 2000)
    again = play_json(cli, tmp_path / "b.jsonl", *["1"] * 2000)
    assert seen.code == 0
    assert seen.all("table")[0]["seats"] == {"jasmine": "me", "rose": "greedy"}
    assert seen.all("result") == again.all("result") != []
    assert all(turn["legal"] and turn["mover"] == "jasmine" for turn in seen.all("turn"))
    result = [event["id"] for events in seen.all("events") for event in events]
    assert "amyitis-log-over" in result


def test_the_end_of_input_saves_and_says_how_to_go_on(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "my games" / "game.jsonl"
    seen = play(cli, path, "1")
    assert seen.code == 0
    assert f"--resume '{path}'" in seen.out
    assert stat.S_IMODE(seed_path(path).stat().st_mode) == 0o600
    assert json.loads(seed_path(path).read_text())["seed"] == "abc"
    assert '"abc"' not in path.read_text()


def test_a_resumed_game_goes_on_exactly(cli: Cli, tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.jsonl", tmp_path / "halves.jsonl"
    play(cli, whole, *["1"] * 2000)
    play(cli, halves, *["1"] * 7)
    seen = cli("play", "amyitis", "--resume", halves, stdin="1\n" * 5)
    assert "· " in seen.out
    seen = cli("play", "amyitis", "--resume", halves, stdin="1\n" * 2000)
    assert "wins with" in seen.out
    lines = [[line for line in read_lines(path)[1:] if "end" not in line] for path in (whole, halves)]
    assert [line for line in lines[0] if "do" in line] != []
    assert [_bare(line) for line in lines[0] if "do" in line] == [_bare(line) for line in lines[1] if "do" in line]
    replay(read_lines(halves), GAME)
    assert cli("play", "amyitis", "--resume", halves).code == 0


def _bare(line: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in line.items() if key != "n"}


def test_a_move_may_be_given_by_number_in_notation_or_as_json(cli: Cli, tmp_path: Path) -> None:
    for number, typed in enumerate(("1", "pass", "  PASS ", '{"do": "pass"}')):
        path = tmp_path / f"{number}.jsonl"
        play(cli, path, typed, args=("--seed", "abc", "--seats", "me,me"))
        assert read_lines(path)[-1]["do"] == "pass"


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("0", "cli-play-number"),
        ("99", "cli-play-number"),
        ("9" * 5000, "cli-play-number"),
        ("dance", "cli-play-unknown"),
        ("\x1b[31m\x00", "cli-play-unknown"),
        ("recruit", "action-missing-argument"),
        ("recruit 9 priest", "action-bad-argument"),
        ("pass pass", "action-extra-argument"),
        ("{", "action-not-object"),
        ("{}", "action-unknown"),
        ("[" * 50, "cli-play-unknown"),
        ("why", "cli-play-why-what"),
        ("why dance", "cli-play-unknown"),
        ("undo", "undo-nothing"),
        ("undo x", "cli-play-count"),
        ("undo 0", "cli-play-count"),
        ("redo", "redo-nothing"),
        ("restart", "undo-nothing"),
        ("log -1", "cli-play-count"),
        ("rules AMY-0", "cli-clause-unknown"),
        ("save", "cli-play-save-where"),
    ],
)
def test_wrong_input_is_told_and_the_game_goes_on(cli: Cli, tmp_path: Path, typed: str, id: str) -> None:
    seen = play_json(cli, tmp_path / "game.jsonl", typed, "score")
    assert seen.code == 0
    assert [error["id"] for error in seen.all("error")] == [id]
    assert len(seen.all("score")) == 1
    assert len(seen.all("turn")) == 1


def test_an_illegal_move_is_refused_with_its_clause(cli: Cli, tmp_path: Path) -> None:
    seen = play_json(cli, tmp_path / "game.jsonl", "irrigate a1-a2")
    assert seen.all("error")[0]["clause"] == "AMY-II.B.E.1"
    assert "(AMY-II.B.E.1" in play(cli, tmp_path / "again.jsonl", "irrigate a1-a2").out
    assert len(read_lines(tmp_path / "game.jsonl")) == len(read_lines(tmp_path / "again.jsonl"))


def test_why_says_the_clause_or_that_it_is_allowed(cli: Cli, tmp_path: Path) -> None:
    why = play_json(cli, tmp_path / "game.jsonl", "why pass", "why 1", "why plant b2").all("why")
    assert [answer["allowed"] for answer in why] == [True, True, False]
    assert why[2]["clause"].startswith("AMY-")
    assert "Legal: pass" in play(cli, tmp_path / "again.jsonl", "why pass").out


def test_undo_and_redo_carry_the_bots_along(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seen = play_json(cli, path, "2", "1", "undo", "redo", "undo 2", "redo", "redo", "redo")
    hashes = [turn["hash"] for turn in seen.all("turn")]
    start, one, two = hashes[:3]
    assert hashes[3:] == [one, two, start, one, two]
    assert [error["id"] for error in seen.all("error")] == ["redo-nothing"]
    match = replay(read_lines(path), GAME)
    assert match.state.hash() == two
    assert any("agreed" in line for line in match.log)


def test_undo_before_anything_of_a_person_is_refused(cli: Cli, tmp_path: Path) -> None:
    seen = play_json(cli, tmp_path / "game.jsonl", "undo", args=("--seed", "abc", "--seats", "random,me"))
    assert [error["id"] for error in seen.all("error")] == ["undo-nothing"]


def test_restart_takes_back_this_turn(cli: Cli, tmp_path: Path) -> None:
    seen = play_json(cli, tmp_path / "game.jsonl", "recruit 2 peasant", "restart")
    turns = seen.all("turn")
    assert turns[1]["asks"]["id"] == "amyitis-ask-farm"
    assert turns[2]["hash"] == turns[0]["hash"]


@pytest.mark.parametrize(("answer", "back"), [("y", True), ("n", False), ("what?", False)])
def test_other_people_at_the_terminal_are_asked(cli: Cli, tmp_path: Path, answer: str, back: bool) -> None:
    args = ("--seed", "abc", "--seats", "me:Ana,me:Bo")
    seen = play_json(cli, tmp_path / "game.jsonl", "pass", "pass", "undo 2", answer, args=args)
    assert len(seen.all("agree")) == 1
    assert bool(seen.all("error")) is not back
    last = seen.all("turn")[-1]
    assert (last["step"] == 0) is back
    assert "allow this undo?" in play(cli, tmp_path / "b.jsonl", "pass", "pass", "undo 2", "y", args=args).out


def test_agreement_at_the_end_of_input_is_refusal(cli: Cli, tmp_path: Path) -> None:
    for show in (play, play_json):
        path = tmp_path / f"{show.__name__}.jsonl"
        seen = show(cli, path, "pass", "pass", "undo 2", args=("--seed", "abc", "--seats", "me,me"))
        assert seen.code == 0
        assert "undo" not in path.read_text()


def test_hint_board_moves_score_log_rules_and_help(cli: Cli, tmp_path: Path) -> None:
    typed = ("hint", "board", "moves", "score", "log", "log 1", "rules", "rules amy-ii.1", "rules II.1", "help")
    seen = play(cli, tmp_path / "a.jsonl", *typed)
    for expected in ("A bot recommends:", "Garden tiles", "Taking turns", "undo your last decision"):
        assert expected in seen.out
    result = play_json(cli, tmp_path / "b.jsonl", *typed)
    assert result.all("hint")[0] in result.all("turn")[0]["legal"]
    assert result.all("legal")[0] == result.all("turn")[0]["legal"]
    assert result.all("board")[0]["round"] == 1
    assert result.all("score")[0]["rose"]["total"] == 0
    assert [len(rules) for rules in result.all("rules")] == [len(GAME.clauses), 1, 1]
    assert result.all("commands") == [list(COMMANDS)]
    assert len(result.all("events")[-1]) == 1


def test_every_command_is_explained_and_no_move_is_hidden_by_one() -> None:
    session = Session.__new__(Session)
    Session.__init__(session, None, None)  # type: ignore[arg-type]
    assert tuple(session._commands) == COMMANDS
    assert not set(COMMANDS) & set(GAME.rules.catalogue.kinds)


def test_save_writes_a_copy_that_can_be_resumed(cli: Cli, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    seen = play(cli, tmp_path / "game.jsonl", "1", f"save {copy}", "1", f"save {copy}", "quit")
    assert f"Saved to {copy}" in seen.out
    assert "already exists" in seen.out
    assert len(read_lines(copy)) < len(read_lines(tmp_path / "game.jsonl"))
    assert cli("play", "amyitis", "--resume", copy, stdin="1\n").code == 0


def test_the_default_file_lies_in_the_data_folder(cli: Cli, tmp_path: Path) -> None:
    cli("play", "amyitis", stdin="1\n")
    cli("play", "amyitis", stdin="1\n")
    logs = sorted((tmp_path / "data" / "games").glob("amyitis-*.jsonl"))
    assert len(logs) == 2
    assert all(len(read_lines(log)) > 1 for log in logs)


@pytest.mark.parametrize(
    ("args", "id"),
    [
        (["--seats", "me"], "seats-wrong"),
        (["--seats", "me,greedy,greedy,greedy,greedy"], "seats-wrong"),
        (["--seats", "me,nobody-knows"], "bot-unknown"),
        (["--seats", "me,no_such.py:bot"], "bot-broken"),
        (["--seats", "me,,greedy"], "cli-seats-empty"),
        (["--seats", ","], "cli-seats-empty"),
        (["--seats", "jasmine=me,greedy"], "cli-seats-mixed"),
        (["--seats", "jasmine=me,jasmine=greedy"], "cli-seats-which"),
        (["--seats", "jasmine=me,lotus=greedy"], "cli-seats-which"),
        (["--seats", "jasmine=,rose=me"], "cli-seats-empty"),
        (["--seats", "me:A\x1bB,greedy"], "cli-seats-name"),
        (["--seats", f"me:{'x' * 99},greedy"], "cli-seats-name"),
        (["--option", "pets"], "cli-option-form"),
        (["--option", "pets=yes"], "option-unknown"),
        (["--option", "field-tie=maybe"], "option-bad-value"),
        (["--seed", ""], "cli-seed-length"),
        (["--seed", "x" * 999], "cli-seed-length"),
        (["--position", "no-such-file"], "open-failed"),
        (["--resume", "no-such-file"], "open-failed"),
        (["--resume", "x", "--seed", "1"], "cli-resume-with"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(cli: Cli, tmp_path: Path, args: list[str], id: str) -> None:
    seen = cli("play", "amyitis", *args, "--json", stdin="1\n")
    assert (seen.code, seen.data["error"]["id"]) == (2, id)
    assert not (tmp_path / "data").exists()


def test_seats_may_be_named_in_any_order(cli: Cli, tmp_path: Path) -> None:
    args = ("--seats", "rose=me:Ana, jasmine=random", "--option", "any-good-wine=yes")
    seen = play_json(cli, tmp_path / "game.jsonl", args=args)
    table = seen.all("table")[0]
    assert table["seats"] == {"jasmine": "random", "rose": "me:Ana"}
    assert table["options"]["any-good-wine"] == "yes"
    header = read_lines(tmp_path / "game.jsonl")[0]
    assert header["seats"] == {"jasmine": "random", "rose": "Ana"}


def test_four_bots_play_by_themselves(cli: Cli, tmp_path: Path) -> None:
    seen = play_json(cli, tmp_path / "game.jsonl", args=("--seats", "random,random,random,random"))
    assert seen.code == 0
    assert len(seen.all("result")[0]) == 4


def test_a_file_that_is_there_is_never_written_over(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    assert play(cli, path, "1").code == 2
    assert path.read_text() == "precious"


def test_a_game_may_start_from_a_position(cli: Cli, tmp_path: Path, finished: Path) -> None:
    position, drawing = tmp_path / "p.json", tmp_path / "p.txt"
    assert cli("position", finished, "--step", 30, "--output", position).code == 0
    drawing.write_text(cli("position", position, "--drawing").out, encoding="utf-8")
    turns = []
    for number, file in enumerate((position, drawing)):
        seen = play_json(cli, tmp_path / f"{number}.jsonl", "1", args=("--position", str(file), "--seats", "me,me"))
        turns.append(seen.all("turn")[0]["hash"])
        assert cli("replay", tmp_path / f"{number}.jsonl").code == 0
    assert turns[0] == turns[1] == replay(read_lines(finished), GAME).states()[30].hash()
    for args, id in (
        (["--seats", "me,me,me"], "cli-position-seats"),
        (["--option", "field-tie=nobody"], "cli-position-options"),
    ):
        wrong = cli("play", "amyitis", "--position", position, *args, "--json")
        assert wrong.data["error"]["id"] == id


def test_a_bot_that_fails_or_cheats_ends_the_session_but_not_the_game(cli: Cli, tmp_path: Path) -> None:
    bots = tmp_path / "bots.py"
    bots.write_text(
        "class Bad:\n    name = 'bad'\n    def __init__(self, answer): self.answer = answer\n"
        "    def choose(self, seen):\n        return self.answer()\n"
        "def fails(seed): return Bad(lambda: 1 / 0)\n"
        "def cheats(seed): return Bad(lambda: -7)\n"
    )
    for name, id in (("fails", "cli-bot-failed"), ("cheats", "cli-bot-illegal")):
        path = tmp_path / f"{name}.jsonl"
        seen = play_json(cli, path, "pass", "pass", args=("--seed", "abc", "--seats", f"me,{bots}:{name}"))
        assert seen.code == 2
        assert seen.all("error")[0]["id"] == id
        again = cli("play", "amyitis", "--resume", path, "--seats", "me,greedy", "--json", stdin="score\n")
        assert again.code == 0
        assert len(again.all("score")) == 1


def test_compiling_goes_on_behind_the_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    from semiramis.cli.commands.play import _warming

    alive = [True, False]

    class Loader:
        def is_alive(self) -> bool:
            return alive.pop(0)

    monkeypatch.setattr("semiramis.bots.search.engine_cache.start_loading", lambda game: Loader())
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    with _warming(GAME) as note:
        assert note() == "[compiling the rules] "
        assert note() == ""


def test_columns_fit_and_read_downwards() -> None:
    assert in_columns([], 80) == []
    assert in_columns(["a", "b", "c"], 5) == ["a   c", "b"]
    assert in_columns(["a" * 200], 80) == ["a" * 200]


def test_moves_that_differ_in_their_last_word_can_stand_together() -> None:
    assert in_common(["place 1a2 1", "place 1a2 2", "place 1a3 0", "end"]) == ["place 1a2 1·2", "place 1a3 0", "end"]


def test_very_many_moves_do_not_push_the_board_away(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.begin(find_game("ishtar"), 2, referee=Referee("x"))
    match.play(match.mover, match.legal()[2])
    assert len(match.legal()) > 100
    Screen().moves(SimpleNamespace(match=match))  # type: ignore[arg-type]
    shown = capsys.readouterr().out
    assert len(shown.splitlines()) < 30
    assert "·" in shown


def test_yes_in_any_case() -> None:
    assert is_yes(" Y ")
    assert is_yes("yes")
    assert not is_yes("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_win_names_all_winners(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from semiramis.cli.support import common

    monkeypatch.setattr(common, "_language", [language])
    tied = replace(GAME, rules=replace(GAME.rules, total_score=lambda state, seat: 5))
    line = winner_line(tied, GAME.new_state(2))
    assert "5" in line
    assert all(texts(language).t(f"seat-{seat}") in line for seat in ("jasmine", "rose"))


def test_a_save_that_fails_at_the_start_leaves_no_seed_behind(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: object) -> None:
        raise Problem("save-failed", path="x", reason="y")

    monkeypatch.setattr("semiramis.core.play.log_file.LogFile.save", fails)
    assert play(cli, tmp_path / "game.jsonl", "1").code == 2
    assert list(tmp_path.iterdir()) == []


def test_an_empty_line_changes_nothing(cli: Cli, tmp_path: Path) -> None:
    seen = play_json(cli, tmp_path / "game.jsonl", "", "  ", "score")
    assert (len(seen.all("turn")), seen.all("error"), len(seen.all("score"))) == (1, [], 1)


@pytest.mark.xdist_group("amyitis")
def test_a_hint_gives_reasons(cli: Cli, tmp_path: Path) -> None:
    from tests.bots.search.support import engine

    assert engine("amyitis")
    seen = play_json(cli, tmp_path / "game.jsonl", "hint")
    (move,), (reasons,) = seen.all("hint"), seen.all("reasons")
    best = reasons["candidates"][0]
    assert best["notation"] == move == best["line"][0]
    assert 0 < reasons["simulations"] <= GAME.ai.simulations["architect"][2]
    assert sum(best["parts"].values()) == pytest.approx(best["total"], abs=0.5)
    shown = play(cli, tmp_path / "again.jsonl", "hint").out
    assert f"A bot recommends: {move}" in shown
    for row in ("Searched", "Win chance", "Likely continuation", "Total"):
        assert row in shown
