# Babylon: mibe kerül még egy lépés, és mit fed fel a naplóban álló dolgokon túl.

babylon-bring-cost-singles = −{ $n ->
        [one] { $n } szimpla oszlop
       *[other] { $n } szimpla oszlop
    }
babylon-bring-cost-doubles = −{ $n ->
        [one] { $n } dupla oszlop
       *[other] { $n } dupla oszlop
    }
babylon-bring-cost-singles-least = Az alátámasztás legalább { $n ->
        [one] { $n } szimpla oszlopba
       *[other] { $n } szimpla oszlopba
    } kerül, attól függően, melyik sarok marad oszlop nélkül.
babylon-bring-shows-tile = Láthatóvá válik az alatta fekvő lapka.
babylon-bring-shows-token = Felfeditek a következő forduló jelölőjét.
