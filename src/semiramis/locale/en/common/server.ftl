# The server: problems and what is told at a table.

## The first page

server-page-title = Semiramis
server-page-about = The server runs. Tables are made and played under /api; its description is at /api/openapi.json.
server-page-build = No browser client was built here. In the repository, “make play” builds it and opens it.

## Problems

server-malformed = Something in the request has the wrong form, at { $place }: { $reason }. Mend it and send it again.
server-bad-method = This address does not answer that method.
server-no-page = There is nothing at this address.
server-bug = The server has made a mistake. Nothing was lost: what you were told has happened is stored. Load the table again.
server-storage = The server cannot store anything just now: its disk is full or cannot be written. Nothing was lost, and your command is done once when you send it again later.
server-damaged = What is stored of the table { $table } is damaged. The other tables are not affected. Ask the host of this server to run “semiramis doctor --data” and to restore a backup.
server-stopping = The server is about to stop. Your games are stored; try again in a moment.
server-no-table = There is no table { $table }. Check the link.
server-no-edition = The edition { $edition } of this table is not known here. Make the table with its edition file.
server-other-rules = The table { $table } is played by version { $given } of the rules. This server knows version { $known } only. Nothing is lost: save it as a game file, and open that with the version of Semiramis that knows these rules.
server-edition-too-large = The edition is too large. At most { $limit } bytes are read.
server-log-too-large = The log is too large. At most { $limit } bytes are read.
server-too-large = The request is too large. At most { $limit } bytes are read.
server-too-many = Too many requests in a short time. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
server-bad-authorization = The Authorization header has the wrong form. Write: Bearer, a space, and the token.
server-no-token = This needs the token of a seat. Send it in the Authorization header.
server-unknown-token = This token belongs to no seat at this table.
server-no-seat = You hold no seat at this table.
server-not-your-seat = This token does not hold the seat { $seat }.
server-not-your-turn = It is not your turn.
server-nobody-to-decide = Nobody has anything to decide in this position.
server-stale = The table has moved on: you know of event { $expect }, the last one is { $seq }. Look at what you missed, then decide again.
server-waiting = The game begins when every seat is taken.
server-not-over = The game is not over yet.
server-no-help = While this game goes on, hints and playing on from its positions are switched off at this table.
server-already-asked = { $seat } has asked for something already. Answer that first.
server-away-cannot-agree = { $seat } is away and would have to agree to this. Ask again when they are back.
server-nothing-asked = Nothing has been asked that you could answer.
server-seat-taken = The seat { $seat } is taken.
server-no-free-seat = No seat is free at this table.
server-fork-seats = This position has { $seats } seats. Name somebody for each.
server-no-seq = There is no event { $seq }. The last one is { $last }.
server-no-seat-here = Nobody plays { $seat } at this table.
server-no-pictures = This server cannot draw PNG pictures: the extra “pictures” is not installed. The same card is there as SVG.
server-bad-event-id = The number of the last event has to be a whole number.
server-newer-data = The data file { $path } was written by a newer version of Semiramis. Nothing in it was changed. Run that version, or choose another folder.

## What is told at a table

server-told-made = The table is ready.
server-told-join = { $name } sits down as { $seat }.
server-told-leave = { $seat } is away; the bot { $bot } plays on.
server-told-return = { $seat } is back.
server-told-flag = { $seat } has run out of time; the bot { $bot } plays on.
server-told-undo = { $seat } takes back { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }.
server-told-redo = { $seat } plays { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } again.
server-told-ask-undo = { $seat } asks to take back { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }.
server-told-ask-resign = { $seat } asks to end the game now.
server-told-agreed = { $seat } agrees.
server-told-declined = { $seat } declines.
server-told-expired = Nobody answered in time; the request of { $seat } is withdrawn.
server-told-resign = The game ends by agreement, as { $seat } asked.
server-told-rematch = { $seat } sets up another game.

## Cards and link previews

card-won = { $name } wins
card-shared = a shared victory
card-playing = a game in progress
card-waiting = a seat is free
card-replay = a position of a game
