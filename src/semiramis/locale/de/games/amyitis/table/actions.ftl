# Was auf einer Schaltfläche steht, die etwas tut, und auf der Marke eines getanen Schritts.

amyitis-act-pass = Passen
amyitis-act-recruit = Anwerben: { $craft }, Dreiergruppe { $triple }
amyitis-act-farm = Würfel { $row_to }
amyitis-act-pray = Würfel { $temple_to }
amyitis-act-irrigate = { $canal } bewässern
amyitis-act-caravan = Karawane { $city_to }
amyitis-act-sell = { $good } verkaufen
amyitis-act-sell-two = { $good } und { $other } verkaufen
amyitis-act-pay = Mit { $good } zahlen
amyitis-act-take = Hofkarte nehmen: { $court }
amyitis-act-load = Karawanenführer nehmen: { $good }
amyitis-act-plant = { $square } bepflanzen
amyitis-act-gain = { $good } nehmen
amyitis-act-procession = Prozession { $temple_to }
amyitis-act-accept = { $gift } nehmen
amyitis-act-swap = { $given } gegen { $gained } tauschen
amyitis-act-decline = Nichts tauschen
amyitis-act-discard = { $good } zurückgeben
