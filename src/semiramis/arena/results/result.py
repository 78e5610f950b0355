"""The result of one game, and its JSON line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from semiramis.arena.plan import Plan
from semiramis.arena.schedule import Seating


@dataclass(frozen=True)
class GameResult:
    """The result of one game; tuples are indexed by seat.

    `parts` holds the score by part. `seconds` is the time of all decisions of a seat, `longest` that of the slowest.
    `forfeits` counts by kind the decisions that the fallback made for a bot, and `trouble` describes the first.
    """

    number: int
    deal: int
    seating: Seating
    scores: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]
    forfeits: tuple[Mapping[str, int], ...]
    trouble: tuple[str, ...]

    def win(self, seat: int) -> float:
        """Return the seat's share of the win: 1, less where several share it, or 0."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def seats_of(self, bot: int) -> list[int]:
        """Return the seats of a bot."""
        return [seat for seat, player in enumerate(self.seating) if player == bot]

    def to_json(self, plan: Plan) -> dict[str, Any]:
        """Return the result as JSON, with named bots and parts."""
        names = plan.definition.rules.parts.words
        return {
            "game": self.number,
            "deal": self.deal,
            "seating": [plan.labels[bot] for bot in self.seating],
            "scores": list(self.scores),
            "parts": {name: [of_seat[part] for of_seat in self.parts] for part, name in enumerate(names)},
            "places": list(self.places),
            "rounds": self.rounds,
            "decisions": list(self.decisions),
            "seconds": [round(spent, 6) for spent in self.seconds],
            "longest": [round(spent, 6) for spent in self.longest],
            "forfeits": [dict(kinds) for kinds in self.forfeits],
            "trouble": list(self.trouble),
        }


def result_from_json(data: Any, plan: Plan) -> GameResult:
    """Parse the result of a game of a plan; ValueError names what does not fit."""
    if not isinstance(data, dict):
        raise ValueError("game")
    read = _Fields(data, plan.n_seats)
    number = read.whole("game")
    if not 0 <= number < plan.games:
        raise ValueError("game")
    seating = plan.seating_of(number)
    if data.get("seating") != [plan.labels[bot] for bot in seating] or read.whole("deal") != plan.deal_of(number):
        raise ValueError("seating")
    parts = data.get("parts")
    names = plan.definition.rules.parts.words
    if not isinstance(parts, dict) or sorted(parts) != sorted(names):
        raise ValueError("parts")
    by_part = [_Fields(parts, plan.n_seats).row(name, int) for name in names]
    return GameResult(
        number=number,
        deal=plan.deal_of(number),
        seating=seating,
        scores=read.row("scores", int),
        parts=tuple(zip(*by_part, strict=True)),
        places=read.row("places", int),
        rounds=read.whole("rounds"),
        decisions=read.row("decisions", int),
        seconds=read.row("seconds", float),
        longest=read.row("longest", float),
        forfeits=read.row("forfeits", dict),
        trouble=read.row("trouble", str),
    )


class _Fields:
    """Reads values of the right type; ValueError names one that is not."""

    def __init__(self, data: Mapping[str, Any], n_seats: int) -> None:
        self._data = data
        self._n_seats = n_seats

    def whole(self, name: str) -> int:
        value = self._data.get(name)
        if type(value) is not int:
            raise ValueError(name)
        return value

    def row(self, name: str, kind: type) -> tuple[Any, ...]:
        """Return a value for every seat."""
        values = self._data.get(name)
        if not isinstance(values, list) or len(values) != self._n_seats:
            raise ValueError(name)
        if not all(_is_of(value, kind) for value in values):
            raise ValueError(name)
        return tuple(values)


def _is_of(value: object, kind: type) -> bool:
    if kind is float:
        return type(value) in (int, float)
    if kind is dict:
        return isinstance(value, dict) and all(type(count) is int for count in value.values())
    return type(value) is kind


def in_order(results: Sequence[GameResult]) -> list[GameResult]:
    """Return results ordered by number."""
    return sorted(results, key=lambda result: result.number)
