# What would it bring: the answer at a place, or beside an option.

bring-ask = What would this do?
bring-costs = You pay
bring-gives = You gain
bring-score = Score
bring-total = { $change } total
bring-ends = This ends your turn.
bring-goes-on = Your turn continues.
bring-choose = Choose
bring-key = what would this do? or why not?
