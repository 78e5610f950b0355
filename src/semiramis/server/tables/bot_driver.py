"""Bots at tables: wake one when it is to move, store what it chose, and ask one for a hint."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from semiramis.bots.api import FALLBACK_BOT
from semiramis.bots.process.protocol import Job
from semiramis.core.model.domain import SEAT
from semiramis.core.play.chance import keyed_numbers
from semiramis.server.bots.choice import Choice, Chooser
from semiramis.server.logs import LOG
from semiramis.server.tables.commands import play
from semiramis.server.tables.editions import EditionCache
from semiramis.server.tables.history import TableEvent
from semiramis.server.tables.residency import Residency
from semiramis.server.tables.table import Table
from semiramis.server.tables.timers import Background

ADVISER = "architect"
BOT_SECONDS = 5.0
RETRY_SECONDS = 1.0


class BotDriver:
    """Lets bots move; `record` stores and publishes an event of a table whose lock is held."""

    def __init__(
        self,
        pool: Chooser,
        residency: Residency,
        editions: EditionCache,
        background: Background,
        record: Callable[[Table, TableEvent], Awaitable[None]],
    ) -> None:
        self._pool = pool
        self._residency = residency
        self._editions = editions
        self._background = background
        self._record = record

    def wake(self, table: Table) -> None:
        """Start a bot if one is to move and none is thinking already."""
        if table.bot_seat >= 0 and table.id not in self._residency.pinned and not self._background.stopping:
            self._residency.pinned.add(table.id)
            self._background.spawn(self._play(table.id))

    async def _play(self, id: str) -> None:
        """Play bot moves until a person is to move; a failure is retried after a pause."""
        try:
            while True:
                table = await self._residency.get(id)
                seat, seq = table.bot_seat, table.seq
                if seat < 0:
                    return
                choice = await self._pool.choose(self._job(table, table.seats[seat].bot or FALLBACK_BOT))
                async with self._residency.locked(id) as table:
                    if table.seq == seq:
                        await self._record(table, play(table, seat, choice.code))
        except Exception:
            LOG.exception("bot", extra={"more": {"table": id}})
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._residency.pinned.discard(id)
            if id in self._residency.tables:
                self.wake(self._residency.tables[id])

    async def hint(self, table: Table, state: Any = None) -> Choice:
        """What a strong bot would play for the mover of a state (by default the current one), and why."""
        job = self._job(table, ADVISER)
        asked = job.state if state is None else state.to_bytes()
        return await self._pool.choose(replace(job, state=asked, explain=True))

    def _seed(self, table: Table) -> int:
        """A seed that nobody at the table can know, so that nobody can run the same bot to foresee its move."""
        referee = table.match.referee
        return next(keyed_numbers(referee.seed if referee else "", f"bot {SEAT.words[table.match.mover]}"))

    def _job(self, table: Table, bot: str) -> Job:
        text = self._editions.text_of(table.game)
        seed = self._seed(table)
        return Job(table.game.key, text, table.match.state.to_bytes(), bot, seed, BOT_SECONDS)
