"""Lessons: a fixed position, and steps that explain one thing at a time and may ask for one decision.

Progress in a lesson follows from the decisions made at the table, so only the table is stored.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from semiramis.core.model.message import Message

Wanted = Mapping[str, str | int]
"""An action by name, or a part of one that matches every action with the same values."""


@dataclass(frozen=True)
class Step:
    """One step: its text, the places it points at, and the task of the learner.

    A step asks for one decision (`wants`), for a number of turns of free play (`turns`), or only to be read. A step to
    read may suggest illegal moves to try (`tries`): the refusal then cites the first of its clauses.
    """

    says: Message
    points: tuple[str, ...] = ()
    region: str = ""
    wants: Wanted = field(default_factory=dict)
    turns: int = 0
    tries: Wanted = field(default_factory=dict)
    clauses: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the step as plain data."""
        return {
            "says": self.says.to_json(),
            "points": list(self.points),
            "region": self.region,
            "wants": dict(self.wants) or None,
            "turns": self.turns,
            "tries": dict(self.tries) or None,
            "clauses": list(self.clauses),
        }

    def accepts(self, action: Mapping[str, Any]) -> bool:
        """Whether an action is the one this step asks for."""
        return bool(self.wants) and all(action.get(name) == value for name, value in self.wants.items())


@dataclass(frozen=True)
class Lesson:
    """A guided game: the position as a text board, the seed for what is dealt after it, and the steps."""

    game: str
    board: str = field(repr=False)
    seed: str
    steps: tuple[Step, ...]
    seat: int = 0
    bot: str = "greedy"

    def to_json(self) -> dict[str, Any]:
        """Return the lesson with its steps as plain data."""
        return {"game": self.game, "steps": [step.to_json() for step in self.steps]}


def act(do: str, **args: str | int) -> Wanted:
    """Return an action by name, or the part of it that matters."""
    return {"do": do, **args}
