"""Events of a table: what is stored and sent about each of them, whether played here or read from a log."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY, SEAT, seat_word
from semiramis.core.model.message import Arg, Message, seat_arg
from semiramis.core.play.log import BadLog, extend, replay
from semiramis.core.play.match import Match
from semiramis.core.play.progress import Progress
from semiramis.server.storage.snapshots import SNAPSHOT_EVERY, snapshot_of

Messages = dict[str, list[dict[str, Any]]]
"""Messages by the word of the seat they are for; under "all" if everybody gets the same."""

Line = dict[str, Any]
KNOWN_LINES = {"do", "undo", "redo", "hash", "end"}
"""What a line of a log after the header has one of."""

MAX_DECISIONS = 4_000
"""More decisions than any game has: a longer log is refused."""


@dataclass
class TableEvent:
    """Something that happened at a table. It counts once it is stored.

    `data` is kept as JSON: the new lines of the match log, and what a reader of the history wants to know. `messages`
    say what has happened.
    `n_lines` is the length of that log so far, `seat` the seat whose occupant changed, if any.
    """

    kind: str
    by: int
    data: dict[str, Any] = field(default_factory=dict)
    messages: Messages = field(default_factory=dict)
    seq: int = 0
    at: float = 0.0
    n_lines: int = 0
    seat: int | None = None
    snapshot: dict[str, Any] | None = None


def for_everyone(kind: str, **args: Arg) -> Messages:
    """One message about an event of a kind, for all seats and spectators."""
    return {"all": [Message(f"server-told-{kind}", args).to_json()]}


def describe_move(match: Match, progress: Progress) -> tuple[Messages, dict[str, Any]]:
    """What a match has just gone through: messages for each seat and the spectators, and facts for the history.

    The messages are stored once if they are the same for all. The facts are the round of the move, whether it ended
    the turn, all totals after it, whether it was the only legal one, and whether it drew what had been taken back.
    """
    game, seat = match.game, match.steps[-1].seat
    again = [Message("server-told-again").to_json()] if match.is_redrawn else []
    each = {
        seat_word(viewer): [*(event.to_json() for event in progress.events(game, viewer)), *again]
        for viewer in (*range(match.n_seats), NOBODY)
    }
    first = each["nobody"]
    facts: dict[str, Any] = {
        "round": game.rules.round_of(progress.before),
        "ends": match.mover != seat or game.rules.begins_turn(match.state),
        "totals": dict(zip(SEAT.words, game.totals(match.state), strict=False)),
    }
    facts |= ({"forced": True} if match.is_forced else {}) | ({"again": True} if match.is_redrawn else {})
    return {"all": first} if all(messages == first for messages in each.values()) else each, facts


def created(match: Match, is_dealt: bool = True) -> TableEvent:
    """Event 0 of a table: the match as it is, with the lines that led there and a snapshot; none before the deal."""
    if not is_dealt:
        return TableEvent("made", NOBODY, {}, for_everyone("made"))
    data = {"lines": list(match.log)}
    return TableEvent("made", NOBODY, data, for_everyone("made"), n_lines=len(match.log), snapshot=snapshot_of(match))


def read_history(header: Line, lines: Iterator[Line], game: Game) -> tuple[Match, list[TableEvent]]:
    """Replay a log strictly, line by line: the match, and one event for its opening and for each decision.

    Raises BadLog at the first fault; nothing after it is read.
    """
    chunks = _chunks(header, lines)
    match = replay(next(chunks), game)
    events = [created(match)]
    for seq, chunk in enumerate(chunks, start=1):
        if seq > MAX_DECISIONS:
            raise BadLog("log-too-many-decisions", line=match.n_lines + 1, limit=MAX_DECISIONS)
        events.append(_replay_chunk(match, chunk, seq))
    events[-1].snapshot = snapshot_of(match)  # the game is loaded from here
    return match, events


def _chunks(header: Line, lines: Iterator[Line]) -> Iterator[list[Line]]:
    """The lines before the first decision, then each decision with the lines that follow from it."""
    piece = [header]
    for number, line in enumerate(lines, start=2):
        if not KNOWN_LINES & line.keys():
            raise BadLog("log-unknown-line", line=number)
        if "undo" in line or "redo" in line or ("do" in line and line.get("by") != "chance"):
            yield piece
            piece = []
        piece.append(line)
    yield piece


def _replay_chunk(match: Match, chunk: list[dict[str, Any]], seq: int) -> TableEvent:
    moves: list[Progress] = []
    extend(match, chunk, moves.append)
    first = chunk[0]
    seat = SEAT.index(first["by"])
    if moves:
        kind, (messages, facts) = "move", describe_move(match, moves[0])
    else:
        kind = "undo" if "undo" in first else "redo"
        messages, facts = for_everyone(kind, seat=seat_arg(seat), n=first[kind]), {}
    snapshot = snapshot_of(match) if seq % SNAPSHOT_EVERY == 0 else None
    return TableEvent(kind, seat, {"lines": chunk, **facts}, messages, seq, n_lines=match.n_lines, snapshot=snapshot)
