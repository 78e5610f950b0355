# Amyitis: names and meanings of the signs.

## Headings

amyitis-legend-goods = Goods
amyitis-legend-stock = Stock and table
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
amyitis-legend-means-wine = Stands in for any other good when you pay.
amyitis-legend-means-anygood = A good of your choice from the stock, but no wine unless the table allows it.
amyitis-legend-means-anygood-sold = Any goods you hold, wine included: what you sell in Babylon.
amyitis-legend-means-talent = A coin: it pays for Craft cards.
amyitis-legend-means-camel = Moves the caravan by one city.
amyitis-legend-means-prestige = The points. Most prestige at the end wins.
amyitis-legend-means-first = Begins the round; the card moves on after each round.
amyitis-legend-means-pass = No more actions in this round.
amyitis-legend-means-neutral = Belongs to nobody. It fills temple spaces and irrigates canals.
amyitis-legend-means-peasant = Put a cube on an open field and take its good. A full row brings a Gardener to whoever has the most cubes there.
amyitis-legend-means-priest = Put a cube in a temple; the others move on by one space.
amyitis-legend-means-engineer = Put a cube on a canal that water reaches: { $n } prestige.
amyitis-legend-means-merchant = Take 1 camel.
amyitis-legend-means-caravaneer = By level from 0: the caravan goes up to { $steps } cities further, and you store { $store } goods.
amyitis-legend-means-banker = Every round, by level from 1: { $talents } talents and { $prestige } prestige.
amyitis-legend-means-palace = Once when you take it, by level from 1: { $prestige } prestige.
amyitis-legend-means-gardener = Spend it when you plant: quality +1.
amyitis-legend-means-anycourt = Take the next level of a type, or a Gardener, for free.
amyitis-legend-means-ishtar = The first takes a camel or a talent, the second the other.
amyitis-legend-means-marduk = The first scores { $first } prestige, the second { $second }.
amyitis-legend-means-tammouz = The first puts a cube on a field and takes its good, the second may swap a good.
amyitis-legend-means-quality = As many wedges as a plant has or a square asks for.
amyitis-legend-means-plant = Take the tile of a square that has one side irrigated all along.
amyitis-legend-means-dry = Each wave has room for one cube; two waves side by side need two.
amyitis-legend-means-wet = Water runs on from here to the next canals.
amyitis-legend-means-caravan = One caravan for all. It goes clockwise, and you must trade where it stops.
