# Babylon im Browser, der Garten in drei Dimensionen: was seine Knöpfe tun, und der Garten in Worten, Ebene für Ebene.

babylon-solid-picture = Garten von { $seat_dat } in 3D, höchste Ebene { $n }. Pfeiltasten drehen ihn, Plus und Minus vergrößern und verkleinern, Pos1 setzt die Ansicht zurück. Mit Tab kommst du zur Beschreibung in Worten.
babylon-solid-failed = Der Garten lässt sich hier nicht in 3D zeigen. Der Spielplan zeigt ihn von oben.
babylon-solid-controls = Drehen und vergrößern
babylon-solid-turn-left = Nach links drehen
babylon-solid-turn-right = Nach rechts drehen
babylon-solid-closer = Vergrößern
babylon-solid-further = Verkleinern
babylon-solid-reset = Ansicht zurücksetzen
babylon-solid-up-to = Zeigen bis Ebene
babylon-solid-up-to-level = Zeigen bis Ebene { $level }
babylon-solid-keep = Beschreibung, Bild und Film
babylon-solid-list = Der Garten in Worten
babylon-solid-save = Als Bild speichern
babylon-solid-film = Eine ganze Drehung als Film speichern
babylon-solid-stop = Aufnahme beenden
babylon-solid-filming = Der Garten dreht sich einmal und wird gefilmt.
babylon-solid-saved = Gespeichert.
babylon-solid-not-saved = Es wurde nichts gespeichert.

## In Worten

babylon-solid-told = Garten von { $seat_dat } in Worten
babylon-solid-empty = Hier ist noch nichts gebaut.
babylon-solid-level = Ebene { $level }: { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
babylon-solid-tile = Plättchen auf { $place }, { $flower }
babylon-solid-on-single = { $n ->
        [one] Auf { $n } einfachen Säule
       *[other] Auf { $n } einfachen Säulen
    }
babylon-solid-on-double = { $n ->
        [one] Auf { $n } Doppelsäule
       *[other] Auf { $n } Doppelsäulen
    }
babylon-solid-on-statue = { $n ->
        [one] Auf { $n } Statue
       *[other] Auf { $n } Statuen
    }
babylon-solid-symbol = Freies Symbol auf { $field }: { $piece }
babylon-solid-covered = Von oben verdeckt
babylon-solid-worth = { $points ->
        [0] von oben verdeckt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
babylon-solid-statue = Statue auf { $field }, { babylon-solid-worth }
babylon-solid-statue-pillar = Statue auf { $field }, dient als Säule
babylon-solid-belvedere = Aussichtspunkt auf { $field }, { babylon-solid-worth }
babylon-solid-fountain = Brunnen auf { $from } und { $to }, { babylon-solid-worth }
babylon-solid-bridge = Brücke von { $from } nach { $to }, { babylon-solid-worth }
babylon-solid-stairs = Treppe von { $from } hinauf nach { $to } auf Ebene { $level }, { babylon-solid-worth }
babylon-trophy-stop = Drehung anhalten
babylon-trophy-turn = Garten drehen
