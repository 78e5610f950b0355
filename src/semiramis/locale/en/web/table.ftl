# The frame around the boards of a table in the browser, the replay and the results.

## The bar

frame-to-lobby = To the lobby
frame-nav = Ways back and menus
frame-menu = This table
frame-undo = Undo
frame-undo-step = Undo: { $step }
frame-undo-own = Undo: back to before your last decision
frame-ask-undo = Ask to undo
frame-ask-undo-own = Ask to go back to before your last decision
frame-redo = Redo
frame-restart = Restart turn
frame-hint = Hint
frame-keys = All keys
frame-keys-off = Single letters and digits are switched off in the settings.
frame-settings = Settings
frame-title = { $game } – Semiramis
frame-title-turn = Your turn – { $game }
frame-loading = The table is being set.
frame-waiting = The game begins when every seat is taken.
frame-over = The game is over.
frame-looking-back = You are looking at event { $seq } of { $last }.
frame-reconnecting = Reconnecting…
frame-offline = You are offline.
frame-offline-kept = You are offline. Your move is kept and sent when you are back.
frame-gone = This table cannot be shown
frame-face-failed = Its boards could not be loaded. Nothing is lost; load the page again.
frame-load-again = Load again
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
frame-decides = decides
frame-thinks = thinks
frame-seat-open = free
frame-seat-away = away, a bot plays
frame-first-player = first player
frame-seat-heading = { $name }, { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
frame-score-of = { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the game ended now. Show the parts.
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
frame-scores-about = What everybody would have if the game ended now.

## The decision

frame-decision = Your decision
frame-asks-of-several = { $name }: { $asks }
frame-standing = How the table stands
frame-steps = Steps of your turn
frame-back = Back
frame-back-to-step = Take the turn back to before this step
frame-choose-one = Choose one
frame-options = Options
frame-where = Click one of the marked places.
frame-show-where = Show where
frame-rail = Steps
frame-rail-done = done
frame-rail-later = to come
frame-rail-open = possible now
frame-more = More
frame-less = Less
frame-turn = Turn the piece
frame-turn-back = Turn back
frame-turn-on = Turn clockwise
frame-turned = Turned by { $n } of { $turns }
frame-act-and-reveal = { $act } and reveal
frame-reveals = Reveals something: it can only be taken back if the others agree.
frame-no-points-yet = No points at once.
frame-sending = Sent. Waiting for the server.
frame-prepare = Prepare my next move
frame-prepared = Prepared: { $act }. It is played when your turn comes.
frame-prepare-take-back = Take it back
frame-prepare-nothing = There is nothing to prepare yet.
frame-prepared-not = Your prepared move was not played. { $reason }
frame-played-for-you = Done for you, there was no choice: { $act }
frame-auto-play = Do steps without a choice for me
frame-invite = Send the link
frame-won-by = The winner: { $name }
frame-won-shared = The victory is shared
frame-rematch = Play again
frame-replay = Replay
frame-results = Results
frame-watching-as = You are watching as
frame-watching-nobody = a spectator
frame-look-before = One event back
frame-look-after = One event on
frame-look-now = Back to now
frame-pass-to = Pass the screen to { $name }
frame-pass-ready = I am { $name }

## Why not

frame-show-places = { $n ->
        [one] Show { $n } legal place
       *[other] Show { $n } legal places
    }
frame-what-can-i-do = What can I do?
frame-no-moves = There is nothing for you to decide now.
frame-why-past = You are looking at the past. Come back to now to play.
frame-why-watching = You are watching this game. Only those who sit at the table play.
frame-why-not-your-turn = It is not your turn. { $mover } decides now.
frame-why-allowed = This is allowed.
frame-why-nothing-here = There is nothing to be done here now.

## What happened

frame-story = What happened
frame-log = Log
frame-log-empty = Nothing has happened yet.
frame-since = Since your last turn
frame-since-nothing = Nobody has moved since.
frame-replay-since = replay
frame-tab-news = , others have moved here
frame-thinking-for = thinking: { $seconds } s
frame-sound = Sound
frame-sound-off = Sound is off
frame-replay-stop = stop

## Command line

frame-command = Type a move
frame-command-hint = Type a move
frame-command-about = Moves are written as in the log. Tab completes, Enter plays. What is not allowed is answered with the rule.
frame-command-options = Moves that go on like this

## Hint

frame-hint-asking = A bot is thinking for you.
frame-hint-best = { $act } looks best to the bot { $bot }.
frame-hint-because = { $act } looks best: { $change } points against { $other }, mostly from { $part }.
frame-hint-details = Details
frame-hint-same = The bot { $bot } also finds this move best.
frame-hint-instead = { $act } looks best to the bot { $bot } here.
frame-hint-played = played
frame-hint-reasons = By source
frame-explain = Why this move?
frame-hint-move = Move
frame-hint-win = Wins
frame-hint-range = The share of wins probably lies in this range
frame-hint-points = Points
frame-hint-line = How it might go on

## Requests

frame-asks-undo = { $n ->
        [one] { $name } asks to take back { $n } step.
       *[other] { $name } asks to take back { $n } steps.
    }
frame-asks-end = { $name } asks to end the game now.
frame-asked-waits = The others have been asked.
frame-withdraw = Withdraw
frame-you-are-away = The bot { $bot } plays for you.
frame-come-back = Take my seat back
frame-next-game = The next game is ready.
frame-next-game-go = Go there

## This table

frame-menu-table = Table
frame-menu-view = View
frame-menu-help = Help
frame-menu-leave = Leave the table
frame-share-table = Send the link to this table
frame-share-position = Send the link to this position
frame-copied = The link is in the clipboard.
frame-copy-failed = The link could not be copied: { $link }
frame-picture-svg = Picture as SVG
frame-picture-png = Picture as PNG
frame-picture-failed = The picture could not be made. Try again.
frame-leave = Leave my seat to a bot
frame-leave-sure = A bot plays for you until you come back.
frame-end = Ask to end the game
frame-end-sure = If all agree, the game ends with the scores as they are.

## Games without drawn boards

frame-boards = Boards
frame-plain-picture = The table
    .short = Table
frame-plain-moves = Your moves
    .short = Moves
frame-plain-find = Find a move
frame-plain-best = most points first
frame-plain-none = Nothing for you to decide now.
frame-plain-nothing-found = No move says that. Try fewer words.
frame-zoom-in = Larger
frame-zoom-out = Smaller
frame-holds-pillars = { $n ->
        [one] { $n } pillar
       *[other] { $n } pillars
    }
frame-holds-doubles = { $n ->
        [one] { $n } double pillar
       *[other] { $n } double pillars
    }
frame-holds-tiles = { $n ->
        [one] { $n } tile built
       *[other] { $n } tiles built
    }
frame-holds-stored = A tile in store
frame-holds-assistants = { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
frame-holds-skills = { $n ->
        [one] { $n } skill
       *[other] { $n } skills
    }
frame-holds-kept = A tile kept
frame-holds-reserved = A tree card reserved

## Keys

frame-key-tab = from board to board, then to the decision, seats and log
frame-key-arrows = along the places of a board
frame-key-ends = to the ends of a row
frame-key-enter = act on the place in focus
frame-key-confirm = confirm from anywhere
frame-key-back = back one step
frame-key-options = take the option with this number
frame-key-undo = undo
frame-key-redo = redo
frame-key-turn = turn the piece clockwise
frame-key-turn-back = turn the piece back
frame-key-restart = restart the turn
frame-key-help = why not, on a place; else these keys
frame-key-command = type a move
frame-key-moves = what can I do
frame-key-next = next or previous legal place
frame-key-scores = scores
frame-key-since = since my last turn
frame-key-replay = replay what the others did
frame-key-hint = hint
frame-key-log = log
frame-key-repeat = say it again

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
frame-timeline = The line of the game
frame-if-ended-now = If it ended now
frame-pace = How far a step goes
frame-pace-move = Move
frame-pace-turn = Turn
frame-pace-mine = Mine
frame-pace-score = Score
frame-stop-of = { $stop } of { $end }
frame-replay-before = One step back
frame-replay-after = One step on
frame-replay-play = Play
frame-replay-start = The beginning
frame-replay-move = Move { $n }
frame-replay-silent = A step on the way to the next one.
frame-play-on = Play on from here
frame-position-link = Position link
frame-to-table = To the table

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
frame-no-rounds = The rounds of this game were not kept.
frame-decided-lead = Round { $round } decided it: { $seat } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in one turn and kept the lead from then on.
frame-decided-last = The very last turn decided it: { $seat } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in it and went ahead.
frame-decided-ahead = { $seat } led from the first points on; the strongest turn, in round { $round }, brought { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
frame-decided-other = The lead changed for good in round { $round }, in a turn of { $other }: from then on { $seat } was ahead.
frame-turning-look = Look at that move
frame-built-by = What { $seat } has built
frame-share-card = A card with the result: { $game }
frame-share-link = Copy the link
frame-share-png = Save the picture
frame-share-svg = Save as SVG
frame-share-film = Make a film (GIF)
frame-share-filming = The film is being made.
frame-share-stop = Stop the film
frame-share-saved = It is saved.
frame-share-failed = It could not be made. Please try again.
frame-ending-clear = No tie-break was needed.
frame-ending-shared = Points and tie-break are equal: the victory is shared.
frame-ending-tie-break = Equal in points; the tie-break decided.
frame-same-deal = Same deal, other players
frame-share = Share
frame-game-file = Game file
frame-seed = Seed revealed:
