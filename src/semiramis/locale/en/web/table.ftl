# The frame around the boards of a table in the browser, the replay and the results.

## The bar

frame-to-lobby = Back to the lobby
frame-nav = Navigation and menus
frame-menu = This table
frame-undo = Undo
frame-undo-step = Undo: { $step }
frame-undo-own = Undo to before your last decision
frame-ask-undo = Ask to undo
frame-ask-undo-own = Ask to undo to before your last decision
frame-redo = Redo
frame-restart = Restart turn
frame-hint = Hint
frame-keys = Keyboard shortcuts
frame-keys-off = Single-key shortcuts are off (see Settings).
frame-settings = Settings
frame-title = { $game } – Semiramis
frame-title-turn = Your turn – { $game }
frame-loading = Loading the table…
frame-waiting = The game starts when all seats are filled.
frame-dealing = Everyone is here. The game is being dealt.
frame-over = The game is over.
frame-looking-back = You’re viewing an earlier position ({ $seq } of { $last }).
frame-reconnecting = Reconnecting…
frame-offline = You’re offline.
frame-offline-kept = You’re offline. Your move is saved and will be sent when you’re back.
frame-gone = Can’t show this table
frame-face-failed = Can’t load the boards. Nothing is lost; reload the page.
frame-load-again = Reload
frame-close = Close
frame-yes = Yes
frame-no = No
frame-total = Total
frame-round = Round { $round }
frame-progress-rounds = Round { $round } of { $rounds }
frame-progress-last = Two stacks are empty: this is the last round

## Seats

frame-seats = Seats
frame-you = You
frame-your-turn = your turn
frame-decides = to move
frame-thinks = thinking…
frame-seat-open = free
frame-seat-away = away · bot playing
frame-first-player = first player
frame-seat-heading = { $name }, { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
frame-score-of = { $seat } would have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the game ended now. Show breakdown.
frame-seat-open-card = { $name }, { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Show the seat.
frame-clock-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $hours } h
frame-clock-alarm = { $seconds ->
        [one] You have { $seconds } second left.
       *[other] You have { $seconds } seconds left.
    }
frame-scores = Scores
frame-scores-about = Scores if the game ended now.

## The decision

frame-decision = Your decision
frame-asks-of-several = { $name }: { $asks }
frame-standing = Game status
frame-steps = Steps of your turn
frame-back = Back
frame-back-to-step = Undo to before this step
frame-choose-one = Choose one
frame-options = Options
frame-where = Click one of the highlighted places.
frame-show-where = Show where
frame-rail = Steps
frame-rail-done = done
frame-rail-later = to come
frame-rail-open = possible now
frame-more = More
frame-less = Less
frame-turn = Rotate the piece
frame-turn-back = Rotate anticlockwise
frame-turn-on = Rotate clockwise
frame-turned = Rotation { $n } of { $turns }
frame-act-and-reveal = { $act } and reveal
frame-reveals = This reveals something hidden. After that, undo needs everyone’s consent.
frame-no-points-yet = No points right away.
frame-sending = Sent. Waiting for the server.
frame-prepare = Prepare my next move
frame-prepared = Prepared: { $act }. It is played when your turn comes.
frame-prepare-take-back = Cancel it
frame-prepare-nothing = There’s nothing to prepare yet.
frame-prepared-not = Your prepared move wasn’t played. { $reason }
frame-played-for-you = Played for you (forced): { $act }
frame-auto-play = Play forced moves for me
frame-invite = Invite players
frame-won-by = Winner: { $name }
frame-won-shared = Shared victory
frame-rematch = Rematch
frame-replay = Replay
frame-results = Results
frame-watching-as = View as
frame-watching-nobody = a spectator
frame-look-before = One position back
frame-look-after = One position forward
frame-look-now = Return to the game
frame-pass-to = Pass the screen to { $name }
frame-pass-ready = I’m { $name }

## Why not

frame-show-places = { $n ->
        [one] Show the legal place
       *[other] Show { $n } legal places
    }
frame-what-can-i-do = What can I do?
frame-no-moves = Nothing to decide right now.
frame-why-past = You’re viewing an earlier position. Return to the game to play.
frame-why-watching = You’re a spectator. Only seated players can move.
frame-why-not-your-turn = It’s not your turn. Waiting for { $mover }.
frame-why-allowed = This is allowed.
frame-why-nothing-here = There’s nothing to do here right now.

## What happened

frame-story = Game log
frame-log = Log
frame-log-empty = No moves yet.
frame-since = Since your last turn
frame-since-nothing = No moves since your last turn.
frame-replay-since = replay
frame-tab-news = , new moves here
frame-thinking-for = thinking: { $seconds } s
frame-sound = Sound
frame-sound-off = Sound is off
frame-replay-stop = stop

## Command line

frame-command = Type a move
frame-command-hint = Type a move
frame-command-about = Type the start of a move: Tab completes it, Enter plays it. If it isn’t allowed, you’ll see the rule.
frame-command-options = Matching moves

## Hint

frame-hint-asking = Asking a bot…
frame-hint-best = { $bot } would play: { $act }
frame-hint-because = { $act } looks best: { $change } points compared with { $other }, mostly from { $part }.
frame-hint-details = Details
frame-hint-same = { $bot } would have played the same.
frame-hint-instead = { $bot } would have played: { $act }
frame-hint-played = played
frame-hint-reasons = By source
frame-explain = What would a bot have played?
frame-hint-move = Move
frame-hint-win = Win chance
frame-hint-range = The win chance is probably in this range
frame-hint-points = Expected score
frame-hint-line = Likely continuation

## Requests

frame-asks-undo = { $n ->
        [one] { $name } asks to undo { $n } move.
       *[other] { $name } asks to undo { $n } moves.
    }
frame-asks-end = { $name } offers to end the game now.
frame-asked-waits = Waiting for the others to answer.
frame-withdraw = Withdraw
frame-you-are-away = { $bot } is playing for you.
frame-come-back = Take my seat back
frame-next-game = The next game is ready.
frame-next-game-go = Join

## This table

frame-menu-table = Table
frame-menu-view = View
frame-menu-help = Help
frame-menu-leave = Leave the table
frame-share-table = Share table link
frame-share-position = Share this position
frame-copied = Link copied.
frame-copy-failed = Can’t copy the link: { $link }
frame-picture-svg = Save image (SVG)
frame-picture-png = Save image (PNG)
frame-picture-failed = Can’t make the image. Try again.
frame-leave = Let a bot play for me
frame-leave-sure = A bot plays for you until you come back.
frame-end = Offer to end the game
frame-end-sure = If everyone agrees, the game ends with the current scores.

## Games without drawn boards

frame-boards = Boards
frame-plain-picture = The table
    .short = Table
frame-plain-moves = Your moves
    .short = Moves
frame-plain-find = Find a move
frame-plain-best = most points first
frame-plain-none = Nothing to decide right now.
frame-plain-nothing-found = No moves match. Try fewer words.
frame-zoom-in = Zoom in
frame-zoom-out = Zoom out
frame-holds-pillars = { $n ->
        [one] { $n } pillar
       *[other] { $n } pillars
    }
frame-holds-doubles = { $n ->
        [one] { $n } double pillar
       *[other] { $n } double pillars
    }
frame-holds-tiles = { $n ->
        [one] { $n } tile placed
       *[other] { $n } tiles placed
    }
frame-holds-stored = 1 stored tile
frame-holds-assistants = { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
frame-holds-skills = { $n ->
        [one] { $n } skill
       *[other] { $n } skills
    }
frame-holds-kept = 1 reserved tile
frame-holds-reserved = 1 reserved tree card

## Keys

frame-named-key-shift = Shift
frame-named-key-enter = Enter
frame-named-key-home = Home
frame-named-key-end = End
frame-named-key-backspace = Backspace
frame-key-tab = from board to board, then to the decision, seats and log
frame-key-arrows = along the places of a board
frame-key-ends = to the ends of a row
frame-key-enter = act on the place in focus
frame-key-confirm = confirm from anywhere
frame-key-back = back one step
frame-key-options = take the option with this number
frame-key-undo = undo
frame-key-redo = redo
frame-key-turn = rotate the piece clockwise
frame-key-turn-back = rotate the piece anticlockwise
frame-key-restart = restart the turn
frame-key-help = on a place: why not? elsewhere: this list
frame-key-command = type a move
frame-key-moves = what can I do?
frame-key-next = next or previous legal place
frame-key-scores = scores
frame-key-since = since my last turn
frame-key-replay = replay the others’ moves
frame-key-hint = hint
frame-key-log = log
frame-key-repeat = repeat the last announcement

## Things won and spent

frame-thing-prestige = { $n ->
        [one] point
       *[other] points
    }
frame-thing-talent = { $n ->
        [one] talent
       *[other] talents
    }
frame-thing-camel = { $n ->
        [one] camel
       *[other] camels
    }
frame-thing-gardener = { $n ->
        [one] Gardener
       *[other] Gardeners
    }
frame-thing-barley = barley
frame-thing-dates = dates
frame-thing-salt = salt
frame-thing-palm = { $n ->
        [one] palm
       *[other] palms
    }
frame-thing-wine = wine
frame-thing-pillar = { $n ->
        [one] pillar
       *[other] pillars
    }
frame-thing-pillar2 = { $n ->
        [one] double pillar
       *[other] double pillars
    }
frame-thing-gemp = { $n ->
        [one] purple gem
       *[other] purple gems
    }
frame-thing-gemr = { $n ->
        [one] red gem
       *[other] red gems
    }
frame-thing-gemw = { $n ->
        [one] white gem
       *[other] white gems
    }
frame-thing-gemany = { $n ->
        [one] gem
       *[other] gems
    }

## Replay

frame-title-replay = Replay – { $game }
frame-timeline = Timeline
frame-if-ended-now = If it ended now
frame-pace = Step by
frame-pace-move = Move
frame-pace-turn = Turn
frame-pace-mine = My turns
frame-pace-score = Score
frame-stop-of = { $stop } of { $end }
frame-replay-before = One step back
frame-replay-after = One step forward
frame-replay-play = Play
frame-replay-start = Start
frame-replay-move = Move { $n }
frame-replay-silent = Intermediate step.
frame-play-on = Continue from here
frame-position-link = Position link
frame-to-table = Back to the table

## Results

frame-title-results = Results – { $game }
frame-over-after = Game over after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } · { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
frame-not-over = This game is still being played.
frame-place-of = Place { $place }: { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
frame-winner = winner
frame-points-from = Where the points came from
frame-show-as = Show as
frame-bars = Bars
frame-table = Table
frame-by-round = Score by round
frame-no-rounds = No round-by-round scores for this game.
frame-decided-lead = Round { $round } decided it: { $seat } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in one turn and kept the lead.
frame-decided-last = The very last turn decided it: { $seat } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and took the lead.
frame-decided-ahead = { $seat } led from the first points; the best turn, in round { $round }, scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
frame-decided-other = The lead changed for good in round { $round }, on { $other }’s turn: from then on { $seat } was ahead.
frame-turning-look = View that move
frame-built-by = What { $seat } built
frame-share-card = Result card: { $game }
frame-share-link = Copy link
frame-share-png = Save image
frame-share-svg = Save as SVG
frame-share-film = Make a video (GIF)
frame-share-filming = Making the video…
frame-share-stop = Stop the video
frame-share-saved = Saved.
frame-share-failed = That didn’t work. Please try again.
frame-ending-clear = No tie-break was needed.
frame-ending-shared = Points and tie-break are equal: shared victory.
frame-ending-tie-break = Equal points; the tie-break decided.
frame-same-deal = Same deal, other players
frame-share = Share
frame-game-file = Game file
frame-seed = Seed revealed:
