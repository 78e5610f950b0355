# What a button says that does an action, and a chip that says it was done.

babylon-act-end = End the turn
babylon-act-store = Store the tile and end the turn
babylon-act-discard = Discard the tile and end the turn
babylon-act-build-mined = Build the mined tile
babylon-act-build-stored = Build the stored tile
babylon-act-fountain = Fountain on { $fields }
babylon-act-stairs = Staircase on { $fields }
babylon-act-bridge = Bridge on { $fields }
babylon-act-statue = Statue on { $field }
babylon-act-symbol = Let { $field } count as { $piece_a }
babylon-act-place = Place at { $place }, level { $level }
babylon-act-hang = Hang free: { $corner_the }
babylon-act-hang-none = No corner hangs free
babylon-act-turn = { $turn ->
        [0] Do not turn
        [one] Turn by { $turn } quarter
       *[other] Turn by { $turn } quarters
    }
babylon-act-mine = Mine { $cell_the }
babylon-act-remove = Remove the top of { $cell_the }

## Kinds of actions, for a button that shows where each can be done

babylon-do-mine = Mine a tile
babylon-do-remove = Remove a clay tile
babylon-do-build = Build a tile
babylon-do-place = Place the tile
babylon-do-hang = Leave a corner free
babylon-do-turn = Turn the tile
babylon-do-fountain = Set a fountain
babylon-do-stairs = Set a staircase
babylon-do-bridge = Set a bridge
babylon-do-statue = Set a statue
babylon-do-symbol = Use the token

## Where to click

babylon-where-cell = Click an outlined stack of the quarry.
babylon-where-tile = Click an outlined tile.
babylon-where-field = Click a marked field of your garden.
babylon-where-field-tile = Click an outlined tile or a marked field.
babylon-where-spot = Click a marked place in your garden.
babylon-where-corner = Click a marked corner.

## The steps of a turn

babylon-step-mine = Mine
babylon-step-build = Build
babylon-step-decorate = Decorate
babylon-step-store = Store
