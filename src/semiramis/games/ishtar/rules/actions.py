"""The catalogue of Ishtar: every action by name, with the first code of each kind."""

from semiramis.core.model.catalogue import Catalogue, Kind
from semiramis.core.model.domain import SEAT, Domain
from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import FOUNTAIN_WORDS, GEMS_WORDS, N_HALF_WAYS, ROW
from semiramis.games.ishtar.rules.state import BOARD, CARD, CELL, CUP, PLACE, SHAPE, SKILL, TILE, TURN, WAY, Work

GEMS_IN_HAND = Domain(
    "gems",
    GEMS_WORDS,
    aliases=tuple(("".join(reversed(word)), word) for word in GEMS_WORDS if word[0] != word[-1]),
)
"""A handful of gems, in the order of their colours."""
HALF_WAY = Domain("way", WAY.words[:N_HALF_WAYS])
"""The ways that name each pair of neighbours once."""
SHELF = Domain("card", tuple(str(n) for n in range(1, ROW + 1)))
FOUNTAIN_DRAWN = Domain("fountain", FOUNTAIN_WORDS[1:])
CUP_SHAPE = Domain("shape", SHAPE.words[1:])
BOARD_SIDE = Domain("side", ("a", "b"))
DRAWN_TILE = Domain("tile", TILE.words[1:])
DRAWN_CARD = Domain("card", CARD.words[1:])

CATALOGUE = Catalogue(
    Kind("end"),
    Kind("skip"),
    Kind("assistant"),
    Kind("kept"),
    Kind("can", cup=CUP),
    Kind("pay", gems=GEMS_IN_HAND),
    Kind("skill", skill=SKILL),
    Kind("take", gems=GEMS_IN_HAND),
    Kind("reserve", card=SHELF),
    Kind("keep", cup=CUP),
    Kind("buy", card=PLACE),
    Kind("tree", cell=CELL),
    Kind("single", cell=CELL),
    Kind("double", cell=CELL, way=HALF_WAY),
    Kind("place", cell=CELL, turn=TURN),
    Kind("deal-board", board=BOARD),
    Kind("deal-side", side=BOARD_SIDE, turn=TURN),
    Kind("deal-fountain", fountain=FOUNTAIN_DRAWN),
    Kind("deal-cup", shape=CUP_SHAPE),
    Kind("deal-tile", tile=DRAWN_TILE),
    Kind("deal-card", card=DRAWN_CARD),
    Kind("deal-first", seat=SEAT),
)

END_TURN = CATALOGUE.first("end")
SKIP_SYMBOL = CATALOGUE.first("skip")
PUT_ASSISTANT = CATALOGUE.first("assistant")
USE_KEPT = CATALOGUE.first("kept")
CAN_TO = CATALOGUE.first("can")
PAY_GEMS = CATALOGUE.first("pay")
LEARN_SKILL = CATALOGUE.first("skill")
TAKE_GEMS = CATALOGUE.first("take")
RESERVE_CARD = CATALOGUE.first("reserve")
KEEP_FROM = CATALOGUE.first("keep")
BUY_CARD = CATALOGUE.first("buy")
TREE_ON = CATALOGUE.first("tree")
SINGLE_ON = CATALOGUE.first("single")
DOUBLE_ON = CATALOGUE.first("double")
PLACE_AT = CATALOGUE.first("place")
DEAL_BOARD_CODE = CATALOGUE.first("deal-board")
DEAL_SIDE_CODE = CATALOGUE.first("deal-side")
DEAL_FOUNTAIN_CODE = CATALOGUE.first("deal-fountain")
DEAL_CUP_CODE = CATALOGUE.first("deal-cup")
DEAL_TILE_CODE = CATALOGUE.first("deal-tile")
DEAL_CARD_CODE = CATALOGUE.first("deal-card")
DEAL_FIRST_CODE = CATALOGUE.first("deal-first")


@rule()
def offer(work: Work, code: int, weight: int) -> None:
    """Add one code to the list of legal actions, with its weight where chance decides."""
    work.legal[work.n_legal] = code
    work.weight[work.n_legal] = weight
    work.n_legal += 1
