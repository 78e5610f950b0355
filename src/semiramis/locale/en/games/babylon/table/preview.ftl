# Babylon: what an offer costs or turns up beyond what the log tells of it.

babylon-bring-cost-singles = −{ $n ->
        [one] { $n } single pillar
       *[other] { $n } single pillars
    }
babylon-bring-cost-doubles = −{ $n ->
        [one] { $n } double pillar
       *[other] { $n } double pillars
    }
babylon-bring-cost-singles-least = The supports cost at least { $n ->
        [one] { $n } single pillar
       *[other] { $n } single pillars
    }, depending on the unsupported corner.
babylon-bring-shows-tile = The tile below is revealed.
babylon-bring-shows-token = The next round’s token is revealed.
