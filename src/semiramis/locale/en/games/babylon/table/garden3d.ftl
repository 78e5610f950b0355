# Babylon in the browser, the garden in three dimensions: what its buttons do, and the garden in words, level by level.

babylon-solid-picture = { $seat }’s garden in 3D, highest level { $n }. Arrow keys rotate it, plus and minus zoom, Home resets the view. A description follows at the next tab stop.
babylon-solid-failed = Can’t show the garden in 3D here. The plan shows it from above.
babylon-solid-controls = Rotate and zoom
babylon-solid-turn-left = Rotate left
babylon-solid-turn-right = Rotate right
babylon-solid-closer = Zoom in
babylon-solid-further = Zoom out
babylon-solid-reset = Reset view
babylon-solid-up-to = Show up to level
babylon-solid-up-to-level = Show up to level { $level }
babylon-solid-keep = List, image and video
babylon-solid-list = Garden in words
babylon-solid-save = Save image
babylon-solid-film = Save a 360° video
babylon-solid-stop = Stop recording
babylon-solid-filming = Recording one full turn.
babylon-solid-saved = Saved.
babylon-solid-not-saved = Nothing was saved.

## In words

babylon-solid-told = { $seat }’s garden in words
babylon-solid-empty = Nothing built here yet.
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
babylon-trophy-stop = Stop rotating
babylon-trophy-turn = Rotate the garden
