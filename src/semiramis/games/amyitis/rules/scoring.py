"""Prestige: points scored so far, the favour of Amyitis, and goods left, valid at any moment."""

from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import N_SQUARES
from semiramis.games.amyitis.components.tables import FAVOUR_PRESTIGE, FAVOUR_TILES, GOOD_PRESTIGE
from semiramis.games.amyitis.rules.state import FAVOUR, GOODS_LEFT, N_PARTS, State
from semiramis.games.amyitis.rules.stock import count_goods


@rule("AMY-E.2")
def favour(state: State, seat: int) -> int:
    """The favour of Amyitis for the tiles a player has planted."""
    tiles = 0
    for square in range(N_SQUARES):
        if state.planted[square] == seat + 1:
            tiles += 1
    if tiles >= FAVOUR_TILES[state.n_seats][1]:
        return FAVOUR_PRESTIGE[state.n_seats][1]
    if tiles >= FAVOUR_TILES[state.n_seats][0]:
        return FAVOUR_PRESTIGE[state.n_seats][0]
    return 0


@rule("AMY-E.2", "AMY-E.3")
def part_score(state: State, seat: int, part: int) -> int:
    """A player's prestige from one source, as if the game ended now."""
    if part == FAVOUR:
        return favour(state, seat)
    if part == GOODS_LEFT:
        return GOOD_PRESTIGE * count_goods(state, seat)
    return state.part[seat][part]


@rule("AMY-G.1", "AMY-E.4")
def total_score(state: State, seat: int) -> int:
    """A player's total prestige, as if the game ended now."""
    total = 0
    for part in range(N_PARTS):
        total += part_score(state, seat, part)
    return total
