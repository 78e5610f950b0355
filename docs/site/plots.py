"""Plots of the dated measurements in bench, as SVG: the ladder of bots and the speed of the rules over time."""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from semiramis.art.theme import GOLD, LAPIS, LINE, POMEGRANATE, TURQUOISE

SECTION = re.compile(r"^## (?P<game>\w+), (?P<seats>\d) seats$", re.MULTILINE)
MATCH = re.compile(
    r"^\| (?P<first>[\w:-]+) : (?P<second>[\w:-]+) \| \d+[^|]*\| "
    r"(?P<share>[\d.]+) % \((?P<low>[\d.]+)–(?P<high>[\d.]+)\)",
    re.MULTILINE,
)
COLOURS = {"amyitis": LAPIS, "babylon": POMEGRANATE, "ishtar": TURQUOISE}
STYLE: dict[Any, Any] = {
    "font.family": "sans-serif",
    "svg.hashsalt": "semiramis",
    "axes.spines.top": False,
    "axes.spines.right": False,
}
SVG: dict[str, Any] = {"format": "svg", "metadata": {"Date": None}, "transparent": False}


@dataclass(frozen=True)
class MatchShare:
    """The wins of the first bot of a match against the second in percent, with their 95 % interval."""

    game: str
    seats: int
    first: str
    second: str
    share: float
    low: float
    high: float


def ladder_shares(text: str) -> Iterator[MatchShare]:
    """The matches of bench/ladder.md. Raises ValueError where it has none, as a plot would then show nothing."""
    sections = list(SECTION.finditer(text))
    if not sections:
        raise ValueError("bench/ladder.md has no section such as '## Amyitis, 2 seats'")
    for section, after in zip(sections, [*sections[1:], None], strict=True):
        for match in MATCH.finditer(text[section.end() : after.start() if after else len(text)]):
            share, low, high = (float(match[name]) for name in ("share", "low", "high"))
            yield MatchShare(section["game"], int(section["seats"]), match["first"], match["second"], share, low, high)


@dataclass(frozen=True)
class Speed:
    """Million decisions a second of random games on one core, at two seats."""

    date: str
    game: str
    backend: str
    decisions: float


def speeds(text: str) -> list[Speed]:
    """The rows of bench/speeds.csv."""
    return [
        Speed(row["date"], row["game"], row["backend"], float(row["million_decisions_per_second"]))
        for row in csv.DictReader(StringIO(text))
    ]


def pictures(bench: Path) -> dict[str, str]:
    """The plots as SVG by their paths in the site."""
    shares = list(ladder_shares((bench / "ladder.md").read_text(encoding="utf-8")))
    drawn = {
        f"plots/ladder-{game.lower()}.svg": _ladder(game, [each for each in shares if each.game == game])
        for game in dict.fromkeys(each.game for each in shares)
    }
    drawn["plots/speeds.svg"] = _speeds(speeds((bench / "speeds.csv").read_text(encoding="utf-8")))
    return drawn


def _ladder(game: str, shares: list[MatchShare]) -> str:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    names = [f"{each.first} : {each.second}, {each.seats} seats" for each in shares]
    with rc_context(STYLE):
        figure = Figure(figsize=(8, 1.2 + 0.28 * len(shares)), layout="constrained")
        axes = figure.add_subplot()
        for row, each in enumerate(shares):
            axes.plot([each.low, each.high], [row, row], color=LINE, linewidth=5, solid_capstyle="butt")
            axes.plot([each.share], [row], "o", color=COLOURS[game.lower()], markersize=6)
        axes.axvline(50, color=GOLD, linewidth=1)
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_xlim(30, 101)
        axes.set_xlabel("wins of the first bot in percent, with 95 % interval; 50 is equal")
        axes.set_title(f"{game}: every bot against the next weaker one", loc="left")
        return _text(figure)


def _speeds(rows: list[Speed]) -> str:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(8, 4), layout="constrained")
        axes = figure.add_subplot()
        labels = list(dict.fromkeys(f"{each.backend}\n{each.date}" for each in rows))
        for game, colour in COLOURS.items():
            mine = {f"{each.backend}\n{each.date}": each.decisions for each in rows if each.game == game}
            known = [label for label in labels if label in mine]
            axes.plot([labels.index(label) for label in known], [mine[label] for label in known], "o-", color=colour)
            axes.annotate(game.capitalize(), (labels.index(known[-1]), mine[known[-1]]), (6, 4), color=colour,
                          textcoords="offset points")  # fmt: skip
        axes.set_xticks(range(len(labels)), labels, fontsize=8)
        axes.set_xlim(-0.4, len(labels) - 0.2)
        axes.set_yscale("log")
        axes.set_ylabel("million decisions/s, one core, 2 seats")
        axes.set_title("Random games by compiled rules", loc="left")
        axes.grid(axis="y", color=LINE, linewidth=0.5)
        return _text(figure)


def _text(figure: Any) -> str:
    made = StringIO()
    figure.savefig(made, **SVG)
    return made.getvalue()
