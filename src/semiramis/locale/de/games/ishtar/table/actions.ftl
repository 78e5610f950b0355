# Was auf einer Schaltfläche steht, die etwas tut, und auf der Marke eines getanen Schritts.

ishtar-act-end = Zug beenden
ishtar-act-skip = Auf das Symbol verzichten
ishtar-act-assistant = Hier einen Helfer aufstellen
ishtar-act-kept = Das aufbewahrte Plättchen verwenden
ishtar-act-can = Gießkanne zu Schüssel { $cup }
ishtar-act-pay = { $gems } zahlen
ishtar-act-skill = Fähigkeit { $skill }
ishtar-act-take = { $gems } nehmen
ishtar-act-reserve = Baumkarte { $card } reservieren
ishtar-act-keep = Plättchen von Schüssel { $cup } aufbewahren
ishtar-act-buy = Baumkarte { $card } kaufen
ishtar-act-buy-reserved = Die reservierte Baumkarte kaufen
ishtar-act-tree = Baum auf { $cell }
ishtar-act-single = Einfacher Blumen-Marker auf { $cell }
ishtar-act-double = Doppelter Blumen-Marker auf { $cell } und dem Nachbarfeld im { $way }
ishtar-act-place = { $turn ->
        [0] Bei { $cell } legen
        [one] Bei { $cell } legen, um { $turn } Sechstel gedreht
       *[other] Bei { $cell } legen, um { $turn } Sechstel gedreht
    }

## Richtungen zum Nachbarn

ishtar-way-e = Osten
ishtar-way-ne = Nordosten
ishtar-way-nw = Nordwesten

## Eine Handvoll Juwelen

ishtar-handful-purple = { $n ->
        [one] { $n } lila Juwel
       *[other] { $n } lila Juwelen
    }
ishtar-handful-red = { $n ->
        [one] { $n } rotes Juwel
       *[other] { $n } rote Juwelen
    }
ishtar-handful-white = { $n ->
        [one] { $n } weißes Juwel
       *[other] { $n } weiße Juwelen
    }
