# What would it bring: the answer at a place, or beside an option.

bring-ask = What would it bring?
bring-costs = Costs
bring-gives = Brings
bring-score = Score
bring-total = { $change } in all
bring-ends = This ends your turn.
bring-goes-on = Your turn goes on.
bring-choose = Choose
bring-key = what would it bring; else why not
