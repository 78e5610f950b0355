# Babylon: Namen und Bedeutungen der Zeichen.

## Überschriften

babylon-legend-flowers = Blumen
babylon-legend-materials = Materialien
babylon-legend-pieces = Dekorationen und Aussichtspunkte
babylon-legend-pillars = Säulen und Höhen
babylon-legend-tokens = Rundenplättchen
babylon-legend-sets = Sätze und Höhe

## Namen

babylon-legend-sign-belvedere = Aussichtspunkt
babylon-legend-sign-single = einfache Säule
babylon-legend-sign-double = Doppelsäule
babylon-legend-sign-wedge = Höhe und Ebene
babylon-legend-sign-pays = Säulen fürs Abbauen
babylon-legend-sign-flowerset = Blumensatz
babylon-legend-sign-pieceset = Dekorationssatz
babylon-legend-sign-highest = höchster Punkt

## Bedeutungen

babylon-legend-means-flower = Deine Blume auf einem abgebauten Plättchen bringt 1 Säule mehr. Jedes sichtbare Plättchen zählt als seine Blume.
babylon-legend-means-clay = Oberste Schicht des Steinbruchs: { $n } Symbole auf einem Plättchen.
babylon-legend-means-granite = Mittlere Schicht des Steinbruchs: { $n } Symbole auf einem Plättchen.
babylon-legend-means-basalt = Unterste Schicht des Steinbruchs: { $n } Symbole auf einem Plättchen.
babylon-legend-means-statue = Auf ein Symbol. Nach der ersten immer in Reihe oder Spalte mit einer anderen. { $n } × Ebene.
babylon-legend-means-fountain = Auf zwei Symbole Seite an Seite, auf zwei Plättchen einer Ebene. { $n } × Ebene.
babylon-legend-means-bridge = Auf zwei Symbole mit einem leeren Feld dazwischen, auf zwei Plättchen einer Ebene. { $n } × Ebene.
babylon-legend-means-stairs = Auf zwei Symbole Seite an Seite, auf zwei Plättchen, die genau eine Ebene auseinanderliegen. Summe beider Ebenen.
babylon-legend-means-belvedere = Steht auf der Ecke ohne Säule und besetzt ihr Feld. { $n ->
        [one] { $n } Punkt.
       *[other] { $n } Punkte.
    }
babylon-legend-means-single = Trägt eine Ecke eine Ebene höher. Du behältst höchstens { $n }.
babylon-legend-means-double = Trägt eine Ecke zwei Ebenen höher. Kostet 2 einfache Säulen und lässt sich nicht lagern.
babylon-legend-means-wedge = Ein Keil für jedes Plättchen eines Stapels oder für jede Ebene einer Terrasse.
babylon-legend-means-pays = Was dir das Plättchen jetzt bringt: Kanten an der Wand, am Boden und an nicht höheren Plättchen, dazu deine Blume.
babylon-legend-means-flowerset = Vier verschiedene Blumen auf sichtbaren Plättchen: { $n } Punkte.
babylon-legend-means-pieceset = Statue, Brunnen, Brücke und Treppe: { $n } Punkte.
babylon-legend-means-highest = Dein höchstes Plättchen: { $n } × seine Ebene.
babylon-legend-to-come = { $n ->
        [one] Noch { $n } Rundenplättchen wird aufgedeckt; ungesehen: { $unseen }.
       *[other] Noch { $n } Rundenplättchen werden aufgedeckt; ungesehen: { $unseen }.
    }
