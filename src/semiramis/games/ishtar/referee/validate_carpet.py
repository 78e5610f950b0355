"""Validate cups, stacks, tiles and turns."""

from collections.abc import Iterator

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Message, message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against, total_fault
from semiramis.games.ishtar.components.names import (
    CUPS,
    CUPS_OF_SHAPE,
    FIRST_START_TILE,
    NO_CELL,
    NO_CUP,
    SHAPE_WORDS,
    SKILL_J,
    STARTS_OF_SHAPE,
    STRAIGHT,
    TILE_WORDS,
    TILES,
    TILES_OF_SHAPE,
    TRIANGLE,
)
from semiramis.games.ishtar.components.tables import STACK_HEIGHT, TILE_SHAPE
from semiramis.games.ishtar.rules.carpet import empty_stacks, is_last_round
from semiramis.games.ishtar.rules.stages import (
    CHOOSE,
    DEAL_CARD,
    DEAL_CUP,
    DEAL_FIRST,
    DEAL_START,
    DRAW,
    FILL_ROW,
    OVER,
    PAY_STEPS,
)
from semiramis.games.ishtar.rules.state import CUP, State


@enforces("ISH-1.6", "ISH-1.7", "ISH-1.8", "ISH-3.6")
def check_carpet(state: State) -> Iterator[Message]:
    """Cups of all shapes, stacks with a face-up top except under the can, and every tile in one place."""
    for cup in range(CUPS):
        yield from _stack(state, cup)
    for shape in range(STRAIGHT, TRIANGLE + 1):
        if state.cup_shape.count(shape) > CUPS_OF_SHAPE:
            yield message("position-too-many", place="table.cup_shape", thing=SHAPE_WORDS[shape], most=CUPS_OF_SHAPE)
    if state.stage >= DEAL_CARD:
        yield from _hidden(state)
    for tile in range(TILES + 1):
        places = _places(state, tile)
        if places > 1 or (places and not tile):
            yield message("position-twice", place="table.tile_at", thing=TILE_WORDS[tile])
        if state.tile_turn[tile] and state.tile_at[tile] == NO_CELL:
            yield against(f"table.tile_turn.{TILE_WORDS[tile]}", "ISH-4.2")


def _stack(state: State, cup: int) -> Iterator[Message]:
    """One cup and its stack."""
    name, tile, height, dealing = CUP.words[cup], state.top[cup], state.height[cup], state.stage <= DEAL_START
    shaped = state.stage > DEAL_CUP or (state.stage == DEAL_CUP and cup < state.dealt)
    if bool(state.cup_shape[cup]) != shaped:
        yield against(f"table.cup_shape.{name}", "ISH-1.6")
    if height > STACK_HEIGHT[state.n_seats] or (state.stage <= DEAL_FIRST and height < STACK_HEIGHT[state.n_seats]):
        yield against(f"table.height.{name}", "ISH-1.8")
    elif dealing:
        if bool(tile) != (state.stage == DEAL_START and cup < state.dealt):
            yield against(f"table.top.{name}", "ISH-1.7")
    elif bool(tile) != (height > 0 and cup not in (state.can, state.opened)):
        yield against(f"table.top.{name}", "ISH-3.6")
    if tile and TILE_SHAPE[tile] != state.cup_shape[cup]:
        yield against(f"table.top.{name}", "ISH-1.7")
    starts = height == STACK_HEIGHT[state.n_seats]
    if tile and (tile >= FIRST_START_TILE) != starts:
        yield against(f"table.top.{name}", "ISH-1.7")


def _hidden(state: State) -> Iterator[Message]:
    """As many tiles of a shape are unseen as lie hidden in stacks or were left out at set-up."""
    for shape in range(STRAIGHT, TRIANGLE + 1):
        cups = [cup for cup in range(CUPS) if state.cup_shape[cup] == shape]
        hidden = sum(state.height[cup] - bool(state.top[cup]) for cup in cups)
        out = STARTS_OF_SHAPE + TILES_OF_SHAPE - CUPS_OF_SHAPE * STACK_HEIGHT[state.n_seats]
        unseen = sum(state.unseen[tile] for tile in range(1, TILES + 1) if TILE_SHAPE[tile] == shape)
        yield from total_fault("table.unseen", unseen, hidden + out)
    if any(state.unseen[FIRST_START_TILE:]):
        yield against("table.unseen", "ISH-1.7")


def _places(state: State, tile: int) -> int:
    """The number of places a tile is in; 1 for every tile that is not lost."""
    kept = state.kept[: state.n_seats].count(tile) if tile else 0
    top = state.top.count(tile) if tile else 0
    lies = state.tile_at[tile] != NO_CELL
    return state.unseen[tile] + top + kept + lies + (state.hand == tile and tile > 0)


@enforces("ISH-2.1", "ISH-2.2", "ISH-3.1", "ISH-10.2")
def check_turns(state: State) -> Iterator[Message]:
    """Turns went round the table, and each player who could take a tile did."""
    if state.stage <= DEAL_FIRST:
        if any(state.turns) or state.can != NO_CUP or state.asked or state.first:
            yield against("table.can", "ISH-2.1")
        return
    n, finished = state.n_seats, state.stage in (FILL_ROW, OVER)
    turns = [state.turns[(state.first + step) % n] for step in range(n)]
    asked = (state.asked - state.first) % n
    done = asked + finished
    rounds = turns[0] - (done > 0)
    if turns != [rounds + (seat < done) for seat in range(n)]:
        yield against(f"seats.{SEAT.words[state.asked]}.turns", "ISH-2.1")
        return
    begun = sum(turns) + (not finished and state.stage not in (CHOOSE, PAY_STEPS))
    if (state.can == NO_CUP) != (begun == 0):
        yield against("table.can", "ISH-3.1")
    without = begun - _tiles_used(state) - (state.stage == DRAW and state.learning != SKILL_J)
    if without < 0 or (without > 0 and empty_stacks(state) < CUPS):
        yield against(f"seats.{SEAT.words[state.asked]}.turns", "ISH-2.2")
    two_empty = is_last_round(state)
    if (state.stage == OVER) != (done == n and finished and two_empty):
        yield against("table.stage", "ISH-10.2")


def _tiles_used(state: State) -> int:
    """The number of tiles placed, in hand to be placed, or removed because they fitted nowhere."""
    placed = sum(cell != NO_CELL for cell in state.tile_at)
    return placed + (state.hand > 0) + len(removed_tiles(state))


def removed_tiles(state: State) -> set[int]:
    """The tiles that were taken and fitted nowhere: seen, and in no place."""
    return {tile for tile in range(1, TILES + 1) if _places(state, tile) == 0}
