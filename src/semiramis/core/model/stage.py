"""Stages: the kinds of decision in a game, in one table from which everything else about them is derived."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from semiramis.core.model.domain import Domain

Decider = Literal["player", "chance", "nobody"]


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


class Stages:
    """All stages of a game, numbered in the order given; states store the numbers, so new stages go at the end.

    `text` is the prefix of their ids in the locale files. `pending` has the value that each field listed by a stage
    holds when nothing is pending. Raises ValueError where a stage lists another field, or a kind has two clauses.
    """

    def __init__(self, *stages: Stage, text: str, pending: Mapping[str, int]) -> None:
        self._stages = stages
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
