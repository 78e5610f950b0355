# Ishtar: words. The value is the bare noun; .a has the indefinite article where there is one,
# .the the definite one. Words for nothing have the same form in all.

## Gems (.short stands after a number: 2 purple)

ishtar-gem-purple = purple gem
    .a = a purple gem
    .the = the purple gem
    .short = purple
ishtar-gem-red = red gem
    .a = a red gem
    .the = the red gem
    .short = red
ishtar-gem-white = white gem
    .a = a white gem
    .the = the white gem
    .short = white

## Shapes of tiles

ishtar-shape-none = no tile
    .a = no tile
    .the = no tile
ishtar-shape-straight = straight tile
    .a = a straight tile
    .the = the straight tile
ishtar-shape-bent = bent tile
    .a = a bent tile
    .the = the bent tile
ishtar-shape-triangle = triangular tile
    .a = a triangular tile
    .the = the triangular tile

## Symbols on tiles

ishtar-symbol-none = no symbol
    .a = no symbol
    .the = no symbol
ishtar-symbol-assistant = assistant symbol
    .a = an assistant symbol
    .the = the assistant symbol
ishtar-symbol-star = star
    .a = a star
    .the = the star
ishtar-symbol-wild = question mark
    .a = a question mark
    .the = the question mark

## Fountains

ishtar-fountain-purple = purple fountain
    .a = a purple fountain
    .the = the purple fountain
ishtar-fountain-red = red fountain
    .a = a red fountain
    .the = the red fountain
ishtar-fountain-white = white fountain
    .a = a white fountain
    .the = the white fountain

## Skills (letter and short name)

ishtar-skill-a = A: sacred tablets
ishtar-skill-b = B: wild symbols
ishtar-skill-c = C: leftover gems
ishtar-skill-d = D: shade of trees
ishtar-skill-e = E: spare assistants
ishtar-skill-f = F: two gems
ishtar-skill-g = G: single bloom
ishtar-skill-h = H: double bloom
ishtar-skill-i = I: reserved tree
ishtar-skill-j = J: reserved tile

## Parts of the score (table headings)

ishtar-part-trees = Trees
ishtar-part-flowers = Flowers
ishtar-part-fountains = Fountains
ishtar-part-tablets = Tablets (A)
ishtar-part-symbols = Symbols (B)
ishtar-part-gems = Gems (C)
ishtar-part-shade = Shade (D)
ishtar-part-assistants = Assistants (E)

## What is asked, as something to be done first

ishtar-stage-choose = choose a tile
ishtar-stage-pay-steps = pay to move the can
ishtar-stage-place = place the tile
ishtar-stage-special = use the symbol or skip it
ishtar-stage-pay-skill = pay for the skill
ishtar-stage-take = take gems from the supply
ishtar-stage-single = place the single bloom
ishtar-stage-double = place the double bloom
ishtar-stage-reserve = reserve a tree card
ishtar-stage-keep = reserve a tile
ishtar-stage-tree = plant trees or end the turn
ishtar-stage-plant = plant the tree you have bought

## Whose turn it is and for what

ishtar-ask-deal = Revealing boards, tiles and cards…
ishtar-ask-over = The game is over.
ishtar-ask-choose = Choose a tile.
    .about = { $seat } chooses a tile.
ishtar-ask-choose-kept = Choose a tile, or use your reserved one.
    .about = { $seat } chooses a tile.
ishtar-ask-pay-steps = Pay { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    } to move the can.
    .about = { $seat } pays to move the can.
ishtar-ask-place = Place your tile.
    .about = { $seat } places the tile.
ishtar-ask-special = Use the symbol on your tile, or skip it.
    .about = { $seat } decides about the symbol.
ishtar-ask-pay-skill = Choose gems to pay for the skill.
    .about = { $seat } pays for a skill.
ishtar-ask-take = Choose gems from the supply.
    .about = { $seat } takes gems from the supply.
ishtar-ask-single = Place the single bloom on free grass.
    .about = { $seat } places the single bloom.
ishtar-ask-double = Place the double bloom on two free grass spaces.
    .about = { $seat } places the double bloom.
ishtar-ask-reserve = Choose a tree card to reserve.
    .about = { $seat } reserves a tree card.
ishtar-ask-keep = Choose a tile to reserve.
    .about = { $seat } chooses a tile to reserve.
ishtar-ask-tree = Buy a tree or end your turn.
    .about = { $seat } buys trees or ends the turn.
ishtar-ask-plant = Plant your tree on free grass.
    .about = { $seat } plants a tree.

## Why something is not allowed

ishtar-no-over = The game is over.
ishtar-no-deal = Boards, tiles and cards are revealed by chance, not chosen.
ishtar-no-first = Something else comes first: { $asked }.
ishtar-no-empty-cup = Cup { $cup } has no tiles.
ishtar-no-own-cup = The can is already at cup { $cup }. It must move while another cup has tiles.
ishtar-no-steps = Cup { $cup } costs { $price ->
        [one] { $price } gem
       *[other] { $price } gems
    } and you have { $gems }.
ishtar-no-place-anywhere = This tile fits nowhere in the desert. Choose a tile that has a place.
ishtar-no-place-free = No tile you can reach fits anywhere, so you take the free one and remove it. Cup { $cup } is not free.
ishtar-no-kept = You have no reserved tile.
ishtar-no-handful = Pay exactly { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }.
ishtar-no-gems = You don’t have these gems.
ishtar-no-bank = The supply doesn’t have these gems.
ishtar-no-handful-taken = Take exactly { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }.
ishtar-no-outside = The tile would reach beyond the edge of the desert.
ishtar-no-ground = The tile would cover { $other }, which isn’t free sand or rock.
ishtar-no-seam = The tile would lie across two boards.
ishtar-no-dry = The tile wouldn’t touch a fountain or another tile.
ishtar-no-two-fountains = The tile would join gardens of two fountains.
ishtar-no-two-assistants = The tile would join two assistants in one bed.
ishtar-no-same-turn = This tile looks the same after half a turn, so only the first three rotations count.
ishtar-no-symbol-assistant = The symbol on your tile is not an assistant.
ishtar-no-symbol-star = The symbol on your tile is not a star.
ishtar-no-front = You have no assistant in front of you.
ishtar-no-bed-taken = The bed at { $cell } already has an assistant.
ishtar-no-skill-again = You’ve already unlocked { $skill }.
ishtar-no-skill-lower = Unlock the lower skill of this column first ({ $lower }), then { $skill }.
ishtar-no-skill-gems = A skill costs { $price ->
        [one] { $price } gem
       *[other] { $price } gems
    } and you have { $gems }.
ishtar-no-grass = { $cell } is not free grass.
ishtar-no-grass-pair = { $cell } and { $other } are not both free grass.
ishtar-no-bloom-assistants = A bloom on { $cell } would join two assistants in one bed.
ishtar-no-card = The row has no tree card { $place }.
ishtar-no-reserved = You have no reserved tree card.
ishtar-no-card-gems = You don’t have the gems for this card.
ishtar-no-more-trees = You can’t plant any more trees this turn.
ishtar-no-free-grass = There’s no free grass left for a tree.
ishtar-no-hidden-stack = At this table the stack under the can stays closed while another has tiles. Choose a cup other than { $cup }.

## Layouts that cannot be laid

ishtar-layout-boards = The layout has { $found ->
        [one] { $found } board
       *[other] { $found } boards
    }. With { $seats } players it needs { $needed }: write one place for each, for example “0,0 1,0 0,1 1,1”, with spaces between them.
ishtar-layout-word = “{ $word }” is not a board of a layout. Write its place and, if you like, a side and a rotation: “1,0”, “1,0:3b” or “1,0:3b/2”.
ishtar-layout-side = There is no board side “{ $side }”. Write one of: { $known }.
ishtar-layout-turn = “{ $word }” rotates its board too far. Write a rotation from 0 to 5.
ishtar-layout-place-twice = Two boards of the layout are at { $place }. Give each a place of its own.
ishtar-layout-board-twice = Board { $board } is in the layout twice. Use each board only once, with one of its sides up.
ishtar-layout-apart = The boards of the layout do not form one desert: not all of them can be reached from the board at { $place }.

## What happened

ishtar-log-board = Board { $board } of the desert is side { $side }.
ishtar-log-fountain = Board { $board } gets { $fountain_a }.
ishtar-log-start = Cup { $cup } begins with { $tile_a }.
ishtar-log-card = A tree worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } joins the row.
ishtar-log-deal-first = { $seat } is the first player.
ishtar-log-can = { $seat } takes { $tile_a } from cup { $cup }.
ishtar-log-kept = { $seat } uses the reserved tile: { $tile }.
ishtar-log-draw = { $seat } takes { $tile_a } from the stack under the can.
ishtar-log-reveal = Revealed on cup { $cup }: { $tile }.
ishtar-log-place = { $seat } places { $tile_a } at { $cell }.
ishtar-log-removed = There is no place for { $tile_a }: it leaves the game.
ishtar-log-assistant = { $seat } places an assistant on { $cell }.
ishtar-log-skip = { $seat } skips the symbol.
ishtar-log-skill = { $seat } unlocks { $skill }.
ishtar-log-single = { $seat } places a single bloom on { $cell }.
ishtar-log-double = { $seat } places a double bloom on { $cell } and { $other }.
ishtar-log-reserve = { $seat } reserves { $card_a }.
ishtar-log-keep = { $seat } reserves { $tile_a } from cup { $cup }.
ishtar-log-buy = { $seat } buys a tree ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
ishtar-log-tree = { $seat } plants a tree on { $cell }.
ishtar-log-end = { $seat } ends the turn.
ishtar-log-gems = { $seat }: { $gem_short } gems { $change }.
ishtar-log-owns = { $seat } now owns { $fountain_the } on board { $board }.
ishtar-log-loses = { $seat } loses { $fountain_the } on board { $board }.
ishtar-log-points = { $seat }: { $change } ({ $part }).
ishtar-log-last-round = Two stacks are empty: this is the last round.
ishtar-log-idle = { $seat } has no tile to place and can only plant trees.
ishtar-log-over = The game is over.

## A tile, described by what is printed on it

ishtar-described-tile = { $shape ->
        [straight] straight
        [bent] bent
       *[triangle] triangular
    } tile{ $known ->
        [yes] {" "}with { $n ->
            [0] no flowers
            [one] { $n } flower
           *[other] { $n } flowers
        }
       *[no] {""}
    }{ $symbol ->
        [assistant] {" "}and an assistant symbol
        [star] {" "}and a star
        [wild] {" "}and a question mark
       *[none] {""}
    }
    .a = a { ishtar-described-tile }
    .the = the { ishtar-described-tile }

## Tree cards: by their place in the row, and described by their points

ishtar-card-1 = first tree card
    .a = the first tree card
    .the = the first tree card
ishtar-card-2 = second tree card
    .a = the second tree card
    .the = the second tree card
ishtar-card-3 = third tree card
    .a = the third tree card
    .the = the third tree card
ishtar-card-4 = fourth tree card
    .a = the fourth tree card
    .the = the fourth tree card
ishtar-card-5 = fifth tree card
    .a = the fifth tree card
    .the = the fifth tree card
ishtar-described-card = tree card worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .a = a { ishtar-described-card }
    .the = the { ishtar-described-card }
