# Help pages of the command line. They have a file of their own so that --help reads nothing else.

cli-help-program = Board games about the Hanging Gardens of Babylon: play, replay, study and measure.
cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-required = [required]
cli-help-default = [default: { $value }]
cli-help-help = Show this page and exit.

## Commands

cli-help-cmd-play = Play a game in this terminal, against bots or with people on this device.
cli-help-cmd-serve = Run the server where people and bots play over the network.
cli-help-cmd-replay = Replay a log, strictly checked, and show what happened.
cli-help-cmd-review = Judge every turn of a finished game, and tell luck from skill.
cli-help-cmd-position = Take a position from a log, a position file or a drawing; check it and write it out.
cli-help-cmd-components = List every component value and its source.
cli-help-cmd-clauses = Show every clause of the rules with its code, tests and texts.
cli-help-cmd-rules = Read the rules: all of them, some clauses, or those that match a search.
cli-help-cmd-playthrough = Print a whole random game as text to review.
cli-help-cmd-arena = Play bots against each other and report confidence intervals.
cli-help-cmd-simulate = Play many games and write them out as a table.
cli-help-cmd-balance = Change component values and measure the effect on the game.
cli-help-cmd-perft = Count the lines of play from a position.
cli-help-cmd-soak = Play random games and check every position.
cli-help-cmd-parity = Compare plain and compiled rules move by move.
cli-help-cmd-bench = Measure the speed of everything.
cli-help-cmd-doctor = Check this installation.
cli-help-cmd-backup = Copy all tables to a file, even while a server is running, and check the copy.
cli-help-cmd-restore = Put a backup in place of the tables in a folder that no server uses.
cli-help-cmd-copy = Copy all tables between a data folder and a PostgreSQL database, and compare both.

## Arguments and options of several commands

cli-help-arg-game = Which game, such as amyitis.
cli-help-arg-log = The log of a game.
cli-help-arg-position = A log, a position file or a drawing.
cli-help-opt-lang = The language. Default: your system’s.
cli-help-opt-version = Show the version and exit.
cli-help-opt-json = Write JSON for programs instead of text for people.
cli-help-opt-edition = An edition file with other component values.
cli-help-opt-seats = How many seats.
cli-help-opt-option = A rule option; may be given several times.
cli-help-opt-games = How many games.
cli-help-opt-first-seed = The number of the first random game.

## play

cli-help-play-seats = Who plays: me, me:Ana or the name of a bot for each of 2 to 4 seats, with or without seat names, as in jasmine=me,rose=greedy.
cli-help-play-seed = The seed of the deal. The same seed deals the same cards. Default: one that nobody knows.
cli-help-play-position = Start from this position file or drawing.
cli-help-play-save = Where to save the game. Default: a new file in your data folder.
cli-help-play-resume = Resume the game saved in this file.

## replay and position

cli-help-review-depth = How thoroughly to judge.
cli-help-review-results = Keep judged turns in this file, and go on from it.
cli-help-replay-to = Stop after this many moves.
cli-help-replay-board = Draw the board after every turn.
cli-help-replay-verify = Check every deal against the disclosed seed.
cli-help-position-step = After how many moves of the log. Default: all.
cli-help-position-drawing = Draw the board instead of writing a position file.
cli-help-position-output = Write to this file.
cli-help-position-check = Only say whether the position is possible.

## The others

cli-help-components-recon = Only the values that are reconstructions.
cli-help-clauses-check = Only list what is missing; exit code 1 if anything is.
cli-help-clauses-tests = The folder with the tests.
cli-help-rules-clause = Clauses by their ids, such as AMY-II.C.1, or by how these begin; without any, all.
cli-help-rules-search = Only the clauses that match all these words; case and accents don’t matter.
cli-help-playthrough-seed = The seed of deal and choices.
cli-help-arena-bots = The bots, separated by commas: names or file.py:factory. All play equally often; with more bots than seats, every combination meets.
cli-help-arena-games = Minimum number of games; every deal is played in full, in all its seatings.
cli-help-arena-workers = Number of processes (default: 1; with --ray: all CPUs of the cluster).
cli-help-arena-seed = The seed of all games. The same seed gives the same games.
cli-help-arena-seconds = Seconds per decision. Default: no limit, or 60 for bots loaded from files or packages.
cli-help-arena-out = Store games, summary and plots in this folder.
cli-help-arena-resume = Continue the contest stored in the folder.
cli-help-arena-ray = Spread the games over a Ray cluster: the one in RAY_ADDRESS, or one on this computer.
cli-help-simulate-games = How many games.
cli-help-simulate-policy = Who plays: one bot for all seats, or one for each, separated by commas; names or file.py:factory. If all play at random, whole games run in compiled code.
cli-help-simulate-seed = The seed of all games. The same seed gives the same games, regardless of the number of workers.
cli-help-simulate-workers = How many games run at the same time.
cli-help-simulate-out = Write a table: a file that ends in .parquet, .csv or .jsonl.
cli-help-simulate-moves = One row per decision instead of one per game.
cli-help-simulate-events = Like --moves, with what happened in each row.
cli-help-simulate-force = Overwrite an existing file.
cli-help-balance-set = A changed value; may be given several times. Places are written as in the edition file, such as start.talents=6.
cli-help-balance-values = Compare several values of the place that --set names without one.
cli-help-balance-all = Measure every reconstructed value over its plausible values.
cli-help-balance-games = How many deals; each is played with every edition.
cli-help-balance-bots = Who plays: one bot for all seats, or one for each, separated by commas; names or file.py:factory.
cli-help-balance-out = Store summary, games, changed editions and a plot in this folder.
cli-help-perft-depth = How many decisions deep; chance counts by outcome.
cli-help-perft-seed = Start in the random game of this seed, dealt.
cli-help-perft-after = After how many decisions of that game.
cli-help-perft-divide = Split the count by first action.
cli-help-perft-distinct = Count the different positions, too.
cli-help-perft-position = Start from this position file or drawing.
cli-help-soak-deep = Check only every n-th decision.
cli-help-soak-compiled = Run in compiled code, checking that no component is lost or doubled; for very many games.
cli-help-bench-seconds = How many seconds to measure each speed.
cli-help-serve-host = Address to listen on. Anything but 127.0.0.1 makes the server reachable for others.
cli-help-serve-port = The port to listen on; 0 takes any free one.
cli-help-serve-data = The folder where tables are stored.
cli-help-serve-database = A PostgreSQL database for the tables, in place of a folder: postgresql://user@host/name. Several servers may share it.
cli-help-serve-node-url = Where other servers on the same database reach this one, such as http://10.0.0.5:8765.
cli-help-serve-keep-days = Delete uploads, forks and games of bots alone after this many days without a change; 0 keeps all.
cli-help-serve-bus = A Redis or Valkey server that several servers share, for speed: redis://host:6379.
cli-help-serve-workers = How many processes bots run in.
cli-help-serve-rate = Sustained requests per second per IP address; a token gets a fifth of that. Short bursts may be six times as high.
cli-help-serve-web = Serve another build of the browser client than the included one.
cli-help-serve-connections = How many connections one address may hold at once; two fifths of them may be streams.
cli-help-serve-trusted-proxy = A proxy whose X-Forwarded-For header is believed; may be given several times.
cli-help-serve-allow-host = A name that this server is reached by, such as that of a proxy; * allows all.
cli-help-serve-metrics-to = An address or network that may read /metrics beside this computer, such as 10.0.0.0/8; may be given several times.
cli-help-serve-root-path = The path a proxy shows this server at, such as /games.
cli-help-serve-browser = Open the browser at the address, or only print it.
cli-help-doctor-data = Replay every stored game in a server’s data folder and list those that fail; skips all other checks.
cli-help-backup-file = The backup.
cli-help-copy-from = A data folder, a backup, or postgresql://user@host/name.
cli-help-copy-to = The same; there must be no tables yet.
