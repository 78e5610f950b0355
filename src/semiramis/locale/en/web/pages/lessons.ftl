# The coach of a lesson, and the page that leads to it.

lessons-step = Step { $n } of { $of }
lessons-continue = Continue
lessons-back = One step back
lessons-show = Show me
lessons-fold = Fold the lesson
lessons-unfold = Unfold the lesson
lessons-rule = { $n ->
        [one] The rule
       *[other] The rules
    }
lessons-wait = { $seat } is playing.
lessons-instead = You may do that in a game. Here the lesson asks for something else: { $act }.
lessons-tried = That is what a refusal looks like: the reason in this position, and the rule behind it. Continue when you have read it.
lessons-free = Play as you like. The hint shows what a bot would do.
lessons-lost = The game has left the lesson. Play on as you like, or begin the lesson again.
lessons-score = Your score if the game ended now: { $points }
lessons-play = Play a real game
lessons-read = Read the rules
lessons-again = Begin again
lessons-begin = Begin the lesson
lessons-go-on = Go on
lessons-about = A first game with a coach beside you: a set position, one thing at a time, about ten minutes. Whatever you try, the rules answer.
lessons-new = Not begun yet.
lessons-reached = You are at step { $step } of { $of }.
lessons-finished = You have finished this lesson.
lessons-no-game = There is no lesson for this game.
