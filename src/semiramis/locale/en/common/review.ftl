# The review of a game.

## Judgements of a turn

review-label-forced = forced
review-label-best = best
review-label-fine = fine
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder

## Tables

review-turn = Turn
review-seat = Player
review-played = Played
review-label = Judgement
review-loss = Loss: wins, points
cli-review-progress = Judging
review-account-start = At the start
review-account-luck = Luck
review-account-lost = Lost by own turns
review-account-given = Given by the others
review-account-residual = Not explained
review-account-result = Result

## One sentence about a turn. $better is notation, $clause the rule behind it, $win a whole percentage.

review-gain = Better: { $better } ({ $clause }). In the end that scores about { $points ->
        [one] one point
       *[other] { $points } points
    } more for “{ $part }”.
review-gain-despite = Better: { $better } ({ $clause }). In the end that scores about { $points ->
        [one] one point
       *[other] { $points } points
    } more for “{ $part }”, although “{ $other }” gives { $less } less.
review-rival = Better: { $better } ({ $clause }). It costs { $rival_the } about { $points ->
        [one] one point
       *[other] { $points } points
    } of lead.
review-better = Better: { $better } ({ $clause }). In the end that is worth about { $points ->
        [one] one point
       *[other] { $points } points
    } more.

## Problems

review-depth = There is no depth “{ $given }”. Depths: { $known }.
review-unfinished = The game in { $path } is not over yet. Play it to the end, then review it.
review-no-search = A review needs the compiled search, and { $game } cannot be compiled here. Type “semiramis doctor” to see why.
server-review-too-early = A game can be reviewed once it is over.
