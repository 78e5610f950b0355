"""Long work as functions of plain values, so that they can run in another process."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from semiramis.bots.process.protocol import load_game
from semiramis.core.model.domain import SEAT
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import find_game as game_of_log
from semiramis.core.play.log import iter_lines, replay
from semiramis.core.play.match import Match
from semiramis.review.turns import turns_of
from semiramis.server.storage.rows import NewTableRows
from semiramis.server.tables.clocks import TableClock
from semiramis.server.tables.history import read_history
from semiramis.server.tables.rows import new_table_rows
from semiramis.server.tables.running_time import RunningTime
from semiramis.server.tables.seats import person
from semiramis.server.tables.table import Table

MAX_LINES = 20_000
"""More lines than any game has; a longer log is refused."""

StoredStep = tuple[int, int, tuple[int, ...], bytes]
"""A step of a match: seat, code, chance outcomes, and the state before it."""


def last_steps(key: str, edition: str | None, events: Sequence[str], wanted: int) -> list[StoredStep]:
    """The last steps of a table's match, at most `wanted`, from the data of all its events. Raises BadLog."""
    match = _replayed(key, edition, events)
    return [(step.seat, step.code, step.chance, step.before.to_bytes()) for step in match.steps[-wanted:]]


def last_state(key: str, edition: str | None, events: Sequence[str]) -> bytes:
    """The state of a table's match after all these events, from their data. Raises BadLog."""
    state: bytes = _replayed(key, edition, events).state.to_bytes()
    return state


@dataclass(frozen=True)
class TurnsPlayed:
    """The turns of a table's match, its last position, and the number of the event of each decision."""

    turns: list[tuple[int, int, bool, bytes, tuple[int, ...], tuple[int, ...]]]
    """Seat, first step, whether it goes on, position, codes, and the chance outcomes after them."""
    final: bytes
    seqs: list[int]


def turns_played(key: str, edition: str | None, events: Sequence[str]) -> TurnsPlayed:
    """The turns of a table's match, from the data of all its events. Raises BadLog."""
    match = _replayed(key, edition, events)
    turns = [
        (turn.seat, turn.first, turn.goes_on, turn.played.state.to_bytes(), turn.played.codes, turn.chance)
        for turn in turns_of(match)
    ]
    return TurnsPlayed(turns, match.state.to_bytes(), _events_of_steps(events)[: len(match.steps)])


def _events_of_steps(events: Sequence[str]) -> list[int]:
    """The number of the event behind each decision that was not taken back."""
    seqs: list[int] = []
    undone: list[int] = []
    for seq, data in enumerate(events):
        for line in json.loads(data).get("lines", ()):
            if "undo" in line:
                undone += [seqs.pop() for _ in range(int(line["undo"]))]
            elif "redo" in line:
                seqs += [undone.pop() for _ in range(int(line["redo"]))]
            elif "do" in line and line["by"] != "chance":
                seqs.append(seq)
                undone.clear()
    return seqs


def _replayed(key: str, edition: str | None, events: Sequence[str]) -> Match:
    return replay([line for data in events for line in json.loads(data).get("lines", ())], load_game(key, edition))


def read_upload(raw: bytes, key: str, edition: str | None, id: str, token: str) -> NewTableRows:
    """The rows of a table with the game of a log, read line by line; `token` (a hash) holds every seat.

    Raises BadLog at the first fault, naming its line.
    """
    game = load_game(key, edition)
    lines = iter_lines(raw, MAX_LINES)
    header = next(lines)
    match, events = read_history(header, lines, game_of_log(header, lambda _: game))
    if not match.over:
        match.referee = Referee()
    seats = [person(match.names[SEAT.words[seat]], seat, token) for seat in range(match.n_seats)]
    origin: dict[str, Any] = {"upload": True, "commitment": match.commitment}
    table = Table.new(match, seats, token, TableClock(), origin, RunningTime(), id)
    table.number(events)
    return new_table_rows(table, events, edition)
