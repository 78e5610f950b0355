# The arena: bots against each other.

## What cannot be

arena-bots = A contest needs 1 to { $most } bots, not { $given }.
arena-games = A contest needs at least one game, not { $given }.
arena-resume-where = --resume continues a contest stored in a folder. Name the folder with --out.
arena-nothing-kept = There’s no contest in { $path }. Omit --resume to start one.
arena-kept-already = { $path } already holds a contest. Continue it with --resume, or choose another folder with --out.
arena-other = { $path } holds another contest. It differs in { $what }: { $kept } there, { $given } here. Use its settings, or choose another folder with --out.
arena-plan-unreadable = Can’t read { $path } as the plan of a contest. Choose another folder with --out.
arena-line = Line { $line } of { $path } is not a game of this contest. Delete the line, and the game will be played again.
arena-folder = Can’t store anything in { $path }: { $reason }. Choose another folder with --out.
arena-in-use = Another contest is using { $path } right now. Stop it, or choose another folder with --out.
arena-worker-died = Can’t play game { $game }: its process dies every time (attempts: { $times }).
arena-no-ray = Ray is not installed. Install it with: pip install "semiramis[ray]"
arena-ray-failed = Ray failed: { $reason }.

## What may differ between two contests

arena-field-format = the format
arena-field-version = the version of Semiramis
arena-field-game = the game
arena-field-rules = the version of the rules
arena-field-edition = the edition
arena-field-options = the rule options
arena-field-seats = the number of seats
arena-field-bots = the bots
arena-field-files = the content of a bot’s file
arena-field-seed = the seed
arena-field-seconds = the clock
arena-field-games = the number of games

## Trouble with bots

arena-trouble-died = its process died
arena-trouble-hung = it took too long
arena-trouble-raised = it raised an error
arena-trouble-illegal = its move was not legal
arena-forfeits = Decisions that { $bot } forfeited: { $n } ({ $kinds }). The greedy bot made them or, failing that, chance. First problem: { $first }

## Results

arena-playing = Playing
arena-rounded = Every deal is played in several seatings (games per deal: { $each }). Games: { $games } instead of { $given }.
arena-head-bot = Bot
arena-head-games = Games
arena-head-share = Wins
arena-head-range = 95% range
arena-head-score = Score
arena-head-margin = Lead (95% range)
arena-head-places = Places
arena-head-rating = Rating
arena-head-against = Ahead of (lead)
arena-head-decisions = Decisions per game
arena-head-time = Time per decision
arena-head-longest = Longest
arena-head-forfeited = Forfeited
arena-done = Games: { $games }. Deals: { $deals }. On average { $rounds } rounds and { $decisions } decisions.
arena-written = Written to { $folder }: { $files }
arena-more = Ratings and plots need more packages: pip install "semiramis[arena]"
arena-stopped = Stopped. Nothing was saved. With --out a contest can be resumed.
arena-stopped-kept = Stopped. Resume with: { $command }

## Plots

arena-plot-shares = Share of wins with 95% interval (games: { $games })
arena-plot-shares-fair = if all were equally strong
arena-plot-shares-axis = Share of wins in %
arena-plot-scores = Scores: quarters, median (line) and mean (diamond)
arena-plot-scores-axis = Points
arena-plot-parts = Mean score by part
arena-plot-time = Time per decision
arena-plot-time-axis = Milliseconds
arena-plot-time-mean = mean
arena-plot-time-longest = longest
