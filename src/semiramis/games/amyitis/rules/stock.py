"""The general stock: what players take from it and give back, as far as it reaches."""

from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import GARDENER, N_GOODS
from semiramis.games.amyitis.rules.state import State


@rule("AMY-S.3", "AMY-G.4", "AMY-Q.1")
def gain_talents(state: State, seat: int, due: int) -> None:
    """A player takes talents from the stock, as many as are left."""
    got = min(due, state.stock_talents)
    state.stock_talents -= got
    state.talents[seat] += got


@rule("AMY-S.3", "AMY-G.4", "AMY-Q.1")
def gain_camels(state: State, seat: int, due: int) -> None:
    """A player takes camels from the stock, as many as are left."""
    got = min(due, state.stock_camels)
    state.stock_camels -= got
    state.camels[seat] += got


@rule("AMY-S.3", "AMY-Q.1")
def gain_good(state: State, seat: int, good: int) -> None:
    """A player takes one good from the stock; if none is left the gain is lost."""
    if state.stock_goods[good] > 0:
        state.stock_goods[good] -= 1
        state.goods[seat][good] += 1


@rule()
def return_good(state: State, seat: int, good: int) -> None:
    """A player gives one good back to the stock. Assumes he has it."""
    state.goods[seat][good] -= 1
    state.stock_goods[good] += 1


@rule("AMY-Q.1")
def gain_gardener(state: State, seat: int) -> None:
    """A player takes a Gardener if one is in stock."""
    if state.court_stock[GARDENER][1] > 0:
        state.court_stock[GARDENER][1] -= 1
        state.gardeners[seat] += 1


@rule()
def score(state: State, seat: int, part: int, prestige: int) -> None:
    """A player scores prestige, remembered by where it came from."""
    state.part[seat][part] += prestige


@rule("AMY-G.4")
def count_goods(state: State, seat: int) -> int:
    """How many goods a player holds."""
    held = 0
    for good in range(N_GOODS):
        held += state.goods[seat][good]
    return held
