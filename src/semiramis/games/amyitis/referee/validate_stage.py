"""Validation of the stage: pending fields, the caravan, the mover and the round have to agree with it."""

from collections.abc import Iterator

from semiramis.core.model.message import Message, message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against, pending_fault, pending_faults
from semiramis.games.amyitis.components.names import (
    COURT_CITY,
    ISHTAR,
    NO_GOOD,
    PLANT_CITY,
    SALE_CITY,
    SQUARE_WORDS,
    TAMMOUZ,
    TOP_SQUARE,
)
from semiramis.games.amyitis.components.tables import CITY_DEMAND, CITY_KIND, LAST_ROUND, LAST_TILES, SQUARE_UNUSED
from semiramis.games.amyitis.rules.caravan import can_pay, extra_good
from semiramis.games.amyitis.rules.court import city_serves
from semiramis.games.amyitis.rules.planting import has_place, plant_quality
from semiramis.games.amyitis.rules.round_end import excess_goods, tiles_left
from semiramis.games.amyitis.rules.setup import skip_squares
from semiramis.games.amyitis.rules.stages import (
    ACT,
    DEAL_CARD,
    DEAL_CRAFT,
    DEAL_FACE,
    DEAL_FIRST,
    DEAL_LOAD,
    DEAL_TILE,
    DISCARD,
    DONE,
    FARM,
    GAIN,
    IRRIGATE,
    ISHTAR_GIFT,
    OVER,
    PAY,
    PLANTING,
    PRAY,
    PROCESSION,
    SELL,
    STAGE,
    STAGES,
    SWAP,
    TAKE,
    TAMMOUZ_FIELD,
)
from semiramis.games.amyitis.rules.state import State
from semiramis.games.amyitis.rules.temples import temple_first, temple_second


def stage_faults(state: State) -> Iterator[Message]:
    """The faults of a position's stage."""
    for chapter in (_pending, _place, _setup, _asked, _round):
        yield from chapter(state)


def _pending(state: State) -> Iterator[Message]:
    """Pending fields belong to the stage; free goods and Court cards need a square being planted."""
    yield from pending_faults(STAGES, state)
    for name in ("gain_goods", "gain_courts") if state.planting == 0 else ():
        if getattr(state, name) and name in STAGES[state.stage].pending:
            yield pending_fault(STAGES, state, name)


def _place(state: State) -> Iterator[Message]:
    """The caravan is in a city where the stage can occur, and the square being planted is the mover's."""
    kind = CITY_KIND[state.caravan]
    at_home = {
        SELL: kind == SALE_CITY,
        PAY: kind in (COURT_CITY, PLANT_CITY),
        PLANTING: kind == PLANT_CITY,
        GAIN: state.planting > 0,
    }
    free = state.planting > 0
    at_home[TAKE] = (kind == PLANT_CITY and state.gain_courts > 0) if free else kind == COURT_CITY
    at_home[IRRIGATE] = kind == SALE_CITY or state.free_water == 0
    if state.stage == DONE or not at_home.get(state.stage, True):
        yield message("position-stage", stage=STAGE.words[state.stage])
    if state.stage == PAY and not _owes_rightly(state):
        yield against("table.owed", "AMY-II.C.c.1")
    if free and (state.planted[state.planting - 1] != state.asked + 1 or kind != PLANT_CITY):
        yield against("table.planting", "AMY-PL.6")


def _owes_rightly(state: State) -> bool:
    """Whether the debt is the price of the city and its plant card, or the rest of it, and the trade is possible."""
    seat, city = state.asked, state.caravan
    demand, extra = CITY_DEMAND[city], extra_good(state, city)
    due = {(demand, extra), (extra, NO_GOOD)} - {(NO_GOOD, NO_GOOD)}
    owed = (state.owed, state.owed_next)
    if owed not in due or not can_pay(state, seat, *owed):
        return False
    if CITY_KIND[city] == COURT_CITY:
        return city_serves(state, seat, city)
    return has_place(state, plant_quality(state, city) + state.gardeners[seat])


@enforces("AMY-S.8", "AMY-S.9", "AMY-S.11")
def _setup(state: State) -> Iterator[Message]:
    """Before the first round no player has acted, and the deals come in order."""
    if state.stage >= DEAL_CRAFT:
        return
    boards = [*state.canal, *state.field, *state.temple, *state.goods, *state.court, *state.part]
    if any(map(any, boards)) or any(state.planted) or any(state.gardeners):
        yield against("table", "AMY-S.11")
    dealt_loads = {DEAL_FACE: 0, DEAL_CARD: 0, DEAL_LOAD: state.dealt}
    if sum(state.load) != dealt_loads.get(state.stage, state.court_stock[0][2]):
        yield against("table.load", "AMY-S.8")
    laid = state.dealt if state.stage == DEAL_TILE else TOP_SQUARE if state.stage == DEAL_FIRST else 0
    probe = state.clone()
    skip_squares(probe)
    if (
        laid > TOP_SQUARE
        or any(state.tile[laid:TOP_SQUARE])
        or (state.stage == DEAL_TILE and (laid >= TOP_SQUARE or probe.dealt != laid))
    ):
        yield against("table.dealt", "AMY-S.9")
    for square in range(min(laid, TOP_SQUARE)):
        if not state.tile[square] and not (state.n_seats == 2 and SQUARE_UNUSED[square]):
            yield against(f"table.tile.{SQUARE_WORDS[square]}", "AMY-S.9")


@enforces("AMY-III.1", "AMY-III.2.1", "AMY-III.2.3", "AMY-III.3", "AMY-Q.4", "AMY-Q.5")
def _asked(state: State) -> Iterator[Message]:
    """The mover has the cube that the stage needs, and at the end of the round it is their turn."""
    if state.stage in (FARM, PRAY, IRRIGATE, PROCESSION, TAMMOUZ_FIELD) and state.cubes[state.asked] == 0:
        yield against("table.asked", "AMY-Q.4")
    if state.stage == ACT and state.passed[state.asked]:
        yield against("table.asked", "AMY-II.A.1")
    if STAGES[state.stage].phase != "actions" and any(state.passed):
        yield against("seats", "AMY-Q.5")
    farmer = temple_first(state, TAMMOUZ)
    in_turn = {
        PROCESSION: ("AMY-III.1", (state.first + state.n_seats - 1) % state.n_seats),
        ISHTAR_GIFT: ("AMY-III.2.1", temple_first(state, ISHTAR)),
        TAMMOUZ_FIELD: ("AMY-III.2.3", farmer),
        SWAP: ("AMY-III.2.3", temple_second(state, TAMMOUZ, farmer)),
    }
    clause, seat = in_turn.get(state.stage, ("", state.asked))
    if seat != state.asked:
        yield against("table.asked", clause)
    if state.stage == ISHTAR_GIFT and not (state.stock_camels and state.stock_talents):
        yield against("table.stage", "AMY-Q.1")
    if state.stage == DISCARD and excess_goods(state, state.asked) <= 0:
        yield against("table.asked", "AMY-III.3")


@enforces("AMY-R.1", "AMY-E.1", "AMY-Q.23")
def _round(state: State) -> Iterator[Message]:
    """The round is between 1 and the last one, and the game is over only where the rules end it."""
    if state.round > LAST_ROUND or (state.stage >= DEAL_CRAFT) != (state.round > 0):
        yield against("table.round", "AMY-R.1")
    if state.stage == OVER and tiles_left(state) > LAST_TILES[state.n_seats] and state.round < LAST_ROUND:
        yield against("table.stage", "AMY-E.1")
