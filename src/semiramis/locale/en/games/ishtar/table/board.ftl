# Ishtar in the browser: names of the boards, short notes on them, and what every place tells those who cannot see it.

## Boards; .short is the name of a tab

ishtar-board-map = Desert
    .short = Map
ishtar-board-carpet = Carpet
    .short = Carpet
ishtar-board-trees = Trees
    .short = Trees
ishtar-board-skills = Skills
    .short = Skills
ishtar-board-fountains = Fountains
    .short = Fountains

## Notes beside their titles

ishtar-board-note-carpet = the can moves clockwise
ishtar-board-note-trees = deck: { $n }
ishtar-board-note-after = affordable after this tile
ishtar-board-note-skills = { $n ->
        [one] { $n } gem each
       *[other] { $n } gems each
    }, lower row first
ishtar-board-note-fountains = flower spaces

## In the top bar

ishtar-board-progress = Round { $round } · empty stacks: { $n } of 2
ishtar-board-progress-last = Round { $round } · last round, { $n ->
        [one] { $n } turn left
       *[other] { $n } turns left
    }
ishtar-board-progress-over = Round { $round } · game over

## Short words on the boards

ishtar-board-free = free
ishtar-board-kept-short = reserved
ishtar-board-reserved-short = reserved
ishtar-board-hand = Your tile
ishtar-board-hand-tile = Your tile: { $tile }
ishtar-board-kept-tile = Reserved: { $tile }
ishtar-board-bank = Supply
ishtar-board-empty = empty
ishtar-board-stacks = Stacks
ishtar-board-zoom-in = Zoom in
ishtar-board-zoom-out = Zoom out
ishtar-board-zoom-fit = The whole desert
ishtar-board-by-owner = Beds by owner
ishtar-board-legend-last = the others’ last tiles, in order
ishtar-board-legend-place = this tile can cover the space
ishtar-board-legend-special = you can place an assistant here
ishtar-board-legend-single = the bloom can go here
ishtar-board-legend-double = the double bloom can go here
ishtar-board-legend-plant = the tree can be planted here
ishtar-board-amount = { $thing }: { $n }
ishtar-board-front = assistants in front
ishtar-board-on-carpet = assistants on the carpet
ishtar-board-no-gems = no gems

## Cells of the desert

ishtar-board-cell-outside = { $cell }, not revealed yet.
ishtar-board-cell-sand = { $cell }, sand.
ishtar-board-cell-rock = { $cell }, rock with { $gem_a }.
ishtar-board-cell-tablet = { $cell }, tablet.
ishtar-board-cell-fountain = { $cell }, { $fountain } of board { $board }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ishtar-board-cell-grass = { $cell }, grass, garden of fountain { $board }.
ishtar-board-cell-tree = { $cell }, grass with a tree, garden of fountain { $board }.
ishtar-board-cell-flowers = { $cell }, { $n ->
        [one] { $n } flower
       *[other] { $n } flowers
    }, garden of fountain { $board }.
ishtar-board-cell-bloom = { $cell }, bloom with { $n ->
        [one] { $n } flower
       *[other] { $n } flowers
    }, garden of fountain { $board }.
ishtar-board-bed-free = Unclaimed bed: { $cells ->
        [one] { $cells } space
       *[other] { $cells } spaces
    }, { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }.
ishtar-board-bed-of = { $seat_poss } bed: { $cells ->
        [one] { $cells } space
       *[other] { $cells } spaces
    }, { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }.
ishtar-board-stands = { $seat_poss } assistant is here.
ishtar-board-symbol = It shows { $symbol_a }.
ishtar-board-can-cell-place = Your tile can cover this space.
ishtar-board-can-cell-special = You can place an assistant here.
ishtar-board-can-cell-single = You can place the single bloom here.
ishtar-board-can-cell-double = You can place half of the double bloom here.
ishtar-board-can-cell-plant = You can plant the tree here.
ishtar-board-chosen = Chosen.

## Stacks and tiles

ishtar-board-cup = Cup { $cup }, { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }.
ishtar-board-cup-empty = Cup { $cup }, empty.
ishtar-board-cup-hidden = The top tile is hidden: { $shape_a }.
ishtar-board-cup-can = The can is here.
ishtar-board-cup-free = Free.
ishtar-board-cup-price = Costs { $price ->
        [one] { $price } gem.
       *[other] { $price } gems.
    }
ishtar-board-tile = { $shape }, flowers { $flowers }, no symbol.
ishtar-board-tile-symbol = { $shape }, flowers { $flowers }, { $symbol } on space { $at }.
ishtar-board-kept = Your reserved tile.
ishtar-board-can-cup-choose = You can take this tile.
ishtar-board-can-cup-keep = You can reserve this tile.
ishtar-board-can-kept = You can use it.

## Tree cards

ishtar-board-card = Card { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, costs { $gems }.
ishtar-board-card-reserved = Reserved card, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, costs { $gems }.
ishtar-board-card-none = Place { $place } is empty.
ishtar-board-card-payable = You can afford it.
ishtar-board-card-after = You could afford it after this tile.
ishtar-board-card-lacks = You need { $gems } more.
ishtar-board-can-card-tree = You can buy it.
ishtar-board-can-card-reserve = You can reserve it.

## Skills

ishtar-board-skill = Skill { $skill }.
ishtar-board-skill-a = Scores { $n } now: tablets next to your beds.
ishtar-board-skill-b = Scores { $n }, and each symbol is an assistant or a star for you.
ishtar-board-skill-c = Scores { $n } now: your gems.
ishtar-board-skill-d = Scores { $n } now: trees next to your beds.
ishtar-board-skill-e = Scores { $n } now: assistants in front of you.
ishtar-board-skill-f = Gives { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    } of your choice.
ishtar-board-skill-g = Gives a bloom with { $n ->
        [one] { $n } flower.
       *[other] { $n } flowers.
    }
ishtar-board-skill-h = Gives a bloom on two spaces with { $n ->
        [one] { $n } flower.
       *[other] { $n } flowers.
    }
ishtar-board-skill-i = Reserves a tree card and gives { $n ->
        [one] { $n } assistant.
       *[other] { $n } assistants.
    }
ishtar-board-skill-j = Reserves a tile and gives { $n ->
        [one] { $n } assistant.
       *[other] { $n } assistants.
    }
ishtar-board-skill-has = Unlocked.
ishtar-board-skill-open = Available.
ishtar-board-skill-locked = Needs the skill below it.
ishtar-board-use-assistant = Assistant on { $cell }.
ishtar-board-can-skill = You can unlock it for { $price ->
        [one] { $price } gem.
       *[other] { $price } gems.
    }

## Fountains

ishtar-board-fountain = Board { $board }, { $fountain }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Flower spaces: { $cells }.
ishtar-board-fountain-cells = { $seat } { $n }
ishtar-board-fountain-owners = Owned by { $owners }.
ishtar-board-fountain-nobody = Nobody owns it.
