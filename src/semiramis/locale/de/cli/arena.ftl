# Die Arena: Bots gegeneinander.

## Was nicht geht

arena-bots = Ein Wettkampf braucht 1 bis { $most } Bots, nicht { $given }.
arena-games = Ein Wettkampf braucht mindestens eine Partie, nicht { $given }.
arena-resume-where = --resume setzt einen Wettkampf fort, der in einem Ordner liegt. Nenne den Ordner mit --out.
arena-nothing-kept = In { $path } liegt kein Wettkampf. Lass --resume weg, um dort einen zu beginnen.
arena-kept-already = In { $path } liegt schon ein Wettkampf. Setze ihn mit --resume fort oder wähle mit --out einen anderen Ordner.
arena-other = In { $path } liegt ein anderer Wettkampf. Der Unterschied: { $what }; dort { $kept }, hier { $given }. Gib an, womit er begonnen hat, oder wähle mit --out einen anderen Ordner.
arena-plan-unreadable = { $path } lässt sich nicht als Plan eines Wettkampfs lesen. Wähle mit --out einen anderen Ordner.
arena-line = Zeile { $line } von { $path } ist keine Partie dieses Wettkampfs. Lösche die Zeile, dann wird die Partie noch einmal gespielt.
arena-folder = In { $path } lässt sich nichts speichern: { $reason }. Wähle mit --out einen anderen Ordner.
arena-in-use = In { $path } wird gerade ein anderer Wettkampf gespeichert. Beende ihn oder wähle mit --out einen anderen Ordner.
arena-worker-died = Partie { $game } lässt sich nicht spielen: Der Prozess, der sie spielt, bricht jedes Mal ab (Versuche: { $times }).
arena-no-ray = Ray ist nicht installiert. Installiere es mit: pip install "semiramis[ray]"
arena-ray-failed = Ray ist gescheitert: { $reason }.

## Worin sich zwei Wettkämpfe unterscheiden können; im Nominativ

arena-field-format = das Format
arena-field-version = die Version von Semiramis
arena-field-game = das Spiel
arena-field-rules = die Version der Regeln
arena-field-edition = die Edition
arena-field-options = die Tischoptionen
arena-field-seats = die Zahl der Plätze
arena-field-bots = die Bots
arena-field-files = der Inhalt der Datei eines Bots
arena-field-seed = der Startwert
arena-field-seconds = die Bedenkzeit
arena-field-games = die Zahl der Partien

## Probleme mit Bots

arena-trouble-died = sein Prozess ist abgestürzt
arena-trouble-hung = er hat zu lange gebraucht
arena-trouble-raised = er hat einen Fehler ausgelöst
arena-trouble-illegal = sein Zug war nicht erlaubt
arena-forfeits = Ausgefallene Entscheidungen von { $bot }: { $n } ({ $kinds }). An seiner Stelle entschied der Bot greedy oder, wo auch das nicht ging, der Zufall. Das erste Problem: { $first }

## Ergebnisse

arena-playing = Spielen
arena-rounded = Jede Ausgangslage wird in mehreren Sitzordnungen gespielt (Partien je Ausgangslage: { $each }). Partien: { $games } statt { $given }.
arena-head-bot = Bot
arena-head-games = Partien
arena-head-share = Siege
arena-head-range = 95-%-Bereich
arena-head-score = Punkte
arena-head-margin = Vorsprung (95-%-Bereich)
arena-head-places = Plätze
arena-head-rating = Rating
arena-head-against = Vor dem Gegner (Vorsprung)
arena-head-decisions = Entscheidungen je Partie
arena-head-time = Zeit je Entscheidung
arena-head-longest = Längste
arena-head-forfeited = Ausfälle
arena-done = Partien: { $games }. Ausgangslagen: { $deals }. Im Mittel { $rounds } Runden und { $decisions } Entscheidungen.
arena-written = Geschrieben in { $folder }: { $files }
arena-more = Ratings und Diagramme brauchen weitere Pakete: pip install "semiramis[arena]"
arena-stopped = Angehalten. Es wurde nichts gespeichert. Mit --out lässt sich ein Wettkampf später fortsetzen.
arena-stopped-kept = Angehalten. Weiter geht es mit: { $command }

## Diagramme

arena-plot-shares = Anteil der Siege mit 95-%-Bereich (Partien: { $games })
arena-plot-shares-fair = wenn alle gleich stark wären
arena-plot-shares-axis = Anteil der Siege in %
arena-plot-scores = Punkte: Viertel, Median (Linie) und Mittel (Raute)
arena-plot-scores-axis = Punkte
arena-plot-parts = Mittlere Punkte nach Kategorie
arena-plot-time = Zeit je Entscheidung
arena-plot-time-axis = Millisekunden
arena-plot-time-mean = Mittel
arena-plot-time-longest = längste
