"""Step 5: plant trees, and the row of tree cards."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import BOARD_CELLS, CARDS, N_GEMS, NO_CARD, ROW
from semiramis.games.ishtar.components.tables import CARD_COST, CARD_POINTS
from semiramis.games.ishtar.rules.actions import BUY_CARD, DEAL_CARD_CODE, END_TURN, TREE_ON, offer
from semiramis.games.ishtar.rules.beds import is_free_grass, put_tree
from semiramis.games.ishtar.rules.state import RESERVED, State, Work

ANY_NUMBER = 5  # of the option for trees in a turn; the others are one less than the number


@rule("ISH-7.1")
def card_at(state: State, seat: int, place: int) -> int:
    """The card in a place of the row, or the one a player has reserved."""
    return state.reserved[seat] if place == RESERVED else state.row[place]


@rule("ISH-7.2")
def can_pay_card(state: State, seat: int, card: int) -> bool:
    """Whether a player has the gems a card costs, colour by colour."""
    for gem in range(N_GEMS):
        if state.gems[seat][gem] < CARD_COST[card][gem]:
            return False
    return True


@rule("ISH-7.4", "ISH-AMB-06")
def may_plant_more(state: State) -> bool:
    """Whether another tree may be planted in this turn."""
    return state.most_trees == ANY_NUMBER or state.planted <= state.most_trees


@rule("ISH-7.3", "ISH-7.8")
def has_free_grass(state: State) -> bool:
    """Whether a tree can be planted anywhere."""
    plant = state.plant
    for cell in range(state.n_boards * BOARD_CELLS):
        if plant[cell] == 1 and is_free_grass(state, cell):
            return True
    return False


@rule("ISH-7.1", "ISH-7.2", "ISH-7.4", "ISH-7.8", "ISH-2.3")
def list_purchases(state: State, work: Work, seat: int) -> None:
    """List the end of the turn, and every card a player can pay for and whose tree can be planted."""
    offer(work, END_TURN, 1)
    if may_plant_more(state) and has_free_grass(state):
        for place in range(ROW + 1):
            card = card_at(state, seat, place)
            if card != NO_CARD and can_pay_card(state, seat, card):
                offer(work, BUY_CARD + place, 1)


@rule("ISH-7.2", "ISH-3.4", "ISH-10.4")
def do_buy(state: State, seat: int, place: int) -> None:
    """Pay for a card and take it; its tree is to be planted."""
    card = card_at(state, seat, place)
    for gem in range(N_GEMS):
        state.gems[seat][gem] -= CARD_COST[card][gem]
        state.bank[gem] += CARD_COST[card][gem]
    if place == RESERVED:
        state.reserved[seat] = NO_CARD
    else:
        state.row[place] = NO_CARD
    state.card_of[card] = seat + 1
    state.tree_points[seat] += CARD_POINTS[card]
    state.bought = card


@rule("ISH-7.3")
def list_tree_places(state: State, work: Work) -> None:
    """List every free grass cell of the desert."""
    for cell in range(state.n_boards * BOARD_CELLS):
        if is_free_grass(state, cell):
            offer(work, TREE_ON + cell, 1)


@rule("ISH-7.3", "ISH-7.4", "ISH-7.6")
def do_tree(state: State, cell: int) -> None:
    """Plant the tree of the bought card for good."""
    state.tree_at[state.bought] = cell
    state.bought = NO_CARD
    state.planted += 1
    put_tree(state, cell)


@rule("ISH-7.5", "ISH-7.9")
def empty_place(state: State) -> int:
    """The first empty place of the row if a card and a wooden tree are left to fill it; ROW otherwise."""
    if state.wooden > 0 and deck_size(state) > 0:
        for place in range(ROW):
            if state.row[place] == NO_CARD:
                return place
    return ROW


@rule("ISH-7.9")
def deck_size(state: State) -> int:
    """The number of cards in the deck."""
    found = 0
    for card in range(1, CARDS + 1):
        found += state.in_deck[card]
    return found


@rule("ISH-1.10", "ISH-7.5")
def list_cards(state: State, work: Work) -> None:
    """List every card of the deck."""
    for card in range(1, CARDS + 1):
        if state.in_deck[card] > 0:
            offer(work, DEAL_CARD_CODE + card - 1, 1)


@rule("ISH-1.10", "ISH-7.5", "ISH-7.9")
def show_card(state: State, card: int) -> None:
    """Put a card of the deck in the row, with a wooden tree on it."""
    state.row[empty_place(state)] = card
    state.in_deck[card] = 0
    state.wooden -= 1
