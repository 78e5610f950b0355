# Ishtar: names and meanings of the signs.

## Headings

ishtar-legend-gems = Gems
ishtar-legend-tiles = Tiles and their symbols
ishtar-legend-desert = Desert
ishtar-legend-pieces = Pieces
ishtar-legend-skills = Skills

## Names

ishtar-legend-sign-gemany = any gem
ishtar-legend-sign-shapes = tile
ishtar-legend-sign-grass = grass
ishtar-legend-sign-flowers = flowers
ishtar-legend-sign-sand = sand
ishtar-legend-sign-rock = rock with a gem
ishtar-legend-sign-tablet = tablet
ishtar-legend-sign-can = watering can
ishtar-legend-sign-tree = tree
ishtar-legend-sign-bloom = bloom
ishtar-legend-sign-assistant = assistant

## Meanings

ishtar-legend-means-gem = Pays for the can, skills and tree cards. Left at the end: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } with skill C.
ishtar-legend-means-gemany = A gem of any colour.
ishtar-legend-means-shapes = Straight, bent or triangular: three spaces, in any rotation.
ishtar-legend-means-grass = Room for a tree or a bloom.
ishtar-legend-means-flowers = Connected flower spaces are one bed. Each flower scores 1 point for the player with the assistant there.
ishtar-legend-means-symbol-assistant = Place an assistant here, if the bed has none: the bed is yours.
ishtar-legend-means-symbol-star = Place { $n } gems on a skill and unlock it.
ishtar-legend-means-symbol-wild = An assistant symbol or a star, as you like.
ishtar-legend-means-sand = Free ground for tiles.
ishtar-legend-means-rock = Cover it and take the gem.
ishtar-legend-means-tablet = Never covered. With skill A, { $n } points next to your beds.
ishtar-legend-means-fountain = { $n } points for the most flower spaces around it. Tied players all score it.
ishtar-legend-means-can = Moves to the next cup for free; each further cup costs 1 gem.
ishtar-legend-means-tree = Goes on free grass. Its card scores the printed points.
ishtar-legend-means-bloom = Turns grass into flower spaces.
ishtar-legend-means-assistant = Controls one bed. You start with { $front }; { $carpet } more wait on the carpet.
ishtar-legend-means-skill-a = { $n } points for each tablet next to your beds.
ishtar-legend-means-skill-b = Each symbol is an assistant or a star for you. { $n } points.
ishtar-legend-means-skill-c = Gems left score: purple { $purple }, red { $red }, white { $white }.
ishtar-legend-means-skill-d = { $n } points for each tree next to your beds.
ishtar-legend-means-skill-e = { $n } points for each assistant in front of you.
ishtar-legend-means-skill-f = At once: take { $n } gems.
ishtar-legend-means-skill-g = At once: a bloom with { $n } flowers on free grass.
ishtar-legend-means-skill-h = At once: a bloom on two adjacent grass spaces.
ishtar-legend-means-skill-i = At once: reserve a tree card and take an assistant from the carpet.
ishtar-legend-means-skill-j = At once: reserve a tile and take an assistant from the carpet.
