# Amyitis: names and meanings of the signs.

## Headings

amyitis-legend-goods = Goods
amyitis-legend-stock = Supply and table
amyitis-legend-crafts = Craft cards
amyitis-legend-court = Court cards
amyitis-legend-temples = Temples
amyitis-legend-garden = Garden and caravan

## Names

amyitis-legend-sign-anygood = any good
amyitis-legend-sign-talent = talent
amyitis-legend-sign-camel = camel
amyitis-legend-sign-prestige = prestige
amyitis-legend-sign-first = first player
amyitis-legend-sign-pass = passed
amyitis-legend-sign-neutral = neutral cube
amyitis-legend-sign-anycourt = any Court card
amyitis-legend-sign-quality = quality
amyitis-legend-sign-plant = planting
amyitis-legend-sign-dry = dry canal
amyitis-legend-sign-wet = irrigated canal
amyitis-legend-sign-caravan = caravan

## Meanings

amyitis-legend-means-good = Pay it in the city that asks for it, or sell it in Babylon.
amyitis-legend-means-wine = Wild: pays for any other good.
amyitis-legend-means-anygood = A good of your choice from the supply; wine only if the table allows it.
amyitis-legend-means-anygood-sold = Any goods, wine included: what you sell in Babylon.
amyitis-legend-means-talent = A coin: pays for Craft cards.
amyitis-legend-means-camel = Moves the caravan one space.
amyitis-legend-means-prestige = Points. Most prestige at the end wins.
amyitis-legend-means-first = Starts the round; the card moves on after each round.
amyitis-legend-means-pass = Out for this round, but earns 1 talent on each later turn while others still play.
amyitis-legend-means-neutral = Belongs to nobody. It fills temple spaces and irrigates canals.
amyitis-legend-means-peasant = Place a cube on an open field and take its good. When a row is full, most cubes in it wins a Gardener.
amyitis-legend-means-priest = Place a cube in a temple; the others move on one space.
amyitis-legend-means-engineer = Place a cube on a canal that water reaches: { $n } prestige.
amyitis-legend-means-merchant = Take 1 camel.
amyitis-legend-means-caravaneer = By level from 0: the caravan moves up to { $steps } more spaces, and you store { $store } goods.
amyitis-legend-means-banker = Every round, by level from 1: { $talents } talents and { $prestige } prestige.
amyitis-legend-means-palace = Once when you take it, by level from 1: { $prestige } prestige.
amyitis-legend-means-gardener = Spend it when you plant: quality +1.
amyitis-legend-means-anycourt = Take the next level of a type, or a Gardener, for free.
amyitis-legend-means-ishtar = First place takes a camel or a talent. With 3–4 players, second place takes the other.
amyitis-legend-means-marduk = First place scores { $first } prestige. With 3–4 players, second place scores { $second }.
amyitis-legend-means-tammouz = First place farms a field and takes its good. With 3–4 players, second place may swap a good.
amyitis-legend-means-quality = One wedge per point of quality: what a plant has or a square needs.
amyitis-legend-means-plant = Take the tile of a square with one whole side irrigated.
amyitis-legend-means-dry = Each wave takes one cube; two waves side by side need two.
amyitis-legend-means-wet = Water flows from here to the next canals.
amyitis-legend-means-caravan = One caravan for everyone. It moves clockwise, and you must trade where it stops.
