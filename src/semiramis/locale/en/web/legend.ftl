# The legend: every sign of the game with its meaning.

legend-title = Legend
legend-key = legend: what the symbols mean
legend-find = Find a symbol
legend-none-found = No symbols match.
legend-seats = Players
legend-seat = This player’s pieces carry the letter { $letter }.
legend-marks = Marks on the boards
legend-mark-legal = You can choose this.
legend-mark-cost = You can choose this for an extra cost.
legend-mark-chosen = Chosen.
legend-mark-refused = Not allowed right now. Ask why.
legend-mark-last = A move since your last turn; the number shows the order.
legend-mark-reveals = Reveals something; undo then needs everyone’s consent.
legend-now = active
legend-have = yours
legend-left = { $n ->
        [one] { $n } unseen
       *[other] { $n } unseen
    }
legend-aid = Player aid to print
