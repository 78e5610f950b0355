"""What a comparison leaves in a folder."""

import csv
import json
from pathlib import Path

import pytest

from semiramis.core.editions.edition import read_edition
from semiramis.core.i18n.text import texts
from semiramis.core.model.message import Problem
from semiramis.core.registry import find_game
from semiramis.research.balance.changes import change_of, changed
from semiramis.research.balance.compare import Comparison, Variant, compared
from semiramis.research.balance.effects import Measurements, measures_of
from semiramis.research.balance.report import check_folder, write_report
from semiramis.research.simulation.plan import seated


def played(*given: str) -> Measurements:
    game = find_game("amyitis")
    variants = []
    for text in given:
        change = change_of(game.edition, text)
        variants.append(Variant(text.partition("=")[2], (change,), changed(game, [change])[1]))
    record = Measurements(Comparison(seated("amyitis", ["random"], 2, 3), tuple(variants)))
    for each in compared(record.comparison):
        record.add(each)
    return record


def test_a_comparison_in_files(tmp_path: Path) -> None:
    record = played("start.talents=6")
    outcome = record.outcome()
    files = write_report(tmp_path, record, outcome, texts("en"))
    assert [file.name for file in files] == ["summary.json", "games.csv", "edition.toml", "effects.svg"]
    assert json.loads((tmp_path / "summary.json").read_text(encoding="utf-8")) == outcome.to_json(record.comparison)
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert [(row["deal"], row["edition"]) for row in rows] == [(str(d), e) for d in range(3) for e in ("original", "6")]
    for measure, effect in zip(measures_of(record.comparison.plan), outcome.effects[0], strict=True):
        found = [float(row[measure.key]) for row in rows if row["edition"] == "6"]
        assert sum(found) / 3 == pytest.approx(effect.changed, rel=1e-4)
    edition = read_edition(tmp_path / "edition.toml", "amyitis")
    assert edition.hash == outcome.to_json(record.comparison)["variants"][0]["edition"]
    picture = (tmp_path / "effects.svg").read_text(encoding="utf-8")
    assert picture.startswith("<?xml")
    write_report(tmp_path, record, outcome, texts("en"))
    assert (tmp_path / "effects.svg").read_text(encoding="utf-8") == picture


@pytest.mark.parametrize(
    "given",
    [
        ["start.talents=6", "start.talents=2", "start.talents=4"],
        ["city.mari.demand=salt", "city.mari.demand=dates"],
    ],
)
def test_a_sweep_in_files(given: list[str], tmp_path: Path) -> None:
    record = played(*given)
    files = {file.name for file in write_report(tmp_path, record, record.outcome(), texts("cs"))}
    assert files == {"summary.json", "games.csv", "sweep.svg", *(f"edition-{1 + at}.toml" for at in range(len(given)))}
    assert (tmp_path / "sweep.svg").stat().st_size > 5000


def test_folders_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "summary.json").touch()
    for name, id in (("file", "simulate-unwritable"), ("full", "balance-there")):
        with pytest.raises(Problem) as caught:
            check_folder(tmp_path / name, force=False)
        assert caught.value.message.id == id
    check_folder(tmp_path / "full", force=True)
    check_folder(tmp_path / "new" / "deep", force=False)
    assert list((tmp_path / "new" / "deep").iterdir()) == []
