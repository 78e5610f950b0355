# Was auf einer Schaltfläche steht, die etwas tut, und auf der Marke eines getanen Schritts.

babylon-act-end = Zug beenden
babylon-act-store = Plättchen lagern und Zug beenden
babylon-act-discard = Plättchen abwerfen und Zug beenden
babylon-act-build-mined = Das abgebaute Plättchen bauen
babylon-act-build-stored = Das gelagerte Plättchen bauen
babylon-act-fountain = Brunnen auf { $fields }
babylon-act-stairs = Treppe auf { $fields }
babylon-act-bridge = Brücke auf { $fields }
babylon-act-statue = Statue auf { $field }
babylon-act-symbol = { $field } zählt als { $piece }
babylon-act-place = Bei { $place } auf Ebene { $level } legen
babylon-act-hang = Ohne Säule: { $corner }
babylon-act-hang-none = Alle Ecken auf Säulen
babylon-act-turn = { $turn ->
        [0] Nicht drehen
        [one] Um { $turn } Viertel drehen
       *[other] Um { $turn } Viertel drehen
    }
babylon-act-mine = Von { $cell_dat } abbauen
babylon-act-remove = Plättchen von { $cell_dat } entfernen

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
babylon-do-symbol = Marker nutzen

## Wo geklickt wird

babylon-where-cell = Klicke auf einen umrandeten Stapel im Steinbruch.
babylon-where-tile = Klicke auf ein umrandetes Plättchen.
babylon-where-field = Klicke auf ein markiertes Feld deines Gartens.
babylon-where-field-tile = Klicke auf ein umrandetes Plättchen oder ein markiertes Feld.
babylon-where-spot = Klicke auf einen markierten Platz in deinem Garten.
babylon-where-corner = Klicke auf eine markierte Ecke.

## Die Schritte eines Zugs

babylon-step-mine = Abbauen
babylon-step-build = Bauen
babylon-step-decorate = Dekorieren
babylon-step-store = Lagern
