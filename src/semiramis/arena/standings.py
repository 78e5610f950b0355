"""What the games of a contest say about its bots."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from semiramis.arena.plan import Plan
from semiramis.arena.rating import Rating, ratings
from semiramis.arena.result import GameResult, in_order
from semiramis.arena.statistics import Interval, clustered_mean, ratio, wilson


@dataclass(frozen=True)
class Standing:
    """How one bot did.

    `share` is its part of the wins, `range` the 95 % interval of that, `fair` what it would be if all bots were equal.
    `margin` is the mean lead over the best opponent, with a 95 % interval that takes the games of a deal for one
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
        """How many decisions somebody else had to make."""
        return sum(self.forfeits.values())


@dataclass(frozen=True)
class Meeting:
    """How one bot did against another wherever both sat at a table; places shared count half."""

    bot: str
    other: str
    pairs: int
    ahead: float
    margin: float


@dataclass(frozen=True)
class Summary:
    """The outcome of a contest, or of as much of it as has been played."""

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
        """Whether all games have been played."""
        return self.games == self.planned

    def to_json(self) -> dict[str, Any]:
        """The summary for machines."""
        told = asdict(self)
        for standing, of in zip(told["standings"], self.standings, strict=True):
            standing["range"] = of.range._asdict()
            standing["margin_range"] = of.margin_range._asdict() if of.margin_range else None
            standing["forfeited"] = of.forfeited
        return {"complete": self.complete, **told}


def summary_of(plan: Plan, results: Sequence[GameResult]) -> Summary:
    """The summary of some games; the order in which they ended does not matter, but there must be one."""
    games = in_order(results)
    rated = ratings(len(plan.bots), games)
    standings = (_standing(plan, bot, games, rated[bot] if rated else None) for bot in range(len(plan.bots)))
    return Summary(
        games=len(games),
        planned=plan.games,
        deals=len({played.deal for played in games}),
        n_seats=plan.n_seats,
        standings=tuple(standings),
        meetings=tuple(_meetings(plan, games)),
        mean_rounds=sum(played.rounds for played in games) / len(games),
        mean_decisions=sum(sum(played.decisions) for played in games) / len(games),
    )


def _standing(plan: Plan, bot: int, results: Sequence[GameResult], rating: Rating | None) -> Standing:
    sat = [(played, seat) for played in results for seat in played.seats_of(bot)]
    games = len({played.number for played, _ in sat})
    wins = sum(played.win(seat) for played, seat in sat)
    places = Counter(played.places[seat] for played, seat in sat)
    decisions = sum(played.decisions[seat] for played, seat in sat)
    margin, margin_range = clustered_mean((played.deal, _lead(played, seat)) for played, seat in sat)
    forfeits: Counter[str] = Counter()
    for played, seat in sat:
        forfeits.update(played.forfeits[seat])
    return Standing(
        name=plan.labels[bot],
        games=games,
        wins=wins,
        share=ratio(wins, games),
        range=wilson(wins, games) if games else Interval(0.0, 1.0),
        fair=ratio(len(sat), games * plan.n_seats),
        mean_score=ratio(sum(played.scores[seat] for played, seat in sat), len(sat)),
        margin=margin,
        margin_range=margin_range,
        parts={
            name: ratio(sum(played.parts[seat][part] for played, seat in sat), len(sat))
            for part, name in enumerate(plan.definition.rules.parts.words)
        },
        places=tuple(places[place] for place in range(1, plan.n_seats + 1)),
        mean_place=ratio(sum(place * times for place, times in places.items()), len(sat)),
        decisions=decisions,
        decisions_per_game=ratio(decisions, len(sat)),
        seconds_per_decision=ratio(sum(played.seconds[seat] for played, seat in sat), decisions),
        longest=max((played.longest[seat] for played, seat in sat), default=0.0),
        forfeits=dict(sorted(forfeits.items())),
        trouble=next((played.trouble[seat] for played, seat in sat if played.trouble[seat]), ""),
        rating=rating,
    )


def _lead(played: GameResult, seat: int) -> int:
    """How far a seat is ahead of the best opponent; where a bot plays itself only, of the best other seat."""
    bot = played.seating[seat]
    others = [score for other, score in enumerate(played.scores) if played.seating[other] != bot]
    others = others or [score for other, score in enumerate(played.scores) if other != seat]
    return played.scores[seat] - max(others)


def _meetings(plan: Plan, results: Sequence[GameResult]) -> list[Meeting]:
    """Every bot against every other."""
    pairs: Counter[tuple[int, int]] = Counter()
    ahead: Counter[tuple[int, int]] = Counter()
    leads: Counter[tuple[int, int]] = Counter()
    for played in results:
        for mine, bot in enumerate(played.seating):
            for theirs, other in enumerate(played.seating):
                if bot != other:
                    pairs[bot, other] += 1
                    leads[bot, other] += played.scores[mine] - played.scores[theirs]
                    # counted in halves
                    ahead[bot, other] += 1 + _sign(played.places[theirs] - played.places[mine])
    names = plan.labels
    return [
        Meeting(names[bot], names[other], n, ahead[bot, other] / 2 / n, leads[bot, other] / n)
        for (bot, other), n in sorted(pairs.items())
    ]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
