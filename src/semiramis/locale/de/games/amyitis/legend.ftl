# Amyitis: Namen und Bedeutungen der Zeichen.

## Überschriften

amyitis-legend-goods = Waren
amyitis-legend-stock = Vorrat und Tisch
amyitis-legend-crafts = Handwerkskarten
amyitis-legend-court = Hofkarten
amyitis-legend-temples = Tempel
amyitis-legend-garden = Garten und Karawane

## Namen

amyitis-legend-sign-anygood = beliebige Ware
amyitis-legend-sign-talent = Talent
amyitis-legend-sign-camel = Kamel
amyitis-legend-sign-prestige = Prestigepunkte
amyitis-legend-sign-first = Startspieler
amyitis-legend-sign-pass = gepasst
amyitis-legend-sign-neutral = neutraler Würfel
amyitis-legend-sign-anycourt = beliebige Hofkarte
amyitis-legend-sign-quality = Qualität
amyitis-legend-sign-plant = Pflanzen
amyitis-legend-sign-dry = trockener Kanal
amyitis-legend-sign-wet = bewässerter Kanal
amyitis-legend-sign-caravan = Karawane

## Bedeutungen

amyitis-legend-means-good = Damit bezahlst du in der Stadt, die diese Ware verlangt, oder du verkaufst sie in Babylon.
amyitis-legend-means-wine = Ersetzt beim Zahlen jede andere Ware.
amyitis-legend-means-anygood = Eine Ware deiner Wahl aus dem Vorrat, Wein nur, wenn eine Tischoption es erlaubt.
amyitis-legend-means-anygood-sold = Beliebige Waren, die du hast, auch Wein: Du verkaufst sie in Babylon.
amyitis-legend-means-talent = Eine Münze: Damit bezahlst du Handwerkskarten.
amyitis-legend-means-camel = Bewegt die Karawane um eine Stadt.
amyitis-legend-means-prestige = Wer am Ende die meisten hat, gewinnt.
amyitis-legend-means-first = Beginnt die Runde; die Karte wandert nach jeder Runde weiter.
amyitis-legend-means-pass = In dieser Runde keine Aktion mehr.
amyitis-legend-means-neutral = Gehört niemandem. Er belegt Tempelplätze und bewässert Kanäle.
amyitis-legend-means-peasant = Setze einen Würfel auf ein offenes Feld und nimm seine Ware. Eine volle Reihe bringt einen Gärtner, wenn du dort die meisten Würfel hast.
amyitis-legend-means-priest = Setze einen Würfel in einen Tempel; die anderen rücken um einen Platz weiter.
amyitis-legend-means-engineer = Setze einen Würfel auf einen Kanal, den Wasser erreicht: { $n } Prestigepunkte.
amyitis-legend-means-merchant = Nimm 1 Kamel.
amyitis-legend-means-caravaneer = Je nach Stufe (ab 0): Die Karawane zieht bis zu { $steps } Städte weiter, und du lagerst { $store } Waren.
amyitis-legend-means-banker = Jede Runde, je nach Stufe (ab 1): { $talents } Talente und { $prestige } Prestigepunkte.
amyitis-legend-means-palace = Einmal beim Nehmen, je nach Stufe (ab 1): { $prestige } Prestigepunkte.
amyitis-legend-means-gardener = Du gibst ihn beim Pflanzen ab: Qualität +1.
amyitis-legend-means-anycourt = Kostenlos die nächste Stufe einer Art oder ein Gärtner.
amyitis-legend-means-ishtar = Der Erste nimmt ein Kamel oder ein Talent, der Zweite das andere.
amyitis-legend-means-marduk = Der Erste erhält { $first } Prestigepunkte, der Zweite { $second }.
amyitis-legend-means-tammouz = Der Erste setzt einen Würfel auf ein Feld und nimmt seine Ware, der Zweite darf eine Ware tauschen.
amyitis-legend-means-quality = So viele Keile, wie eine Pflanze Qualität hat oder ein Gartenfeld verlangt.
amyitis-legend-means-plant = Nimm das Plättchen eines Gartenfelds, das eine ganz bewässerte Seite hat.
amyitis-legend-means-dry = Jede Welle fasst einen Würfel; zwei Wellen nebeneinander brauchen zwei.
amyitis-legend-means-wet = Von hier läuft das Wasser zu den nächsten Kanälen weiter.
amyitis-legend-means-caravan = Eine Karawane für alle. Sie zieht im Uhrzeigersinn, und wo sie hält, musst du Handel treiben.
