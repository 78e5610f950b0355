"""Gems: which handfuls can be paid or taken, and where they go."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import N_GEMS
from semiramis.games.ishtar.components.tables import HANDFUL, HANDFULS_FROM
from semiramis.games.ishtar.rules.actions import PAY_GEMS, TAKE_GEMS, offer
from semiramis.games.ishtar.rules.state import State, Work


@rule("ISH-3.3", "ISH-6.4")
def n_gems(state: State, seat: int) -> int:
    """The number of gems a player has."""
    return state.gems[seat][0] + state.gems[seat][1] + state.gems[seat][2]


@rule("ISH-3.3", "ISH-6.4")
def has_handful(state: State, seat: int, handful: int) -> bool:
    """Whether a player has these gems."""
    for gem in range(N_GEMS):
        if state.gems[seat][gem] < HANDFUL[handful][gem]:
            return False
    return True


@rule("ISH-8.6")
def bank_has(state: State, handful: int) -> bool:
    """Whether the bank has these gems."""
    for gem in range(N_GEMS):
        if state.bank[gem] < HANDFUL[handful][gem]:
            return False
    return True


@rule("ISH-3.3", "ISH-6.4")
def list_payments(state: State, work: Work, seat: int, size: int) -> None:
    """List every handful of `size` gems that a player can pay."""
    for handful in range(HANDFULS_FROM[size], HANDFULS_FROM[size + 1]):
        if has_handful(state, seat, handful):
            offer(work, PAY_GEMS + handful, 1)


@rule("ISH-8.6", "ISH-AMB-14")
def list_takings(state: State, work: Work, size: int) -> None:
    """List every handful of `size` gems that the bank can give."""
    for handful in range(HANDFULS_FROM[size], HANDFULS_FROM[size + 1]):
        if bank_has(state, handful):
            offer(work, TAKE_GEMS + handful, 1)


@rule("ISH-3.3", "ISH-6.4")
def only_payment(state: State, seat: int, size: int) -> int:
    """The only handful of `size` gems that a player can pay; -1 where there is a choice."""
    found = -1
    for handful in range(HANDFULS_FROM[size], HANDFULS_FROM[size + 1]):
        if has_handful(state, seat, handful):
            if found >= 0:
                return -1
            found = handful
    return found


@rule("ISH-3.4")
def pay_bank(state: State, seat: int, handful: int) -> None:
    """Pay a handful of gems to the bank."""
    for gem in range(N_GEMS):
        state.gems[seat][gem] -= HANDFUL[handful][gem]
        state.bank[gem] += HANDFUL[handful][gem]


@rule("ISH-6.4", "ISH-6.6")
def pay_skill(state: State, seat: int, handful: int) -> None:
    """Lay a handful of gems on a skill, where it stays."""
    for gem in range(N_GEMS):
        state.gems[seat][gem] -= HANDFUL[handful][gem]
        state.spent[seat][gem] += HANDFUL[handful][gem]


@rule("ISH-8.6")
def take_gems(state: State, seat: int, handful: int) -> None:
    """Take a handful of gems from the bank."""
    for gem in range(N_GEMS):
        state.bank[gem] -= HANDFUL[handful][gem]
        state.gems[seat][gem] += HANDFUL[handful][gem]
