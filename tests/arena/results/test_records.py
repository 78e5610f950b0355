"""A contest can be stopped at any instant and taken up again; another one is never mixed into it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from semiramis.arena.contest import compete
from semiramis.arena.plan import Plan, planned
from semiramis.arena.results.records import GAMES, PLAN, holds_contest, kept_in, read_results
from semiramis.arena.results.result import GameResult
from semiramis.core.model.message import Problem, Word
from tests.arena.games import timeless

THE_PLAN = planned("babylon", ["random", "random"], 2, 6, seed="kept")


def play_into(folder: Path, plan: Plan = THE_PLAN, resume: bool = False, most: int = 99) -> list[GameResult]:
    """Play a contest, or a few games of it, into a folder."""
    with kept_in(folder, plan, resume) as (kept, results):
        for played in compete(plan, results):
            kept.add(played)
            results.append(played)
            if len(results) == most:
                break
        return results


def problem(folder: Path, plan: Plan = THE_PLAN, resume: bool = True) -> Problem:
    with pytest.raises(Problem) as caught, kept_in(folder, plan, resume):
        pass
    return caught.value


def test_every_game_is_on_disk_as_it_ends(tmp_path: Path) -> None:
    with kept_in(tmp_path / "new" / "folder", THE_PLAN, resume=False) as (kept, before):
        assert before == []
        for n, played in enumerate(compete(THE_PLAN), start=1):
            kept.add(played)
            lines = (kept.path / GAMES).read_text(encoding="utf-8").splitlines()
            assert len(lines) == n
            assert json.loads(lines[-1]) == played.to_json(THE_PLAN)
    assert holds_contest(kept.path)


def test_the_plan_in_words_lies_beside_the_games(tmp_path: Path) -> None:
    play_into(tmp_path, most=1)
    found = json.loads((tmp_path / PLAN).read_text(encoding="utf-8"))
    assert found == THE_PLAN.described()
    game = THE_PLAN.definition
    assert (found["game"], found["rules"], found["edition"]["hash"]) == ("babylon", game.version, game.edition.hash)
    assert (found["bots"], found["seats"], found["games"], found["seed"]) == (["random", "random"], 2, 6, "kept")


@pytest.mark.parametrize("stop", [0, 1, 4, 6])
@pytest.mark.parametrize("torn", ["", "{", '{"game": 5, "deal": 2, "sea'])
def test_a_contest_taken_up_again_equals_one_that_was_never_stopped(tmp_path: Path, stop: int, torn: str) -> None:
    whole = play_into(tmp_path / "whole")
    folder = tmp_path / "stopped"
    with kept_in(folder, THE_PLAN, resume=False):
        pass
    if stop:
        play_into(folder, resume=True, most=stop)
    with (folder / GAMES).open("a", encoding="utf-8") as file:
        file.write(torn)
    assert timeless(play_into(folder, resume=True)) == timeless(whole)
    assert timeless(read_results(folder, THE_PLAN)) == timeless(whole)
    assert len((folder / GAMES).read_text(encoding="utf-8").splitlines()) == THE_PLAN.games


@pytest.mark.parametrize("cut", [1, 2, 50, 200])
def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    whole = play_into(tmp_path)
    content = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(content[:-cut])
    assert len(read_results(tmp_path, THE_PLAN)) == THE_PLAN.games - 1
    assert timeless(play_into(tmp_path, resume=True)) == timeless(whole)
    assert (tmp_path / GAMES).read_bytes().count(b"\n") == THE_PLAN.games


def test_games_may_be_added_but_not_taken_away(tmp_path: Path) -> None:
    first = play_into(tmp_path)
    more = replace(THE_PLAN, deals=THE_PLAN.deals + 1)
    both = play_into(tmp_path, more, resume=True)
    assert timeless(both)[:6] == timeless(first)
    assert len(both) == 8
    refused = problem(tmp_path, THE_PLAN)
    assert refused.message.id == "arena-other"
    assert refused.message.args == {
        "path": str(tmp_path), "what": Word("arena-field-games"), "kept": "8", "given": "6",
    }  # fmt: skip


def other_edition() -> str:
    edition = THE_PLAN.definition.edition
    text = (Path(__file__).parents[3] / "src" / edition.file).read_text(encoding="utf-8")
    return text.replace(edition.name, "another printing", 1)


@pytest.mark.parametrize(
    ("change", "what", "shown"),
    [
        ({"game": "ishtar"}, "game", ("babylon", "ishtar")),
        ({"edition": other_edition()}, "edition", ("", "another printing")),
        ({"options": (("tiles-open", "no"),)}, "options", ("", "")),
        ({"n_seats": 3}, "seats", ("2", "3")),
        ({"bots": ("random", "greedy")}, "bots", ('["random", "random"]', '["random", "greedy"]')),
        ({"seed": "other"}, "seed", ("kept", "other")),
        ({"seconds": 1.5}, "seconds", ("null", "1.5")),
    ],
)
def test_another_contest_is_refused_and_the_difference_named(
    tmp_path: Path, change: dict[str, Any], what: str, shown: tuple[str, str]
) -> None:
    if what == "options":
        option = THE_PLAN.definition.options[0]
        change = {"options": ((option.name, next(w for w in option.domain.words if w != option.default)),)}
    play_into(tmp_path, most=1)
    before = (tmp_path / GAMES).read_bytes()
    refused = problem(tmp_path, replace(THE_PLAN, **change))
    assert refused.message.id == "arena-other"
    assert refused.message.args["what"] == Word(f"arena-field-{what}")
    assert shown[0] in str(refused.message.args["kept"])
    assert shown[1] in str(refused.message.args["given"])
    assert (tmp_path / GAMES).read_bytes() == before


@pytest.mark.parametrize(
    ("field", "value"), [("version", "0.0.1"), ("rules", 99), ("format", 2), ("files", {"x.py:x": ""}), ("games", "6")]
)
def test_a_contest_of_another_version_is_refused(tmp_path: Path, field: str, value: object) -> None:
    play_into(tmp_path, most=1)
    found = json.loads((tmp_path / PLAN).read_text(encoding="utf-8"))
    (tmp_path / PLAN).write_text(json.dumps({**found, field: value}), encoding="utf-8")
    refused = problem(tmp_path)
    assert (refused.message.id, refused.message.args["what"]) == ("arena-other", Word(f"arena-field-{field}"))


def test_a_bot_whose_file_has_changed_is_another_bot(tmp_path: Path, bots: Path) -> None:
    plan = planned("amyitis", ["random", f"{bots}:Fine"], 2, 2)
    with kept_in(tmp_path / "kept", plan, resume=False):
        pass
    with kept_in(tmp_path / "kept", plan, resume=True):
        pass
    bots.write_text(bots.read_text(encoding="utf-8") + "\n# better now\n", encoding="utf-8")
    assert problem(tmp_path / "kept", plan).message.args["what"] == Word("arena-field-files")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b"[]", b"{}", b'{"semiramis": "log"}', b"[" * 99_999])
def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / PLAN).write_bytes(content)
    assert problem(tmp_path).message.id == "arena-plan-unreadable"


@pytest.mark.parametrize("line", [b"{}", b"x", b"\xff\xfe", b"", b"[" * 99_999, b'{"game": 99}'])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: bytes) -> None:
    play_into(tmp_path, most=2)
    first, second = (tmp_path / GAMES).read_bytes().splitlines()
    (tmp_path / GAMES).write_bytes(b"\n".join([first, line, second, b""]))
    refused = problem(tmp_path)
    assert refused.message.id == "arena-line"
    assert refused.message.args == {"path": str(tmp_path / GAMES), "line": 2}


def test_a_game_that_stands_there_twice_counts_once(tmp_path: Path) -> None:
    play_into(tmp_path, most=2)
    content = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(content + content)
    assert sorted(played.number for played in play_into(tmp_path, resume=True)) == list(range(6))


def test_a_folder_in_use_is_refused_until_it_is_free(tmp_path: Path) -> None:
    with kept_in(tmp_path, THE_PLAN, resume=False):
        assert problem(tmp_path).message.id == "arena-in-use"
    with kept_in(tmp_path, THE_PLAN, resume=True):
        pass


def test_a_folder_is_neither_overwritten_nor_guessed(tmp_path: Path) -> None:
    assert problem(tmp_path).message.id == "arena-nothing-kept"
    play_into(tmp_path, most=1)
    before = (tmp_path / GAMES).read_bytes()
    assert problem(tmp_path, resume=False).message.id == "arena-kept-already"
    assert (tmp_path / GAMES).read_bytes() == before


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for path in (tmp_path / "file", tmp_path / "file" / "deeper"):
        refused = problem(path, resume=False)
        assert refused.message.id == "arena-folder"
        assert refused.message.args["path"] == str(path)
        assert refused.message.args["reason"]
    (tmp_path / "held" / "in-use.sqlite").mkdir(parents=True)
    assert problem(tmp_path / "held", resume=False).message.id == "arena-folder"
    (tmp_path / "games" / GAMES).mkdir(parents=True)
    assert problem(tmp_path / "games", resume=False).message.id == "arena-folder"
