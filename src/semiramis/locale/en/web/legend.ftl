# The legend: every sign of the game with its meaning.

legend-title = Legend
legend-key = legend: what the signs mean
legend-find = Find a sign
legend-none-found = No sign is called that.
legend-seats = Players
legend-seat = Pieces of this player carry the letter { $letter }.
legend-marks = Marks on the boards
legend-mark-legal = You can choose this.
legend-mark-cost = You can choose this at an extra cost.
legend-mark-chosen = This is chosen.
legend-mark-refused = This is not allowed now. Ask why.
legend-mark-last = A move since your last turn; the number tells the order.
legend-mark-reveals = Turns something up: taking it back then needs the others.
legend-now = in force now
legend-have = yours
legend-left = { $n ->
        [one] { $n } unseen
       *[other] { $n } unseen
    }
legend-aid = Player aid to print
