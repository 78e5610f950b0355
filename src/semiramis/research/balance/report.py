"""The files of a comparison: summary, table of all games, changed editions, and plot."""

import csv
import io
import json
from pathlib import Path

from semiramis.arena.results.plots import can_plot
from semiramis.arena.results.records import write
from semiramis.core.i18n.text import Texts
from semiramis.core.model.message import Problem
from semiramis.core.model.quote import LONG, quote
from semiramis.research.balance.compare import Comparison
from semiramis.research.balance.effects import Measurements, Outcome, measures_of
from semiramis.research.balance.plots import write_plot

SUMMARY = "summary.json"
TABLE = "games.csv"
ORIGINAL = "original"


def check_folder(path: Path, force: bool) -> None:
    """Raise a Problem for a folder that holds results or cannot be written to, before anything is played."""
    if (path / SUMMARY).exists() and not force:
        raise Problem("balance-there", path=quote(str(path), LONG))
    try:
        path.mkdir(parents=True, exist_ok=True)
        write(path / ".writable", "")
        (path / ".writable").unlink()
    except OSError as error:
        raise _unwritable(path, error) from error


def write_report(folder: Path, record: Measurements, outcome: Outcome, texts: Texts) -> list[Path]:
    """Write all files, replacing existing ones; returns their paths."""
    comparison = record.comparison
    files = {SUMMARY: summary_text(comparison, outcome), TABLE: table_text(record), **edition_texts(comparison)}
    try:
        for name, text in files.items():
            write(folder / name, text)
        plots = [write_plot(folder, comparison, outcome, texts)] if can_plot() and outcome.effects else []
    except OSError as error:
        raise _unwritable(folder, error) from error
    return [*(folder / name for name in files), *plots]


def summary_text(comparison: Comparison, outcome: Outcome) -> str:
    """The outcome as JSON."""
    return json.dumps(outcome.to_json(comparison), ensure_ascii=False, indent=1) + "\n"


def table_text(record: Measurements) -> str:
    """A row for every deal and edition with all its measures, as CSV."""
    labels = [ORIGINAL, *(variant.label for variant in record.comparison.variants)]
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["deal", "edition", *(measure.key for measure in measures_of(record.comparison.plan))])
    for deal, found in record.whole_deals():
        for label, measures in zip(labels, found, strict=True):
            table.writerow([deal, label, *(f"{value:g}" for value in measures)])
    return out.getvalue()


def edition_texts(comparison: Comparison) -> dict[str, str]:
    """The text of the changed editions by file name."""
    if len(comparison.variants) == 1:
        return {"edition.toml": comparison.variants[0].edition}
    return {f"edition-{at}.toml": variant.edition for at, variant in enumerate(comparison.variants, start=1)}


def _unwritable(path: Path, error: OSError) -> Problem:
    reason = quote(error.strerror or str(error), LONG)
    return Problem("simulate-unwritable", path=quote(str(path), LONG), reason=reason)
