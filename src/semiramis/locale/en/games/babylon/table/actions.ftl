# What a button says that does an action, and a chip that says it was done.

babylon-act-end = End turn
babylon-act-store = Store tile and end turn
babylon-act-discard = Discard tile and end turn
babylon-act-build-mined = Place the mined tile
babylon-act-build-stored = Place the stored tile
babylon-act-fountain = Build a fountain on { $fields }
babylon-act-stairs = Build a staircase on { $fields }
babylon-act-bridge = Build a bridge on { $fields }
babylon-act-statue = Build a statue on { $field }
babylon-act-symbol = Use { $field } as { $piece_a } symbol
babylon-act-place = Place at { $place }, level { $level }
babylon-act-hang = Leave { $corner_the } unsupported
babylon-act-hang-none = Support all four corners
babylon-act-turn = { $turn ->
        [0] Place as is
        [1] Rotate 90°
        [2] Rotate 180°
        [3] Rotate 270°
        [one] Rotate
       *[other] Rotate
    }
babylon-act-mine = Mine { $cell_the }
babylon-act-remove = Remove the top tile of { $cell_the }

## Kinds of actions, for a button that shows where each can be done

babylon-do-mine = Mine a tile
babylon-do-remove = Remove a clay tile
babylon-do-build = Place a tile
babylon-do-place = Place the tile
babylon-do-hang = Leave a corner unsupported
babylon-do-turn = Rotate the tile
babylon-do-fountain = Build a fountain
babylon-do-stairs = Build a staircase
babylon-do-bridge = Build a bridge
babylon-do-statue = Build a statue
babylon-do-symbol = Use the token

## Where to click

babylon-where-cell = Click an outlined stack of the quarry.
babylon-where-tile = Click an outlined tile.
babylon-where-field = Click a highlighted space of your garden.
babylon-where-field-tile = Click an outlined tile or a highlighted space.
babylon-where-spot = Click a highlighted place in your garden.
babylon-where-corner = Click a highlighted corner.

## The steps of a turn

babylon-step-mine = Mine
babylon-step-build = Build
babylon-step-decorate = Decorate
babylon-step-store = Store
