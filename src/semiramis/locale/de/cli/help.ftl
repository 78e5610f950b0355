# Hilfeseiten der Kommandozeile. Sie haben eine eigene Datei, damit --help nichts anderes liest.

cli-help-program = Brettspiele über die Hängenden Gärten von Babylon: spielen, nachspielen, untersuchen und messen.
cli-help-usage = Aufruf:
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-required = [erforderlich]
cli-help-default = [Vorgabe: { $value }]
cli-help-help = Diese Seite zeigen und beenden.

## Befehle

cli-help-cmd-play = An diesem Terminal spielen, gegen Bots oder mit anderen neben dir.
cli-help-cmd-serve = Den Server starten, auf dem Menschen und Bots übers Netzwerk spielen.
cli-help-cmd-replay = Ein Protokoll streng nachspielen und erzählen, was geschah.
cli-help-cmd-review = Jeden Zug einer beendeten Partie beurteilen und Glück von Können trennen.
cli-help-cmd-position = Eine Stellung aus Protokoll, Stellungsdatei oder Zeichnung nehmen, prüfen und ausgeben.
cli-help-cmd-components = Alle Werte des Spielmaterials und ihre Herkunft auflisten.
cli-help-cmd-clauses = Jede Regel mit Code, Tests und Texten zeigen.
cli-help-cmd-rules = Die Regeln lesen: alle, einzelne Nummern oder die mit gesuchten Wörtern.
cli-help-cmd-playthrough = Eine ganze Zufallspartie als Text zum Durchsehen ausgeben.
cli-help-cmd-arena = Bots viele Partien gegeneinander spielen lassen und angeben, wie sicher das Ergebnis ist.
cli-help-cmd-simulate = Viele Partien spielen und als Tabelle schreiben.
cli-help-cmd-balance = Werte des Spielmaterials ändern und messen, was das mit dem Spiel macht.
cli-help-cmd-perft = Zählen, wie viele Zugfolgen bei einer Stellung beginnen.
cli-help-cmd-soak = Zufallspartien spielen und jede Stellung prüfen.
cli-help-cmd-parity = Einfache und kompilierte Regeln Zug für Zug vergleichen.
cli-help-cmd-bench = Messen, wie schnell alles ist.
cli-help-cmd-doctor = Prüfen, ob auf diesem Rechner alles in Ordnung ist.
cli-help-cmd-backup = Alle Tische in eine Datei kopieren, auch während ein Server läuft, und die Kopie prüfen.
cli-help-cmd-restore = Eine Sicherung an die Stelle der Tische in einem Ordner setzen, den kein Server benutzt.
cli-help-cmd-copy = Alle Tische zwischen einem Ordner und einer PostgreSQL-Datenbank kopieren und beide vergleichen.

## Argumente und Optionen mehrerer Befehle

cli-help-arg-game = Welches Spiel, zum Beispiel amyitis.
cli-help-arg-log = Das Protokoll einer Partie.
cli-help-arg-position = Ein Protokoll, eine Stellungsdatei oder eine Zeichnung.
cli-help-opt-lang = Die Sprache. Vorgabe ist die deines Systems.
cli-help-opt-version = Die Version zeigen und beenden.
cli-help-opt-json = JSON für Programme statt Text für Menschen ausgeben.
cli-help-opt-edition = Eine Editionsdatei mit anderen Werten des Spielmaterials.
cli-help-opt-seats = Wie viele Plätze.
cli-help-opt-option = Eine Tischoption; kann mehrmals angegeben werden.
cli-help-opt-games = Wie viele Partien.
cli-help-opt-first-seed = Die Nummer der ersten Zufallspartie.

## play

cli-help-play-seats = Wer spielt: für jeden von 2 bis 4 Plätzen me, me:Ana oder der Name eines Bots, mit oder ohne Namen der Plätze, etwa jasmine=me,rose=greedy.
cli-help-play-seed = Der Startwert. Derselbe Startwert ergibt dieselbe Ausgangslage. Vorgabe ist einer, den niemand kennt.
cli-help-play-position = Mit dieser Stellungsdatei oder Zeichnung beginnen.
cli-help-play-save = Wo die Partie gespeichert wird. Vorgabe ist eine neue Datei in deinem Datenordner.
cli-help-play-resume = Die Partie aus dieser Datei fortsetzen.

## replay und position

cli-help-review-depth = Wie gründlich beurteilt wird.
cli-help-review-results = Beurteilte Züge in dieser Datei behalten und dort weitermachen.
cli-help-replay-to = Nach so vielen Schritten aufhören.
cli-help-replay-board = Nach jedem Zug den Spielplan zeichnen.
cli-help-replay-verify = Alle Zufallsergebnisse mit dem offengelegten Startwert prüfen.
cli-help-position-step = Nach wie vielen Schritten des Protokolls. Vorgabe ist nach allen.
cli-help-position-drawing = Den Spielplan zeichnen, statt eine Stellungsdatei zu schreiben.
cli-help-position-output = In diese Datei schreiben.
cli-help-position-check = Nur sagen, ob die Stellung möglich ist.

## Die übrigen

cli-help-components-recon = Nur die Werte, die rekonstruiert sind.
cli-help-clauses-check = Nur auflisten, was fehlt; Rückgabewert 1, wenn etwas fehlt.
cli-help-clauses-tests = Der Ordner mit den Tests.
cli-help-rules-clause = Regeln nach ihrer Nummer, etwa AMY-II.C.1, oder nach deren Anfang; ohne Angabe alle.
cli-help-rules-search = Nur Regeln, in denen alle diese Wörter vorkommen; Akzente und Großschreibung spielen keine Rolle.
cli-help-playthrough-seed = Der Startwert für Zufall und Züge.
cli-help-arena-bots = Die Bots, durch Kommas getrennt: Namen oder datei.py:funktion. Alle sitzen gleich oft am Tisch; gibt es mehr Bots als Plätze, spielt jede Auswahl.
cli-help-arena-games = Wie viele Partien mindestens; jede Ausgangslage wird ganz gespielt, in allen ihren Sitzordnungen.
cli-help-arena-workers = Wie viele Prozesse gleichzeitig spielen, sonst einer; mit --ray sonst so viele, wie der Cluster Prozessoren hat.
cli-help-arena-seed = Der Startwert aller Partien. Derselbe Startwert bringt dieselben Partien.
cli-help-arena-seconds = Die Bedenkzeit jeder Entscheidung. Ohne sie denken Bots, solange sie mögen, fremde höchstens 60 Sekunden.
cli-help-arena-out = Partien, Zusammenfassung und Diagramme in diesem Ordner speichern.
cli-help-arena-resume = Den Wettkampf im Ordner fortsetzen.
cli-help-arena-ray = Die Partien über einen Ray-Cluster verteilen: den, den RAY_ADDRESS nennt, oder einen eigenen auf diesem Rechner.
cli-help-simulate-games = Wie viele Partien.
cli-help-simulate-policy = Wer spielt: ein Bot für alle Plätze oder für jeden einer, durch Kommas getrennt; Namen oder datei.py:funktion. Spielen alle zufällig, laufen ganze Partien in kompiliertem Code.
cli-help-simulate-seed = Der Startwert aller Partien. Derselbe Startwert bringt dieselben Partien, wie viele auch gleichzeitig laufen.
cli-help-simulate-workers = Wie viele Partien gleichzeitig gespielt werden.
cli-help-simulate-out = Eine Tabelle schreiben: eine Datei, die auf .parquet, .csv oder .jsonl endet.
cli-help-simulate-moves = Eine Zeile für jede Entscheidung statt einer für jede Partie.
cli-help-simulate-events = Wie --moves, in jeder Zeile auch, was geschehen ist.
cli-help-simulate-force = Überschreiben, was schon da ist.
cli-help-balance-set = Ein geänderter Wert; kann mehrmals angegeben werden. Stellen werden geschrieben wie in der Editionsdatei, etwa start.talents=6.
cli-help-balance-values = Mehrere Werte der Stelle vergleichen, die --set ohne einen nennt.
cli-help-balance-all = Jeden rekonstruierten Wert über seine möglichen Werte messen.
cli-help-balance-games = Wie viele Ausgangslagen; jede wird mit jeder Edition gespielt.
cli-help-balance-bots = Wer spielt: ein Bot für alle Plätze oder für jeden einer, durch Kommas getrennt; Namen oder datei.py:funktion.
cli-help-balance-out = Zusammenfassung, Partien, geänderte Editionen und ein Diagramm in diesem Ordner speichern.
cli-help-perft-depth = Wie viele Entscheidungen tief; Zufall zählt nach Ergebnissen.
cli-help-perft-seed = In der Zufallspartie dieses Startwerts beginnen, nach dem Spielaufbau.
cli-help-perft-after = Nach wie vielen Entscheidungen jener Partie.
cli-help-perft-divide = Die Zahl nach der ersten Aktion aufteilen.
cli-help-perft-distinct = Auch die verschiedenen Stellungen zählen.
cli-help-perft-position = Mit dieser Stellungsdatei oder Zeichnung beginnen.
cli-help-soak-deep = Nur nach je so vielen Entscheidungen prüfen.
cli-help-soak-compiled = In kompiliertem Code spielen und nur prüfen, dass nichts verloren geht oder sich verdoppelt; für sehr viele Partien.
cli-help-bench-seconds = Wie viele Sekunden jede Messung dauert.
cli-help-serve-host = Die Adresse, an der der Server lauscht. Bei einer anderen als 127.0.0.1 können auch andere ihn erreichen.
cli-help-serve-port = Der Port, an dem der Server lauscht; 0 nimmt irgendeinen freien.
cli-help-serve-data = Der Ordner, in dem die Tische gespeichert werden.
cli-help-serve-database = Eine PostgreSQL-Datenbank für die Tische statt eines Ordners: postgresql://benutzer@rechner/name. Mehrere Server können sie teilen.
cli-help-serve-node-url = Wo andere Server an derselben Datenbank diesen erreichen, etwa http://10.0.0.5:8765.
cli-help-serve-keep-days = Nach wie vielen Tagen ohne Änderung hochgeladene, abgezweigte und reine Bot-Partien gelöscht werden; 0 behält alle.
cli-help-serve-bus = Ein Redis- oder Valkey-Server, den sich mehrere Server teilen, damit es schneller geht: redis://rechner:6379.
cli-help-serve-workers = In wie vielen Prozessen die Bots nachdenken.
cli-help-serve-rate = Wie viele Anfragen je Sekunde eine Adresse auf Dauer stellen darf; ein Token ein Fünftel davon, beide für einen Augenblick das Sechsfache.
cli-help-serve-connections = Wie viele Verbindungen eine Adresse gleichzeitig haben darf; zwei Fünftel davon dürfen Ereignisströme sein.
cli-help-serve-trusted-proxy = Ein Proxy, dessen Header X-Forwarded-For geglaubt wird; kann mehrmals angegeben werden.
cli-help-serve-allow-host = Ein Name, unter dem dieser Server erreicht wird, etwa der eines Proxys; * erlaubt alle.
cli-help-serve-metrics-to = Eine Adresse oder ein Netz, das außer diesem Rechner /metrics lesen darf, etwa 10.0.0.0/8; kann mehrmals angegeben werden.
cli-help-serve-web = Einen anderen Build des Browser-Clients ausliefern als den mitgelieferten.
cli-help-serve-root-path = Der Pfad, unter dem ein Proxy diesen Server zeigt, etwa /games.
cli-help-serve-browser = Die Adresse im Browser öffnen oder sie nur ausgeben.
cli-help-doctor-data = Alle Partien im Datenordner eines Servers nachspielen und die nennen, die anders verlaufen; sonst wird nichts geprüft.
cli-help-backup-file = Die Sicherung.
cli-help-copy-from = Ein Ordner mit Tischen, eine Sicherung oder postgresql://benutzer@rechner/name.
cli-help-copy-to = Ebenso; dort darf es noch keine Tische geben.
