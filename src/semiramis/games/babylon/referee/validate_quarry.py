"""What must be true of the quarry: the layers of its stacks, what they show, and what nobody has seen."""

from collections.abc import Iterator

from semiramis.core.model.message import Message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against, total_fault
from semiramis.games.babylon.components.names import FULL_STACK, MATERIAL_WORDS, QUARRY_WORDS
from semiramis.games.babylon.components.tables import CLAY_REMOVED, ROUNDS, TILE_MATERIAL
from semiramis.games.babylon.rules.stages import DEAL_CLAY, DEAL_FIRST, OVER
from semiramis.games.babylon.rules.state import State


def quarry_faults(state: State) -> Iterator[Message]:
    """Everything that makes a quarry impossible."""
    for clause in (_layers, _open_tiles, _dealing, _removed, _buried):
        yield from clause(state)


@enforces("BAB-1.3", "BAB-1.4")
def _layers(state: State) -> Iterator[Message]:
    """A tile that shows is of the material of its layer."""
    for cell, tile in enumerate(state.face):
        height = state.stack[cell]
        if tile and (not height or TILE_MATERIAL[tile] != FULL_STACK - height):
            yield against(f"table.face.{QUARRY_WORDS[cell]}", "BAB-1.3")


@enforces("BAB-A.1")
def _open_tiles(state: State) -> Iterator[Message]:
    """A stack shows a tile unless it is being dealt or uncovered; the last turn of the game reveals none."""
    if state.stage == OVER or state.round == ROUNDS[state.n_seats]:
        return
    for cell, tile in enumerate(state.face):
        waiting = cell == state.uncovered or (state.stage == DEAL_CLAY and cell >= state.dealt)
        if state.stack[cell] and not tile and not waiting:
            yield against(f"table.face.{QUARRY_WORDS[cell]}", "BAB-A.1")


@enforces("BAB-1.3")
def _dealing(state: State) -> Iterator[Message]:
    """Stacks are dealt in their order."""
    if state.stage == DEAL_CLAY and any(state.face[state.dealt :]):
        yield against("table.dealt", "BAB-1.3")


@enforces("BAB-1.10", "BAB-1.13")
def _removed(state: State) -> Iterator[Message]:
    """Clay is removed once the first player is known, and only as much as the number of players says."""
    most = 0 if state.stage in (DEAL_CLAY, DEAL_FIRST) else CLAY_REMOVED[state.n_seats]
    if state.removed > most:
        yield against("table.removed", "BAB-1.10")


@enforces("BAB-1.3", "BAB-1.4")
def _buried(state: State) -> Iterator[Message]:
    """As many tiles of each material are unseen as lie hidden in the stacks."""
    for material in range(len(MATERIAL_WORDS)):
        height = FULL_STACK - material
        unseen = sum(b for t, b in enumerate(state.buried) if b and TILE_MATERIAL[t] == material)
        hidden = sum(
            stack > height or (stack == height and not face)
            for stack, face in zip(state.stack, state.face, strict=True)
        )
        yield from total_fault("table.buried", unseen, hidden)
