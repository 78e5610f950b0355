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
    }, depending on the corner that hangs free.
babylon-bring-shows-tile = The tile below comes to light.
babylon-bring-shows-token = The token of the next round is turned up.
