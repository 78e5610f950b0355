# Amyitis: the rule clauses, one message each; .title is a short heading.

## Setup (AMY-S)

amy-s-1 = With 3 players, return the Craft and Court cards marked “4 players” to the box. With 2 players, return those marked “3 players” as well. With 4 players, use them all.
    .title = Cards by player count
amy-s-2 = Lay out the Babylon board and the Mesopotamia board and place the caravan marker on Babylon. The Amyitis card for the number of players goes next to them.
    .title = Boards and caravan
amy-s-3 = Sort talents, camels, neutral cubes and goods. They form the general supply.
    .title = General supply
amy-s-4 = The plant card with quality 2 on both faces goes to Khorsabad. Chance decides which face is up.
    .title = Plant card for Khorsabad
amy-s-5 = Shuffle the other three plant cards and place one each in Eshnunna, Ur and Mari, with the quality 1 face up.
    .title = Other plant cards
amy-s-6 = Shuffle the Craft cards and place them next to the board as a face-down pile.
    .title = Craft pile
amy-s-7 = Sort the Court cards by type and level and lay them face up next to the board.
    .title = Court card display
amy-s-8 = Take one token of each good except wine and mix them. Every level 2 Caravaneer in play gets one at random: two cards with 4 players, one card with 2 or 3. The other tokens return to the supply.
    .title = Goods on Caravaneers
amy-s-9 = The tile worth 10 goes on floor 4. Floor 3 gets three random tiles of the other four of quality 3, floor 2 five random quality 2 tiles, floor 1 seven random quality 1 tiles. The four tiles left over are not used.
    .title = Garden tiles
amy-s-10 = With 2 players the three squares marked with a star get no tile and are never planted. Thirteen tiles are laid out: six of quality 1, four of quality 2, two of quality 3, and the tile worth 10.
    .title = Two-player garden
amy-s-11 = Each player takes all cubes of one colour, 4 talents, 1 camel and a level 0 Caravaneer, and starts with 0 prestige. Nobody starts with a Banker or a Palace.
    .title = What each player gets
amy-s-12 = A first player is drawn at random and takes the first-player card.
    .title = First player

## Goal and general rules (AMY-G)

amy-g-1 = The player with the most prestige at the end wins. Everything is open to all players except the order of the shuffled Craft cards.
    .title = Goal and open information
amy-g-2 = Of each type with levels (Caravaneer, Banker, Palace) only your highest card counts. Gardeners have no level: you may hold several.
    .title = One card per type
amy-g-3 = Whenever you pay goods, a wine may replace any other good. It never replaces a camel or a talent.
    .title = Wine is wild
amy-g-4 = You may have any number of camels and talents. Goods are limited only at the end of a round, by the storage rule.
    .title = No limit during play

## Round and phase I (AMY-R, AMY-I)

amy-r-1 = A round has three phases: I setup, II actions, III end of round.
    .title = A round
amy-i-1 = The first player shuffles all Craft cards in play, including those of the last round, and lays them face up in groups of three. There are as many groups as players.
    .title = Groups of Craft cards
amy-i-1b = The Craft cards not laid out are set aside for this round only.
    .title = Unused Craft cards
amy-i-2 = Each player with a Banker takes the talents shown on their highest Banker card and scores the prestige shown there. Without a Banker there is no income.
    .title = Income from Bankers

## Phase II: actions (AMY-II)

amy-ii-1 = Starting with the first player and going clockwise, each player takes one action per turn. This continues until everyone has passed.
    .title = Taking turns
amy-ii-2 = On your turn you either pass, recruit one Craft card, or move the caravan.
    .title = Three actions
amy-ii-a-1 = To pass, place one of your cubes on the Pass space. You take no more actions this round.
    .title = How to pass
amy-ii-a-2 = After passing, you take 1 talent on each later turn of the round while anyone is still playing. Passing itself pays nothing.
    .title = Talents after passing
amy-ii-a-3 = The phase ends at once when the last player passes. Nobody takes a talent after that; talents already taken are kept.
    .title = End of the phase
amy-ii-b-1 = Choose one face-up Craft card. Pay as many talents as there are cards already turned over in its group: 0 for the first card, 1 for the second, 2 for the third.
    .title = Price of recruiting
amy-ii-b-2 = Turn the chosen card to its talent side, then carry out its craft.
    .title = Turn and act
amy-ii-b-p-1 = Peasant: place one of your cubes on one of the two open field spaces and take the good shown there.
    .title = Peasant: field and good
amy-ii-b-p-2 = The fields have two rows that fill from left to right. In each row only the leftmost empty space is open. Cubes stay until the row is full.
    .title = Open field spaces
amy-ii-b-p-3 = When a row is full, the player with the most cubes in it takes a Gardener, if the supply has one. On a tie for the most, nobody takes one.
    .title = Full row: Gardener
amy-ii-b-p-4 = Then the row is cleared whether or not anyone won it, and all cubes return to their owners.
    .title = Full row is cleared
amy-ii-b-r-1 = Priest: place one of your cubes on the leftmost of the four spaces of a temple you choose. All cubes already in that temple move one space to the right.
    .title = Priest: cube in a temple
amy-ii-b-r-2 = A cube pushed beyond the fourth space leaves the temple and returns to its owner, a neutral cube to the supply.
    .title = Cube pushed out
amy-ii-b-e-1 = Engineer: place one of your cubes on an available canal of the garden and score 2 prestige. The cube stays there for the rest of the game.
    .title = Engineer: irrigate
amy-ii-b-e-2 = Canals are between garden squares and are drawn as waves. Each wave takes one cube, so a double canal with two waves side by side takes two.
    .title = Canals
amy-ii-b-e-3 = A canal is available when it has room for a cube and an unbroken chain of irrigated canals leads to it from the river. The cubes of the chain may belong to anyone, neutral cubes included. A double canal carries water on only when it has both cubes.
    .title = Available canals
amy-ii-b-e-4 = Empty canals on the river bank are always available.
    .title = Canals at the river
amy-ii-b-m-1 = Merchant: take 1 camel from the supply.
    .title = Merchant: camel
amy-ii-c-1 = The caravan moves clockwise only: 1 space per camel you pay, plus up to 0, 2 or 4 more spaces with a level 0, 1 or 2 Caravaneer.
    .title = Moving the caravan
amy-ii-c-2 = The caravan must move at least 1 space. It may not stay where it is.
    .title = At least one space
amy-ii-c-3 = You must pay at least 1 camel, regardless of your Caravaneer’s level. Paid camels go to the supply.
    .title = At least one camel
amy-ii-c-4 = You must trade where the caravan stops, so you may only move it to a city where you can. In a plant city, that includes having a square you can plant (counting your Gardeners).
    .title = Trade is compulsory
amy-ii-c-a-1 = In Babylon you sell 1 good for 3 prestige, or 2 goods, alike or different, for 6 prestige. Either sale also gives one free irrigation.
    .title = Babylon: sell goods
amy-ii-c-a-2 = For the free irrigation place one of your cubes on an available canal, as with an Engineer, but score nothing for it. You may not refuse it.
    .title = Free irrigation
amy-ii-c-a-3 = Goods are sold in Babylon and in no other city.
    .title = Sales only in Babylon
amy-ii-c-b-1 = In a court city, pay the good it demands and take one Court card of one of the two types it offers.
    .title = Court city: buy a card
amy-ii-c-b-2 = You take the card one level above your own of that type, or level 1 if you have none. It covers the old card, and only the new one counts.
    .title = Next level
amy-ii-c-b-3 = A level 2 Caravaneer gives you the good on it.
    .title = Good on the Caravaneer
amy-ii-c-b-4 = When you take a Palace, score the prestige shown on it at once. It is scored only this one time.
    .title = Palace prestige
amy-ii-c-b-5 = If no card of the level you need is left, you can never rise in that type again. If only one of the two types on offer is possible for you, you must take that one.
    .title = Level sold out
amy-ii-c-c-1 = In a plant city, pay the good the city demands and also the extra good shown on the visible face of the plant card, if there is one. If both are the same good, pay two of it.
    .title = Plant city: price
amy-ii-c-c-2 = Plant at once in the garden, then turn the plant card over.
    .title = Plant, then turn

## Planting (AMY-PL)

amy-pl-1 = To plant, choose one garden square and take its tile. The plant card stays in its city.
    .title = What planting is
amy-pl-2 = At least one side of the square must be completely irrigated. On a side with a double canal both cubes are needed.
    .title = Square must be irrigated
amy-pl-3 = The river alone does not irrigate the squares of the lowest floor.
    .title = River is not enough
amy-pl-4 = The plant’s quality must be at least the floor number (quality 3 for floor 4). A better plant may go on a lower floor.
    .title = Quality and floor
amy-pl-5 = Each Gardener you discard adds 1 to the plant’s quality for this planting. You may use several: quality 1 with two Gardeners reaches floors 3 and 4. Used Gardeners return to the supply.
    .title = Gardeners add quality
amy-pl-6 = Take the tile and gain its prestige and bonuses at once. The square cannot be planted again.
    .title = Taking the tile
amy-pl-7 = Count all cubes on the sides of the planted square, half-filled double sides too. The player with the most scores the quality shown on the plant card; Gardeners do not add to it. On a tie nobody scores.
    .title = Irrigation bonus
amy-pl-8 = Then every empty wave between this square and each neighbouring planted square gets a neutral cube, and the canal counts as irrigated.
    .title = Automatic irrigation
amy-pl-9 = Later irrigation may continue from neutral cubes.
    .title = Building on neutral cubes

## Phase III: end of round (AMY-III)

amy-iii-1 = The player to the right of the first player places one of their cubes in a temple of their choice, then a neutral cube in each of the other two. Cubes enter as with a Priest.
    .title = The Procession
amy-iii-2-0 = The temples are scored in the order Ishtar, Marduk, Tammouz. The player with the most cubes in a temple has first place, the next second place; neutral cubes do not count. A player alone in a temple gets only the reward for first place.
    .title = Scoring the temples
amy-iii-2-1 = First place takes 1 camel or 1 talent. Second place takes the other.
    .title = Temple of Ishtar
amy-iii-2-2 = First place scores 2 prestige, second place 1.
    .title = Temple of Marduk
amy-iii-2-3 = First place places one of their cubes on an open field space and takes the good shown there. Second place may swap one good for another from the supply, but not for wine.
    .title = Temple of Tammouz
amy-iii-2-4 = If the cube from Tammouz fills its row, the row gives its Gardener and is cleared as usual.
    .title = Tammouz fills a row
amy-iii-2-5 = If players tie in a temple, for either place, the one with the cube furthest to the right comes first.
    .title = Ties in a temple
amy-iii-2-6 = With 2 players each temple gives only its reward for first place.
    .title = Temples with two players
amy-iii-3 = With a level 0 or 1 Caravaneer you keep at most 2 goods, with level 2 at most 4. Return the excess to the supply, your choice, in turn order from the first player.
    .title = Storage of goods
amy-iii-4 = The first-player card goes to the next player clockwise and a new round begins. After the last round it does not move.
    .title = First-player card moves

## End of the game (AMY-E)

amy-e-1 = When 4 or fewer tiles are left in the garden (3 or fewer with 2 players), the current round is played to its end. Then the game is over.
    .title = End of the game
amy-e-2 = Your garden tiles score 5 or 10 prestige. With 2 players 5 or 6 tiles score 5, and 7 or more score 10. With 3 players it is 4 or 5 tiles, and 6 or more; with 4 players 3 or 4 tiles, and 5 or more.
    .title = Favour of Amyitis
amy-e-3 = Each good you still hold scores 1 prestige. Camels and talents score nothing.
    .title = Goods left
amy-e-4 = The player with the most prestige wins. Tied players share the win.
    .title = The winner

## Rulings (AMY-Q)

amy-q-1 = You gain only what the supply holds; the rest is lost, and other effects still happen. First place at Ishtar chooses from what is left; if only one kind is left, second place gets nothing. Income is paid in turn order from the first player.
    .title = Empty supply
amy-q-2 = You may recruit only a craft you can carry out. Peasant, Priest and Engineer need a cube and a legal space, and a Merchant needs a camel in the supply. A Peasant is allowed even when the supply has none of the good left.
    .title = No recruiting without effect
amy-q-3 = There are always enough neutral cubes. Use substitutes if needed.
    .title = Neutral cubes never run out
amy-q-4 = Without a cube you cannot recruit a Peasant, Priest or Engineer, but you may always pass. Your whole Procession is skipped, neutral cubes too, and so are your field cube from Tammouz and your free irrigation in Babylon.
    .title = Player without cubes
amy-q-5 = The cube on the Pass space returns to its owner at the end of phase II.
    .title = Pass cube comes back
amy-q-6 = You pay exactly the camels you need: the distance less the spaces your Caravaneer adds, but at least 1.
    .title = No extra camels
amy-q-7 = The caravan moves 1 to 8 spaces. Nine spaces would take it back to the same city, which is not allowed.
    .title = No full lap
amy-q-8 = The caravan passes through cities freely and without effect.
    .title = Passing through cities
amy-q-9 = You may sell in Babylon even when no canal is available. The irrigation is then skipped.
    .title = Sale without a free canal
amy-q-10 = If two level 2 Caravaneers with different goods are left, the buyer chooses between them.
    .title = Which Caravaneer
amy-q-11 = The tile bonus “any Court card” is free and must be taken if possible. Take the next level of a type, with its good or Palace prestige, or a Gardener from the supply. If nothing is available the bonus is lost.
    .title = Any Court card bonus
amy-q-12 = The tile bonus “any good” must be taken: choose a good from the supply other than wine. If there is none, the bonus is lost. Rule option “Wine as ‘any good’: allowed”: wine may be chosen too.
    .title = Any good bonus
amy-q-13 = Planting goes in this order: payments and used Gardeners to the supply, gains from the tile, irrigation bonus, automatic irrigation, turning the plant card over.
    .title = Order when planting
amy-q-14 = Neutral cubes are ignored for the irrigation bonus. They neither score nor cause a tie.
    .title = Neutral cubes and bonus
amy-q-15 = The irrigation bonus may go to a player other than the one who plants.
    .title = Bonus for another player
amy-q-16 = Neutral cubes without a connection to the river count as irrigated for planting, but a new canal still needs a chain that reaches the river. Rule option “Canals cut off from the river: can be continued”: new canals may start from such cubes.
    .title = Neutral cubes cut off
amy-q-17 = You use exactly as many Gardeners as the square needs, never more.
    .title = No extra Gardeners
amy-q-18 = First place in Tammouz must place the field cube, if they have one.
    .title = Tammouz: first place must farm
amy-q-19 = Second place in Tammouz may give wine away. The good taken must be different from the good given, and never wine.
    .title = Goods of the swap
amy-q-20 = The storage rule applies in the last round too, before goods left are scored.
    .title = Storage in the last round
amy-q-21 = With 2 players first place in Ishtar chooses a camel or a talent. Nobody gets the other one.
    .title = Ishtar with two players
amy-q-22 = A full row is cleared even when the most cubes are tied or the supply has no Gardener.
    .title = Row without a winner
amy-q-23 = If the game has not ended after 40 rounds, it stops and is scored as usual.
    .title = Longest game
amy-q-24 = On a tie for the most cubes in a full row nobody takes a Gardener. Rule option “Tie in a full field row: rightmost cube gets it”: the tied player whose cube is furthest right takes it.
    .title = Tie in a field row

## Where the two rulebooks differ (AMY-D)

amy-d-1 = In the Czech rulebook the player puts goods on the level 2 Caravaneer; in the Hungarian the player takes the good on it. We follow the Hungarian, which the Czech example confirms.
    .title = Goods on Caravaneer 2
amy-d-2 = The Czech rulebook counts 14 camels and a caravan marker; the Hungarian counts 14 camels and uses a pink camel token as the caravan. We use 14 camels and one marker.
    .title = Camels and caravan marker
amy-d-3 = The Czech rulebook names two level 2 Caravaneers with 4 players and one with 2 or 3; the Hungarian gives no number. We follow the Czech.
    .title = Number of Caravaneers
amy-d-4 = The Hungarian rulebook counts the tiles left over as one of quality 3, one of quality 2 and two of quality 1; the Czech does not count them. We follow the Hungarian.
    .title = Leftover tiles
amy-d-5 = In the Czech rulebook the Caravaneer adds up to 2 or 4 spaces; the Hungarian says 2 or 4 more. We follow the Czech: up to. The example in both rulebooks agrees.
    .title = Extra spaces
amy-d-6 = The Czech rulebook asks the extra good for quality 2 plants; the Hungarian asks it if one is shown. Both mean the same, and we follow the card.
    .title = Extra good
amy-d-7 = The Czech rulebook makes trade compulsory where the caravan stops; the Hungarian asks for at least one possible action there. Both mean the same.
    .title = Duty to trade
amy-d-8 = Only the Hungarian rulebook says that goods are sold in no city but Babylon. We keep this rule.
    .title = Where goods are sold
amy-d-9 = The Czech rulebook calls the garden a square, the Hungarian a rhombus, both with two sides on the river. It is the same shape, turned.
    .title = Shape of the garden
amy-d-10 = In the Czech rulebook the player who needs a missing level is stopped; in the Hungarian a sold-out pile is closed for good. The effect is the same. Gardeners are different, since they return to the supply.
    .title = Sold-out Court cards
amy-d-11 = The Czech rulebook rewards two players in each temple; the Hungarian speaks of the majority but lists two rewards. We follow the Czech.
    .title = Who is rewarded
amy-d-12 = The Czech rulebook counts tiles available for planting, the Hungarian tiles remaining. We count all tiles in the garden, irrigated or not.
    .title = Tiles at the end
amy-d-13 = The Czech rulebook starts storage with the first player; the Hungarian says turn order. Both mean the same.
    .title = Order of storage
amy-d-14 = The Czech rulebook draws lots for the first player; the Hungarian lets the players decide. We draw at random.
    .title = Choice of first player
amy-d-15 = The Czech rulebook only shows a plant too weak for its floor; the Hungarian adds that quality 2 may go on floor 1. We follow the Hungarian.
    .title = Plants on lower floors
amy-d-16 = The Czech rulebook says that the river alone cannot irrigate the lowest floor; the Hungarian says less firmly that being there does not mean being watered. We follow the Czech.
    .title = River and lowest floor
amy-d-17 = The Czech rulebook gives the Gardener before the row is cleared; the Hungarian says as usual. Both mean the same.
    .title = Gardener through Tammouz
amy-d-18 = The Czech rulebook prints Eshunna and leaves black out of the cube colours; the Hungarian has Eshnunna and five colours. We follow the Hungarian.
    .title = Names and colours
amy-d-19 = Both rulebooks name the player to the right of the first player; the Hungarian example calls that player the last in turn order. It is the same player.
    .title = Who leads the Procession

## Chapters

amyitis-chapter-setup = Setup
amyitis-chapter-goal = Goal and general rules
amyitis-chapter-round = Round and phase I
amyitis-chapter-actions = Phase II: actions
amyitis-chapter-passing = Passing
amyitis-chapter-recruiting = Recruiting Craft cards
amyitis-chapter-caravan = Moving the caravan
amyitis-chapter-planting = Planting
amyitis-chapter-evening = Phase III: end of round
amyitis-chapter-end = End of the game
amyitis-chapter-rulings = Rulings
amyitis-chapter-differences = Where the two rulebooks differ

## Drawings of the rules

amyitis-diagram-two-players = With two players three squares stay paved: they have no tile and are never planted.
amyitis-diagram-prices = Jasmine has 1 talent. The first card of a group is free, the second costs 1 talent, the third 2.
amyitis-diagram-fields = In each row of the fields only the leftmost empty space is open.
amyitis-diagram-full-row = Jasmine’s cube fills the upper row. Jasmine has the most cubes in it and takes a Gardener; then the row is cleared.
amyitis-diagram-priest = Jasmine’s cube enters on the left and pushes the others on. The last one leaves the temple.
amyitis-diagram-double-side = Half of a double canal is filled. It takes a second cube, but until then it carries no water.
amyitis-diagram-water = Water comes from the river: a new canal must be on its bank or at the end of an unbroken chain of cubes.
amyitis-diagram-caravan = With 1 camel and a level 1 Caravaneer the caravan reaches three cities. Jasmine can pay with barley and dates.
amyitis-diagram-court = Jasmine has a level 1 Caravaneer and may take level 2 in Uruk.
amyitis-diagram-planting = A quality 2 plant needs a square with a fully irrigated side, on a floor that is not too high.
amyitis-diagram-river = A square at the river still needs a side with a cube.
amyitis-diagram-gardener = With one Gardener a quality 2 plant reaches floor 3. It still needs water.
amyitis-diagram-grove = Jasmine plants between two planted squares and scores for the most cubes around. An empty canal between planted squares gets a neutral cube.
amyitis-diagram-procession = Jasmine places a cube in the temple of Marduk and neutral cubes in the two others.
amyitis-diagram-temple-tie = Rose and Saffron tie in the temple of Ishtar. Saffron’s cube is further right, so Saffron comes first.
