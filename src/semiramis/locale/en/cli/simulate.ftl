# Simulations: many games as a table for study.

## What cannot be

simulate-policies = Give one policy for all seats, or one for each. Seats: { $seats }; policies given: { $given }.
simulate-games = A simulation needs at least one game, not { $given }.
simulate-moves-where = --moves and --events write a file. Name it with --out, such as --out moves.csv
simulate-kind = The name { $path } does not give the file type. It must end in one of: { $known }
simulate-no-parquet = Parquet files need another package. Install it with: pip install "semiramis[data]" – or use a file name that ends in .csv or .jsonl
simulate-folder = { $path } is a folder. Name a file in it with --out.
simulate-there = { $path } already exists. Overwrite it with --force, or name another file with --out.
simulate-unwritable = Can’t write { $path }: { $reason }. Choose another place with --out.

## Results

simulate-playing = Playing
simulate-head-seat = Seat
simulate-head-policy = Policy
simulate-head-score = Score (± 95%)
simulate-head-wins = Wins
simulate-head-wins-range = 95% range
simulate-head-places = Places
simulate-head-decisions = Decisions per game
simulate-done = Games: { $games }. Time: { $seconds } s, games per second: { $speed }.
simulate-rounds = Rounds per game: { $mean } (95%), at least { $least }, at most { $most }.
simulate-decisions = Decisions per game: { $mean } (95%), at least { $least }, at most { $most }.
simulate-first = First player wins: { $share }% (95% interval { $range }; { $fair }% if order didn’t matter).
simulate-ties = Games with several winners: { $n } ({ $share }%).
simulate-forfeited = Decisions forfeited by bots: { $n }.
simulate-written = Written to { $path }. Games: { $games }.
simulate-stopped = Stopped. Games: { $games } of { $planned }.
