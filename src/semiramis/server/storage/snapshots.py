"""Snapshots: a position to resume from, with just enough context to behave like the fully replayed match.

The context is the last step (can it be undone without consent?), the seats of all steps (whose last decision was
when?), the undone steps (how far can one redo?) and the last log lines (when is the next hash due?).
"""

import base64
import json
from collections.abc import Mapping
from typing import Any

from semiramis.core.model.arrays import State
from semiramis.core.play.match import HASH_EVERY, Match
from semiramis.core.play.progress import Step
from semiramis.server.storage.rows import packed

SNAPSHOT_EVERY = 16
REWIND_KINDS = ("undo", "redo")
"""Kinds of events that may lead back beyond the last snapshot; each is followed by a snapshot."""


ADDED_LATER = ("deciders", "taken_back")
"""Context that snapshots of version 0.1.0 do not have."""


def is_due(seq: int, kind: str) -> bool:
    """Whether an event is followed by a snapshot."""
    return seq % SNAPSHOT_EVERY == 0 or kind in REWIND_KINDS


def snapshot_of(match: Match) -> dict[str, Any]:
    """The columns of a snapshot of a match."""
    last = match.steps[-1] if match.steps else None
    more = {
        "tail": match.log[-HASH_EVERY:],
        "last": [*_written(last), base64.b64encode(last.before.to_bytes()).decode()] if last else None,
        "undone": [_written(step) for step in match.undone],
        "deciders": "".join(map(str, match.deciders)),
        **({"taken_back": sorted(match.taken_back)} if match.taken_back else {}),
    }
    return {"lines": match.n_lines, "state": match.state.to_bytes(), "more": packed(more)}


def is_complete(row: Mapping[str, Any]) -> bool:
    """Whether a snapshot has all the context; those of version 0.1.0 do not tell who decided."""
    return "deciders" in json.loads(row["more"])


def is_of(row: Mapping[str, Any], match: Match) -> bool:
    """Whether a stored snapshot is that of a match, written by this or an older version."""
    fresh, stored = snapshot_of(match), json.loads(row["more"])
    more = json.loads(fresh["more"])
    known = {name: value for name, value in more.items() if name in stored or name not in ADDED_LATER}
    return all(row[name] == value for name, value in {**fresh, "more": packed(known)}.items())


def resume_from(match: Match, row: Mapping[str, Any]) -> None:
    """Bring a new match to where a snapshot was taken."""
    more = json.loads(row["more"])
    state = match.game.rules.State.from_bytes(row["state"])
    before = match.game.rules.State.from_bytes(base64.b64decode(more["last"][3])) if more["last"] else state
    last = _step(more["last"][:3], before, state) if more["last"] else None
    undone = [_step(written, None, None) for written in more["undone"]]
    match.resume_from(before, row["lines"], more["tail"], last, undone, map(int, more.get("deciders", "")))
    match.taken_back = set(more.get("taken_back", ()))


def _step(written: list[Any], before: State, after: State) -> Step:
    seat, code, chance = written
    return Step(seat, code, tuple(chance), before, after)


def _written(step: Step) -> list[Any]:
    return [step.seat, step.code, list(step.chance)]
