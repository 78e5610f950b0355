"""Every command of the prompt, and input that it refuses."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from semiramis.cli.support.prompt import Session
from semiramis.cli.support.screen import COMMANDS, Screen, in_columns, in_common, is_yes
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import read_lines, replay
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game
from tests.cli.commands.play_support import GAME, play, play_json
from tests.support.cli import Cli


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
