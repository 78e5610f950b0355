# Babylon: names and meanings of the signs.

## Headings

babylon-legend-flowers = Flowers
babylon-legend-materials = Materials
babylon-legend-pieces = Decorations and belvederes
babylon-legend-pillars = Pillars and heights
babylon-legend-tokens = Round tokens
babylon-legend-sets = Sets and height

## Names

babylon-legend-sign-belvedere = belvedere
babylon-legend-sign-single = single pillar
babylon-legend-sign-double = double pillar
babylon-legend-sign-wedge = height and level
babylon-legend-sign-pays = pillars for mining
babylon-legend-sign-flowerset = flower set
babylon-legend-sign-pieceset = decoration set
babylon-legend-sign-highest = highest point

## Meanings

babylon-legend-means-flower = Your flower on a mined tile brings 1 more pillar. Every visible tile counts as its flower.
babylon-legend-means-clay = Top layer of the quarry: { $n } symbols on a tile.
babylon-legend-means-granite = Middle layer of the quarry: { $n } symbols on a tile.
babylon-legend-means-basalt = Bottom layer of the quarry: { $n } symbols on a tile.
babylon-legend-means-statue = On one symbol. After the first, in a row or column with another statue. { $n } × level.
babylon-legend-means-fountain = On two symbols side by side, on two tiles of one level. { $n } × level.
babylon-legend-means-bridge = On two symbols with one empty field between them, on two tiles of one level. { $n } × level.
babylon-legend-means-stairs = On two symbols side by side, on two tiles exactly one level apart. Sum of both levels.
babylon-legend-means-belvedere = Stands on the corner that hangs free and takes its field. { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
babylon-legend-means-single = Carries a corner of a tile one level up. You keep at most { $n }.
babylon-legend-means-double = Carries a corner two levels up. Costs 2 single pillars and cannot be kept.
babylon-legend-means-wedge = As many wedges as a stack has tiles, or as the level of a terrace.
babylon-legend-means-pays = What this tile brings you now: edges to the wall, the floor and no higher tiles, and your flower.
babylon-legend-means-flowerset = Four different flowers on visible tiles: { $n } points.
babylon-legend-means-pieceset = A statue, a fountain, a bridge and a staircase: { $n } points.
babylon-legend-means-highest = Your highest tile: { $n } × its level.
babylon-legend-to-come = { $n ->
        [one] { $n } more token will be turned up; unseen: { $unseen }.
       *[other] { $n } more tokens will be turned up; unseen: { $unseen }.
    }
