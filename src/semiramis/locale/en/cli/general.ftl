# The command line.

## Wrong arguments

cli-lang-unknown = There are no texts in “{ $given }”. Languages: { $known }.
cli-usage-option = There is no option { $name } here. Type “{ $usage } --help” to see the options.
cli-usage-value = The option { $name } has no valid value. Type “{ $usage } --help” to see how to use it.
cli-usage-missing = { $name } is missing. Type “{ $usage } --help” to see what to give.
cli-usage-bad = The value of { $name } is not valid. Type “{ $usage } --help” to see what is.
cli-usage-extra = Too many arguments. Type “{ $usage } --help” to see which there are.
cli-usage-command = There is no command “{ $given }”. Commands: { $known }.
cli-number = { $name } must be from { $least } to { $most }, not { $given }.
cli-option-form = “{ $given }” is not an option with its value, such as name=value.
cli-system = The system refused: { $reason }.
cli-extra-missing = This command needs the package { $package }. Install it with: pip install "semiramis[{ $extra }]"
cli-not-text = { $path } is not a text file in UTF-8.
cli-file-exists = { $path } already exists. Choose another name, or continue a saved game with --resume.
cli-resume-with = { $name } can’t be combined with --resume: a saved game continues as it began.
cli-resume-game = The saved game is { $wanted }, not { $given }.
cli-seed-missing = { $path } is missing. It holds this game’s seed; without it no more cards can be dealt. Put it back next to { $log }, or run “semiramis position { $log } --output position.json” and start a new game from it with --position.
cli-seed-unreadable = Can’t read { $path } as the seed of { $log }. Put the original back, or run “semiramis position { $log } --output position.json” and start a new game from it with --position.
cli-seed-length = A seed has 1 to { $most } characters.
cli-position-seats = There are { $given } seats given, but the game has { $wanted }.
cli-position-options = A position carries its own options; omit --option.
cli-position-no-steps = { $path } is a single position without moves. Only a log has moves.
cli-perft-after = To start after some decisions, also give the --seed of the game they belong to.
cli-clauses-no-folder = { $path } is not a folder with tests.
cli-clauses-unreadable = Can’t match the clauses: { $reason }.

## Seats

cli-seats-mixed = In “{ $given }” some seats are named and some are not. Name all of them or none.
cli-seats-which = “{ $given }” does not name the right seats. For this number of players they are: { $known }.
cli-seats-empty = In “{ $given }” a seat is empty. Put me, me:Ana or the name of a bot there.
cli-seats-name = “{ $given }” cannot be a name. A name has at most { $limit } printable characters.

## Playing

cli-play-file = Game file: { $path }
cli-play-help-hint = Type the number of a move, the move itself, or help.
cli-play-you = you
cli-play-allowed = Legal: { $move }
cli-play-hint = A bot recommends: { $move }
cli-hint-move = Move
cli-hint-share = Searched
cli-hint-win = Win chance
cli-hint-line = Likely continuation
cli-play-copied = Saved to { $path }
cli-play-left = Game saved. Resume with: semiramis play { $game } --resume { $path }
cli-play-over = Game saved in { $path }; its last line reveals the seed of the deal.
cli-play-asks = { $seat }: { $asks }
cli-play-agree = { $seat }, allow this undo? [y/n]
cli-play-yes-words = y, yes
cli-play-warming = compiling the rules
cli-play-number = There is no move number { $given }. They go from 1 to { $most }.
cli-play-unknown = “{ $given }” is neither a move nor a command. Type moves for the moves, help for the commands.
cli-play-why-what = Name the move, as in: why pass
cli-play-save-where = Name the file, as in: save my-game.jsonl
cli-play-count = “{ $given }” is not a number from 1 to 9999.
cli-clause-unknown = There is no clause “{ $given }”. Type rules to see all of them.
cli-bot-failed = The bot “{ $bot }” failed: { $reason }. To continue with another one, resume the game with --seats.
cli-bot-illegal = The bot “{ $bot }” chose an illegal move: { $code }. To continue with another one, resume the game with --seats.

cli-prompt-move = Type a move as listed, or its number. Other commands:
cli-prompt-why = why <move>     why a move is not allowed
cli-prompt-undo = undo           undo your last decision, and what bots did since
cli-prompt-redo = redo           play again what was undone
cli-prompt-restart = restart        start this turn over
cli-prompt-hint = hint           what a strong bot would play, and why
cli-prompt-board = board          draw the board
cli-prompt-moves = moves          list the moves
cli-prompt-score = score          the scores by part
cli-prompt-log = log [n]        the last lines of the log
cli-prompt-rules = rules <clause> the text of a clause; without one, all titles
cli-prompt-save = save <file>    write a copy of the game
cli-prompt-help = help           this list
cli-prompt-quit = quit           stop here; the game is saved

## Scores

cli-score-part = Part
cli-score-total = Total
cli-score-place = Place
cli-score-winner = { $seat } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
cli-score-winners = { $seats } share the win with { $n ->
        [one] { $n } point
       *[other] { $n } points
    } each.

## Replays and positions

cli-replay-verified = Every deal agrees with the disclosed seed. Deals checked: { $n }.
cli-position-good = { $path } is a possible position.
cli-position-written = Written to { $path }

## Components

cli-components-edition = Edition “{ $name }”. Values: { $n }, of which
cli-components-rules = printed in the rulebook
cli-components-external = confirmed elsewhere, by the source that is named
cli-components-constrained = reconstructed; what is known leaves few values
cli-components-free = reconstructed; what is known leaves many values
cli-components-head-place = Place
cli-components-head-value = Value
cli-components-head-confidence = Confidence
cli-components-head-source = Source

## Clauses

cli-clauses-head-clause = Clause
cli-clauses-head-title = Title
cli-clauses-head-code = Code
cli-clauses-head-allowed = Allowed
cli-clauses-head-refused = Refused
cli-clauses-head-texts = Texts
cli-clauses-gaps = Missing: { $n }
cli-clauses-no-tests = No tests were checked; name their folder with --tests.

## Counting and checking

cli-perft-counting = Counting
cli-perft-action = First action
cli-perft-lines = Lines
cli-perft-result = Lines at depth { $depth }: { $lines }
cli-perft-distinct = Different positions at depth { $depth }: { $n }
cli-soak-playing = Playing
cli-soak-done = Games: { $games }. Decisions: { $decisions }. Longest game: { $longest }. Most legal moves: { $most }.
cli-soak-sound = Every position was sound.
cli-soak-broken = This must not happen; please report the line above.
cli-compiling = Compiling the rules
cli-parity-playing = Playing twice
cli-parity-equal = Plain and compiled rules agree. Games: { $games }. Decisions: { $decisions }.
cli-parity-differs = Plain and compiled rules differ: { $where }

## Speed

cli-bench-measuring = Measuring
cli-bench-head-row = What
cli-bench-head-value = Measured
cli-bench-head-target = Aim
cli-bench-head-met = Result
cli-bench-met = met
cli-bench-missed = missed
cli-bench-row-plain-decision = Plain rules, per decision
cli-bench-row-compiled-games = Compiled games, { $n } seats
cli-bench-row-compiled-decisions = Compiled decisions, { $n } seats
cli-bench-row-compiled-player-decisions = Compiled decisions of players, { $n } seats
cli-bench-row-threads = { $n } threads against one
cli-bench-row-compiled-clone = Copying a compiled state
cli-bench-row-compile-cold = Compiling from scratch
cli-bench-row-compile-cached = Loading compiled rules
cli-bench-row-help = semiramis --help

## Doctor

cli-doctor-looking = Checking
cli-doctor-ok = ok
cli-doctor-problem = problem
cli-doctor-python = Python
cli-doctor-platform = System
cli-doctor-package = Package
cli-doctor-cache = Folder of compiled rules
cli-doctor-engine = Compiled rules
cli-doctor-data = Data folder
cli-doctor-encoding = Encoding
cli-doctor-terminal = Terminal
cli-doctor-language = Language
cli-doctor-engine-found = { $game }: { $backend }, stamp { $stamp }; { $decisions } thousand decisions and { $simulations } thousand simulations per second
cli-doctor-backend-packaged = native library from the package
cli-doctor-backend-built = native library built here
cli-doctor-backend-wasm = WebAssembly by { $runtime }
cli-doctor-no-terminal = not a terminal
cli-doctor-texts = texts missing or wrong: { $n }
cli-doctor-fix-python = Install Python 3.11 or newer.
cli-doctor-fix-package = Install Semiramis again: pip install --upgrade semiramis
cli-doctor-fix-cache = Make the folder writable, or name another one in the variable SEMIRAMIS_CACHE.
cli-doctor-fix-data = Make the folder writable, or name another one in the variable SEMIRAMIS_DATA.
cli-doctor-fix-encoding = Set the terminal to UTF-8, or the variable PYTHONUTF8 to 1; otherwise the boards show question marks.
cli-doctor-fix-width = Make the window at least 98 columns wide; the boards need that.
cli-doctor-fix-language = Install Semiramis again: its texts are damaged.

## Stored games

audit-no-data = There are no stored tables in { $path }. Name the folder that “semiramis serve --data” was given.
audit-unreadable = The tables in { $path } cannot be read: { $reason }.
audit-no-event = Event { $seq } is missing.
audit-lines = After event { $seq } the log has { $line } lines, but { $given } were noted.
audit-snapshot = The snapshot after event { $seq } (line { $line }) is not the position of the game. Deleting it loses nothing.
audit-table = What is noted of the table does not fit its game as it stands after line { $line }: { $what }.
audit-result = The noted result is not the result of the game after line { $line }.
audit-broken = Something stored is damaged: { $reason }.
audit-hash = Event { $seq } or what belongs to it was changed after it was stored.
audit-seal = The row of the table or of one of its seats was changed after it was stored.
cli-doctor-replaying = Replaying
cli-doctor-head-table = Table
cli-doctor-head-game = Game
cli-doctor-head-line = Line
cli-doctor-head-wrong = What is wrong
cli-doctor-games-good = Games replayed: { $n }. All are sound.
cli-doctor-games-bad = Games replayed: { $n }. Failed: { $bad }. Nothing was changed.
cli-backup-done = Tables copied and checked: { $n }. The backup is { $path }.
cli-restore-done = Tables restored: { $n }. They are in { $path }.
cli-restore-kept = The earlier data is saved as { $path }.
backup-no-data = There is no file { $path } to copy.
backup-exists = { $path } already exists. Choose another name, or delete it first.
backup-failed = Can’t make the copy { $path }: { $reason }.
backup-damaged = The table { $table } in { $path } is damaged; “semiramis doctor --data” says how. Nothing was changed.
cli-copy-done = Copied, compared and replayed: { $n } tables with { $events } events. They are in { $path }.
copy-not-empty = There are tables in { $path } already. Name an empty database or another file.
copy-differs = The copy in { $path } differs from the original ({ $what }). It was not kept; try again.
copy-in-use = A server is using { $path }. Stop it first; its next moves would be missing from the copy.

## Serving

cli-serve-ready = Semiramis is running at { $url } (tables in { $data }). Press Ctrl+C to stop.
cli-serve-open = Anyone who can reach { $host } can create tables here and watch those whose link they know. Seats are safe as long as their tokens stay secret; on an open network put an HTTPS proxy in front.
cli-serve-network = On your network: { $url }
cli-serve-preparing = Preparing the bots for this computer: { $done } of { $total } games. You can play already.
cli-serve-prepared = The bots are ready: { $done } of { $total } games.
cli-serve-bind = Can’t listen on { $host }:{ $port }: { $reason }. Choose another address with --host or --port.
cli-serve-data = Can’t store tables in { $path }: { $reason }. Choose another folder with --data.
cli-serve-in-use = Another server is using { $path }. Stop it, or choose another folder with --data.
cli-serve-no-database = Can’t use { $url }: { $reason }. Check the address, and whether the database is running.
cli-serve-no-address = “{ $given }” is not an IP address or network. Write it like 10.0.0.7 or 10.0.0.0/8.
cli-serve-no-bus = “{ $given }” can’t be the address of a bus. Write it like redis://host:6379.
cli-serve-root-path = “{ $given }” can’t be the path of a proxy. Write it like /games: letters, digits, . _ ~ and - between slashes.
