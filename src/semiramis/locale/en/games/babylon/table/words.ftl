# Babylon: words. The value is the bare noun; .a has the indefinite article where there is one,
# .the the definite one. Unique things have the same form in both.

## Flowers

babylon-flower-white = white flower
    .a = a white flower
    .the = the white flower
babylon-flower-pink = pink flower
    .a = a pink flower
    .the = the pink flower
babylon-flower-orange = orange flower
    .a = an orange flower
    .the = the orange flower
babylon-flower-blue = blue flower
    .a = a blue flower
    .the = the blue flower

## Materials

babylon-material-clay = clay
    .a = clay
    .the = the clay
babylon-material-granite = granite
    .a = granite
    .the = the granite
babylon-material-basalt = basalt
    .a = basalt
    .the = the basalt

## Decorations

babylon-piece-statue = statue
    .a = a statue
    .the = the statue
babylon-piece-fountain = fountain
    .a = a fountain
    .the = the fountain
babylon-piece-bridge = bridge
    .a = a bridge
    .the = the bridge
babylon-piece-stairs = staircase
    .a = a staircase
    .the = the staircase

## Round tokens (short names of their effects)

babylon-token-none = no token yet
babylon-token-pillar = one extra pillar
babylon-token-double = a double pillar
babylon-token-change = change a symbol
babylon-token-add = add a symbol
babylon-token-flower = two pillars for the flower
babylon-token-minus = one pillar fewer
babylon-token-blank = no effect

## Corners of a tile, seen from above

babylon-corner-nw = top left corner
    .a = the top left corner
    .the = the top left corner
babylon-corner-ne = top right corner
    .a = the top right corner
    .the = the top right corner
babylon-corner-se = bottom right corner
    .a = the bottom right corner
    .the = the bottom right corner
babylon-corner-sw = bottom left corner
    .a = the bottom left corner
    .the = the bottom left corner

## Parts of the score (table headings)

babylon-part-statues = Statues
babylon-part-fountains = Fountains
babylon-part-bridges = Bridges
babylon-part-stairs = Staircases
babylon-part-sets = Decoration sets
babylon-part-flowers = Flower sets
babylon-part-belvederes = Belvederes
babylon-part-height = Highest point

## What is asked, as something to be done first

babylon-stage-remove = remove a clay tile from the quarry
babylon-stage-mine = mine a tile
babylon-stage-build = place a tile, decorate or end the turn
babylon-stage-place = choose a place for the tile
babylon-stage-hang = choose the unsupported corner
babylon-stage-turn = rotate the tile

## Whose turn it is and for what

babylon-ask-deal = Revealing tiles…
babylon-ask-over = The game is over.
babylon-ask-remove = Remove a clay tile from the quarry.
    .about = { $seat } removes a clay tile from the quarry.
babylon-ask-mine = Mine a tile.
    .about = { $seat } mines a tile.
babylon-ask-build = Place a tile, build a decoration or end your turn.
    .about = { $seat } builds and decorates.
babylon-ask-place = Choose where to place the tile.
    .about = { $seat } chooses a place for the tile.
babylon-ask-hang = Leave one corner unsupported, or none?
    .about = { $seat } chooses the supports of the tile.
babylon-ask-turn = Rotate the tile.
    .about = { $seat } rotates the tile.

## Why something is not allowed

babylon-no-over = The game is over.
babylon-no-deal = Tiles and tokens are revealed by chance, not chosen.
babylon-no-first = Something else comes first: { $asked }.
babylon-no-tile = There is no tile to take from { $cell_the }.
babylon-no-clay = Only clay is removed during setup, and { $cell_the } shows no clay.
babylon-no-wild-first = You have just changed or added a symbol. Build the decoration on that space first.
babylon-no-decide-mined = You haven’t placed the mined tile. Store it or discard it to end your turn.
babylon-no-nothing-mined = There’s no mined tile to store or discard. End your turn instead.
babylon-no-mined-tile = The mined tile is already placed.
babylon-no-stored-tile = You have no stored tile.
babylon-no-nowhere = There’s nowhere to place a tile now; you have { $singles ->
        [one] { $singles } single pillar
       *[other] { $singles } single pillars
    }.
babylon-no-level = A tile at { $place } on level { $level } needs another tile on level { $below } first, anywhere in your garden.
babylon-no-under = At { $place } another tile is in the way, on level { $level } or higher.
babylon-no-footprint = Another tile is exactly at { $place }. On level { $level } the new tile would cover it completely.
babylon-no-hang = No corner can hang free at { $place } on level { $level }: something right below is in the way.
babylon-no-occupied = At { $place } a pillar for level { $level } would stand on a space that isn’t empty.
babylon-no-rise = At { $place } a pillar for level { $level } would have to be more than two levels high.
babylon-no-belvedere = No belvedere is left, so the tile at { $place } on level { $level } needs four supports.
babylon-no-doubles = The supply has too few double pillars for a tile at { $place } on level { $level }.
babylon-no-pillars = A tile at { $place } on level { $level } costs { $price ->
        [one] { $price } single pillar
       *[other] { $price } single pillars
    } and you have { $singles }.
babylon-no-same-turn = The tile looks the same at both angles. Pick the smaller rotation.
babylon-no-supply = The supply has no { $piece } left.
babylon-no-empty = { $field } isn’t an empty space of a terrace, so it can’t take { $piece_a }.
babylon-no-symbol-there = { $field } doesn’t show the symbol for { $piece_a }.
babylon-no-new = A decoration must be at least partly on a tile placed this turn, and { $piece_the } wouldn’t be.
babylon-no-stairs-levels = A staircase joins spaces exactly one level apart. These are on levels { $low } and { $high }.
babylon-no-same-level = Both ends of { $piece_the } must be on the same level. These are on levels { $low } and { $high }.
babylon-no-one-tile = Both spaces are on the same tile. Two tiles are needed.
babylon-no-gap = The gap at { $field } isn’t free for a bridge.
babylon-no-order = Build decorations in this order: fountains, staircases, bridges, statues, row by row from the top left. Undo to go back to { $fields }.
babylon-no-line = None of your statues shares a row or column with { $field }.
babylon-no-no-token = No active token lets you change or add a symbol.
babylon-no-token-used = You have already used the token this turn.
babylon-no-recast-field = { $field } isn’t an empty space on a tile placed this turn, so it can’t count as { $piece_a }.
babylon-no-change = The token changes a symbol into a different one. { $field } has no symbol, or already the one for { $piece_a }.
babylon-no-add = The token adds a symbol to a space without one. { $field } has one, so it can’t count as { $piece_a }.
babylon-no-no-use = Even if { $field } counted as { $piece_a }, you couldn’t build that decoration there now.

## What happened

babylon-log-deal-first = { $seat } is the first player.
babylon-log-remove-begins = Clay tiles are removed before the game begins.
babylon-log-round = Round { $n } of { $rounds } begins.
babylon-log-over = The game is over.
babylon-log-token = Round { $round } token: { $token }.
babylon-log-reveal = Revealed on { $cell_the }: { $tile }.
babylon-log-mine = { $seat } mines { $tile_a } from { $cell_the }.
babylon-log-remove = { $seat } removes { $tile_a } from { $cell_the }.
babylon-log-slab = { $seat } places { $tile_a } at { $place }, level { $level }.
babylon-log-slab-hanging = { $seat } places { $tile_a } at { $place }, level { $level }, with a belvedere on { $corner_the }.
babylon-log-fountain = { $seat } builds a fountain on { $fields }.
babylon-log-stairs = { $seat } builds a staircase on { $fields }.
babylon-log-bridge = { $seat } builds a bridge on { $fields }.
babylon-log-statue = { $seat } builds a statue on { $field }.
babylon-log-symbol = { $seat } uses the token: { $field } counts as { $piece_a }.
babylon-log-store = { $seat } stores { $tile_a } and ends the turn.
babylon-log-discard = { $seat } discards { $tile_a } and ends the turn.
babylon-log-end = { $seat } ends the turn.
babylon-log-singles = { $seat }: +{ $n ->
        [one] { $n } pillar
       *[other] { $n } pillars
    }.
babylon-log-singles-gone = { $seat }: −{ $n ->
        [one] { $n } pillar
       *[other] { $n } pillars
    }.
babylon-log-doubles = { $seat }: +{ $n ->
        [one] { $n } double pillar
       *[other] { $n } double pillars
    }.
babylon-log-points = { $seat }: { $change } ({ $part }).

## The stacks of the quarry, seen from above

babylon-cell-q11 = first stack of the first row
    .a = the first stack of the first row
    .the = the first stack of the first row
babylon-cell-q12 = second stack of the first row
    .a = the second stack of the first row
    .the = the second stack of the first row
babylon-cell-q13 = third stack of the first row
    .a = the third stack of the first row
    .the = the third stack of the first row
babylon-cell-q14 = fourth stack of the first row
    .a = the fourth stack of the first row
    .the = the fourth stack of the first row
babylon-cell-q21 = first stack of the second row
    .a = the first stack of the second row
    .the = the first stack of the second row
babylon-cell-q22 = second stack of the second row
    .a = the second stack of the second row
    .the = the second stack of the second row
babylon-cell-q23 = third stack of the second row
    .a = the third stack of the second row
    .the = the third stack of the second row
babylon-cell-q24 = fourth stack of the second row
    .a = the fourth stack of the second row
    .the = the fourth stack of the second row
babylon-cell-q31 = first stack of the third row
    .a = the first stack of the third row
    .the = the first stack of the third row
babylon-cell-q32 = second stack of the third row
    .a = the second stack of the third row
    .the = the second stack of the third row
babylon-cell-q33 = third stack of the third row
    .a = the third stack of the third row
    .the = the third stack of the third row
babylon-cell-q34 = fourth stack of the third row
    .a = the fourth stack of the third row
    .the = the fourth stack of the third row
babylon-cell-q41 = first stack of the fourth row
    .a = the first stack of the fourth row
    .the = the first stack of the fourth row
babylon-cell-q42 = second stack of the fourth row
    .a = the second stack of the fourth row
    .the = the second stack of the fourth row
babylon-cell-q43 = third stack of the fourth row
    .a = the third stack of the fourth row
    .the = the third stack of the fourth row
babylon-cell-q44 = fourth stack of the fourth row
    .a = the fourth stack of the fourth row
    .the = the fourth stack of the fourth row

## A tile, described by what is printed on it

babylon-described-tile = { $material ->
        [clay] clay
        [granite] granite
        [basalt] basalt
       *[start] starting
    } tile{ $flower ->
        [white] {" "}with a white flower
        [pink] {" "}with a pink flower
        [orange] {" "}with an orange flower
        [blue] {" "}with a blue flower
       *[unknown] {""}
    }
    .a = a { babylon-described-tile }
    .the = the { babylon-described-tile }
