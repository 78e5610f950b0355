"""The ladder: every bot against the next weaker one, in every game and at every number of seats.

    .venv/bin/python -m bench.ladder [--games 200] [--only amyitis,babylon] [--seats 2,3,4] [--pairs greedy:random]

Each game is stored when it ends, so the run can be interrupted at any time and resumed with the same command; a greater
`--games` adds to the stored games. After each match its section of `bench/ladder.md` is rewritten from all stored games
of that game and number of seats; sections without stored games stay as they are.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from semiramis.arena.contest import compete, executor_for
from semiramis.arena.plan import Plan, planned
from semiramis.arena.results.rating import Rating, ratings
from semiramis.arena.results.records import GAMES, PLAN, expect_same, holds_contest, kept_in, read_results
from semiramis.arena.results.result import GameResult
from semiramis.arena.results.standings import Standing, Summary, summary_of
from semiramis.arena.results.statistics import Interval
from semiramis.arena.run.check_bots import check_bots
from semiramis.arena.run.warmup import load_search
from semiramis.bots.registry import known_bots
from semiramis.cli.support.common import problem_text, progress_bar
from semiramis.core.model.message import Problem
from semiramis.core.registry import keys

ORDER = ("random", "apprentice", "greedy", "gardener", "architect", "royal")
"""Levels from the weakest to the strongest."""
SEATS = (2, 3, 4)
SEED = "ladder"
ROOT = Path(__file__).parent
INTERRUPTED = 130
SECTION = "## "


@dataclass(frozen=True)
class Match:
    """A match of two bots and its results so far."""

    plan: Plan
    results: Sequence[GameResult]
    date: str

    @property
    def summary(self) -> Summary:
        """Return the summary of the match."""
        return summary_of(self.plan, self.results)


def main(args: Sequence[str]) -> int:
    """Play the missing games and write the table."""
    given = arguments(args)
    try:
        for plan in plans(given):
            play(plan, given)
            before = given.table.read_text(encoding="utf-8") if given.table.exists() else ""
            given.table.write_text(page(kept_matches(given.folder), before), encoding="utf-8")
    except Problem as problem:
        sys.stderr.write(problem_text(problem) + "\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("Stopped. The same command goes on from here.\n")
        return INTERRUPTED
    return 0


def arguments(args: Sequence[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.ladder", description="Every bot against the next weaker one."
    )
    parser.add_argument("--games", type=int, default=200, help="the least number of games in each match")
    parser.add_argument("--only", type=_words, default=keys(), metavar="GAME,GAME", help="these games only")
    parser.add_argument("--seats", type=_numbers, default=SEATS, metavar="N,N", help="at these numbers of seats only")
    parser.add_argument("--pairs", type=_pairs, default=None, metavar="BOT:BOT,…", help="instead of the neighbours")
    parser.add_argument("--seconds", type=float, default=None, help="the clock of each decision; none unless given")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play at the same time")
    parser.add_argument("--folder", type=Path, default=ROOT / "ladder-games", help="where games are kept")
    parser.add_argument("--table", type=Path, default=ROOT / "ladder.md", help="the file that is written")
    given = parser.parse_args(args)
    if given.workers < 1:
        parser.error("--workers takes 1 or more")
    return given


def neighbours() -> list[tuple[str, str]]:
    """Return each known bot of the ladder with the next weaker one."""
    there = [bot for bot in ORDER if bot in known_bots()]
    return list(zip(there[1:], there, strict=False))


def plans(given: argparse.Namespace) -> Iterator[Plan]:
    """Return the requested matches."""
    for game in given.only:
        for n_seats in given.seats:
            for pair in given.pairs or neighbours():
                yield planned(game, pair, n_seats, given.games, seed=SEED, seconds=given.seconds)


def folder_of(plan: Plan, folder: Path) -> Path:
    """Return the folder of a match."""
    clock = "" if plan.seconds is None else f"-{plan.seconds:g}s"
    return folder / f"{plan.game}-{plan.n_seats}" / f"{'-'.join(plan.bots)}{clock}"


def play(plan: Plan, given: argparse.Namespace) -> None:
    """Play the missing games of a match; one with more games than requested is left alone."""
    folder = folder_of(plan, given.folder)
    resume = holds_contest(folder)
    if resume and kept_plan(folder).games >= plan.games:
        plan = kept_plan(folder)
    check_bots(plan)
    with progress_bar(f"compiling {plan.game}"):
        load_search(plan)
    label = f"{plan.game} {plan.n_seats} {' : '.join(plan.bots)}"
    with kept_in(folder, plan, resume) as (kept, before), progress_bar(label, over=3600.0) as report:
        report(0, plan.games - len(before))
        for done, played in enumerate(compete(plan, before, executor_for(given.workers)), start=1):
            kept.add(played)
            report(done, plan.games - len(before))


def kept_plan(folder: Path) -> Plan:
    """Return the plan of a stored match; fails if another version made it."""
    stored = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    more = {"seed": stored["seed"], "seconds": stored["seconds"]}
    plan = planned(stored["game"], stored["bots"], stored["seats"], stored["games"], **more)
    expect_same(folder, plan)
    return plan


def kept_matches(folder: Path) -> list[Match]:
    """Return the stored matches with results, from the weakest bots to the strongest."""
    found = []
    for path in sorted(folder.glob(f"*/*/{PLAN}")):
        plan = kept_plan(path.parent)
        results = read_results(path.parent, plan)
        if results:
            played = datetime.fromtimestamp((path.parent / GAMES).stat().st_mtime, UTC)
            found.append(Match(plan, results, f"{played:%Y-%m-%d}"))
    return sorted(found, key=lambda match: [_step(bot) for bot in match.plan.bots])


def _step(bot: str) -> int:
    return ORDER.index(bot) if bot in ORDER else len(ORDER)


def page(matches: Sequence[Match], before: str = "") -> str:
    """Return the page as Markdown; sections of the earlier page stay if there is no match for them."""
    introduction = (
        "# The ladder\n\n"
        "Every bot against the next weaker one, written by `python -m bench.ladder`. Each deal is played from every "
        "seating; a bot sits down as often as its opponent, so that equal bots share the wins evenly. Intervals are at "
        "95 %, that of the lead by whole deals. Ratings (OpenSkill, Plackett–Luce) take all games of a section "
        "together.\n"
    )
    sections = sections_of(before)
    for game, n_seats in {(match.plan.game, match.plan.n_seats) for match in matches}:
        of_section = [match for match in matches if (match.plan.game, match.plan.n_seats) == (game, n_seats)]
        lines = ["", *_matches_table(of_section), "", *_ratings_table(of_section)]
        sections[f"{game.capitalize()}, {n_seats} seats"] = "\n".join(lines) + "\n"
    return introduction + "".join(f"\n{SECTION}{title}\n{text}" for title, text in sorted(sections.items()))


def sections_of(page: str) -> dict[str, str]:
    """Return the sections of a page by title."""
    found = {}
    for section in f"\n{page}".split(f"\n{SECTION}")[1:]:
        title, _, text = section.partition("\n")
        found[title] = text.rstrip("\n") + "\n"
    return found


def _matches_table(matches: Sequence[Match]) -> list[str]:
    rows = [
        "| match | games | wins of the first | scores | lead | ms a decision | forfeited | date |",
        "|---|---|---|---|---|---|---|---|",
    ]
    return rows + [_match_row(match) for match in matches]


def _match_row(match: Match) -> str:
    summary = match.summary
    first, second = summary.standings
    name = " : ".join(match.plan.labels) + ("" if match.plan.seconds is None else f", {match.plan.seconds:g} s")
    games = f"{summary.games}" if summary.complete else f"{summary.games} of {summary.planned}"
    share = f"{100 * first.share:.1f} % ({100 * first.range.low:.1f}–{100 * first.range.high:.1f})"
    scores = f"{first.mean_score:.1f} : {second.mean_score:.1f}"
    times = f"{_milliseconds(first)} : {_milliseconds(second)}"
    forfeits = f"{first.forfeited} : {second.forfeited}"
    cells = [name, games, share, scores, _lead(first.margin, first.margin_range), times, forfeits, match.date]
    return f"| {' | '.join(cells)} |"


def _lead(margin: float, interval: Interval | None) -> str:
    around = f" ({interval.low:+.1f} … {interval.high:+.1f})" if interval else ""
    return f"{margin:+.1f}{around}".replace("-", "−")


def _milliseconds(one: Standing) -> str:
    return f"{1000 * one.seconds_per_decision:.3g}"


def _ratings_table(matches: Sequence[Match]) -> list[str]:
    rated = section_ratings(matches)
    if not rated:
        return []
    rows = [f"| {bot} | {one.mu:.1f} | {one.sigma:.1f} |" for bot, one in rated.items()]
    return ["| bot | rating | ± |", "|---|---|---|", *rows]


def section_ratings(matches: Sequence[Match]) -> dict[str, Rating]:
    """Return the ratings over several matches, best first; games of the matches are interleaved."""
    bots = list(dict.fromkeys(label for match in matches for label in match.plan.labels))
    games = [
        (played.number, at, _renumbered(played, [bots.index(label) for label in match.plan.labels]))
        for at, match in enumerate(matches)
        for played in match.results
    ]
    rated = ratings(len(bots), [played for *_, played in sorted(games, key=lambda found: found[:2])])
    return dict(sorted(zip(bots, rated or (), strict=False), key=lambda one: -one[1].mu))


def _renumbered(played: GameResult, bots: Sequence[int]) -> GameResult:
    """Return a result whose bots have other numbers."""
    return replace(played, seating=tuple(bots[bot] for bot in played.seating))


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def _pairs(text: str) -> list[list[str]]:
    found = [word.split(":") for word in _words(text)]
    if any(len(pair) != 2 for pair in found):
        raise ValueError(text)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
