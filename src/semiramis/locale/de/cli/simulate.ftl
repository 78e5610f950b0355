# Simulationen: viele Partien als Tabelle zum Untersuchen.

## Was nicht geht

simulate-policies = Gib eine Strategie für alle Plätze an oder für jeden eine. Plätze: { $seats }; angegebene Strategien: { $given }.
simulate-games = Eine Simulation braucht mindestens eine Partie, nicht { $given }.
simulate-moves-where = --moves und --events schreiben eine Datei. Nenne sie mit --out, zum Beispiel --out moves.csv
simulate-kind = Der Name { $path } sagt nicht, welche Art von Datei es werden soll. Er muss auf eines davon enden: { $known }
simulate-no-parquet = Parquet-Dateien brauchen ein weiteres Paket. Installiere es mit: pip install "semiramis[data]" – oder lass den Namen der Datei auf .csv oder .jsonl enden
simulate-folder = { $path } ist ein Ordner. Nenne mit --out eine Datei darin.
simulate-there = { $path } gibt es schon. Überschreibe die Datei mit --force oder nenne mit --out eine andere.
simulate-unwritable = { $path } lässt sich nicht schreiben: { $reason }. Wähle mit --out einen anderen Ort.

## Ergebnisse

simulate-playing = Spielen
simulate-head-seat = Platz
simulate-head-policy = Strategie
simulate-head-score = Punkte (± 95 %)
simulate-head-wins = Siege
simulate-head-wins-range = 95-%-Bereich
simulate-head-places = Platzierungen
simulate-head-decisions = Entscheidungen je Partie
simulate-done = Partien: { $games }. Zeit: { $seconds } s, Partien je Sekunde: { $speed }.
simulate-rounds = Runden je Partie: { $mean } (95 %), mindestens { $least }, höchstens { $most }.
simulate-decisions = Entscheidungen je Partie: { $mean } (95 %), mindestens { $least }, höchstens { $most }.
simulate-first = Siege des Startspielers: { $share } % (95-%-Bereich { $range }; ohne jeden Einfluss { $fair } %).
simulate-ties = Partien mit mehreren Siegern: { $n } ({ $share } %).
simulate-forfeited = Ausgefallene Entscheidungen, die ein anderer Bot treffen musste: { $n }.
simulate-written = Geschrieben in { $path }. Partien: { $games }.
simulate-stopped = Angehalten. Partien: { $games } von { $planned }.
