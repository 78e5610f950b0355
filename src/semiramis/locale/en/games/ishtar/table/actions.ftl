# What a button says that does an action, and a chip that says it was done.

ishtar-act-end = End turn
ishtar-act-skip = Skip the symbol
ishtar-act-assistant = Place an assistant
ishtar-act-kept = Use your reserved tile
ishtar-act-can = Move the can to cup { $cup }
ishtar-act-pay = Pay { $gems }
ishtar-act-skill = Unlock { $skill }
ishtar-act-take = Take { $gems }
ishtar-act-reserve = Reserve { $card_the }
ishtar-act-keep = Reserve the tile on cup { $cup }
ishtar-act-buy = Buy { $card_the }
ishtar-act-buy-reserved = Buy the reserved tree card
ishtar-act-tree = Plant the tree on { $cell }
ishtar-act-single = Place the bloom on { $cell }
ishtar-act-double = Place the double bloom on { $cell } and the space { $way } of it
ishtar-act-place = { $turn ->
        [0] Place at { $cell }
        [1] Place at { $cell }, rotated 60°
        [2] Place at { $cell }, rotated 120°
        [3] Place at { $cell }, rotated 180°
        [4] Place at { $cell }, rotated 240°
        [5] Place at { $cell }, rotated 300°
        [one] Place at { $cell }, rotated
       *[other] Place at { $cell }, rotated
    }

## Ways to a neighbour

ishtar-way-e = east
ishtar-way-ne = north-east
ishtar-way-nw = north-west

## Handfuls of gems

ishtar-handful-purple = { $n ->
        [one] { $n } purple gem
       *[other] { $n } purple gems
    }
ishtar-handful-red = { $n ->
        [one] { $n } red gem
       *[other] { $n } red gems
    }
ishtar-handful-white = { $n ->
        [one] { $n } white gem
       *[other] { $n } white gems
    }

## Kinds of actions, for a button that shows where each can be done

ishtar-do-can = Take a tile
ishtar-do-kept = Use your reserved tile
ishtar-do-place = Place the tile
ishtar-do-assistant = Place an assistant
ishtar-do-skill = Unlock a skill
ishtar-do-single = Place the bloom
ishtar-do-double = Place the double bloom
ishtar-do-reserve = Reserve a tree card
ishtar-do-keep = Reserve a tile
ishtar-do-buy = Buy a tree
ishtar-do-tree = Plant the tree

## Where to click

ishtar-where-cup = Click an outlined cup.
ishtar-where-cup-kept = Click an outlined cup or your reserved tile.
ishtar-where-kept = Click your reserved tile.
ishtar-where-cell = Click a highlighted space of the desert.
ishtar-where-cell-skill = Click the highlighted space or an outlined skill.
ishtar-where-skill = Click an outlined skill.
ishtar-where-card = Click an outlined tree card.

## The steps of a turn

ishtar-step-can = Can
ishtar-step-place = Place
ishtar-step-gems = Gems
ishtar-step-special = Special
ishtar-step-trees = Trees
