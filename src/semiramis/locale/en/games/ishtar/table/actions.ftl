# What a button says that does an action, and a chip that says it was done.

ishtar-act-end = End the turn
ishtar-act-skip = Skip the symbol
ishtar-act-assistant = Put an assistant there
ishtar-act-kept = Use the kept tile
ishtar-act-can = Can to cup { $cup }
ishtar-act-pay = Pay { $gems }
ishtar-act-skill = Skill { $skill }
ishtar-act-take = Take { $gems }
ishtar-act-reserve = Reserve tree card { $card }
ishtar-act-keep = Keep the tile on cup { $cup }
ishtar-act-buy = Buy tree card { $card }
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
