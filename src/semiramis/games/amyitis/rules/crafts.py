"""The Craft cards: the triples on offer each round, and recruiting from them."""

from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import ENGINEER, MERCHANT, N_CRAFTS, PEASANT, PRIEST, TRIPLE_CARDS
from semiramis.games.amyitis.rules.actions import RECRUIT, offer
from semiramis.games.amyitis.rules.canals import has_open_canal
from semiramis.games.amyitis.rules.stages import DONE, FARM, IRRIGATE, PRAY
from semiramis.games.amyitis.rules.state import TURNED, State, Work
from semiramis.games.amyitis.rules.stock import gain_camels


@rule("AMY-II.B.1")
def price(state: State, triple: int) -> int:
    """The price of the next card of a triple: one talent for each card already turned."""
    turned = 0
    for card in range(TRIPLE_CARDS):
        if state.triple[triple][card] == TURNED:
            turned += 1
    return turned


@rule("AMY-II.B.1")
def has_card(state: State, triple: int, craft: int) -> bool:
    """Whether a triple still shows a card of this craft."""
    face = craft + 1
    return state.triple[triple][0] == face or state.triple[triple][1] == face or state.triple[triple][2] == face


@rule("AMY-Q.2", "AMY-Q.4")
def can_work(state: State, seat: int, craft: int) -> bool:
    """Whether a craft would have an effect for this player; a card without effect cannot be recruited."""
    if craft == MERCHANT:
        return state.stock_camels > 0
    if craft == ENGINEER:
        return state.cubes[seat] > 0 and has_open_canal(state)
    return state.cubes[seat] > 0


@rule("AMY-II.2", "AMY-II.B.1", "AMY-Q.2")
def list_recruits(state: State, work: Work, seat: int) -> None:
    """Offer every craft the player can afford and use, once per triple."""
    for craft in range(N_CRAFTS):
        work.tally[craft] = 1 if can_work(state, seat, craft) else 0
    for triple in range(state.n_seats):
        if price(state, triple) <= state.talents[seat]:
            for craft in range(N_CRAFTS):
                if work.tally[craft] > 0 and has_card(state, triple, craft):
                    offer(work, RECRUIT + triple * N_CRAFTS + craft)


@rule("AMY-II.B.1", "AMY-II.B.2")
def do_recruit(state: State, seat: int, triple: int, craft: int) -> None:
    """Pay for a card, turn it to its talent side, and start its work."""
    cost = price(state, triple)
    state.talents[seat] -= cost
    state.stock_talents += cost
    card = 0
    while state.triple[triple][card] != craft + 1:
        card += 1
    state.triple[triple][card] = TURNED
    if craft == PEASANT:
        state.stage = FARM
    elif craft == PRIEST:
        state.stage = PRAY
    elif craft == ENGINEER:
        state.stage = IRRIGATE
    else:
        do_merchant(state, seat)


@rule("AMY-II.B.M.1")
def do_merchant(state: State, seat: int) -> None:
    """Take one camel for a Merchant."""
    gain_camels(state, seat, 1)
    state.stage = DONE
