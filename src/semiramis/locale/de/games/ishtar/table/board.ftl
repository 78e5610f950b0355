# Ishtar im Browser: Namen der Spielpläne, kurze Hinweise dazu und was jede Stelle denen sagt, die sie nicht sehen.

## Spielpläne; .short ist der Name eines Reiters

ishtar-board-map = Wüste
    .short = Wüste
ishtar-board-carpet = Teppich
    .short = Teppich
ishtar-board-trees = Bäume
    .short = Bäume
ishtar-board-skills = Fähigkeiten
    .short = Tableau
ishtar-board-fountains = Brunnen
    .short = Brunnen

## Hinweise neben ihren Namen

ishtar-board-note-carpet = die Kanne zieht im Uhrzeigersinn
ishtar-board-note-trees = Zugstapel: { $n }
ishtar-board-note-after = nach dem Plättchen bezahlbar
ishtar-board-note-skills = { $n ->
        [one] je { $n } Juwel
       *[other] je { $n } Juwelen
    }, untere Reihe zuerst
ishtar-board-note-fountains = Blumenfelder

## In der oberen Leiste

ishtar-board-progress = Runde { $round } · { $n ->
        [0] kein Stapel leer
        [one] { $n } Stapel leer
       *[other] { $n } Stapel leer
    }, Ende bei 2
ishtar-board-progress-last = Runde { $round } · letzte Runde, noch { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
ishtar-board-progress-over = Runde { $round } · die Partie ist zu Ende

## Kurze Wörter auf den Spielplänen

ishtar-board-free = gratis
ishtar-board-kept-short = aufbewahrt
ishtar-board-reserved-short = reserviert
ishtar-board-hand = Plättchen in der Hand
ishtar-board-hand-tile = Plättchen in der Hand: { $tile }
ishtar-board-kept-tile = Aufbewahrt: { $tile }
ishtar-board-bank = Vorrat
ishtar-board-empty = leer
ishtar-board-stacks = Stapel
ishtar-board-zoom-in = Vergrößern
ishtar-board-zoom-out = Verkleinern
ishtar-board-zoom-fit = Ganze Wüste zeigen
ishtar-board-by-owner = Beete nach Spieler färben
ishtar-board-legend-last = die letzten Plättchen der anderen
ishtar-board-legend-place = hier kann das Plättchen liegen
ishtar-board-legend-special = hier kann ein Helfer stehen
ishtar-board-legend-single = hier kann der Blumen-Marker liegen
ishtar-board-legend-double = hier kann der doppelte Blumen-Marker liegen
ishtar-board-legend-plant = hier kann der Baum stehen
ishtar-board-amount = { $thing }: { $n }
ishtar-board-front = Helfer vor dem Spieler
ishtar-board-on-carpet = Helfer auf dem Teppich
ishtar-board-no-gems = keine Juwelen

## Felder der Wüste

ishtar-board-cell-outside = { $cell }, noch nicht aufgedeckt.
ishtar-board-cell-sand = { $cell }, Sand.
ishtar-board-cell-rock = { $cell }, Geröll, darauf { $gem_a_acc }.
ishtar-board-cell-tablet = { $cell }, Heiliger Stein.
ishtar-board-cell-fountain = { $cell }, { $fountain } auf Geländetafel { $board }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
ishtar-board-cell-grass = { $cell }, Gras, Garten von Brunnen { $board }.
ishtar-board-cell-tree = { $cell }, Gras mit einem Baum, Garten von Brunnen { $board }.
ishtar-board-cell-flowers = { $cell }, { $n ->
        [one] { $n } Blume
       *[other] { $n } Blumen
    }, Garten von Brunnen { $board }.
ishtar-board-cell-bloom = { $cell }, Blumen-Marker mit { $n ->
        [one] { $n } Blume
       *[other] { $n } Blumen
    }, Garten von Brunnen { $board }.
ishtar-board-bed-free = Blumenbeet, das niemand kontrolliert: { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }, { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }.
ishtar-board-bed-of = Blumenbeet von { $seat_dat }: { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }, { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }.
ishtar-board-stands = Hier steht ein Helfer von { $seat_dat }.
ishtar-board-symbol = Das Feld zeigt { $symbol_a_acc }.
ishtar-board-can-cell-place = Dein Plättchen kann dieses Feld bedecken.
ishtar-board-can-cell-special = Du kannst hier einen Helfer einsetzen.
ishtar-board-can-cell-single = Du kannst den einfachen Blumen-Marker hierher legen.
ishtar-board-can-cell-double = Du kannst eine Hälfte des doppelten Blumen-Markers hierher legen.
ishtar-board-can-cell-plant = Du kannst den Baum hier pflanzen.
ishtar-board-chosen = Gewählt.

## Stapel und Plättchen

ishtar-board-cup = Schüssel { $cup }, { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }.
ishtar-board-cup-empty = Schüssel { $cup }, leer.
ishtar-board-cup-hidden = Das oberste ist verdeckt: { $shape }.
ishtar-board-cup-can = Hier steht die Gießkanne.
ishtar-board-cup-free = Kostenlos.
ishtar-board-cup-price = Kostet { $price ->
        [one] { $price } Juwel.
       *[other] { $price } Juwelen.
    }
ishtar-board-tile = { $shape }, Blumen { $flowers }, kein Symbol.
ishtar-board-tile-symbol = { $shape }, Blumen { $flowers }, { $symbol } auf Feld { $at }.
ishtar-board-kept = Dein aufbewahrtes Plättchen.
ishtar-board-can-cup-choose = Du kannst dieses Plättchen nehmen.
ishtar-board-can-cup-keep = Du kannst dieses Plättchen aufbewahren.
ishtar-board-can-kept = Du kannst es verwenden.

## Baumkarten

ishtar-board-card = Karte { $place }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, kostet { $gems }.
ishtar-board-card-reserved = Reservierte Karte, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, kostet { $gems }.
ishtar-board-card-none = Platz { $place } ist leer.
ishtar-board-card-payable = Du kannst sie bezahlen.
ishtar-board-card-after = Nach diesem Plättchen kannst du sie bezahlen.
ishtar-board-card-lacks = Dir fehlen: { $gems }.
ishtar-board-can-card-tree = Du kannst sie kaufen.
ishtar-board-can-card-reserve = Du kannst sie reservieren.

## Fähigkeiten

ishtar-board-skill = Fähigkeit { $skill }.
ishtar-board-skill-a = Punkte jetzt: { $n } für Heilige Steine neben deinen Beeten.
ishtar-board-skill-b = { $n } Punkte, und jedes Symbol gilt für dich als Helfer-Symbol oder Stern.
ishtar-board-skill-c = Punkte jetzt: { $n } für deine Juwelen.
ishtar-board-skill-d = Punkte jetzt: { $n } für Bäume neben deinen Beeten.
ishtar-board-skill-e = Punkte jetzt: { $n } für deine ungenutzten Helfer.
ishtar-board-skill-f = Bringt { $n ->
        [one] { $n } Juwel
       *[other] { $n } Juwelen
    } deiner Wahl.
ishtar-board-skill-g = Bringt einen Blumen-Marker mit { $n ->
        [one] { $n } Blume.
       *[other] { $n } Blumen.
    }
ishtar-board-skill-h = Bringt einen Blumen-Marker auf zwei Feldern mit { $n ->
        [one] { $n } Blume.
       *[other] { $n } Blumen.
    }
ishtar-board-skill-i = Reserviert eine Baumkarte und bringt { $n ->
        [one] { $n } Helfer.
       *[other] { $n } Helfer.
    }
ishtar-board-skill-j = Bewahrt ein Plättchen auf und bringt { $n ->
        [one] { $n } Helfer.
       *[other] { $n } Helfer.
    }
ishtar-board-skill-has = Freigeschaltet.
ishtar-board-skill-open = Verfügbar.
ishtar-board-skill-locked = Erst die Fähigkeit darunter freischalten.
ishtar-board-use-assistant = Ein Helfer auf { $cell }.
ishtar-board-can-skill = Du kannst sie für { $price ->
        [one] { $price } Juwel freischalten.
       *[other] { $price } Juwelen freischalten.
    }

## Brunnen

ishtar-board-fountain = Geländetafel { $board }, { $fountain }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Blumenfelder: { $cells }.
ishtar-board-fountain-cells = { $seat } { $n }
ishtar-board-fountain-owners = Besitzer: { $owners }.
ishtar-board-fountain-nobody = Niemand besitzt ihn.
