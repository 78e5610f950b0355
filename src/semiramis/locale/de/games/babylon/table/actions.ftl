# Was auf einer Schaltfläche steht, die etwas tut, und auf der Marke eines getanen Schritts.

babylon-act-end = Zug beenden
babylon-act-store = Lagern und Zug beenden
babylon-act-discard = Abwerfen und Zug beenden
babylon-act-build-mined = Abgebautes Plättchen bauen
babylon-act-build-stored = Gelagertes Plättchen bauen
babylon-act-fountain = Brunnen auf { $fields } bauen
babylon-act-stairs = Treppe auf { $fields } bauen
babylon-act-bridge = Brücke auf { $fields } bauen
babylon-act-statue = Statue auf { $field } bauen
babylon-act-symbol = { $field } als { $piece } nutzen
babylon-act-place = Legen: { $place }, Ebene { $level }
babylon-act-hang = Ohne Säule lassen: { $corner }
babylon-act-hang-none = Alle Ecken stützen
babylon-act-turn = { $turn ->
        [0] Nicht drehen
        [2] Um 180° drehen
        [3] Um 270° drehen
        [one] Um 90° drehen
       *[other] Drehen
    }
babylon-act-mine = Abbauen: { $cell }
babylon-act-remove = Entfernen: { $cell }

## Arten von Aktionen: Die Schaltfläche zeigt, wo sie möglich sind

babylon-do-mine = Plättchen abbauen
babylon-do-remove = Lehmplättchen entfernen
babylon-do-build = Plättchen bauen
babylon-do-place = Platz wählen
babylon-do-hang = Ecke überhängen lassen
babylon-do-turn = Plättchen drehen
babylon-do-fountain = Brunnen bauen
babylon-do-stairs = Treppe bauen
babylon-do-bridge = Brücke bauen
babylon-do-statue = Statue bauen
babylon-do-symbol = Rundenplättchen nutzen

## Wo geklickt wird

babylon-where-cell = Klicke auf einen umrandeten Stapel im Steinbruch.
babylon-where-tile = Klicke auf ein umrandetes Plättchen.
babylon-where-field = Klicke auf ein markiertes Feld deines Gartens.
babylon-where-field-tile = Klicke auf ein umrandetes Plättchen oder ein markiertes Feld.
babylon-where-spot = Klicke auf einen markierten Platz in deinem Garten.
babylon-where-corner = Klicke auf eine markierte Ecke.

## Die Schritte eines Zuges

babylon-step-mine = Abbauen
babylon-step-build = Bauen
babylon-step-decorate = Dekorieren
babylon-step-store = Lagern
