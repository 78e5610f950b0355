# Amyitis: what an offer costs or turns up beyond what the log tells of it.

amyitis-bring-cost-good = −1 { $good }
amyitis-bring-cost-owed = Next you pay { $good_a }, or wine instead.
amyitis-bring-shows-crafts = New Craft cards are dealt.
amyitis-bring-pass = From now on you take 1 talent on each of your turns this round, while anyone else still plays.
