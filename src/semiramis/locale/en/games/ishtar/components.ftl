# Ishtar: what the components are called, and why each value is what it is.

## Names

ishtar-components-chapter-gems = Gems in the box
ishtar-components-chapter-fountain = Fountains
ishtar-components-chapter-stack = Tiles on each cup
ishtar-components-chapter-layout = Layout of the boards
ishtar-components-chapter-assistants = Assistants of each player
ishtar-components-chapter-start-gems = Gems at the start
ishtar-components-chapter-skill = Skills
ishtar-components-chapter-tree = Trees
ishtar-components-chapter-bloom = Blooms
ishtar-components-chapter-board = Terrain boards
ishtar-components-chapter-tile = Tiles
ishtar-components-chapter-card = Tree cards
ishtar-components-chapter-points = Points of the skills at the end
ishtar-components-count = Number in the box
ishtar-components-points = Points
ishtar-components-front = In front of the player
ishtar-components-carpet = On the carpet
ishtar-components-price = Price in gems of any colour
ishtar-components-gems = Gems from skill F
ishtar-components-row = Cards in the row
ishtar-components-wooden = Wooden trees
ishtar-components-singles = Single blooms
ishtar-components-doubles = Double blooms
ishtar-components-flowers = Flowers of a single bloom
ishtar-components-rows = Spaces, row by row
ishtar-components-cells = Spaces
ishtar-components-cost = Price
ishtar-components-tablet = A: each tablet
ishtar-components-symbols = B: once
ishtar-components-gem = C: each gem left
ishtar-components-shade = D: each tree
ishtar-components-idle = E: each spare assistant
ishtar-components-legend-board = In the table: . sand, p purple rock, r red rock, w white rock, T tablet, F fountain.
ishtar-components-legend-tile = In the table: g grass; a number counts flowers, A is the assistant symbol, S the star and ? the question mark.
ishtar-components-legend-layout = In the table, “a,b” is a place in the desert; its neighbours are a+1,b; a−1,b; a,b+1; a,b−1; a−1,b+1 and a+1,b−1.

## Why a value is what it is: the source in the edition file, in this language

ishtar-why-gems-split = Published component lists count 114 gems, purple the most frequent and white the rarest; the split leaves 14 in the supply with four players.
ishtar-why-fountains-colours = Two independent reviews count three purple fountains, two red ones and one white one; reich-der-spiele.de also has a single white one.
ishtar-why-fountains-points = The final scoring gives the points of each colour of fountain.
ishtar-why-stacks = Setup: six tiles and a starting tile, one fewer with three players and two fewer with two.
ishtar-why-compact = Two boards more than players, joined in any way; a first game is advised to keep them compact, so every board touches two others.
ishtar-why-assistants = Setup: two of the four assistants are in front of their player and two on the carpet.
ishtar-why-start-gem = Setup: everyone starts with one purple gem.
ishtar-why-skill-price = Every skill costs two gems of any colour, and skill F gives two.
ishtar-why-open-cards = Setup: five cards are face up, with a tree on each.
ishtar-why-wooden-trees = The component lists on superfred.de and jedisjeux.net; there are fewer trees than cards.
ishtar-why-blooms = Eight tokens; each of four players may place one of either kind.
ishtar-why-single-bloom = Skill G places a single bloom with three flowers.
ishtar-why-boards = Six boards with two sides of 37 spaces, each with one fountain, rocks in three colours, purple the commonest and white the rarest, and tablets that gather on some of them.
ishtar-why-tiles = Flower spaces show one to four flowers, no tile is all grass, some keep their flowers apart, and at most one flower space has a symbol; no source says how often.
ishtar-why-start-tiles = Six starting tiles, two of each shape; with an assistant symbol on every one of them the first player gains least from going first.
ishtar-why-card-prices = 26 cards that cost one or several gems; more and rarer gems score more, and the best card is the most expensive.
ishtar-why-card-points = About as good as a fountain for a usual tree, 17 for the best one, and rising with number and rarity of the gems.
ishtar-why-skills-points = The description of the skills that count at the end.
ishtar-why-gems-reversed = Skill C; a review confirms that it reverses the usual order of the colours.
