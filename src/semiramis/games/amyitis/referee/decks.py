"""The deck behind each chance node."""

from collections.abc import Callable

from semiramis.core.game import Deal
from semiramis.core.model.rule import enforces
from semiramis.games.amyitis.components.names import N_CRAFTS, N_TILES, WINE
from semiramis.games.amyitis.components.tables import CRAFT_COUNT, SQUARE_FLOOR, SQUARE_UNUSED, TILE_QUALITY, TOP_TILE
from semiramis.games.amyitis.rules.actions import (
    DEAL_CARD_CODE,
    DEAL_CRAFT_CODE,
    DEAL_FACE_CODE,
    DEAL_FIRST_CODE,
    DEAL_LOAD_CODE,
    DEAL_TILE_CODE,
)
from semiramis.games.amyitis.rules.setup import KHORSABAD_CARD
from semiramis.games.amyitis.rules.stages import DEAL_CARD, DEAL_CRAFT, DEAL_FACE, DEAL_FIRST, DEAL_LOAD, DEAL_TILE
from semiramis.games.amyitis.rules.state import State


@enforces("AMY-S.4", "AMY-S.5", "AMY-S.6", "AMY-S.8", "AMY-S.9", "AMY-S.12", "AMY-I.1")
def deal(state: State) -> Deal:
    """The deck, and the position in it, of the card that a chance node reveals."""
    return DECKS[state.stage](state)


def _faces(state: State) -> Deal:
    return Deal("Khorsabad face", 0, (DEAL_FACE_CODE, DEAL_FACE_CODE + 1))


def _plant_cards(state: State) -> Deal:
    return Deal("plant cards", state.dealt, tuple(DEAL_CARD_CODE + card for card in range(1, KHORSABAD_CARD)))


def _loads(state: State) -> Deal:
    return Deal("Caravaneer goods", state.dealt, tuple(DEAL_LOAD_CODE + good for good in range(WINE)))


def _tiles(state: State) -> Deal:
    """The pile of the square's quality; the position in it is the number of earlier squares of the same floor."""
    floor = SQUARE_FLOOR[state.dealt]
    pile = tuple(
        DEAL_TILE_CODE + tile for tile in range(1, N_TILES + 1) if TILE_QUALITY[tile] == floor and tile != TOP_TILE
    )
    before = [square for square in range(state.dealt) if SQUARE_FLOOR[square] == floor]
    used = [square for square in before if state.n_seats > 2 or not SQUARE_UNUSED[square]]
    return Deal(f"tiles of quality {floor}", len(used), pile)


def _first_player(state: State) -> Deal:
    return Deal("first player", 0, tuple(DEAL_FIRST_CODE + seat for seat in range(state.n_seats)))


def _crafts(state: State) -> Deal:
    counts = CRAFT_COUNT[state.n_seats]
    pile = tuple(DEAL_CRAFT_CODE + craft for craft in range(N_CRAFTS) for _ in range(counts[craft]))
    return Deal(f"crafts of round {state.round}", state.dealt, pile)


DECKS: dict[int, Callable[[State], Deal]] = {
    DEAL_FACE: _faces,
    DEAL_CARD: _plant_cards,
    DEAL_LOAD: _loads,
    DEAL_TILE: _tiles,
    DEAL_FIRST: _first_player,
    DEAL_CRAFT: _crafts,
}
"""The deck of each stage that chance decides."""
