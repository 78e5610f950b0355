"""What is made of games: a summary, a table, plots."""

import csv
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from semiramis.arena.plan import planned
from semiramis.arena.results import plots, report
from semiramis.arena.results.report import SUMMARY, TABLE, table_text, write_report
from semiramis.arena.results.standings import summary_of
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Problem, Word, word_of
from semiramis.core.registry import keys
from tests.arena.games import made

PLAN = planned("amyitis", ["greedy", "random"], 2, 4)
GAMES = [
    made(1, 0, (1, 0), (40, 40), seconds=(0.0, 0.000002), longest=(0.0, 0.000001)),
    made(0, 0, (0, 1), (50, -30), forfeits=({}, {"hung": 2, "died": 1}), trouble=("", "hung")),
]
PLOTS = ["win-share.svg", "scores.svg", "parts.svg", "time.svg"]


def test_the_table_has_a_row_for_every_seat_of_every_game_in_order() -> None:
    rows = list(csv.DictReader(table_text(PLAN, GAMES).splitlines()))
    assert [(row["game"], row["seat"], row["bot"]) for row in rows] == [
        ("0", "jasmine", "greedy"),
        ("0", "rose", "random"),
        ("1", "jasmine", "random"),
        ("1", "rose", "greedy"),
    ]
    assert rows[1] == {
        "game": "0", "deal": "0", "rounds": "10", "seat": "rose", "bot": "random", "score": "-30", "place": "2",
        "win": "0.0", "part_irrigation": "-30",
        **{f"part_{part}": "0" for part in PLAN.definition.rules.parts.words[1:]},
        "decisions": "10", "seconds": "1.000000", "longest": "0.500000", "forfeited": "3",
    }  # fmt: skip
    assert [row["win"] for row in rows] == ["1.0", "0.0", "0.5", "0.5"]
    assert rows[3]["seconds"] == "0.000002"


def test_a_bot_with_a_comma_in_its_name_stays_in_its_column() -> None:
    plan = planned("amyitis", ['odd, "name".py:x', "random"], 2, 2)
    rows = list(csv.DictReader(table_text(plan, GAMES).splitlines()))
    assert rows[0]["bot"] == 'odd, "name".py:x'


@pytest.fixture(scope="module")
def reported(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], list[Path]]:
    """Return a function that returns the files of a report in a language, written once over an older report."""

    @cache
    def write(language: str) -> list[Path]:
        folder = tmp_path_factory.mktemp(language)
        (folder / SUMMARY).write_text("old")
        return write_report(folder, PLAN, GAMES, summary_of(PLAN, GAMES), texts(language))

    return write


def test_the_report_is_written_whole_and_over_an_older_one(reported: Callable[[str], list[Path]]) -> None:
    files = reported("en")
    folder = files[0].parent
    assert [file.name for file in files] == [SUMMARY, TABLE, *PLOTS]
    assert sorted(file.name for file in folder.iterdir()) == sorted([SUMMARY, TABLE, *PLOTS])
    result = json.loads((folder / SUMMARY).read_text(encoding="utf-8"))
    assert result["plan"] == PLAN.described()
    assert (result["games"], result["planned"], result["complete"]) == (2, 4, False)
    assert [standing["name"] for standing in result["standings"]] == ["greedy", "random"]
    assert (folder / TABLE).read_text(encoding="utf-8") == table_text(PLAN, GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plots_are_pictures_in_every_language(reported: Callable[[str], list[Path]], language: str) -> None:
    folder = reported(language)[0].parent
    for name in PLOTS:
        root = ElementTree.parse(folder / name).getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(list(root.iter("{http://www.w3.org/2000/svg}path"))) > 10


def test_plots_say_what_they_show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # as text, not as outlines of letters
    monkeypatch.setitem(plots.LOOK, "svg.fonttype", "none")
    write_report(tmp_path, PLAN, GAMES, summary_of(PLAN, GAMES), texts("de"))
    shown = {name: (tmp_path / name).read_text(encoding="utf-8") for name in PLOTS}
    for page in shown.values():
        assert ">greedy<" in page
        assert ">random<" in page
    assert texts("de").t("arena-plot-shares", games=2) in shown["win-share.svg"]
    assert texts("de").t("arena-plot-time-longest") in shown["time.svg"]
    for part in range(len(PLAN.definition.rules.parts)):
        word = word_of(PLAN.definition.rules.parts, part)
        assert isinstance(word, Word)
        assert texts("de").word(word) in shown["parts.svg"]


def test_the_same_games_make_the_same_plots(reported: Callable[[str], list[Path]], tmp_path: Path) -> None:
    before = reported("cs")[0].parent
    write_report(tmp_path, PLAN, GAMES, summary_of(PLAN, GAMES), texts("cs"))
    for name in PLOTS:
        assert (tmp_path / name).read_bytes() == (before / name).read_bytes()


@pytest.mark.parametrize("key", keys())
def test_plots_of_many_bots_of_which_some_have_not_played(tmp_path: Path, key: str) -> None:
    plan = planned(key, ["random"] * 16, 2, 1)
    played = made(0, 0, (0, 1), (5, 3), parts=tuple((1,) * len(plan.definition.rules.parts) for _ in range(2)))
    write_report(tmp_path, plan, [played], summary_of(plan, [played]), texts("en"))
    assert all((tmp_path / name).stat().st_size > 10_000 for name in PLOTS)


def test_without_the_library_there_are_no_plots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    files = write_report(tmp_path, PLAN, GAMES, summary_of(PLAN, GAMES), texts("en"))
    assert [file.name for file in files] == [SUMMARY, TABLE]


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(report, "write", full)
    with pytest.raises(Problem) as caught:
        write_report(tmp_path, PLAN, GAMES, summary_of(PLAN, GAMES), texts("en"))
    assert caught.value.message.args == {"path": str(tmp_path), "reason": "No space left on device"}
