# Words shared by all games. The value is the name; attributes are its forms:
# .a and .the as in other words (names take no article), .poss is the possessive.

## Seats

seat-jasmine = Jasmine
    .a = Jasmine
    .the = Jasmine
    .poss = Jasmine’s
seat-rose = Rose
    .a = Rose
    .the = Rose
    .poss = Rose’s
seat-saffron = Saffron
    .a = Saffron
    .the = Saffron
    .poss = Saffron’s
seat-lotus = Lotus
    .a = Lotus
    .the = Lotus
    .poss = Lotus’s
seat-neutral = Neutral
    .a = a neutral cube
    .the = the neutral cubes
    .poss = the neutral cubes’
seat-chance = Chance
    .a = chance
    .the = chance
    .poss = chance’s
seat-nobody = Nobody
    .a = nobody
    .the = nobody
    .poss = nobody’s

## Refusals

refusal = { $reason } ({ $clause }, { $title }: { $rule })

## Input that does not have the right shape

action-not-object = An action must be an object such as an action name with its arguments.
action-unknown = There is no action “{ $action }”. Known actions: { $known }.
action-extra-argument = The action “{ $action }” does not take “{ $argument }”.
action-missing-argument = The action “{ $action }” also needs “{ $argument }”, one of: { $known }.
action-bad-argument = In the action “{ $action }”, “{ $argument }” cannot be “{ $value }”. One of: { $known }.
action-too-long = An action has at most { $limit } characters.
seats-wrong = The game is for { $least } to { $most } seats, not for { $given }.
option-unknown = There is no option “{ $option }”. Known options: { $known }.
option-bad-value = The option “{ $option }” cannot be “{ $value }”. One of: { $known }.
game-unknown = There is no game “{ $game }”. Known games: { $known }.
bot-unknown = There is no bot “{ $bot }”. Known bots: { $known }.
bot-broken = The bot “{ $bot }” could not be loaded: { $reason }.
bot-limits = “{ $bot }” sets no limit to the search. Write search:5000 for simulations or search:1.5s for seconds.

## Playing, undo and redo

match-over = The game is over.
match-not-your-turn = It’s not { $seat }’s turn. Waiting for { $mover }.
match-no-referee = Chance has to decide now, but nothing deals at this table.
match-no-outcome = The log is missing a random result here, or has an impossible one.
undo-nothing = There is nothing to undo.
undo-needs-agreement = Undo needs { $seat }’s consent: something was revealed or someone else has moved.
redo-nothing = There is nothing to redo.

## Files

save-failed = Can’t write { $path }: { $reason }. Nothing was changed there; make room or choose another place and save again.
save-changed = { $path } has been changed since it was last saved. Nothing was written; save under another name.
open-failed = Can’t read { $path }: { $reason }.
log-too-large = { $path } is larger than { $limit } bytes. It cannot be the log of a game.
log-cut-off = Line { $line } of the log is cut off. Delete that line to continue from the one before.
log-not-json = Line { $line } of the log is not a JSON object.
log-too-many-lines = The log has more than { $limit } lines, which no game has. Line { $line } is not read.
log-line-too-long = Line { $line } of the log is longer than { $limit } bytes.
log-too-many-decisions = The log has more than { $limit } decisions by line { $line }, which no game has.
log-empty = The log is empty.
log-no-header = The first line does not say that this is a Semiramis log.
log-format = The log has format { $given }. This version reads format { $known }.
log-rules-unknown = The log does not say which version of the rules it uses: { $given }.
log-newer-rules = The log uses version { $given } of the rules. This program supports version { $known }; a newer one is needed.
log-older-rules = The log uses version { $given } of the rules. This program supports only version { $known }.
log-header = Line { $line } of the log does not name its seats and options as it should.
log-edition = The log was played with another edition of the components ({ $given }), not with “{ $known }”. Give that edition with --edition.
log-wrong-seed = This seed doesn’t match the log.
log-numbering = Line { $line } of the log should have the number { $expected }. A line is missing or doubled before it.
log-hash = At line { $line } the position is not the one the log was written with. A line before it was changed.
log-unknown-line = Line { $line } of the log is neither an action, nor an undo, nor a hash, nor the end.
log-bad-seat = Line { $line } of the log names “{ $given }”, who is not at this table.
log-illegal = Line { $line } of the log is not legal there: { $action }.
log-end = The result at line { $line } is not the result of this game.
log-seed = The seed at line { $line } does not match the commitment made at the start.
log-no-seed = The log does not disclose its seed yet. It does when the game is over.
log-not-the-seed = The seed would have dealt something else: { $purpose }.

## Positions

position-too-large = A position file has at most { $limit } characters.
position-not-json = The position is not JSON; line { $line } cannot be read.
position-object = { $place } must be an object with named entries.
position-list = { $place } must be a list of { $length } entries.
position-missing = { $place } is missing.
position-unknown = { $place } is not part of a position. Known there: { $known }.
position-format = The position has format { $given }. This version reads format { $known }.
position-game = The position is of the game { $given }, not of { $known }.
position-rules = The position is for version { $given } of the rules. This program supports version { $known }.
position-edition = The position is for the edition { $given }, not for { $known }. Give that edition with --edition.
position-seats = The seats { $given } can’t be at one table. They are, in this order: { $known }.
position-word = { $place } cannot be “{ $value }”. One of: { $known }.
position-number = { $place } must be an integer from { $least } to { $most }, not { $value }.
position-total = { $place } adds up to { $found } overall, but the box has { $expected }.
position-too-many = { $place } shows more { $thing } than the { $most } there are.
position-twice = { $place } has { $thing }, which is elsewhere too.
position-against = { $place } violates { $clause }.
position-pending = { $place } is set, but nothing of the kind is asked at the stage { $stage }.
position-stage = The stage { $stage } does not fit the place of the caravan.
position-no-move = At the stage { $stage } nobody could do anything.
drawing-bad = Line { $line } of the drawing reads “{ $text }” where { $expected } should be.
drawing-too-large = A drawing has at most { $limit } characters.

## Pictures of positions

picture-title = { $game }, a position
picture-about = { $game }: the table as everyone sees it. To move: { $mover }.
