### Building a tile as one move: its place, rotation, hanging corner and decorations

babylon-build-at = { $place }, level { $level }
babylon-build-here = Build here
babylon-build-and-end = Build and end turn
babylon-build-decorations = Decorations
babylon-build-none = No decoration fits here.
babylon-build-item = { $piece } on { $fields }: { $points }
babylon-build-item-recast = { $piece } on { $fields } by the round token: { $points }
babylon-build-score = Your score: { $before }, after this { $after }.
babylon-build-asking = Counting the points
babylon-build-failed = The points could not be counted. Choose the place again.
babylon-build-statue = A statue becomes a pillar.
babylon-build-corner = Next hanging corner
babylon-build-raise = One level up
babylon-build-lower = One level down
babylon-build-move = Move the tile
babylon-build-left = To the left
babylon-build-right = To the right
babylon-build-up = Up
babylon-build-down = Down
babylon-build-keys = Q and E turn, V moves the corner
