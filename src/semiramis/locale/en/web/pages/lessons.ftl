# The coach of a lesson, and the page that leads to it.

lessons-step = Step { $n } of { $of }
lessons-continue = Continue
lessons-back = One step back
lessons-show = Show me
lessons-fold = Collapse the lesson
lessons-unfold = Expand the lesson
lessons-rule = { $n ->
        [one] The rule
       *[other] The rules
    }
lessons-wait = { $seat } is playing.
lessons-instead = Legal, but not what this step is about. Try: { $act }.
lessons-tried = That’s how an illegal move looks: the reason here, and the rule behind it.
lessons-free = Play as you like. Hint shows what a bot would play.
lessons-lost = You’ve left the lesson. Play on, or start it over.
lessons-score = Your score if the game ended now: { $points }
lessons-play = Play a real game
lessons-read = Read the rules
lessons-again = Start over
lessons-begin = Start the lesson
lessons-go-on = Resume
lessons-about = A guided first game: one thing at a time, about ten minutes.
lessons-new = Not started yet.
lessons-reached = You’re at step { $step } of { $of }.
lessons-finished = You’ve finished this lesson.
lessons-no-game = There’s no lesson for this game.
