# Ishtar: the player aid.

ishtar-aid-turn = Your turn
ishtar-aid-turn-1 = Tile: the can moves to the next cup with tiles; each further cup costs 1 gem. Take the top tile there; then reveal the top tile of the stack the can has left.
ishtar-aid-turn-2 = Place the tile.
ishtar-aid-turn-3 = Take the gems it covers.
ishtar-aid-turn-4 = Use its symbol now, or lose it.
ishtar-aid-turn-5 = Trees: pay exactly what a card shows and plant its tree on free grass, at most { $n } per turn.
ishtar-aid-placing = Placing a tile
ishtar-aid-place-ground = All three spaces on free sand or rock, never on a tablet or a fountain.
ishtar-aid-place-water = At least one space next to a fountain or a tile.
ishtar-aid-place-one = Never join the gardens of two fountains.
ishtar-aid-place-beds = No bed may hold two assistants.
ishtar-aid-skills-how = A star and { $n } gems unlock a skill. F to J are open; A to E need the one below: F for A, and so on.
ishtar-aid-score-trees = printed on the card
ishtar-aid-score-flowers = each flower in your beds
ishtar-aid-score-fountains = purple, red, white: most flower spaces
ishtar-aid-score-skills = skills A to E
ishtar-aid-end = When two stacks are empty, finish the round. Reserved cards and tiles score nothing; tied players share the win.
ishtar-aid-seats-boards = Terrain boards
ishtar-aid-seats-stack = Tiles in each stack
ishtar-aid-seats-assistants = Assistants in front of each player
ishtar-aid-seats-gems = Gems at the start (purple, red, white)
