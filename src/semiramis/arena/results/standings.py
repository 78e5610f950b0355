"""The standings of bots, from the results of a contest."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from semiramis.arena.plan import Plan
from semiramis.arena.results.rating import Rating, ratings
from semiramis.arena.results.result import GameResult, in_order
from semiramis.arena.results.statistics import Interval, clustered_mean, ratio, wilson


@dataclass(frozen=True)
class Standing:
    """The results of one bot.

    `share` is its share of the wins, `range` the 95 % interval of that, `fair` the share if all bots were equal.
    `margin` is the mean lead over the best opponent, with a 95 % interval that counts the games of a deal as one
    observation. `places` counts how often it came first, second and so on.
    """

    name: str
    games: int
    wins: float
    share: float
    range: Interval
    fair: float
    mean_score: float
    margin: float
    margin_range: Interval | None
    parts: Mapping[str, float]
    places: tuple[int, ...]
    mean_place: float
    decisions: int
    decisions_per_game: float
    seconds_per_decision: float
    longest: float
    forfeits: Mapping[str, int]
    trouble: str
    rating: Rating | None = None

    @property
    def forfeited(self) -> int:
        """The number of decisions that the fallback made."""
        return sum(self.forfeits.values())


@dataclass(frozen=True)
class Meeting:
    """The results of one bot against another in the games both played; a shared place counts half."""

    bot: str
    other: str
    pairs: int
    ahead: float
    margin: float


@dataclass(frozen=True)
class Summary:
    """The summary of a contest, or of the games finished so far."""

    games: int
    planned: int
    deals: int
    n_seats: int
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    mean_rounds: float
    mean_decisions: float

    @property
    def complete(self) -> bool:
        """Whether all games are finished."""
        return self.games == self.planned

    def to_json(self) -> dict[str, Any]:
        """Return the summary as JSON."""
        data = asdict(self)
        for standing, of in zip(data["standings"], self.standings, strict=True):
            standing["range"] = of.range._asdict()
            standing["margin_range"] = of.margin_range._asdict() if of.margin_range else None
            standing["forfeited"] = of.forfeited
        return {"complete": self.complete, **data}


def summary_of(plan: Plan, results: Sequence[GameResult]) -> Summary:
    """Return the summary of at least one result; their order does not matter."""
    games = in_order(results)
    rated = ratings(len(plan.bots), games)
    standings = (_standing(plan, bot, games, rated[bot] if rated else None) for bot in range(len(plan.bots)))
    return Summary(
        games=len(games),
        planned=plan.games,
        deals=len({result.deal for result in games}),
        n_seats=plan.n_seats,
        standings=tuple(standings),
        meetings=tuple(_meetings(plan, games)),
        mean_rounds=sum(result.rounds for result in games) / len(games),
        mean_decisions=sum(sum(result.decisions) for result in games) / len(games),
    )


def _standing(plan: Plan, bot: int, results: Sequence[GameResult], rating: Rating | None) -> Standing:
    sat = [(result, seat) for result in results for seat in result.seats_of(bot)]
    games = len({result.number for result, _ in sat})
    wins = sum(result.win(seat) for result, seat in sat)
    places = Counter(result.places[seat] for result, seat in sat)
    decisions = sum(result.decisions[seat] for result, seat in sat)
    margin, margin_range = clustered_mean((result.deal, _lead(result, seat)) for result, seat in sat)
    forfeits: Counter[str] = Counter()
    for result, seat in sat:
        forfeits.update(result.forfeits[seat])
    return Standing(
        name=plan.labels[bot],
        games=games,
        wins=wins,
        share=ratio(wins, games),
        range=wilson(wins, games) if games else Interval(0.0, 1.0),
        fair=ratio(len(sat), games * plan.n_seats),
        mean_score=ratio(sum(result.scores[seat] for result, seat in sat), len(sat)),
        margin=margin,
        margin_range=margin_range,
        parts={
            name: ratio(sum(result.parts[seat][part] for result, seat in sat), len(sat))
            for part, name in enumerate(plan.definition.rules.parts.words)
        },
        places=tuple(places[place] for place in range(1, plan.n_seats + 1)),
        mean_place=ratio(sum(place * times for place, times in places.items()), len(sat)),
        decisions=decisions,
        decisions_per_game=ratio(decisions, len(sat)),
        seconds_per_decision=ratio(sum(result.seconds[seat] for result, seat in sat), decisions),
        longest=max((result.longest[seat] for result, seat in sat), default=0.0),
        forfeits=dict(sorted(forfeits.items())),
        trouble=next((result.trouble[seat] for result, seat in sat if result.trouble[seat]), ""),
        rating=rating,
    )


def _lead(result: GameResult, seat: int) -> int:
    """Return the lead of a seat over the best opponent, or the best other seat where a bot plays only itself."""
    bot = result.seating[seat]
    others = [score for other, score in enumerate(result.scores) if result.seating[other] != bot]
    others = others or [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - max(others)


def _meetings(plan: Plan, results: Sequence[GameResult]) -> list[Meeting]:
    """Return the meetings of every bot with every other."""
    pairs: Counter[tuple[int, int]] = Counter()
    ahead: Counter[tuple[int, int]] = Counter()
    leads: Counter[tuple[int, int]] = Counter()
    for result in results:
        for mine, bot in enumerate(result.seating):
            for theirs, other in enumerate(result.seating):
                if bot != other:
                    pairs[bot, other] += 1
                    leads[bot, other] += result.scores[mine] - result.scores[theirs]
                    # counted in halves
                    ahead[bot, other] += 1 + _sign(result.places[theirs] - result.places[mine])
    names = plan.labels
    return [
        Meeting(names[bot], names[other], n, ahead[bot, other] / 2 / n, leads[bot, other] / n)
        for (bot, other), n in sorted(pairs.items())
    ]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
