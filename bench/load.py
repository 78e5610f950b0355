"""Load for a server: tables with two subscribed people each, moves at a steady rate, and their latencies."""

import asyncio
import gc
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from wire import EventStream, Trouble, Wire

from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game

Report = Callable[[int, int], None]
AT_ONCE = 16
LAST_EVENTS = 15.0


@dataclass
class Table:
    """A table with two people: their tokens, their streams, and their scripted moves."""

    id: str
    tokens: tuple[str, str]
    seq: int
    script: list[tuple[int, dict[str, Any]]]
    made: int = 0
    streams: list[EventStream] = field(default_factory=list)

    @property
    def is_done(self) -> bool:
        """Whether all moves of the script have been made."""
        return self.made >= len(self.script)


@dataclass(frozen=True)
class Sample:
    """One move: when it was due, sent and acknowledged, in seconds."""

    table: Table
    seq: int
    due: float
    sent: float
    acked: float


def script(game: str, seed: str, moves: int) -> list[tuple[int, dict[str, Any]]]:
    """Return random legal moves for a table with this seed, computed in advance, as (seat, action)."""
    match, lot = Match.begin(find_game(game), 2, referee=Referee(seed)), Random(seed)
    found: list[tuple[int, dict[str, Any]]] = []
    while len(found) < moves and not match.over:
        seat, code = match.mover, lot.choice(match.legal())
        found.append((seat, match.game.rules.catalogue.action(code).to_json()))
        match.play(seat, code)
    return found


async def in_turns(works: Iterable[Awaitable[Any]], total: int, report: Report) -> list[Any]:
    """Run `total` jobs, a few at a time; return their results."""
    gate, done = asyncio.Semaphore(AT_ONCE), 0

    async def one(work: Awaitable[Any]) -> Any:
        nonlocal done
        async with gate:
            found = await work
        done += 1
        report(done, total)
        return found

    return await asyncio.gather(*map(one, works))


async def make_table(wire: Wire, game: str, seed: str, moves: int) -> Table:
    """Create a table with two people."""
    body = {"game": game, "seed": seed, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
    made = await wire.body("POST", "/api/tables", body)
    id = made["table"]["id"]
    joined = await wire.body("POST", f"/api/tables/{id}/join", {"name": "Bo", "seed": seed})
    return Table(id, (made["token"], joined["token"]), joined["table"]["seq"], script(game, seed, moves))


async def listen(wire: Wire, table: Table) -> None:
    """Subscribe both people."""
    for token in table.tokens:
        table.streams.append(await wire.listen(f"/api/tables/{table.id}/events", token))


async def move(wire: Wire, table: Table, due: float = 0.0) -> Sample:
    """Make the next move of a table."""
    seat, action = table.script[table.made]
    body = {"kind": "move", "action": action, "expect": table.seq, "key": f"{table.id}-{table.made:06}"}
    sent = time.perf_counter()
    answer = await wire.body("POST", f"/api/tables/{table.id}/commands", body, table.tokens[seat])
    acked = time.perf_counter()
    table.seq, table.made = answer["seq"], table.made + 1
    return Sample(table, table.seq, due or sent, sent, acked)


async def warm_up(wire: Wire, table: Table, moves: int) -> None:
    """Make some moves at once, so that games are at different stages."""
    for _ in range(min(moves, len(table.script))):
        await move(wire, table)


async def play(wire: Wire, tables: Sequence[Table], rate: float, seconds: float, report: Report) -> list[Sample]:
    """Make moves at a steady total rate, each table at its own times, however long responses take."""
    lot, period = Random("instants"), len(tables) / rate
    begun = time.perf_counter() + 0.2
    samples: list[Sample] = []

    async def play_at(table: Table, first: float) -> None:
        due = begun + first
        while due < begun + seconds and not table.is_done:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            samples.append(await move(wire, table, due))
            due += period

    async def tell() -> None:
        while True:
            report(min(int(seconds), int(time.perf_counter() - begun)), math.ceil(seconds))
            await asyncio.sleep(0.5)

    gc.collect()
    gc.disable()
    reporting = asyncio.ensure_future(tell())
    try:
        await asyncio.gather(*(play_at(table, lot.random() * period) for table in tables))
    finally:
        reporting.cancel()
        gc.enable()
    return samples


async def settle(tables: Sequence[Table]) -> None:
    """Wait for the last events, up to a time limit."""
    limit = time.perf_counter() + LAST_EVENTS
    while time.perf_counter() < limit:
        if all(stream.numbers[-1] >= table.seq for table in tables for stream in table.streams):
            return
        await asyncio.sleep(0.05)


def faults(tables: Sequence[Table]) -> dict[str, int]:
    """Return the numbers of lost, duplicate and out-of-order events, and of streams that ended."""
    lost = doubled = disordered = ended = 0
    for table in tables:
        for stream in table.streams:
            got = stream.numbers
            expected = set(range(got[0], table.seq + 1))
            lost += len(expected - set(got))
            doubled += len(got) - len(set(got))
            disordered += sum(later < earlier for earlier, later in pairwise(got))
            ended += stream.ended
    return {"lost": lost, "doubled": doubled, "disordered": disordered, "ended": ended}


def published_times(samples: Iterable[Sample]) -> list[float]:
    """Return the seconds from sending each move until both streams have it."""
    arrivals: dict[int, list[dict[int, float]]] = {}
    found = []
    for sample in samples:
        table = sample.table
        if id(table) not in arrivals:
            arrivals[id(table)] = [dict(zip(s.numbers, s.times, strict=True)) for s in table.streams]
        times = [there[sample.seq] for there in arrivals[id(table)] if sample.seq in there]
        if len(times) == len(table.streams):
            found.append(max(times) - sample.sent)
    return found


def at_share(values: Sequence[float], share: float) -> float:
    """Return the quantile of some values at a share from 0 to 1."""
    if not values:
        raise Trouble("nothing was measured")
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]
