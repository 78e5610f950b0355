# Balance: what another component value would do to a game.

## What cannot be

balance-nothing = Name a change: --set place=value. To list all places: semiramis components { $game }
balance-form = { $given } is not a change. Write --set place=value, in at most { $most } characters; only with --values one place has no value.
balance-place = The edition of { $game } has no place { $given }. The nearest are: { $near }. To list all places: semiramis components { $game }
balance-twice = { $place } is changed more than once. Change it once.
balance-same = Nothing changes: { $place } is already { $value }. Choose another value.
balance-sweep = With --values exactly one --set names a place without a value. Such places given: { $n }.
balance-values = --values takes 2 to { $most } different values, not { $given }.
balance-there = { $path } already holds a comparison. Overwrite it with --force, or choose another folder with --out.

## Results

balance-head-measure = Measure
balance-head-original = Original
balance-head-changed = Changed
balance-head-effect = Difference
balance-head-range = 95% range
balance-done = Deals: { $deals }. Every deal was played with each edition (editions: { $editions }), and the differences are those within a deal. Where the 95% range does not include zero, the difference is printed in bold.
balance-percentage-points = { $n } pp
balance-measure-score = Score, mean of all seats
balance-measure-score-of = Score: { $of }
balance-measure-part = Part: { $of }
balance-measure-first-lead = First player’s lead
balance-measure-first-wins = First player’s wins
balance-measure-wins-of = Wins: { $of }
balance-measure-ties = Games with several winners
balance-measure-rounds = Rounds
balance-measure-decisions = Decisions

## Plots

balance-plot-effects = { $what }: differences with 95% intervals (deals: { $deals })
balance-plot-sweep = { $what }: means with 95% intervals (deals: { $deals })
balance-plot-change-points = Difference in points
balance-plot-change-wins = Difference in the share of games, in percentage points
balance-plot-change-length = Difference in number
balance-plot-points = Points
balance-plot-wins = Share of wins in %
balance-plot-length = Rounds
balance-plot-original = original value

## All reconstructed values

survey-head-place = Place
survey-head-level = Level
survey-head-now = Value
survey-head-other = Other value
survey-head-score = Points a player
survey-head-first = Wins of the first player
survey-head-choice = Choices a game
survey-plot = { $game }: the { $n } reconstructed values that change the score most
survey-done = Values: { $values }, other values: { $others }, games with each: { $games }. Played by the heuristic alone, one decision in 20 at random; differences are those within a deal, printed in bold where the 95 % range does not include zero.
survey-only = --all measures every reconstructed value by itself. Leave out { $name }.
