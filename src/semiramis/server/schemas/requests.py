"""Request bodies: their fields, limits, and an example of each."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypeAliasType

from semiramis.bots.api import FALLBACK_BOT
from semiramis.server.schemas.response_parts import SeatWord

Name = Annotated[str, Field(min_length=1, max_length=40, examples=["Šárka"])]
Key = Annotated[
    str,
    Field(
        min_length=8,
        max_length=80,
        pattern=r"^[A-Za-z0-9_.:-]+$",
        description="Chosen by the client for each command; a command sent twice with the same key is applied once.",
        examples=["5f0c9a52-7c1e-4b8e-9f3b-1c2d3e4f5a6b"],
    ),
]
Expect = Annotated[
    int,
    Field(
        strict=True, ge=0, le=1_000_000, description="The number of the last event the client has seen.", examples=[41]
    ),
]


OwnToken = Annotated[
    str | None,
    Field(
        min_length=24,
        max_length=80,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="The client's own random token; with it, a request whose response was lost can be repeated.",
    ),
]


class Strict(BaseModel):
    """A body that forbids unknown fields."""

    model_config = ConfigDict(extra="forbid")


def _example(body: dict[str, Any]) -> ConfigDict:
    return ConfigDict(json_schema_extra={"examples": [body]})


NumberHash = Annotated[
    str,
    Field(
        pattern="^[0-9a-f]{64}$",
        description="The SHA-256 hash of a secret number of the client, in hexadecimal digits. The draws depend on it.",
    ),
]


class SeatRequest(Strict):
    """Who takes a seat: me, a bot, the first person with the link, or somebody sharing my screen."""

    kind: Literal["me", "bot", "open", "hot-seat"]
    name: Annotated[str, Field(max_length=40)] = ""
    bot: Annotated[str, Field(max_length=40, examples=["greedy"])] = ""


class ClockRequest(Strict):
    """A clock: a bank of seconds with an increment per turn, or days per decision."""

    mode: Literal["none", "bank", "days"] = "none"
    bank: Annotated[float, Field(ge=10, le=86_400)] = 900
    increment: Annotated[float, Field(ge=0, le=3_600)] = 15
    days: Annotated[float, Field(ge=0.01, le=60)] = 3


class NewTable(Strict):
    """Make a table."""

    model_config = _example({"game": "amyitis", "seats": [{"kind": "me", "name": "Šárka"}, {"kind": "open"}]})

    game: Annotated[str, Field(max_length=40, examples=["amyitis"])]
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)]
    options: Annotated[dict[str, str], Field(max_length=20)] = {}
    edition: Annotated[str | None, Field(max_length=262_144, description="The text of an edition file.")] = None
    seed: Annotated[str | None, Field(min_length=1, max_length=80)] = None
    clock: ClockRequest = ClockRequest()
    help: Annotated[
        bool | None,
        Field(
            description="Whether visitors may ask bots for hints and fork the game before it is over; "
            "by default only if nobody else plays from a device of their own."
        ),
    ] = None
    commit: NumberHash | None = None
    token: OwnToken = None


class FilledIn(Strict):
    """Values that were looked up on a real copy, by place, each written as JSON."""

    model_config = _example({"name": "my box", "source": "My copy.", "entries": {"tile.q1-a.prestige": "5"}})

    name: Annotated[str, Field(min_length=1, max_length=60)]
    source: Annotated[str, Field(min_length=1, max_length=200)]
    entries: Annotated[dict[str, str], Field(max_length=600)]


class NewLesson(Strict):
    """Begin the lesson of a game."""

    model_config = _example({"name": "Šárka"})

    name: Annotated[str, Field(max_length=40)] = ""
    token: OwnToken = None


class Join(Strict):
    """Take an open seat."""

    model_config = _example({"name": "Šárka"})

    name: Name
    seat: SeatWord | None = None
    seed: Annotated[
        str | None, Field(max_length=80, description="The seed the host has given, to say that you agree to it.")
    ] = None
    commit: NumberHash | None = None
    token: OwnToken = None


class Command(Strict):
    """Fields of every command: the last event the client has seen, and a key."""

    expect: Expect
    key: Key
    seat: Annotated[SeatWord | None, Field(description="The acting seat, if the token holds several.")] = None


class Move(Command):
    """Play a legal action."""

    kind: Literal["move"]
    action: Annotated[dict[str, Any], Field(max_length=12, examples=[{"do": "plant", "square": "c3"}])]


StepsBack = Annotated[
    int | None,
    Field(strict=True, ge=1, le=1000, description="By default as many as lead to before my own last decision."),
]


class Undo(Command):
    """Take back steps, as far as no person has to consent. If only bots hold the other seats, none has to; then an undo
    without `steps` may also expect an event that only moves of bots have followed.
    """

    kind: Literal["undo"]
    steps: StepsBack = None


class Redo(Command):
    """Play steps again that were taken back."""

    kind: Literal["redo"]
    steps: Annotated[int, Field(strict=True, ge=1, le=1000)] = 1


class Restart(Command):
    """Take back everything since my turn began."""

    kind: Literal["restart"]


class AskUndo(Command):
    """Ask the others to consent to an undo."""

    kind: Literal["ask-undo"]
    steps: StepsBack = None


class AskResign(Command):
    """Ask the others to end the game now, with the scores as they are."""

    kind: Literal["ask-resign"]


class Reply(Command):
    """Agree to or decline what somebody asked."""

    kind: Literal["answer"]
    agrees: bool


class Leave(Command):
    """Let a bot play for me."""

    kind: Literal["leave"]
    bot: Annotated[str, Field(max_length=40)] = FALLBACK_BOT


class Commit(Command):
    """Commit myself to a number before any is revealed."""

    kind: Literal["commit"]
    hash: NumberHash


class Reveal(Command):
    """Reveal my number, once all seats are taken; the last one begins the game."""

    kind: Literal["reveal"]
    number: Annotated[str, Field(pattern="^[0-9a-f]{32,64}$", description="The number, in hexadecimal digits.")]


class Return(Command):
    """Take my seat back from the bot."""

    kind: Literal["return"]


AnyCommand = TypeAliasType(
    "AnyCommand",
    Annotated[
        Move | Undo | Redo | Restart | AskUndo | AskResign | Reply | Leave | Return | Commit | Reveal,
        Field(
            discriminator="kind",
            examples=[
                {"kind": "move", "action": {"do": "pass"}, "expect": 3, "key": "key-0001"},
                {"kind": "undo", "steps": 1, "expect": 4, "key": "key-0002"},
            ],
        ),
    ],
)


class Fork(Strict):
    """Make a table that continues from a position of another."""

    model_config = _example({"seq": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]})

    seq: Annotated[int, Field(strict=True, ge=0, le=1_000_000)]
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)]


class AskReview(Strict):
    """How thoroughly a game is reviewed."""

    model_config = _example({"depth": "standard"})

    depth: Literal["quick", "standard", "deep"] = "standard"


class Tokens(Strict):
    """The tokens of one visitor."""

    model_config = _example({"tokens": ["Zm9yIGFuIGV4YW1wbGUsIG5vdCBhIHRva2Vu"]})

    tokens: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=200)]


FirstActions = Annotated[list[Annotated[dict[str, Any], Field(max_length=12)]], Field(max_length=8)]


class Begun(Strict):
    """The actions a move begins with, in order."""

    model_config = _example(
        {"actions": [{"do": "build", "source": "mined"}, {"do": "place", "place": "c3", "level": 1}]}
    )

    actions: FirstActions


class WhyNot(Strict):
    """An action to explain, by name or in notation, in the current position or after other legal actions."""

    model_config = _example({"action": {"do": "pass"}})

    action: (
        Annotated[dict[str, Any], Field(max_length=12, examples=[{"do": "pass"}])]
        | Annotated[str, Field(max_length=200, examples=["pass"])]
    )
    after: FirstActions = []
