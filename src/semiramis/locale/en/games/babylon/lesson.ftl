# The lesson of Babylon, step by step.

babylon-lesson-goal = Build and decorate terraces on pillars. At the end, what’s visible from above scores; higher is better.
babylon-lesson-turn = Each turn: mine a tile, build if you like, store the rest. The numbers show the pillars each tile pays.
babylon-lesson-mine = Each edge without a higher neighbour pays a pillar. Clay is on top, so it always pays 4; your flower adds 1. Mine it.
babylon-lesson-stored = You now have 8 pillars and two tiles: the one you mined and your starting tile. You may place both. Start with the starting tile.
babylon-lesson-place = The board has 64 holes, and a tile covers four of them. Place it on C3, level 1.
babylon-lesson-four = A tile rests on 3 or 4 pillars; single ones are enough here. Support all four corners.
babylon-lesson-way = You could rotate the tile. Leave it: the statue symbol is on C3.
babylon-lesson-statue = Decorations are free where symbols match. Your first statue may go on any new statue symbol: 1 × its level. Build it on C3.
babylon-lesson-mined = You have pillars left. Take the tile you mined.
babylon-lesson-beside = Place it next to the first one, on E3, so that the two fountain symbols are side by side.
babylon-lesson-three = Save a pillar: leave the upper right corner unsupported. It gets a belvedere: 1 point, but the space is used up.
babylon-lesson-way-again = Leave this tile too: its fountain symbol is on E3.
babylon-lesson-fountain = A fountain joins two fountain symbols side by side, on two tiles of the same level: 3 × its level. Build it.
babylon-lesson-undo = Undo goes back step by step. Against bots that includes the mining; people would have to agree, because it revealed a tile.
babylon-lesson-end-turn = End your turn. You keep unused single pillars, at most 6. You scored 7 points.
babylon-lesson-token = A token is revealed after each round and applies to everyone next round. This one: a double pillar, this turn only.
babylon-lesson-mine-again = Mine this clay tile. It has a staircase symbol and a statue symbol.
babylon-lesson-take = Pick up the tile you mined.
babylon-lesson-overlap = You have terraces now, so level 2 is open. But two tiles never cover the same four holes. Click C3 to see the rule.
babylon-lesson-level = Place it on D4, level 2. All supports must end at the same height, so corners over the board need double pillars.
babylon-lesson-four-again = Support all four corners. That uses the token’s double pillar and swaps two single pillars for another.
babylon-lesson-way-last = Leave it: the staircase symbol is on D4, next to the one on C4, one level lower.
babylon-lesson-stairs = A staircase joins two staircase symbols side by side, one level apart, and scores both levels: 1 + 2 = 3. Build it.
babylon-lesson-line = E4 has a statue symbol too, but statues must share a row or column. Yours is on C3: click E4 to see.
babylon-lesson-end-second = That’s all for now. End your turn.
babylon-lesson-others = Here are all gardens. Everyone takes one turn per round; two players play 15 rounds.
babylon-lesson-edges = Granite is one layer down. Walls, floor and tiles no higher pay; higher neighbours don’t. Mine it.
babylon-lesson-store = You don’t have to build. Store the tile in your slot: next turn you’ll have two to place.
babylon-lesson-hint = Stuck? Press the bulb or H to see what a bot would play.
babylon-lesson-help = Rules, shortcuts and scores are in the menu. Press ? on any place to ask why not.
babylon-lesson-free-two = Your turn. Mine a tile, and place one tile, two or none. What could the symbols of the stored tile join?
babylon-lesson-free-bridge = Your turn. A bridge joins two bridge symbols in line on the same level, with one empty space between them: 3 × its level.
babylon-lesson-end = Each set of four decorations scores 4, each set of four flowers 4, your highest tile 2 × its level. Hidden things score nothing.
babylon-lesson-done = That’s it. Here’s your score so far. Keep playing, or start a real game.
