"""The catalogue of Amyitis: every action by name, with the first code of each kind."""

from semiramis.core.model.catalogue import Catalogue, Kind
from semiramis.core.model.domain import SEAT, Domain
from semiramis.core.model.rule import Grid, rule
from semiramis.games.amyitis.components.names import GOOD_WORDS, N_GOODS, NO_GOOD
from semiramis.games.amyitis.rules.state import (
    CANAL,
    CITY,
    COURT,
    CRAFT,
    FACE,
    GIFT,
    GOOD,
    MAYBE_CARD,
    ROW,
    SQUARE,
    TEMPLE,
    TILE,
    TRIPLE,
    Work,
)

_SINGLES = [(good, NO_GOOD) for good in range(N_GOODS)]
_PAIRS = [(good, other) for good in range(N_GOODS) for other in range(good, N_GOODS)]
SALE_GOODS: Grid = Grid([[good, other] for good, other in _SINGLES + _PAIRS])
"""The goods of each sale: one good (the second is NO_GOOD) or two."""
N_SALES = len(SALE_GOODS)

SALE = Domain(
    "sale",
    tuple("+".join(GOOD_WORDS[good] for good in sale if good != NO_GOOD) for sale in SALE_GOODS),
    aliases=tuple(
        (f"{GOOD_WORDS[b]}+{GOOD_WORDS[a]}", f"{GOOD_WORDS[a]}+{GOOD_WORDS[b]}") for a, b in _PAIRS if a != b
    ),
)

CATALOGUE = Catalogue(
    Kind("pass"),
    Kind("recruit", triple=TRIPLE, craft=CRAFT),
    Kind("farm", row=ROW),
    Kind("pray", temple=TEMPLE),
    Kind("irrigate", canal=CANAL),
    Kind("caravan", city=CITY),
    Kind("sell", goods=SALE),
    Kind("pay", good=GOOD),
    Kind("take", court=COURT),
    Kind("load", good=GOOD),
    Kind("plant", square=SQUARE),
    Kind("gain", good=GOOD),
    Kind("procession", temple=TEMPLE),
    Kind("accept", gift=GIFT),
    Kind("swap", given=GOOD, gained=GOOD),
    Kind("decline"),
    Kind("discard", good=GOOD),
    Kind("deal-face", face=FACE),
    Kind("deal-card", card=MAYBE_CARD),
    Kind("deal-load", good=GOOD),
    Kind("deal-tile", tile=TILE),
    Kind("deal-first", seat=SEAT),
    Kind("deal-craft", craft=CRAFT),
)

PASS_CODE = CATALOGUE.first("pass")
RECRUIT = CATALOGUE.first("recruit")
FARM_ROW = CATALOGUE.first("farm")
PRAY_IN = CATALOGUE.first("pray")
IRRIGATE_CANAL = CATALOGUE.first("irrigate")
CARAVAN_TO = CATALOGUE.first("caravan")
SELL_GOODS = CATALOGUE.first("sell")
PAY_GOOD = CATALOGUE.first("pay")
TAKE_COURT = CATALOGUE.first("take")
LOAD_GOOD = CATALOGUE.first("load")
PLANT_SQUARE = CATALOGUE.first("plant")
GAIN_GOOD = CATALOGUE.first("gain")
PROCESSION_TO = CATALOGUE.first("procession")
ACCEPT_GIFT = CATALOGUE.first("accept")
SWAP_GOODS = CATALOGUE.first("swap")
DECLINE_SWAP = CATALOGUE.first("decline")
DISCARD_GOOD = CATALOGUE.first("discard")
DEAL_FACE_CODE = CATALOGUE.first("deal-face")
DEAL_CARD_CODE = CATALOGUE.first("deal-card")
DEAL_LOAD_CODE = CATALOGUE.first("deal-load")
DEAL_TILE_CODE = CATALOGUE.first("deal-tile")
DEAL_FIRST_CODE = CATALOGUE.first("deal-first")
DEAL_CRAFT_CODE = CATALOGUE.first("deal-craft")


@rule()
def offer(work: Work, code: int) -> None:
    """Add one code to the list of legal actions."""
    work.legal[work.n_legal] = code
    work.weight[work.n_legal] = 1
    work.n_legal += 1


@rule()
def offer_weighted(work: Work, code: int, weight: int) -> None:
    """Add one chance outcome with its weight; nothing is added where the weight is 0."""
    if weight > 0:
        work.legal[work.n_legal] = code
        work.weight[work.n_legal] = weight
        work.n_legal += 1
