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

ishtar-board-note-carpet = the can walks clockwise
ishtar-board-note-trees = deck: { $n }
ishtar-board-note-after = payable after this tile
ishtar-board-note-skills = { $n ->
        [one] { $n } gem each
       *[other] { $n } gems each
    }, lower row first
ishtar-board-note-fountains = flower cells

## In the top bar

ishtar-board-progress = Round { $round } · { $n ->
        [0] no stack is empty, the end comes with two
        [one] { $n } stack is empty, the end comes with two
       *[other] { $n } stacks are empty, the end comes with two
    }
ishtar-board-progress-last = Round { $round } · last round, { $n ->
        [one] { $n } turn left
       *[other] { $n } turns left
    }
ishtar-board-progress-over = Round { $round } · the game is over

## Short words on the boards

ishtar-board-free = free
ishtar-board-kept-short = kept
ishtar-board-reserved-short = reserved
ishtar-board-hand = Tile in hand
ishtar-board-hand-tile = Tile in hand: { $tile }
ishtar-board-kept-tile = Kept: { $tile }
ishtar-board-bank = Bank
ishtar-board-empty = empty
ishtar-board-stacks = Stacks
ishtar-board-zoom-in = Larger
ishtar-board-zoom-out = Smaller
ishtar-board-zoom-fit = The whole desert
ishtar-board-by-owner = Beds by owner
ishtar-board-legend-last = the others’ last tiles, in order
ishtar-board-legend-place = this tile can cover the space
ishtar-board-legend-special = an assistant can stand here
ishtar-board-legend-single = the bloom can go here
ishtar-board-legend-double = the double bloom can go here
ishtar-board-legend-plant = the tree can be planted here
ishtar-board-amount = { $thing }: { $n }
ishtar-board-front = assistants in front
ishtar-board-on-carpet = assistants on the carpet
ishtar-board-no-gems = no gems

## Cells of the desert

ishtar-board-cell-outside = { $cell }, not turned up yet.
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
ishtar-board-bed-free = Bed nobody controls: { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }.
ishtar-board-bed-of = { $seat_poss } bed: { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $flowers ->
        [one] { $flowers } flower
       *[other] { $flowers } flowers
    }.
ishtar-board-stands = { $seat_poss } assistant stands here.
ishtar-board-symbol = It shows { $symbol_a }.
ishtar-board-can-cell-place = Your tile can cover this cell.
ishtar-board-can-cell-special = You can put an assistant here.
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
ishtar-board-cup-hidden = The top one is hidden: { $shape_a }.
ishtar-board-cup-can = The can stands here.
ishtar-board-cup-free = Free.
ishtar-board-cup-price = Costs { $price ->
        [one] { $price } gem.
       *[other] { $price } gems.
    }
ishtar-board-tile = { $shape }, flowers { $flowers }, no symbol.
ishtar-board-tile-symbol = { $shape }, flowers { $flowers }, { $symbol } on cell { $at }.
ishtar-board-kept = Your kept tile.
ishtar-board-can-cup-choose = You can take this tile.
ishtar-board-can-cup-keep = You can keep this tile.
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
ishtar-board-card-payable = You can pay it.
ishtar-board-card-after = You could pay it after this tile.
ishtar-board-card-lacks = You lack { $gems }.
ishtar-board-can-card-tree = You can buy it.
ishtar-board-can-card-reserve = You can reserve it.

## Skills

ishtar-board-skill = Skill { $skill }.
ishtar-board-skill-a = Worth { $n } now: the tablets beside your beds.
ishtar-board-skill-b = Worth { $n }, and each symbol is an assistant or a star for you.
ishtar-board-skill-c = Worth { $n } now: your gems.
ishtar-board-skill-d = Worth { $n } now: the trees beside your beds.
ishtar-board-skill-e = Worth { $n } now: your assistants in front.
ishtar-board-skill-f = Brings { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    } of your choice.
ishtar-board-skill-g = Brings a bloom with { $n ->
        [one] { $n } flower.
       *[other] { $n } flowers.
    }
ishtar-board-skill-h = Brings a bloom on two cells with { $n ->
        [one] { $n } flower.
       *[other] { $n } flowers.
    }
ishtar-board-skill-i = Reserves a tree card and brings { $n ->
        [one] { $n } assistant.
       *[other] { $n } assistants.
    }
ishtar-board-skill-j = Keeps a tile and brings { $n ->
        [one] { $n } assistant.
       *[other] { $n } assistants.
    }
ishtar-board-skill-has = Unlocked.
ishtar-board-skill-open = Available.
ishtar-board-skill-locked = Needs the skill below it.
ishtar-board-use-assistant = An assistant on { $cell }.
ishtar-board-can-skill = You can unlock it for { $price ->
        [one] { $price } gem.
       *[other] { $price } gems.
    }

## Fountains

ishtar-board-fountain = Board { $board }, { $fountain }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Flower cells: { $cells }.
ishtar-board-fountain-cells = { $seat } { $n }
ishtar-board-fountain-owners = Owned by { $owners }.
ishtar-board-fountain-nobody = Nobody owns it.
