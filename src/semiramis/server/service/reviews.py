"""Reviews of games at tables: each is judged once, turn by turn, behind everything else that bots are asked."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from semiramis.bots.process.protocol import Job
from semiramis.bots.review.turn import JudgedTurn, PlayedTurn
from semiramis.core.game import Game
from semiramis.core.model.message import Problem
from semiramis.review.report import Reviewed, report
from semiramis.review.review import SEED
from semiramis.review.turns import Turn
from semiramis.server.bots.choice import Chooser
from semiramis.server.bots.queue import Place, Rank
from semiramis.server.errors import NotOwner, Unavailable
from semiramis.server.logs import LOG
from semiramis.server.service.residency import Residency
from semiramis.server.service.timers import Background
from semiramis.server.storage.rows import DONE_REVIEW, OPEN_REVIEW, TableStore
from semiramis.server.tables.editions import EditionCache
from semiramis.server.tables.table import Table
from semiramis.server.work.runner import Runner
from semiramis.server.work.tasks import TurnsPlayed, turns_played

TURN_SECONDS = 120.0
"""The most a turn may take; the deepest reviews need a few seconds on a slow machine."""
TRIES = 5
"""How often a turn is tried again where the pool is busy or a worker has died."""
KEPT = 16
"""Reviews that are kept in memory, the latest used."""


@dataclass(eq=False)
class TableReview:
    """A review under way, or complete: what it is about, and the turns judged so far."""

    table: str
    host: str
    depth: str
    seq: int
    edition: str | None
    match: Reviewed
    judged: list[JudgedTurn] = field(default_factory=list)
    task: "asyncio.Task[None] | None" = None
    status: str = "waiting"

    def to_json(self) -> dict[str, Any]:
        """The review so far, in words."""
        head = {"status": self.status, "depth": self.depth, "evaluator": "search", "seq": self.seq}
        return {**head, **report(self.match, tuple(self.judged))}


class Reviews:
    """All reviews of a server. One turn is judged at a time, and reviews take turns, so bots keep their workers."""

    def __init__(
        self,
        store: TableStore,
        pool: Chooser,
        residency: Residency,
        editions: EditionCache,
        work: Runner,
        background: Background,
    ) -> None:
        self._store = store
        self._pool = pool
        self._residency = residency
        self._editions = editions
        self._work = work
        self._background = background
        self._kept: dict[tuple[str, str], TableReview] = {}
        self._one_at_a_time = asyncio.Semaphore(1)
        self._opening = asyncio.Lock()

    async def start(self, table: Table, depth: str) -> TableReview:
        """The review of a settled table up to its last event: a new one, or the one that is under way or complete."""
        seq = table.seq
        async with self._opening:
            found = self._kept.get((table.id, depth))
            if found is None or found.seq != seq:
                if found is not None and found.task is not None:
                    found.task.cancel()
                found = await self._open(table, depth, seq)
            if found.task is None and found.status != "done" and not self._background.stopping:
                await asyncio.wrap_future(self._store.keep_review(_row(table.id, depth, "", OPEN_REVIEW)))
                found.task = self._background.spawn(self._judge(found))
        return found

    async def find(self, table: Table, depth: str) -> TableReview | None:
        """The review of a settled table as far as it goes, None if nobody has asked for it."""
        found = self._kept.get((table.id, depth))
        if found is not None and found.seq == table.seq:
            return found
        rows = await asyncio.to_thread(self._store.review_rows, table.id, depth)
        if not any(row["turn"] == "" for row in rows):
            return None
        return await self.start(table, depth)

    async def resume(self) -> None:
        """Go on with the reviews that were under way when the server stopped."""
        for id, depth in await asyncio.to_thread(self._store.open_reviews):
            try:
                await self.start(await self._residency.settled(id), depth)
            except NotOwner:  # another server goes on with it
                continue
            except Exception:  # one table that cannot be loaded must not keep the others waiting
                LOG.exception("review not resumed", extra={"more": {"table": id}})

    async def _open(self, table: Table, depth: str, seq: int) -> TableReview:
        """A review with the turns that are stored of it. Raises Unavailable if the game cannot be replayed now."""
        edition = self._editions.text_of(table.game)
        rows = await asyncio.to_thread(self._store.event_rows, table.id, -1, seq)
        events = [str(row["data"]) for row in rows]
        played = await self._work.run(table.match.n_lines, turns_played, table.game.key, edition, events)
        review = TableReview(table.id, table.host, depth, seq, edition, _reviewed(table.game, played))
        stored = await asyncio.to_thread(self._store.review_rows, table.id, depth)
        review.judged = _known(review.match, {str(row["turn"]): str(row["data"]) for row in stored})
        if len(review.judged) == len(review.match.turns):
            review.status = "done"
        self._kept.pop((table.id, depth), None)
        self._kept[table.id, depth] = review
        for key in [key for key, kept in self._kept.items() if kept.task is None or kept.task.done()][:-KEPT]:
            del self._kept[key]
        return review

    async def _judge(self, review: TableReview) -> None:
        try:
            while len(review.judged) < len(review.match.turns):
                turn = review.match.turns[len(review.judged)]
                data = await self._judged(review, turn)
                review.status = "running"
                review.judged.append(JudgedTurn.from_data(data))
                row = _row(review.table, review.depth, turn.played.key, json.dumps(data))
                await asyncio.wrap_future(self._store.keep_review(row))
            await asyncio.wrap_future(self._store.keep_review(_row(review.table, review.depth, "", DONE_REVIEW)))
            review.status = "done"
        finally:
            review.task = None
            if review.status != "done":
                review.status = "waiting"

    async def _judged(self, review: TableReview, turn: Turn) -> Any:
        job = _job(review, turn.played)
        for left in reversed(range(TRIES)):
            async with self._one_at_a_time:
                try:
                    return await self._pool.judge(job, Place(Rank.REVIEW, review.host))
                except Unavailable as busy:
                    if left == 0:
                        raise
                    wait = busy.seconds
            await asyncio.sleep(wait)
        raise AssertionError


def _job(review: TableReview, played: PlayedTurn) -> Job:
    state = played.state.to_bytes()
    return Job(review.match.game.key, review.edition, state, review.depth, SEED, TURN_SECONDS, turn=played.codes)


def _row(table: str, depth: str, turn: str, data: str) -> dict[str, Any]:
    return {"table_id": table, "depth": depth, "turn": turn, "data": data}


def _reviewed(game: Game, played: TurnsPlayed) -> Reviewed:
    read = game.rules.State.from_bytes
    turns = [
        Turn(seat, first, goes_on, PlayedTurn(read(state), tuple(codes)), tuple(chance))
        for seat, first, goes_on, state, codes, chance in played.turns
    ]
    return Reviewed(game, turns, read(played.final), tuple(played.seqs))


def _known(match: Reviewed, stored: dict[str, str]) -> list[JudgedTurn]:
    """The judged turns from the beginning on that are stored; one that cannot be read is judged again."""
    found: list[JudgedTurn] = []
    for turn in match.turns:
        with suppress(ValueError, LookupError, TypeError, Problem):
            found.append(JudgedTurn.from_data(json.loads(stored[turn.played.key])))
            continue
        break
    return found
