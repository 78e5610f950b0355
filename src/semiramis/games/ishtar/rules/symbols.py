"""Step 4: the symbol on the tile just placed, used at once or lost."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import (
    ASSISTANT,
    COLUMNS,
    N_ASSISTANTS,
    NO_CELL,
    NO_SYMBOL,
    SKILL_B,
    STAR,
    WILD,
)
from semiramis.games.ishtar.components.tables import SKILL_PRICE
from semiramis.games.ishtar.rules.actions import LEARN_SKILL, PUT_ASSISTANT, SKIP_SYMBOL, offer
from semiramis.games.ishtar.rules.beds import put_assistant
from semiramis.games.ishtar.rules.payment import n_gems
from semiramis.games.ishtar.rules.state import State, Work


@rule("ISH-6.2", "ISH-6.7", "ISH-6.8", "ISH-8.2", "ISH-AMB-21")
def shows(state: State, seat: int, wanted: int) -> bool:
    """Whether this turn's symbol may be used as `wanted`, an assistant or a star."""
    if state.symbol == NO_SYMBOL:
        return False
    return state.symbol == wanted or state.symbol == WILD or state.skill[seat][SKILL_B] > 0


@rule("ISH-6.2", "ISH-6.3", "ISH-AMB-18")
def may_assist(state: State, seat: int) -> bool:
    """Whether an assistant may be put on the symbol: there is one in front, and none in the bed."""
    return shows(state, seat, ASSISTANT) and state.in_front[seat] > 0 and state.claim[state.symbol_at] == 0


@rule("ISH-6.4", "ISH-6.5")
def may_learn(state: State, seat: int, skill: int) -> bool:
    """Whether a skill is available: not yet unlocked, and an upper one only above an unlocked lower one."""
    if state.skill[seat][skill] > 0:
        return False
    return skill >= COLUMNS or state.skill[seat][skill + COLUMNS] > 0


@rule("ISH-6.1", "ISH-6.2", "ISH-6.4", "ISH-6.5", "ISH-6.7", "ISH-2.3")
def list_symbol_uses(state: State, work: Work, seat: int) -> None:
    """List the uses of the symbol; skipping it is always possible."""
    offer(work, SKIP_SYMBOL, 1)
    if may_assist(state, seat):
        offer(work, PUT_ASSISTANT, 1)
    if may_pay_star(state, seat):
        for skill in range(2 * COLUMNS):
            if may_learn(state, seat, skill):
                offer(work, LEARN_SKILL + skill, 1)


@rule("ISH-6.4", "ISH-2.3")
def may_pay_star(state: State, seat: int) -> bool:
    """Whether the symbol may be a star and the player has the gems for a skill."""
    return shows(state, seat, STAR) and n_gems(state, seat) >= SKILL_PRICE


@rule("ISH-6.5")
def has_skill_to_learn(state: State, seat: int) -> bool:
    """Whether any skill is still locked."""
    for skill in range(2 * COLUMNS):
        if state.skill[seat][skill] == 0:
            return True
    return False


@rule("ISH-6.1")
def has_symbol_use(state: State, seat: int) -> bool:
    """Whether the symbol allows anything."""
    return may_assist(state, seat) or (may_pay_star(state, seat) and has_skill_to_learn(state, seat))


@rule("ISH-6.2")
def do_assistant(state: State, seat: int) -> None:
    """Move an assistant from in front of its player to the symbol."""
    for which in range(N_ASSISTANTS):
        if state.assistant_at[seat][which] == NO_CELL:
            state.assistant_at[seat][which] = state.symbol_at
            break
    state.in_front[seat] -= 1
    put_assistant(state, state.symbol_at, seat)


@rule("ISH-6.1")
def forget_symbol(state: State) -> None:
    """Clear the symbol, which is used or lost."""
    state.symbol = NO_SYMBOL
    state.symbol_at = NO_CELL
