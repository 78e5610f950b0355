# Was auf einer Schaltfläche steht, die etwas tut, und auf der Marke eines getanen Schritts.

amyitis-act-pass = Passen
amyitis-act-recruit = Anwerben: { $craft }, { $triple }
amyitis-act-farm = Würfel { $row_to } setzen
amyitis-act-pray = Würfel { $temple_to } setzen
amyitis-act-irrigate = { $canal } bewässern
amyitis-act-caravan = Karawane { $city_to } bewegen
amyitis-act-sell = { $good } verkaufen
amyitis-act-sell-two = { $good } und { $other } verkaufen
amyitis-act-pay = Mit { $good } zahlen
amyitis-act-take = Hofkarte nehmen: { $court }
amyitis-act-load = Karawanenführer mit { $good } nehmen
amyitis-act-plant = { $square } bepflanzen
amyitis-act-gain = { $good } nehmen
amyitis-act-procession = Prozession { $temple_to } führen
amyitis-act-accept = { $gift } nehmen
amyitis-act-swap = { $given } gegen { $gained } tauschen
amyitis-act-decline = Nichts tauschen
amyitis-act-discard = { $good } zurückgeben

## Arten von Aktionen: Die Schaltfläche zeigt, wo sie möglich sind

amyitis-do-recruit = Handwerker anwerben
amyitis-do-caravan = Karawane bewegen
amyitis-do-farm = Feld bestellen
amyitis-do-pray = Tempel wählen
amyitis-do-procession = Tempel wählen
amyitis-do-irrigate = Kanal bewässern
amyitis-do-take = Hofkarte nehmen
amyitis-do-plant = Gartenfeld bepflanzen
amyitis-do-sell = Waren verkaufen
amyitis-do-swap = Ware tauschen
amyitis-do-discard = Ware zurückgeben

## Wo geklickt wird

amyitis-where-craft = Klicke auf eine umrandete Karte.
amyitis-where-city = Klicke auf eine umrandete Stadt.
amyitis-where-city-craft = Klicke auf eine umrandete Karte oder Stadt.
amyitis-where-field = Klicke auf ein umrandetes Feld.
amyitis-where-temple = Klicke auf einen umrandeten Tempel.
amyitis-where-canal = Klicke auf einen umrandeten Kanal.
amyitis-where-court = Klicke auf eine umrandete Hofkarte.
amyitis-where-garden = Klicke auf ein umrandetes Gartenfeld.
amyitis-where-good = Klicke auf eine umrandete Ware.

## Die Schritte eines Zuges

amyitis-step-setup = I Vorbereitung
amyitis-step-actions = II Aktionen
amyitis-step-temples = III Rundenende
