"""Bots at tables: wake one when it is to move, store what it chose, and ask one for a hint."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

from semiramis.bots.api import FALLBACK_BOT
from semiramis.bots.process.protocol import Job
from semiramis.core.model.domain import NOBODY, SEAT
from semiramis.core.play.chance import keyed_numbers
from semiramis.server.bots.choice import Choice, Chooser
from semiramis.server.bots.queue import Place, Rank
from semiramis.server.errors import NotOwner
from semiramis.server.logs import LOG
from semiramis.server.service.attendance import Attendance
from semiramis.server.service.hints import Hints
from semiramis.server.service.residency import Residency
from semiramis.server.service.timers import Background
from semiramis.server.tables.commands import play
from semiramis.server.tables.editions import EditionCache
from semiramis.server.tables.history import TableEvent
from semiramis.server.tables.table import Table

ADVISER = "architect"
HINT_SECONDS = 5.0
TURN_SECONDS = 2.6
"""The clock of a whole turn of a bot. A search uses three quarters of what is left of it at each decision."""
LEAST_SECONDS = 0.2
"""The clock of a decision when that of the turn has run out."""
RETRY_SECONDS = 1.0
PAUSE_SECONDS = 10.0
"""How often to look for tables that everybody has left."""


class TurnClock:
    """The seconds that the bots of a table have left, for one turn after the other."""

    def __init__(self) -> None:
        self._seat = NOBODY
        self._left = TURN_SECONDS

    def left_for(self, seat: int, begins_turn: bool) -> float:
        """Return the seconds for a decision of a seat; the whole clock at the first one of a turn."""
        if begins_turn or seat != self._seat:
            self._seat, self._left = seat, TURN_SECONDS
        return max(self._left, LEAST_SECONDS)

    def spend(self, seconds: float) -> None:
        """Take off what the last decision took."""
        self._left -= seconds


class BotDriver:
    """Lets bots move; `record` stores and publishes an event of a table whose lock is held."""

    def __init__(
        self,
        pool: Chooser,
        residency: Residency,
        editions: EditionCache,
        background: Background,
        attendance: Attendance,
        record: Callable[[Table, TableEvent], Awaitable[None]],
    ) -> None:
        self._pool = pool
        self._residency = residency
        self._editions = editions
        self._background = background
        self._attendance = attendance
        self._record = record
        self._hints = Hints()
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Start a bot if one is to move, none is thinking already, and somebody sits at the table or watches it."""
        is_free = table.bot_seat >= 0 and table.id not in self._residency.pinned and not self._background.stopping
        if is_free and self._attendance.is_attended(table):
            self._residency.pinned.add(table.id)
            self._thinking[table.id] = self._background.spawn(self._play(table.id))

    async def pause_unattended(self) -> None:
        """Run forever: stop bots at tables that everybody has left; they go on when somebody comes."""
        while True:
            await asyncio.sleep(PAUSE_SECONDS)
            self.pause_now()

    def pause_now(self) -> None:
        """Stop bots at tables where nobody sits and that nobody watches."""
        for id, task in list(self._thinking.items()):
            table = self._residency.tables.get(id)
            if table is not None and not self._attendance.is_attended(table):
                task.cancel()

    async def _play(self, id: str) -> None:
        """Play bot moves until a person is to move; a failure is retried after a pause."""
        turn = TurnClock()
        try:
            while True:
                table = await self._residency.get(id)
                seat, seq = table.bot_seat, table.seq
                if seat < 0 or not self._attendance.is_attended(table):
                    return
                seconds = turn.left_for(seat, table.game.rules.begins_turn(table.match.state))
                is_awaited = table.is_seated and self._attendance.is_watched(id)
                place = Place(Rank.PERSON if is_awaited else Rank.TABLE, table.host)
                job = self._job(table, table.seats[seat].bot or FALLBACK_BOT, seconds)
                choice = await self._pool.choose(job, place)
                turn.spend(choice.seconds)
                async with self._residency.locked(id) as table:
                    if table.seq == seq:
                        await self._record(table, play(table, seat, choice.code))
        except NotOwner:  # another node lets it move
            self._residency.evict(id)
        except Exception:
            LOG.exception("bot", extra={"more": {"table": id}})
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._residency.pinned.discard(id)
            self._thinking.pop(id, None)
            if id in self._residency.tables:
                self.wake(self._residency.tables[id])

    async def hint(self, table: Table, token: str, seq: int, state: Any = None) -> Choice:
        """What a strong bot would play for the mover of the state after event `seq` (by default the last), and why.

        A visitor, by their token, has one such question under way: another one replaces it. Raises Conflict then.
        """
        job = self._job(table, ADVISER, HINT_SECONDS)
        asked = job.state if state is None else state.to_bytes()
        place = Place(Rank.HINT if state is None else Rank.ANALYSIS, table.host)
        ask = partial(self._pool.choose, replace(job, state=asked, explain=True), place)
        return await self._hints.ask(token, (table.id, seq), ask)

    def _seed(self, table: Table) -> int:
        """A seed that nobody at the table can know, so that nobody can run the same bot to foresee its move."""
        referee = table.match.referee
        return next(keyed_numbers(referee.seed if referee else "", f"bot {SEAT.words[table.match.mover]}"))

    def _job(self, table: Table, bot: str, seconds: float) -> Job:
        text = self._editions.text_of(table.game)
        seed = self._seed(table)
        return Job(table.game.key, text, table.match.state.to_bytes(), bot, seed, seconds)
