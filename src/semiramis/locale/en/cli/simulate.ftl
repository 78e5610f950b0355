# Simulations: many games as a table for study.

## What cannot be

simulate-policies = Give one policy for all seats, or one for each. Seats: { $seats }; policies given: { $given }.
simulate-games = A simulation needs at least one game, not { $given }.
simulate-moves-where = --moves and --events write a file. Name it with --out, such as --out moves.csv
simulate-kind = The name { $path } does not say what kind of file it is to be. It must end in one of: { $known }
simulate-no-parquet = Parquet files need a further package. Install it with: pip install "semiramis[data]" – or let the name of the file end in .csv or .jsonl
simulate-folder = { $path } is a folder. Name a file in it with --out.
simulate-there = { $path } is there already. Overwrite it with --force, or name another file with --out.
simulate-unwritable = { $path } cannot be written: { $reason }. Choose another place with --out.

## Results

simulate-playing = Playing
simulate-head-seat = Seat
simulate-head-policy = Policy
simulate-head-score = Score (± 95 %)
simulate-head-wins = Wins
simulate-head-wins-range = 95 % range
simulate-head-places = Places
simulate-head-decisions = Decisions a game
simulate-done = Games: { $games }. Time: { $seconds } s, games a second: { $speed }.
simulate-rounds = Rounds of a game: { $mean } (95 %), at least { $least }, at most { $most }.
simulate-decisions = Decisions of a game: { $mean } (95 %), at least { $least }, at most { $most }.
simulate-first = Wins of whoever began: { $share } % (95 % range { $range }; if it made no difference, { $fair } %).
simulate-ties = Games with several winners: { $n } ({ $share } %).
simulate-forfeited = Decisions that bots did not bring, so that somebody else had to make them: { $n }.
simulate-written = Written to { $path }. Games: { $games }.
simulate-stopped = Stopped. Games: { $games } of { $planned }.
