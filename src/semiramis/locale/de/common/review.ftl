# Die Besprechung einer Partie.

## Urteile über einen Zug

review-label-forced = erzwungen
review-label-best = bester
review-label-fine = gut
review-label-inaccuracy = Ungenauigkeit
review-label-mistake = Fehler
review-label-blunder = grober Fehler

## Tabellen

review-turn = Zug
review-seat = Spieler
review-played = Gespielt
review-label = Urteil
review-loss = Verlust: Siege, Punkte
cli-review-progress = Beurteilung
review-account-start = Zu Beginn
review-account-luck = Glück
review-account-lost = Durch eigene Züge verloren
review-account-given = Von den anderen geschenkt
review-account-residual = Nicht erklärt
review-account-result = Ergebnis

## Ein Satz über einen Zug. $better ist Notation, $clause die Regel, $win ganze Prozent.

review-gain = Besser: { $better } ({ $clause }). Das bringt am Ende etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr für „{ $part }“.
review-gain-despite = Besser: { $better } ({ $clause }). Das bringt am Ende etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr für „{ $part }“, auch wenn „{ $other }“ { $less } weniger bringt.
review-rival = Besser: { $better } ({ $clause }). Das nimmt { $rival } etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } Vorsprung.
review-better = Besser: { $better } ({ $clause }). Das ist am Ende etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr wert.

## Probleme

review-depth = Eine Tiefe „{ $given }“ gibt es nicht. Tiefen: { $known }.
review-unfinished = Die Partie in { $path } ist noch nicht zu Ende. Erst zu Ende spielen, dann besprechen.
review-no-search = Eine Besprechung braucht die übersetzte Suche, und { $game } lässt sich hier nicht übersetzen. „semiramis doctor“ zeigt, warum.
server-review-too-early = Eine Partie kann besprochen werden, sobald sie zu Ende ist.
