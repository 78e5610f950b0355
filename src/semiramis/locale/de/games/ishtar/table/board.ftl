# Ishtar im Browser: Namen der Pläne, kurze Hinweise darauf, und was jeder Ort denen sagt, die ihn nicht sehen.

## Pläne; .short ist der Name eines Reiters

ishtar-board-map = Wüste
    .short = Karte
ishtar-board-carpet = Teppich
    .short = Teppich
ishtar-board-trees = Bäume
    .short = Bäume
ishtar-board-skills = Fähigkeiten
    .short = Können
ishtar-board-fountains = Brunnen
    .short = Brunnen

## Hinweise neben ihren Namen

ishtar-board-note-carpet = die Kanne zieht im Uhrzeigersinn
ishtar-board-note-trees = im Stapel: { $n }
ishtar-board-note-after = nach dem Plättchen bezahlbar
ishtar-board-note-skills = { $n ->
        [one] je { $n } Juwel
       *[other] je { $n } Juwelen
    }, untere Reihe zuerst
ishtar-board-note-fountains = Blumenfelder

## In der oberen Leiste

ishtar-board-progress = Runde { $round } · { $n ->
        [0] kein Stapel ist leer, bei zweien kommt das Ende
        [one] { $n } Stapel ist leer, bei zweien kommt das Ende
       *[other] { $n } Stapel sind leer, bei zweien kommt das Ende
    }
ishtar-board-progress-last = Runde { $round } · letzte Runde, noch { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
ishtar-board-progress-over = Runde { $round } · das Spiel ist zu Ende

## Kurze Wörter auf den Plänen

ishtar-board-free = kostenlos
ishtar-board-kept-short = aufbewahrt
ishtar-board-reserved-short = reserviert
ishtar-board-hand = Plättchen in der Hand
ishtar-board-hand-tile = Plättchen in der Hand: { $tile }
ishtar-board-kept-tile = Aufbewahrt: { $tile }
ishtar-board-bank = Vorrat
ishtar-board-empty = leer
ishtar-board-stacks = Stapel
ishtar-board-zoom-in = Größer
ishtar-board-zoom-out = Kleiner
ishtar-board-zoom-fit = Die ganze Wüste
ishtar-board-by-owner = Beete nach Spieler
ishtar-board-legend-last = die letzten Plättchen der anderen
ishtar-board-legend-place = das Plättchen kann hier liegen
ishtar-board-legend-special = hier kann ein Helfer stehen
ishtar-board-legend-single = hierhin kann der Blumen-Marker
ishtar-board-legend-double = hierhin kann der doppelte Blumen-Marker
ishtar-board-legend-plant = hier kannst du den Baum pflanzen
ishtar-board-amount = { $thing }: { $n }
ishtar-board-front = Helfer vor dem Spieler
ishtar-board-on-carpet = Helfer auf dem Teppich
ishtar-board-no-gems = keine Edelsteine

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
ishtar-board-bed-free = Blumenbeet, das niemand besitzt: { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }, { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }.
ishtar-board-bed-of = Blumenbeet { $seat_gen }: { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }, { $flowers ->
        [one] { $flowers } Blume
       *[other] { $flowers } Blumen
    }.
ishtar-board-stands = Hier steht ein Helfer { $seat_gen }.
ishtar-board-symbol = Es zeigt { $symbol_a_acc }.
ishtar-board-can-cell-place = Dein Plättchen kann dieses Feld bedecken.
ishtar-board-can-cell-special = Du kannst hier einen Helfer aufstellen.
ishtar-board-can-cell-single = Du kannst den einfachen Blumen-Marker hierher legen.
ishtar-board-can-cell-double = Du kannst die Hälfte des doppelten Blumen-Markers hierher legen.
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
ishtar-board-skill-a = Jetzt { $n } wert: die Heiligen Steine neben deinen Beeten.
ishtar-board-skill-b = { $n } wert, und jedes Symbol ist für dich Helfer oder Stern.
ishtar-board-skill-c = Jetzt { $n } wert: deine Juwelen.
ishtar-board-skill-d = Jetzt { $n } wert: die Bäume neben deinen Beeten.
ishtar-board-skill-e = Jetzt { $n } wert: deine Helfer vor dir.
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
ishtar-board-skill-locked = Braucht die Fähigkeit darunter.
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
ishtar-board-fountain-owners = Besitzt: { $owners }.
ishtar-board-fountain-nobody = Niemand besitzt ihn.
