"""Stages: the kinds of decision in a game, in one table from which everything else about them is derived."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from semiramis.core.model.domain import Domain

Decider = Literal["player", "chance", "nobody"]


class TurnStep(TypedDict):
    """A step of the turn: finished, the one to decide now, another that may be chosen now instead, or still to come."""

    step: str
    state: Literal["done", "now", "open", "later"]


@dataclass(frozen=True)
class Stage:
    """One kind of decision: its word in states, logs and texts, and what holds while a position is at it."""

    name: str
    phase: str
    """The part of the game, round or turn it belongs to; stages of one phase share this word."""
    decides: Decider = "player"
    actions: Mapping[str, str] = field(default_factory=dict)
    """The kinds of actions that answer it, each with the clause that describes the action."""
    clause: str = ""
    """Cited if another kind of action is tried at this stage."""
    reached_by: str = ""
    """Cited if its actions are tried too early: the clause that leads to this stage (default: `clause`)."""
    pending: tuple[str, ...] = ()
    """Fields of the state that may hold a value only at this stage and others that list them."""
    begins_turn: bool = False
    """Whether a decision here is the first of a turn."""
    step: str = ""
    """The step of the turn or phase of the round it belongs to, as players count them; default: `phase`."""


class Stages:
    """All stages of a game, numbered in the order given; states store the numbers, so new stages go at the end.

    `text` is the prefix of their ids in the locale files. `pending` has the value that each field listed by a stage
    holds when nothing is pending. `steps` are the steps of a turn, or the phases of a round, in their order;
    `action_steps` has the step of each kind of action that belongs to another one than its stage. Raises ValueError
    where a stage lists another field, or a kind has two clauses.
    """

    def __init__(
        self,
        *stages: Stage,
        text: str,
        pending: Mapping[str, int],
        steps: tuple[str, ...] = (),
        action_steps: Mapping[str, str] | None = None,
    ) -> None:
        self._stages = stages
        self.steps = steps
        self._action_steps = dict(action_steps or {})
        self.domain = Domain("stage", tuple(stage.name for stage in stages), text=text)
        self.pending = dict(pending)
        self.action_clauses: dict[str, str] = {}
        """The clause behind each kind of action that players choose."""
        for stage in stages:
            if not set(stage.pending) <= set(pending):
                raise ValueError(f"stage {stage.name} has a pending field without an empty value")
            for kind, clause in stage.actions.items() if stage.decides == "player" else ():
                if self.action_clauses.setdefault(kind, clause) != clause:
                    raise ValueError(f"action {kind} has two clauses")

    def __getitem__(self, number: int) -> Stage:
        return self._stages[number]

    def __iter__(self) -> Iterator[Stage]:
        return iter(self._stages)

    def __len__(self) -> int:
        return len(self._stages)

    def turn_steps(self, number: int, kinds: Collection[str] = ()) -> list[TurnStep]:
        """Return where a turn at a stage stands, step by step; empty outside turns. `kinds` can be chosen there."""
        own = self[number].step or self[number].phase
        if own not in self.steps:
            return []
        here = {self._action_steps.get(kind, own) for kind in kinds} or {own}
        now = min(self.steps.index(step) for step in here)
        return [{"step": step, "state": _state(at - now, step in here)} for at, step in enumerate(self.steps)]

    def begin(self, state: Any, name: str, seat: int) -> None:
        """Put a position to a stage as if nothing were pending, and let a seat decide there."""
        for pending, empty in self.pending.items():
            setattr(state, pending, empty)
        state.stage = self.index(name)
        state.asked = seat

    def index(self, name: str) -> int:
        """Return the number of a stage; KeyError for an unknown name."""
        return self.domain.index(name)

    def answered_by(self, kind: str) -> list[Stage]:
        """Return the stages at which a kind of action is chosen, in the order of their numbers."""
        return [stage for stage in self if kind in stage.actions]

    def reached_by(self, kind: str) -> str:
        """Return the clause that leads to the first stage at which a kind of action is chosen."""
        stage = self.answered_by(kind)[0]
        return stage.reached_by or stage.clause


def _state(ahead: int, is_open: bool) -> Literal["done", "now", "open", "later"]:
    if ahead <= 0:
        return "done" if ahead else "now"
    return "open" if is_open else "later"
