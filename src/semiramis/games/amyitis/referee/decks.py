"""What each chance node asks of the referee: which deck, and which place in it."""

from semiramis.core.game import Deal
from semiramis.core.model.rule import upholds
from semiramis.games.amyitis.components.tables import CRAFT_COUNT, SQUARE_FLOOR, SQUARE_UNUSED, TILE_QUALITY, TOP_TILE
from semiramis.games.amyitis.rules.actions import (
    DEAL_CARD_CODE,
    DEAL_CRAFT_CODE,
    DEAL_FACE_CODE,
    DEAL_FIRST_CODE,
    DEAL_LOAD_CODE,
    DEAL_TILE_CODE,
)
from semiramis.games.amyitis.rules.state import DEAL_CARD, DEAL_CRAFT, DEAL_FACE, DEAL_LOAD, DEAL_TILE, State


@upholds("AMY-S.4", "AMY-S.5", "AMY-S.6", "AMY-S.8", "AMY-S.9", "AMY-S.12", "AMY-I.1")
def deal(state: State) -> Deal:
    """The deck and place of the draw a state is waiting for."""
    if state.stage == DEAL_CRAFT:
        return Deal(f"crafts of round {state.round}", state.dealt, _craft_pile(state.n_seats))
    if state.stage == DEAL_TILE:
        return _tile_deal(state)
    if state.stage == DEAL_FACE:
        return Deal("Khorsabad face", 0, (DEAL_FACE_CODE, DEAL_FACE_CODE + 1))
    if state.stage == DEAL_CARD:
        return Deal("plant cards", state.dealt, tuple(DEAL_CARD_CODE + card for card in (1, 2, 3)))
    if state.stage == DEAL_LOAD:
        return Deal("Caravaneer goods", state.dealt, tuple(DEAL_LOAD_CODE + good for good in range(4)))
    return Deal("first player", 0, tuple(DEAL_FIRST_CODE + seat for seat in range(state.n_seats)))


def _craft_pile(n_seats: int) -> tuple[int, ...]:
    return tuple(DEAL_CRAFT_CODE + craft for craft in range(4) for _ in range(CRAFT_COUNT[n_seats][craft]))


def _tile_deal(state: State) -> Deal:
    """The pile of the square's quality; its place is how many squares of the same floor come before it."""
    floor = SQUARE_FLOOR[state.dealt]
    pile = tuple(DEAL_TILE_CODE + tile for tile in range(1, 21) if TILE_QUALITY[tile] == floor and tile != TOP_TILE)
    before = [square for square in range(state.dealt) if SQUARE_FLOOR[square] == floor]
    used = [square for square in before if state.n_seats > 2 or not SQUARE_UNUSED[square]]
    return Deal(f"tiles of quality {floor}", len(used), pile)
