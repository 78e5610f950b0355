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
babylon-act-mine = Mine at { $cell }
babylon-act-remove = Remove the tile at { $cell }
