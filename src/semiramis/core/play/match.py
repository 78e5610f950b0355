"""A match: one game in progress; the only interface for people, bots, tests and replays.

A match is its log. The current line of steps is kept beside it, with the state before each step, so that undo, redo
and forks are exact; `deciders` has the seat of each of them, also of those that are no longer in memory. Undo is free
while nothing was revealed and nobody else has moved since; beyond that the other seats must agree.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import CHANCE, NOBODY, SEAT, seat_word
from semiramis.core.model.message import seat_arg
from semiramis.core.play.chance import Referee
from semiramis.core.play.expect import NotYet, expect_legal
from semiramis.core.play.position import position_words
from semiramis.core.play.progress import Progress, Step, Transition, draw_at, draws_of, steps_of_turn
from semiramis.core.play.view import result_words

FORMAT = 1
HASH_EVERY = 16


class Match:
    """One game in progress."""

    def __init__(
        self,
        game: Game,
        n_seats: int,
        options: Mapping[str, str] | None = None,
        referee: Referee | None = None,
        names: Mapping[str, str] | None = None,
        position: Any = None,
        commitment: str | None = None,
        numbers: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.referee = referee
        self.options = game.complete_options(options or {})
        self.start = position.clone() if position is not None else game.new_state(n_seats, self.options)
        self.n_seats = n_seats
        self.names = {SEAT.words[seat]: (names or {}).get(SEAT.words[seat], "") for seat in range(n_seats)}
        self.commitment = commitment or (referee.commitment if referee else "")
        self.numbers = dict(numbers or (referee.numbers if referee else {}))
        self.steps: list[Step] = []
        self.deciders: list[int] = []
        self.undone: list[Step] = []
        self.opening: tuple[int, ...] = ()
        self.is_forced = False
        """Whether the last action that was played was the only legal one."""
        self.is_redrawn = False
        """Whether the last action that was played drew something that had been drawn before and taken back."""
        self.taken_back: set[str] = set()
        """The draws that were taken back and not made again, each by its deck and its position there."""
        self.work = game.rules.Work()
        self.log: list[dict[str, Any]] = [self._header(position)]
        self.ended_early = False
        self._n_dropped = 0
        self._begun = self.start

    @classmethod
    def begin(cls, game: Game, n_seats: int, **given: Any) -> "Match":
        """Return a new match, dealt up to the first decision."""
        given.setdefault("referee", Referee())
        match = cls(game, n_seats, **given)
        match.deal()
        return match

    def resume_from(
        self,
        before: State,
        n_lines: int,
        tail: Iterable[dict[str, Any]],
        last: Step | None,
        undone: Iterable[Step],
        deciders: Iterable[int],
    ) -> None:
        """Resume a match from a stored position after `n_lines` lines, the last of which are in `tail`.

        `before` is the position before the `last` step, or the current one without a step. Undo reaches back to it
        only; to go further, the caller can replay the stored lines. `deciders` are the seats of all steps so far.
        """
        self._begun = before.clone()
        self.steps = [last] if last else []
        self.deciders = list(deciders)
        self.undone = list(undone)
        self.log = list(tail)
        self._n_dropped = n_lines - len(self.log)

    def trim(self, keep: int) -> None:
        """Drop all but the last `keep` steps and HASH_EVERY lines, to save memory; the log must be stored."""
        gone = len(self.steps) - keep
        if gone > 0:
            self._begun = self.steps[gone - 1].after
            del self.steps[:gone]
        lines = len(self.log) - HASH_EVERY
        if lines > 0:
            self._n_dropped += lines
            del self.log[:lines]

    def deepen(self, steps: Sequence[Step]) -> None:
        """Hold more of the last steps in memory; the first of them tells the position before it."""
        self._begun = steps[0].before
        self.steps = list(steps)

    @property
    def n_lines(self) -> int:
        """The number of lines of the log, dropped ones included."""
        return self._n_dropped + len(self.log)

    @property
    def is_partial(self) -> bool:
        """Whether only the last lines and steps are in memory, because earlier ones were dropped or never loaded."""
        return self._n_dropped > 0

    def lines_since(self, n_lines: int) -> list[dict[str, Any]]:
        """Return the lines written since the log had `n_lines` lines; these must still be in memory."""
        return self.log[n_lines - self._n_dropped :]

    def _header(self, position: Any) -> dict[str, Any]:
        head: dict[str, Any] = {
            "semiramis": "log",
            "format": FORMAT,
            "game": self.game.key,
            "rules": self.game.version,
            "edition": {"name": self.game.edition.name, "hash": self.game.edition.hash},
            "options": self.options,
            "seats": self.names,
            "commitment": self.commitment,
        }
        if self.numbers:
            head["numbers"] = self.numbers
        if position is not None:
            head["position"] = position_words(self.game, position)
        return head

    @property
    def state(self) -> Any:
        """The current position; treat it as read-only."""
        return self.steps[-1].after if self.steps else self._begun

    @property
    def mover(self) -> int:
        """The seat that decides now, CHANCE, or NOBODY at the end."""
        return self.game.rules.mover(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or by agreement."""
        return self.ended_early or self.mover == NOBODY

    def legal(self) -> list[int]:
        """Return the legal codes of the mover."""
        return self.game.legal_codes(self.state, self.work)

    def encode(self, action: int | str | Mapping[str, Any]) -> int:
        """Return the code of an action given as code, notation or named arguments; Malformed if there is none."""
        if isinstance(action, int):
            return action
        catalogue = self.game.rules.catalogue
        return catalogue.parse(action) if isinstance(action, str) else catalogue.from_json(action)

    def deal(self, outcomes: Sequence[int] | None = None) -> None:
        """Draw up to the first decision, or apply the outcomes of a log."""
        trail: list[Transition] = []
        self._begun = self.start.clone()
        self.opening = self._draw(self._begun, trail, outcomes)
        if outcomes is None:
            self._write_trail(trail)
            self._write_checkpoint()

    def play(self, seat: int, action: int | str | Mapping[str, Any]) -> Progress:
        """Play an action for a seat. Raises NotYet, Malformed or Refused, which leave the match unchanged."""
        progress = self.replay_step(seat, action, None)
        self._write_trail(progress.trail)
        self._write_checkpoint()
        return progress

    def replay_step(self, seat: int, action: int | str | Mapping[str, Any], outcomes: Sequence[int] | None) -> Progress:
        """Play an action with the outcomes of a log, or drawn now if there are none; write nothing to the log."""
        code = self.encode(action)
        self.is_forced = len(expect_legal(self.game, self.state, seat, code)) == 1
        known = len(self.taken_back)
        progress = self._step(seat, code, outcomes)
        self.is_redrawn = len(self.taken_back) < known
        self.undone.clear()
        return progress

    def _step(self, seat: int, code: int, outcomes: Sequence[int] | None) -> Progress:
        """Apply one decision and the chance after it: drawn now, or taken from `outcomes`."""
        before = self.state
        after = before.clone()
        trail: list[Transition] = []
        self._apply(after, seat, code, trail)
        drawn = self._draw(after, trail, outcomes)
        self.steps.append(Step(seat, code, drawn, before, after))
        self.deciders.append(seat)
        return Progress(before, after, tuple(trail))

    def _draw(self, state: State, trail: list[Transition], outcomes: Sequence[int] | None) -> tuple[int, ...]:
        drawn: list[int] = []
        while self.game.rules.mover(state) == CHANCE:
            if outcomes is not None:
                outcome = outcomes[len(drawn)] if len(drawn) < len(outcomes) else -1
            elif self.referee is None:
                raise NotYet("match-no-referee")
            else:
                outcome = self.referee.draw(self.game, state)
            if outcome not in self.game.legal_codes(state, self.work):
                raise NotYet("match-no-outcome")
            if self.taken_back:
                self.taken_back.discard(draw_at(self.game, state))
            self._apply(state, CHANCE, outcome, trail)
            drawn.append(outcome)
        return tuple(drawn)

    def _apply(self, state: State, mover: int, code: int, trail: list[Transition]) -> None:
        before = state.clone()
        self.game.rules.apply(state, self.work, code)
        trail.append((mover, code, before, state.clone()))

    def _write_trail(self, trail: Iterable[Transition]) -> None:
        for mover, code, _, _ in trail:
            self._write({"by": seat_word(mover), **self.game.rules.catalogue.action(code).to_json()})

    def _write(self, line: dict[str, Any]) -> None:
        self.log.append({"n": self.n_lines, **line})

    def _write_checkpoint(self) -> None:
        """Write a state hash at least every HASH_EVERY lines, and the result at the end."""
        if self.over:
            result = result_words(self.game, self.state)
            self._write({"end": result, "hash": self.state.hash(), **self._disclosure()})
        elif not any("hash" in line for line in self.log[-HASH_EVERY:]):
            self._write({"hash": self.state.hash()})

    def end_early(self) -> None:
        """End the game by agreement: write the result as it stands, and the seed."""
        self.ended_early = True
        result = result_words(self.game, self.state)
        self._write({"end": result, "agreed": True, "hash": self.state.hash(), **self._disclosure()})

    def _disclosure(self) -> dict[str, str]:
        """Return the seed that was committed to; empty if another referee has taken over since."""
        if self.referee is None or self.referee.commitment != self.commitment:
            return {}
        return {"seed": self.referee.seed, "nonce": self.referee.nonce}

    def undo(self, seat: int, agreed: Collection[int] = (), steps: int = 1) -> None:
        """Take back steps; NotYet if there are too few, or if another seat has to agree and has not."""
        if not 0 < steps <= len(self.steps):
            raise NotYet("undo-nothing")
        if self.needs_agreement(seat, steps):
            for other in range(self.n_seats):
                if other != seat and other not in agreed:
                    raise NotYet("undo-needs-agreement", seat=seat_arg(other))
        for _ in range(steps):
            step = self.steps.pop()
            self.taken_back.update(draws_of(self.game, step))
            self.undone.append(step)
            self.deciders.pop()
        said = [SEAT.words[other] for other in sorted(agreed) if other != seat]
        self._write({"by": SEAT.words[seat], "undo": steps, **({"agreed": said} if said else {})})

    def needs_agreement(self, seat: int, steps: int = 1) -> bool:
        """Whether taking back steps would undo a reveal or another seat's decision."""
        return any(step.reveals or step.seat != seat for step in self.steps[-steps:])

    def steps_since(self, seats: Collection[int]) -> int:
        """Return the number of steps to take back to before the last decision of one of the seats; 0 if none decided.

        Unlike the steps themselves, who decided them is known of the whole game, also if earlier ones were dropped.
        """
        return next((back for back, seat in enumerate(reversed(self.deciders), start=1) if seat in seats), 0)

    def redo(self, seat: int, steps: int = 1) -> None:
        """Replay steps that were taken back, with the same outcomes; NotYet if there are too few."""
        if not 0 < steps <= len(self.undone):
            raise NotYet("redo-nothing")
        for _ in range(steps):
            step = self.undone.pop()
            self._step(step.seat, step.code, step.chance)
        self._write({"by": SEAT.words[seat], "redo": steps})

    def restart_turn(self, seat: int, agreed: Collection[int] = ()) -> None:
        """Take back every step since the seat's turn began; see undo."""
        steps = self.steps_this_turn(seat)
        if not steps:
            raise NotYet("undo-nothing")
        self.undo(seat, agreed, steps)

    def steps_this_turn(self, seat: int) -> int:
        """Return the number of last steps in the turn that this seat is in or has just ended."""
        return steps_of_turn(self.game, self.steps, seat)

    def states(self) -> list[Any]:
        """Return the position after the opening deal and after each step."""
        return [self._begun, *(step.after for step in self.steps)]
