"""Answers while playing: the legend, why an action is illegal, continuations, hints, where an event stream resumes."""

import asyncio
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from semiramis.core.model.arrays import State
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Malformed
from semiramis.core.play.continuations import Codes, continuations_from, follow
from semiramis.core.play.view import offers_for
from semiramis.server.answers.tables import find_table
from semiramis.server.errors import Conflict
from semiramis.server.service.table_service import TableService
from semiramis.server.tables.serialize import hint_data
from semiramis.server.tables.table import Table

if TYPE_CHECKING:
    from semiramis.server.schemas.requests import Begun, WhyNot

LAST_POSSIBLE_EVENT = 1_000_000
MOST_KEPT = 256
"""Lists of continuations that are kept: a player looks at the same places again and again."""


def resume_after(last_event_id: str | None, after: int | None) -> int | None:
    """The event after which a stream resumes; None without a wish. Raises Malformed for an impossible id."""
    if last_event_id is None:
        return after
    if not last_event_id.isascii() or not last_event_id.isdigit():
        raise Malformed("server-bad-event-id")
    return min(int(last_event_id), LAST_POSSIBLE_EVENT)


async def show_legend(service: TableService, id: str, token: str) -> dict[str, Any]:
    """Every symbol of a table's game, with the numbers of its edition."""
    table, _ = await find_table(service, id, token)
    return {"groups": [group.to_json() for group in table.game.guide.legend()]}


async def ask_why_not(service: TableService, id: str, token: str, body: "WhyNot") -> dict[str, Any]:
    """Whether an action is legal now, or after others of the mover, and the clause that forbids it if it is not."""
    table, _ = await find_table(service, id, token)
    code = table.match.encode(body.action)
    before = [table.match.encode(action) for action in body.after]
    state = follow(table.game, table.match.state, table.match.mover, before)
    refusal = table.game.referee.why_not(state, code)
    return {"allowed": refusal is None, "refusal": refusal.to_json() if refusal else None}


async def ask_ahead(service: TableService, id: str, token: str) -> dict[str, Any]:
    """What the visitor could do if their next turn began now; empty where they decide, or know of no turn ahead."""
    table, held = await find_table(service, id, token, needs_seat=True)
    ahead = None if table.status != "playing" or table.mover in held else _turn_ahead(table, held[0])
    offers = [] if ahead is None else offers_for(table.game, ahead, held[0])
    return {"seq": table.seq, "seat": SEAT.words[held[0]], "legal": offers}


def _turn_ahead(table: Table, seat: int) -> State | None:
    ahead: State | None = table.game.display.turn_ahead(table.match.state, seat)
    return ahead


async def ask_continuations(service: TableService, id: str, token: str, body: "Begun") -> dict[str, Any]:
    """How a move that begins with some actions can go on, and what each way scores. Raises Conflict out of turn."""
    table, held = await find_table(service, id, token, needs_seat=True)
    if table.mover not in held:
        raise Conflict("server-not-your-turn")
    codes = tuple(table.match.encode(action) for action in body.actions)
    asked = _Begun(table.id, table.seq, codes, table, table.match.state)
    return {"seq": table.seq, **await asyncio.to_thread(_continuations, asked)}


@dataclass(frozen=True)
class _Begun:
    """The actions a move begins with, at a position: the event after which it stands identifies it."""

    id: str
    seq: int
    codes: Codes
    table: Table = field(compare=False)
    state: State = field(compare=False)


@lru_cache(maxsize=MOST_KEPT)
def _continuations(begun: _Begun) -> dict[str, Any]:
    return continuations_from(begun.table.game, begun.state, begun.table.game.rules.mover(begun.state), begun.codes)


async def ask_hint(service: TableService, id: str, token: str) -> dict[str, Any]:
    """What a bot recommends in the visitor's place. Raises Conflict out of turn, Forbidden at a table without help."""
    table, held = await find_table(service, id, token, needs_seat=True)
    if table.mover not in held:
        raise Conflict("server-not-your-turn")
    table.expect_help()
    seq = table.seq
    return hint_data(table, await service.bots.hint(table, token, seq), seq)


async def ask_hint_then(service: TableService, id: str, token: str, seq: int) -> dict[str, Any]:
    """What a bot recommends in the position after an event.

    Raises Forbidden at a table without help, Conflict where nobody decides.
    """
    table, held = await find_table(service, id, token, needs_seat=True)
    table.expect_help()
    if seq == table.seq and table.mover >= 0 and table.mover not in held:
        raise Conflict("server-not-your-turn")
    state = await service.residency.position_at(table, seq)
    if table.game.rules.mover(state) < 0:
        raise Conflict("server-nobody-to-decide")
    return hint_data(table, await service.bots.hint(table, token, seq, state), seq)
