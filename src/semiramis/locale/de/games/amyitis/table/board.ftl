# Amyitis im Browser: Namen der Spielpläne, kurze Hinweise dazu und was jede Stelle denen sagt, die sie nicht sehen.

## Spielpläne; .short ist der Name eines Reiters

amyitis-board-road = Karawanenweg
    .short = Weg
amyitis-board-garden = Hängende Gärten
    .short = Garten
amyitis-board-crafts = Handwerk
    .short = Karten
amyitis-board-fields = Felder
    .short = Felder
amyitis-board-temples = Tempel
    .short = Tempel
amyitis-board-court = Hofkarten
    .short = Hof

## Hinweise neben ihren Namen

amyitis-board-note-road = im Uhrzeigersinn
amyitis-board-note-garden = noch { $left ->
        [one] { $left } Plättchen
       *[other] { $left } Plättchen
    }, letzte Runde bei { $last }
amyitis-board-note-crafts = eine Karte je Zug
amyitis-board-note-fields = meiste Würfel:
amyitis-board-note-temples = nach rechts geschoben
amyitis-board-note-court = Stufen von links nach rechts

## In der oberen Leiste

amyitis-board-progress = Runde { $round } · { $phase ->
        [setup] Phase I
        [actions] Phase II
       *[temples] Phase III
    } · noch { $left ->
        [one] { $left } Plättchen
       *[other] { $left } Plättchen
    }, Ende bei { $last }
amyitis-board-progress-over = Runde { $round } · die Partie ist zu Ende

## Kurze Wörter auf den Spielplänen

amyitis-board-can-plant-key = bepflanzbar
amyitis-board-quality = Qualität { $n }
amyitis-board-price = Preis
amyitis-board-none-left = keine
amyitis-board-keeps = lagert { $n }
amyitis-board-tiles = Plättchen
amyitis-board-choose-good = Wähle eine Ware
amyitis-board-reach-sum = { $camels ->
        [one] { $camels } Kamel
       *[other] { $camels } Kamele
    } plus { $bonus } Bonus
amyitis-board-reach = Reichweite: { $spaces ->
        [one] { $spaces } Stadt
       *[other] { $spaces } Städte
    }
amyitis-board-no-reach = kein Kamel
amyitis-board-god-ishtar = Ishtar
amyitis-board-god-marduk = Marduk
amyitis-board-god-tammouz = Tammouz
amyitis-board-swap = Tausch

## Was jemand hat

amyitis-board-talents = Talente
amyitis-board-camels = Kamele
amyitis-board-gardeners = Gärtner
amyitis-board-cubes-left = Würfel im Vorrat
amyitis-board-goods = Waren
amyitis-board-no-goods = keine Waren
amyitis-board-amount = { $thing }: { $n }
amyitis-board-level = { $court }, Stufe { $level }
amyitis-board-passed = hat gepasst
amyitis-board-favour = Ab { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }: +{ $prestige } Prestigepunkte am Ende

## Garten

amyitis-board-square = Gartenfeld { $square }, Terrasse { $floor }, braucht Qualität { $quality }.
amyitis-board-unused = Wird zu zweit nicht benutzt.
amyitis-board-planted = Bepflanzt von { $seat_dat }.
amyitis-board-tile = Plättchen: { $prestige } Prestige.
amyitis-board-tile-bonus = Plättchen: { $prestige } Prestige, dazu { $bonus }.
amyitis-board-bonus-talents = { $n ->
        [one] { $n } Talent
       *[other] { $n } Talente
    }
amyitis-board-bonus-camels = { $n ->
        [one] { $n } Kamel
       *[other] { $n } Kamele
    }
amyitis-board-bonus-goods = { $n ->
        [one] { $n } Ware nach Wahl
       *[other] { $n } Waren nach Wahl
    }
amyitis-board-bonus-gardeners = { $n ->
        [one] { $n } Gärtner
       *[other] { $n } Gärtner
    }
amyitis-board-bonus-courts = { $n ->
        [one] { $n } Hofkarte nach Wahl
       *[other] { $n } Hofkarten nach Wahl
    }
amyitis-board-no-side = Keine Seite ist bewässert.
amyitis-board-sides = { $n ->
        [one] { $n } Seite ist bewässert.
       *[other] { $n } Seiten sind bewässert.
    }
amyitis-board-cubes = Würfel rundum: { $cubes }.
amyitis-board-cubes-of = { $seat } { $n }
amyitis-board-bonus-seat = Bewässerungsbonus zurzeit: { $seat }.
amyitis-board-bonus-nobody = Bewässerungsbonus zurzeit: niemand.

## Kanäle

amyitis-board-canal = Kanal zwischen { $here } und { $there }, Platz für { $size ->
        [one] { $size } Würfel.
       *[other] { $size } Würfel.
    }
amyitis-board-canal-cubes = Würfel: { $cubes }.
amyitis-board-canal-full = Bewässert.
amyitis-board-canal-open = Wasser erreicht ihn.
amyitis-board-canal-dry = Kein Wasser erreicht ihn.

## Städte

amyitis-board-city = { $city }, { $steps ->
        [one] { $steps } Stadt weiter.
       *[other] { $steps } Städte weiter.
    }
amyitis-board-city-here = { $city }, hier steht die Karawane.
amyitis-board-city-sale = Eine Ware bringt { $one } Prestigepunkte, zwei bringen { $two }, und beides bringt eine kostenlose Bewässerung.
amyitis-board-city-court = Preis: { $good }. Hofkarten: { $courts }.
amyitis-board-city-plant = Preis: { $good }. Pflanze der Qualität { $quality }.
amyitis-board-city-plant-extra = Preis: { $good } und { $extra }. Pflanze der Qualität { $quality }.
amyitis-board-city-camels = Der Weg kostet { $camels ->
        [one] { $camels } Kamel.
       *[other] { $camels } Kamele.
    }

## Handwerk, Felder, Tempel, Hof

amyitis-board-craft = { $craft }, { $triple }, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, Preis { $price }.
amyitis-board-turned = umgedrehte Karte
amyitis-board-triple = { $triple }
amyitis-board-field = { $good }, { $row }, Feld { $space }.
amyitis-board-field-open = Offen für den nächsten Würfel.
amyitis-board-cube-of = { $seat ->
        [Neutral] Neutraler Würfel.
       *[other] Würfel von { $seat_dat }.
    }
amyitis-board-empty = leer
amyitis-board-temple-ishtar = Ishtar: Der Erste nimmt ein Kamel oder ein Talent, der Zweite das andere.
amyitis-board-temple-marduk = Marduk: Der Erste erhält { $first } Prestige, der Zweite { $second }.
amyitis-board-temple-tammouz = Tammouz: Der Erste setzt einen Würfel auf ein Feld, der Zweite darf eine Ware tauschen.
amyitis-board-temple-cubes = Von links: { $cubes }.
amyitis-board-temple-first = Zurzeit Erster: { $seat }.
amyitis-board-temple-second = Zurzeit Zweiter: { $seat }.
amyitis-board-court-card = { $court }
amyitis-board-court-gardener = Noch { $n }. Ein Gärtner erhöht einmal die Qualität einer Pflanze um 1.
amyitis-board-court-caravaneer = Stufe { $level }, noch { $n }: bis zu { $steps } Städte weiter, lagert { $store } Waren.
amyitis-board-court-banker = Stufe { $level }, noch { $n }: je Runde { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    } und { $prestige } Prestige.
amyitis-board-court-palace = Stufe { $level }, noch { $n }: einmal { $prestige } Prestige.
amyitis-board-court-load = Waren auf Stufe 2: { $goods }.
amyitis-board-court-next = Deine nächste Stufe: { $level }.
amyitis-board-good = { $good }: du hast { $n }, im Vorrat { $stock }.

## Was an einer Stelle getan werden kann

amyitis-board-can-garden = Du kannst hier pflanzen.
amyitis-board-can-garden-gardeners = Du kannst hier mit { $n ->
        [one] { $n } Gärtner pflanzen.
       *[other] { $n } Gärtnern pflanzen.
    }
amyitis-board-can-canal = Du kannst hier bewässern.
amyitis-board-can-city = Du kannst die Karawane hierher bewegen.
amyitis-board-can-craft = Du kannst diesen Handwerker anwerben.
amyitis-board-can-field = Du kannst hier einen Würfel setzen.
amyitis-board-can-temple = Du kannst hier einen Würfel setzen.
amyitis-board-can-court = Du kannst diese Karte nehmen.
amyitis-board-can-good = Du kannst diese Ware wählen.
amyitis-board-chosen = Gewählt.
