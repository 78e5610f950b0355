"""Plots of a contest as SVG files: win shares, scores, their parts, and times."""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from semiramis.arena.plan import Plan
from semiramis.arena.results.result import GameResult
from semiramis.arena.results.standings import Summary
from semiramis.art.theme import GOLD, INK, LAPIS, LINE, PAGE, PANEL, POMEGRANATE, TEXT, TEXT_2, TURQUOISE
from semiramis.core.i18n.text import Texts
from semiramis.core.model.message import Word, word_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 8.0
ROW = 0.45
"""The height of a bot's row, in inches."""
PART_FILL = (
    LAPIS, GOLD, TURQUOISE, POMEGRANATE, "#8E6FB0", "#4C9E4B", "#A2763F", "#2FB9C0", "#B4BAC6", "#E4472F", INK,
)  # fmt: skip
LOOK: dict[Any, str] = {
    "figure.facecolor": PAGE,
    "axes.facecolor": PANEL,
    "axes.edgecolor": LINE,
    "axes.labelcolor": TEXT_2,
    "axes.titlecolor": TEXT,
    "text.color": TEXT,
    "xtick.color": TEXT_2,
    "ytick.color": TEXT,
    "grid.color": LINE,
    "svg.hashsalt": "semiramis",
}


def can_plot() -> bool:
    """Return whether the library is installed."""
    return find_spec("matplotlib") is not None


def write_plots(folder: Path, plan: Plan, results: Sequence[GameResult], summary: Summary, texts: Texts) -> list[Path]:
    """Draw all plots into a folder and return their paths."""
    from matplotlib import rc_context

    pages = {
        "win-share.svg": lambda axes: _draw_shares(axes, summary, texts),
        "scores.svg": lambda axes: _draw_scores(axes, plan, results, texts),
        "parts.svg": lambda axes: _draw_parts(axes, plan, summary, texts),
        "time.svg": lambda axes: _draw_times(axes, summary, texts),
    }
    with rc_context(LOOK):
        return [_page(folder / name, draw, plan) for name, draw in pages.items()]


def _page(path: Path, draw: "Callable[[Axes], None]", plan: Plan) -> Path:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, 2.0 + ROW * len(plan.bots)), layout="constrained")
    axes = figure.add_subplot()
    draw(axes)
    axes.set_ylim(len(plan.bots) - 0.4, -0.6)
    axes.set_yticks(range(len(plan.bots)), plan.labels)
    axes.tick_params(axis="y", length=0)
    axes.set_axisbelow(True)
    axes.grid(axis="x")
    # the same games give the same file
    figure.savefig(path, metadata={"Date": None})
    return path


def _draw_shares(axes: "Axes", summary: Summary, texts: Texts) -> None:
    for row, one in enumerate(summary.standings):
        share, low, high = 100 * one.share, 100 * one.range.low, 100 * one.range.high
        reach = [[max(0.0, share - low)], [max(0.0, high - share)]]
        axes.errorbar([share], [row], xerr=reach, fmt="o", color=LAPIS, capsize=4, clip_on=False)
        fair = texts.t("arena-plot-shares-fair") if row == 0 else None
        axes.plot([100 * one.fair] * 2, [row - 0.3, row + 0.3], color=POMEGRANATE, linestyle=":", label=fair)
    _explain(axes)
    axes.set_xlim(0, 100)
    axes.set_title(texts.t("arena-plot-shares", games=summary.games))
    axes.set_xlabel(texts.t("arena-plot-shares-axis"))


def _draw_scores(axes: "Axes", plan: Plan, results: Sequence[GameResult], texts: Texts) -> None:
    scores = [
        [result.scores[seat] for result in results for seat in result.seats_of(bot)] for bot in range(len(plan.bots))
    ]
    known = [bot for bot, found in enumerate(scores) if found]
    axes.boxplot(
        [scores[bot] for bot in known],
        positions=known,
        orientation="horizontal",
        widths=0.6,
        showmeans=True,
        manage_ticks=False,
        patch_artist=True,
        boxprops={"facecolor": TURQUOISE, "alpha": 0.5},
        medianprops={"color": INK},
        meanprops={"marker": "D", "markerfacecolor": GOLD, "markeredgecolor": INK},
    )
    axes.set_title(texts.t("arena-plot-scores"))
    axes.set_xlabel(texts.t("arena-plot-scores-axis"))


def _draw_parts(axes: "Axes", plan: Plan, summary: Summary, texts: Texts) -> None:
    rows = range(len(summary.standings))
    # what costs points is stacked to the left
    above, below = [0.0] * len(rows), [0.0] * len(rows)
    for part, name in enumerate(plan.definition.rules.parts.words):
        means = [one.parts[name] for one in summary.standings]
        begin = [(above if mean >= 0 else below)[row] for row, mean in enumerate(means)]
        fill = PART_FILL[part % len(PART_FILL)]
        axes.barh(rows, means, left=begin, height=0.6, color=fill, label=_part_word(plan, part, texts))
        for row, mean in enumerate(means):
            (above if mean >= 0 else below)[row] += mean
    _explain(axes)
    axes.set_title(texts.t("arena-plot-parts"))
    axes.set_xlabel(texts.t("arena-plot-scores-axis"))


def _explain(axes: "Axes") -> None:
    """Draw a legend of the colours below the plot."""
    axes.figure.legend(loc="outside lower center", ncols=4, frameon=False, fontsize="small")


def _part_word(plan: Plan, part: int, texts: Texts) -> str:
    label = word_of(plan.definition.rules.parts, part)
    return texts.word(label) if isinstance(label, Word) else str(label)


def _draw_times(axes: "Axes", summary: Summary, texts: Texts) -> None:
    rows = range(len(summary.standings))
    means = [1000 * one.seconds_per_decision for one in summary.standings]
    longest = [1000 * one.longest for one in summary.standings]
    axes.barh(rows, means, height=0.5, color=TURQUOISE, label=texts.t("arena-plot-time-mean"))
    axes.plot(longest, rows, "D", color=POMEGRANATE, label=texts.t("arena-plot-time-longest"))
    if all(time > 0 for time in means):
        axes.set_xscale("log")
    _explain(axes)
    axes.set_title(texts.t("arena-plot-time"))
    axes.set_xlabel(texts.t("arena-plot-time-axis"))
