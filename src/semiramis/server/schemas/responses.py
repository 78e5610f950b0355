"""Responses of tables and games. Documentation only: responses are not validated at run time.

Views and actions differ from game to game; `games.py` derives them.
"""
# Long because it describes every response of the API, one type each.

from typing import Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from semiramis.server.schemas.response_parts import (
    Action,
    EditionName,
    Message,
    Mover,
    OptionInfo,
    Refusal,
    SeatWord,
)

GameView = TypeAliasType("GameView", dict[str, Any])
"""What a seat is shown of one of the games; `games.py` has its schema."""


class GameInfo(TypedDict):
    """A game that can be played; `deeds` has the clause behind each kind of action."""

    key: str
    rules: int
    seats: list[int]
    parts: list[str]
    deeds: dict[str, str]
    edition: EditionName
    options: list[OptionInfo]


class Games(TypedDict):
    """The games that can be played, and the bots that play them.

    `network` is the URL for guests in the same network, sent only to loopback visitors; empty if there is none.
    """

    games: list[GameInfo]
    bots: list[str]
    network: str


class SeatData(TypedDict):
    """A seat and its player. `away`: a bot plays for the person until they return."""

    seat: SeatWord
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    away: bool


class ClockData(TypedDict, total=False):
    """Seconds left for each seat, whose clock runs and since when; empty if there is no clock."""

    mode: Literal["bank", "days"]
    bank: float
    increment: float
    left: list[float]
    running: Mover
    since: float


class RequestData(TypedDict, total=False):
    """The request that not everybody has answered yet, and when it ends by itself; empty if there is none."""

    what: Literal["undo", "resign"]
    by: SeatWord
    steps: int
    agreed: list[SeatWord]
    until: float


class SeatResult(TypedDict):
    """The final rank and score of a seat."""

    place: int
    total: int
    parts: dict[str, int]


class Origin(TypedDict, total=False):
    """The table, log or lesson a table comes from, whether its host allowed help, and the table of its rematch.

    `seed` is one that the host has given: whoever knows it knows all draws.
    """

    fork: str
    seq: int
    rematch: str
    next: str
    upload: bool
    commitment: str
    lesson: str
    help: bool
    seed: str


class UndoData(TypedDict):
    """Whether my last decision can be taken back, whether without consent, how many steps that takes with what
    followed it, and the number of steps to redo.
    """

    possible: bool
    free: bool
    steps: int
    redo: int


class SeedData(TypedDict, total=False):
    """The secret of the server, once the game is over; empty before. `again` is the seed that deals the same again."""

    seed: str
    nonce: str
    again: str


class DealData(TypedDict, total=False):
    """The numbers that people bring to the deal, by the first seat of each: their hashes, and those revealed so far.

    `waits_for` says what comes next: free seats, hashes, numbers, or nothing. Empty at a table dealt without numbers.
    """

    waits_for: Literal["seats", "commits", "numbers", ""]
    commits: dict[SeatWord, str]
    numbers: dict[SeatWord, str]


class TableData(TypedDict):
    """A table without its board. `help`: whether hints and forks are allowed now."""

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
    deal: DealData
    help: bool
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
    """A table as a visitor sees it now, the current prompt, and their legal actions."""

    table: TableData
    asks: Message
    view: GameView
    legal: list[Offer]


class SnapshotWithToken(TableSnapshot):
    """A snapshot with the token, which is sent only this once."""

    token: str


class Seated(SnapshotWithToken):
    """A snapshot with the token and the seat that was taken."""

    seat: SeatWord


class LostTable(TypedDict):
    """A table that this version cannot load, and why."""

    id: str
    error: Message


class MyTables(TypedDict):
    """Tables, latest first."""

    tables: list[TableData | LostTable]


class TableEvent(TypedDict):
    """An event of a table as one seat may see it; the last of several has a snapshot of the table in `now`.

    A move has its action, its round, whether it ended the turn, the totals after it, `forced` if it was the only
    legal one, and `again` if it drew what had been drawn before and taken back.
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
    forced: NotRequired[bool]
    again: NotRequired[bool]
    table: NotRequired[str]
    now: NotRequired[TableSnapshot]


class Done(TypedDict):
    """The number of the event a command made."""

    seq: int


class History(TypedDict):
    """Events, in order; `past` has those of the tables this one was forked from, numbered below 0."""

    events: list[TableEvent]
    past: NotRequired[list[TableEvent]]


class PositionAt(TypedDict):
    """The position after an event."""

    seq: int
    hash: str
    view: GameView


class WhyNotAnswer(TypedDict):
    """Whether an action is allowed now, and the clause that forbids it if it is not."""

    allowed: bool
    refusal: Refusal | None


class Ahead(TypedDict):
    """What a seat could do after event `seq` if its next turn began then."""

    seq: int
    seat: SeatWord
    legal: list[Offer]


class Candidate(TypedDict):
    """An action a bot has searched: visits, their share, expected result, and the line it expects, in both forms.

    `win` is the share of wins, `win_low` to `win_high` its 95 % interval.
    """

    action: Action
    notation: str
    visits: int
    share: float
    win: float
    win_low: NotRequired[float]
    win_high: NotRequired[float]
    total: float
    parts: dict[str, float]
    line: list[str]
    line_actions: list[Action]


class Hint(TypedDict):
    """The action a bot recommends after event `seq`, and what it considered, the largest share of wins first."""

    action: Action
    notation: str
    bot: str
    seq: int
    simulations: NotRequired[int]
    candidates: NotRequired[list[Candidate]]
