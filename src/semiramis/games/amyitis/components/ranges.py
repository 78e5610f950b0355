"""What may be printed where the edition of Amyitis is a reconstruction, as far as anybody knows."""

from semiramis.core.editions.ranges import Amounts, Numbers, OneOf, Ranges, Several
from semiramis.games.amyitis.components.names import BONUS_WORDS, COURT_WORDS, GARDENER, GOOD_WORDS, SQUARE_WORDS, WINE

BASIC_GOODS = GOOD_WORDS[:WINE]

RANGES: Ranges = {
    "supply.goods.*": Numbers(5, 9),
    "supply.cubes.value": Numbers(24, 30),
    "city.*.place": Numbers(1, 8),
    "city.*.demand": OneOf(BASIC_GOODS),
    "city.*.offers": Several(COURT_WORDS[:GARDENER], 2),
    "plant.*.*.extra": OneOf(BASIC_GOODS),
    "court.gardener.count.*": Numbers(2, 8),
    "court.*.count.*": Numbers(1, 4),
    "court.palace-1.prestige": Numbers(1, 5),
    "court.palace-2.prestige": Numbers(3, 9),
    "court.palace-3.prestige": Numbers(5, 14),
    "craft.*.count.*": Numbers(1, 7),
    "field.*.*": OneOf(GOOD_WORDS),
    "garden.double.value": OneOf(("both-floors-2-up", "one-floor-3-up")),
    "garden.unused.value": Several(SQUARE_WORDS, 3),
    "tile.q1-?.prestige": Numbers(0, 6),
    "tile.q2-?.prestige": Numbers(1, 8),
    "tile.q3-?.prestige": Numbers(3, 9),
    "tile.*.bonus": Amounts(BONUS_WORDS, 3),
}
"""Not listed: floors and the order of a V that nothing else fits, and the last round, which no piece shows."""

FIRST: tuple[str, ...] = (
    "craft.peasant.count.2",
    "court.banker-1.count.3",
    "craft.merchant.count.4",
    "court.palace-2.count.3",
    "craft.priest.count.4",
)
"""The places that change the game most, by the survey in bench/survey; a guided page asks for them first."""
