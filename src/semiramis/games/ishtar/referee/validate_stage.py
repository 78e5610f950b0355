"""Validate an unfinished turn: only the fields of its stage are pending, and their values make sense there."""

from collections.abc import Iterator

from semiramis.core.model.message import Message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against, pending_faults
from semiramis.games.ishtar.components.names import (
    BOARDS,
    CUPS,
    NO_CELL,
    NO_CUP,
    NO_SKILL,
    SKILL_F,
    SKILL_G,
    SKILL_H,
    SKILL_I,
    SKILL_J,
    TILES,
)
from semiramis.games.ishtar.components.tables import SKILL_PRICE, TILE_SYMBOL, TILE_SYMBOL_CELL
from semiramis.games.ishtar.rules.carpet import has_tile_to_choose, step_price
from semiramis.games.ishtar.rules.payment import n_gems
from semiramis.games.ishtar.rules.placing import has_place, tile_cells
from semiramis.games.ishtar.rules.stages import (
    CHOOSE,
    DEAL_BOARD,
    DEAL_CARD,
    DEAL_CUP,
    DEAL_FIRST,
    DEAL_FOUNTAIN,
    DEAL_SIDE,
    DEAL_START,
    DOUBLE,
    DRAW,
    FILL_ROW,
    KEEP,
    OVER,
    PAY_SKILL,
    PAY_STEPS,
    PLACING,
    PLANT,
    REFILL,
    RESERVE,
    REVEAL,
    SINGLE,
    SPECIAL,
    STAGES,
    TAKE,
    TREE,
)
from semiramis.games.ishtar.rules.state import State
from semiramis.games.ishtar.rules.symbols import has_symbol_use, may_learn
from semiramis.games.ishtar.rules.trees import ANY_NUMBER, empty_place

SKILL_OF_STAGE = {TAKE: SKILL_F, SINGLE: SKILL_G, DOUBLE: SKILL_H, RESERVE: SKILL_I, REFILL: SKILL_I, KEEP: SKILL_J}


def check_stage(state: State) -> Iterator[Message]:
    """Every fault of the fields that depend on the stage."""
    faults = list(pending_faults(STAGES, state))
    yield from faults
    if not faults:
        for chapter in (_set_up, _tile, _symbol, _skill, _trees):
            yield from chapter(state)


@enforces("ISH-1.2", "ISH-1.10")
def _set_up(state: State) -> Iterator[Message]:
    """Set-up has reached a place that exists, and the row is full where it has to be."""
    places = {DEAL_BOARD: state.n_boards, DEAL_SIDE: state.n_boards, DEAL_FOUNTAIN: state.n_boards}
    places |= {DEAL_CUP: CUPS, DEAL_START: CUPS}
    beyond = state.dealt > 0 and state.dealt >= places[state.stage]
    if beyond or (state.stage in (DEAL_BOARD, DEAL_SIDE) and state.side[state.dealt]):
        yield against("table.dealt", "ISH-1.2")
    if state.stage == DEAL_SIDE:
        out = {(side - 1) // 2 + 1 for side in state.side if side}
        if not 1 <= state.drawn <= BOARDS or state.drawn in out:
            yield against("table.drawn", "ISH-1.2")
    if state.stage < DEAL_CARD and any(state.row):
        yield against("table.row", "ISH-1.10")
    full = empty_place(state) == len(state.row)
    if state.stage >= DEAL_FIRST and not full and state.stage not in (REFILL, TREE, PLANT, FILL_ROW, OVER):
        yield against("table.row", "ISH-7.5")


@enforces("ISH-3.3", "ISH-3.6", "ISH-4.9", "ISH-AMB-02")
def _tile(state: State) -> Iterator[Message]:
    """The can goes where it may be sent, and a tile in hand fits somewhere."""
    if state.stage == PAY_STEPS:
        if state.target == NO_CUP or not state.cost or state.cost != step_price(state, state.target):
            yield against("table.cost", "ISH-3.3")
    if state.stage == PLACING and not (state.hand and has_place(state, state.hand)):
        yield against("table.hand", "ISH-4.9")
    if state.stage == REVEAL:
        after_skill = state.learning == SKILL_J
        if state.opened in (NO_CUP, state.can) or not state.height[state.opened]:
            yield against("table.opened", "ISH-3.6")
        if bool(state.hand) == after_skill:
            yield against("table.hand", "ISH-3.5")
    if state.stage == DRAW and not (state.can < CUPS and state.height[state.can]):
        yield against("table.can", "ISH-AMB-02")
    if state.stage == CHOOSE and not has_tile_to_choose(state, state.asked):
        yield against("table.stage", "ISH-AMB-02")


@enforces("ISH-6.1", "ISH-6.2")
def _symbol(state: State) -> Iterator[Message]:
    """The symbol is that of a tile in the desert, and can be used."""
    if state.stage == SPECIAL:
        shown = {
            tile_cells(state, tile)[TILE_SYMBOL_CELL[tile]]: TILE_SYMBOL[tile]
            for tile in range(1, TILES + 1)
            if state.tile_at[tile] != NO_CELL and TILE_SYMBOL[tile]
        }
        if shown.get(state.symbol_at) != state.symbol or not has_symbol_use(state, state.asked):
            yield against("table.symbol_at", "ISH-6.1")


@enforces("ISH-6.4", "ISH-6.5")
def _skill(state: State) -> Iterator[Message]:
    """A skill is being paid for, or carried out after payment."""
    stage, skill, seat = state.stage, state.learning, state.asked
    if stage == PAY_SKILL:
        if skill == NO_SKILL or not may_learn(state, seat, skill) or n_gems(state, seat) < SKILL_PRICE:
            yield against("table.learning", "ISH-6.5")
    elif stage in SKILL_OF_STAGE:
        if skill != SKILL_OF_STAGE[stage] or not state.skill[seat][skill]:
            yield against("table.learning", "ISH-6.4")
    elif skill != NO_SKILL and (skill != SKILL_J or not state.skill[seat][SKILL_J]):
        yield against("table.learning", "ISH-8.11")
    if stage == REVEAL and skill == SKILL_J and not state.kept[seat]:
        yield against("table.learning", "ISH-8.11")
    if stage == REFILL and (not state.reserved[seat] or empty_place(state) == len(state.row)):
        yield against("table.stage", "ISH-8.10")


@enforces("ISH-7.3", "ISH-7.4", "ISH-2.2", "ISH-AMB-02", "ISH-AMB-06")
def _trees(state: State) -> Iterator[Message]:
    """No more trees are planted than allowed, and a bought card waits for its tree."""
    if state.stage == PLANT and (not state.bought or state.card_of[state.bought] != state.asked + 1):
        yield against("table.bought", "ISH-7.2")
    most = len(state.row) + 1 if state.most_trees == ANY_NUMBER else state.most_trees + 1
    owned = state.card_of.count(state.asked + 1)
    if state.planted + (state.stage == PLANT) > min(most, owned):
        yield against("table.planted", "ISH-7.4")
    if state.idle and has_tile_to_choose(state, state.asked):
        yield against("table.idle", "ISH-2.2")
    if state.stage == FILL_ROW and empty_place(state) == len(state.row):
        yield against("table.stage", "ISH-7.5")
