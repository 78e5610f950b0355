### Building a tile as one move: its place, rotation, hanging corner and decorations

babylon-build-at = { $place }, level { $level }
babylon-build-here = Build here
babylon-build-and-end = Build and end turn
babylon-build-decorations = Decorations
babylon-build-none = No decoration fits here.
babylon-build-item = { $piece } on { $fields }: { $points }
babylon-build-item-recast = { $piece } on { $fields } with the round token: { $points }
babylon-build-score = Your score: { $before }, after this { $after }.
babylon-build-asking = Counting points…
babylon-build-failed = Can’t count the points. Choose the place again.
babylon-build-statue = A statue becomes a pillar.
babylon-build-corner = Next unsupported corner
babylon-build-raise = One level up
babylon-build-lower = One level down
babylon-build-move = Move the tile
babylon-build-left = Left
babylon-build-right = Right
babylon-build-up = Up
babylon-build-down = Down
babylon-build-keys = Q and E rotate, V moves the corner
