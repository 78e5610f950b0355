# Babylon: names and meanings of the signs.

## Headings

babylon-legend-flowers = Flowers
babylon-legend-materials = Materials
babylon-legend-pieces = Decorations and belvederes
babylon-legend-pillars = Pillars and levels
babylon-legend-tokens = Round tokens
babylon-legend-sets = Sets and height

## Names

babylon-legend-sign-belvedere = belvedere
babylon-legend-sign-single = single pillar
babylon-legend-sign-double = double pillar
babylon-legend-sign-wedge = layer or level
babylon-legend-sign-pays = pillars for mining
babylon-legend-sign-flowerset = flower set
babylon-legend-sign-pieceset = decoration set
babylon-legend-sign-highest = highest point

## Meanings

babylon-legend-means-flower = Your flower on a mined tile pays 1 more pillar. Every visible tile counts as its flower.
babylon-legend-means-clay = Top layer of the quarry: { $n } symbols per tile.
babylon-legend-means-granite = Middle layer of the quarry: { $n } symbols per tile.
babylon-legend-means-basalt = Bottom layer of the quarry: { $n } symbols per tile.
babylon-legend-means-statue = On one symbol. After the first, in the same row or column as another statue. { $n } × level.
babylon-legend-means-fountain = On two symbols side by side, on two tiles of one level. { $n } × level.
babylon-legend-means-bridge = On two symbols with one empty space between them, on two tiles of one level. { $n } × level.
babylon-legend-means-stairs = On two symbols side by side, on two tiles exactly one level apart. Sum of both levels.
babylon-legend-means-belvedere = Goes on the unsupported corner and uses up its space. { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
babylon-legend-means-single = Supports a corner of a tile one level up. You keep at most { $n }.
babylon-legend-means-double = Supports a corner two levels up. Costs 2 single pillars and can’t be kept.
babylon-legend-means-wedge = One wedge per tile in a stack, or per level of a terrace.
babylon-legend-means-pays = Pillars for mining this tile now: 1 for each edge at the wall, the floor or a tile that is no higher, plus your flower.
babylon-legend-means-flowerset = Four different flowers on visible tiles: { $n } points.
babylon-legend-means-pieceset = A statue, a fountain, a bridge and a staircase: { $n } points.
babylon-legend-means-highest = Your highest tile: { $n } × its level.
babylon-legend-to-come = { $n ->
        [one] { $n } more token will be revealed; unseen: { $unseen }.
       *[other] { $n } more tokens will be revealed; unseen: { $unseen }.
    }
