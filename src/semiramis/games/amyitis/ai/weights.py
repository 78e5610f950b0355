"""The weights of the evaluation."""

from semiramis.core.model.rule import Table
from semiramis.core.model.weights import AVERAGES, MATCHES, Weights
from semiramis.games.amyitis.rules.stages import STAGE

WEIGHTS = Weights()
_one, _two = WEIGHTS.add, WEIGHTS.by_seats

PENDING_OF_STAGE = {
    "act": 14,
    "farm": 20,
    "pray": 46,
    "irrigate": 15,
    "sell": 30,
    "pay": 50,
    "take": 68,
    "load": 10,
    "plant": 71,
    "gain": 25,
}

# fmt: off
ROUND_PER_TILE = _one("ROUND_PER_TILE", 0.6, "rounds", MATCHES, "that pass for each tile planted")
ROUND_PER_TILE_AND_PLAYER = _one(
    "ROUND_PER_TILE_AND_PLAYER", 1.4, "rounds", MATCHES, "that pass besides, divided by the number of players"
)
RIVAL = _one("RIVAL", 0.5, "share", MATCHES, "the strongest opponent; the rest is the average of all opponents")

TALENT = _one("TALENT", 0.65, "prestige", MATCHES, "a talent")
MORE_TALENTS = _one("MORE_TALENTS", 0.22, "prestige", MATCHES, "a talent beyond plenty")
PLENTY_OF_TALENTS = _one("PLENTY_OF_TALENTS", 6, "talents", MATCHES, "that are plenty")
CAMEL = _one("CAMEL", 1.1, "prestige", MATCHES, "a camel")
MORE_CAMELS = _one("MORE_CAMELS", 0.37, "prestige", MATCHES, "a camel beyond plenty")
PLENTY_OF_CAMELS = _one("PLENTY_OF_CAMELS", 3, "camels", MATCHES, "that are plenty")
GARDENER_HELP = _one("GARDENER_HELP", 1.4, "prestige", MATCHES, "a Gardener")
MORE_GARDENERS = _one("MORE_GARDENERS", 0.47, "prestige", MATCHES, "a Gardener beyond plenty")
PLENTY_OF_GARDENERS = _one("PLENTY_OF_GARDENERS", 2, "Gardeners", MATCHES, "that are plenty")
GOOD = _one("GOOD", 1.5, "prestige", MATCHES, "a good beyond its prestige at the end")
WINE_MORE = _one("WINE_MORE", 0.5, "prestige", MATCHES, "wine beyond other goods")
TOO_MANY = _one("TOO_MANY", 0.87, "prestige", MATCHES, "lost with a good that cannot be stored")

STEP = _one("STEP", 0.25, "prestige", MATCHES, "a Caravaneer's step in each round")
STORE = _one("STORE", 0.25, "prestige", MATCHES, "a Caravaneer's store in each round")
NEXT_RUNG = _one("NEXT_RUNG", 0.2, "share", MATCHES, "of the next court card that counts already")
FREE_COURT = _one("FREE_COURT", 5.0, "prestige", MATCHES, "a free court card")

ISHTAR_EVENING = _one("ISHTAR_EVENING", 1.8, "prestige", MATCHES, "the temple of Ishtar in an evening")
TAMMOUZ_EVENING = _one("TAMMOUZ_EVENING", 2.7, "prestige", MATCHES, "the temple of Tammouz in an evening")
CUBE_IN_TEMPLE = _one("CUBE_IN_TEMPLE", 0.35, "prestige", MATCHES, "a cube in a temple for each evening it stays")
THIS_EVENING = _one("THIS_EVENING", 0.6, "probability", MATCHES, "that a place in a temple lasts until the evening")
NEXT_EVENINGS = _one("NEXT_EVENINGS", 0.4, "probability", MATCHES, "the same for each of the two evenings after it")

SMALL_FAVOUR = _one("SMALL_FAVOUR", 1.0, "share", MATCHES, "of the small favour, for the part already earned")
LARGE_FAVOUR = _one("LARGE_FAVOUR", 0.7, "share", MATCHES, "of the large favour, for the part already earned")
FIELD_LEAD = _one("FIELD_LEAD", 0.1, "prestige", MATCHES, "a filled space of a field row with a majority")
WATER_LEAD_OF_TWO, WATER_LEAD = _two("WATER_LEAD", 0.7, 0.1, "prestige", MATCHES, "a majority of cubes around a tile")
OPEN_CARD = _one("OPEN_CARD", 0.15, "prestige", MATCHES, "a craft card left for each player who has not passed")

REACH = _one("REACH", 0.7, "probability", MATCHES, "that a trade in reach is made before the caravan moves on")
PLANTING_MORE = _one("PLANTING_MORE", 1.5, "prestige", MATCHES, "planting besides the tile")

PENDING = _one(
    "PENDING", Table(PENDING_OF_STAGE.get(stage, 0) for stage in STAGE.words),
    "tenths of prestige", AVERAGES, "the step due at each stage; without it half a turn looks like a loss",
)
# fmt: on
