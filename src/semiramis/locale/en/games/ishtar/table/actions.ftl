# What a button says that does an action, and a chip that says it was done.

ishtar-act-end = End the turn
ishtar-act-skip = Skip the symbol
ishtar-act-assistant = Put an assistant there
ishtar-act-kept = Use the kept tile
ishtar-act-can = Can to cup { $cup }
ishtar-act-pay = Pay { $gems }
ishtar-act-skill = Skill { $skill }
ishtar-act-take = Take { $gems }
ishtar-act-reserve = Reserve { $card_the }
ishtar-act-keep = Keep the tile on cup { $cup }
ishtar-act-buy = Buy { $card_the }
ishtar-act-buy-reserved = Buy the reserved tree card
ishtar-act-tree = Tree on { $cell }
ishtar-act-single = Single bloom on { $cell }
ishtar-act-double = Double bloom on { $cell } and its neighbour to the { $way }
ishtar-act-place = { $turn ->
        [0] Place at { $cell }
        [one] Place at { $cell }, turned by { $turn } sixth
       *[other] Place at { $cell }, turned by { $turn } sixths
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
ishtar-do-kept = Use the kept tile
ishtar-do-place = Place the tile
ishtar-do-assistant = Put an assistant
ishtar-do-skill = Unlock a skill
ishtar-do-single = Place the bloom
ishtar-do-double = Place the double bloom
ishtar-do-reserve = Reserve a tree card
ishtar-do-keep = Keep a tile
ishtar-do-buy = Buy a tree
ishtar-do-tree = Plant the tree

## Where to click

ishtar-where-cup = Click an outlined cup.
ishtar-where-cup-kept = Click an outlined cup or your kept tile.
ishtar-where-kept = Click your kept tile.
ishtar-where-cell = Click a marked cell of the desert.
ishtar-where-cell-skill = Click the marked cell or an outlined skill.
ishtar-where-skill = Click an outlined skill.
ishtar-where-card = Click an outlined tree card.

## The steps of a turn

ishtar-step-can = Can
ishtar-step-place = Place
ishtar-step-gems = Gems
ishtar-step-special = Special
ishtar-step-trees = Trees
