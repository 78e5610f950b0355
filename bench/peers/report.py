"""The results as tables: rates, and ours divided by theirs."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.peers.worker import COPY, PLAY, SEARCH, Sample

AIM = 10.0
"""The target for our tree search, as a multiple of the moves per second of OpenSpiel's."""
AIM_OVER = "openspiel-mcts"
AIM_OF = "-whole"
HEADS = {
    PLAY: ["random play, 2 seats", "moves/s (players' own)", "best round", "games/s", "moves a game"],
    SEARCH: ["tree search", "moves/s", "best round", "simulations/s", "moves a simulation"],
    COPY: ["copying a position", "copies/s", "best round"],
}
MILLION = 999_500
"""Numbers from here on are written in millions."""
DIFFERENCES = (
    "The games differ. A move of OpenSpiel's backgammon is a roll of the dice, or both checkers played with it (two "
    "such moves after doubles); one of PGX's is a single checker by one die, the next roll included; one of Catanatron "
    "is an action, rolling included; one of ours is one small decision of a turn, or one draw of chance.",
    "Moves count what chance draws wherever that is a move of its own; the moves that players chose stand beside them.",
    "Ratios are medians over the rounds: of moves/s and, in brackets, of games/s or simulations/s.",
)


@dataclass
class Result:
    """A contender with its samples, one per round."""

    key: str
    kind: str
    name: str
    short: str
    note: str
    ours: bool
    samples: list[Sample] = field(default_factory=list)

    def rates(self, what: str) -> list[float]:
        """Return games, moves or own moves per second, by round."""
        return [getattr(sample, what) / sample.seconds for sample in self.samples]

    def median(self, what: str) -> float:
        """Return the median of the rounds."""
        return statistics.median(self.rates(what))

    def best(self, what: str) -> float:
        """Return the fastest round."""
        return max(self.rates(what))


def ratios(ours: Result, theirs: Result, what: str) -> list[float]:
    """Return ours divided by theirs, by round."""
    return [a / b for a, b in zip(ours.rates(what), theirs.rates(what), strict=True)]


def readable(number: float) -> str:
    """Return a number for people."""
    if number >= MILLION:
        return f"{millions(number)} million"
    return f"{number:,.0f}" if number >= 99.95 else f"{number:.3g}"


def millions(number: float) -> str:
    """Return a number in millions, with three digits."""
    return f"{number / 1e6:,.{0 if number >= 99.95e6 else 1 if number >= 9.995e6 else 2}f}"


def with_own(moves: float, own: float) -> str:
    """Return moves, with those that players chose in brackets."""
    if moves >= MILLION:
        return f"{millions(moves)} ({millions(own)}) million"
    return f"{readable(moves)} ({readable(own)})"


def times(ratio: float) -> str:
    """Return a ratio for people."""
    return f"{readable(ratio)}×"


def rates(kind: str, results: Sequence[Result]) -> list[list[str]]:
    """Return the table of one kind: heading, ours, theirs."""
    return [HEADS[kind], *(rate_cells(result) for result in results if result.kind == kind)]


def rate_cells(result: Result) -> list[str]:
    """Return the row of one contender."""
    games = readable(result.median("games"))
    if result.kind == COPY:
        return [result.name, games, readable(result.best("games"))]
    moves = result.median("moves")
    length = moves / result.median("games")
    report = with_own(moves, result.median("own")) if result.kind == PLAY else readable(moves)
    return [result.name, report, readable(result.best("moves")), games, f"{length:.{0 if length >= 9.95 else 1}f}"]


def comparison(kind: str, results: Sequence[Result]) -> list[list[str]]:
    """Return the table of ratios of one kind: heading, then ours against each peer."""
    alike = [result for result in results if result.kind == kind]
    peers = [result for result in alike if not result.ours]
    rows = [["ours divided by theirs", *(peer.short for peer in peers)]]
    return rows + [[ours.name, *(ratio_cell(ours, peer) for peer in peers)] for ours in alike if ours.ours]


def ratio_cell(ours: Result, theirs: Result) -> str:
    """Return how many times as fast ours is."""
    games = times(statistics.median(ratios(ours, theirs, "games")))
    if ours.kind == COPY:
        return games
    return f"{times(statistics.median(ratios(ours, theirs, 'moves')))} ({games})"


def notes(kind: str, results: Sequence[Result]) -> list[str]:
    """Return what exactly was measured for one kind."""
    by_note: dict[str, list[str]] = {}
    for result in results:
        if result.kind == kind:
            by_note.setdefault(result.note, []).append(result.short if result.ours else result.name)
    return [f"{', '.join(names)}: {note}." for note, names in by_note.items()]


def kinds(results: Sequence[Result]) -> list[str]:
    """Return the measured kinds, in the order of the report."""
    return [kind for kind in HEADS if any(result.kind == kind for result in results)]


def aims(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Return, for each game, whether its search reaches the target in the median and in every round."""
    peer = next((result for result in results if result.key == AIM_OVER), None)
    found = []
    for ours in results:
        if peer is not None and ours.ours and ours.key.endswith(AIM_OF):
            over = ratios(ours, peer, "moves")
            middle = statistics.median(over)
            found.append(
                {"row": ours.name, "ratio": middle, "lowest": min(over), "at_least": AIM, "met": middle >= AIM}
            )
    return found


def aim_lines(results: Sequence[Result]) -> list[str]:
    """Return the targets in words."""
    return [
        f"{aim['row']}: {times(aim['ratio'])} the moves/s of OpenSpiel's C++ search, {times(aim['lowest'])} in the "
        f"worst round; aim ≥ {times(aim['at_least'])}: {'met' if aim['met'] else 'missed'}"
        for aim in aims(results)
    ]


def least_share(results: Sequence[Result]) -> float:
    """Return the smallest share of its core that any contender had while it was measured."""
    return min(sample.cpu / sample.seconds for result in results for sample in result.samples)


def section(results: Sequence[Result], date: str, conditions: str) -> str:
    """Return a dated section for bench/results.md."""
    parts = [f"## {date} — peers (`make bench-peers`)", conditions, " ".join(DIFFERENCES)]
    for kind in kinds(results):
        parts += [markdown(rates(kind, results)), markdown(comparison(kind, results))]
        parts += [listed([*(aim_lines(results) if kind == SEARCH else []), *notes(kind, results)])]
    return "\n\n".join(parts) + "\n"


def markdown(rows: list[list[str]]) -> str:
    """Return a Markdown table; the first row is the heading."""
    head, *rest = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|" + "---|" * len(rows[0]), *rest])


def listed(lines: Sequence[str]) -> str:
    """Return lines as a Markdown list."""
    return "\n".join(f"- {line}" for line in lines)


def append(path: Path, text: str) -> None:
    """Add a section at the end of a file, after a blank line."""
    before = path.read_text(encoding="utf-8").rstrip("\n")
    path.write_text(f"{before}\n\n{text}", encoding="utf-8")


def as_data(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Return the results as plain data."""
    return [
        {
            "key": result.key,
            "kind": result.kind,
            "name": result.name,
            "note": result.note,
            "ours": result.ours,
            **{f"{what}_per_second": result.rates(what) for what in ("games", "moves", "own")},
        }
        for result in results
    ]
