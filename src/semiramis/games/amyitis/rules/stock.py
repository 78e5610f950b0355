"""The general stock: taking from it, as far as it lasts, and returning to it."""

from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import GARDENER, N_GOODS
from semiramis.games.amyitis.rules.state import State


@rule("AMY-S.3", "AMY-G.4", "AMY-Q.1")
def gain_talents(state: State, seat: int, due: int) -> None:
    """Move talents from the stock to a player, up to what is left."""
    got = min(due, state.stock_talents)
    state.stock_talents -= got
    state.talents[seat] += got


@rule("AMY-S.3", "AMY-G.4", "AMY-Q.1")
def gain_camels(state: State, seat: int, due: int) -> None:
    """Move camels from the stock to a player, up to what is left."""
    got = min(due, state.stock_camels)
    state.stock_camels -= got
    state.camels[seat] += got


@rule("AMY-S.3", "AMY-Q.1")
def gain_good(state: State, seat: int, good: int) -> None:
    """Move one good from the stock to a player; the gain is lost where none is left."""
    if state.stock_goods[good] > 0:
        state.stock_goods[good] -= 1
        state.goods[seat][good] += 1


@rule()
def return_good(state: State, seat: int, good: int) -> None:
    """Move one good from a player to the stock; assumes the player has it."""
    state.goods[seat][good] -= 1
    state.stock_goods[good] += 1


@rule("AMY-Q.1")
def gain_gardener(state: State, seat: int) -> None:
    """Move a Gardener from the stock to a player, if one is left."""
    if state.court_stock[GARDENER][1] > 0:
        state.court_stock[GARDENER][1] -= 1
        state.gardeners[seat] += 1


@rule()
def score(state: State, seat: int, part: int, prestige: int) -> None:
    """Add prestige to a part of a player's score."""
    state.part[seat][part] += prestige


@rule("AMY-G.4")
def count_goods(state: State, seat: int) -> int:
    """The number of goods a player holds."""
    held = 0
    for good in range(N_GOODS):
        held += state.goods[seat][good]
    return held
