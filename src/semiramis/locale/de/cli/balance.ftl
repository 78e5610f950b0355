# Ausgewogenheit: was ein anderer Wert des Spielmaterials mit einem Spiel machen würde.

## Was nicht geht

balance-nothing = Sag, was geändert werden soll: --set Stelle=Wert. Alle Stellen nennt: semiramis components { $game }
balance-form = { $given } ist keine Änderung. Schreib --set Stelle=Wert, mit höchstens { $most } Zeichen; nur mit --values steht eine Stelle ohne Wert.
balance-place = Die Edition von { $game } hat keine Stelle { $given }. Die nächsten sind: { $near }. Alle Stellen nennt: semiramis components { $game }
balance-twice = { $place } wird mehrmals geändert. Ändere die Stelle nur einmal.
balance-same = Nichts wird geändert: { $place } ist schon { $value }. Wähle einen anderen Wert.
balance-sweep = Mit --values nennt genau ein --set eine Stelle ohne Wert. Angegebene Stellen dieser Art: { $n }.
balance-values = --values nimmt 2 bis { $most } verschiedene Werte, nicht { $given }.
balance-there = In { $path } liegt schon ein Vergleich. Überschreibe ihn mit --force oder wähle mit --out einen anderen Ordner.

## Ergebnisse

balance-head-measure = Kennzahl
balance-head-original = Original
balance-head-changed = Geändert
balance-head-effect = Unterschied
balance-head-range = 95-%-Bereich
balance-done = Ausgangslagen: { $deals }. Jede Ausgangslage wurde mit jeder Edition gespielt (Editionen: { $editions }), und verglichen wird innerhalb einer Ausgangslage. Wo der 95-%-Bereich die Null nicht enthält, ist der Unterschied fett gedruckt.
balance-percentage-points = { $n } %-Punkte
balance-measure-score = Punkte, Mittel aller Plätze
balance-measure-score-of = Punkte: { $of }
balance-measure-part = Kategorie: { $of }
balance-measure-first-lead = Vorsprung des Startspielers
balance-measure-first-wins = Siege des Startspielers
balance-measure-wins-of = Siege: { $of }
balance-measure-ties = Partien mit mehreren Siegern
balance-measure-rounds = Runden
balance-measure-decisions = Entscheidungen

## Diagramme

balance-plot-effects = { $what }: Unterschiede mit 95-%-Bereichen (Ausgangslagen: { $deals })
balance-plot-sweep = { $what }: Mittelwerte mit 95-%-Bereichen (Ausgangslagen: { $deals })
balance-plot-change-points = Unterschied in Punkten
balance-plot-change-wins = Unterschied im Anteil der Partien, in Prozentpunkten
balance-plot-change-length = Unterschied in der Anzahl
balance-plot-points = Punkte
balance-plot-wins = Anteil der Siege in %
balance-plot-length = Runden
balance-plot-original = ursprünglicher Wert

## Alle rekonstruierten Werte

survey-head-place = Stelle
survey-head-level = Stufe
survey-head-now = Wert
survey-head-other = Anderer Wert
survey-head-score = Punkte je Spieler
survey-head-first = Siege des Startspielers
survey-head-choice = Entscheidungen je Partie
survey-plot = { $game }: die { $n } rekonstruierten Werte, die die Punkte am meisten ändern
survey-done = Werte: { $values }, andere Werte: { $others }, Partien mit jedem: { $games }. Es spielt nur die Stellungsbewertung, eine von 20 Entscheidungen fällt zufällig; die Unterschiede gelten für gleiche Ausgangslagen und stehen fett, wo der 95-%-Bereich die Null nicht enthält.
survey-only = --all misst jeden rekonstruierten Wert selbst. Lass { $name } weg.
