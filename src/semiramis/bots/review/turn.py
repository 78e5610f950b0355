"""One turn judged: its loss against the best turn found, the losses of its decisions, and what it leads to."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from semiramis.bots.review.depth import Depth
from semiramis.bots.review.evaluator import Difference, Evaluator, Outlook, difference, outlook
from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.record import hash_of

SCREENING_SEED = 1 << 20
"""Added to the seed where turns are screened: the best of a few samples must be measured on others."""
LARGEST_SEED = 1 << 30
KEY_LENGTH = 16
DIGITS = 5
NOTHING = Difference(0.0, 0.0, 0.0, 0.0)
DOUBT = 2.0
"""Standard errors within which a difference is noise."""
LEAST_WIN, LEAST_MARGIN = 0.02, 1.0
"""Losses, beyond doubt, from which on the single decisions of a turn are judged."""


@dataclass(frozen=True)
class PlayedTurn:
    """What is judged: decisions of one seat without chance between them.

    Before the first turn of a game there are none: only the outlook before the deal is measured.
    """

    state: State
    codes: tuple[int, ...]

    @property
    def key(self) -> str:
        """Return what identifies a turn: its position and its decisions."""
        codes = ",".join(map(str, self.codes))
        return hash_of(self.state.to_bytes() + codes.encode())[:KEY_LENGTH]


@dataclass(frozen=True)
class JudgedTurn:
    """The judgement, as numbers: outlooks have the share of wins and the margin of each seat.

    `better` is the best turn found, empty if that is the one played. `steps` has the loss of each decision and the
    code that was better, or -1. `reached` and `expected` are the mover's final score by part, in order.
    """

    loss: Difference
    better: tuple[int, ...]
    before: tuple[tuple[float, float], ...]
    after: tuple[tuple[float, float], ...]
    reached: tuple[float, ...]
    expected: tuple[float, ...]
    steps: tuple[tuple[Difference, int], ...]

    def to_data(self) -> dict[str, Any]:
        """Return plain data with rounded numbers."""
        data: dict[str, Any] = _rounded(asdict(self))
        return data

    @classmethod
    def from_data(cls, data: Any) -> "JudgedTurn":
        """Return a judgement from its plain data; LookupError, TypeError or ValueError if it is malformed."""
        return cls(
            loss=_difference(data["loss"]),
            better=tuple(map(int, data["better"])),
            before=_pairs(data["before"]),
            after=_pairs(data["after"]),
            reached=tuple(map(float, data["reached"])),
            expected=tuple(map(float, data["expected"])),
            steps=tuple((_difference(loss), int(code)) for loss, code in data["steps"]),
        )


def judge(game: Game, evaluator: Evaluator, played: PlayedTurn, depth: Depth, seed: int) -> JudgedTurn:
    """Judge a turn; the same seed gives the same judgement."""
    return _Judge(game, evaluator, played, depth, seed % LARGEST_SEED).judge()


def is_certain(loss: Difference, win: float, margin: float) -> bool:
    """Return whether a loss is at least so large in wins or in points, and beyond the noise of its measurement."""
    return (loss.win >= win and loss.win > DOUBT * loss.win_error) or (
        loss.margin >= margin and loss.margin > DOUBT * loss.margin_error
    )


class _Judge:
    def __init__(self, game: Game, evaluator: Evaluator, played: PlayedTurn, depth: Depth, seed: int) -> None:
        self._game, self._evaluator, self._seed = game, evaluator, seed
        self._depth = depth = depth.suited(game, played.state.n_seats)
        self._played = played
        self._seat = game.rules.mover(played.state)
        self._reached = position_after(game, played.state, played.codes)
        self._ends = evaluator.ends(self._reached, depth.games, seed)
        self._known: dict[bytes, Outlook] = {}

    def judge(self) -> JudgedTurn:
        state, codes = self._played.state, self._played.codes
        after = self._outlook(self._reached)
        if not codes:
            return JudgedTurn(NOTHING, (), _means(after), _means(after), (), (), ())
        better = self._better(state, codes)
        best_end = position_after(self._game, state, better)
        best = self._outlook(best_end)
        if best.expected_margin(self._seat) <= after.expected_margin(self._seat):
            better, best, best_end = codes, after, self._reached
        ends = self._ends if better == codes else self._evaluator.ends(best_end, self._depth.games, self._seed)
        return JudgedTurn(
            NOTHING if better == codes else difference(best, after, self._seat),
            () if better == codes else better,
            _means(best),
            _means(after),
            self._ends.parts[self._seat],
            ends.parts[self._seat],
            self._steps(better, best, after),
        )

    def _better(self, state: State, codes: tuple[int, ...]) -> tuple[int, ...]:
        """Return the best turn found from a position, or the rest as played where none is better."""
        if is_forced(self._game, state, codes):
            return codes
        depth, seat = self._depth, self._seat
        seed = self._seed ^ int(hash_of(state.to_bytes())[:6], 16)
        found = self._evaluator.turns(state, depth.candidates, depth.contenders, seed)
        # of turns that lead to the same position only the first counts
        ends: dict[bytes, tuple[int, ...]] = {}
        for turn in (codes, *found):
            ends.setdefault(position_after(self._game, state, turn).to_bytes(), turn)
        if len(ends) == 1:
            return codes
        leads = {turn: self._screened(self._game.rules.State.from_bytes(end))[seat] for end, turn in ends.items()}
        return max(leads, key=lambda turn: leads[turn])

    def _screened(self, state: State) -> list[float]:
        leads = self._evaluator.leads(state, 1, self._depth.screening, self._seed + SCREENING_SEED)
        return [mine[0] for mine in leads]

    def _steps(self, better: tuple[int, ...], best: Outlook, after: Outlook) -> tuple[tuple[Difference, int], ...]:
        """Return the loss of each decision: the best way to go on before it, against the best way to go on after it.

        Where the turn as a whole lost less than a label needs, its decisions are not judged one by one.
        """
        codes = self._played.codes
        nothing = tuple((NOTHING, -1) for _ in codes)
        if better == codes or not is_certain(difference(best, after, self._seat), LEAST_WIN, LEAST_MARGIN):
            return nothing
        steps = list(nothing)
        line, value = better, best
        for number, code in enumerate(codes):
            instead = line[number] if number < len(line) else code
            if instead == code:
                continue
            at, rest = position_after(self._game, self._played.state, codes[: number + 1]), codes[number + 1 :]
            line = (*codes[: number + 1], *(self._better(at, rest) if rest else ()))
            further = self._outlook(position_after(self._game, self._played.state, line))
            if further.expected_margin(self._seat) < value.expected_margin(self._seat):
                steps[number] = difference(value, further, self._seat), instead
            value = further
        return tuple(steps)

    def _outlook(self, state: State) -> Outlook:
        key = state.to_bytes()
        if key not in self._known:
            leads = self._evaluator.leads(state, self._depth.trees, self._depth.simulations, self._seed)
            self._known[key] = outlook(self._game, state, leads, self._ends.spread)
        return self._known[key]


def is_forced(game: Game, state: State, codes: Sequence[int]) -> bool:
    """Return whether every decision had only one legal code."""
    at, work = state.clone(), game.rules.Work()
    for code in codes:
        if len(game.legal_codes(at, work)) > 1:
            return False
        game.rules.apply(at, work, code)
    return True


def position_after(game: Game, state: State, codes: Sequence[int]) -> Any:
    """Return the position after some codes, of players or of chance."""
    reached, work = state.clone(), game.rules.Work()
    for code in codes:
        game.rules.apply(reached, work, code)
    return reached


def _means(outlook: Outlook) -> tuple[tuple[float, float], ...]:
    return tuple(outlook.mean(seat) for seat in range(len(outlook.win)))


def _rounded(data: Any) -> Any:
    if isinstance(data, float):
        return round(data, DIGITS)
    if isinstance(data, dict):
        return {name: _rounded(inner) for name, inner in data.items()}
    return [_rounded(inner) for inner in data] if isinstance(data, (list, tuple)) else data


def _difference(data: Any) -> Difference:
    return Difference(*(float(data[name]) for name in ("win", "margin", "win_error", "margin_error")))


def _pairs(data: Any) -> tuple[tuple[float, float], ...]:
    return tuple((float(win), float(margin)) for win, margin in data)
