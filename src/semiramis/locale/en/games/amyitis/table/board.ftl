# Amyitis in the browser: names of the boards, short notes on them, and what every place tells those who cannot see it.

## Boards; .short is the name of a tab

amyitis-board-road = Caravan road
    .short = Road
amyitis-board-garden = Hanging gardens
    .short = Garden
amyitis-board-crafts = Crafts
    .short = Crafts
amyitis-board-fields = Fields
    .short = Fields
amyitis-board-temples = Temples
    .short = Temples
amyitis-board-court = Court cards
    .short = Court

## Notes beside their titles

amyitis-board-note-road = clockwise
amyitis-board-note-garden = { $left ->
        [one] { $left } tile left
       *[other] { $left } tiles left
    }, last round at { $last }
amyitis-board-note-crafts = one card per turn
amyitis-board-note-fields = most cubes:
amyitis-board-note-temples = pushed to the right
amyitis-board-note-court = levels from left to right

## In the top bar

amyitis-board-progress = Round { $round } · { $phase ->
        [setup] I Setup
        [actions] II Actions
       *[temples] III End of round
    } · { $left ->
        [one] { $left } tile left
       *[other] { $left } tiles left
    }, last round at { $last }
amyitis-board-progress-over = Round { $round } · game over

## Short words on the boards

amyitis-board-can-plant-key = can plant
amyitis-board-quality = quality { $n }
amyitis-board-price = price
amyitis-board-none-left = none
amyitis-board-keeps = stores { $n }
amyitis-board-tiles = Tiles
amyitis-board-choose-good = Choose a good
amyitis-board-reach-sum = { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    } + { $bonus } bonus
amyitis-board-reach = reach: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
amyitis-board-no-reach = no camel
amyitis-board-god-ishtar = Ishtar
amyitis-board-god-marduk = Marduk
amyitis-board-god-tammouz = Tammouz
amyitis-board-swap = swap

## What somebody holds

amyitis-board-talents = Talents
amyitis-board-camels = Camels
amyitis-board-gardeners = Gardeners
amyitis-board-cubes-left = Cubes left
amyitis-board-goods = Goods
amyitis-board-no-goods = no goods
amyitis-board-amount = { $thing }: { $n }
amyitis-board-level = { $court }, level { $level }
amyitis-board-passed = has passed
amyitis-board-favour = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } or more: +{ $prestige } prestige at the end

## Garden

amyitis-board-square = Garden { $square }, floor { $floor }, needs quality { $quality }.
amyitis-board-unused = Not used with two players.
amyitis-board-planted = Planted by { $seat }.
amyitis-board-tile = Tile: { $prestige } prestige.
amyitis-board-tile-bonus = Tile: { $prestige } prestige, plus { $bonus }.
amyitis-board-bonus-talents = { $n ->
        [one] { $n } talent
       *[other] { $n } talents
    }
amyitis-board-bonus-camels = { $n ->
        [one] { $n } camel
       *[other] { $n } camels
    }
amyitis-board-bonus-goods = { $n ->
        [one] { $n } good of your choice
       *[other] { $n } goods of your choice
    }
amyitis-board-bonus-gardeners = { $n ->
        [one] { $n } Gardener
       *[other] { $n } Gardeners
    }
amyitis-board-bonus-courts = { $n ->
        [one] { $n } Court card of your choice
       *[other] { $n } Court cards of your choice
    }
amyitis-board-no-side = No side is irrigated.
amyitis-board-sides = { $n ->
        [one] { $n } side is irrigated.
       *[other] { $n } sides are irrigated.
    }
amyitis-board-cubes = Cubes around it: { $cubes }.
amyitis-board-cubes-of = { $seat } { $n }
amyitis-board-bonus-seat = Irrigation bonus now: { $seat }.
amyitis-board-bonus-nobody = Irrigation bonus now: nobody.

## Canals

amyitis-board-canal = Canal between { $here } and { $there }, room for { $size ->
        [one] { $size } cube.
       *[other] { $size } cubes.
    }
amyitis-board-canal-cubes = Cubes: { $cubes }.
amyitis-board-canal-full = Irrigated.
amyitis-board-canal-open = Water reaches it.
amyitis-board-canal-dry = No water reaches it.

## Cities

amyitis-board-city = { $city }, { $steps ->
        [one] { $steps } space ahead.
       *[other] { $steps } spaces ahead.
    }
amyitis-board-city-here = { $city }, the caravan is here.
amyitis-board-city-sale = Sell 1 good for { $one } prestige or 2 for { $two }. Either way, irrigate once for free.
amyitis-board-city-court = Price: { $good }. Court cards: { $courts }.
amyitis-board-city-plant = Price: { $good }. Quality { $quality } plant.
amyitis-board-city-plant-extra = Price: { $good } and { $extra }. Quality { $quality } plant.
amyitis-board-city-camels = Getting there costs { $camels ->
        [one] { $camels } camel.
       *[other] { $camels } camels.
    }

## Crafts, fields, temples, court

amyitis-board-craft = { $craft } in { $triple_the }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, price { $price }.
amyitis-board-turned = used
amyitis-board-triple = { $triple }
amyitis-board-field = { $good }, { $row }, space { $space }.
amyitis-board-field-open = Open for the next cube.
amyitis-board-cube-of = { $seat }’s cube.
amyitis-board-empty = empty
amyitis-board-temple-ishtar = Ishtar: first place takes a camel or a talent. With 3–4 players, second place takes the other.
amyitis-board-temple-marduk = Marduk: first place scores { $first }. With 3–4 players, second place scores { $second }.
amyitis-board-temple-tammouz = Tammouz: first place farms a field. With 3–4 players, second place may swap a good.
amyitis-board-temple-cubes = From the left: { $cubes }.
amyitis-board-temple-first = First now: { $seat }.
amyitis-board-temple-second = Second now: { $seat }.
amyitis-board-court-card = { $court }
amyitis-board-court-gardener = { $n } left. Spend a Gardener when you plant: quality +1.
amyitis-board-court-caravaneer = Level { $level }, { $n } left: up to { $steps } more spaces, stores { $store } goods.
amyitis-board-court-banker = Level { $level }, { $n } left: { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    } and { $prestige } prestige per round.
amyitis-board-court-palace = Level { $level }, { $n } left: { $prestige } prestige once.
amyitis-board-court-load = Goods on level 2: { $goods }.
amyitis-board-court-next = Your next level: { $level }.
amyitis-board-good = { $good }: you have { $n }, the supply has { $stock }.

## What can be done at a place

amyitis-board-can-garden = You can plant here.
amyitis-board-can-garden-gardeners = You can plant here with { $n ->
        [one] { $n } Gardener.
       *[other] { $n } Gardeners.
    }
amyitis-board-can-canal = You can irrigate here.
amyitis-board-can-city = You can move the caravan here.
amyitis-board-can-craft = You can recruit this.
amyitis-board-can-field = You can farm here.
amyitis-board-can-temple = You can place a cube here.
amyitis-board-can-court = You can take this.
amyitis-board-can-good = You can choose this.
amyitis-board-chosen = Chosen.
