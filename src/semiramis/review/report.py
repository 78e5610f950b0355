"""The report of a review: every judged turn in words, and the account of each seat.

An account adds up from the outlook before the deal to the result. What chance brought is the change of the outlook from
the end of a turn to the beginning of the next, with the best turn found there; where no chance came between, this
change is no luck but the residual: a position looked better or worse from one turn on than from one turn before.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from semiramis.bots.review.evaluator import Difference, outlook
from semiramis.bots.review.turn import JudgedTurn, PlayedTurn, is_forced
from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import NOBODY, SEAT
from semiramis.review.labels import LABELS, LABELS_OF_LOSSES, label_of
from semiramis.review.sentences import sentence
from semiramis.review.turns import Turn

MOMENTS = 3
PHASES = ("opening", "middle", "end")
DIGITS = 4
Pair = tuple[float, float]
Pairs = Sequence[Pair]


@dataclass(frozen=True)
class Reviewed:
    """What a report is made of: the deal and the turns of a match, those judged so far, and the last position.

    `seqs` are the numbers of the events of the decisions at a table, empty for a match without one.
    """

    game: Game
    turns: Sequence[Turn]
    final: State
    seqs: Sequence[int] = field(default=())

    @property
    def n_seats(self) -> int:
        """The number of players."""
        return int(self.final.n_seats)


def report(match: Reviewed, judged: Sequence[JudgedTurn]) -> dict[str, Any]:
    """Return the turns judged so far in words, and once all are, the accounts of the seats."""
    words = [_turn_words(match, judged, number) for number in range(1, len(judged))]
    found: dict[str, Any] = {"done": len(words), "total": len(match.turns) - 1, "turns": words, "seats": {}}
    if judged:
        found["opening"] = _by_seat(_change(judged[0].after, _next(match, judged, 0)))
    if len(judged) == len(match.turns):
        found["seats"] = {SEAT.words[seat]: _account(match, judged, words, seat) for seat in range(match.n_seats)}
    return found


def _next(match: Reviewed, judged: Sequence[JudgedTurn], number: int) -> Pairs:
    """Return the outlook with which the turn after one begins, or the result; the same as after it if not yet known."""
    if number + 1 < len(judged):
        return judged[number + 1].before
    if number + 1 == len(match.turns) and match.game.rules.mover(match.final) == NOBODY:
        return final_outlook(match.game, match.final)
    return judged[number].after


def final_outlook(game: Game, state: State) -> Pairs:
    """Return the outlook at the end of a game: the wins, and leads that add up to zero."""
    leads = [float(game.ai.value(state, seat)) for seat in range(state.n_seats)]
    mean = sum(leads) / len(leads)
    found = outlook(game, state, tuple((lead - mean,) for lead in leads), ())
    return tuple(found.mean(seat) for seat in range(state.n_seats))


def _turn_words(match: Reviewed, judged: Sequence[JudgedTurn], number: int) -> dict[str, Any]:
    game, turn, result = match.game, match.turns[number], judged[number]
    state, codes = turn.played.state, turn.played.codes
    label = label_of(result.loss, is_forced(game, state, codes), not result.better)
    then = _next(match, judged, number)
    luck = _change(result.after, then) if turn.chance else tuple((0.0, 0.0) for _ in then)
    played = [_noted(game, code) for code in codes]
    words: dict[str, Any] = {
        "number": number,
        "seat": SEAT.words[turn.seat],
        "round": game.rules.round_of(state),
        "phase": phase_of(number, len(match.turns) - 1),
        "kind": _kind(game, turn.played),
        "goes_on": turn.goes_on,
        "label": label,
        "loss": _loss(result.loss),
        "played": played,
        "better": [_noted(game, code) for code in result.better] or None,
        "before": _by_seat(result.before),
        "after": _by_seat(result.after),
        "then": _by_seat(then),
        "chance": [_noted(game, code) for code in turn.chance],
        "luck": _by_seat(luck),
        "reached": _parts(game, result.reached),
        "expected": _parts(game, result.expected),
        "steps": [_step(match, turn, result, at) for at in range(len(codes))],
    }
    if match.seqs:
        words["from_seq"] = match.seqs[turn.first] - 1
        words["to_seq"] = match.seqs[turn.first + len(codes) - 1]
    if label in LABELS_OF_LOSSES:
        better = [noted["notation"] for noted in words["better"]]
        clause = words["better"][_first_difference(codes, result.better)]["clause"]
        words["sentence"] = sentence(game, turn.seat, match.n_seats, result, better, clause).to_json()
    return words


def _first_difference(codes: Sequence[int], better: Sequence[int]) -> int:
    pairs = zip(codes, better, strict=False)
    return next((at for at, (code, instead) in enumerate(pairs) if code != instead), len(better) - 1)


def _step(match: Reviewed, turn: Turn, result: JudgedTurn, at: int) -> dict[str, Any]:
    game, code = match.game, turn.played.codes[at]
    loss, better = result.steps[at]
    number = turn.first + at
    words = {
        **_noted(game, code),
        "step": number,
        "label": label_of(loss, False, better < 0),
        "loss": _loss(loss),
        "better": None if better < 0 else _noted(game, better),
    }
    return {**words, "seq": match.seqs[number]} if match.seqs else words


def _noted(game: Game, code: int) -> dict[str, Any]:
    action = game.rules.catalogue.action(code).to_json()
    clause = game.display.action_clauses.get(str(action["do"]), "")
    return {"action": action, "notation": game.rules.catalogue.notation(code), "clause": clause}


def _kind(game: Game, played: PlayedTurn) -> str:
    """Return the kind of the first decision of a turn that was one, or of the first."""
    at, work = played.state.clone(), game.rules.Work()
    for code in played.codes:
        if len(game.legal_codes(at, work)) > 1:
            return str(game.rules.catalogue.action(code).to_json()["do"])
        game.rules.apply(at, work, code)
    return str(game.rules.catalogue.action(played.codes[0]).to_json()["do"])


def phase_of(number: int, total: int) -> str:
    """Return the third of the game that a turn belongs to."""
    return PHASES[min(len(PHASES) - 1, (number - 1) * len(PHASES) // max(1, total))]


def _account(match: Reviewed, judged: Sequence[JudgedTurn], words: list[dict[str, Any]], seat: int) -> dict[str, Any]:
    luck = lost = given = residual = (0.0, 0.0)
    for number, (turn, each) in enumerate(zip(match.turns, judged, strict=True)):
        change = _change(each.after, _next(match, judged, number))[seat]
        if turn.chance:
            luck = _sum(luck, change)
        else:
            residual = _sum(residual, change)
        decided = _change(each.before, each.after)[seat]
        if turn.seat == seat:
            lost = _sum(lost, (-decided[0], -decided[1]))
        else:
            given = _sum(given, decided)
    mine = [turn for turn in words if turn["seat"] == SEAT.words[seat]]
    choices = [turn for turn in mine if turn["label"] != "forced"]
    losses = sorted((turn for turn in mine if turn["label"] in LABELS_OF_LOSSES), key=_size, reverse=True)
    final = _next(match, judged, len(judged) - 1)[seat]
    entries = {
        "start": judged[0].before[seat], "luck": luck, "lost": lost, "given": given, "residual": residual,
        "result": final,
    }  # fmt: skip
    return {
        **{name: _outlook(pair) for name, pair in entries.items()},
        "labels": {label: sum(turn["label"] == label for turn in mine) for label in LABELS},
        "phases": {phase: _average([t for t in choices if t["phase"] == phase]) for phase in PHASES},
        "kinds": {
            kind: _average([t for t in choices if t["kind"] == kind]) for kind in sorted({t["kind"] for t in choices})
        },
        "moments": [turn["number"] for turn in losses[:MOMENTS]],
    }


def _size(turn: dict[str, Any]) -> tuple[float, float]:
    """Return a key that sorts turns by their loss: of wins, with a hundredth for each point."""
    return turn["loss"]["win"] + turn["loss"]["margin"] / 100, -turn["number"]


def _average(turns: Sequence[dict[str, Any]]) -> dict[str, Any]:
    n = len(turns)
    sums = {name: sum(turn["loss"][name] for turn in turns) for name in ("win", "margin")}
    return {"turns": n, **{name: round(total / n, DIGITS) if n else 0.0 for name, total in sums.items()}}


def _loss(loss: Difference) -> dict[str, float]:
    return {
        "win": round(max(0.0, loss.win), DIGITS),
        "margin": round(max(0.0, loss.margin), DIGITS),
        "win_error": round(loss.win_error, DIGITS),
        "margin_error": round(loss.margin_error, DIGITS),
    }


def _parts(game: Game, points: Iterable[float]) -> dict[str, float]:
    return {name: round(number, 1) for name, number in zip(game.rules.parts.words, points, strict=False)}


def _change(before: Pairs, after: Pairs) -> tuple[Pair, ...]:
    return tuple((b[0] - a[0], b[1] - a[1]) for a, b in zip(before, after, strict=True))


def _sum(one: Pair, other: Pair) -> Pair:
    return one[0] + other[0], one[1] + other[1]


def _by_seat(pairs: Pairs) -> dict[str, dict[str, float]]:
    return {SEAT.words[seat]: _outlook(pair) for seat, pair in enumerate(pairs)}


def _outlook(pair: Pair) -> dict[str, float]:
    return {"win": round(pair[0], DIGITS), "margin": round(pair[1], DIGITS)}
