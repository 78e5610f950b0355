"""The response of a game review. Documentation only, as in `responses.py`.

Win shares go from 0 to 1 (a shared first place is divided), margins are points ahead of the best other seat.
"""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from semiramis.server.schemas.response_parts import Action, Message, SeatWord

ReviewDepth = TypeAliasType("ReviewDepth", Literal["quick", "standard", "deep"])
Judgement = TypeAliasType("Judgement", Literal["forced", "best", "fine", "inaccuracy", "mistake", "blunder"])
Phase = TypeAliasType("Phase", Literal["opening", "middle", "end"])


class Outlook(TypedDict):
    """What a seat may expect, or a change of it: its share of wins and its margin."""

    win: float
    margin: float


class Loss(TypedDict):
    """What a decision cost against the best one found, never below 0, with the standard errors of both numbers."""

    win: float
    margin: float
    win_error: float
    margin_error: float


class NotedAction(TypedDict):
    """An action by name and in notation, and the clause behind it."""

    action: Action
    notation: str
    clause: str


class ReviewedStep(NotedAction):
    """One decision of a turn, judged with those before it as they were; `better` is the best found instead.

    `seq` is the number of its event, `step` its place among the decisions of the game, from 0.
    """

    step: int
    seq: NotRequired[int]
    label: Judgement
    loss: Loss
    better: NotedAction | None


class ReviewedTurn(TypedDict):
    """A turn: what was played and what would have been best, as long as no chance came between.

    `before` is the outlook of all seats with the best turn found, `after` with the turn as played, `then` after the
    `chance` outcomes that followed, which brought `luck` in sum. `reached` and `expected` are the mover's final score
    by part after the turn as played and after the better one. `from_seq` and `to_seq` are the events between which the
    turn was played. A turn that goes on after a chance outcome is listed again, with `goes_on`.
    """

    number: int
    seat: SeatWord
    round: int
    phase: Phase
    kind: str
    goes_on: bool
    from_seq: NotRequired[int]
    to_seq: NotRequired[int]
    label: Judgement
    loss: Loss
    played: list[NotedAction]
    better: list[NotedAction] | None
    before: dict[str, Outlook]
    after: dict[str, Outlook]
    then: dict[str, Outlook]
    chance: list[NotedAction]
    luck: dict[str, Outlook]
    reached: dict[str, float]
    expected: dict[str, float]
    steps: list[ReviewedStep]
    sentence: NotRequired[Message]


class Average(TypedDict):
    """How many turns with a choice there were, and the average loss of one."""

    turns: int
    win: float
    margin: float


class SeatReview(TypedDict):
    """The account of a seat over the turns reviewed: start + luck - lost + given + residual = result.

    `lost` is what its own turns lost, `given` what others' losses brought or took, `residual` what the evaluation does
    not explain. `moments` are the numbers of its turns with the largest losses.
    """

    start: Outlook
    luck: Outlook
    lost: Outlook
    given: Outlook
    residual: Outlook
    result: Outlook
    labels: dict[str, int]
    phases: dict[str, Average]
    kinds: dict[str, Average]
    moments: list[int]


class Review(TypedDict):
    """A review, complete or so far: the first `done` of `total` turns.

    `opening` is the luck of the deal before the first turn. `seats` is empty until the review is complete.
    """

    status: Literal["none", "waiting", "running", "done"]
    depth: ReviewDepth
    evaluator: str
    seq: NotRequired[int]
    done: int
    total: int
    turns: list[ReviewedTurn]
    opening: NotRequired[dict[str, Outlook]]
    seats: dict[str, SeatReview]
