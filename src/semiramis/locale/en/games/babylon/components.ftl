# Babylon: what the components are called, and why each value is what it is.

## Names

babylon-components-chapter-supply = Common supply
babylon-components-chapter-store = Player board
babylon-components-chapter-token = Round tokens
babylon-components-chapter-setup = By number of players
babylon-components-chapter-tile = Terrace tiles
babylon-components-chapter-points = Final scoring
babylon-components-singles = Single pillars
babylon-components-doubles = Double pillars
babylon-components-belvederes = Belvederes
babylon-components-statues = Statues
babylon-components-stairs = Staircases
babylon-components-fountains = Fountains
babylon-components-bridges = Bridges
babylon-components-pillars = Spaces for single pillars
babylon-components-count = Number in the box
babylon-components-tokens = Round tokens in the stack
babylon-components-rounds = Rounds
babylon-components-clay-removed = Clay tiles removed
babylon-components-material = Material
babylon-components-flower = Flower
babylon-components-symbols = Symbols
babylon-components-statue = Statue, per level
babylon-components-fountain = Fountain, per level
babylon-components-bridge = Bridge, per level
babylon-components-set = Set of all decorations
babylon-components-flower-set = Set of four flowers
babylon-components-belvedere = Belvedere
babylon-components-height = Highest tile, per level

## Why a value is what it is: the source in the edition file, in this language

babylon-why-list = The component list of both rulebooks; the few spare pieces in the box are not counted.
babylon-why-player-board = The description of the player board in both rulebooks.
babylon-why-tokens-two = 14 tokens with six effects; two of each leave two blank ones. Both rulebooks mention a special effect only if the token has one; some descriptions have no blank ones.
babylon-why-setup-tokens = How many round tokens are stacked during setup.
babylon-why-rounds = The number of rounds in both rulebooks: one for each token and one before the first.
babylon-why-setup-removed = How many clay tiles the players remove during setup.
babylon-why-none-removed = With 4 players the rulebooks remove no tiles.
babylon-why-materials = 16 clay, 16 granite and 16 basalt tiles.
babylon-why-flowers-even = Each flower belongs to one player, so all four are equally frequent in every material.
babylon-why-symbols-even = Clay shows two symbols, granite three and basalt four; all kinds are equally frequent in every material and with every flower, and none occurs twice on a tile.
babylon-why-start-flower = Every starting tile shows the flower of its player board.
babylon-why-start-symbols = Two public descriptions can be read as one symbol of each kind; that also gives all players the same start.
babylon-why-scoring = The final scoring in both rulebooks.
