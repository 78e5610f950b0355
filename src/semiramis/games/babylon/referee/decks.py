"""The deck behind each chance node."""

from collections.abc import Callable

from semiramis.core.game import Deal
from semiramis.core.model.rule import enforces
from semiramis.games.babylon.components.names import (
    CLAY,
    FIRST_QUARRY_TILE,
    FIRST_START_TILE,
    FULL_STACK,
    MATERIAL_WORDS,
    N_TOKEN_KINDS,
)
from semiramis.games.babylon.components.tables import TILE_MATERIAL, TOKEN_COUNT
from semiramis.games.babylon.rules.actions import DEAL_FIRST_CODE, DEAL_TILE_CODE, DEAL_TOKEN_CODE
from semiramis.games.babylon.rules.stages import DEAL_CLAY, DEAL_FIRST, DEAL_TOKEN, REVEAL
from semiramis.games.babylon.rules.state import State


@enforces("BAB-1.3", "BAB-1.7", "BAB-1.8", "BAB-R.1")
def deal(state: State) -> Deal:
    """The deck, and the position in it, of the tile, player or token that a chance node reveals."""
    return DECKS[state.stage](state)


def _clay(state: State) -> Deal:
    return _layer(CLAY, state.dealt)


def _uncovered(state: State) -> Deal:
    return _layer(FULL_STACK - state.stack[state.uncovered], state.uncovered)


def _layer(material: int, cell: int) -> Deal:
    """The tiles of one layer of the quarry; the position of a tile in the deck is the cell of its stack."""
    quarry = range(FIRST_QUARRY_TILE, FIRST_START_TILE)
    tiles = tuple(DEAL_TILE_CODE + tile for tile in quarry if TILE_MATERIAL[tile] == material)
    return Deal(f"{MATERIAL_WORDS[material]} tiles", cell, tiles)


def _first_player(state: State) -> Deal:
    return Deal("first player", 0, tuple(DEAL_FIRST_CODE + seat for seat in range(state.n_seats)))


def _tokens(state: State) -> Deal:
    tokens = tuple(DEAL_TOKEN_CODE + token for token in range(N_TOKEN_KINDS) for _ in range(TOKEN_COUNT[token]))
    return Deal("round tokens", state.round - 1, tokens)


DECKS: dict[int, Callable[[State], Deal]] = {
    DEAL_CLAY: _clay,
    REVEAL: _uncovered,
    DEAL_FIRST: _first_player,
    DEAL_TOKEN: _tokens,
}
"""The deck of each stage that chance decides."""
