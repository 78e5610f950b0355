# The browser client: its pages outside of a table.

## Every page

web-name = Semiramis
web-skip = Skip to content
web-nav = Pages
web-nav-play = Play
web-nav-settings = Settings
web-labelled = { $label }: { $value }
web-language = Language
web-theme-to-dark = Dark theme
web-theme-to-light = Light theme
web-close = Close
web-back = Back
web-copy = Copy link
web-copied = Copied
web-share = Share
web-try-again = Try again
web-loading = Loading…
web-you = you
web-footer = An independent, open-source client with its own art. Not affiliated with the designers or publishers of the board games.
web-licences = Licences

## The games

web-games = Games
web-game-amyitis = Amyitis
web-game-amyitis-about = Recruit craftsmen, dig canals and steer the caravan everyone shares.
web-game-amyitis-length = 60–120 min
web-game-amyitis-kind = resource management
web-game-babylon = Babylon
web-game-babylon-about = Raise terraces on pillars, then crown them with stairs, bridges, fountains and statues.
web-game-babylon-length = 40–60 min
web-game-babylon-kind = 3D building
web-game-ishtar = Ishtar
web-game-ishtar-about = Turn a desert into flowerbeds, claim them, and plant the trees that outlast you.
web-game-ishtar-length = 45–60 min
web-game-ishtar-kind = area control
web-players = { $least }–{ $most } players

## Bots, from the weakest to the strongest

web-bot-random = Random
web-bot-random-about = Plays random legal moves.
web-bot-greedy = Greedy
web-bot-greedy-about = Takes the most points right now.
web-bot-apprentice = Apprentice
web-bot-apprentice-about = Easy. Good for a first game.
web-bot-gardener = Gardener
web-bot-gardener-about = Medium. Plans a turn ahead.
web-bot-architect = Architect
web-bot-architect-about = Hard. Plans far ahead.
web-bot-royal = Royal architect
web-bot-royal-about = Hardest. Takes its time.

## The first page

web-hero-title = Three games. One wonder.
web-hero-about = Irrigate, build and plant the Hanging Gardens with friends or against bots. No account needed.
web-play-now = Play now
web-play-now-what = { $game } against { $bot }
web-join-link = Join with a link
web-pass-and-play = Pass and play
web-play-bots = Play a bot
web-new-table = New table
web-players-how-many = Players
web-strength = Strength
web-watch-bots = Watch bots
web-nav-learn = Learn
web-nav-watch = Watch
web-your-turn-at = Your turn: { $game }
web-watch-about = Watch bots play each other at your own pace; stop at any move and take over. Or watch one of your own games again.
web-watch-game = Watch { $game }
web-watch-replays = Your finished games
web-watch-none = No finished games yet.
web-watch-replay = Watch
web-join-paste = Paste the invite link
web-join-bad = That’s not a table link. It should look like { $example }
web-join-find = Go to table

## My tables

web-your-tables = Your tables
web-waits = { $n ->
        [one] Your turn at { $n } table
       *[other] Your turn at { $n } tables
    }
web-tables-none = No games yet. Start one against a bot.
web-tables-all = Show all
web-your-turn = Your turn
web-turn-of = { $name } to move
web-turn-nobody = Dealing…
web-seats-free = { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
web-over = Game over
web-over-you = You won
web-over-by = { $name } won
web-over-shared = Shared victory
web-changed = Last move { $ago }
web-changed-now = Last move just now
web-clock-left = { $time } on the clock
web-open-play = Play
web-open-watch = Watch
web-open-wait = Invite
web-open-results = Results
web-forget = Remove from list
web-table-lost = Can’t open table { $table }.

## Seats

web-seat-who = { $seat }: { $name }
web-seat-free = free
web-seat-kind = Player for { $seat }
web-seat-name = Name of { $seat }
web-seat-bot = Bot for { $seat }
web-seat-me = Me
web-seat-bot-kind = Bot
web-seat-open = Invite by link
web-seat-hot-seat = Someone on this device
web-seat-open-about = Open until someone joins with the link.

## A new table

web-new-title = New table
web-new-game = Game
web-new-players = Players
web-new-seats = Seats
web-new-clock = Clock
web-new-help = Hints while playing
web-new-help-about = Players may ask a bot for advice and continue from earlier positions before the game is over. Off by default if others play on their own devices.
web-help-on = on
web-help-off = off
web-clock-none = No clock
web-clock-bank = { $minutes } min + { $seconds } s per turn
web-clock-days = { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-new-options = Rule options
web-options-standard = standard
web-options-changed = { $n ->
        [0] standard
        [one] { $n } changed
       *[other] { $n } changed
    }
web-option-standard = { $value } (standard)
web-new-more = Edition and seed
web-new-edition = Component edition
web-edition-own = edition: { $name }
web-edition-about = Values that differ in your copy can be corrected in an edition file.
web-new-seed = Seed
web-seed-about = The same seed always deals the same game. Leave empty for a random deal.
web-new-make = Create table

## Options of the games; .is-… are their values

web-option-amyitis-any-good-wine = Wine as “any good”
    .is-no = not allowed
    .is-yes = allowed
web-option-amyitis-cut-off-canals = Canals cut off from the river
    .is-dry = cannot be continued
    .is-wet = can be continued
web-option-amyitis-field-tie = Tie in a full field row
    .is-nobody = nobody gets the Gardener
    .is-rightmost = rightmost cube gets it
web-option-babylon-footprint = Two tiles over the same four holes
    .is-never = never
    .is-consecutive = not directly above each other
web-option-babylon-bridge-gap = Below a bridge
    .is-open = lower tiles allowed
    .is-bare = bare board only
    .is-decorated = lower tiles and decorations allowed
web-option-babylon-overhang = Below an unsupported corner
    .is-anything = anything lower
    .is-clear = nothing at all
web-option-babylon-first-statue = When all statues have become pillars
    .is-again = start again anywhere
    .is-once = no more statues
web-option-babylon-supply = Supply
    .is-limited = limited
    .is-unlimited = never runs out
web-option-ishtar-layout = Layout of the boards
    .is-compact = compact
web-option-ishtar-trees = Trees per turn
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
    .is-5 = 5
    .is-any = any number
web-option-ishtar-seams = Seams between boards
    .is-crossed = tiles may cross
    .is-kept = tiles may not cross
web-option-ishtar-double-bloom = Double bloom
    .is-one-each = 1 flower per space
    .is-two-each = 2 flowers per space
web-option-ishtar-hidden-stack = Skill J on the stack under the can
    .is-open = always allowed
    .is-closed = only if no other stack has tiles

## Sitting down

web-join-title = { $game } table
web-join-gone = Table not found
web-join-who = Players
web-join-sit-title = Take a seat
web-join-name = Your name
web-join-name-about = Shown to other players. No account needed.
web-join-seat = Choose a seat
web-join-sit = Sit here
web-join-seed = The host has given the seed “{ $seed }”: anyone who knows it can know every draw beforehand. Join only if you agree to that.
web-join-watch = Watch
web-join-full = All seats are taken
web-invite-title = Invite friends
web-invite-about = Anyone with this link can take a seat. The game starts when all seats are filled.
web-invite-network = This link works for anyone on your local network, this computer included.
web-invite-here-only = This link only works on this computer. To let others on your network join, restart the server with { $option }. Your tables are kept.
web-invite-link = Link to the table
web-invite-qr = The link as a QR code
web-invite-board = Go to the board

## Settings

web-settings-me = You
web-settings-look = Appearance
web-settings-play = Play
web-settings-data = Data on this device
web-theme = Theme
web-theme-system = Match system
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-percent = { $n }%
web-motion = Motion
web-motion-system = Match system
web-motion-full = Full
web-motion-reduced = Reduced
web-move-speed = Other players’ moves
web-move-speed-off = Instant
web-move-speed-fast = Fast
web-move-speed-normal = Normal
web-move-speed-slow = Slow
web-sound = Sounds
web-sound-about = Short sounds for moves, your turn and the end of the game.
web-volume = Volume
web-boards = Boards
web-boards-drawn = Drawn
web-boards-list = Image and move list
web-labels = Board labels
web-labels-about = Row and column labels, names of places.
web-confirm = Ask for confirmation
web-confirm-every = Every step
web-confirm-last = Last step of a turn
web-confirm-free = Only when undo is impossible
web-auto-play = Play forced moves for me
web-auto-play-about = If only one action is legal, it is played after a moment. Undo goes back to your last real decision.
web-single-keys = Single-key shortcuts
web-single-keys-about = Turn this off if you use dictation or a screen reader with its own shortcuts.
web-notify = Notify me when it’s my turn
web-notify-about = A browser notification while a table is open in a tab.
web-notify-refused = Your browser is blocking notifications for this site.
web-data-about = { $n ->
        [one] { $n } seat is saved on this device only. Lose this data and you lose the seat.
       *[other] { $n } seats are saved on this device only. Lose this data and you lose them.
    }
web-data-save = Save to a file
web-data-load = Load from a file
web-data-loaded = { $n ->
        [one] { $n } seat restored.
       *[other] { $n } seats restored.
    }
web-data-bad = This file contains no Semiramis seats.
web-data-forget = Forget my seats
web-data-forget-about = The tables stay, but this device can no longer play at them. Save your seats to a file first if you may want them back.
web-data-forgotten = All seats removed from this device.

## Nothing here

web-404-title = Page not found
web-404-about = There is nothing at this address.
web-404-home = Back to the lobby

## Problems and news

web-told-moved-first = { $name } moved first, so your move wasn’t sent.
web-problem-unreachable = Can’t reach the server. Nothing is lost; play resumes when you’re back online.
web-problem-unreadable = The server’s answer could not be read. Try again.
web-problem-status = Server error { $status }. Nothing is lost; try again in a moment.
web-problem-client = Something went wrong on this page ({ $code }). Nothing is lost; reload it.

## Without a server

web-open-file = Open a game file
web-save-game = Save the game file
web-site-denied = This browser doesn’t store anything for this page. You can play, but your games end with this tab; save a game file to keep one.
web-site-evicted = The browser has removed the games stored for this page. You can play, but your games end with this tab; save a game file to keep one.
web-site-full = This browser has no storage left. You can play, but new moves are lost with this tab; save a game file to keep them.
web-site-cut = Can’t load the games: the connection was lost. Your games are safe.
web-site-again = Try again
web-site-unsupported = This browser can’t run the games: it lacks WebAssembly, or parts of it. Use a current Firefox, Chrome, Edge or Safari; private windows with the highest protection may switch it off.
web-site-failed = Can’t start games in this browser: { $reason }. Try a newer browser, or reload the page.
web-site-starting = Getting the games ready. This only takes a while on your first visit.
web-site-update = A new version is ready. It starts when all pages of this site are closed.
web-site-update-now = Use it now
