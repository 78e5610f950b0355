# Die Legende: jedes Zeichen des Spiels und was es bedeutet.

legend-title = Legende
legend-key = Legende: was die Zeichen bedeuten
legend-find = Zeichen suchen
legend-none-found = Kein Zeichen gefunden.
legend-seats = Spieler
legend-seat = Die Spielsteine tragen hier den Buchstaben { $letter }.
legend-marks = Markierungen auf den Spielplänen
legend-mark-legal = Das kannst du wählen.
legend-mark-cost = Das kannst du wählen, es kostet aber etwas extra.
legend-mark-chosen = Das ist gewählt.
legend-mark-refused = Das ist jetzt nicht erlaubt. Frag, warum.
legend-mark-last = Ein Zug seit deinem letzten; die Zahl nennt die Reihenfolge.
legend-mark-reveals = Deckt etwas auf: Zurücknehmen geht dann nur, wenn die anderen zustimmen.
legend-now = gilt jetzt
legend-have = hast du
legend-left = { $n ->
        [one] { $n } ungesehen
       *[other] { $n } ungesehen
    }
legend-aid = Spielhilfe zum Ausdrucken
