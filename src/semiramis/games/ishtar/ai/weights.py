"""The numbers of the advice: what things are worth, in victory points, except shares, chances and turns.

Found by letting bots with other numbers play many games.
"""

from semiramis.core.model.rule import Table

RIVAL = 0.5
"""How much the strongest opponent counts; the rest is the average of all opponents."""

TURNS_OF_LOW, TURNS_OF_TILES = 1.1, 0.25
"""How many turns the game will last for each tile of the two lowest stacks, and besides for each tile of any."""

PURPLE_PRICE, RED_PRICE, WHITE_PRICE, GEM_TURNS = 2.0, 2.1, 2.8, 3.0
"""What a gem is worth for trees, and in how many turns before the end it loses that worth."""
FIRST_GEMS, FEW_GEMS = 0.6, 2
"""What each of the first few gems is worth besides, because it gives a choice of tiles and skills."""
CARD_STAYS, ONE_GEM_SHORT, TWO_GEMS_SHORT = 0.5, 0.4, 0.13
"""How likely a card is bought later that could be paid now, and one for which one or two gems are missing."""

GROWTH, ENOUGH_ROOM = 1.5, 4.0
"""What beds gain in a turn, and how many empty cells around them allow half of that."""
TURN_OF_TWO, LAST_TURN, EARLIER_TURN = 7.4, 3.6, 1.15
"""What a turn brings besides at two seats; with more the last turn, and what each one brings more than its next.

The last two are such that a turn moves nobody's outlook by more than half a point on the average, the very last turn
aside, so that a far look may be held against a near one. At two seats they play no better.
"""
BEST_PLACE, NEW_OWNER, OWN_BLOOM, DOUBLE_GAIN, UPPER_LESS = 1.0, 2.2, 1.0, 1.5, 2.0
"""What half a turn brings beyond the guess: the best place, a new owner, a bloom, a double one; an upper skill less.

As much as it turns out to bring on the average, so that a turn can be played to its end by the advice.
"""
BEST_PLACE_OF_TWO, NEW_OWNER_OF_TWO, OWN_BLOOM_OF_TWO, DOUBLE_GAIN_OF_TWO, UPPER_LESS_OF_TWO = 1.6, 3.2, 3.5, 3.0, 3.5
"""The same at two seats, where no turn is played on."""
NEW_BED, BED_TURNS, BED_LATE = 4.8, 2.0, 4.0
"""An assistant in front with time enough, the turns each one before it takes, and the turns one needs in full."""
FLIP, NO_CELLS, LAST_ROUNDS = 0.5, 0.32, 4.0
"""By how many cells a lead at a fountain can change in a round, and the share of hope of whoever has none there yet."""

TABLETS_TO_COME, SHADE_TO_COME, GEMS_TO_COME, FREE_SYMBOL = 0.15, 0.45, 1.0, 0.25
"""What skills A, D, C and B will find in each turn to come: tablets, trees, points for gems, use of symbols."""
STARS, OPENS, STAR_PRICE = 0.15, 0.7, 5.0
"""How likely a star comes in a turn, the share in an upper skill of the lower one, and what gems and star are worth."""
KEPT_TILE, RESERVING, LOOSE_BLOOM, BLIND_TILE = 1.5, 1.0, 0.5, 4.0
"""A tile kept, a card to reserve, any bloom away from the own beds, a tile still hidden."""

ANY_PLACE, FLOWER_IN_HAND, FIRST_OWNER = 4.0, 0.6, 2.0
"""Of a tile in hand where its places are not looked at: a tile as such, each flower on it, and a new bed with it."""
LOOSE, CELL_LEAD, NEW_ROOM = 0.1, 0.4, 5
"""Of a tile in hand: a flower that nobody controls, a cell in an own bed, and the room around a new bed."""
NO_PLACE = -100.0

SPREAD = Table(sum(1 << 8 * seat for seat in range(4) if touch >> seat & 1) for touch in range(16))
"""The seats that touch a cell, each as one in a byte of its own, so that one walk over the desert counts for all."""
