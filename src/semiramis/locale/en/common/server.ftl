# The server: problems and what is told at a table.

## The first page

server-page-title = Semiramis
server-page-about = The server is running. The API is under /api; its description is at /api/openapi.json.
server-page-build = No browser client was built here. In the repository, “make play” builds it and opens it.

## Problems

server-malformed = Invalid request at { $place }: { $reason }. Fix it and send it again.
server-bad-method = This address does not answer that method.
server-no-page = There is nothing at this address.
server-bug = Server error. Every confirmed move is saved; reload the table.
server-storage = The server can’t store anything right now: its disk is full or read-only, or its database can’t be reached. Nothing is lost; send your move again later.
server-damaged = The stored data of table { $table } is damaged. Other tables are not affected. Ask the host of this server to run “semiramis doctor --data” and to restore a backup.
server-stopping = The server is about to stop. Your games are saved; try again in a moment.
server-bad-database = “{ $given }” can’t be the address of a database. Write it like postgresql://user@host/name.
server-moved = Another server is taking over this table. Nothing was changed; try again in a moment.
server-busy = The server is busy with long games of others. Nothing was changed; try again in a moment.
server-too-costly = This would take the server too long or too much memory. Nothing was changed.
server-no-table = There is no table { $table }. Check the link.
server-no-edition = The edition { $edition } of this table is not known here. Create the table with its edition file.
server-other-rules = Table { $table } uses version { $given } of the rules; this server supports only { $known }. Nothing is lost: save it as a game file and open that with a version of Semiramis that supports it.
server-edition-too-large = The edition is too large. At most { $limit } bytes are read.
server-log-too-large = The log is too large. At most { $limit } bytes are read.
server-too-large = The request is too large. At most { $limit } bytes are read.
server-too-many = Too many requests in a short time. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
server-too-many-streams = Too many pages follow this table, or tables, from here: at most { $limit } may. Close some of them.
server-uploading = A log from your address is being read already. Wait until it is done.
server-too-slow = The request did not arrive within { $seconds } seconds. Send it again.
server-too-many-today = Too many tables were created or uploaded from your address today: at most { $limit } a day. Try again later.
server-table-full = This table has more than { $limit } events. From now on only moves are possible.
server-foreign-host = This server does not answer to the name { $host }. Its operator can allow it with --allow-host.
server-foreign-page = A page of another site may not do this here.
server-bad-authorization = The Authorization header has the wrong form. Write: Bearer, a space, and the token.
server-no-token = This needs the token of a seat. Send it in the Authorization header.
server-unknown-token = This token belongs to no seat at this table.
server-no-seat = You hold no seat at this table.
server-not-your-seat = This token does not hold the seat { $seat }.
server-not-your-turn = It is not your turn.
server-nobody-to-decide = There’s nothing to decide in this position.
server-stale = The table has moved on (you have event { $expect }, the latest is { $seq }). Catch up, then decide again.
server-waiting = The game starts when all seats are filled.
server-hint-replaced = You have asked for another hint meanwhile; only the last one is answered.
server-seed-given = The host has given the seed “{ $seed }”: anyone who knows it can know every draw beforehand. Join only if you agree to that.
server-deal-begun = The deal has begun already; another number cannot count.
server-no-number-due = No number is expected of you now. Numbers are revealed when every seat is taken, by those who sent its hash before.
server-wrong-number = This is not the number whose hash you sent when you sat down.
server-not-over = The game is not over yet.
server-no-help = At this table, hints and continuing from earlier positions are off until the game is over.
server-already-asked = { $seat } already has an open request. Answer that first.
server-away-cannot-agree = { $seat } is away and would have to agree to this. Ask again when they are back.
server-nothing-asked = There’s no open request for you to answer.
server-seat-taken = The seat { $seat } is taken.
server-no-free-seat = No seat is free at this table.
server-fork-seats = This position has { $seats } seats. Name a player for each.
server-no-seq = There is no event { $seq }. The last one is { $last }.
server-no-seat-here = Nobody plays { $seat } at this table.
server-no-pictures = This server can’t draw PNG images: the extra “pictures” is not installed. The same card is available as SVG.
server-bad-event-id = The number of the last event must be an integer.
server-newer-data = The data file { $path } was written by a newer version of Semiramis. Nothing in it was changed. Run that version, or choose another folder.

## What is told at a table

server-told-made = The table is ready.
server-told-join = { $name } joins as { $seat }.
server-told-leave = { $seat } is away; { $bot } takes over.
server-told-dealt = The game is dealt, from a secret of the server and a number from everyone: nobody has chosen it.
server-told-again = This had been drawn before, and the draw was undone: it was known what would come.
server-told-return = { $seat } is back.
server-told-flag = { $seat } has run out of time; { $bot } takes over.
server-told-undo = { $seat } undoes { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }.
server-told-redo = { $seat } redoes { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }.
server-told-ask-undo = { $seat } asks to undo { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }.
server-told-ask-resign = { $seat } offers to end the game now.
server-told-agreed = { $seat } agrees.
server-told-declined = { $seat } declines.
server-told-expired = Nobody answered in time; { $seat }’s request is withdrawn.
server-told-resign = The game ends by agreement, as { $seat } offered.
server-told-rematch = { $seat } starts a rematch.

## Cards and link previews

card-won = { $name } wins
card-shared = a shared victory
card-playing = a game in progress
card-waiting = a seat is free
card-replay = a position of a game
box-place = There is nothing to look up at { $place }. Reload the page and try again.
