"""The weights of the evaluation."""

from math import log

from semiramis.core.model.rule import Table
from semiramis.core.model.weights import AVERAGES, ESTIMATE, REGRESSION, Weights

MOST_ROOM = 599
"""No garden leaves more room than this."""

WEIGHTS = Weights()
_one = WEIGHTS.add

# fmt: off
RIVAL = _one("RIVAL", 0.5, "share", ESTIMATE, "the strongest opponent; the rest is the average of all opponents")

# a seat can do little about the other gardens, and their fluctuations would drown what it can do about its own
OTHERS = _one("OTHERS", 0.3, "share", ESTIMATE, "of the opponents' expected score that counts before the end")
PAR = _one("PAR", Table([0, 0, 98, 86, 71]), "points", AVERAGES, "the expected score of opponents, by number of seats")

UNFINISHED = _one("UNFINISHED", 1.2, "points", AVERAGES, "promised by a half-finished turn but not gained")
KEPT_SHARE = _one("KEPT_SHARE", 0.65, "share", REGRESSION, "of a tile that is kept for later")
KEPT_LOSS = _one("KEPT_LOSS", 0.9, "points", REGRESSION, "taken off a tile that is kept for later")
TURNS_FOR_KEPT = _one("TURNS_FOR_KEPT", 2, "turns", ESTIMATE, "that a kept tile needs for its full value")

# with these a position has the same value whichever seat has just moved, so that plans of different lengths compare
TURNS_BRING = _one(
    "TURNS_BRING", Table([0, -29, -63, -95, -136, -179, -207, -241, -278, -230, -177, -124, -72, -12, 65, 120]),
    "tenths of a point", AVERAGES, "the change of the expected score until the end, by turns left to begin",
)
ROUGH_TURN = _one("ROUGH_TURN", 6.4, "points", AVERAGES, "each turn of an opponent, who is estimated roughly")
TURNS_FOR_POTENTIAL = _one("TURNS_FOR_POTENTIAL", 5, "turns", ESTIMATE, "that potentials need for their full value")

PILLAR = _one("PILLAR", 0.8, "points", REGRESSION, "each of the first pillars")
MORE_PILLARS = _one("MORE_PILLARS", 0.6, "points", REGRESSION, "each of the other pillars that can be stored")
SPARE_PILLARS = _one("SPARE_PILLARS", 0.2, "points", ESTIMATE, "a pillar that can only be used this turn")
FIRST_PILLARS = _one("FIRST_PILLARS", 3, "pillars", ESTIMATE, "that count as the first")
TURNS_FOR_PILLARS = _one("TURNS_FOR_PILLARS", 2, "turns", ESTIMATE, "that pillars need for their full value")

NEXT_PIECE = _one(
    "NEXT_PIECE", Table([8, 25, 55, 10]), "hundredths of a set", REGRESSION,
    "a statue, fountain, bridge or staircase that the next set needs; bridges are the hardest to get",
)
PIECE_AFTER_NEXT = _one("PIECE_AFTER_NEXT", 8, "hundredths of a set", REGRESSION, "any that the set after needs")
NEXT_FLOWER = _one("NEXT_FLOWER", 0.32, "share of a set", REGRESSION, "a flower that the next set needs")
FLOWER_AFTER_NEXT = _one("FLOWER_AFTER_NEXT", 0.12, "share of a set", REGRESSION, "one that the set after needs")

TILE_AT_ALL = _one("TILE_AT_ALL", 1.0, "points", ESTIMATE, "a tile to build")
SYMBOL_ON_TILE = _one("SYMBOL_ON_TILE", 0.8, "points", ESTIMATE, "each symbol on it")

# an open symbol that may still find its partner
OPEN_STAIRS = _one("OPEN_STAIRS", 0.85, "points", REGRESSION, "a staircase")
ONE_FOUNTAIN = _one("ONE_FOUNTAIN", 0.4, "points a level", REGRESSION, "a fountain with one free side")
MORE_FOUNTAINS = _one("MORE_FOUNTAINS", 1.1, "points a level", REGRESSION, "a fountain with more")
ONE_BRIDGE = _one("ONE_BRIDGE", 1.3, "points a level above the first", REGRESSION, "a bridge with one free side")
MORE_BRIDGES = _one("MORE_BRIDGES", 2.8, "points a level above the first", REGRESSION, "a bridge with more")

TURNS_FOR_ROOM = _one("TURNS_FOR_ROOM", 8, "turns", REGRESSION, "to come that count with the room")
ROOM_HELPS = _one(
    "ROOM_HELPS", Table([round(195 * log(1 + room)) for room in range(MOST_ROOM + 1)]),
    "hundredths of a point a turn", REGRESSION, "room by the levels slabs could have; the last places count most",
)
# fmt: on
