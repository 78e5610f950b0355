"""What a change does: every measure over the same deals, original and changed, and the difference with its interval."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from semiramis.arena.results.statistics import Interval, clustered_mean
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Message, message, word_of
from semiramis.research.balance.compare import Compared, Comparison
from semiramis.research.simulation.games import Games
from semiramis.research.simulation.plan import SeatedPlan
from semiramis.research.simulation.summary import plain

POINTS, LENGTH, WINS = "points", "length", "wins"
KINDS = (POINTS, WINS, LENGTH)


@dataclass(frozen=True)
class Measure:
    """A quantity measured in every game; `of` is the number of the seat or score part it is about, if any."""

    name: str
    kind: str
    of: int | None = None
    key: str = ""


@dataclass(frozen=True)
class Effect:
    """The means of a measure with the original and with a changed edition, and the mean difference within deals."""

    measure: str
    kind: str
    original: float
    original_range: Interval | None
    changed: float
    changed_range: Interval | None
    effect: float
    range: Interval | None

    @property
    def is_clear(self) -> bool:
        """Whether the interval of the difference excludes zero."""
        return self.range is not None and not self.range.low <= 0 <= self.range.high


@dataclass(frozen=True)
class Outcome:
    """The effects of each variant on each measure, over the deals played with every edition."""

    deals: int
    planned: int
    effects: tuple[tuple[Effect, ...], ...]

    @property
    def complete(self) -> bool:
        """Whether all deals have been played."""
        return self.deals == self.planned

    def to_json(self, comparison: Comparison) -> dict[str, Any]:
        """The outcome as JSON."""
        variants = [
            {
                "label": variant.label,
                "set": {change.place: change.value for change in variant.changes},
                "edition": plan.definition.edition.hash,
                "effects": [{**plain(asdict(effect)), "clear": effect.is_clear} for effect in effects],
            }
            for variant, plan, effects in zip(
                comparison.variants, comparison.plans[1:], self.effects or [()] * len(comparison.variants), strict=True
            )
        ]
        counted = {"complete": self.complete, "deals": self.deals, "planned": self.planned}
        return {**counted, "plan": comparison.plan.described(), "variants": variants}


def label_of(plan: SeatedPlan, measure: Measure) -> Message:
    """The label of a measure."""
    if measure.of is None:
        return message(f"balance-measure-{measure.name}")
    domain = plan.definition.rules.parts if measure.name == "part" else SEAT
    return message(f"balance-measure-{measure.name}", of=word_of(domain, measure.of))


def measures_of(plan: SeatedPlan) -> list[Measure]:
    """All measures in the order of the tables."""
    seats, parts = SEAT.words[: plan.n_seats], plan.definition.rules.parts.words
    return [
        Measure("score", POINTS, key="score"),
        *(Measure("score-of", POINTS, seat, f"score-{word}") for seat, word in enumerate(seats)),
        *(Measure("part", POINTS, part, f"part-{word}") for part, word in enumerate(parts)),
        Measure("first-lead", POINTS, key="first-lead"),
        Measure("first-wins", WINS, key="first-wins"),
        *(Measure("wins-of", WINS, seat, f"wins-{word}") for seat, word in enumerate(seats)),
        Measure("ties", WINS, key="ties"),
        Measure("rounds", LENGTH, key="rounds"),
        Measure("decisions", LENGTH, key="decisions"),
    ]


def measured(games: Games) -> list[float]:
    """All measures of a single game, in the same order."""
    scores, wins, first = games.scores[0], games.wins[0], int(games.first[0])
    others = [score for seat, score in enumerate(scores.tolist()) if seat != first]
    return [
        float(scores.mean()),
        *scores.tolist(),
        *games.parts[0].mean(axis=0).tolist(),
        int(scores[first]) - sum(others) / len(others),
        float(wins[first]),
        *wins.tolist(),
        float((games.places[0] == 1).sum() > 1),
        int(games.rounds[0]),
        int(games.decisions[0].sum()),
    ]


class Measurements:
    """The measures of all games so far, by deal and edition."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison = comparison
        self.games = 0
        self._found: dict[int, dict[int, list[float]]] = {}

    def add(self, game: Compared) -> None:
        """Add a finished game."""
        self.games += 1
        self._found.setdefault(game.deal, {})[game.edition] = measured(game.games)

    def whole_deals(self) -> list[tuple[int, list[list[float]]]]:
        """The deals played with every edition, in order, each with its measures by edition."""
        n = 1 + len(self.comparison.variants)
        return [(deal, [by[at] for at in range(n)]) for deal, by in sorted(self._found.items()) if len(by) == n]

    def outcome(self) -> Outcome:
        """The effects found in the games so far."""
        deals = self.whole_deals()
        measures = measures_of(self.comparison.plan)
        effects = tuple(
            tuple(_effect(measure, at, variant, deals) for at, measure in enumerate(measures))
            for variant in range(1, 1 + len(self.comparison.variants))
        )
        return Outcome(len(deals), self.comparison.plan.games, effects if deals else ())


def _effect(measure: Measure, at: int, variant: int, deals: Sequence[tuple[int, list[list[float]]]]) -> Effect:
    original, original_range = clustered_mean((deal, found[0][at]) for deal, found in deals)
    changed, changed_range = clustered_mean((deal, found[variant][at]) for deal, found in deals)
    # differences within a deal cancel the luck of the deal
    effect, interval = clustered_mean((deal, found[variant][at] - found[0][at]) for deal, found in deals)
    return Effect(measure.key, measure.kind, original, original_range, changed, changed_range, effect, interval)
