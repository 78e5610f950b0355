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
babylon-token-pillar = one more pillar
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
