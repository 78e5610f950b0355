"""Conservation in the rules dialect: whether every gem, tile, card and assistant is accounted for."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    CARDS,
    CUPS,
    N_ASSISTANTS,
    N_GEMS,
    N_HALF_WAYS,
    NO_CARD,
    NO_CELL,
    NO_TILE,
    PURPLE_ROCK,
    ROW,
    STRAIGHT,
    TILES,
    TRIANGLE,
)
from semiramis.games.ishtar.components.tables import (
    ALL_GEMS,
    ALL_TREES,
    CARPET_ASSISTANTS,
    FRONT_ASSISTANTS,
    TILE_SHAPE,
)
from semiramis.games.ishtar.rules.carpet import is_last_round
from semiramis.games.ishtar.rules.stages import OVER
from semiramis.games.ishtar.rules.state import State
from semiramis.games.ishtar.rules.trees import deck_size


@rule("ISH-1.5", "ISH-1.4", "ISH-6.6")
def gems_are_whole(state: State, gem: int) -> bool:
    """Whether all gems of a colour are in the bank, on bare rocks, with players or on their skills."""
    found = state.bank[gem]
    if found < 0:
        return False
    for cell in range(state.n_boards * BOARD_CELLS):
        if state.ground[cell] == PURPLE_ROCK + gem and state.plant[cell] == 0:
            found += 1
    for seat in range(state.n_seats):
        if state.gems[seat][gem] < 0:
            return False
        found += state.gems[seat][gem] + state.spent[seat][gem]
    return found == ALL_GEMS[gem]


@rule("ISH-1.7", "ISH-1.8", "ISH-3.6")
def stacks_are_sound(state: State) -> bool:
    """Whether at least as many tiles of each shape are unseen as lie hidden in stacks."""
    for shape in range(STRAIGHT, TRIANGLE + 1):
        spare = 0
        for tile in range(1, TILES + 1):
            if TILE_SHAPE[tile] == shape:
                spare += state.unseen[tile]
        for cup in range(CUPS):
            if state.height[cup] < 0 or (state.height[cup] == 0 and state.top[cup] != NO_TILE):
                return False
            if state.cup_shape[cup] == shape:
                spare -= state.height[cup]
                if state.top[cup] != NO_TILE:
                    spare += 1
        if spare < 0:
            return False
    return True


@rule("ISH-1.10", "ISH-7.9", "ISH-8.10", "ISH-10.3")
def cards_are_whole(state: State) -> bool:
    """Whether every card is in the deck, the row, reserved or bought, with a wooden tree once out of the deck."""
    found = deck_size(state)
    if state.wooden != ALL_TREES - (CARDS - found):
        return False
    for place in range(ROW):
        if state.row[place] != NO_CARD:
            found += 1
    for seat in range(state.n_seats):
        if state.reserved[seat] != NO_CARD:
            found += 1
    for card in range(1, CARDS + 1):
        if state.card_of[card] > 0:
            found += 1
        if (state.card_of[card] > 0 and card != state.bought) != (state.tree_at[card] != NO_CELL):
            return False
    return found == CARDS


@rule("ISH-1.12", "ISH-4.6", "ISH-6.2", "ISH-6.3")
def assistants_are_sound(state: State) -> bool:
    """Whether every assistant is in front of its player, on the carpet, or alone in its bed."""
    for seat in range(state.n_seats):
        found = state.in_front[seat] + state.on_carpet[seat]
        for which in range(N_ASSISTANTS):
            cell = state.assistant_at[seat][which]
            if cell != NO_CELL:
                found += 1
                if state.standing[cell] != seat + 1 or state.claim[cell] != cell + 1:
                    return False
        if found != FRONT_ASSISTANTS + CARPET_ASSISTANTS:
            return False
    return True


@rule("ISH-4.4", "ISH-9.2", "ISH-9.3")
def gardens_are_sound(state: State) -> bool:
    """Whether neighbouring plants share a fountain, and neighbouring flowers a bed and an assistant."""
    for cell in range(state.n_boards * BOARD_CELLS):
        if state.plant[cell] > 0:
            for way in range(N_HALF_WAYS):
                near = state.around[cell][way]
                if state.plant[near] > 0 and state.spring[near] != state.spring[cell]:
                    return False
                if state.bed[cell] > 0 and state.bed[near] > 0:
                    if state.bed[cell] != state.bed[near] or state.claim[cell] != state.claim[near]:
                        return False
    return True


@rule("ISH-10.2", "ISH-2.1")
def turns_are_even(state: State) -> bool:
    """Whether turns went round from the start player, nobody more than one ahead; all are equal at the end."""
    before = state.turns[state.first]
    for step in range(1, state.n_seats):
        turns = state.turns[(state.first + step) % state.n_seats]
        if turns > before or turns < state.turns[state.first] - 1:
            return False
        before = turns
    if state.stage == OVER:
        return before == state.turns[state.first] and is_last_round(state)
    return True


@rule("ISH-1.5", "ISH-4.6", "ISH-10.2")
def is_sound(state: State) -> bool:
    """Whether nothing is lost or duplicated, and gardens, beds and turns are consistent."""
    for gem in range(N_GEMS):
        if not gems_are_whole(state, gem):
            return False
    return (
        stacks_are_sound(state)
        and cards_are_whole(state)
        and assistants_are_sound(state)
        and gardens_are_sound(state)
        and turns_are_even(state)
    )
