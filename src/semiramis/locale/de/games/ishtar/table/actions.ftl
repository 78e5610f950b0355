# Was auf einer Schaltfläche steht, die etwas tut, und auf der Marke eines getanen Schritts.

ishtar-act-end = Zug beenden
ishtar-act-skip = Symbol nicht nutzen
ishtar-act-assistant = Helfer einsetzen
ishtar-act-kept = Aufbewahrtes Plättchen verwenden
ishtar-act-can = Zu Schüssel { $cup } ziehen
ishtar-act-pay = { $gems } zahlen
ishtar-act-skill = Freischalten: { $skill }
ishtar-act-take = { $gems } nehmen
ishtar-act-reserve = { $card_the } reservieren
ishtar-act-keep = Plättchen von Schüssel { $cup } aufbewahren
ishtar-act-buy = { $card_the } kaufen
ishtar-act-buy-reserved = Reservierte Baumkarte kaufen
ishtar-act-tree = Baum auf { $cell } pflanzen
ishtar-act-single = Blumen-Marker auf { $cell } legen
ishtar-act-double = Doppelten Marker auf { $cell } und im { $way } legen
ishtar-act-place = { $turn ->
        [0] Legen: { $cell }
        [2] Legen: { $cell }, 120° gedreht
        [3] Legen: { $cell }, 180° gedreht
        [4] Legen: { $cell }, 240° gedreht
        [5] Legen: { $cell }, 300° gedreht
        [one] Legen: { $cell }, 60° gedreht
       *[other] Legen: { $cell }, gedreht
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

## Arten von Aktionen: Die Schaltfläche zeigt, wo sie möglich sind

ishtar-do-can = Plättchen nehmen
ishtar-do-kept = Aufbewahrtes Plättchen
ishtar-do-place = Plättchen legen
ishtar-do-assistant = Helfer einsetzen
ishtar-do-skill = Fähigkeit freischalten
ishtar-do-single = Blumen-Marker legen
ishtar-do-double = Doppelten Marker legen
ishtar-do-reserve = Baumkarte reservieren
ishtar-do-keep = Plättchen aufbewahren
ishtar-do-buy = Baum kaufen
ishtar-do-tree = Baum pflanzen

## Wo geklickt wird

ishtar-where-cup = Klicke auf eine umrandete Schüssel.
ishtar-where-cup-kept = Klicke auf eine umrandete Schüssel oder dein aufbewahrtes Plättchen.
ishtar-where-kept = Klicke auf dein aufbewahrtes Plättchen.
ishtar-where-cell = Klicke auf ein markiertes Feld der Wüste.
ishtar-where-cell-skill = Klicke auf das markierte Feld oder eine umrandete Fähigkeit.
ishtar-where-skill = Klicke auf eine umrandete Fähigkeit.
ishtar-where-card = Klicke auf eine umrandete Baumkarte.

## Die Schritte eines Zuges

ishtar-step-can = Kanne
ishtar-step-place = Legen
ishtar-step-gems = Juwelen
ishtar-step-special = Symbol
ishtar-step-trees = Bäume
