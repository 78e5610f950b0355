"""The audit: replay every stored game from its log lines and compare it with everything else stored about it.

It only reads. The data may be in use by a running server, or left behind by one that was killed.
"""

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.message import Problem
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import BadLog, extend, replay, verify_draws
from semiramis.core.play.log import find_game as check_header
from semiramis.core.play.match import Match
from semiramis.core.play.view import result_words
from semiramis.server.errors import Conflict
from semiramis.server.storage.database import Address, is_postgresql
from semiramis.server.storage.records import Records, Unsound
from semiramis.server.storage.rows import Row
from semiramis.server.storage.seals import event_hash, table_seal
from semiramis.server.storage.snapshots import is_of
from semiramis.server.tables.editions import EditionCache
from semiramis.server.tables.rows import seat_from_row, table_from_row

FILE = "tables.sqlite"


@dataclass(frozen=True)
class Verdict:
    """The result for one table: its number of events, and the first problem, if any."""

    table: str
    game: str
    events: int
    problem: Problem | None = None

    @property
    def line(self) -> int | None:
        """The log line of the problem, None if it is not tied to one."""
        line = self.problem.message.args.get("line") if self.problem else None
        return line if isinstance(line, int) else None


def audit(place: Address) -> Iterator[tuple[int, int, Verdict]]:
    """Audit all tables of a data folder or of a PostgreSQL database, see `audit_data`."""
    if is_postgresql(place):
        yield from audit_data(place)
        return
    if not (Path(place) / FILE).is_file():
        raise Unsound("audit-no-data", path=str(place))
    yield from audit_data(Path(place) / FILE)


def audit_data(address: Address) -> Iterator[tuple[int, int, Verdict]]:
    """Audit all tables of a database: yield the number of each, the count of all, and its verdict.

    Raises Unsound if the data cannot be read, at the end also if SQLite finds its file damaged.
    """
    with closing(Records(address)) as records:
        editions = EditionCache(records)
        ids = [row["id"] for row in records.rows("SELECT id FROM tables ORDER BY made_at, id")]
        for number, id in enumerate(ids, start=1):
            with records.at_one_moment():
                verdict = examine(records, editions, id)
            yield number, len(ids), verdict
        records.check_file()


def examine(records: Records, editions: EditionCache, id: str) -> Verdict:
    """Audit one table."""
    row = records.rows("SELECT * FROM tables WHERE id = :id", id=id)[0]
    events = records.rows("SELECT * FROM events WHERE table_id = :id ORDER BY seq", id=id)
    try:
        _compare(records, row, events, editions)
    except Problem as problem:
        return Verdict(id, str(row["game"]), len(events), problem)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, AssertionError) as error:
        broken = Unsound("audit-broken", reason=f"{type(error).__name__}: {error}"[:160])
        return Verdict(id, str(row["game"]), len(events), broken)
    return Verdict(id, str(row["game"]), len(events))


def _compare(records: Records, row: Row, events: list[Row], editions: EditionCache) -> None:
    for seq, event in enumerate(events):
        if event["seq"] != seq:
            raise Unsound("audit-no-event", seq=seq)
    if len(events) != row["seq"] + 1:
        raise Unsound("audit-no-event", seq=len(events))
    game = editions.find(row["game"], row["edition"])
    if row["rules"] != game.version:
        raise Conflict("server-other-rules", table=row["id"], given=row["rules"], known=game.version)
    snapshots = {s["seq"]: s for s in records.rows("SELECT * FROM snapshots WHERE table_id = :id", id=row["id"])}
    match = _retrace(game, row, events, snapshots)
    _compare_row(records, row, match, {event["kind"] for event in events})
    _verify_draws(row, match)
    # last, as it says least about what is wrong
    _check_hashes(records, row, events)


def _retrace(game: Game, row: Row, events: list[Row], snapshots: dict[int, Row]) -> Match:
    """Replay the lines event by event, comparing each snapshot on the way; none before the deal."""
    match: Match | None = None
    deal = json.loads(row["origin"]).get("deal", {})
    for event in events:
        lines = _lines(event)
        if match is None:
            if deal and not lines and event["lines"] == 0:
                continue
            if not lines:
                raise BadLog("log-empty")
            match = replay(lines, check_header(lines[0], lambda key: game))
        else:
            extend(match, lines)
        if event["lines"] != match.n_lines:
            raise Unsound("audit-lines", seq=event["seq"], line=match.n_lines, given=event["lines"])
        snapshot = snapshots.get(event["seq"])
        if snapshot is not None and not is_of(snapshot, match):
            raise Unsound("audit-snapshot", seq=event["seq"], line=match.n_lines)
    if match is None and not deal.get("done", True):
        referee = Referee(row["seed"], row["nonce"])
        return Match(game, row["n_seats"], json.loads(row["options"]), referee)
    if match is None:
        raise BadLog("log-empty")
    if deal and (match.numbers != deal["numbers"] or not deal["done"]):
        raise Unsound("audit-table", what="origin", line=1)
    return match


def _check_hashes(records: Records, row: Row, events: list[Row]) -> None:
    """Raise Unsound if an event, the row or a seat is not what it was when it was stored; older data has no hashes."""
    keys = {key["seq"]: key for key in records.rows("SELECT * FROM keys WHERE table_id = :id", id=row["id"])}
    previous = ""
    for event in events:
        stored = event.get("hash", "")
        if (stored or previous) and stored != event_hash(event, keys.get(event["seq"]), previous):
            raise Unsound("audit-hash", seq=event["seq"])
        previous = stored
    seats = records.rows("SELECT * FROM seats WHERE table_id = :id ORDER BY seat", id=row["id"])
    if row.get("last_hash", "") != previous or row.get("seal", "") != (table_seal(row, seats) if previous else ""):
        raise Unsound("audit-seal")


def _lines(event: Row) -> list[dict[str, Any]]:
    lines = json.loads(event["data"]).get("lines", [])
    if not isinstance(lines, list) or not all(isinstance(line, dict) for line in lines):
        raise Unsound("audit-broken", reason=f"events.data {event['seq']}")
    return lines


def _compare_row(records: Records, row: Row, match: Match, kinds: set[str]) -> None:
    """Raise Unsound if the row of a table does not agree with its replayed match."""
    seats = records.rows("SELECT * FROM seats WHERE table_id = :id ORDER BY seat", id=row["id"])
    table = table_from_row(row, [seat_from_row(seat) for seat in seats], match.game, match)
    table.resigned = "resign" in kinds
    replayed = {
        "game": match.game.key,
        "seats": match.n_seats,
        "n_seats": match.n_seats,
        "options": match.options,
        "status": table.status,
        "mover": table.mover,
    }
    stored = {**row, "seats": len(seats), "options": json.loads(row["options"])}
    for name, value in replayed.items():
        if stored[name] != value:
            raise Unsound("audit-table", what=name, line=match.n_lines)
    if table.result != (result_words(match.game, match.state) if table.status == "over" else {}):
        raise Unsound("audit-result", line=match.n_lines)


def _verify_draws(row: Row, match: Match) -> None:
    """Raise BadLog if an outcome is not what the seed of the table deals; uploaded games were dealt elsewhere."""
    if "upload" in json.loads(row["origin"]):
        return
    referee = Referee(row["seed"], row["nonce"], match.numbers)
    if referee.commitment != match.commitment:
        raise BadLog("log-wrong-seed")
    verify_draws(match, referee)
