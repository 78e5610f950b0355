"""Events of a table: what is stored and sent about each of them, whether played here or read from a log."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY, SEAT, seat_word
from semiramis.core.model.message import Message, seat_arg
from semiramis.core.play.log import extend, replay
from semiramis.core.play.match import Match, Progress
from semiramis.server.storage.snapshots import is_due, snapshot_of

Told = dict[str, list[dict[str, Any]]]
"""Messages by the word of the seat they are for; under "all" if everybody gets the same."""

MAX_DECISIONS = 4_000
"""More decisions than any game has: a longer log is stored as a single event."""


@dataclass
class TableEvent:
    """Something that happened at a table. It counts once it is stored.

    `data` is kept as JSON: the new lines of the match log, and what a reader of the history wants to know.
    `n_lines` is the length of that log so far, `seat` the seat whose occupant changed, if any.
    """

    kind: str
    by: int
    data: dict[str, Any] = field(default_factory=dict)
    told: Told = field(default_factory=dict)
    seq: int = 0
    at: float = 0.0
    n_lines: int = 0
    seat: int | None = None
    snapshot: dict[str, Any] | None = None


def for_everyone(message: Message) -> Told:
    """One message for all seats and spectators."""
    return {"all": [message.to_json()]}


def messages_by_seat(game: Game, n_seats: int, progress: Progress) -> Told:
    """What each seat and the spectators are told about a move; stored once if they are all told the same."""
    each = {
        seat_word(seat): [event.to_json() for event in progress.events(game, seat)]
        for seat in (*range(n_seats), NOBODY)
    }
    first = each["nobody"]
    return {"all": first} if all(told == first for told in each.values()) else each


def move_data(match: Match, seat: int, round_number: int) -> dict[str, Any]:
    """Facts about the move a seat has just made: its round, whether it ended the turn, and all totals after it."""
    ends = match.mover != seat or match.game.rules.begins_turn(match.state)
    totals = dict(zip(SEAT.words, match.game.totals(match.state), strict=False))
    return {"round": round_number, "ends": ends, "totals": totals}


def created(match: Match) -> TableEvent:
    """Event 0 of a table: the match as it is, with the lines that led there and a snapshot."""
    told = for_everyone(Message("server-told-made", {}))
    data = {"lines": list(match.log)}
    return TableEvent("made", NOBODY, data, told, n_lines=len(match.log), snapshot=snapshot_of(match))


def read_history(lines: list[dict[str, Any]], game: Game) -> tuple[Match, list[TableEvent]]:
    """Replay a log strictly: the match, and one event for its opening and for each decision. Raises BadLog."""
    head, *chunks = _chunks(lines)
    if len(chunks) > MAX_DECISIONS:
        match = replay(lines, game)
        return match, [created(match)]
    match = replay(head, game)
    opening = created(match)
    return match, [opening, *(_replay_chunk(match, chunk, seq) for seq, chunk in enumerate(chunks, start=1))]


def _chunks(lines: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """The lines before the first decision, then each decision with the lines that follow from it."""
    piece: list[dict[str, Any]] = []
    for at, line in enumerate(lines):
        decides = "undo" in line or "redo" in line or ("do" in line and line.get("by") != "chance")
        if decides and at > 0:
            yield piece
            piece = []
        piece.append(line)
    yield piece


def _replay_chunk(match: Match, chunk: list[dict[str, Any]], seq: int) -> TableEvent:
    round_number = match.game.rules.round_of(match.state)
    moves: list[Progress] = []
    extend(match, chunk, moves.append)
    first = chunk[0]
    seat = SEAT.index(first["by"])
    if moves:
        kind, data = "move", move_data(match, seat, round_number)
        told = messages_by_seat(match.game, match.n_seats, moves[0])
    else:
        kind, data = "undo" if "undo" in first else "redo", {}
        told = for_everyone(Message(f"server-told-{kind}", {"seat": seat_arg(seat), "n": first[kind]}))
    snapshot = snapshot_of(match) if is_due(seq, kind) else None
    return TableEvent(kind, seat, {"lines": chunk, **data}, told, seq, n_lines=match.n_lines, snapshot=snapshot)
