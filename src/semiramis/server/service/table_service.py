"""The table service: every change of a table passes through here, is stored, and only then published."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from semiramis.bots.api import FALLBACK_BOT
from semiramis.core.model.domain import SEAT
from semiramis.server.bots.choice import Chooser
from semiramis.server.errors import Conflict, NotOwner, Stale
from semiramis.server.logs import LOG
from semiramis.server.service.attendance import Attendance
from semiramis.server.service.bot_driver import RETRY_SECONDS, BotDriver
from semiramis.server.service.bus import Bus, NoBus
from semiramis.server.service.counts import Counts
from semiramis.server.service.ownership import Alone, Ownership
from semiramis.server.service.publisher import Publisher
from semiramis.server.service.relay import Relay
from semiramis.server.service.residency import STEPS_IN_MEMORY, Residency
from semiramis.server.service.reviews import Reviews
from semiramis.server.service.subscriptions import Subscription, Subscriptions
from semiramis.server.service.timers import Background, Timers
from semiramis.server.storage.rows import KeyReused, TableStore
from semiramis.server.tables.commands import apply_command, leave, sit
from semiramis.server.tables.consent import expire
from semiramis.server.tables.deals import begin_without
from semiramis.server.tables.editions import EditionCache
from semiramis.server.tables.history import TableEvent
from semiramis.server.tables.rows import event_from_row, event_rows, new_table_rows
from semiramis.server.tables.running_time import RunningTime
from semiramis.server.tables.seats import HeldSeats, person
from semiramis.server.tables.serialize import serialize_event, table_snapshot
from semiramis.server.tables.table import Shallow, Table
from semiramis.server.work.runner import InPlace, Runner

if TYPE_CHECKING:
    from semiramis.server.schemas.requests import AnyCommand


MOST_MADE = 2
"""New tables that are dealt at a time: a thousand at once would hold up everybody."""
Subscribed = tuple[Subscription, list[dict[str, Any]]]
INFINITY = float("inf")
FEW_EVENTS = 8
"""Events that are read and serialized faster than a thread takes them over."""
FEW_STEPS = 8
"""Steps that are played again faster than a thread takes them over."""
MOST_EVENTS = 6_000
"""Events of a table after which only moves are made, which the rules bring to an end."""
MOST_MISSING = 200
"""Events sent with the refusal of a stale command; a client that has missed more asks for the history."""


class TableService:
    """All tables of a server."""

    def __init__(
        self,
        store: TableStore,
        pool: Chooser,
        work: Runner | None = None,
        ownership: Ownership | None = None,
        bus: Bus | None = None,
        running_time: RunningTime | None = None,
    ) -> None:
        self.store, self.pool, self.work = store, pool, work or InPlace()
        self.ownership, self.bus = ownership or Alone(store), bus or NoBus()
        self.editions = EditionCache(store)
        self.subscriptions = Subscriptions()
        self.counts = Counts()
        self.background = Background()
        self.publisher = Publisher(self.subscriptions, self.bus)
        self.time = running_time or RunningTime()
        self.residency = Residency(store, self.editions, self.time, self.publisher.flush, self.work, self.ownership)
        self.making = asyncio.Semaphore(MOST_MADE)
        self.attendance = Attendance(self.subscriptions)
        self.bots = BotDriver(pool, self.residency, self.editions, self.background, self.attendance, self.record)
        self.reviews = Reviews(store, pool, self.residency, self.editions, self.work, self.background)
        self.timers = Timers(store, self.ownership.beat, self.time, self.background, self.time_out)
        here = (self.residency, self.ownership, self.subscriptions, self.background, self.bus)
        self.relay = Relay(store, *here, self.history, self.look)
        self.publisher.on_gap = lambda id: self.background.spawn(self.relay.catch_up(id))

    # changes

    async def submit(self, id: str, token: str, command: "AnyCommand") -> int:
        """Carry out one command from start to finish and return the number of its event.

        Raises Unauthorized or Forbidden for a visitor without the seat, Stale for a command based on an older event,
        Refused or NotYet if the rules forbid it, Conflict if the table does not allow it now.
        """
        try:
            async with self.residency.locked(id) as table:
                held = table.authorize(token, needs_seat=True)
                if command.expect != table.seq:
                    # applied commands advance `seq`, so only one with an old `expect` can be a resend
                    done = await asyncio.to_thread(self.store.key_row, table.id, token, command.key)
                    if done is not None:
                        return int(done["seq"])
                    await self._check_stale(table, held, command)
                if table.seq >= MOST_EVENTS and command.kind != "move":
                    raise Conflict("server-table-full", limit=MOST_EVENTS)
                event = await self._apply(table, held, command)
                await self.record(table, event, (token, command.key))
                return event.seq
        except KeyReused as reused:  # a new command under an old key: the first one stands
            return reused.seq

    async def _apply(self, table: Table, held: HeldSeats, command: "AnyCommand") -> TableEvent:
        """Apply a command in memory, after a replay if it goes back further than what is kept there."""
        is_long = command.kind == "redo" and command.steps > FEW_STEPS
        while True:
            try:
                if is_long:
                    return await asyncio.to_thread(apply_command, table, held, command)
                return apply_command(table, held, command)
            except Shallow as needs:
                await self.residency.deepen(table, needs.steps)
                is_long = needs.steps > FEW_STEPS

    async def record(self, table: Table, event: TableEvent, key: tuple[str, str] | None = None) -> None:
        """Commit an event of a table whose lock is held, then publish it, wake bots and watch the clock.

        `key` is the token (a hash) and key of the command behind it. If the event cannot be stored, the table is
        evicted, as it has changed in memory, and the error is raised.
        """
        try:
            # shielded: a client that hangs up must not leave a stored event unpublished
            await asyncio.shield(asyncio.wrap_future(self.store.append(event_rows(table, event, key))))
        except NotOwner:
            self.residency.evict(table.id)
            self.ownership.forget(table.id)
            raise
        except BaseException:
            self.residency.evict(table.id)
            self.background.spawn(self._reload(table.id))
            raise
        # durable from here on
        table.match.trim(STEPS_IN_MEMORY)
        self.counts.add(event.kind)
        self.publisher.publish_soon(table, event)
        self.bots.wake(table)
        self.timers.watch(table)

    async def _check_stale(self, table: Table, held: HeldSeats, command: "AnyCommand") -> None:
        """Raise Stale, with the missed events, for a command about an older event.

        Taking back one's own last decision means the same whatever bots have answered meanwhile, so they cannot
        outrun it. Everybody brings their number to the deal at the same moment, whatever the others do.
        """
        if command.kind in ("commit", "reveal") and command.expect < table.seq:
            return
        stale = Stale(command.expect, table.seq)
        if max(0, table.seq - MOST_MISSING) <= command.expect < table.seq:
            stale.missing = await self.history(table, held, command.expect)
            if command.kind == "undo" and command.steps is None and len(held) == 1 and table.is_alone(held[0]):
                mine = SEAT.words[held[0]]
                if all(event["kind"] == "move" and event["by"] != mine for event in stale.missing):
                    return
        raise stale

    async def _reload(self, id: str) -> None:
        """Load a table again after a failed write, for the sake of its bots, its clock and its subscribers.

        What failed may be stored all the same, such as by a database that ended before it answered.
        """
        while not self.background.stopping:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                async with self.residency.locked(id) as table:
                    self.bots.wake(table)
                await self.relay.catch_up(id)
                return
            except NotOwner:
                return
            except Exception:
                LOG.exception("table not loaded", extra={"more": {"table": id}})

    async def create(self, table: Table, events: list[TableEvent]) -> Table:
        """Store a new table with its history so far, keep it in memory, and let its bots begin."""
        table.number(events)
        rows = new_table_rows(table, events, self.editions.text_of(table.game))
        table.epoch = self.ownership.sign(rows)
        await asyncio.shield(asyncio.wrap_future(self.store.create(rows)))
        self.residency.adopt(table)
        self.bots.wake(table)
        return table

    async def join(
        self, id: str, name: str, wanted: int | None, token: str, commit: str | None = None, seed: str | None = None
    ) -> tuple[Table, HeldSeats]:
        """Seat somebody at the seat they want or the first open one; a token (its hash) that holds seats keeps them.

        `commit` is the hash of their number for the deal, `seed` the given seed they agree to. Raises Conflict if there
        is no such open seat, or if they do not agree to the seed.
        """
        async with self.residency.locked(id) as table:
            if held := table.seats_of(token):
                return table, held
            is_open = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
            number = wanted if wanted is not None else is_open[0] if is_open else -1
            if not 0 <= number < len(table.seats):
                raise Conflict("server-no-free-seat")
            given = table.origin.get("seed")
            if given is not None and seed != given:
                raise Conflict("server-seed-given", seed=given)
            await self.record(table, sit(table, number, person(name, number, token), commit))
            return table, (number,)

    async def time_out(self, id: str) -> None:
        """End a request that has not been answered in time, and let a bot play for a person whose time has run out."""
        with suppress(NotOwner):  # another node does
            await self._time_out(id)

    async def _time_out(self, id: str) -> None:
        async with self.residency.locked(id) as table:
            if table.request and table.request.get("until", INFINITY) <= self.time.now():
                await self.record(table, expire(table))
            if not table.is_dealt and table.deal.get("until", INFINITY) <= self.time.now():
                await self.record(table, begin_without(table))
            deadline = table.clock.deadline()
            if deadline is not None and deadline <= self.time.now():
                await self.record(table, leave(table, table.clock.running, FALLBACK_BOT, "flag"))

    # reading

    async def subscribe(self, id: str, token: str, after: int | None) -> Subscribed:
        """Subscribe to a table: the subscription, and the events after `after` (by default the last event only)."""
        try:
            async with self.residency.locked(id) as table:
                self.look(table)
                return await self._subscribe(table, token, after)
        except NotOwner:
            found = await self._subscribe(await self.residency.copy(id), token, after)
            self.relay.watch(id)
            return found

    async def _subscribe(self, table: Table, token: str, after: int | None) -> Subscribed:
        held = table.authorize(token)
        subscription = self.subscriptions.open(table.id, held, table.seq)
        try:
            return subscription, await self.history(table, held, table.seq - 1 if after is None else after)
        except BaseException:
            self.subscriptions.close(table.id, subscription)
            raise

    async def history(self, table: Table, held: HeldSeats, after: int) -> list[dict[str, Any]]:
        """The serialized events after a number, the last one with a snapshot of the table; its lock must be held."""
        read = partial(self._read_events, table.id, held, after, table.seq)
        is_quick = self.store.is_local and table.seq - after <= FEW_EVENTS
        events = read() if is_quick else await asyncio.to_thread(read)
        if events:
            events[-1]["now"] = table_snapshot(table, held)
        return events

    def _read_events(self, id: str, held: HeldSeats, after: int, upto: int) -> list[dict[str, Any]]:
        return [serialize_event(event_from_row(row), held) for row in self.store.event_rows(id, after, upto)]

    def look(self, table: Table) -> None:
        """Note that somebody looks at a table: its bots go on if they have paused."""
        self.attendance.look(table.id)
        self.bots.wake(table)

    # start and stop

    async def start(self) -> None:
        """Begin to serve: clocks go on from the last heartbeat, and bots that people wait for move, table by table."""
        self.time.resume(await self.ownership.start())
        bots = self._wake_bots(await asyncio.to_thread(self.store.bot_table_ids))
        shared = (self.ownership.run(), self.relay.run(), self.bus.run(self.relay.receive))
        mine = (self.timers.run(), self.residency.evict_idle_tables(), self.bots.pause_unattended())
        for work in (*shared, *mine, self.reviews.resume(), bots):
            self.background.spawn(work)

    async def _wake_bots(self, ids: list[str]) -> None:
        for id in ids:
            try:
                self.bots.wake(await self.residency.get(id))
            except NotOwner:
                continue
            except Exception:  # one table that cannot be loaded must not keep the others waiting
                LOG.exception("table not loaded", extra={"more": {"table": id}})

    def drain(self) -> None:
        """Begin to stop: no bot thinks any more, and streams end; clients resume them when and where they can."""
        self.background.stopping = True
        self.publisher.flush_all()
        self.subscriptions.end_all()

    async def stop(self) -> None:
        """Publish what is stored, end subscriptions and bots, and finish writing."""
        self.drain()
        await self.background.stop()
        self.pool.close()
        await asyncio.to_thread(self.work.close)
        with suppress(Exception):  # where that is not possible, the lease runs out
            await self.ownership.stop()
        await asyncio.to_thread(self.store.close)
