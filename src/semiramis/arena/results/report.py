"""The report of a contest: a summary as JSON, a table as CSV, and plots."""

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path

from semiramis.arena.plan import Plan
from semiramis.arena.results.plots import can_plot, write_plots
from semiramis.arena.results.records import write
from semiramis.arena.results.result import GameResult, in_order
from semiramis.arena.results.standings import Summary
from semiramis.core.i18n.text import Texts
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Problem

SUMMARY = "summary.json"
TABLE = "games.csv"


def write_report(folder: Path, plan: Plan, results: Sequence[GameResult], summary: Summary, texts: Texts) -> list[Path]:
    """Write the report of some results, replacing an earlier one; return the paths written."""
    try:
        write(folder / SUMMARY, summary_text(plan, summary))
        write(folder / TABLE, table_text(plan, results))
        plots = write_plots(folder, plan, results, summary, texts) if can_plot() else []
    except OSError as error:
        raise Problem("arena-folder", path=str(folder), reason=error.strerror or str(error)) from error
    return [folder / SUMMARY, folder / TABLE, *plots]


def summary_text(plan: Plan, summary: Summary) -> str:
    """Return the summary as JSON."""
    return json.dumps({"plan": plan.described(), **summary.to_json()}, ensure_ascii=False, indent=1) + "\n"


def table_text(plan: Plan, results: Sequence[GameResult]) -> str:
    """Return CSV with a row for every seat of every game."""
    parts = plan.definition.rules.parts.words
    head = ["game", "deal", "rounds", "seat", "bot", "score", "place", "win", *(f"part_{part}" for part in parts)]
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow([*head, "decisions", "seconds", "longest", "forfeited"])
    for result in in_order(results):
        for seat, bot in enumerate(result.seating):
            game = [result.number, result.deal, result.rounds, SEAT.words[seat], plan.labels[bot]]
            score = [result.scores[seat], result.places[seat], round(result.win(seat), 4), *result.parts[seat]]
            time = [result.decisions[seat], f"{result.seconds[seat]:.6f}", f"{result.longest[seat]:.6f}"]
            table.writerow([*game, *score, *time, sum(result.forfeits[seat].values())])
    return out.getvalue()
