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
babylon-act-mine = Bei { $cell } abbauen
babylon-act-remove = Plättchen bei { $cell } entfernen
