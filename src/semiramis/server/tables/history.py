"""What is stored and told of a decision, whoever made it and wherever: played here, or read from a log."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY, SEAT, seat_word
from semiramis.core.model.message import Message, seat_arg
from semiramis.core.play.log import extend, replay
from semiramis.core.play.match import Match, Progress
from semiramis.server.storage.snapshots import is_due, snapshot_of

Told = dict[str, list[dict[str, Any]]]
"""What each seat is told, or all of them."""

MAX_DECISIONS = 4_000
"""A log with more decisions than any game has is kept in one piece."""


def for_everyone(message: Message) -> Told:
    """The same for everybody."""
    return {"all": [message.to_json()]}


def messages_by_seat(game: Game, n_seats: int, progress: Progress) -> Told:
    """What each seat and the spectators are told of a move; once where all are told the same."""
    each = {
        seat_word(seat): [event.to_json() for event in progress.events(game, seat)]
        for seat in (*range(n_seats), NOBODY)
    }
    first = each["nobody"]
    return {"all": first} if all(told == first for told in each.values()) else each


def move_data(match: Match, seat: int, number: int) -> dict[str, Any]:
    """What is kept of a move that a seat has just made in a round: whether it ended a turn, and what all have now."""
    ends = match.mover != seat or match.game.rules.begins_turn(match.state)
    totals = dict(zip(SEAT.words, match.game.totals(match.state), strict=False))
    return {"round": number, "ends": ends, "totals": totals}


@dataclass(frozen=True)
class HistoryEvent:
    """A decision read from a log: its lines, what is told of it, and where a snapshot is due, the position after it."""

    kind: str
    by: int
    lines: int
    data: dict[str, Any]
    snapshot: dict[str, Any] | None


@dataclass(frozen=True)
class Beginning:
    """A match before its first decision: the lines that led there, and its position to go on from."""

    lines: list[dict[str, Any]]
    snapshot: dict[str, Any]


def begun(match: Match) -> Beginning:
    """A match as it stands, as the beginning of a table."""
    return Beginning(list(match.log), snapshot_of(match))


def read_history(lines: list[dict[str, Any]], game: Game) -> tuple[Match, Beginning, list[HistoryEvent]]:
    """A log, strictly replayed: the match, how it began, and every decision in it."""
    head, *chunks = _chunks(lines)
    if len(chunks) > MAX_DECISIONS:
        match = replay(lines, game)
        return match, begun(match), []
    match = replay(head, game)
    beginning = begun(match)
    return match, beginning, [_retold(match, chunk, seq) for seq, chunk in enumerate(chunks, start=1)]


def _chunks(lines: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """The lines in pieces: what comes before the first decision, then each decision with what followed from it."""
    piece: list[dict[str, Any]] = []
    for at, line in enumerate(lines):
        decides = "undo" in line or "redo" in line or ("do" in line and line.get("by") != "chance")
        if decides and at > 0:
            yield piece
            piece = []
        piece.append(line)
    yield piece


def _retold(match: Match, chunk: list[dict[str, Any]], seq: int) -> HistoryEvent:
    """Play a piece of a log."""
    number = match.game.rules.round_of(match.state)
    heard: list[Progress] = []
    extend(match, chunk, heard.append)
    first = chunk[0]
    seat = SEAT.index(first["by"])
    if heard:
        kind, data = "move", move_data(match, seat, number)
        told = messages_by_seat(match.game, match.n_seats, heard[0])
    else:
        kind, data = "undo" if "undo" in first else "redo", {}
        told = for_everyone(Message(f"server-told-{kind}", {"seat": seat_arg(seat), "n": first[kind]}))
    snapshot = snapshot_of(match) if is_due(seq, kind) else None
    return HistoryEvent(kind, seat, match.n_lines, {"lines": chunk, "told": told, **data}, snapshot)
