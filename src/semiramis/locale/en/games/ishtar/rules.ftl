# Ishtar: the rule clauses, one message each; .title is a short heading.

## Setup (ISH-1)

ish-1-1 = Two to four players play.
    .title = Number of players
ish-1-2 = Use two more terrain boards than players, joined into one desert, either side up and in any rotation. Rule option “Layout of the boards”: compact, or a layout of your own.
    .title = Boards of the desert
ish-1-3 = A random fountain goes on the fountain space of each board. The other fountains are not used.
    .title = Drawing the fountains
ish-1-4 = Each rock space gets one gem of its printed colour: purple, red or white.
    .title = Gems on the rocks
ish-1-5 = The other gems form the supply. Desert, supply, players and skills always hold 114 gems together.
    .title = Gems in the supply
ish-1-6 = Place the six cups at random on the six spaces of the carpet. Each shape of tile has two cups.
    .title = Cups on the carpet
ish-1-7 = Each cup holds a stack of 6 shuffled tiles of its shape, face down. One starting tile of that shape goes face up on top, so a stack has 7 tiles.
    .title = Stacks of tiles
ish-1-8 = With 3 players the bottom tile of each stack is removed from the game unseen, with 2 players the bottom two. So each stack has 5, 6 or 7 tiles with 2, 3 or 4 players.
    .title = Fewer players, fewer tiles
ish-1-9 = The blooms go in the middle of the carpet: 4 single and 4 double ones.
    .title = Blooms on the carpet
ish-1-10 = Shuffle the 26 tree cards and lay 5 of them face up in a row. Each card of the row gets a wooden tree.
    .title = Row of tree cards
ish-1-11 = The first player is drawn at random. The seats keep their order.
    .title = First player
ish-1-12 = Each player has 4 assistants, 2 in front and 2 on the carpet, and takes 1 purple gem. The first player takes the watering can.
    .title = What players start with

## Turn (ISH-2)

ish-2-1 = Players take turns clockwise. A turn has five steps in this order: choose a tile, place it, collect gems, take the special action, plant trees.
    .title = Five steps
ish-2-2 = You must choose a tile, place it and collect its gems. The special action and planting trees are optional.
    .title = Compulsory and optional steps
ish-2-3 = Gems you collect can be spent on a skill and on trees in the same turn. They come too late to pay for moving the can.
    .title = Spending new gems

## Choosing a tile (ISH-3)

ish-3-1 = On the very first turn, the first player places the can at any cup and takes the top tile. No gems may be paid, and no tile is revealed.
    .title = Very first turn
ish-3-2 = On every other turn the watering can moves clockwise to the next cup that still has tiles, for free. Empty cups are skipped and do not count as steps.
    .title = Moving the watering can
ish-3-3 = Before you take a tile, you may move the watering can on to a later cup that has tiles. Each further step costs 1 gem of any colour. Which gems you pay is your choice.
    .title = Paying for further steps
ish-3-4 = Gems paid to move the watering can return to the supply.
    .title = Paid gems
ish-3-5 = You take the top tile of the stack where the watering can stops.
    .title = Taking the top tile
ish-3-6 = Then, before you place your tile, reveal the top tile of the stack where the watering can was at the start of your turn. So the top tile under the can stays hidden until the can moves on.
    .title = Revealing a tile
ish-3-7 = If the stack that the watering can has left is empty, no tile is revealed.
    .title = Nothing to reveal
ish-3-8 = If you reserved a tile with skill J, you may leave the watering can where it is and place the reserved tile instead. You pay no gem and no tile is revealed.
    .title = Using a reserved tile

## Placing the tile (ISH-4)

ish-4-1 = All three spaces of a tile must be in the desert, on sand or rock that no tile covers yet, never on a tablet or a fountain. A tile may lie across the seam between boards, unless the rule option “Seams between boards” says otherwise.
    .title = Where tiles may lie
ish-4-2 = You may rotate a tile, but not flip it. On the same three spaces a straight tile can lie in 2 ways, or in 1 if both look the same; a bent tile can lie in 1 way and a triangular tile in 3.
    .title = Rotating the tile
ish-4-3 = At least one space of the tile must be adjacent to a fountain or to a tile placed earlier.
    .title = Water for the tile
ish-4-4 = A tile must not join gardens of different fountains. Every fountain it touches, directly or through a garden, must be the same one.
    .title = Only one fountain
ish-4-5 = A tile may join separate gardens of the same fountain.
    .title = Same fountain, joined gardens
ish-4-6 = Once a tile is placed, no bed may hold two assistants, not even two of the same player.
    .title = One assistant per bed
ish-4-7 = A tile may join a bed without an assistant to a bed with one. The owner of the assistant then controls the whole bed.
    .title = Joining an unclaimed bed
ish-4-8 = It does not matter who placed a tile; only assistants give control. You may also extend the bed of another player.
    .title = Tiles have no owner
ish-4-9 = A tile with no legal place is removed from the game, and you go straight to planting trees. You may knowingly choose such a tile only if no tile within reach has a legal place.
    .title = Tile without a place

## Collecting gems (ISH-5)

ish-5-1 = Take all gems on the three spaces your tile covers.
    .title = Gems under the tile
ish-5-2 = Blooms and trees go on grass and never give gems.
    .title = No gems on grass

## Special action (ISH-6)

ish-6-1 = Only the symbol on the tile placed this turn gives you a special action. You use it once and at once, or you lose it.
    .title = Symbol of the tile
ish-6-2 = Assistant symbol: if you have an assistant in front of you, you may place it on the space with the symbol.
    .title = Placing an assistant
ish-6-3 = You cannot place an assistant on a bed that already holds one. You may still place the tile there, but you cannot use its symbol to place an assistant.
    .title = Bed already taken
ish-6-4 = Star: you may place 2 of your gems, of any colours, on an available skill to unlock it. Which gems you pay is your choice.
    .title = Unlocking a skill
ish-6-5 = The lower skills F to J are available from the start. An upper skill needs the lower one of its column first: F for A, G for B, H for C, I for D, J for E. Each player unlocks each skill only once, and one star unlocks one skill.
    .title = Available skills
ish-6-6 = Gems on skills stay there. They cannot be spent again and do not count for skill C.
    .title = Gems on skills
ish-6-7 = Question mark: use it as an assistant symbol or as a star, not as both.
    .title = Question mark
ish-6-8 = With skill B assistant symbols and stars work like question marks for you, starting with your next symbol.
    .title = Symbols with skill B

## Planting trees (ISH-7)

ish-7-1 = To plant a tree, choose one of the cards in the row or the card you have reserved. You cannot choose a card reserved by another player.
    .title = Choosing a tree card
ish-7-2 = Pay exactly the gems shown on the card to the supply and lay the card face down in front of you. No colour replaces another.
    .title = Paying for a tree
ish-7-3 = Plant the tree from the card on any free grass space of the desert, in any garden. A grass space is free if it has neither a tree nor a bloom.
    .title = Placing the tree
ish-7-4 = You may plant a second tree in the same turn if you can pay for it, but not a third. Rule option “Trees per turn”: 1, 3, 4, 5 or any number.
    .title = Two trees per turn
ish-7-5 = Between purchases the row is not refilled. At the end of your turn it is filled up to 5 cards with a wooden tree on each. After the last turn of the game nothing is refilled.
    .title = Refilling the row
ish-7-6 = A planted tree never moves. Its space still belongs to its tile and garden, but it is no longer free grass.
    .title = Trees stay
ish-7-7 = A tree in the desert belongs to nobody. Only its card scores for the player who bought it.
    .title = Trees have no owner
ish-7-8 = If no grass space is free, you cannot buy a tree card.
    .title = No free grass
ish-7-9 = The row is no longer refilled once the tree cards or the wooden trees have run out. Cards still in the row can be bought.
    .title = Cards or trees used up

## Skills (ISH-8)

ish-8-1 = Skill A: at the end of the game you score 2 points for each tablet adjacent to a bed you control. Each tablet counts once.
    .title = A: sacred tablets
ish-8-2 = Skill B: from now on you may use an assistant symbol as a star and a star as an assistant symbol. At the end of the game you score 7 points.
    .title = B: wild symbols
ish-8-3 = Skill C: at the end of the game each unused gem in front of you scores 1 point if it is white, 2 if it is red and 3 if it is purple.
    .title = C: leftover gems
ish-8-4 = Skill D: at the end of the game you score 2 points for each tree adjacent to a bed you control. Each tree counts once for you, no matter who planted it.
    .title = D: shade of trees
ish-8-5 = Skill E: at the end of the game you score 7 points for each assistant still in front of you. Assistants on the carpet do not count.
    .title = E: spare assistants
ish-8-6 = Skill F: take any 2 gems from the supply at once (or as many as it has).
    .title = F: two gems
ish-8-7 = Skill G: place a single bloom with 3 flowers on any free grass space at once.
    .title = G: single bloom
ish-8-8 = Skill H: place a double bloom with 2 flowers on two adjacent free grass spaces at once. The two spaces may belong to different tiles.
    .title = H: double bloom
ish-8-9 = The spaces under a bloom become flower spaces, so a bloom can enlarge and join beds. Even then no bed may hold two assistants.
    .title = Blooms and beds
ish-8-10 = Skill I: reserve one card of the row together with its tree; the row is refilled at once. Also take one of your assistants from the carpet. You still pay for the card when you plant its tree, this turn or later.
    .title = I: reserved tree
ish-8-11 = Skill J: take the top tile of a stack, even one just revealed, and reserve it for a later turn. The next tile of that stack is revealed, except under the watering can. Also take one of your assistants from the carpet.
    .title = J: reserved tile

## Terms (ISH-9)

ish-9-1 = Two spaces are adjacent if they share an edge, also across the seam between two boards.
    .title = Adjacent spaces
ish-9-2 = A flowerbed, or bed, is a group of connected flower spaces, on one tile or several. Blooms are part of it.
    .title = What is a bed
ish-9-3 = A garden is a group of connected tile spaces. Exactly one fountain waters it; a grass space next to the fountain is enough.
    .title = What is a garden
ish-9-4 = One fountain may have several gardens. One garden may hold several beds of several players.
    .title = Several gardens and beds
ish-9-5 = The player whose assistant is on a bed controls it. Nobody controls a bed without an assistant.
    .title = Control of a bed
ish-9-6 = The player with the most flower spaces (not flowers) in controlled beds of a fountain’s gardens owns it. Tied players all own it, and each scores it in full.
    .title = Owner of a fountain
ish-9-7 = A player without a controlled flower space at a fountain never owns it. If nobody has one, nobody scores it.
    .title = No spaces, no fountain
ish-9-8 = A fountain’s space connects neither beds nor gardens.
    .title = Fountains connect nothing

## End and scoring (ISH-10)

ish-10-1 = The end is triggered as soon as two stacks are empty, whether by choosing a tile or by skill J.
    .title = Two empty stacks
ish-10-2 = The round is then played to its end, up to the player to the right of the first player, so that everyone has had the same number of turns. If that player triggers the end, the game stops after this turn.
    .title = Finishing the round
ish-10-3 = Reserved cards are discarded and score nothing. Reserved tiles score nothing either.
    .title = Reserved cards and tiles
ish-10-4 = Each tree card you have bought scores the points printed on it.
    .title = Points for trees
ish-10-5 = Each flower in a bed with your assistant scores 1 point. Flowers on blooms and on the assistant’s space count too.
    .title = Points for flowers
ish-10-6 = Each fountain you own scores 4 points if it is purple, 6 if it is red and 8 if it is white.
    .title = Points for fountains
ish-10-7 = Each of the skills A to E you have unlocked scores its points. Skills F to J score nothing.
    .title = Points for skills
ish-10-8 = The player with the most points wins. Tied players share the win.
    .title = The winner

## Rulings (ISH-AMB)

ish-amb-01 = The stack whose top tile is revealed is the one the watering can has left, not the one where it stops.
    .title = Which stack is revealed
ish-amb-02 = The can cannot stop at its own stack while another stack has a tile. If only its own stack is left, you may take the top tile blind and for free, even if your reserved tile would fit; the next one stays hidden, and a tile that fits nowhere is removed. With no tile in any stack and no reserved tile to place, go straight to planting trees.
    .title = Own stack of the can
ish-amb-03 = Empty cups that the watering can skips cost no gem.
    .title = Skipped cups are free
ish-amb-04 = You must choose a tile with a legal place if you can reach and pay for one, even a more expensive one or your reserved tile. If there is none, you take the free tile and remove it from the game, never the reserved one; the can moves and a tile is revealed as usual. Then you go straight to planting trees.
    .title = No tile fits
ish-amb-05 = A tile may lie across the seam between boards. Rule option “Seams between boards: tiles may not cross”: every tile must lie within one board.
    .title = Across the seams
ish-amb-06 = You may plant at most 2 trees per turn. Rule option “Trees per turn”: 1, 3, 4, 5 or as many as you can pay for.
    .title = Trees per turn
ish-amb-07 = Skill J may take from any stack. Under the watering can you take the hidden top tile blind, and the next one stays hidden until the can leaves. Rule option “Skill J on the stack under the can: only if no other stack has tiles”.
    .title = J under the can
ish-amb-08 = A tile reserved with skill J cannot be placed in the turn in which you take it. You never have more than one reserved tile.
    .title = Reserved tile must wait
ish-amb-09 = Skill I gives no free tree. It only reserves the card, and you pay for it when you plant the tree.
    .title = Reserved is not free
ish-amb-10 = A bed is always in one garden, so it counts for one fountain only.
    .title = One fountain per bed
ish-amb-11 = The owner of a fountain is found over all its gardens together. Add up the flower spaces of all beds you control there.
    .title = All gardens together
ish-amb-12 = A double bloom has 1 flower on each of its two spaces, 2 in total. Rule option “Double bloom: 2 flowers per space”: it has 4 in total.
    .title = Flowers of double blooms
ish-amb-13 = Flowers on the space of an assistant are visible and count.
    .title = Flowers under an assistant
ish-amb-14 = Once unlocked, skills F to J take effect as far as possible; you cannot decline. F takes up to 2 gems, G and H place a bloom if there is a legal place, I takes a card and J a tile if there is one. I and J always give their assistant.
    .title = Effects are not optional
ish-amb-15 = Players with equal top scores share the win.
    .title = Tie at the end
ish-amb-16 = Bought cards and reserved tiles are known to all. A tile taken blind is shown when it is taken.
    .title = Nothing is secret
ish-amb-17 = Which of the two starting tiles of a shape goes on which of its two cups is decided at random.
    .title = Starting tiles and cups
ish-amb-18 = An assistant gained with skill I or J cannot be placed with the same symbol. One symbol gives one action.
    .title = New assistant must wait
ish-amb-19 = When you reserve a card with skill I, the row is refilled at once, before you plant trees. You may buy the new card in the same turn.
    .title = Refill after skill I
ish-amb-20 = Skills I and J always find an assistant on the carpet: two wait there for each player, and each skill takes one, once.
    .title = Enough carpet assistants
ish-amb-21 = The star that unlocks skill B gives no second action.
    .title = No action after B
ish-amb-22 = Use the symbol before you plant trees. Once you have bought a tree, it is too late.
    .title = Action before trees

## Chapters

ishtar-chapter-setup = Setup
ishtar-chapter-turn = The turn
ishtar-chapter-choosing = Step 1: choosing a tile
ishtar-chapter-placing = Step 2: placing the tile
ishtar-chapter-gems = Step 3: collecting gems
ishtar-chapter-special = Step 4: special action
ishtar-chapter-trees = Step 5: planting trees
ishtar-chapter-skills = Skills
ishtar-chapter-terms = Terms
ishtar-chapter-end = End and scoring
ishtar-chapter-rulings = Rulings

## Drawings of the rules

ishtar-diagram-can = The watering can is at cup 1. The next cup with tiles is free, each further one costs a gem, and Jasmine has one gem. Cup 4 is empty.
ishtar-diagram-turned-up = Jasmine takes the tile at cup 2. At cup 1, which the watering can has left, a tile is revealed.
ishtar-diagram-placing = A tile goes on sand and rock and touches a fountain or an earlier tile.
ishtar-diagram-two-fountains = A tile may join two gardens of one fountain, but never the waters of two fountains.
ishtar-diagram-one-assistant = A tile may extend a bed, but never join two beds that have an assistant each.
ishtar-diagram-gems = The tile covers two rocks with gems, and Jasmine takes both gems.
ishtar-diagram-assistant = Jasmine places an assistant on the symbol of the new tile and now controls this bed.
ishtar-diagram-skills = Jasmine has unlocked skill G. The lower skills are open to all; an upper one needs the one below it.
ishtar-diagram-tree-cards = A card costs exactly the gems it shows. Jasmine has one purple and one red gem.
ishtar-diagram-trees = A tree needs a free grass space: no flowers there, and no other tree.
ishtar-diagram-bloom = A bloom turns grass into flowers and enlarges the bed next to it.
ishtar-diagram-majority = Jasmine controls more flower spaces at the fountain than Rose and owns it.
ishtar-diagram-points = What flowers, the shared fountain and the card of the tree score.
