"""Why gems, symbols, skills and trees are refused."""

from collections.abc import Callable

from semiramis.core.model.message import Refusal, refuser, word_of
from semiramis.core.model.rule import enforces
from semiramis.games.ishtar.components.names import (
    ASSISTANT,
    BOARD_CELLS,
    COLUMNS,
    CUPS,
    GEM_LETTERS,
    N_HALF_WAYS,
    SKILL_B,
    STAR,
    WILD,
)
from semiramis.games.ishtar.components.tables import CARD_COST, SKILL_GEMS, SKILL_PRICE
from semiramis.games.ishtar.referee.refusals_placing import assistants_in_bed
from semiramis.games.ishtar.rules.actions import GEMS_IN_HAND
from semiramis.games.ishtar.rules.stages import PAY_STEPS
from semiramis.games.ishtar.rules.state import CARD, CELL, CUP, MOST_TREES, PLACE, RESERVED, SKILL, State

refuse = refuser("ishtar")


def _colours(index: int) -> list[int]:
    """The gems of a handful by colour."""
    return [GEMS_IN_HAND.words[index].count(letter) for letter in GEM_LETTERS]


def _covers(held: list[int], gems: list[int]) -> bool:
    return all(mine >= needed for mine, needed in zip(held, gems, strict=True))


@enforces("ISH-3.3", "ISH-6.4")
def _pay(state: State, index: int) -> Refusal | None:
    word = GEMS_IN_HAND.words[index]
    clause, owed = ("ISH-3.3", state.cost) if state.stage == PAY_STEPS else ("ISH-6.4", SKILL_PRICE)
    if len(word) != owed:
        return refuse(clause, "handful", n=owed)
    return None if _covers(state.gems[state.asked], _colours(index)) else refuse(clause, "gems")


@enforces("ISH-8.6", "ISH-AMB-14")
def _take(state: State, index: int) -> Refusal | None:
    word, size = GEMS_IN_HAND.words[index], min(SKILL_GEMS, sum(state.bank))
    if len(word) != size:
        return refuse("ISH-8.6", "handful-taken", n=size)
    return None if _covers(state.bank, _colours(index)) else refuse("ISH-8.6", "bank")


def _counts_as(state: State, wanted: int) -> bool:
    free = state.symbol == WILD or bool(state.skill[state.asked][SKILL_B])
    return state.symbol == wanted or (free and state.symbol > 0)


@enforces("ISH-6.2", "ISH-6.3", "ISH-6.7", "ISH-6.8")
def _assistant(state: State, index: int) -> Refusal | None:
    if not _counts_as(state, ASSISTANT):
        return refuse("ISH-6.2", "symbol-assistant")
    if not state.in_front[state.asked]:
        return refuse("ISH-6.2", "front")
    taken = assistants_in_bed(state, state.symbol_at, set())
    return refuse("ISH-6.3", "bed-taken", cell=word_of(CELL, state.symbol_at)) if taken else None


@enforces("ISH-6.4", "ISH-6.5", "ISH-6.7", "ISH-6.8")
def _skill(state: State, skill: int) -> Refusal | None:
    mine, gems = state.skill[state.asked], sum(state.gems[state.asked])
    if not _counts_as(state, STAR):
        return refuse("ISH-6.4", "symbol-star")
    if mine[skill]:
        return refuse("ISH-6.5", "skill-again", skill=word_of(SKILL, skill))
    if skill < COLUMNS and not mine[skill + COLUMNS]:
        lower = word_of(SKILL, skill + COLUMNS)
        return refuse("ISH-6.5", "skill-lower", skill=word_of(SKILL, skill), lower=lower)
    if gems < SKILL_PRICE:
        return refuse("ISH-6.4", "skill-gems", price=SKILL_PRICE, gems=gems)
    return None


def _is_grass(state: State, cell: int) -> bool:
    return state.plant[cell] == 1 and not state.standing[cell]


@enforces("ISH-8.7", "ISH-8.9")
def _single(state: State, cell: int) -> Refusal | None:
    if not _is_grass(state, cell):
        return refuse("ISH-8.7", "grass", cell=word_of(CELL, cell))
    if assistants_in_bed(state, cell, {cell}) > 1:
        return refuse("ISH-8.9", "bloom-assistants", cell=word_of(CELL, cell))
    return None


@enforces("ISH-8.8", "ISH-8.9")
def _double(state: State, index: int) -> Refusal | None:
    cell = index // N_HALF_WAYS
    other = state.around[cell][index % N_HALF_WAYS]
    if not _is_grass(state, cell) or not _is_grass(state, other):
        there = word_of(CELL, other) if other // BOARD_CELLS < state.n_boards else "–"
        return refuse("ISH-8.8", "grass-pair", cell=word_of(CELL, cell), other=there)
    if assistants_in_bed(state, cell, {cell, other}) > 1:
        return refuse("ISH-8.9", "bloom-assistants", cell=word_of(CELL, cell))
    return None


@enforces("ISH-8.10")
def _reserve(state: State, place: int) -> Refusal | None:
    return None if state.row[place] else refuse("ISH-8.10", "card", place=word_of(PLACE, place))


@enforces("ISH-8.11", "ISH-AMB-07")
def _keep(state: State, cup: int) -> Refusal | None:
    if not state.height[cup]:
        return refuse("ISH-8.11", "empty-cup", cup=word_of(CUP, cup))
    others = any(state.height[other] for other in range(CUPS) if other != cup)
    if cup == state.can and state.hidden_stack and others:
        return refuse("ISH-AMB-07", "hidden-stack", cup=word_of(CUP, cup))
    return None


@enforces("ISH-7.1", "ISH-7.2", "ISH-7.4", "ISH-7.8", "ISH-AMB-06")
def _buy(state: State, place: int) -> Refusal | None:
    card = state.reserved[state.asked] if place == RESERVED else state.row[place]
    if not card:
        return refuse("ISH-7.1", "reserved") if place == RESERVED else refuse("ISH-7.1", "card", place=place + 1)
    most = MOST_TREES.words[state.most_trees]
    if most != "any" and state.planted >= int(most):
        return refuse("ISH-7.4", "more-trees")
    if not _covers(state.gems[state.asked], CARD_COST[card]):
        return refuse("ISH-7.2", "card-gems", card=word_of(CARD, card))
    if not any(_is_grass(state, cell) for cell in range(state.n_boards * BOARD_CELLS)):
        return refuse("ISH-7.8", "free-grass")
    return None


@enforces("ISH-7.3", "ISH-7.6")
def _tree(state: State, cell: int) -> Refusal | None:
    return None if _is_grass(state, cell) else refuse("ISH-7.3", "grass", cell=word_of(CELL, cell))


SKILL_REASONS: dict[str, Callable[[State, int], Refusal | None]] = {
    "pay": _pay, "take": _take, "assistant": _assistant, "skill": _skill, "single": _single, "double": _double,
    "reserve": _reserve, "keep": _keep, "buy": _buy, "tree": _tree,
}  # fmt: skip
