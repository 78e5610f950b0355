# The browser client: its pages outside of a table.

## Every page

web-name = Semiramis
web-skip = Skip to the page
web-nav = Pages
web-nav-play = Play
web-nav-settings = Settings
web-language = Language
web-theme-to-dark = Dark theme
web-theme-to-light = Light theme
web-close = Close
web-back = Back
web-copy = Copy link
web-copied = Copied
web-share = Share
web-try-again = Try again
web-loading = Setting the table
web-you = you
web-footer = An independent, open-source client with its own art. Not affiliated with the designers or publishers of the board games.
web-licences = Licences

## The games

web-games = Games
web-game-amyitis = Amyitis
web-game-amyitis-about = Hire crafts, dig canals and lead the one shared caravan before your rivals do.
web-game-amyitis-length = 60–120 min
web-game-amyitis-kind = race for cards
web-game-babylon = Babylon
web-game-babylon-about = Raise terraces on pillars, then crown them with stairs, bridges, fountains and statues.
web-game-babylon-length = 40–60 min
web-game-babylon-kind = 3D garden
web-game-ishtar = Ishtar
web-game-ishtar-about = Turn a desert into flowerbeds, claim them, and plant the trees that outlast you.
web-game-ishtar-length = 45–60 min
web-game-ishtar-kind = area claims
web-players = { $least }–{ $most } players

## Bots, from the weakest to the strongest

web-bot-random = Dice
web-bot-random-about = Plays anything that is allowed.
web-bot-greedy = Grabber
web-bot-greedy-about = Takes what looks best at once.
web-bot-apprentice = Apprentice
web-bot-apprentice-about = Thinks a little; for a first game.
web-bot-gardener = Gardener
web-bot-gardener-about = Plans a turn ahead; a fair opponent.
web-bot-architect = Architect
web-bot-architect-about = Plans far ahead; strong.
web-bot-royal = Royal architect
web-bot-royal-about = Takes its time; the strongest.

## The first page

web-hero-title = Three games. One wonder.
web-hero-about = Irrigate, build and plant the Hanging Gardens with friends or against bots. No account needed.
web-play-now = Play now
web-play-now-what = { $game }, opponent: { $bot }
web-join-link = Join with a link
web-pass-and-play = Pass and play
web-play-bots = Play bots now
web-new-table = New table
web-players-how-many = Players
web-strength = Strength
web-watch-bots = Watch bots
web-nav-learn = Learn
web-nav-watch = Watch
web-your-turn-at = Your turn: { $game }
web-watch-about = Let bots play against each other, at your pace; stop at any move and play on yourself. Or watch one of your own games again.
web-watch-game = Watch { $game }
web-watch-replays = Your finished games
web-watch-none = No game is finished yet.
web-watch-replay = Watch
web-join-paste = The link you were sent
web-join-bad = No table is named there. A link looks like { $example }
web-join-find = Find the table

## My tables

web-your-tables = Your tables
web-waits = { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
web-tables-none = No table yet. A bot is always free.
web-tables-all = Show all
web-your-turn = Your turn
web-turn-of = { $name } is to move
web-turn-nobody = The game goes on by itself
web-seats-free = { $n ->
        [one] { $n } seat is free
       *[other] { $n } seats are free
    }
web-over = The game is over
web-over-you = You won
web-over-by = { $name } won
web-over-shared = A shared victory
web-changed = Last move { $ago }
web-changed-now = Last move just now
web-clock-left = { $time } on the clock
web-open-play = Play
web-open-watch = Watch
web-open-wait = Invite
web-open-results = Results
web-forget = Take off the list
web-table-lost = The table { $table } cannot be opened.

## Seats

web-seat-who = { $seat }: { $name }
web-seat-free = free
web-seat-kind = Who sits on { $seat }
web-seat-name = Name of { $seat }
web-seat-bot = Bot for { $seat }
web-seat-me = Me
web-seat-bot-kind = A bot
web-seat-open = A friend, by link
web-seat-hot-seat = Somebody beside me
web-seat-open-about = Free until somebody comes by the link.

## A new table

web-new-title = New table
web-new-game = Game
web-new-players = Players
web-new-seats = Who sits where
web-new-clock = Clock
web-new-help = Hints while playing
web-new-help-about = A bot may be asked for advice, and positions may be played on elsewhere, before the game is over. Off by default if others play on their own devices.
web-help-on = on
web-help-off = off
web-clock-none = No clock
web-clock-bank = { $minutes } min each and { $seconds } s a turn
web-clock-days = { $days ->
        [one] { $days } day for each decision
       *[other] { $days } days for each decision
    }
web-new-options = Rules options
web-options-standard = standard
web-options-changed = { $n ->
        [0] standard
        [one] { $n } changed
       *[other] { $n } changed
    }
web-option-standard = { $value } (standard)
web-new-more = Edition and seed
web-new-edition = Edition of the components
web-edition-own = edition: { $name }
web-edition-about = Printed values that differ from your copy can be corrected in an edition file.
web-new-seed = Seed
web-seed-about = The same word deals the same game. Leave it empty for a fresh deal.
web-new-make = Set the table

## Options of the games; .is-… are their values

web-option-amyitis-any-good-wine = Wine as “any good”
    .is-no = not allowed
    .is-yes = allowed
web-option-amyitis-cut-off-canals = Canals cut off from the river
    .is-dry = cannot be continued
    .is-wet = can be continued
web-option-amyitis-field-tie = Tie in a full row of fields
    .is-nobody = nobody takes a Gardener
    .is-rightmost = the rightmost takes a Gardener
web-option-babylon-footprint = Two tiles over the same four holes
    .is-never = never
    .is-consecutive = not directly above each other
web-option-babylon-bridge-gap = Below a bridge
    .is-open = lower tiles allowed
    .is-bare = bare board only
    .is-decorated = lower tiles and decorations allowed
web-option-babylon-overhang = Below a hanging corner
    .is-anything = anything lower
    .is-clear = nothing may stand
web-option-babylon-first-statue = When all statues have become pillars
    .is-again = begin again anywhere
    .is-once = no more statues
web-option-babylon-supply = Supply
    .is-limited = limited
    .is-unlimited = never runs out
web-option-ishtar-layout = Layout of the boards
    .is-compact = compact
web-option-ishtar-trees = Trees in a turn
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
    .is-one-each = 1 flower a cell
    .is-two-each = 2 flowers a cell
web-option-ishtar-hidden-stack = Skill J and the stack under the can
    .is-open = always allowed
    .is-closed = only as the last one

## Sitting down

web-join-title = A table of { $game }
web-join-gone = This table is not here
web-join-who = At the table
web-join-sit-title = Sit down
web-join-name = Your name
web-join-name-about = As the others see you. No account is made.
web-join-seat = Choose a seat
web-join-sit = Sit here
web-join-watch = Watch
web-join-full = Every seat is taken
web-invite-title = Invite friends
web-invite-about = Whoever opens this link can sit down. The game begins when every seat is taken.
web-invite-network = This link is for others in your network. Send it as it is; on this machine it works too.
web-invite-here-only = This link works on this machine only. For others in your network to join, stop the server and start it again with { $option }; your tables are kept.
web-invite-link = Link to the table
web-invite-qr = The link as a QR code
web-invite-board = To the board

## Settings

web-settings-me = You
web-settings-look = Look
web-settings-play = Play
web-settings-data = Data on this device
web-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-percent = { $n } %
web-motion = Motion
web-motion-system = As the system
web-motion-full = Full
web-motion-reduced = Reduced
web-move-speed = Moves of the others
web-move-speed-off = At once
web-move-speed-fast = Fast
web-move-speed-normal = Normal
web-move-speed-slow = Slow
web-sound = Sounds
web-sound-about = Short sounds for moves, your turn and the end of the game.
web-volume = Volume
web-boards = Boards
web-boards-drawn = Drawn
web-boards-list = Picture and list of moves
web-labels = Names on the boards
web-labels-about = Letters and numbers of rows and columns, names of places.
web-confirm = Confirm
web-confirm-every = Every step
web-confirm-last = The last step of a turn
web-confirm-free = Only what cannot be undone
web-auto-play = Make decisions without a choice for me
web-auto-play-about = Where only one action is legal, it is played after a moment. Undo takes back your last real decision.
web-single-keys = Single-key shortcuts
web-single-keys-about = Switch them off if you dictate or use a screen reader with keys of its own.
web-notify = Tell me when it is my turn
web-notify-about = A notification of the browser, while a table is open in some tab.
web-notify-refused = The browser does not allow notifications for this page.
web-data-about = { $n ->
        [one] This device holds { $n } seat. Its token is the only key to it.
       *[other] This device holds { $n } seats. Their tokens are the only keys to them.
    }
web-data-save = Save to a file
web-data-load = Load from a file
web-data-loaded = { $n ->
        [one] { $n } seat was taken over.
       *[other] { $n } seats were taken over.
    }
web-data-bad = This file holds no seats of Semiramis.
web-data-forget = Forget my seats
web-data-forget-about = The tables stay, but this device can no longer play at them. Save your seats to a file first if you may want them back.
web-data-forgotten = This device holds no seats any more.

## Nothing here

web-404-title = This stack is used up
web-404-about = There is nothing at this address.
web-404-home = To the lobby

## Problems and news

web-told-moved-first = { $name } moved first. Nothing was sent.
web-problem-unreachable = The server cannot be reached. Nothing is lost; it goes on when the connection is back.
web-problem-unreadable = The answer of the server could not be read. Try again.
web-problem-status = The server, or something on the way to it, answered with { $status }. Nothing is lost; try again in a moment.
web-problem-client = Something went wrong in this page: { $code }. Nothing is lost; load the page again.

## Without a server

web-open-file = Open a game file
web-save-game = Save the game file
web-site-denied = This browser stores nothing for this page. Play on, but your games end with this tab; a game file keeps one.
web-site-evicted = The browser has removed the games stored for this page. Play on, but your games end with this tab; a game file keeps one.
web-site-full = There is no room left in this browser. Play on, but what happens from now on ends with this tab; a game file keeps a game.
web-site-cut = The games could not be loaded: the connection was lost on the way. Your games are safe.
web-site-again = Try again
web-site-unsupported = This browser cannot run the games: it lacks WebAssembly, or parts of it. Use a current Firefox, Chrome, Edge or Safari; in private windows with the highest protection it may be switched off.
web-site-failed = Games cannot be started in this browser: { $reason }. Try a newer browser, or load the page again.
web-site-starting = Getting the games ready. This takes a while on the first visit only.
web-site-update = A new version is ready. It is used when all pages of this site have been closed.
web-site-update-now = Use it now
