"""What each chance node asks of the referee: which deck, and which place in it."""

from semiramis.core.game import Deal
from semiramis.core.model.rule import enforces
from semiramis.games.babylon.components.tables import MATERIAL_WORDS, TILE_MATERIAL, TOKEN_COUNT
from semiramis.games.babylon.rules.actions import DEAL_FIRST_CODE, DEAL_TILE_CODE, DEAL_TOKEN_CODE
from semiramis.games.babylon.rules.state import DEAL_CLAY, DEAL_FIRST, REVEAL, State


@enforces("BAB-1.3", "BAB-1.7", "BAB-1.8", "BAB-R.1")
def deal(state: State) -> Deal:
    """The deck and place of the draw a state is waiting for; every stack of the quarry is a place of each layer."""
    if state.stage == DEAL_CLAY:
        return _layer(0, state.dealt)
    if state.stage == REVEAL:
        return _layer(3 - state.stack[state.uncovered], state.uncovered)
    if state.stage == DEAL_FIRST:
        return Deal("first player", 0, tuple(DEAL_FIRST_CODE + seat for seat in range(state.n_seats)))
    tokens = tuple(DEAL_TOKEN_CODE + token for token in range(8) for _ in range(TOKEN_COUNT[token]))
    return Deal("round tokens", state.round - 1, tokens)


def _layer(material: int, cell: int) -> Deal:
    tiles = tuple(DEAL_TILE_CODE + tile for tile in range(1, 49) if TILE_MATERIAL[tile] == material)
    return Deal(f"{MATERIAL_WORDS[material]} tiles", cell, tiles)
