"""The shapes of answers: what is sent to whoever asks or listens. They describe; nothing runs through them.

Views and actions differ from game to game; `shapes.py` works them out.
"""

from typing import Any, Literal, NotRequired, TypedDict

from semiramis.server.protocol import SeatWord

Whose = Literal["jasmine", "rose", "saffron", "lotus", "chance", "nobody"]
Action = dict[str, str | int]
"""An action by name, its arguments as words or numbers."""


class WordArg(TypedDict):
    """A word of the locale files as an argument; its inflected forms stand there."""

    word: str


Arg = int | str | WordArg
"""A number, free text, or a word that brings its inflected forms along."""


class Message(TypedDict):
    """What a person is told: the id of a text and its arguments."""

    id: str
    args: dict[str, Arg]


class Refusal(Message):
    """Why an action is not allowed: the clause that forbids it, and the reason in this position."""

    clause: str


class EditionName(TypedDict):
    """An edition of the components."""

    name: str
    hash: str


class OptionInfo(TypedDict):
    """A table option. `written`: a value may also be written out, as a layout is."""

    name: str
    values: list[str]
    default: str
    clause: str
    written: bool


class GameInfo(TypedDict):
    """A game that can be played here."""

    key: str
    rules: int
    seats: list[int]
    parts: list[str]
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
    running: Whose
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
    mover: Whose
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
    something, and whether it ends the turn.
    """

    action: Action
    notation: str
    parts: dict[str, int]
    told: list[Message]
    reveals: bool
    ends: bool


class Now(TypedDict):
    """A table as somebody sees it now, what is asked, and what that person may do."""

    table: TableData
    asks: Message
    view: dict[str, Any]
    legal: list[Offer]


class NowWithToken(Now):
    """The same, with the token that is shown only this once."""

    token: str


class Seated(NowWithToken):
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
    by: Whose
    told: list[Message]
    action: NotRequired[Action]
    round: NotRequired[int]
    ends: NotRequired[bool]
    totals: NotRequired[dict[str, int]]
    table: NotRequired[str]
    now: NotRequired[Now]


class Done(TypedDict):
    """A command was carried out as this event."""

    seq: int


class History(TypedDict):
    """Events, in order."""

    events: list[TableEvent]


class PositionThen(TypedDict):
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


OF_OPERATION: dict[str, type[Any]] = {
    "list_games": Games,
    "make_table": NowWithToken,
    "list_my_tables": MyTables,
    "show_table": Now,
    "join_table": Seated,
    "command_table": Done,
    "show_history": History,
    "show_position": PositionThen,
    "upload_log": NowWithToken,
    "fork_table": NowWithToken,
    "play_again": Now,
    "ask_why_not": WhyNotAnswer,
    "ask_hint": Hint,
    "ask_hint_then": Hint,
}
"""What each operation that answers in JSON answers with."""
