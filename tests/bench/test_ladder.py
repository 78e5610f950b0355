"""The ladder: played step by step into a folder, and written as a table."""

import json
from pathlib import Path
from shutil import rmtree

import pytest

from bench import ladder
from semiramis.arena.plan import planned
from semiramis.arena.results.records import GAMES, Folder
from semiramis.arena.results.result import GameResult
from tests.arena.games import made

PLAN = planned("amyitis", ["greedy", "random"], 2, 4)
GAMES_OF_PLAN = [
    made(0, 0, (0, 1), (50, 30)),
    made(1, 0, (1, 0), (40, 40)),
    made(2, 1, (0, 1), (20, 60)),
    made(3, 1, (1, 0), (10, 30), forfeits=({"hung": 2}, {})),
]
FIRST_ROW = (
    "| greedy : random | 4 | 62.5 % (21.9–90.8) | 35.0 : 35.0 | +0.0 (−127.1 … +127.1) | 100 : 100 | 0 : 2 "
    "| 2026-11-15 |"
)


def climb(folder: Path, *args: object) -> int:
    """Run the ladder over the quickest bots there are."""
    place = ["--folder", folder / "games", "--table", folder / "ladder.md"]
    return ladder.main([str(arg) for arg in ["--pairs", "random:random", *place, *args]])


def rows(folder: Path) -> list[str]:
    lines = (folder / "ladder.md").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("| random : ")]


def test_a_row_says_what_came_of_a_match() -> None:
    page = ladder.page([ladder.Match(PLAN, GAMES_OF_PLAN, "2026-11-15")])
    assert "## Amyitis, 2 seats" in page
    assert FIRST_ROW in page.splitlines()
    unfinished = ladder.page([ladder.Match(PLAN, GAMES_OF_PLAN[:1], "2026-11-15")])
    assert "| greedy : random | 1 of 4 | 100.0 % (20.7–100.0) | 50.0 : 30.0 | +20.0 | 100 : 100 |" in unfinished
    timed = ladder.page([ladder.Match(planned("amyitis", ["greedy", "random"], 2, 4, seconds=0.5), GAMES_OF_PLAN, "")])
    assert "| greedy : random, 0.5 s |" in timed


def test_sections_of_which_nothing_is_kept_stay_and_the_others_are_written_anew(tmp_path: Path) -> None:
    given = ["--seats", 2, "--games", 2]
    assert climb(tmp_path, *given, "--only", "amyitis") == 0
    assert climb(tmp_path, *given, "--only", "ishtar") == 0
    before = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert ladder.page([], before) == before
    rmtree(tmp_path / "games")
    assert climb(tmp_path, *given, "--only", "ishtar", "--pairs", "random:random,apprentice:random") == 0
    assert climb(tmp_path, *given, "--only", "babylon") == 0
    after = ladder.sections_of((tmp_path / "ladder.md").read_text(encoding="utf-8"))
    assert list(after) == ["Amyitis, 2 seats", "Babylon, 2 seats", "Ishtar, 2 seats"]
    assert after["Amyitis, 2 seats"] == ladder.sections_of(before)["Amyitis, 2 seats"]
    assert after["Ishtar, 2 seats"] != ladder.sections_of(before)["Ishtar, 2 seats"]
    assert "apprentice" in after["Ishtar, 2 seats"]


def test_ratings_join_the_matches_of_a_section() -> None:
    upper = planned("amyitis", ["greedy", "random"], 2, 4)
    lower = planned("amyitis", ["random", "slow.py:x"], 2, 4)
    won = [made(n, n // 2, (n % 2, 1 - n % 2), (30, 10) if n % 2 == 0 else (10, 30)) for n in range(4)]
    matches = [ladder.Match(lower, won, ""), ladder.Match(upper, won, "")]
    rated = ladder.section_ratings(matches)
    assert list(rated) == ["greedy", "random", "slow.py:x"]
    assert rated["greedy"].mu > rated["random"].mu > rated["slow.py:x"].mu
    page = ladder.page(matches).splitlines()
    assert [line.split(" | ")[0] for line in page[-3:]] == ["| greedy", "| random", "| slow.py:x"]


def test_neighbours_are_those_of_the_order_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "known_bots", lambda: ["random", "zebra", "royal", "greedy"])
    assert ladder.neighbours() == [("greedy", "random"), ("royal", "greedy")]


def test_the_ladder_is_climbed_for_every_game_and_number_of_seats(tmp_path: Path) -> None:
    assert climb(tmp_path, "--games", 1, "--seats", "2,4", "--only", "babylon,amyitis") == 0
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    titles = [line for line in page.splitlines() if line.startswith("## ")]
    assert titles == ["## Amyitis, 2 seats", "## Amyitis, 4 seats", "## Babylon, 2 seats", "## Babylon, 4 seats"]
    assert [row.split(" | ")[1] for row in rows(tmp_path)] == ["2", "6", "2", "6"]
    assert sorted(path.parent.name for path in (tmp_path / "games").glob("*/*")) == [
        "amyitis-2", "amyitis-4", "babylon-2", "babylon-4",
    ]  # fmt: skip


def test_games_are_added_to_those_there_are_and_never_lost(tmp_path: Path) -> None:
    given = ["--seats", 2, "--only", "babylon"]
    assert climb(tmp_path, "--games", 2, *given) == 0
    (kept,) = (tmp_path / "games").rglob(GAMES)
    before = kept.read_text(encoding="utf-8")
    assert climb(tmp_path, "--games", 2, *given) == 0
    assert kept.read_text(encoding="utf-8") == before, "nothing is played twice"
    assert climb(tmp_path, "--games", 4, *given) == 0
    assert kept.read_text(encoding="utf-8").startswith(before)
    assert climb(tmp_path, "--games", 2, *given) == 0
    assert [row.split(" | ")[1] for row in rows(tmp_path)] == ["4"]


def test_a_ladder_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["--seats", 2, "--only", "babylon", "--games", 4]
    add, added = Folder.add, list[int]()

    def interrupted(folder: Folder, played: GameResult) -> None:
        if len(added) == 2:
            raise KeyboardInterrupt
        added.append(played.number)
        add(folder, played)

    with monkeypatch.context() as patch:
        patch.setattr(Folder, "add", interrupted)
        assert climb(tmp_path, *given) == 130
    (kept,) = (tmp_path / "games").rglob(GAMES)
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 2
    assert climb(tmp_path, *given) == 0
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 4
    assert [row.split(" | ")[1] for row in rows(tmp_path)] == ["4"]


def test_what_cannot_be_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--seats", 2, "--only", "babylon", "--games", 2]
    for args, code in (
        (["--pairs", "random:nobody"], 2),
        (["--only", "chess"], 2),
        (["--seats", 9], 2),
        (["--games", 0], 2),
    ):
        assert climb(tmp_path, *given, *args) == code
        assert capsys.readouterr().err.strip()
    assert not (tmp_path / "games").exists()
    for args in (["--pairs", "random"], ["--seats", "two"], ["--workers", 0]):
        with pytest.raises(SystemExit):
            climb(tmp_path, *given, *args)
    assert climb(tmp_path, *given) == 0
    (plan,) = (tmp_path / "games").rglob("plan.json")
    found = json.loads(plan.read_text(encoding="utf-8"))
    plan.write_text(json.dumps({**found, "version": "0.0.1"}), encoding="utf-8")
    capsys.readouterr()
    assert climb(tmp_path, *given) == 2
    assert "0.0.1" in capsys.readouterr().err
