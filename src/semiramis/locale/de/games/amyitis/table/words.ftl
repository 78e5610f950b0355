# Amyitis: Wörter mit ihren Formen.

## Waren

amyitis-good-barley = Gerste
    .the = die Gerste
    .acc = die Gerste
    .a_acc = Gerste
    .dat = der Gerste
    .gen = der Gerste
amyitis-good-dates = Datteln
    .the = die Datteln
    .acc = die Datteln
    .a_acc = Datteln
    .dat = den Datteln
    .gen = der Datteln
amyitis-good-salt = Salz
    .the = das Salz
    .acc = das Salz
    .a_acc = Salz
    .dat = dem Salz
    .gen = des Salzes
amyitis-good-palm = Palme
    .the = die Palme
    .acc = die Palme
    .a_acc = eine Palme
    .dat = der Palme
    .gen = der Palme
amyitis-good-wine = Wein
    .the = der Wein
    .acc = den Wein
    .a_acc = Wein
    .dat = dem Wein
    .gen = des Weins

## Handwerkskarten

amyitis-craft-peasant = Bauer
    .the = der Bauer
    .acc = den Bauern
    .a_acc = einen Bauern
    .dat = dem Bauern
    .gen = des Bauern
amyitis-craft-priest = Priester
    .the = der Priester
    .acc = den Priester
    .a_acc = einen Priester
    .dat = dem Priester
    .gen = des Priesters
amyitis-craft-engineer = Ingenieur
    .the = der Ingenieur
    .acc = den Ingenieur
    .a_acc = einen Ingenieur
    .dat = dem Ingenieur
    .gen = des Ingenieurs
amyitis-craft-merchant = Händler
    .the = der Händler
    .acc = den Händler
    .a_acc = einen Händler
    .dat = dem Händler
    .gen = des Händlers

## Hofkarten

amyitis-court-caravaneer = Karawanenführer
    .the = der Karawanenführer
    .acc = den Karawanenführer
    .a_acc = einen Karawanenführer
    .dat = dem Karawanenführer
    .gen = des Karawanenführers
amyitis-court-banker = Bankier
    .the = der Bankier
    .acc = den Bankier
    .a_acc = einen Bankier
    .dat = dem Bankier
    .gen = des Bankiers
amyitis-court-palace = Palast
    .the = der Palast
    .acc = den Palast
    .a_acc = einen Palast
    .dat = dem Palast
    .gen = des Palasts
amyitis-court-gardener = Gärtner
    .the = der Gärtner
    .acc = den Gärtner
    .a_acc = einen Gärtner
    .dat = dem Gärtner
    .gen = des Gärtners

## Städte

amyitis-city-babylon = Babylon
    .to = nach Babylon
    .in = in Babylon
amyitis-city-susa = Susa
    .to = nach Susa
    .in = in Susa
amyitis-city-eshnunna = Eshnunna
    .to = nach Eshnunna
    .in = in Eshnunna
amyitis-city-uruk = Uruk
    .to = nach Uruk
    .in = in Uruk
amyitis-city-ur = Ur
    .to = nach Ur
    .in = in Ur
amyitis-city-palmyra = Palmyra
    .to = nach Palmyra
    .in = in Palmyra
amyitis-city-mari = Mari
    .to = nach Mari
    .in = in Mari
amyitis-city-ninoua = Ninoua
    .to = nach Ninoua
    .in = in Ninoua
amyitis-city-khorsabad = Khorsabad
    .to = nach Khorsabad
    .in = in Khorsabad

## Tempel

amyitis-temple-ishtar = Ishtar-Tempel
    .the = der Ishtar-Tempel
    .acc = den Ishtar-Tempel
    .dat = dem Ishtar-Tempel
    .gen = des Ishtar-Tempels
    .to = in den Ishtar-Tempel
    .in = im Ishtar-Tempel
amyitis-temple-marduk = Marduk-Tempel
    .the = der Marduk-Tempel
    .acc = den Marduk-Tempel
    .dat = dem Marduk-Tempel
    .gen = des Marduk-Tempels
    .to = in den Marduk-Tempel
    .in = im Marduk-Tempel
amyitis-temple-tammouz = Tammouz-Tempel
    .the = der Tammouz-Tempel
    .acc = den Tammouz-Tempel
    .dat = dem Tammouz-Tempel
    .gen = des Tammouz-Tempels
    .to = in den Tammouz-Tempel
    .in = im Tammouz-Tempel

## Feldreihen

amyitis-row-top = obere Reihe
    .the = die obere Reihe
    .acc = die obere Reihe
    .dat = der oberen Reihe
    .gen = der oberen Reihe
    .to = in die obere Reihe
    .in = in der oberen Reihe
amyitis-row-bottom = untere Reihe
    .the = die untere Reihe
    .acc = die untere Reihe
    .dat = der unteren Reihe
    .gen = der unteren Reihe
    .to = in die untere Reihe
    .in = in der unteren Reihe

## Belohnung der Ishtar

amyitis-gift-camel = Kamel
    .the = das Kamel
    .acc = das Kamel
    .a_acc = ein Kamel
    .dat = dem Kamel
    .gen = des Kamels
amyitis-gift-talent = Talent
    .the = das Talent
    .acc = das Talent
    .a_acc = ein Talent
    .dat = dem Talent
    .gen = des Talents

## Seiten der Pflanzenkarte in Khorsabad

amyitis-face-first = erste Seite
    .the = die erste Seite
    .acc = die erste Seite
    .dat = der ersten Seite
    .gen = der ersten Seite
amyitis-face-second = zweite Seite
    .the = die zweite Seite
    .acc = die zweite Seite
    .dat = der zweiten Seite
    .gen = der zweiten Seite

## Teile der Wertung

amyitis-part-irrigation = Bewässerung
amyitis-part-tiles = Gartenplättchen
amyitis-part-bonus = Bewässerungsbonus
amyitis-part-sales = Verkauf in Babylon
amyitis-part-palace = Palast
amyitis-part-banker = Bankier
amyitis-part-temples = Tempel
amyitis-part-favour = Gunst der Amyitis
amyitis-part-goods = Übrige Waren

## What is asked, as something to be done first

amyitis-stage-act = eine Aktion wählen
amyitis-stage-farm = ein Feld wählen
amyitis-stage-pray = einen Tempel wählen
amyitis-stage-irrigate = einen Kanal wählen
amyitis-stage-sell = wählen, was du verkaufst
amyitis-stage-pay = wählen, womit du zahlst
amyitis-stage-take = eine Hofkarte wählen
amyitis-stage-load = die Ware auf dem Karawanenführer wählen
amyitis-stage-plant = ein Gartenfeld zum Bepflanzen wählen
amyitis-stage-gain = eine Ware wählen
amyitis-stage-procession = einen Tempel für die Prozession wählen
amyitis-stage-ishtar = Kamel oder Talent wählen
amyitis-stage-tammouz = ein Feld wählen
amyitis-stage-swap = eine Ware tauschen oder verzichten
amyitis-stage-discard = eine Ware zum Zurückgeben wählen

## Whose turn it is and for what

amyitis-ask-deal = Die Karten werden ausgelegt.
amyitis-ask-over = Die Partie ist zu Ende.
amyitis-ask-act = Wirb einen Handwerker an, bewege die Karawane oder passe.
    .about = { $seat } wählt eine Aktion.
amyitis-ask-farm = Wähle ein Feld.
    .about = { $seat } wählt ein Feld.
amyitis-ask-pray = Setze einen Würfel in einen Tempel.
    .about = { $seat } wählt einen Tempel.
amyitis-ask-irrigate = Setze einen Würfel auf einen Kanal.
    .about = { $seat } wählt einen Kanal.
amyitis-ask-irrigate-free = Kostenlose Bewässerung: Wähle einen Kanal.
    .about = { $seat } wählt einen Kanal für die kostenlose Bewässerung.
amyitis-ask-sell = Verkaufe eine oder zwei Waren.
    .about = { $seat } wählt Waren zum Verkauf.
amyitis-ask-pay = Zahle { $good_a_acc } oder Wein.
    .about = { $seat } wählt die Bezahlung.
amyitis-ask-take = Wähle eine Hofkarte.
    .about = { $seat } wählt eine Hofkarte.
amyitis-ask-take-free = Bonus des Gartenplättchens: Wähle eine kostenlose Hofkarte.
    .about = { $seat } wählt eine kostenlose Hofkarte.
amyitis-ask-load = Wähle einen Karawanenführer. Die Ware darauf gehört dir.
    .about = { $seat } wählt einen Karawanenführer.
amyitis-ask-plant = Wähle ein Gartenfeld zum Bepflanzen.
    .about = { $seat } wählt ein Gartenfeld zum Bepflanzen.
amyitis-ask-gain = Bonus des Gartenplättchens: Wähle eine Ware.
    .about = { $seat } wählt eine Ware.
amyitis-ask-procession = Prozession: Wähle einen Tempel für deinen Würfel.
    .about = { $seat } wählt einen Tempel für die Prozession.
amyitis-ask-ishtar = Belohnung der Ishtar: Kamel oder Talent?
    .about = { $seat } wählt die Belohnung der Ishtar.
amyitis-ask-tammouz = Belohnung des Tammouz: Wähle ein Feld.
    .about = { $seat } wählt ein Feld.
amyitis-ask-swap = Belohnung des Tammouz: Tausche eine Ware oder behalte, was du hast.
    .about = { $seat } darf eine Ware tauschen.
amyitis-ask-discard = Zu viele Waren: Gib eine zurück.
    .about = { $seat } gibt Waren zurück.

## Why something is not allowed

amyitis-no-over = Die Partie ist zu Ende.
amyitis-no-deal = Karten und Plättchen werden zufällig verteilt, nicht gewählt.
amyitis-no-first = Zuerst ist etwas anderes zu tun: { $asked }.
amyitis-no-yet-sell = Waren verkaufst du nur, wenn die Karawane in Babylon hält.
amyitis-no-yet-farm = Um ein Feld zu bestellen, wirb zuerst einen Bauern an.
amyitis-no-yet-pray = Um einen Würfel in einen Tempel zu setzen, wirb zuerst einen Priester an.
amyitis-no-yet-irrigate = Um zu bewässern, wirb zuerst einen Ingenieur an oder verkaufe in Babylon.
amyitis-no-yet-pay = Waren zahlst du dort, wo die Karawane hält.
amyitis-no-yet-take = Hofkarten nimmst du dort, wo die Karawane hält.
amyitis-no-yet-load = Diese Ware kommt mit einem Karawanenführer der Stufe 2.
amyitis-no-yet-plant = Um zu pflanzen, bewege zuerst die Karawane in eine Pflanzenstadt.
amyitis-no-yet-gain = Eine kostenlose Ware gibt es nur durch ein Gartenplättchen.
amyitis-no-yet-procession = Die Prozession kommt erst am Ende der Runde.
amyitis-no-yet-accept = Ishtar gibt ihre Belohnung erst am Ende der Runde.
amyitis-no-yet-swap = Tammouz erlaubt einen Tausch erst am Ende der Runde.
amyitis-no-yet-decline = Jetzt gibt es nichts, worauf du verzichten kannst.
amyitis-no-yet-discard = Waren gibst du erst am Ende der Runde zurück.
amyitis-no-triple = Das gibt es nicht: { $triple }. An diesem Tisch sind es { $triples } Gruppen.
amyitis-no-card = In { $triple_dat } liegt kein { $craft } offen.
amyitis-no-price = Für { $craft_acc } brauchst du { $price ->
        [one] { $price } Talent
       *[other] { $price } Talente
    }, und du hast { $talents }.
amyitis-no-camel-stock = Im Vorrat ist kein Kamel mehr, ein Händler würde also nichts bringen.
amyitis-no-open-canal = Zurzeit kann kein Kanal einen Würfel aufnehmen.
amyitis-no-cube = Für { $craft_acc } hast du keinen Würfel mehr.
amyitis-no-canal-full = Kanal { $canal } ist schon bewässert.
amyitis-no-canal-dry = Das Wasser aus dem Fluss erreicht Kanal { $canal } noch nicht.
amyitis-no-stay = Die Karawane steht { $city_in } und muss weiterziehen.
amyitis-no-camel = Die Karawane zu bewegen kostet mindestens ein Kamel, und du hast keins.
amyitis-no-far = { $city } ist zu weit weg: Du brauchst { $camels ->
        [one] { $camels } Kamel
       *[other] { $camels } Kamele
    } und hast { $has }.
amyitis-no-goods-to-sell = Du hast nichts, was du in Babylon verkaufen kannst.
amyitis-no-payment = { $city } verlangt { $good_a_acc }. Du hast weder diese Ware noch Wein.
amyitis-no-payment-two = { $city } verlangt { $good_a_acc }, die Pflanzenkarte dort außerdem { $extra_a_acc }. Beides zusammen kannst du nicht zahlen, auch nicht mit Wein.
amyitis-no-city-sold-out = { $city } hat für dich keine Hofkarte mehr auf der Stufe, die du brauchst.
amyitis-no-square = Für die Pflanze { $city_in } gibt es kein passendes Gartenfeld: Sie hat Qualität { $quality }, und du hast { $gardeners ->
        [one] { $gardeners } Gärtner
       *[other] { $gardeners } Gärtner
    }.
amyitis-no-held = Von der Ware { $good } hast du { $n }. Das reicht nicht.
amyitis-no-not-owed = Du musst { $owed_a_acc } oder Wein zahlen, nicht { $good_a_acc }.
amyitis-no-rest-unpaid = Zahlst du { $owed_acc } mit { $good }, kannst du den Rest nicht mehr bezahlen.
amyitis-no-court-here = Die Karte { $court } gibt es { $city_in } nicht.
amyitis-no-gardener-stock = Im Vorrat ist kein Gärtner mehr.
amyitis-no-court-top = Du hast { $court_acc } schon auf der höchsten Stufe, { $level }.
amyitis-no-court-sold-out = Die Karte { $court } der Stufe { $level } ist ausverkauft.
amyitis-no-load = Kein Karawanenführer bringt { $good_a_acc } mit.
amyitis-no-planted = Gartenfeld { $square } ist schon bepflanzt.
amyitis-no-unused = Gartenfeld { $square } wird zu zweit nicht benutzt.
amyitis-no-river = Der Fluss allein bewässert Gartenfeld { $square } nicht. Ein Kanal daneben muss gefüllt sein.
amyitis-no-water = Keine Seite von Gartenfeld { $square } ist vollständig bewässert.
amyitis-no-quality = Gartenfeld { $square } braucht Qualität { $needed }. Die Pflanze hat { $quality }, und du hast { $gardeners ->
        [one] { $gardeners } Gärtner
       *[other] { $gardeners } Gärtner
    }.
amyitis-no-free-wine = Die kostenlose Ware darf an diesem Tisch kein Wein sein.
amyitis-no-stock = Von der Ware { $good } ist nichts mehr im Vorrat.
amyitis-no-swap-wine = Tammouz gibt keinen Wein.
amyitis-no-swap-same = Die neue Ware muss eine andere sein als { $good }.
amyitis-no-discard-order = Du hast schon eine Ware zurückgegeben, die nach { $good_dat } kommt. Waren gehen in fester Reihenfolge zurück (Gerste, Datteln, Salz, Palme, Wein); nimm den Schritt zurück, um neu zu wählen.
amyitis-no-discard-rest = Waren gehen in fester Reihenfolge zurück (Gerste, Datteln, Salz, Palme, Wein), und nach { $good_dat } folgen zu wenige, um auf { $keep } zu kommen.

## What happened

amyitis-log-deal-first = { $seat } erhält die Startspielerkarte.
amyitis-log-round = Runde { $n } beginnt.
amyitis-log-evening = Runde { $n }: Alle haben gepasst, das Rundenende beginnt.
amyitis-log-over = Die Partie ist zu Ende.
amyitis-log-pass = { $seat } passt.
amyitis-log-recruit = { $seat } wirbt { $craft_a_acc } aus { $triple_dat } { $price ->
        [0] kostenlos
        [one] für { $price } Talent
       *[other] für { $price } Talente
    } an.
amyitis-log-farm = { $seat } setzt einen Würfel { $row_to } der Felder.
amyitis-log-pray = { $seat } setzt einen Würfel { $temple_to }.
amyitis-log-irrigate = { $seat } bewässert Kanal { $canal }.
amyitis-log-irrigate-free = { $seat } bewässert kostenlos Kanal { $canal }.
amyitis-log-caravan = { $seat } bewegt die Karawane für { $camels ->
        [one] { $camels } Kamel
       *[other] { $camels } Kamele
    } { $city_to }.
amyitis-log-sell-one = { $seat } verkauft { $good_a_acc }.
amyitis-log-sell-two = { $seat } verkauft zwei Waren: { $good } und { $other }.
amyitis-log-pay = { $seat } wählt als Zahlung { $good_a_acc }.
amyitis-log-pays = { $seat } zahlt { $good_a_acc }.
amyitis-log-take = { $seat } nimmt { $court_a_acc } der Stufe { $level }.
amyitis-log-take-gardener = { $seat } nimmt { $court_a_acc }.
amyitis-log-load = { $seat } nimmt den Karawanenführer, der { $good_a_acc } mitbringt.
amyitis-log-plant = { $seat } bepflanzt Gartenfeld { $square }.
amyitis-log-gardeners-spent = { $seat } gibt { $n ->
        [one] { $n } Gärtner
       *[other] { $n } Gärtner
    } ab.
amyitis-log-gain = { $seat } wählt { $good_a_acc } als kostenlose Ware.
amyitis-log-procession = { $seat } führt die Prozession { $temple_to }.
amyitis-log-accept = { $seat } nimmt { $gift_acc } von Ishtar.
amyitis-log-swap = { $seat } tauscht { $given_a_acc } gegen { $gained_a_acc }.
amyitis-log-decline = { $seat } tauscht nichts.
amyitis-log-discard = { $seat } gibt { $good_a_acc } zurück.
amyitis-log-row-empty = Die { $row } der Felder ist voll und wird geleert.
amyitis-log-pushed = { $seat ->
        [Neutral] Ein neutraler Würfel
       *[other] Ein Würfel von { $seat_dat }
    } wird aus { $temple_dat } geschoben.
amyitis-log-neutral = Zwischen bepflanzten Gartenfeldern { $n ->
        [one] kommt { $n } neutraler Würfel
       *[other] kommen { $n } neutrale Würfel
    } hinzu.
amyitis-log-score-irrigation = { $seat }: +{ $n } Prestige für die Bewässerung.
amyitis-log-score-tiles = { $seat }: +{ $n } Prestige für das Gartenplättchen.
amyitis-log-score-bonus = { $seat }: +{ $n } Prestige als Bewässerungsbonus.
amyitis-log-score-sales = { $seat }: +{ $n } Prestige für den Verkauf.
amyitis-log-score-palace = { $seat }: +{ $n } Prestige für den Palast.
amyitis-log-score-banker = { $seat }: +{ $n } Prestige vom Bankier.
amyitis-log-score-temples = { $seat }: +{ $n } Prestige von Marduk.
amyitis-log-talents = { $seat }: +{ $n ->
        [one] { $n } Talent
       *[other] { $n } Talente
    }.
amyitis-log-camels = { $seat }: +{ $n ->
        [one] { $n } Kamel
       *[other] { $n } Kamele
    }.
amyitis-log-gardeners = { $seat }: +{ $n ->
        [one] { $n } Gärtner
       *[other] { $n } Gärtner
    }.
amyitis-log-good = { $seat } erhält { $good_a_acc }.

## Die Dreiergruppen der Handwerkskarten von oben

amyitis-triple-1 = erste Dreiergruppe
    .dat = der ersten Dreiergruppe
amyitis-triple-2 = zweite Dreiergruppe
    .dat = der zweiten Dreiergruppe
amyitis-triple-3 = dritte Dreiergruppe
    .dat = der dritten Dreiergruppe
amyitis-triple-4 = vierte Dreiergruppe
    .dat = der vierten Dreiergruppe
