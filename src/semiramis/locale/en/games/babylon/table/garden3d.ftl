# Babylon in the browser, the garden in three dimensions: what its buttons do, and the garden in words, level by level.

babylon-solid-picture = Garden of { $seat } in 3D, highest level { $n }. Arrow keys turn it, plus and minus zoom, Home shows it as at first. It is told in words at the next tab stop.
babylon-solid-failed = The garden cannot be shown in 3D here. The plan shows it from above.
babylon-solid-controls = Turn and zoom
babylon-solid-turn-left = Turn to the left
babylon-solid-turn-right = Turn to the right
babylon-solid-closer = Closer
babylon-solid-further = Further away
babylon-solid-reset = As at first
babylon-solid-up-to = Show up to level
babylon-solid-up-to-level = Show up to level { $level }
babylon-solid-keep = List, picture and film
babylon-solid-list = Garden in words
babylon-solid-save = Save as a picture
babylon-solid-film = Save a full turn as a film
babylon-solid-stop = Stop filming
babylon-solid-filming = The garden turns once and is filmed.
babylon-solid-saved = Saved.
babylon-solid-not-saved = Nothing was saved.

## In words

babylon-solid-told = Garden of { $seat } in words
babylon-solid-empty = Nothing has been built here yet.
babylon-solid-level = Level { $level }: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
babylon-solid-tile = Tile at { $place }, { $flower }
babylon-solid-on-single = { $n ->
        [one] On { $n } single pillar
       *[other] On { $n } single pillars
    }
babylon-solid-on-double = { $n ->
        [one] On { $n } double pillar
       *[other] On { $n } double pillars
    }
babylon-solid-on-statue = { $n ->
        [one] On { $n } statue
       *[other] On { $n } statues
    }
babylon-solid-symbol = Free symbol at { $field }: { $piece }
babylon-solid-covered = Covered from above
babylon-solid-worth = { $points ->
        [0] hidden from above
        [one] { $points } point
       *[other] { $points } points
    }
babylon-solid-statue = Statue at { $field }, { babylon-solid-worth }
babylon-solid-statue-pillar = Statue at { $field }, used as a pillar
babylon-solid-belvedere = Belvedere at { $field }, { babylon-solid-worth }
babylon-solid-fountain = Fountain at { $from } and { $to }, { babylon-solid-worth }
babylon-solid-bridge = Bridge from { $from } to { $to }, { babylon-solid-worth }
babylon-solid-stairs = Staircase from { $from } up to { $to } on level { $level }, { babylon-solid-worth }
babylon-trophy-stop = Stop turning
babylon-trophy-turn = Turn the garden
