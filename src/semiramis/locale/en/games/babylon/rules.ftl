# Babylon: the rule clauses, one message each; .title is a short heading.

## Components and terms (BAB-0)

bab-0-1 = Two to four players play. Each has a player board that shows one kind of flower in its top right corner.
    .title = Players and boards
bab-0-2 = Every terrace tile has a material side and a garden side.
    .title = Two sides of a tile
bab-0-3 = Both sides of a tile show the same symbols and the same flower.
    .title = Same on both sides
bab-0-4 = There are three materials. A clay tile has 2 decoration symbols, a granite tile 3 and a basalt tile 4.
    .title = Materials and symbols
bab-0-5 = There are four kinds of garden, one for each player board: with white, pink, orange or blue flowers.
    .title = Four kinds of flower
bab-0-6 = The 4 starting tiles have no material side. They show the flower of their owner there instead.
    .title = Starting tiles
bab-0-7 = The building area of a player board has 64 holes that take pillars.
    .title = Building area
bab-0-8 = The storage area of a player board has 6 spaces for single pillars and one slot for one terrace tile.
    .title = Storage area
bab-0-9 = The 64 holes form a square of 8 by 8.
    .title = Square of holes
bab-0-10 = The garden side of a tile has 4 spaces in a square of 2 by 2. Each space, with or without a symbol, can take a pillar.
    .title = Spaces of a tile
bab-0-11 = Decorations are staircases, fountains, bridges and statues. A belvedere is not a decoration and never counts in a decoration set.
    .title = What is a decoration
bab-0-12 = The spare plastic pieces in the box replace lost ones. They are not part of the supply.
    .title = Spare pieces

## Setup (BAB-1)

bab-1-1 = The box is in the middle of the table. It is both the supply and the quarry.
    .title = Box in the middle
bab-1-2 = All pillars, belvederes and decorations go to the common supply.
    .title = Common supply
bab-1-3 = Lay 16 basalt tiles at random on the floor of the quarry, 16 granite tiles at random on them and 16 clay tiles at random on top, all with the material side up.
    .title = Filling the quarry
bab-1-4 = The quarry is a grid of 4 by 4 stacks of three tiles each.
    .title = Shape of the quarry
bab-1-5 = Each player chooses a player board and places the starting tile with the same flower in its slot. No two players have the same flower.
    .title = Board and starting tile
bab-1-6 = Players start without pillars.
    .title = No pillars at first
bab-1-7 = Shuffle the 14 round tokens face down. Place 14, 12 or 10 of them, for 2, 3 or 4 players, as a face-down stack on the end-of-game token. The others leave the game unseen.
    .title = Stack of round tokens
bab-1-8 = A first player is drawn at random.
    .title = First player
bab-1-9 = The stack of round tokens goes to the player to the right of the first player, who is last in turn order.
    .title = Keeper of the tokens
bab-1-10 = With 3 players 3 clay tiles leave the quarry. Starting with the first player and going clockwise, each player removes 1 clay tile of their choice.
    .title = Three players: fewer tiles
bab-1-11 = With 2 players 6 clay tiles leave the quarry. Starting with the first player, the players take turns to remove 1 clay tile of their choice, three tiles each.
    .title = Two players: fewer tiles
bab-1-12 = With 4 players no tile is removed.
    .title = Four players: all tiles
bab-1-13 = Only clay tiles may be removed before the game, never a granite tile uncovered by an earlier removal.
    .title = Only clay is removed
bab-1-14 = Removing a tile before the game pays no pillars. Removed tiles leave the game.
    .title = Removed tiles

## Structure of the game (BAB-2)

bab-2-1 = The game lasts 15 rounds with 2 players, 13 with 3 and 11 with 4.
    .title = Number of rounds
bab-2-2 = In a round every player takes one turn, clockwise from the first player. The first player stays the same for the whole game.
    .title = A round
bab-2-3 = A turn has three steps in this order. You must mine, you may build, and you must store or discard what you have not used.
    .title = A turn
bab-2-4 = In round 1 no round token is active. The token revealed at the end of a round applies in the next one.
    .title = Token of the round
bab-2-5 = The quarry never runs out of tiles: 12, 6 or 4 tiles are left at the end with 2, 3 or 4 players. Mining is always possible.
    .title = Quarry never empty

## Mining (BAB-A)

bab-a-1 = Take exactly one visible tile from the quarry. A tile is visible when no other tile is on it.
    .title = Take a visible tile
bab-a-2 = Each edge at a visible tile in the same or a lower layer pays 1 single pillar.
    .title = Edges to tiles
bab-a-3 = Each edge at the wall of the quarry pays 1 single pillar.
    .title = Edges to the wall
bab-a-4 = Each edge at the bare floor, where a stack has been used up, pays 1 single pillar.
    .title = Edges to the floor
bab-a-5 = An edge at a tile in a higher layer pays nothing.
    .title = Edges to higher tiles
bab-a-6 = You take 1 more single pillar if the flower on the tile is the flower of your player board.
    .title = Pillar for the flower
bab-a-7 = A tile pays 1 single pillar per edge without a higher neighbour, and 1 more for your flower: 0 to 5 before the round token.
    .title = All pillars from mining
bab-a-8 = Heights are compared while the tile is still in the quarry. Only neighbours along an edge count, not across a corner.
    .title = When heights are compared
bab-a-9 = A clay tile always pays 4 single pillars, or 5 with your flower, because nothing in the quarry is higher.
    .title = Clay pays four
bab-a-10 = If the supply has too few single pillars, you take what is left.
    .title = Too few pillars

## Building terraces (BAB-B.1)

bab-b-1-1 = After mining you may place the tile you have just taken, the tile from your slot, both or none. You choose the order.
    .title = Which tiles to place
bab-b-1-2 = Before you place a tile, you place its pillars. Each pillar stands on an empty space of your player board or of a terrace.
    .title = Pillars come first
bab-b-1-3 = A space with a symbol and nothing on it is empty and may take a pillar.
    .title = Symbols do not block
bab-b-1-4 = A pillar is one single pillar, one level high, or one double pillar, two levels high. Pillars are never stacked on pillars.
    .title = Single and double pillars
bab-b-1-5 = You may swap 2 single pillars for 1 double pillar, but never the other way round. You do so in your own turn, after mining.
    .title = Swapping pillars
bab-b-1-6 = You may use stored pillars together with new ones.
    .title = Stored pillars
bab-b-1-7 = A terrace tile is placed with its garden side up.
    .title = Garden side up
bab-b-1-8 = You may rotate the tile in quarter turns before you place it.
    .title = Rotating the tile
bab-b-1-9 = A tile must rest on 3 or 4 pillars, at most one under each of its four corner spaces.
    .title = Three or four pillars
bab-b-1-10 = If a tile rests on exactly 3 pillars, you must place a belvedere at once on the corner space without a pillar below.
    .title = Three pillars: belvedere
bab-b-1-11 = A belvedere takes up its space. No pillar and no decoration can stand there, and the symbol of the space is lost.
    .title = Belvedere fills its space
bab-b-1-12 = Two tiles must not overlap completely.
    .title = No complete overlap
bab-b-1-13 = No two tiles of a garden cover the same four holes, regardless of their levels.
    .title = No two equal places
bab-b-1-14 = Supports may stand on different levels, and any of them may be double pillars, as long as all end at the same height.
    .title = All supports equally high
bab-b-1-15 = A statue may serve as a single pillar; from then on it no longer counts as a statue. A statue one level below a corner always serves.
    .title = Statue as a pillar
bab-b-1-16 = You may place a tile on level 2 or higher only if your garden already has a tile anywhere on the level just below.
    .title = Level after level
bab-b-1-16a = The support of a corner stands at most 2 levels below the tile. So on level 3 and up no support stands on the board itself.
    .title = How far a pillar reaches
bab-b-1-17 = Every pillar you place must be covered by a tile. Pillars are placed only together with a tile.
    .title = No pillar without tile
bab-b-1-18 = A new tile must lie above every tile over its holes. It cannot slide under or between other tiles.
    .title = Not under another tile
bab-b-1-19 = A tile never reaches over the edge of the board, because at least two of its corners would have no hole below.
    .title = Never beyond the board
bab-b-1-20 = A tile need not touch earlier tiles. Gaps between tiles on the same level are allowed.
    .title = Gaps are allowed
bab-b-1-21 = A corner may lie over an occupied space only if it hangs free or rests on a statue there. A space with a fountain, bridge, staircase or belvedere never supports a tile.
    .title = Over occupied spaces

## Decorations (BAB-B.2)

bab-b-2-1 = After placing a tile, see whether you can build one or more decorations. They are free and come from the supply.
    .title = Decorations are free
bab-b-2-2 = You need not build a decoration, even when you can.
    .title = Building is optional
bab-b-2-3 = A decoration must be at least partly on a tile placed this turn.
    .title = On a new tile
bab-b-2-4 = A decoration needs empty spaces with the matching symbol.
    .title = Matching symbols
bab-b-2-5 = A decoration is never placed diagonally.
    .title = Never diagonal
bab-b-2-6 = A staircase joins 2 staircase symbols on neighbouring spaces of two tiles that are exactly 1 level apart.
    .title = Building a staircase
bab-b-2-7 = A fountain joins 2 fountain symbols on neighbouring spaces of two tiles on the same level.
    .title = Building a fountain
bab-b-2-8 = A bridge joins 2 bridge symbols in one row or column, on two tiles of the same level, with exactly one empty space between them.
    .title = Building a bridge
bab-b-2-9 = Your first statue may go on any statue symbol of a tile placed this turn.
    .title = First statue
bab-b-2-10 = Every later statue must share a row or column with one of your statues, at any distance and on any level.
    .title = Later statues
bab-b-2-11 = Rows and columns are those of the holes. A diagonal does not count.
    .title = Rows and columns only
bab-b-2-12 = Nothing between two statues in a row or column blocks them.
    .title = Nothing is in the way
bab-b-2-13 = An unused symbol from an earlier turn can still be one end of a staircase, fountain or bridge whose other end is on a new tile. An unused statue symbol is lost.
    .title = Symbols left unused
bab-b-2-14 = A space covered from above by a terrace can no longer take a pillar or a decoration.
    .title = Covered spaces
bab-b-2-15 = Each space holds at most one thing, and each symbol serves only one decoration.
    .title = One thing per space
bab-b-2-16 = A kind of decoration that has run out cannot be built.
    .title = No pieces left

## Storing and discarding (BAB-C)

bab-c-1 = You may keep unused single pillars, at most 6.
    .title = Six single pillars
bab-c-2 = Double pillars cannot be kept.
    .title = No double pillars
bab-c-3 = Pillars you cannot keep return to the supply.
    .title = Surplus pillars
bab-c-4 = A tile you have mined and not placed is stored in your slot or discarded.
    .title = Mined tile not placed
bab-c-5 = If your slot already has a tile, you may discard it and store the new one instead. A stored tile is never discarded without being replaced.
    .title = Slot already taken
bab-c-6 = At the end of your turn your slot holds at most one tile.
    .title = One tile in the slot
bab-c-7 = Discarded tiles leave the game. They do not return to the quarry.
    .title = Discarded tiles
bab-c-8 = The starting tile is treated like any stored tile. You need not place it first, but it takes up the slot until you place or discard it.
    .title = Starting tile in the slot

## End of a round and round tokens (BAB-R)

bab-r-1 = After the last turn of a round the last player reveals the top round token. A quarry tile uncovered by the very last turn of the game is not revealed.
    .title = Revealing a token
bab-r-2 = The effect of the token, if it has one, applies in every player’s turn of the next round.
    .title = Effect for everyone
bab-r-3 = Then the first player begins the next round.
    .title = Next round
bab-r-4 = At the start of your turn, take 1 single pillar from the supply.
    .title = Token: single pillar
bab-r-5 = At the start of your turn, take 1 double pillar from the supply. Use it this turn or lose it.
    .title = Token: double pillar
bab-r-6 = Once this turn, you may use one symbol on a tile placed this turn as a different symbol.
    .title = Token: change a symbol
bab-r-7 = Once this turn, you may use one space without a symbol, on a tile placed this turn, as any symbol. A basalt tile has no such space.
    .title = Token: add a symbol
bab-r-8 = A tile with your flower pays 2 single pillars for the flower instead of 1.
    .title = Token: flower
bab-r-9 = Mining pays 1 single pillar fewer in total, including the pillar for the flower, but never fewer than 0.
    .title = Token: one pillar fewer

## End of the game (BAB-E)

bab-e-1 = The game ends when the last player cannot reveal a round token because only the end-of-game token is left. Then gardens are scored.
    .title = End of the game

## Scoring (BAB-S)

bab-s-1 = Look at your garden from above. Fully or partly visible tiles and decorations count; fully hidden ones do not.
    .title = Seen from above
bab-s-2 = A statue scores 1 point times its level. A statue used as a pillar scores nothing.
    .title = Points for statues
bab-s-3 = A fountain scores 3 points times its level.
    .title = Points for fountains
bab-s-4 = A bridge scores 3 points times its level.
    .title = Points for bridges
bab-s-5 = A staircase scores the sum of the two levels it joins: 3 points between levels 1 and 2, 5 between 2 and 3, 7 between 3 and 4.
    .title = Points for staircases
bab-s-6 = Each set of 1 statue, 1 fountain, 1 bridge and 1 staircase scores 4 points.
    .title = Decoration sets
bab-s-7 = Each set of 4 different flowers on visible tiles scores 4 points.
    .title = Flower sets
bab-s-8 = A belvedere scores 1 point on any level. A fully covered one scores nothing.
    .title = Points for belvederes
bab-s-9 = Your highest tile scores 2 points times its level.
    .title = Highest point
bab-s-10 = The number of sets is the smallest of the four counts. Each thing counts in at most one set.
    .title = Counting sets
bab-s-11 = Each visible tile counts as one flower, the starting tile too. A tile scores nothing else by itself.
    .title = Flowers of tiles
bab-s-12 = You lose nothing for unused pillars, a stored tile or empty spaces.
    .title = No penalties
bab-s-13 = The player with the most points wins. On a tie the largest garden wins: the one with the fewest visible holes. If that is a tie too, the win is shared.
    .title = The winner

## Where the two rulebooks differ (BAB-DIFF)

bab-diff-01 = The Czech rulebook lets any method choose the first player; the Hungarian names the player who gardened last. We draw at random.
    .title = Choice of first player
bab-diff-02 = The Czech rulebook wants the two fountain symbols on two tiles; the Hungarian does not say so. We follow the Czech, also when a round token gives one tile two fountain symbols.
    .title = Fountain on two tiles
bab-diff-03 = In the Czech rulebook the bridge symbols face each other on two tiles; in the Hungarian they are in line with an empty space between. Both mean the same, since one tile is too small for both ends.
    .title = Ends of a bridge
bab-diff-04 = The Hungarian rulebook allows rotating a tile by 90 or 180 degrees; the Czech says nothing. We allow all four positions.
    .title = Rotating tiles
bab-diff-05 = Both rulebooks remove clay tiles. For each single choice the Czech says only a tile, the Hungarian a clay tile. We follow the Hungarian: clay only.
    .title = Tiles removed before play
bab-diff-06 = The Czech rulebook closes every covered space; the Hungarian speaks of the spaces of terraces. We follow the Czech, so holes of the board are closed too.
    .title = Which covered spaces
bab-diff-07 = In the Czech rulebook the tokens for changing and adding a symbol are optional and apply this turn; the Hungarian orders the change and gives no time limit. We follow the Czech.
    .title = Changing or adding symbols
bab-diff-08 = In the Czech rulebook the starting tile need not be stored in the first round; in the Hungarian it need not be placed first. We follow the Hungarian.
    .title = Starting tile
bab-diff-09 = The Czech rulebook puts the flower of a starting tile on one side; the Hungarian says only that the tile shows it. We count the flower on the garden side too.
    .title = Flower of starting tiles
bab-diff-10 = In the Czech rulebook you take the tile and then the pillars; in the Hungarian you choose it, take the pillars and then the tile. We compare heights with the tile in place; the result is the same.
    .title = Order when mining
bab-diff-11 = Only the Hungarian rulebook gives an example for the points of a bridge: 6 on level 2. The rule is the same in both.
    .title = Example of a bridge
bab-diff-12 = The Czech rulebook says that a tile may rest on 3 or 4 pillars; the Hungarian says that it must. We allow 3 or 4 and nothing else.
    .title = Number of pillars
bab-diff-13 = In the Czech rulebook the effect applies in every player’s turn of the next round; in the Hungarian to every player in the next turn. Both mean the same.
    .title = Duration of a token

## Rulings (BAB-AMB)

bab-amb-01 = No two tiles of a garden may cover the same four holes on any levels. Rule option “Two tiles over the same four holes: not directly above each other”: this is forbidden only on two consecutive levels.
    .title = Same place, higher level
bab-amb-02 = No tile may lie over the gap at or above the level of the bridge, and nothing may stand in the gap; lower tiles are allowed there. Rule option “Below a bridge”: bare board only, or lower tiles and decorations allowed.
    .title = Gap under a bridge
bab-amb-03 = The space under a bridge is not empty: it takes no pillar, no decoration, no second bridge and no tile at or below the level of the bridge. A higher tile would cover an end of the bridge as well and lack two pillars, so every bridge stays visible.
    .title = Space under a bridge
bab-amb-04 = The space with a belvedere cannot be used for anything else.
    .title = Space of a belvedere
bab-amb-05 = A corner without a pillar may hang over anything lower than the tile, except the lower end of a staircase that rises to the level of the tile. Rule option “Below an unsupported corner: nothing at all”: nothing may be directly below such a corner.
    .title = Under an unsupported corner
bab-amb-06 = A corner without a pillar always rests on a statue exactly one level below it, and then gets no belvedere.
    .title = Statue that touches
bab-amb-07 = A statue that is covered but supports nothing, two or more levels below, scores nothing. It still counts for the row-or-column rule, so the next statue is not a first one.
    .title = Statue covered from afar
bab-amb-08 = If all your statues have become pillars, your next statue may again go on any statue symbol. Rule option “When all statues have become pillars: no more statues”: you cannot build any more statues.
    .title = First statue again
bab-amb-09 = You may build decorations between the two tiles you place in a turn. Later in the turn you may still build on the first one.
    .title = Decorating between tiles
bab-amb-10 = A symbol changed or added by a round token is gone at the end of the turn. The decoration built with it stays.
    .title = Changed symbols revert
bab-amb-11 = A token for changing or adding a symbol works on one space per turn, on any tile placed this turn. It may give a tile two equal symbols, so two statues on one tile are possible.
    .title = One space per turn
bab-amb-12 = The supply is limited: first come, first served. Take what pillars are left; a swap needs a double pillar, a decoration its piece, and without belvederes a tile needs 4 supports. Rule option “Supply: never runs out”: there is always enough.
    .title = Limited supply
bab-amb-13 = The pillar of a round token is taken at the start of the turn, before mining.
    .title = When token pillars come
bab-amb-14 = Single pillars are not given up freely. You keep as many as fit, up to 6.
    .title = Pillars are kept
bab-amb-15 = You cannot mine and then only decorate. A decoration needs a tile placed this turn.
    .title = No decorating alone
bab-amb-16 = A bridge counts while either end or its span is visible, which is always the case.
    .title = Visible part of a bridge
bab-amb-17 = Only terraces hide holes, tiles and decorations. Bridges and other pieces hide nothing, and a hole counts as visible while no tile is above it.
    .title = Only terraces hide
bab-amb-18 = A tile cannot slide under an unsupported corner of another tile, not even with a corner without a pillar.
    .title = Under another tile’s corner
bab-amb-19 = The tile in a slot is open for all to see.
    .title = Slot is open

## Chapters

babylon-chapter-components = Components and terms
babylon-chapter-setup = Setup
babylon-chapter-structure = Structure of the game
babylon-chapter-mining = A. Mining
babylon-chapter-building = B. Building terraces
babylon-chapter-decorations = B. Decorations
babylon-chapter-storing = C. Storing and discarding
babylon-chapter-rounds = End of a round and round tokens
babylon-chapter-end = End of the game
babylon-chapter-scoring = Scoring
babylon-chapter-differences = Where the two rulebooks differ
babylon-chapter-rulings = Rulings

## Drawings of the rules

babylon-diagram-quarry = Each edge without a higher neighbour pays 1 pillar; your own flower pays 1 more. The numbers show what Jasmine would get.
babylon-diagram-hanging = On three pillars one corner hangs free and gets a belvedere at once.
babylon-diagram-levels = On level 2 a tile may overlap another, but never lie exactly above it, and no level is skipped.
babylon-diagram-equal-heights = Two corners rest on single pillars on terraces, two on double pillars on the board: all supports end at the same height.
babylon-diagram-statue-pillar = The statue supports a corner of the upper tile. From now on it is a pillar and no longer a statue.
babylon-diagram-not-under = No tile slides under an unsupported corner. Next to it there is room.
babylon-diagram-occupied = Above the fountain only the corner without a pillar may hang.
babylon-diagram-stairs = Two staircase symbols side by side, one level apart: a staircase joins them.
babylon-diagram-fountain = Two fountain symbols side by side on the same level: a fountain joins them.
babylon-diagram-bridge = Two bridge symbols in line with one empty space between them: a bridge joins them.
babylon-diagram-statues = A second statue must share a row or column with the first.
babylon-diagram-tokens = The round tokens and how many of each there are. The active one is named above.
babylon-diagram-scoring = What this garden scores: a statue and a fountain on level 1, a belvedere, and a tile on level 2 as its highest point.
