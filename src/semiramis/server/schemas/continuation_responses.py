"""Responses about composed moves. Documentation only."""

from typing_extensions import TypedDict

from semiramis.server.schemas.response_parts import Action


class ContinuationAction(TypedDict):
    """An action of continuations, and the change of each score part where it is first made."""

    action: Action
    notation: str
    parts: dict[str, int]


class Continuation(TypedDict):
    """A way to go on: actions by their numbers, in groups that are made together, and the change of each score part."""

    groups: list[list[int]]
    parts: dict[str, int]


class Continuations(TypedDict):
    """Every way in which a move can go on in the position after event `seq`, shortest first.

    `endings` are the actions that could end the turn after it; `is_cut` if there were too many ways to list.
    """

    seq: int
    actions: list[ContinuationAction]
    found: list[Continuation]
    endings: list[ContinuationAction]
    is_cut: bool
