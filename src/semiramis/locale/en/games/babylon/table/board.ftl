# Babylon in the browser: names of the boards, short notes on them, and what every place tells those who cannot see it.

## Boards; .short is the name of a tab

babylon-board-garden = Garden
    .short = Garden
babylon-board-quarry = Quarry
    .short = Quarry
babylon-board-others = Other gardens
    .short = Others
babylon-board-round = Round and supply
    .short = Round

## In the top bar

babylon-board-progress = Round { $round } of { $rounds } · { $token }
babylon-board-progress-first = Round { $round } of { $rounds }
babylon-board-progress-setup = Setting up
babylon-board-progress-over = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } · game over

## The garden

babylon-board-your-garden = Your garden
babylon-board-garden-of = { $seat }’s garden
babylon-board-whose = Garden shown
babylon-board-solid = 3D
babylon-board-no-solid = This browser can’t show 3D. Here is the view from above.
babylon-board-show-garden = { $seat }’s garden: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, highest level { $highest }, { $n ->
        [one] { $n } pillar
       *[other] { $n } pillars
    } stored. Show it.

## The round and its token

babylon-board-round-of = Round { $round } of { $rounds }
babylon-board-token-none = No token is active yet.
babylon-board-token-pillar = At the start of your turn, take 1 single pillar.
babylon-board-token-double = At the start of your turn, take 1 double pillar. Use it this turn or lose it.
babylon-board-token-change = Once this turn, one symbol on a tile you place may count as a different one.
babylon-board-token-add = Once this turn, one space without a symbol on a tile you place may count as any symbol.
babylon-board-token-flower = A tile with your flower pays 2 pillars for it instead of 1.
babylon-board-token-minus = Mining pays 1 pillar fewer.
babylon-board-token-blank = This token has no effect.
babylon-board-unseen = Tokens not revealed yet
babylon-board-supply = Common supply
babylon-board-supply-single = Single pillars
babylon-board-supply-double = Double pillars
babylon-board-supply-belvedere = Belvederes
babylon-board-supply-statue = Statues
babylon-board-supply-fountain = Fountains
babylon-board-supply-bridge = Bridges
babylon-board-supply-stairs = Staircases

## The quarry

babylon-board-floor = floor
babylon-board-note-quarry = Wedges: layers. +n: pillars for you.
babylon-board-note-remove = Only clay is removed. It pays no pillars.
babylon-board-pays-short = { $n ->
        [one] { $n } pillar
       *[other] { $n } pillars
    }:
babylon-board-edge-wall = wall
babylon-board-edge-floor = floor
babylon-board-edge-same = same height
babylon-board-edge-lower = lower tile
babylon-board-edge-flower = your flower
babylon-board-edge-token = token

## Tiles and pillars

babylon-board-tiles = Tiles to place
babylon-board-mined-short = mined
babylon-board-stored-short = stored
babylon-board-pillars = { $n } of { $room } pillars
babylon-board-pillars-heard = Single pillars: { $n }. Double pillars: { $doubles }.
babylon-board-spends = Uses { $n ->
        [one] { $n } pillar
       *[other] { $n } pillars
    }{ $doubles ->
        [0] {""}
        [one] {" "}and { $doubles } double pillar
       *[other] {" "}and { $doubles } double pillars
    }.{ $swaps ->
        [0] {""}
        [one] {" "}Two are swapped for a double pillar.
       *[other] {" "}{ $swaps } times two are swapped for a double pillar.
    }
babylon-board-keeps = If the turn ends now, you keep { $n ->
        [one] { $n } pillar
       *[other] { $n } pillars
    }.
babylon-board-loses = You lose: single pillars { $n }, double pillars { $doubles }.
babylon-board-keeps-tile = Stored: { $tile }.
babylon-board-loses-tile = Leaves the game: { $tile }.
babylon-board-decorations = Visible decorations
babylon-board-flowers = Visible flowers
babylon-board-stored-tile = Stored: { $tile }

## What places tell

babylon-board-start-tile = Starting tile, { $flower }.
babylon-board-tile = Tile: { $material }, { $flower }.
babylon-board-symbols = Symbols: { $symbols }.
babylon-board-symbol-at = { $piece } at { $corner_the }
babylon-board-cell-floor = Quarry, row { $row }, column { $column }: bare floor.
babylon-board-cell = Quarry, row { $row }, column { $column }, { $height ->
        [one] { $height } tile
       *[other] { $height } tiles
    } high.
babylon-board-cell-unseen = The top tile is not revealed yet.
babylon-board-pays = It pays you { $n ->
        [one] { $n } pillar
       *[other] { $n } pillars
    }: { $edges } for its edges, { $flower } for its flower.
babylon-board-mined = Mined tile.
babylon-board-stored = Stored tile.
babylon-board-no-mined = No mined tile.
babylon-board-no-stored = No stored tile.
babylon-board-spot = Place over { $nw }, { $ne }, { $se } and { $sw }.
babylon-board-spot-level = Level { $level } from { $n ->
        [one] { $n } pillar
       *[other] { $n } pillars
    }.
babylon-board-corner = Unsupported, with a belvedere: { $corner_the }.
babylon-board-corner-none = All four corners are supported.
babylon-board-costs = Single pillars: { $n }, double pillars of your own: { $doubles }.
babylon-board-bare = { $field }, bare board.
babylon-board-field = { $field }, level { $level }, tile with { $flower_a }.
babylon-board-stands-statue = Statue here.
babylon-board-stands-fountain = Fountain here.
babylon-board-stands-bridge = A bridge ends here.
babylon-board-stands-stairs-low = A staircase begins here.
babylon-board-stands-stairs-high = A staircase ends here.
babylon-board-stands-belvedere = Belvedere here.
babylon-board-symbol = Symbol for { $piece_a }, empty.
babylon-board-under-bridge = A bridge spans this space.
babylon-board-below = Below: level { $level }.
babylon-board-can-mine = You can mine it.
babylon-board-can-remove = You can remove it.
babylon-board-can-tile = You can place it.
babylon-board-can-spot = You can place the tile here.
babylon-board-can-corner = You can choose this.
babylon-board-can-field = You can build a decoration here.
babylon-board-chosen = Chosen.
