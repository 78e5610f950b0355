"""The results of a contest as tables for people."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from semiramis.cli.support.common import console, local_texts, t
from semiramis.core.model.message import Word, word_of

if TYPE_CHECKING:
    from rich.table import Table

    from semiramis.arena.plan import Plan
    from semiramis.arena.results.standings import Standing, Summary
    from semiramis.arena.results.statistics import Interval


def show_summary(plan: "Plan", summary: "Summary", written: Sequence[Path]) -> None:
    """Print all tables, and the paths of the files written."""
    from semiramis.arena.results.plots import can_plot
    from semiramis.arena.results.rating import can_rate

    out = console()
    out.print(results_table(summary))
    if len(summary.standings) > 1:
        out.print(meetings_table(summary))
    out.print(parts_table(plan, summary))
    out.print(times_table(summary))
    for one in summary.standings:
        if one.forfeited:
            kinds = ", ".join(f"{t(f'arena-trouble-{kind}')} × {times}" for kind, times in one.forfeits.items())
            out.print(t("arena-forfeits", bot=one.name, n=one.forfeited, kinds=kinds, first=one.trouble))
    rounds, decisions = f"{summary.mean_rounds:.1f}", f"{summary.mean_decisions:.0f}"
    out.print(t("arena-done", games=summary.games, deals=summary.deals, rounds=rounds, decisions=decisions))
    if written:
        out.print(t("arena-written", folder=str(written[0].parent), files=", ".join(path.name for path in written)))
    if not can_rate() or (written and not can_plot()):
        out.print(t("arena-more"))


def results_table(summary: "Summary") -> "Table":
    """Return wins, scores, leads, ranks and ratings."""
    table = _table("bot", "games", "share", "range", "score", "margin", "places", "rating")
    for one in summary.standings:
        table.add_row(
            one.name,
            str(one.games),
            f"{100 * one.share:.1f} %",
            f"{100 * one.range.low:.1f}–{100 * one.range.high:.1f} %",
            f"{one.mean_score:.1f}",
            _lead(one.margin, one.margin_range),
            "/".join(str(times) for times in one.places),
            f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}" if one.rating else "–",
        )
    return table


def meetings_table(summary: "Summary") -> "Table":
    """Return how often each bot beat each other, and by how many points."""
    from rich.table import Table

    table = Table(t("arena-head-against"))
    met = {(meeting.bot, meeting.other): meeting for meeting in summary.meetings}
    for one in summary.standings:
        table.add_column(one.name, justify="right")
    for one in summary.standings:
        row = [met.get((one.name, other.name)) for other in summary.standings]
        table.add_row(one.name, *(f"{100 * m.ahead:.1f} % ({_signed(m.margin)})" if m else "–" for m in row))
    return table


def parts_table(plan: "Plan", summary: "Summary") -> "Table":
    """Return the mean score of each bot by part."""
    from rich.table import Table

    table = Table(t("cli-score-part"))
    for one in summary.standings:
        table.add_column(one.name, justify="right")
    for part, name in enumerate(plan.definition.rules.parts.words):
        label = word_of(plan.definition.rules.parts, part)
        text = local_texts().word(label) if isinstance(label, Word) else str(label)
        table.add_row(text, *(f"{one.parts[name]:.1f}" for one in summary.standings))
    return table


def times_table(summary: "Summary") -> "Table":
    """Return the decisions of each bot, their time, and how often the fallback decided instead."""
    table = _table("bot", "decisions", "time", "longest", "forfeited")
    for one in summary.standings:
        table.add_row(*_times(one))
    return table


def _times(one: "Standing") -> list[str]:
    times = [_time(one.seconds_per_decision), _time(one.longest)]
    return [one.name, f"{one.decisions_per_game:.1f}", *times, str(one.forfeited)]


def _table(first: str, *columns: str) -> "Table":
    from rich.table import Table

    table = Table(t(f"arena-head-{first}"))
    for column in columns:
        table.add_column(t(f"arena-head-{column}"), justify="right")
    return table


def _lead(mean: float, interval: "Interval | None") -> str:
    if interval is None:
        return _signed(mean)
    return f"{_signed(mean)} ({_signed(interval.low)} … {_signed(interval.high)})"


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def _time(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{1e6 * seconds:.1f} µs"
    return f"{1e3 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.1f} s"
