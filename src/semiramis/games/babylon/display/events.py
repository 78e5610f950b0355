"""What happened: each action as messages, from the difference between the positions before and after."""

from collections.abc import Iterator

from semiramis.core.model.message import Arg, Message, Word, message, seat_arg, signed, word_of
from semiramis.games.babylon.components.names import N_PIECE_KINDS
from semiramis.games.babylon.components.tables import ROUNDS, TILE_FLOWER
from semiramis.games.babylon.rules.actions import CATALOGUE, PAIR, SPAN
from semiramis.games.babylon.rules.scoring import part_score
from semiramis.games.babylon.rules.stages import MINE, OVER, REMOVE, REVEAL, STAGES
from semiramis.games.babylon.rules.state import (
    CELL,
    FLOWER,
    HANG,
    HOLE,
    NO_HANG,
    PART,
    PIECE,
    PLACE,
    TILE,
    TOKEN,
    State,
)


def events(before: State, code: int, after: State, seat: int) -> list[Message]:
    """All messages of one action for a seat; in Babylon every seat sees the same."""
    found = [event for event in (_action(before, code, after),) if event]
    found.extend(_pillars(before, after))
    for other in range(before.n_seats):
        found.extend(_points(before, after, other))
    found.extend(_milestones(before, after))
    return found


def prompt(state: State) -> Message:
    """The question the mover answers next; its attribute `about` tells the others what is being decided."""
    stage = STAGES[state.stage]
    if stage.decides == "chance":
        return message("babylon-ask-deal")
    if stage.decides == "nobody":
        return message("babylon-ask-over")
    return message(f"babylon-ask-{stage.name}", seat=seat_arg(state.asked))


def _action(before: State, code: int, after: State) -> Message | None:
    """The action itself; None for the choices of tile, place and supports, which the laid slab reports."""
    kind = CATALOGUE.action(code).do
    index = code - CATALOGUE.first(kind)
    who = seat_arg(before.asked)
    if kind == "deal-first":
        return message("babylon-log-deal-first", seat=seat_arg(index))
    if kind == "deal-token":
        return message("babylon-log-token", round=after.round, token=word_of(TOKEN, index))
    if kind == "deal-tile":
        if before.stage != REVEAL:
            return None
        return message("babylon-log-reveal", cell=word_of(CELL, before.uncovered), tile=word_of(TILE, index))
    if kind == "turn":
        return _slab(after, before.asked)
    details = _details(before, kind, index)
    return message(f"babylon-log-{kind}", seat=who, **details) if details is not None else None


def _details(before: State, kind: str, index: int) -> dict[str, Arg] | None:
    """The arguments of an action's message; None where there is no message."""
    if kind in ("build", "place", "hang"):
        return None
    if kind in ("mine", "remove"):
        flower = word_of(FLOWER, TILE_FLOWER[before.face[index]])
        return {"cell": word_of(CELL, index), "tile": word_of(TILE, before.face[index]), "flower": flower}
    if kind in ("store", "discard"):
        return {"tile": word_of(TILE, before.mined)}
    if kind in ("fountain", "stairs"):
        return {"fields": word_of(PAIR, index)}
    if kind == "bridge":
        return {"fields": word_of(SPAN, index)}
    if kind == "statue":
        return {"field": word_of(HOLE, index)}
    if kind == "symbol":
        return {"field": word_of(HOLE, index // N_PIECE_KINDS), "piece": word_of(PIECE, index % N_PIECE_KINDS)}
    return {}


def _slab(after: State, seat: int) -> Message:
    """A slab was laid."""
    slab = after.n_slabs[seat] - 1
    args: dict[str, Arg] = {
        "seat": seat_arg(seat),
        "tile": word_of(TILE, after.slab_tile[seat][slab]),
        "place": word_of(PLACE, after.slab_place[seat][slab]),
        "level": after.slab_level[seat][slab],
    }
    if after.slab_hang[seat][slab] == NO_HANG:
        return message("babylon-log-slab", **args)
    return message("babylon-log-slab-hanging", corner=_corner(after.slab_hang[seat][slab]), **args)


def _corner(hang: int) -> Arg:
    return Word(f"babylon-corner-{HANG.words[hang]}")


def _pillars(before: State, after: State) -> Iterator[Message]:
    """Pillars gained, spent and returned."""
    for seat in range(before.n_seats):
        singles = after.singles[seat] - before.singles[seat]
        doubles = after.doubles[seat] - before.doubles[seat]
        if singles > 0:
            yield message("babylon-log-singles", seat=seat_arg(seat), n=singles)
        elif singles < 0 and before.asked == seat:
            yield message("babylon-log-singles-gone", seat=seat_arg(seat), n=-singles)
        if doubles > 0:
            yield message("babylon-log-doubles", seat=seat_arg(seat), n=doubles)


def _points(before: State, after: State, seat: int) -> Iterator[Message]:
    """Points gained or lost, by source."""
    for part in range(len(PART)):
        change = part_score(after, seat, part) - part_score(before, seat, part)
        if change:
            yield message("babylon-log-points", seat=seat_arg(seat), part=word_of(PART, part), change=signed(change))


def _milestones(before: State, after: State) -> Iterator[Message]:
    """The start of a round or of the removals, and the end of the game."""
    if after.stage == MINE and before.round < after.round:
        yield message("babylon-log-round", n=after.round, rounds=ROUNDS[after.n_seats])
    if after.stage == OVER:
        yield message("babylon-log-over")
    if after.stage == REMOVE and before.stage != REMOVE and before.stage != REVEAL:
        yield message("babylon-log-remove-begins")
