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
amyitis-stage-take = choose a court card
amyitis-stage-load = choose the good on the Caravaneer
amyitis-stage-plant = choose a square to plant
amyitis-stage-gain = choose a good
amyitis-stage-procession = choose a temple for the procession
amyitis-stage-ishtar = choose camel or talent
amyitis-stage-tammouz = choose a field
amyitis-stage-swap = swap a good or decline
amyitis-stage-discard = choose a good to give back

## Whose turn it is and for what

amyitis-ask-deal = Cards are being dealt.
amyitis-ask-over = The game is over.
amyitis-ask-act = Recruit, move the caravan or pass.
    .about = { $seat } chooses an action.
amyitis-ask-farm = Choose a field.
    .about = { $seat } chooses a field.
amyitis-ask-pray = Put a cube in a temple.
    .about = { $seat } chooses a temple.
amyitis-ask-irrigate = Put a cube on a canal.
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
amyitis-ask-discard = Too many goods: give one back.
    .about = { $seat } gives goods back.

## Why something is not allowed

amyitis-no-over = The game is over.
amyitis-no-deal = Cards and tiles are dealt by chance, not chosen.
amyitis-no-first = Something else comes first: { $asked }.
amyitis-no-yet-sell = Goods are sold only when the caravan stops in Babylon.
amyitis-no-yet-farm = To farm a field, recruit a Peasant first.
amyitis-no-yet-pray = To enter a temple, recruit a Priest first.
amyitis-no-yet-irrigate = To irrigate, recruit an Engineer or sell in Babylon first.
amyitis-no-yet-pay = Goods are paid where the caravan stops.
amyitis-no-yet-take = Court cards are taken where the caravan stops.
amyitis-no-yet-load = That good comes with a Caravaneer of level 2.
amyitis-no-yet-plant = To plant, move the caravan to a plant city first.
amyitis-no-yet-gain = A free good comes only from a garden tile.
amyitis-no-yet-procession = The procession comes at the end of the round.
amyitis-no-yet-accept = Ishtar gives her gifts at the end of the round.
amyitis-no-yet-swap = Tammouz allows a swap at the end of the round.
amyitis-no-yet-decline = There is nothing to decline now.
amyitis-no-yet-discard = Goods are given back at the end of the round.
amyitis-no-triple = There is no { $triple }. This table has { $triples }.
amyitis-no-card = There is no { $craft } in { $triple_the }.
amyitis-no-price = Recruiting { $craft_the } costs { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    } and you have { $talents }.
amyitis-no-camel-stock = There is no camel left in the stock, so a Merchant would bring nothing.
amyitis-no-open-canal = No canal can take a cube now.
amyitis-no-cube = You have no cube left for { $craft_the }.
amyitis-no-canal-full = Canal { $canal } is irrigated already.
amyitis-no-canal-dry = No water from the river reaches canal { $canal } yet.
amyitis-no-stay = The caravan stands { $city_in } and must move on.
amyitis-no-camel = Moving the caravan costs at least one camel and you have none.
amyitis-no-far = { $city } is out of reach: it takes { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    } and you have { $has }.
amyitis-no-goods-to-sell = You have nothing to sell in Babylon.
amyitis-no-payment = { $city } wants { $good_a }. You have neither { $good_a } nor wine.
amyitis-no-payment-two = { $city } wants { $good_a }, and the plant card there wants { $extra_a } too. You cannot pay both, even with wine.
amyitis-no-city-sold-out = { $city } has no court card left for you at the level you need.
amyitis-no-square = No square would take the plant { $city_in }: it has quality { $quality } and you have { $gardeners ->
        [one] { $gardeners } Gardener
       *[other] { $gardeners } Gardeners
    }.
amyitis-no-held = You do not have enough { $good }: you have { $n }.
amyitis-no-not-owed = You have to pay { $owed_a } or wine, not { $good_a }.
amyitis-no-rest-unpaid = If you used { $good } for { $owed_the }, you could not pay the rest.
amyitis-no-court-here = No { $court } can be had { $city_in }.
amyitis-no-gardener-stock = No Gardener is left in the stock.
amyitis-no-court-top = You already have { $court_the } of the highest level, { $level }.
amyitis-no-court-sold-out = No { $court } of level { $level } is left.
amyitis-no-load = No Caravaneer carries { $good_a }.
amyitis-no-planted = Square { $square } is planted already.
amyitis-no-unused = Square { $square } is not used with two players.
amyitis-no-river = The river alone does not irrigate square { $square }. A canal beside it must be filled.
amyitis-no-water = No side of square { $square } is completely irrigated.
amyitis-no-quality = Square { $square } needs quality { $needed }. The plant has { $quality } and you have { $gardeners ->
        [one] { $gardeners } Gardener
       *[other] { $gardeners } Gardeners
    }.
amyitis-no-free-wine = The free good may not be wine at this table.
amyitis-no-stock = The stock has no { $good } left.
amyitis-no-swap-wine = Tammouz gives no wine.
amyitis-no-swap-same = The new good must be something other than { $good }.
amyitis-no-discard-order = You have already given back a good that comes after { $good }. Goods go back in the order barley, dates, salt, palm, wine; undo to choose again.
amyitis-no-discard-rest = Goods go back in the order barley, dates, salt, palm, wine, and too few come after { $good } to bring you down to { $keep }.

## What happened

amyitis-log-deal-first = { $seat } is the first player.
amyitis-log-round = Round { $n } begins.
amyitis-log-evening = Round { $n } draws to its end: everyone has passed.
amyitis-log-over = The game is over.
amyitis-log-pass = { $seat } passes.
amyitis-log-recruit = { $seat } recruits { $craft_a } from { $triple_the } for { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    }.
amyitis-log-farm = { $seat } puts a cube in { $row_the } of the fields.
amyitis-log-pray = { $seat } puts a cube in { $temple_the }.
amyitis-log-irrigate = { $seat } irrigates canal { $canal }.
amyitis-log-irrigate-free = { $seat } irrigates canal { $canal } for free.
amyitis-log-caravan = { $seat } moves the caravan { $city_to } for { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    }.
amyitis-log-sell-one = { $seat } sells { $good_a }.
amyitis-log-sell-two = { $seat } sells two goods: { $good } and { $other }.
amyitis-log-pay = { $seat } chooses to pay { $good_a }.
amyitis-log-pays = { $seat } pays { $good_a }.
amyitis-log-take = { $seat } takes { $court_a } of level { $level }.
amyitis-log-take-gardener = { $seat } takes { $court_a }.
amyitis-log-load = { $seat } takes the Caravaneer that carries { $good_a }.
amyitis-log-plant = { $seat } plants on square { $square }.
amyitis-log-gardeners-spent = { $seat } spends { $n ->
        [one] { $n } Gardener
       *[other] { $n } Gardeners
    }.
amyitis-log-gain = { $seat } chooses { $good_a } as the free good.
amyitis-log-procession = { $seat } leads the procession to { $temple_the }.
amyitis-log-accept = { $seat } chooses { $gift_the }.
amyitis-log-swap = { $seat } swaps { $given_a } for { $gained_a }.
amyitis-log-decline = { $seat } swaps nothing.
amyitis-log-discard = { $seat } gives back { $good_a }.
amyitis-log-row-empty = The { $row } of the fields is full and is emptied.
amyitis-log-pushed = A cube of { $seat } is pushed out of { $temple_the }.
amyitis-log-neutral = { $n ->
        [one] { $n } neutral cube irrigates
       *[other] { $n } neutral cubes irrigate
    } between planted squares.
amyitis-log-score-irrigation = { $seat }: +{ $n } prestige for irrigation.
amyitis-log-score-tiles = { $seat }: +{ $n } prestige from the tile.
amyitis-log-score-bonus = { $seat }: +{ $n } prestige irrigation bonus.
amyitis-log-score-sales = { $seat }: +{ $n } prestige for the sale.
amyitis-log-score-palace = { $seat }: +{ $n } prestige from the Palace.
amyitis-log-score-banker = { $seat }: +{ $n } prestige from the Banker.
amyitis-log-score-temples = { $seat }: +{ $n } prestige from Marduk.
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

amyitis-triple-1 = first triple
    .a = the first triple
    .the = the first triple
amyitis-triple-2 = second triple
    .a = the second triple
    .the = the second triple
amyitis-triple-3 = third triple
    .a = the third triple
    .the = the third triple
amyitis-triple-4 = fourth triple
    .a = the fourth triple
    .the = the fourth triple
