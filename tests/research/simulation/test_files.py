"""Tables on disk: the same in every kind of file, whole or not at all."""

import csv
import json
import os
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from semiramis.core.model.message import Problem
from semiramis.research.simulation import files
from semiramis.research.simulation.files import check_target, table_in
from semiramis.research.simulation.plan import SeatedPlan, seated
from semiramis.research.simulation.rows import Column, rows_for
from semiramis.research.simulation.run import games_of, simulate

COLUMNS = [Column("game"), Column("word", True)]


def rows_in(path: Path) -> list[dict[str, Any]]:
    """The rows of a table, numbers as numbers."""
    if path.suffix == ".parquet":
        rows: list[dict[str, Any]] = pq.read_table(path).to_pylist()
        return rows
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in text.splitlines()]
    found = csv.DictReader(text.splitlines())
    return [{name: int(v) if v.lstrip("-").isdigit() else v for name, v in row.items()} for row in found]


def written(plan: SeatedPlan, folder: Path) -> list[list[dict[str, Any]]]:
    """The rows of a plan in files of all kinds."""
    paths = [folder / f"games{kind}" for kind in files.KINDS]
    for path in paths:
        simulate(plan, path)
    return [rows_in(path) for path in paths]


def test_all_kinds_hold_the_same_games(tmp_path: Path) -> None:
    plan = seated("amyitis", ["random", "apprentice"], 2, 3, seed="kinds")
    parquet, text, lines = written(plan, tmp_path)
    assert parquet == text == lines
    assert [row["game"] for row in lines] == [0, 1, 2]
    game = plan.definition
    for row, games in zip(lines, games_of(plan), strict=True):
        assert list(row) == [column.name for column in rows_for(plan).columns()]
        assert (row["seed"], row["rules"], row["edition"]) == (games.seeds[0], game.version, game.edition.hash)
        assert (row["seats"], row["jasmine_policy"], row["rose_policy"]) == (2, "random", "apprentice")
        assert row["first"] == ("jasmine", "rose")[games.first[0]]
        assert (row["rounds"], row["decisions"]) == (games.rounds[0], games.decisions.sum())
        for seat, name in enumerate(("jasmine", "rose")):
            assert row[f"{name}_score"] == games.scores[0, seat]
            assert row[f"{name}_place"] == games.places[0, seat]
            assert row[f"{name}_decisions"] == games.decisions[0, seat]
            assert sum(row[f"{name}_{part}"] for part in game.rules.parts.words) == row[f"{name}_score"]


def test_all_kinds_hold_the_same_moves(tmp_path: Path) -> None:
    plan = seated("babylon", ["random"], 2, 2, moves=True)
    parquet, text, lines = written(plan, tmp_path)
    assert parquet == text == lines
    catalogue = plan.definition.rules.catalogue
    (games,) = games_of(plan)
    assert games.moves is not None
    assert [(row["game"], row["step"], row["legal"]) for row in lines] == [
        (game, step, legal) for game, step, _, _, legal in games.moves.tolist()
    ]
    assert [catalogue.parse(row["action"]) for row in lines] == games.moves[:, 3].tolist()
    assert {row["seat"] for row in lines} == {"chance", "jasmine", "rose"}


def test_what_happened_is_an_array_in_lines_and_its_text_elsewhere(tmp_path: Path) -> None:
    parquet, text, lines = written(seated("amyitis", ["random"], 2, 1, events=True), tmp_path)
    assert parquet == text
    assert [{**row, "events": json.loads(row["events"])} for row in parquet] == lines
    result = [event for row in lines for event in row["events"]]
    assert result
    assert all(set(event) == {"id", "args"} for event in result)


def test_a_parquet_file_says_what_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "ROW_GROUP", 300)
    plan = seated("amyitis", ["random"], 2, 700, seed="about")
    simulate(plan, tmp_path / "games.parquet")
    schema = pq.read_schema(tmp_path / "games.parquet")
    assert json.loads(schema.metadata[b"semiramis"]) == plan.described()
    assert pq.ParquetFile(tmp_path / "games.parquet").metadata.num_rows == 700
    assert pq.ParquetFile(tmp_path / "games.parquet").metadata.num_row_groups == 2


@pytest.mark.parametrize("kind", list(files.KINDS))
def test_words_of_all_kinds_survive(kind: str, tmp_path: Path) -> None:
    words = ['say "no"', "a,b", "two\nlines", "č%s\\", ""]
    path = tmp_path / f"deeper/words{kind}"
    with table_in(path, COLUMNS, {}) as table:
        table.add({"game": range(5), "word": words})
    if kind == ".csv":
        with path.open(encoding="utf-8", newline="") as file:
            assert [row["word"] for row in csv.DictReader(file)] == words
    else:
        assert [row["word"] for row in rows_in(path)] == words


@pytest.mark.parametrize("kind", list(files.KINDS))
def test_a_table_without_rows_can_be_read(kind: str, tmp_path: Path) -> None:
    with table_in(tmp_path / f"none{kind}", COLUMNS, {}):
        pass
    assert rows_in(tmp_path / f"none{kind}") == []


@pytest.mark.parametrize("kind", list(files.KINDS))
def test_what_goes_wrong_leaves_the_old_file_and_no_other(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"games{kind}"
    path.write_text("old", encoding="utf-8")

    def go_wrong() -> None:
        with table_in(path, COLUMNS, {}) as table:
            table.add({"game": [1], "word": ["new"]})
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        go_wrong()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    assert path.read_text(encoding="utf-8") == "old"


def test_files_that_cannot_be_are_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "there.csv").touch()
    (tmp_path / "folder.csv").mkdir()
    for name, force, id in [
        ("games.xlsx", True, "simulate-kind"),
        ("games", True, "simulate-kind"),
        ("there.csv", False, "simulate-there"),
        ("folder.csv", True, "simulate-folder"),
        ("there.csv/games.csv", False, "simulate-unwritable"),
        (f"{'long' * 100}.csv", False, "simulate-unwritable"),
    ]:
        with pytest.raises(Problem) as caught:
            check_target(tmp_path / name, force)
        assert caught.value.message.id == id
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(Problem) as caught:
        check_target(tmp_path / "games.csv", False)
    assert caught.value.message.id == "simulate-unwritable"
    monkeypatch.undo()
    check_target(tmp_path / "there.csv", True)
    check_target(tmp_path / "GAMES.CSV", False)
    check_target(tmp_path / "new/folder/games.csv", False)
    check_target(tmp_path / "games.parquet", False)
    assert sorted(file.name for file in tmp_path.rglob("*")) == ["folder.csv", "there.csv"]
    monkeypatch.setattr(files, "find_spec", lambda name: None)
    with pytest.raises(Problem) as caught:
        check_target(tmp_path / "games.parquet", False)
    assert caught.value.message.id == "simulate-no-parquet"


def test_a_full_disk_is_told_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.CsvFile, "add", full)
    with pytest.raises(Problem) as caught:
        simulate(seated("amyitis", ["random"], 2, 2), tmp_path / "games.csv")
    assert caught.value.message.id == "simulate-unwritable"
    assert "No space left" in str(caught.value.message.args["reason"])
    assert list(tmp_path.iterdir()) == []
