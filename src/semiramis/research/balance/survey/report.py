"""The files of a survey: all rows as JSON, a table of the values by what they matter, and a plot."""

import json
from pathlib import Path

from semiramis.arena.results.plots import LOOK, WIDTH, can_plot
from semiramis.arena.results.records import write
from semiramis.art.theme import LAPIS, POMEGRANATE, TEXT_2
from semiramis.core.game import Game
from semiramis.core.i18n.text import Texts
from semiramis.research.balance.changes import written
from semiramis.research.balance.survey.survey import Change, Row, ranked

SUMMARY, TABLE, PLOT = "survey.json", "survey.md", "survey.svg"
PLOTTED = 30
"""Values in the plot; the table has all."""
ROW = 0.27
"""The height of a value in the plot, in inches."""


def write_survey(folder: Path, game: Game, rows: list[Row], games: int, texts: Texts) -> list[Path]:
    """Write all files, replacing existing ones; returns their paths."""
    data = {
        "game": game.key,
        "edition": {"name": game.edition.name, "hash": game.edition.hash},
        "games": games,
        "rows": [row.to_json() for row in rows],
    }
    write(folder / SUMMARY, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    write(folder / TABLE, "\n".join(table_lines(rows, texts)) + "\n")
    made = [folder / SUMMARY, folder / TABLE]
    return [*made, _write_plot(folder, game, rows, texts)] if can_plot() else made


def table_lines(rows: list[Row], texts: Texts) -> list[str]:
    """A Markdown table with one line for each place: its alternative with the largest certain change of the score."""
    heads = ("place", "level", "now", "other", "score", "first", "choice")
    head = " | ".join(texts.t(f"survey-head-{name}") for name in heads)
    lines = [f"| {head} |", "|---" * len(heads) + "|"]
    for row in ranked(rows):
        cells = (
            f"`{row.place}`",
            row.confidence,
            shown(row.value),
            shown(row.other),
            change_text(row.score),
            change_text(row.first, 100, " %"),
            f"{row.choice} {change_text(row.chosen)}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def shown(value: object) -> str:
    """A value in a cell of a table; drawings of boards are left out."""
    if isinstance(value, dict):
        return ", ".join(f"{amount} {word}" for word, amount in value.items()) or "–"
    text = written(value)
    return text if len(text) <= 40 else "…"


def change_text(change: Change, scale: float = 1.0, unit: str = "") -> str:
    """A change with its interval, bold where that excludes zero."""
    mean = f"{scale * change.mean:+.2f}{unit}"
    around = f"({scale * change.low:+.2f} … {scale * change.high:+.2f})"
    return f"**{mean}** {around}" if change.is_clear else f"{mean} {around}"


def _write_plot(folder: Path, game: Game, rows: list[Row], texts: Texts) -> Path:
    """Draw the values that matter most: the change of the score and of the first player's wins."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    top = ranked(rows)[:PLOTTED]
    with rc_context(LOOK):
        figure = Figure(figsize=(WIDTH, 1.6 + ROW * len(top)), layout="constrained")
        panels = figure.subplots(1, 2, sharey=True)
        figure.suptitle(texts.t("survey-plot", game=texts.t(f"web-game-{game.key}"), n=len(top)), wrap=True)
        for axes, (name, scale) in zip(panels, (("score", 1), ("first", 100)), strict=True):
            axes.axvline(0, color=TEXT_2, linewidth=1)
            for at, row in enumerate(top):
                change: Change = getattr(row, name)
                low, high = scale * (change.mean - change.low), scale * (change.high - change.mean)
                colour, mark = (POMEGRANATE, "D") if change.is_clear else (LAPIS, "o")
                axes.errorbar([scale * change.mean], [at], xerr=[[low], [high]], fmt=mark, color=colour, capsize=2)
            axes.set_xlabel(texts.t(f"survey-head-{name}"))
            axes.grid(axis="x")
        panels[0].set_ylim(len(top) - 0.4, -0.6)
        panels[0].set_yticks(range(len(top)), [f"{row.place}: {shown(row.other)}" for row in top])
        figure.savefig(folder / PLOT, metadata={"Date": None})
    return folder / PLOT
