# The arena: bots against each other.

## What cannot be

arena-bots = A contest needs 1 to { $most } bots, not { $given }.
arena-games = A contest needs at least one game, not { $given }.
arena-resume-where = --resume goes on with a contest that is kept in a folder. Name the folder with --out.
arena-nothing-kept = No contest is kept in { $path }. Leave --resume away to begin one there.
arena-kept-already = A contest is kept in { $path } already. Go on with it by --resume, or choose another folder with --out.
arena-other = Another contest is kept in { $path }. It differs in { $what }: { $kept } there, { $given } here. Give what it began with, or choose another folder with --out.
arena-plan-unreadable = { $path } cannot be read as the plan of a contest. Choose another folder with --out.
arena-line = Line { $line } of { $path } is not a game of this contest. Delete the line, and the game will be played again.
arena-folder = Nothing can be kept in { $path }: { $reason }. Choose another folder with --out.
arena-in-use = Another contest is being kept in { $path } right now. Stop it, or choose another folder with --out.
arena-worker-died = Game { $game } cannot be played: the process that plays it dies every time (attempts: { $times }).
arena-no-ray = Ray is not installed. Install it with: pip install "semiramis[ray]"
arena-ray-failed = Ray failed: { $reason }.

## What may differ between two contests

arena-field-format = the format
arena-field-version = the version of Semiramis
arena-field-game = the game
arena-field-rules = the version of the rules
arena-field-edition = the edition
arena-field-options = the table options
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
arena-forfeits = Decisions that { $bot } forfeited: { $n } ({ $kinds }). The greedy bot made them or, failing that, chance. The first trouble: { $first }

## Results

arena-playing = Playing
arena-rounded = Every deal is played in several seatings (games of a deal: { $each }). Games: { $games } instead of { $given }.
arena-head-bot = Bot
arena-head-games = Games
arena-head-share = Wins
arena-head-range = 95 % range
arena-head-score = Score
arena-head-margin = Lead (95 % range)
arena-head-places = Places
arena-head-rating = Rating
arena-head-against = Ahead of (lead)
arena-head-decisions = Decisions a game
arena-head-time = Time a decision
arena-head-longest = Longest
arena-head-forfeited = Forfeited
arena-done = Games: { $games }. Deals: { $deals }. On average { $rounds } rounds and { $decisions } decisions.
arena-written = Written to { $folder }: { $files }
arena-more = Ratings and plots need further packages: pip install "semiramis[arena]"
arena-stopped = Stopped. Nothing was kept. With --out a contest can be taken up again.
arena-stopped-kept = Stopped. Go on with: { $command }

## Plots

arena-plot-shares = Share of the wins with its 95 % interval (games: { $games })
arena-plot-shares-fair = if all were equally strong
arena-plot-shares-axis = Share of the wins in %
arena-plot-scores = Scores: quarters, median (line) and mean (diamond)
arena-plot-scores-axis = Points
arena-plot-parts = Mean score by part
arena-plot-time = Time a decision
arena-plot-time-axis = Milliseconds
arena-plot-time-mean = mean
arena-plot-time-longest = longest
