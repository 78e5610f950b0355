"""The Craft cards: the triples on offer each round, and recruiting from them."""

from semiramis.core.model.rule import Grid, Table, rule
from semiramis.games.amyitis.components.names import ENGINEER, MERCHANT, N_CRAFTS, PEASANT, PRIEST, TRIPLE_CARDS
from semiramis.games.amyitis.rules.actions import RECRUIT, offer
from semiramis.games.amyitis.rules.canals import has_open_canal
from semiramis.games.amyitis.rules.stages import DONE, FARM, IRRIGATE, PRAY
from semiramis.games.amyitis.rules.state import TURNED, State, Work
from semiramis.games.amyitis.rules.stock import gain_camels

ALL_CRAFTS = (1 << N_CRAFTS) - 1
CRAFTS_OF: Grid = Grid(
    sorted(range(N_CRAFTS), key=lambda craft: not crafts >> craft & 1) for crafts in range(ALL_CRAFTS + 1)
)
"""The crafts of a set of bits, in ascending order, [set, index]; the others follow."""
N_OF_CRAFTS: Table = Table(crafts.bit_count() for crafts in range(ALL_CRAFTS + 1))
"""The number of crafts in a set of bits."""


@rule("AMY-II.B.1")
def price(state: State, triple: int) -> int:
    """The price of the next card of a triple: one talent for each card already turned."""
    turned = 0
    for card in range(TRIPLE_CARDS):
        if state.triple[triple][card] == TURNED:
            turned += 1
    return turned


@rule("AMY-II.B.1")
def crafts_for_sale(state: State, seat: int, triple: int) -> int:
    """The crafts that a triple still shows at a price the player can pay, a bit for each."""
    if price(state, triple) > state.talents[seat]:
        return 0
    faces = 0
    for card in range(TRIPLE_CARDS):
        faces |= 1 << state.triple[triple][card]
    return faces >> 1 & ALL_CRAFTS


@rule("AMY-Q.2", "AMY-Q.4")
def useful_crafts(state: State, seat: int, crafts: int) -> int:
    """Those of some crafts that would have an effect for this player; a card without effect cannot be recruited."""
    if state.stock_camels == 0:
        crafts &= ALL_CRAFTS - (1 << MERCHANT)
    if state.cubes[seat] == 0:
        return crafts & 1 << MERCHANT
    if crafts >> ENGINEER & 1 > 0 and not has_open_canal(state):
        crafts -= 1 << ENGINEER
    return crafts


@rule("AMY-II.2", "AMY-II.B.1", "AMY-Q.2")
def list_recruits(state: State, work: Work, seat: int) -> None:
    """Offer every craft the player can afford and use, once per triple."""
    for_sale = 0
    for triple in range(state.n_seats):
        work.tally[triple] = crafts_for_sale(state, seat, triple)
        for_sale |= work.tally[triple]
    useful = useful_crafts(state, seat, for_sale)
    for triple in range(state.n_seats):
        crafts = work.tally[triple] & useful
        for index in range(N_OF_CRAFTS[crafts]):
            offer(work, RECRUIT + triple * N_CRAFTS + CRAFTS_OF[crafts][index])


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
