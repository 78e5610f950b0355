# Die Kommandozeile.

## Falsche Argumente

cli-lang-unknown = In „{ $given }“ gibt es keine Texte. Sprachen: { $known }.
cli-usage-option = Die Option { $name } gibt es hier nicht. Die Optionen zeigt „{ $usage } --help“.
cli-usage-value = Die Option { $name } ist nicht richtig angegeben. Wie es geht, zeigt „{ $usage } --help“.
cli-usage-missing = { $name } fehlt. Was anzugeben ist, zeigt „{ $usage } --help“.
cli-usage-bad = Der Wert für { $name } passt nicht. Was passt, zeigt „{ $usage } --help“.
cli-usage-extra = Das sind zu viele Argumente. Welche es gibt, zeigt „{ $usage } --help“.
cli-usage-command = Den Befehl „{ $given }“ gibt es nicht. Befehle: { $known }.
cli-number = { $name } muss von { $least } bis { $most } sein, nicht { $given }.
cli-option-form = „{ $given }“ ist keine Tischoption in der Form Name=Wert.
cli-system = Das System hat abgelehnt: { $reason }.
cli-extra-missing = Dieser Befehl braucht das Paket { $package }. Installiere es mit: pip install "semiramis[{ $extra }]"
cli-not-text = { $path } ist keine Textdatei in UTF-8.
cli-file-exists = Die Datei { $path } gibt es schon. Wähle einen anderen Namen, oder setze die Partie mit --resume fort.
cli-resume-with = { $name } verträgt sich nicht mit --resume: Eine gespeicherte Partie geht weiter, wie sie begann.
cli-resume-game = Die gespeicherte Partie gehört zu { $wanted }, nicht zu { $given }.
cli-seed-missing = Die Datei { $path } fehlt. In ihr steht der Startwert dieser Partie, und ohne ihn kann nichts mehr gezogen werden. Lege sie wieder neben { $log }; oder nimm die Stellung mit „semiramis position { $log } --output position.json“ und beginne damit über --position eine neue Partie.
cli-seed-unreadable = Aus der Datei { $path } lässt sich der Startwert von { $log } nicht lesen. Lege das Original zurück, oder nimm die Stellung mit „semiramis position { $log } --output position.json“ und beginne damit über --position eine neue Partie.
cli-seed-length = Ein Startwert hat 1 bis { $most } Zeichen.
cli-position-seats = Angegeben sind { $given } Plätze, die Partie hat aber { $wanted }.
cli-position-options = Eine Stellung bringt ihre Tischoptionen mit; lass --option weg.
cli-position-no-steps = { $path } ist eine einzelne Stellung und hat keine Schritte. Die hat nur ein Protokoll.
cli-perft-after = Um nach einigen Entscheidungen zu beginnen, gib auch den --seed der Partie an, zu der sie gehören.
cli-clauses-no-folder = { $path } ist kein Ordner mit Tests.
cli-clauses-unreadable = Die Regeln lassen sich nicht zuordnen: { $reason }.

## Plätze

cli-seats-mixed = In „{ $given }“ sind manche Plätze benannt und manche nicht. Benenne alle oder keinen.
cli-seats-which = „{ $given }“ nennt nicht die richtigen Plätze. Bei dieser Spielerzahl sind es: { $known }.
cli-seats-empty = In „{ $given }“ ist ein Platz leer. Schreibe dort me, me:Ana oder den Namen eines Bots.
cli-seats-name = „{ $given }“ kann kein Name sein. Ein Name hat höchstens { $limit } druckbare Zeichen.

## Spielen

cli-play-file = Die Partie wird gespeichert in { $path }
cli-play-help-hint = Gib die Nummer eines Zuges ein, den Zug selbst oder help.
cli-play-you = du
cli-play-allowed = Das ist erlaubt: { $move }
cli-play-hint = Ein Bot empfiehlt: { $move }
cli-hint-move = Zug
cli-hint-share = Suchanteil
cli-hint-win = Siegchance
cli-hint-line = Mögliche Fortsetzung
cli-play-copied = Gespeichert in { $path }
cli-play-left = Die Partie ist gespeichert. Weiter geht es mit: semiramis play { $game } --resume { $path }
cli-play-over = Die Partie liegt in { $path }; ihre letzte Zeile nennt den Startwert.
cli-play-asks = { $seat }: { $asks }
cli-play-agree = { $seat }, darf das zurückgenommen werden? [j/n]
cli-play-yes-words = j, ja
cli-play-warming = Regeln werden kompiliert
cli-play-number = Einen Zug Nummer { $given } gibt es nicht. Die Nummern gehen von 1 bis { $most }.
cli-play-unknown = „{ $given }“ ist weder Zug noch Befehl. Die Züge zeigt moves, die Befehle help.
cli-play-why-what = Sag, welchen Zug du meinst, zum Beispiel: why pass
cli-play-save-where = Sag, wohin, zum Beispiel: save meine-partie.jsonl
cli-play-count = „{ $given }“ ist keine Zahl von 1 bis 9999.
cli-clause-unknown = Die Regel „{ $given }“ gibt es nicht. Alle zeigt rules.
cli-bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $reason }. Um mit einem anderen weiterzuspielen, setze die Partie mit --seats fort.
cli-bot-illegal = Der Bot „{ $bot }“ hat etwas Unerlaubtes gewählt: { $code }. Um mit einem anderen weiterzuspielen, setze die Partie mit --seats fort.

cli-prompt-move = Gib einen Zug so ein, wie er in der Liste steht, oder seine Nummer. Außerdem:
cli-prompt-why = why <Zug>          warum ein Zug nicht erlaubt ist
cli-prompt-undo = undo               deine letzte Entscheidung zurücknehmen, samt dem, was Bots seither taten
cli-prompt-redo = redo               Zurückgenommenes wiederherstellen
cli-prompt-restart = restart            diesen Zug von vorn beginnen
cli-prompt-hint = hint               was ein starker Bot spielen würde und warum
cli-prompt-board = board              den Spielplan zeichnen
cli-prompt-moves = moves              die Züge auflisten
cli-prompt-score = score              die Punkte nach Kategorie
cli-prompt-log = log [n]            was zuletzt geschah
cli-prompt-rules = rules <Regel>      der Text einer Regel; ohne Angabe alle Titel
cli-prompt-save = save <Datei>       eine Kopie der Partie schreiben
cli-prompt-help = help               diese Liste
cli-prompt-quit = quit               hier aufhören; die Partie ist gespeichert

## Punkte

cli-score-part = Kategorie
cli-score-total = Gesamt
cli-score-place = Rang
cli-score-winner = { $seat } gewinnt mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }.
cli-score-winners = { $seats } teilen sich den Sieg mit je { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }.

## Protokolle und Stellungen

cli-replay-verified = Alle Zufallsergebnisse stimmen mit dem offengelegten Startwert überein. Geprüft: { $n }.
cli-position-good = { $path } ist eine mögliche Stellung.
cli-position-written = Geschrieben in { $path }

## Spielmaterial

cli-components-edition = Edition „{ $name }“. Werte: { $n }, davon
cli-components-rules = in der Anleitung gedruckt
cli-components-external = anderswo bestätigt, durch die genannte Quelle
cli-components-constrained = rekonstruiert; das Bekannte lässt wenige Werte zu
cli-components-free = rekonstruiert; das Bekannte lässt viele Werte zu
cli-components-head-place = Stelle
cli-components-head-value = Wert
cli-components-head-confidence = Sicherheit
cli-components-head-source = Quelle

## Regeln

cli-clauses-head-clause = Regel
cli-clauses-head-title = Titel
cli-clauses-head-code = Code
cli-clauses-head-allowed = Erlaubt
cli-clauses-head-refused = Verboten
cli-clauses-head-texts = Texte
cli-clauses-gaps = Es fehlen: { $n }
cli-clauses-no-tests = Tests wurden nicht betrachtet; nenne ihren Ordner mit --tests.

## Zählen und Prüfen

cli-perft-counting = Zählen
cli-perft-action = Erste Aktion
cli-perft-lines = Zugfolgen
cli-perft-result = Zugfolgen in Tiefe { $depth }: { $lines }
cli-perft-distinct = Verschiedene Stellungen in Tiefe { $depth }: { $n }
cli-soak-playing = Spielen
cli-soak-done = Partien: { $games }. Entscheidungen: { $decisions }. Längste Partie: { $longest }. Meiste erlaubte Züge: { $most }.
cli-soak-sound = Jede Stellung war in Ordnung.
cli-soak-broken = Das darf nicht vorkommen; bitte melde die Zeile darüber.
cli-compiling = Regeln kompilieren
cli-parity-playing = Zweimal spielen
cli-parity-equal = Einfache und kompilierte Regeln stimmen überein. Partien: { $games }. Entscheidungen: { $decisions }.
cli-parity-differs = Einfache und kompilierte Regeln unterscheiden sich: { $where }

## Geschwindigkeit

cli-bench-measuring = Messen
cli-bench-head-row = Was
cli-bench-head-value = Gemessen
cli-bench-head-target = Ziel
cli-bench-head-met = Ergebnis
cli-bench-met = erreicht
cli-bench-missed = verfehlt
cli-bench-row-plain-decision = Einfache Regeln, eine Entscheidung
cli-bench-row-compiled-games = Kompilierte Partien, { $n } Plätze
cli-bench-row-compiled-decisions = Kompilierte Entscheidungen, { $n } Plätze
cli-bench-row-compiled-player-decisions = Kompilierte Entscheidungen der Spieler, { $n } Plätze
cli-bench-row-threads = { $n } Threads gegen einen
cli-bench-row-compiled-clone = Kopie eines kompilierten Zustands
cli-bench-row-compile-cold = Kompilieren von Grund auf
cli-bench-row-compile-cached = Laden kompilierter Regeln
cli-bench-row-help = semiramis --help

## Untersuchung

cli-doctor-looking = Untersuchen
cli-doctor-ok = in Ordnung
cli-doctor-problem = Problem
cli-doctor-python = Python
cli-doctor-platform = System
cli-doctor-package = Paket
cli-doctor-cache = Ordner der kompilierten Regeln
cli-doctor-engine = Kompilierte Regeln
cli-doctor-data = Datenordner
cli-doctor-encoding = Kodierung
cli-doctor-terminal = Terminal
cli-doctor-language = Sprache
cli-doctor-engine-found = { $game }: { $backend }, Stempel { $stamp }; { $decisions } Tausend Entscheidungen und { $simulations } Tausend Simulationen je Sekunde
cli-doctor-backend-packaged = native Bibliothek aus dem Paket
cli-doctor-backend-built = hier gebaute native Bibliothek
cli-doctor-backend-wasm = WebAssembly durch { $runtime }
cli-doctor-no-terminal = kein Terminal
cli-doctor-texts = fehlende oder falsche Texte: { $n }
cli-doctor-fix-python = Installiere Python 3.11 oder neuer.
cli-doctor-fix-package = Installiere Semiramis neu: pip install --upgrade semiramis
cli-doctor-fix-cache = Mach den Ordner beschreibbar, oder nenne einen anderen in der Variablen SEMIRAMIS_CACHE.
cli-doctor-fix-data = Mach den Ordner beschreibbar, oder nenne einen anderen in der Variablen SEMIRAMIS_DATA.
cli-doctor-fix-encoding = Stelle das Terminal auf UTF-8 oder die Variable PYTHONUTF8 auf 1; sonst zeigen die Spielpläne Fragezeichen.
cli-doctor-fix-width = Mach das Fenster mindestens 98 Spalten breit; die Spielpläne brauchen das.
cli-doctor-fix-language = Installiere Semiramis neu: Die Texte sind beschädigt.

## Gespeicherte Partien

audit-no-data = In { $path } sind keine Tische gespeichert. Nenne den Ordner, den „semiramis serve --data“ bekommen hat.
audit-unreadable = Die Tische in { $path } lassen sich nicht lesen: { $reason }.
audit-no-event = Ereignis { $seq } fehlt.
audit-lines = Die Zeilenzahl des Protokolls nach Ereignis { $seq } ist { $line }; vermerkt ist { $given }.
audit-snapshot = Der Schnappschuss nach Ereignis { $seq } (Zeile { $line }) ist nicht die Stellung der Partie. Ihn zu löschen schadet nicht.
audit-table = Was zum Tisch vermerkt ist, passt nicht zum Stand der Partie nach Zeile { $line }: { $what }.
audit-result = Das vermerkte Ergebnis ist nicht das Ergebnis der Partie nach Zeile { $line }.
audit-broken = Etwas Gespeichertes ist beschädigt: { $reason }.
audit-hash = Ereignis { $seq } oder etwas, das dazugehört, wurde nach dem Speichern verändert.
audit-seal = Die Daten des Tisches oder eines Platzes wurden nach dem Speichern verändert.
cli-doctor-replaying = Nachspielen
cli-doctor-head-table = Tisch
cli-doctor-head-game = Spiel
cli-doctor-head-line = Zeile
cli-doctor-head-wrong = Was nicht stimmt
cli-doctor-games-good = Nachgespielte Partien: { $n }. Alle verlaufen gleich.
cli-doctor-games-bad = Nachgespielte Partien: { $n }. Anders verlaufen: { $bad }. Nichts wurde geändert.
cli-backup-done = Kopierte und geprüfte Tische: { $n }. Die Sicherung ist { $path }.
cli-restore-done = Wiederhergestellte Tische: { $n }. Sie liegen in { $path }.
cli-restore-kept = Was vorher dort war, liegt jetzt in { $path }.
backup-no-data = Es gibt keine Datei { $path }, die kopiert werden könnte.
backup-exists = { $path } gibt es schon. Wähle einen anderen Namen oder lösche die Datei zuerst.
backup-failed = Die Kopie { $path } konnte nicht angelegt werden: { $reason }.
backup-damaged = Der Tisch { $table } in { $path } ist beschädigt; „semiramis doctor --data“ sagt, wie. Nichts wurde geändert.
cli-copy-done = Kopierte, verglichene und nachgespielte Tische: { $n }, Ereignisse: { $events }. Sie liegen in { $path }.
copy-not-empty = In { $path } gibt es schon Tische. Nenne eine leere Datenbank oder eine andere Datei.
copy-differs = Die Kopie in { $path } weicht vom Original ab ({ $what }). Sie wurde verworfen; versuche es noch einmal.
copy-in-use = Ein Server benutzt { $path }. Beende ihn zuerst; seine weiteren Züge würden in der Kopie fehlen.

## Server

cli-serve-ready = Semiramis läuft unter { $url } (Tische werden gespeichert in { $data }). Strg+C beendet den Server.
cli-serve-open = Alle, die { $host } erreichen, können hier Tische anlegen und an Tischen zusehen, deren Link sie kennen. Plätze sind sicher, solange ihre Tokens geheim bleiben; in einem offenen Netzwerk gehört ein HTTPS-Proxy davor.
cli-serve-network = Andere in deinem Netzwerk finden ihn unter { $url }.
cli-serve-preparing = Die Bots werden für diesen Rechner vorbereitet: { $done } von { $total } Spielen. Du kannst schon spielen.
cli-serve-prepared = Die Bots sind bereit: { $done } von { $total } Spielen.
cli-serve-bind = An der Adresse { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }. Wähle mit --host oder --port etwas anderes.
cli-serve-data = In { $path } lassen sich keine Tische speichern: { $reason }. Wähle mit --data einen anderen Ordner.
cli-serve-in-use = Ein anderer Server benutzt { $path } schon. Beende ihn oder wähle mit --data einen anderen Ordner.
cli-serve-no-database = { $url } lässt sich nicht benutzen: { $reason }. Prüfe die Adresse und ob die Datenbank läuft.
cli-serve-no-address = „{ $given }“ ist weder eine IP-Adresse noch ein Netz. Schreibe sie wie 10.0.0.7 oder 10.0.0.0/8.
cli-serve-no-bus = „{ $given }“ kann nicht die Adresse eines Busses sein. Schreibe sie wie redis://rechner:6379.
cli-serve-root-path = „{ $given }“ kann nicht der Pfad eines Proxys sein. Schreibe ihn wie /games: Buchstaben ohne Umlaute, Ziffern und . _ ~ - zwischen Schrägstrichen.
