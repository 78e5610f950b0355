"""Residency: tables are loaded when somebody needs them, have one writer at a time, and are evicted when unused."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from semiramis.core.game import Game
from semiramis.core.model.message import Malformed, Problem
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import BadLog, extend, replay
from semiramis.core.play.match import Match
from semiramis.core.play.progress import Step
from semiramis.server.errors import Missing, NotOwner, OtherRules, Unavailable
from semiramis.server.logs import LOG
from semiramis.server.service.ownership import Ownership
from semiramis.server.storage.rows import Row, TableReader, TableStore
from semiramis.server.storage.seals import table_seal
from semiramis.server.storage.snapshots import is_complete, resume_from
from semiramis.server.tables.editions import EditionCache
from semiramis.server.tables.rows import lines_of, seat_from_row, table_from_row
from semiramis.server.tables.running_time import RunningTime
from semiramis.server.tables.seats import seat_names
from semiramis.server.tables.table import Table
from semiramis.server.work.runner import Runner
from semiramis.server.work.tasks import StoredStep, last_state, last_steps

IDLE_SECONDS = 30.0
MAX_IN_MEMORY = 400
STEPS_IN_MEMORY = 4
"""How many steps of a match are kept in memory; earlier ones are replayed from the store on demand."""


class Residency:
    """The tables in memory.

    `flush` publishes the last event of a table: it is called before the table is handed out or evicted, because the
    next change would alter what subscribers are sent. `pinned` are tables that must stay, as a bot works for them.
    """

    def __init__(
        self,
        store: TableStore,
        editions: EditionCache,
        running_time: RunningTime,
        flush: Callable[[str], None],
        work: Runner,
        ownership: Ownership,
    ) -> None:
        self.tables: dict[str, Table] = {}
        self.pinned: set[str] = set()
        self.loads = 0
        self._store = store
        self._editions = editions
        self._time = running_time
        self._flush = flush
        self._work = work
        self._ownership = ownership
        # a lock lives as long as somebody holds it or waits for it, even if its table is evicted meanwhile
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._used: dict[str, float] = {}

    def lock(self, id: str) -> asyncio.Lock:
        """The lock of a table; its holder is the table's only writer."""
        return self._locks.setdefault(id, asyncio.Lock())

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Table]:
        """A table with its lock held. Raises Missing if there is none.

        If the holder fails, the table is evicted, as it may have changed in memory only; a Problem is no failure, as
        it is raised before anything is changed.
        """
        async with self.lock(id):
            table = await self.get(id)
            try:
                yield table
            except Problem:
                raise
            except Exception:
                self.evict(id)
                raise

    async def settled(self, id: str) -> Table:
        """A table with no change under way: until the next await, everything seen of it is on disk."""
        async with self.locked(id) as table:
            return table

    async def get(self, id: str) -> Table:
        """A table from memory or from the store. Raises Missing if there is none, NotOwner if another node has it."""
        self._flush(id)
        epoch = await self._hold(id)
        self._used[id] = time.monotonic()
        if epoch is not None and id in self.tables and self.tables[id].epoch != epoch:
            self.evict(id)
        if id not in self.tables:
            loaded = await asyncio.to_thread(self._load, id)
            if loaded is None:
                self.evict(id)
                self._locks.pop(id, None)
                raise Missing("server-no-table", table=id[:40])
            if epoch is not None and loaded.epoch != epoch:
                self._ownership.forget(id)
                raise NotOwner
            if id not in self.tables:
                self.loads += 1
                self.adopt(loaded)
        return self.tables[id]

    async def _hold(self, id: str) -> int | None:
        """The epoch in which this node owns a table; a table that is lost is not kept."""
        try:
            return await self._ownership.hold(id)
        except Problem:
            self.evict(id)
            raise

    async def copy(self, id: str) -> Table:
        """A settled table as it is stored now, to look at only, whichever node owns it. Raises Missing."""
        try:
            return await self.settled(id)
        except NotOwner:
            loaded = await asyncio.to_thread(self._load, id)
        if loaded is None:
            raise Missing("server-no-table", table=id[:40])
        loaded.time = self._time
        return loaded

    def adopt(self, table: Table) -> None:
        """Keep a table in memory, evicting another if there are too many."""
        table.time = self._time
        table.match.trim(STEPS_IN_MEMORY)
        self.tables[table.id] = table
        self._used[table.id] = time.monotonic()
        if len(self.tables) > MAX_IN_MEMORY:
            self._evict_least_recently_used(table.id)

    def evict(self, id: str) -> None:
        """Drop a table from memory; it is loaded again when needed."""
        self.tables.pop(id, None)
        self._used.pop(id, None)

    async def evict_idle_tables(self) -> None:
        """Run forever: evict tables that nobody has used for a while. The store knows whose time runs out when."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 2)
            long_ago = time.monotonic() - IDLE_SECONDS
            unused = [id for id in self.tables if self._used.get(id, 0.0) < long_ago]
            for id in {*unused, *self._ownership.held().difference(self.tables)}:
                if not self._is_busy(id):
                    await self._let_go(id)

    async def _let_go(self, id: str) -> None:
        """Evict a table, and let other nodes take it on."""
        async with self.lock(id):
            self._flush(id)
            self.evict(id)
            try:
                await self._ownership.release(id)
            except Exception:
                LOG.exception("table not released", extra={"more": {"table": id}})

    def _is_busy(self, id: str) -> bool:
        return id in self.pinned or (id in self._locks and self._locks[id].locked())

    def _evict_least_recently_used(self, fresh: str) -> None:
        for id in sorted(self.tables, key=lambda id: self._used.get(id, 0.0)):
            if id != fresh and not self._is_busy(id):
                self._flush(id)
                self.evict(id)
                return

    # loading

    def _load(self, id: str) -> Table | None:
        """A table from its latest snapshot and the events after it.

        Raises OtherRules if its rules have changed, Unavailable if what is stored of it is damaged.
        """
        try:
            with self._store.moment() as reader:
                row = reader.table_row(id)
                return None if row is None else self._load_row(reader, id, row)
        except (BadLog, ValueError, LookupError, TypeError, AssertionError) as damage:
            LOG.exception("table damaged", extra={"more": {"table": id}})
            raise Unavailable("server-damaged", table=id) from damage

    def _load_row(self, reader: TableReader, id: str, row: Row) -> Table:
        game = self._editions.find(row["game"], row["edition"])
        if row["rules"] != game.version:
            raise OtherRules("server-other-rules", table=id, given=row["rules"], known=game.version)
        seat_rows = reader.seat_rows(id)
        if row.get("seal") and row["seal"] != table_seal(row, seat_rows):
            raise ValueError("the seal is broken")
        seats = [seat_from_row(seat) for seat in seat_rows]
        origin, options = json.loads(row["origin"]), json.loads(row["options"])
        deal = origin.get("deal", {"done": True, "numbers": {}})
        referee = Referee(row["seed"], row["nonce"], deal["numbers"] if deal["done"] else {})
        if not deal["done"]:
            match = Match(game, row["n_seats"], options, referee, seat_names(seats))
            return table_from_row(row, seats, game, match)
        snapshot = reader.snapshot_row(id)
        if snapshot is None or not is_complete(snapshot):
            match = self._replay_all(reader, id, game)
        else:
            committed = origin.get("commitment", referee.commitment)
            match = Match(game, row["n_seats"], options, None, seat_names(seats), commitment=committed)
            try:
                self._extend(reader, match, id, snapshot)
            except BadLog:  # an undo leads back beyond the snapshot
                match = self._replay_all(reader, id, game)
        match.referee = referee
        return table_from_row(row, seats, game, match)

    async def deepen(self, table: Table, steps: int) -> None:
        """Bring the last steps of a table whose lock is held into memory, by a replay of its log.

        Raises Unavailable if that takes too long, or if what is stored is damaged.
        """
        data = await asyncio.to_thread(self._data, table.id, table.seq)
        edition = self._editions.text_of(table.game)
        found = await self._work.run(table.match.n_lines, last_steps, table.game.key, edition, data, steps)
        table.match.deepen(await asyncio.to_thread(self._steps, table, found))

    def _steps(self, table: Table, stored: list[StoredStep]) -> list[Step]:
        match = table.match
        if [seat for seat, _, _, _ in stored] != match.deciders[len(match.deciders) - len(stored) :]:
            raise Unavailable("server-damaged", table=table.id)
        states = [table.game.rules.State.from_bytes(before) for _, _, _, before in stored]
        ends = [*states[1:], match.state]
        return [
            Step(seat, code, tuple(chance), before, after)
            for (seat, code, chance, _), before, after in zip(stored, states, ends, strict=True)
        ]

    def _replay_all(self, reader: TableReader, id: str, game: Game) -> Match:
        return replay(lines_of(reader.event_rows(id)), game)

    def _extend(
        self, reader: TableReader, match: Match, id: str, snapshot: dict[str, Any], upto: int | None = None
    ) -> None:
        resume_from(match, snapshot)
        extend(match, lines_of(reader.event_rows(id, after=snapshot["seq"], upto=upto)))

    async def position_at(self, table: Table, seq: int) -> Any:
        """The state of a settled table after event `seq`. Raises Malformed if there is no such event."""
        if not 0 <= seq <= table.seq:
            raise Malformed("server-no-seq", seq=seq, last=table.seq)
        if seq == table.seq:
            return table.match.state
        state = await asyncio.to_thread(self._state_at, table, seq)
        if state is None:
            data = await asyncio.to_thread(self._data, table.id, seq)
            raw = await self._work.run(len(data), last_state, table.game.key, self._editions.text_of(table.game), data)
            state = table.game.rules.State.from_bytes(raw)
        return state

    def _state_at(self, table: Table, seq: int) -> Any:
        """The state after an event from the snapshot before it; None if an undo leads back beyond that."""
        snapshot = self._store.snapshot_row(table.id, upto=seq)
        match = Match(table.game, len(table.seats), table.match.options)
        if snapshot is None:
            is_dealt = self._store.event_rows(table.id, after=seq - 1, upto=seq)[0]["lines"] > 0
            return None if is_dealt else match.start
        try:
            self._extend(self._store, match, table.id, snapshot, upto=seq)
        except BadLog:
            return None
        return match.state

    def _data(self, id: str, upto: int) -> list[str]:
        return [str(row["data"]) for row in self._store.event_rows(id, upto=upto)]
