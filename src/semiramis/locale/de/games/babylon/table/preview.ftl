# Babylon: was ein Zug noch kostet oder aufdeckt, über das Protokoll hinaus.

babylon-bring-cost-singles = −{ $n ->
        [one] { $n } einfache Säule
       *[other] { $n } einfache Säulen
    }
babylon-bring-cost-doubles = −{ $n ->
        [one] { $n } Doppelsäule
       *[other] { $n } Doppelsäulen
    }
babylon-bring-cost-singles-least = Die Stützen kosten mindestens { $n ->
        [one] { $n } einfache Säule
       *[other] { $n } einfache Säulen
    }, je nachdem, welche Ecke überhängt.
babylon-bring-shows-tile = Das Plättchen darunter wird sichtbar.
babylon-bring-shows-token = Das Rundenplättchen der nächsten Runde wird aufgedeckt.
