# Amyitis: words. The value is the bare noun; .a has the indefinite article where there is one,
# .the the definite one. Unique things have the same form in both.

## Goods

amyitis-good-barley = barley
    .a = barley
    .the = the barley
amyitis-good-dates = dates
    .a = dates
    .the = the dates
amyitis-good-salt = salt
    .a = salt
    .the = the salt
amyitis-good-palm = palm
    .a = a palm
    .the = the palm
amyitis-good-wine = wine
    .a = wine
    .the = the wine

## Crafts

amyitis-craft-peasant = Peasant
    .a = a Peasant
    .the = the Peasant
amyitis-craft-priest = Priest
    .a = a Priest
    .the = the Priest
amyitis-craft-engineer = Engineer
    .a = an Engineer
    .the = the Engineer
amyitis-craft-merchant = Merchant
    .a = a Merchant
    .the = the Merchant

## Court

amyitis-court-caravaneer = Caravaneer
    .a = a Caravaneer
    .the = the Caravaneer
amyitis-court-banker = Banker
    .a = a Banker
    .the = the Banker
amyitis-court-palace = Palace
    .a = a Palace
    .the = the Palace
amyitis-court-gardener = Gardener
    .a = a Gardener
    .the = the Gardener

## Cities

amyitis-city-babylon = Babylon
    .a = Babylon
    .the = Babylon
    .to = to Babylon
    .in = in Babylon
amyitis-city-susa = Susa
    .a = Susa
    .the = Susa
    .to = to Susa
    .in = in Susa
amyitis-city-eshnunna = Eshnunna
    .a = Eshnunna
    .the = Eshnunna
    .to = to Eshnunna
    .in = in Eshnunna
amyitis-city-uruk = Uruk
    .a = Uruk
    .the = Uruk
    .to = to Uruk
    .in = in Uruk
amyitis-city-ur = Ur
    .a = Ur
    .the = Ur
    .to = to Ur
    .in = in Ur
amyitis-city-palmyra = Palmyra
    .a = Palmyra
    .the = Palmyra
    .to = to Palmyra
    .in = in Palmyra
amyitis-city-mari = Mari
    .a = Mari
    .the = Mari
    .to = to Mari
    .in = in Mari
amyitis-city-ninoua = Ninoua
    .a = Ninoua
    .the = Ninoua
    .to = to Ninoua
    .in = in Ninoua
amyitis-city-khorsabad = Khorsabad
    .a = Khorsabad
    .the = Khorsabad
    .to = to Khorsabad
    .in = in Khorsabad

## Temples

amyitis-temple-ishtar = Ishtar
    .a = the temple of Ishtar
    .the = the temple of Ishtar
    .to = to the temple of Ishtar
    .in = in the temple of Ishtar
amyitis-temple-marduk = Marduk
    .a = the temple of Marduk
    .the = the temple of Marduk
    .to = to the temple of Marduk
    .in = in the temple of Marduk
amyitis-temple-tammouz = Tammouz
    .a = the temple of Tammouz
    .the = the temple of Tammouz
    .to = to the temple of Tammouz
    .in = in the temple of Tammouz

## Field rows

amyitis-row-top = top row
    .a = the top row
    .the = the top row
amyitis-row-bottom = bottom row
    .a = the bottom row
    .the = the bottom row

## Rewards of Ishtar

amyitis-gift-camel = camel
    .a = a camel
    .the = the camel
amyitis-gift-talent = talent
    .a = a talent
    .the = the talent

## Faces of the Khorsabad plant card

amyitis-face-first = first face
    .a = the first face
    .the = the first face
amyitis-face-second = second face
    .a = the second face
    .the = the second face

## Parts of the score (table headings)

amyitis-part-irrigation = Irrigation
amyitis-part-tiles = Garden tiles
amyitis-part-bonus = Irrigation bonus
amyitis-part-sales = Sales in Babylon
amyitis-part-palace = Palace
amyitis-part-banker = Banker
amyitis-part-temples = Temples
amyitis-part-favour = Favour of Amyitis
amyitis-part-goods = Goods left

## What is asked, as something to be done first

amyitis-stage-act = choose an action
amyitis-stage-farm = choose a field
amyitis-stage-pray = choose a temple
amyitis-stage-irrigate = choose a canal
amyitis-stage-sell = choose what to sell
amyitis-stage-pay = choose what to pay with
amyitis-stage-take = choose a Court card
amyitis-stage-load = choose a Caravaneer
amyitis-stage-plant = choose a square to plant
amyitis-stage-gain = choose a good
amyitis-stage-procession = choose a temple for the procession
amyitis-stage-ishtar = choose a camel or a talent
amyitis-stage-tammouz = choose a field
amyitis-stage-swap = swap a good or skip it
amyitis-stage-discard = choose a good to return

## Whose turn it is and for what

amyitis-ask-deal = Dealing cards…
amyitis-ask-over = The game is over.
amyitis-ask-act = Recruit, move the caravan or pass.
    .about = { $seat } chooses an action.
amyitis-ask-farm = Choose a field.
    .about = { $seat } chooses a field.
amyitis-ask-pray = Place a cube in a temple.
    .about = { $seat } chooses a temple.
amyitis-ask-irrigate = Place a cube on a canal.
    .about = { $seat } chooses a canal.
amyitis-ask-irrigate-free = Free irrigation: choose a canal.
    .about = { $seat } chooses a canal for the free irrigation.
amyitis-ask-sell = Sell one or two goods.
    .about = { $seat } chooses what to sell.
amyitis-ask-pay = Pay { $good_a } or wine.
    .about = { $seat } chooses what to pay with.
amyitis-ask-take = Choose a Court card.
    .about = { $seat } chooses a Court card.
amyitis-ask-take-free = Tile bonus: choose a free Court card.
    .about = { $seat } chooses a free Court card.
amyitis-ask-load = Choose a Caravaneer. You keep the good on it.
    .about = { $seat } chooses a Caravaneer.
amyitis-ask-plant = Choose a square to plant.
    .about = { $seat } chooses a square to plant.
amyitis-ask-gain = Tile bonus: choose a good.
    .about = { $seat } chooses a good.
amyitis-ask-procession = Procession: choose a temple for your cube.
    .about = { $seat } chooses a temple for the procession.
amyitis-ask-ishtar = Ishtar’s reward: camel or talent?
    .about = { $seat } chooses Ishtar’s reward.
amyitis-ask-tammouz = Tammouz’s reward: choose a field.
    .about = { $seat } chooses a field.
amyitis-ask-swap = Tammouz’s reward: swap a good, or keep what you have.
    .about = { $seat } may swap a good.
amyitis-ask-discard = Too many goods: return one to the supply.
    .about = { $seat } returns goods.

## Why something is not allowed

amyitis-no-over = The game is over.
amyitis-no-deal = Cards and tiles are dealt by chance, not chosen.
amyitis-no-first = Something else comes first: { $asked }.
amyitis-no-yet-sell = You can only sell goods when the caravan stops in Babylon.
amyitis-no-yet-farm = To farm a field, recruit a Peasant first.
amyitis-no-yet-pray = To place a cube in a temple, recruit a Priest first.
amyitis-no-yet-irrigate = To irrigate, recruit an Engineer or sell in Babylon first.
amyitis-no-yet-pay = You pay goods where the caravan stops.
amyitis-no-yet-take = You take Court cards where the caravan stops.
amyitis-no-yet-load = That good comes with a level 2 Caravaneer.
amyitis-no-yet-plant = To plant, move the caravan to a plant city first.
amyitis-no-yet-gain = A free good comes only from a garden tile.
amyitis-no-yet-procession = The procession comes at the end of the round.
amyitis-no-yet-accept = Ishtar’s reward comes at the end of the round.
amyitis-no-yet-swap = Tammouz’s swap comes at the end of the round.
amyitis-no-yet-decline = There’s nothing to skip now.
amyitis-no-yet-discard = Goods are returned at the end of the round.
amyitis-no-triple = There is no { $triple } here: this table has { $triples } groups.
amyitis-no-card = There is no { $craft } in { $triple_the }.
amyitis-no-price = Recruiting { $craft_the } costs { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    } and you have { $talents }.
amyitis-no-camel-stock = The supply has no camel left, so a Merchant would give you nothing.
amyitis-no-open-canal = No canal can take a cube now.
amyitis-no-cube = You have no cube left for { $craft_the }.
amyitis-no-canal-full = Canal { $canal } is already irrigated.
amyitis-no-canal-dry = No water from the river reaches canal { $canal } yet.
amyitis-no-stay = The caravan is already { $city_in } and must move on.
amyitis-no-camel = Moving the caravan costs at least one camel, and you have none.
amyitis-no-far = { $city } is out of reach: it takes { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    } and you have { $has }.
amyitis-no-goods-to-sell = You have nothing to sell in Babylon.
amyitis-no-payment = { $city } wants { $good_a }. You have neither { $good_a } nor wine.
amyitis-no-payment-two = { $city } wants { $good_a }, and the plant card there wants { $extra_a } too. You can’t pay both, even with wine.
amyitis-no-city-sold-out = { $city } has no Court card left for you at the level you need.
amyitis-no-square = There’s no square you could plant: the plant { $city_in } has quality { $quality } and you have { $gardeners ->
        [0] no Gardener
        [one] { $gardeners } Gardener
       *[other] { $gardeners } Gardeners
    }.
amyitis-no-held = You don’t have enough { $good }: you have { $n }.
amyitis-no-not-owed = You have to pay { $owed_a } or wine, not { $good_a }.
amyitis-no-rest-unpaid = If you used { $good } for { $owed_the }, you couldn’t pay the rest.
amyitis-no-court-here = { $city } doesn’t offer { $court_a }.
amyitis-no-gardener-stock = The supply has no Gardener left.
amyitis-no-court-top = Your { $court } is already at the top level, { $level }.
amyitis-no-court-sold-out = No level { $level } { $court } is left.
amyitis-no-load = No Caravaneer has { $good_a } on it.
amyitis-no-planted = { $square } is already planted.
amyitis-no-unused = { $square } is not used with two players.
amyitis-no-river = The river alone does not irrigate { $square }. A canal next to it must be filled.
amyitis-no-water = No side of { $square } is fully irrigated.
amyitis-no-quality = { $square } needs quality { $needed }. The plant has { $quality } and you have { $gardeners ->
        [one] { $gardeners } Gardener
       *[other] { $gardeners } Gardeners
    }.
amyitis-no-free-wine = At this table the free good can’t be wine.
amyitis-no-stock = The supply has no { $good } left.
amyitis-no-swap-wine = Tammouz never gives wine.
amyitis-no-swap-same = The new good must be something other than { $good }.
amyitis-no-discard-order = Return goods in this order: barley, dates, salt, palm, wine. Undo to return { $good } first.
amyitis-no-discard-rest = Goods go back in the order barley, dates, salt, palm, wine. Starting with { $good } would leave you above your limit of { $keep }.

## What happened

amyitis-log-deal-first = { $seat } is the first player.
amyitis-log-round = Round { $n } begins.
amyitis-log-evening = Everyone has passed: end of round { $n }.
amyitis-log-over = The game is over.
amyitis-log-pass = { $seat } passes.
amyitis-log-recruit = { $seat } recruits { $craft_a } from { $triple_the } ({ $price ->
        [0] free
        [one] { $price } talent
       *[other] { $price } talents
    }).
amyitis-log-farm = { $seat } farms { $row_the }.
amyitis-log-pray = { $seat } places a cube in { $temple_the }.
amyitis-log-irrigate = { $seat } irrigates canal { $canal }.
amyitis-log-irrigate-free = { $seat } irrigates canal { $canal } for free.
amyitis-log-caravan = { $seat } moves the caravan { $city_to } ({ $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    }).
amyitis-log-sell-one = { $seat } sells { $good_a }.
amyitis-log-sell-two = { $seat } sells { $good } and { $other }.
amyitis-log-pay = { $seat } pays { $good_a }.
amyitis-log-pays = { $seat } pays { $good_a }.
amyitis-log-take = { $seat } takes a level { $level } { $court }.
amyitis-log-take-gardener = { $seat } takes { $court_a }.
amyitis-log-load = { $seat } takes the Caravaneer with { $good_a }.
amyitis-log-plant = { $seat } plants on square { $square }.
amyitis-log-gardeners-spent = { $seat } spends { $n ->
        [one] { $n } Gardener
       *[other] { $n } Gardeners
    }.
amyitis-log-gain = { $seat } takes { $good_a } as a bonus.
amyitis-log-procession = { $seat } leads the procession to { $temple_the }.
amyitis-log-accept = { $seat } takes { $gift_a }.
amyitis-log-swap = { $seat } swaps { $given_a } for { $gained_a }.
amyitis-log-decline = { $seat } skips the swap.
amyitis-log-discard = { $seat } returns { $good_a }.
amyitis-log-row-empty = The { $row } is full and is cleared.
amyitis-log-pushed = { $seat }’s cube is pushed out of { $temple_the }.
amyitis-log-neutral = { $n ->
        [one] { $n } neutral cube irrigates
       *[other] { $n } neutral cubes irrigate
    } canals between planted squares.
amyitis-log-score-irrigation = { $seat }: +{ $n } prestige (irrigation).
amyitis-log-score-tiles = { $seat }: +{ $n } prestige (tile).
amyitis-log-score-bonus = { $seat }: +{ $n } prestige (irrigation bonus).
amyitis-log-score-sales = { $seat }: +{ $n } prestige (sale).
amyitis-log-score-palace = { $seat }: +{ $n } prestige (Palace).
amyitis-log-score-banker = { $seat }: +{ $n } prestige (Banker).
amyitis-log-score-temples = { $seat }: +{ $n } prestige (Marduk).
amyitis-log-talents = { $seat }: +{ $n ->
        [one] { $n } talent
       *[other] { $n } talents
    }.
amyitis-log-camels = { $seat }: +{ $n ->
        [one] { $n } camel
       *[other] { $n } camels
    }.
amyitis-log-gardeners = { $seat }: +{ $n ->
        [one] { $n } Gardener
       *[other] { $n } Gardeners
    }.
amyitis-log-good = { $seat }: +1 { $good }.

## The triples of Craft cards, from the top

amyitis-triple-1 = first group
    .a = the first group
    .the = the first group
amyitis-triple-2 = second group
    .a = the second group
    .the = the second group
amyitis-triple-3 = third group
    .a = the third group
    .the = the third group
amyitis-triple-4 = fourth group
    .a = the fourth group
    .the = the fourth group
