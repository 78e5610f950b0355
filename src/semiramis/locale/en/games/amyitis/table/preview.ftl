# Amyitis: what an offer costs or turns up beyond what the log tells of it.

amyitis-bring-cost-good = −1 { $good }
amyitis-bring-cost-owed = Next you pay { $good_a }, or wine in its place.
amyitis-bring-shows-crafts = New Craft cards are dealt.
amyitis-bring-pass = From now on each of your turns this round brings you 1 talent, as long as somebody else still plays.
