"""The shapes of answers: what is sent to whoever asks or listens. They describe; nothing runs through them.

Views and actions differ from game to game; `shapes.py` works them out.
"""
# Long because it describes every response of the API, one type each.

from typing import Any, Literal, NotRequired, TypedDict

from semiramis.server.schemas.requests import SeatWord
from semiramis.server.schemas.response_parts import Action, Arg, Message, OptionInfo, Refusal
from semiramis.server.schemas.rule_responses import Rules

Mover = Literal["jasmine", "rose", "saffron", "lotus", "chance", "nobody"]


class EditionName(TypedDict):
    """An edition of the components."""

    name: str
    hash: str


class ComponentValue(TypedDict):
    """One component value: where its edition file has it, what it is called there, what it is and how certain.

    `value` is what people read, `written` what the file has; `reason` is the number of its reason in the list of all.
    """

    place: str
    names: list[Message]
    value: list[Arg]
    written: list[int | str]
    confidence: Literal["rules", "external", "derived", "recon"]
    reason: int


class ComponentChapter(TypedDict):
    """The values of one kind of pieces."""

    name: str
    values: list[ComponentValue]


class Components(TypedDict):
    """Every component value of an edition; `standard`: it is the edition of the house."""

    game: str
    edition: EditionName
    standard: bool
    counts: dict[str, int]
    reasons: list[Message]
    chapters: list[ComponentChapter]


class ComponentDifference(TypedDict):
    """A value that differs from the standard edition; nothing where one of them has no such value."""

    place: str
    chapter: str
    names: list[Message]
    before: list[Arg] | None
    after: list[Arg] | None


class EditionCheck(TypedDict):
    """What is wrong with an edition, perhaps `more` than is listed; or its components and how they differ."""

    faults: list[Message]
    more: bool
    differences: list[ComponentDifference]
    components: NotRequired[Components]


class GameInfo(TypedDict):
    """A game that can be played here; `deeds` has the clause behind each kind of action."""

    key: str
    rules: int
    seats: list[int]
    parts: list[str]
    deeds: dict[str, str]
    edition: EditionName
    options: list[OptionInfo]


class Games(TypedDict):
    """What can be played here, and which bots play it.

    `network` is where others in the same network find this server: told to whoever came by an address that only this
    machine understands, and empty where nobody else can come.
    """

    games: list[GameInfo]
    bots: list[str]
    network: str


class SeatData(TypedDict):
    """A seat and who has it. `away`: a bot plays for a person for a while."""

    seat: SeatWord
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    away: bool


class ClockData(TypedDict, total=False):
    """Seconds left for each seat, and for whom they run since when; nothing where there is no clock."""

    mode: Literal["bank", "days"]
    bank: float
    increment: float
    left: list[float]
    running: Mover
    since: float


class RequestData(TypedDict, total=False):
    """What was asked of the others and has not been answered by all; nothing where nothing was."""

    what: Literal["undo", "resign"]
    by: SeatWord
    steps: int
    agreed: list[SeatWord]


class SeatResult(TypedDict):
    """How a seat has come out."""

    place: int
    total: int
    parts: dict[str, int]


class Origin(TypedDict, total=False):
    """Where a table comes from, and which one comes after it."""

    fork: str
    seq: int
    rematch: str
    next: str
    upload: bool
    commitment: str
    lesson: str


class UndoData(TypedDict):
    """Whether the last step can be taken back, whether without asking, and how many steps can be played again."""

    possible: bool
    free: bool
    redo: int


class SeedData(TypedDict, total=False):
    """What the deal was drawn from, once the game is over."""

    seed: str
    nonce: str


class TableData(TypedDict):
    """A table without its board."""

    id: str
    game: str
    rules: int
    edition: EditionName
    options: dict[str, str]
    commitment: str
    status: Literal["waiting", "playing", "over"]
    seq: int
    mover: Mover
    you: list[SeatWord]
    seats: list[SeatData]
    clock: ClockData
    request: RequestData
    result: dict[str, SeatResult]
    origin: Origin
    undo: UndoData
    seed: SeedData
    made_at: float
    changed_at: float


class Offer(TypedDict):
    """A legal action and what it would bring: the change of each score part, what is told, whether it reveals
    something, and whether it ends the turn. `ahead`: what it will still cost and turn up.
    """

    action: Action
    notation: str
    parts: dict[str, int]
    told: list[Message]
    reveals: bool
    ends: bool
    ahead: NotRequired[list[Message]]


class TableSnapshot(TypedDict):
    """A table as somebody sees it now, what is asked, and what that person may do."""

    table: TableData
    asks: Message
    view: dict[str, Any]
    legal: list[Offer]


class SnapshotWithToken(TableSnapshot):
    """The same, with the token that is shown only this once."""

    token: str


class Seated(SnapshotWithToken):
    """The same, with the seat that was taken."""

    seat: SeatWord


class LostTable(TypedDict):
    """A table that this version cannot load, and why."""

    id: str
    error: Message


class MyTables(TypedDict):
    """Tables, latest first."""

    tables: list[TableData | LostTable]


class TableEvent(TypedDict):
    """Something that happened at a table, as a seat is told it; the last one of many has the table as it is now.

    A move says its action, the round it was made in, whether it ended the turn, and what everybody has after it.
    """

    seq: int
    at: float
    kind: str
    by: Mover
    told: list[Message]
    action: NotRequired[Action]
    round: NotRequired[int]
    ends: NotRequired[bool]
    totals: NotRequired[dict[str, int]]
    table: NotRequired[str]
    now: NotRequired[TableSnapshot]


class Done(TypedDict):
    """A command was carried out as this event."""

    seq: int


class History(TypedDict):
    """Events, in order."""

    events: list[TableEvent]


class PositionAt(TypedDict):
    """The position after an event."""

    seq: int
    hash: str
    view: dict[str, Any]


class WhyNotAnswer(TypedDict):
    """Whether an action is allowed now, and the clause that forbids it if it is not."""

    allowed: bool
    refusal: Refusal | None


class Candidate(TypedDict):
    """An action a bot has looked at: how often, its share of the looking, its worth, and how it might go on."""

    action: Action
    notation: str
    visits: int
    share: float
    win: float
    total: float
    parts: dict[str, float]
    line: list[str]


class Hint(TypedDict):
    """What a bot would do, at which event, and what else it has looked at."""

    action: Action
    notation: str
    bot: str
    seq: int
    simulations: NotRequired[int]
    candidates: NotRequired[list[Candidate]]


class LegendEntry(TypedDict):
    """A sign: its icons, its name, what it means, and the clause that says more."""

    key: str
    icons: list[str]
    name: Message
    says: Message
    clause: str


class LegendGroup(TypedDict):
    """Signs that belong together."""

    key: str
    title: Message
    entries: list[LegendEntry]


class Legend(TypedDict):
    """Every sign of a game."""

    groups: list[LegendGroup]


class LessonStep(TypedDict):
    """A step of a lesson: what is said, what is pointed at, on which board, and what is asked of the learner.

    It asks for one decision, for so many turns of free play, or only to be read; it may invite to try what is not
    allowed.
    """

    says: Message
    points: list[str]
    region: str
    wants: Action | None
    turns: int
    tries: Action | None
    clauses: list[str]


class Lesson(TypedDict):
    """The lesson of a game."""

    game: str
    steps: list[LessonStep]


OF_OPERATION: dict[str, type[Any]] = {
    "show_legend": Legend,
    "list_games": Games,
    "show_components": Components,
    "check_edition": EditionCheck,
    "make_table": SnapshotWithToken,
    "show_lesson": Lesson,
    "begin_lesson": SnapshotWithToken,
    "list_my_tables": MyTables,
    "show_table": TableSnapshot,
    "join_table": Seated,
    "command_table": Done,
    "show_history": History,
    "show_position": PositionAt,
    "upload_log": SnapshotWithToken,
    "fork_table": SnapshotWithToken,
    "play_again": TableSnapshot,
    "ask_why_not": WhyNotAnswer,
    "ask_hint": Hint,
    "ask_hint_then": Hint,
    "show_rules": Rules,
}
"""What each operation that answers in JSON answers with."""
