# Ishtar: what an offer costs or turns up beyond what the log tells of it.

ishtar-bring-cost-gems = −{ $n ->
        [one] { $n } gem
       *[other] { $n } gems
    } of your choice
ishtar-bring-shows-tile = The top tile on cup { $cup } is revealed.
ishtar-bring-shows-draw = You take the tile unseen.
ishtar-bring-shows-cards = New tree cards join the row.
