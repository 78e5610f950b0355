"""The weights of the evaluation. X_OF_TWO holds at two seats, where the search plays no rollouts; X at more."""

from semiramis.core.model.rule import Table
from semiramis.core.model.weights import AVERAGES, MATCHES, Weights

WEIGHTS = Weights()
_one, _two = WEIGHTS.add, WEIGHTS.by_seats

# fmt: off
RIVAL = _one("RIVAL", 0.5, "share", MATCHES, "the strongest opponent; the rest is the average of all opponents")

TURNS_OF_LOW = _one("TURNS_OF_LOW", 1.1, "turns", MATCHES, "left for each tile of the two lowest stacks")
TURNS_OF_TILES = _one("TURNS_OF_TILES", 0.25, "turns", MATCHES, "left besides for each tile of any stack")

PURPLE_PRICE = _one("PURPLE_PRICE", 2.0, "points", MATCHES, "a purple gem, for trees")
RED_PRICE = _one("RED_PRICE", 2.1, "points", MATCHES, "a red gem, for trees")
WHITE_PRICE = _one("WHITE_PRICE", 2.8, "points", MATCHES, "a white gem, for trees")
GEM_TURNS = _one("GEM_TURNS", 3.0, "turns", MATCHES, "before the end in which gems lose their price")
FIRST_GEMS = _one("FIRST_GEMS", 0.6, "points", MATCHES, "each of the first gems besides: a choice of tiles and skills")
FEW_GEMS = _one("FEW_GEMS", 2, "gems", MATCHES, "that count as the first")
CARD_STAYS = _one("CARD_STAYS", 0.5, "probability", MATCHES, "that a card affordable now is bought later")
ONE_GEM_SHORT = _one("ONE_GEM_SHORT", 0.4, "probability", MATCHES, "that a card is bought for which one gem is missing")
TWO_GEMS_SHORT = _one("TWO_GEMS_SHORT", 0.13, "probability", MATCHES, "the same for two gems")

GROWTH = _one("GROWTH", 1.5, "points", MATCHES, "the most that beds gain in a turn")
ENOUGH_ROOM = _one("ENOUGH_ROOM", 4.0, "cells", MATCHES, "empty cells around beds that allow half of that")

# such that a turn moves no expected score by more than half a point on average, the very last turn aside, so that plans
# of different lengths compare; at two seats calibrated values play no better
TURN_OF_TWO = _one("TURN_OF_TWO", 7.4, "points", MATCHES, "a turn to come besides, at two seats")
LAST_TURN = _one("LAST_TURN", 3.6, "points", AVERAGES, "the last turn to come, at more seats")
EARLIER_TURN = _one("EARLIER_TURN", 1.15, "points", AVERAGES, "each turn beyond the one that follows it, at more seats")

# what half a turn brings beyond the estimate; at more seats as much as it brings on average, so that rollouts may
# finish a turn
BEST_PLACE_OF_TWO, BEST_PLACE = _two("BEST_PLACE", 1.6, 1.0, "points", AVERAGES, "a tile in hand, at its best place")
NEW_OWNER_OF_TWO, NEW_OWNER = _two("NEW_OWNER", 3.2, 2.2, "points", AVERAGES, "a bed that gets an owner")
OWN_BLOOM_OF_TWO, OWN_BLOOM = _two("OWN_BLOOM", 3.5, 1.0, "points", AVERAGES, "a bloom in an own bed")
DOUBLE_GAIN_OF_TWO, DOUBLE_GAIN = _two("DOUBLE_GAIN", 3.0, 1.5, "points", AVERAGES, "a double bloom in an own bed")
UPPER_LESS_OF_TWO, UPPER_LESS = _two("UPPER_LESS", 3.5, 2.0, "points", AVERAGES, "taken off an upper skill")

NEW_BED = _one("NEW_BED", 4.8, "points", MATCHES, "an assistant in front with time enough")
BED_TURNS = _one("BED_TURNS", 2.0, "turns", MATCHES, "that each assistant before it takes")
BED_LATE = _one("BED_LATE", 4.0, "turns", MATCHES, "that an assistant needs for its full value")
FLIP = _one("FLIP", 0.5, "cells", MATCHES, "by which a lead at a fountain can change in a round")
NO_CELLS = _one("NO_CELLS", 0.32, "share", MATCHES, "of the chance at a fountain without a cell there yet")
LAST_ROUNDS = _one("LAST_ROUNDS", 4.0, "rounds", MATCHES, "in which that share falls to nothing")

TABLETS_TO_COME = _one("TABLETS_TO_COME", 0.15, "tablets", MATCHES, "that skill A will find in each turn to come")
SHADE_TO_COME = _one("SHADE_TO_COME", 0.45, "trees", MATCHES, "that skill D will find in each turn to come")
GEMS_TO_COME = _one("GEMS_TO_COME", 1.0, "points", MATCHES, "for gems that skill C will find in each turn to come")
FREE_SYMBOL = _one("FREE_SYMBOL", 0.25, "points", MATCHES, "the use of symbols with skill B in each turn to come")
STARS = _one("STARS", 0.15, "probability", MATCHES, "of a star in a turn")
OPENS = _one("OPENS", 0.7, "share", MATCHES, "of an upper skill that counts with the lower one below it")
STAR_PRICE = _one("STAR_PRICE", 5.0, "points", MATCHES, "the gems and the star that a skill costs")
KEPT_TILE = _one("KEPT_TILE", 1.5, "points", MATCHES, "a tile kept")
RESERVING = _one("RESERVING", 1.0, "points", MATCHES, "a card to reserve")
LOOSE_BLOOM = _one("LOOSE_BLOOM", 0.5, "points", MATCHES, "a bloom outside its own beds")
BLIND_TILE = _one("BLIND_TILE", 4.0, "points", MATCHES, "a tile still hidden")

# a tile in hand whose places are not searched
ANY_PLACE = _one("ANY_PLACE", 4.0, "points", AVERAGES, "a tile as such")
FLOWER_IN_HAND = _one("FLOWER_IN_HAND", 0.6, "points", AVERAGES, "each flower on it")
FIRST_OWNER = _one("FIRST_OWNER", 2.0, "points", AVERAGES, "a new bed with it")

# a tile in hand at a place
LOOSE = _one("LOOSE", 0.1, "points", MATCHES, "a flower that nobody controls")
CELL_LEAD = _one("CELL_LEAD", 0.4, "points", MATCHES, "a cell in an own bed")
NEW_ROOM = _one("NEW_ROOM", 5, "cells", MATCHES, "the room around a new bed")
# fmt: on

NO_PLACE = -100.0
"""Below the value of any place for a tile."""

SPREAD = Table(sum(1 << 8 * seat for seat in range(4) if touch >> seat & 1) for touch in range(16))
"""For each set of seats that touch a cell, a 1 in the byte of each seat: one pass over the desert counts for all."""
