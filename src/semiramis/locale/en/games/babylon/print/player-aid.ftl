# Babylon: the player aid.

babylon-aid-turn = Your turn
babylon-aid-turn-1 = Mine: take one visible tile, and single pillars for it.
babylon-aid-turn-2 = Build: you may place the mined tile, the stored one, both or none, and build decorations.
babylon-aid-turn-3 = Store: keep up to { $n } single pillars and one tile. Double pillars return to the supply.
babylon-aid-round = After each round a token is revealed. It applies to everyone in the next round; round 1 has none.
babylon-aid-mining = Pillars for mining
babylon-aid-mine-edge = each edge at a wall, the floor or a tile no higher
babylon-aid-mine-higher = each edge at a higher tile
babylon-aid-mine-flower = your own flower
babylon-aid-building = Building
babylon-aid-build-corners = Pillars under 3 or 4 corners, all ending at one height. An unsupported corner gets a belvedere.
babylon-aid-build-swap = Swap 2 single pillars for 1 double pillar, never the other way round.
babylon-aid-build-level = Level 2 and up: only if you already have a tile one level lower.
babylon-aid-build-over = Never exactly above another tile, never under one.
babylon-aid-build-statue = A statue one level below a corner supports it and no longer counts as a statue.
babylon-aid-build-pieces = Decorations are free: on empty matching symbols, at least partly on a tile of this turn, never diagonal.
babylon-aid-times-level = { $n } × level
babylon-aid-both-levels = both levels
babylon-aid-score-seen = Only what is visible from above counts. On a tie, fewest visible holes wins.
babylon-aid-seats-rounds = Rounds
babylon-aid-seats-tokens = Round tokens in play
babylon-aid-seats-clay = Clay tiles removed before the game
