"""Lessons: a set position, and steps that say one thing at a time and may ask for one decision.

Where somebody is in a lesson follows from the decisions made at the table, so nothing but the table has to be kept.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from semiramis.core.model.message import Message

Wanted = Mapping[str, str | int]
"""An action by name, or a part of one: every action that agrees with it will do."""


@dataclass(frozen=True)
class Step:
    """One step: what is said, what is pointed at, and what is asked of the learner.

    A step asks for one decision (`wants`), for so many turns of free play (`turns`), or only to be read. One that is
    read may invite to try what is not allowed (`tries`): the first of its clauses then answers.
    """

    says: Message
    points: tuple[str, ...] = ()
    region: str = ""
    wants: Wanted = field(default_factory=dict)
    turns: int = 0
    tries: Wanted = field(default_factory=dict)
    clauses: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The step as it is sent."""
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
        """Whether an action is what this step asks for."""
        return bool(self.wants) and all(action.get(name) == value for name, value in self.wants.items())


@dataclass(frozen=True)
class Lesson:
    """A guided game: the position as a drawing, the seed of what is dealt after it, and the steps."""

    game: str
    board: str = field(repr=False)
    seed: str
    steps: tuple[Step, ...]
    seat: int = 0
    bot: str = "greedy"

    def to_json(self) -> dict[str, Any]:
        """The lesson as it is sent: its steps."""
        return {"game": self.game, "steps": [step.to_json() for step in self.steps]}


def act(do: str, **args: str | int) -> Wanted:
    """An action by name, or the part of it that matters."""
    return {"do": do, **args}
