"""The service: one writer for each table, on disk before anyone is told; bots and clocks go on by themselves."""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from semiramis.bots.api import FALLBACK_BOT
from semiramis.core.model.message import Problem
from semiramis.core.play.match import Match
from semiramis.core.play.position import position_words
from semiramis.server.errors import Missing, Stale
from semiramis.server.http.request_log import LOG
from semiramis.server.storage.store import Store, packed
from semiramis.server.storage.writes import storing, write_heartbeat, write_restart
from semiramis.server.tables.bot_pool import BotPool, Choice, Job
from semiramis.server.tables.editions import EditionCache
from semiramis.server.tables.serialize import Seats, serialize_event, serialize_stored_event, table_snapshot
from semiramis.server.tables.subscriptions import Subscription, Subscriptions
from semiramis.server.tables.table import STEPS_AT_HAND, Table, TableEvent, load_table, replayed

IDLE_SECONDS = 30.0
MOST_IN_MEMORY = 400
HEARTBEAT_SECONDS = 5.0
PUBLISH_AFTER = 0.001
ADVISER = "architect"
BOT_SECONDS = 5.0
RETRY_SECONDS = 1.0


@dataclass
class Tally:
    """Counts for the metrics page."""

    commands: dict[str, int] = field(default_factory=dict)
    events: int = 0
    loads: int = 0


class TableService:
    """All tables of a server."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.store = store
        self.pool = pool
        self.editions = EditionCache(store)
        self.subscriptions = Subscriptions()
        self.tally = Tally()
        self.tables: dict[str, Table] = {}
        self.stopping = False
        # a lock lives as long as somebody holds it or waits for it, also when its table is forgotten meanwhile
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._untold: dict[str, tuple[Table, TableEvent]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[str] = set()
        self._used: dict[str, float] = {}

    # life

    async def start(self) -> None:
        """Take up where the last run stopped: clocks and thinking bots of all running games."""
        now, beat = time.time(), self.store.last_heartbeat()
        asleep = max(0.0, now - beat) if beat is not None else 0.0
        awake: list[Table] = []
        for id in self.store.table_ids("playing"):
            row = self.store.table_row(id)
            if row is None or (row["clock"] == "{}" and not self._bot_is_to_move(id, row["mover"])):
                continue
            try:
                table = await self.table(id)
            except Exception:
                # one table that cannot be loaded, such as one of other rules, is no reason to serve none
                LOG.exception("table not loaded", extra={"more": {"table": id}})
                continue
            clock = table.clock.slept(asleep)
            # who moved after the last beat has not used any time yet
            table.clock = replace(clock, since=min(clock.since, now))
            awake.append(table)
        clocks = {table.id: packed(table.clock.to_json()) for table in awake}
        await asyncio.wrap_future(self.store.write(partial(write_restart, now=now, clocks=clocks)))
        for table in awake:
            self.wake(table)
        calm_collector()
        self._spawn(self._heartbeat())
        self._spawn(self._tidy())

    async def stop(self) -> None:
        """Finish writes, let listeners go, end bots."""
        self.stopping = True
        for id in list(self._untold):
            self._tell(id)
        self.subscriptions.end_all()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.pool.close()
        await asyncio.to_thread(self.store.close)

    def _bot_is_to_move(self, id: str, mover: int) -> bool:
        rows = self.store.seat_rows(id)
        return 0 <= mover < len(rows) and (rows[mover]["kind"] == "bot" or bool(rows[mover]["away"]))

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            LOG.error("task", exc_info=problem)

    async def _heartbeat(self) -> None:
        """Note now and then that the server runs, and see whose time has run out."""
        while True:
            now = time.time()
            try:
                await asyncio.wrap_future(self.store.write(partial(write_heartbeat, now=now)))
            except Exception:
                LOG.exception("beat not written")
            for table in list(self.tables.values()):
                deadline = table.clock.deadline()
                if deadline is not None and deadline <= now:
                    self._spawn(self._flag(table.id))
            await asyncio.sleep(min(HEARTBEAT_SECONDS, self._next_deadline() - now))

    def _next_deadline(self) -> float:
        soon = [d for table in self.tables.values() if (d := table.clock.deadline()) is not None]
        return max(time.time() + 0.05, min(soon, default=time.time() + HEARTBEAT_SECONDS))

    def _watch(self, table: Table) -> None:
        """See to it that time which runs out before the next beat runs out when it should."""
        deadline = table.clock.deadline()
        if deadline is not None and (left := deadline - time.time()) < HEARTBEAT_SECONDS:
            asyncio.get_running_loop().call_later(max(0.0, left) + 0.01, self._see_time_out, table.id)

    def _see_time_out(self, id: str) -> None:
        if not self.stopping:
            self._spawn(self._flag(id))

    async def _flag(self, id: str) -> None:
        async with self.lock(id):
            table = await self.table(id)
            deadline = table.clock.deadline()
            if deadline is not None and deadline <= time.time():
                await self.put(table, table.run_out(table.clock.running, FALLBACK_BOT))

    async def _tidy(self) -> None:
        """Let go of what nobody looks at."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 2)
            long_ago = time.time() - IDLE_SECONDS
            for id, table in list(self.tables.items()):
                if self._used.get(id, 0.0) < long_ago and not self._is_busy(id):
                    self._tell(id)
                    if table.clock.deadline() is not None:
                        table.match.trim(1)
                    else:
                        self.forget(id)

    def _is_busy(self, id: str) -> bool:
        return id in self._thinking or (id in self._locks and self._locks[id].locked())

    def forget(self, id: str) -> None:
        """Drop a table from memory; it is loaded again when somebody asks for it."""
        self.tables.pop(id, None)
        self._used.pop(id, None)

    def _forget_longest_unused(self, fresh: str) -> None:
        """Make room: a table nobody has used for longest, that is not under way and whose clock stands."""
        for id in sorted(self.tables, key=lambda id: self._used.get(id, 0.0)):
            if id != fresh and not self._is_busy(id) and self.tables[id].clock.deadline() is None:
                self._tell(id)
                self.forget(id)
                return

    # tables

    def lock(self, id: str) -> asyncio.Lock:
        """The lock of a table: whoever holds it is its one writer."""
        return self._locks.setdefault(id, asyncio.Lock())

    async def table(self, id: str) -> Table:
        """A table by its id; whoever is about to change it has told everyone of the last change before."""
        self._tell(id)
        self._used[id] = time.time()
        if id not in self.tables:
            loaded = await asyncio.to_thread(load_table, self.store, id, self.editions.find)
            if loaded is None:
                self.forget(id)
                self._locks.pop(id, None)
                raise Missing("server-no-table", table=id[:40])
            if id not in self.tables:
                self.tally.loads += 1
                self.adopt(loaded)
        return self.tables[id]

    async def settled(self, id: str) -> Table:
        """A table with no change under way, so that all that is seen of it before the next await is on disk."""
        async with self.lock(id):
            return await self.table(id)

    def adopt(self, table: Table) -> None:
        """Keep a table in memory."""
        table.replay = self._replay
        table.match.trim(STEPS_AT_HAND)
        self.tables[table.id] = table
        self._used[table.id] = time.time()
        if len(self.tables) > MOST_IN_MEMORY:
            self._forget_longest_unused(table.id)

    def _replay(self, table: Table) -> Match:
        return replayed(self.store, table.id, table.game, table.match.referee)

    async def command(self, id: str, token: str, key: str, expect: int, act: Callable[[Table], TableEvent]) -> int:
        """Let somebody act on a table, once for each key; the number of the event that it made."""
        async with self.lock(id):
            table = await self.table(id)
            if expect != table.seq:
                # a command that was done has moved the table on, so only such a one can have been sent twice
                done = await asyncio.to_thread(self.store.key_row, id, token, key)
                if done is not None:
                    return int(done["seq"])
                raise self.stale(table, expect, token)
            try:
                change = act(table)
            except Problem:
                raise
            except BaseException:
                self.forget(id)
                raise
            try:
                await self.put(table, change, (token, key))
            except IntegrityError:
                # a key used again for something new: what it did the first time stands
                done = await asyncio.to_thread(self.store.key_row, id, token, key)
                if done is None:
                    raise
                return int(done["seq"])
            return change.seq

    def stale(self, table: Table, expect: int, token: str) -> Stale:
        """Why a command about an older number is refused, with what was missed."""
        problem = Stale(expect, table.seq)
        seats = tuple(table.seats_of(token))
        if 0 <= expect < table.seq:
            problem.missing = self.history(table, seats, expect)
        return problem

    async def put(self, table: Table, change: TableEvent, key: tuple[str, str] | None = None) -> None:
        """Put a change on disk, then tell everyone. Assumes the lock of the table is held."""
        work = storing(table, change, key)
        try:
            await asyncio.shield(asyncio.wrap_future(self.store.write(work)))
        except BaseException:
            self.forget(table.id)
            self._spawn(self._take_up(table.id))
            raise
        table.match.trim(STEPS_AT_HAND)
        self.tally.events += 1
        self.tally.commands[change.kind] = self.tally.commands.get(change.kind, 0) + 1
        # a moment later, so that whoever moved has the answer before everyone else's views are worked out
        self._untold[table.id] = table, change
        asyncio.get_running_loop().call_later(PUBLISH_AFTER, self._tell, table.id)
        self.wake(table)
        self._watch(table)

    async def _take_up(self, id: str) -> None:
        """Load a table again after a change of it could not be stored, for the sake of its bots and its clock."""
        while not self.stopping:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                async with self.lock(id):
                    self.wake(await self.table(id))
                return
            except Exception:
                LOG.exception("table not loaded", extra={"more": {"table": id}})

    def _tell(self, id: str) -> None:
        """Tell everyone of the last change of a table, if that has not been done yet."""
        if id not in self._untold:
            return
        try:
            self._publish(*self._untold.pop(id))
        except Exception:
            LOG.exception("not told", extra={"more": {"table": id}})
            # it is stored: whoever listens comes back for it
            for stream in self.subscriptions.at(id):
                stream.end()
                self.subscriptions.close(id, stream)

    def _publish(self, table: Table, change: TableEvent) -> None:
        """Send a change to everyone who listens, each as it may be told."""
        sent: dict[Seats, str] = {}
        listeners = self.subscriptions.at(table.id)
        words = position_words(table.game, table.match.state) if listeners else None
        for stream in listeners:
            if stream.seats not in sent:
                now = table_snapshot(table, stream.seats, words)
                sent[stream.seats] = packed({**serialize_event(change, stream.seats), "now": now})
            if not stream.push(change.seq, sent[stream.seats]):
                self.subscriptions.close(table.id, stream)

    def history(self, table: Table, seats: Seats, after: int) -> list[dict[str, Any]]:
        """The events after a number; the last one with the table as it is now."""
        events = [
            serialize_stored_event(row, seats) for row in self.store.event_rows(table.id, after=after, upto=table.seq)
        ]
        if events:
            events[-1]["now"] = table_snapshot(table, seats)
        return events

    async def listen(self, id: str, seats: Seats, after: int | None) -> tuple[Subscription, list[dict[str, Any]]]:
        """Begin to listen: what was missed since a number (all of it from now on if there is none), then the rest."""
        async with self.lock(id):
            table = await self.table(id)
            stream = self.subscriptions.open(id, seats)
            return stream, self.history(table, seats, table.seq - 1 if after is None else after)

    # bots

    def wake(self, table: Table) -> None:
        """Let a bot think if it is to decide."""
        if table.thinking_bot >= 0 and table.id not in self._thinking and not self.stopping:
            self._thinking.add(table.id)
            self._spawn(self._think(table.id))

    async def _think(self, id: str) -> None:
        """Ask bots for decisions until it is somebody else's turn."""
        try:
            while True:
                table = await self.table(id)
                seat, seq = table.thinking_bot, table.seq
                if seat < 0:
                    return
                choice = await self.pool.choose(self._job(table, table.seats[seat].bot or FALLBACK_BOT))
                async with self.lock(id):
                    table = await self.table(id)
                    if table.seq == seq:
                        await self.put(table, table.play(seat, choice.code))
        except Exception:
            LOG.exception("bot", extra={"more": {"table": id}})
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._thinking.discard(id)
            if id in self.tables:
                self.wake(self.tables[id])

    async def hint(self, table: Table, state: Any = None) -> Choice:
        """What a bot would do for whoever is to decide, now or in a position of this table, and why."""
        job = self._job(table, ADVISER)
        asked = job.state if state is None else state.to_bytes()
        return await self.pool.choose(replace(job, state=asked, explain=True))

    def _job(self, table: Table, bot: str) -> Job:
        text = self.editions.text_of(table.game)
        seed = int(table.match.commitment[:12] or "0", 16) + table.match.mover
        return Job(table.game.key, text, table.match.state.to_bytes(), bot, seed, BOT_SECONDS)


def calm_collector() -> None:
    """Let the garbage collector leave alone what has been there from the start, and look through the rest rarely.

    Positions are made of thousands of small lists without cycles; walking through them all the time only costs.
    """
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
