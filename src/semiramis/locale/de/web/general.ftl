# Der Browser-Client: seine Seiten außerhalb eines Tisches.

## Jede Seite

web-name = Semiramis
web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-play = Spielen
web-nav-settings = Einstellungen
web-language = Sprache
web-theme-to-dark = Dunkles Design
web-theme-to-light = Helles Design
web-close = Schließen
web-back = Zurück
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-try-again = Noch einmal
web-loading = Der Tisch wird gedeckt
web-you = du
web-footer = Ein unabhängiger, quelloffener Client mit eigener Grafik. Ohne Verbindung zu den Autoren und Verlagen der Brettspiele.
web-licences = Lizenzen

## Die Spiele

web-games = Spiele
web-game-amyitis = Amyitis
web-game-amyitis-about = Wirb Handwerker an, grabe Kanäle und führe die gemeinsame Karawane, bevor es die anderen tun.
web-game-amyitis-length = 60–120 Min.
web-game-amyitis-kind = Wettlauf um Karten
web-game-babylon = Babylon
web-game-babylon-about = Errichte Terrassen auf Säulen und schmücke sie mit Treppen, Brücken, Brunnen und Statuen.
web-game-babylon-length = 40–60 Min.
web-game-babylon-kind = räumlicher Garten
web-game-ishtar = Ishtar
web-game-ishtar-about = Verwandle die Wüste in Blumenbeete, nimm sie in Besitz und pflanze Bäume, die dich überdauern.
web-game-ishtar-length = 45–60 Min.
web-game-ishtar-kind = Gebiete besetzen
web-players = { $least }–{ $most } Spieler

## Bots, vom schwächsten zum stärksten

web-bot-random = Würfel
web-bot-random-about = Spielt irgendetwas Erlaubtes.
web-bot-greedy = Raffer
web-bot-greedy-about = Nimmt, was sofort am besten aussieht.
web-bot-apprentice = Lehrling
web-bot-apprentice-about = Denkt ein wenig nach; für die erste Partie.
web-bot-gardener = Gärtner
web-bot-gardener-about = Plant einen Zug voraus; ein fairer Gegner.
web-bot-architect = Architekt
web-bot-architect-about = Plant weit voraus; stark.
web-bot-royal = Hofarchitekt
web-bot-royal-about = Nimmt sich Zeit; der stärkste.

## Die erste Seite

web-hero-title = Drei Spiele. Ein Weltwunder.
web-hero-about = Bewässere, baue und bepflanze die Hängenden Gärten mit Freunden oder gegen Bots. Ganz ohne Konto.
web-play-now = Jetzt spielen
web-play-now-what = { $game }, Gegner: { $bot }
web-join-link = Mit Link beitreten
web-pass-and-play = An einem Gerät
web-play-bots = Gegen Bots spielen
web-new-table = Neuer Tisch
web-players-how-many = Spielerzahl
web-strength = Stärke
web-watch-bots = Bots zusehen
web-nav-learn = Lernen
web-nav-watch = Zusehen
web-your-turn-at = Du bist am Zug: { $game }
web-watch-about = Lass Bots gegeneinander spielen, in deinem Tempo; halte bei jedem Zug an und spiele selbst weiter. Oder sieh dir eine deiner Partien noch einmal an.
web-watch-game = { $game } ansehen
web-watch-replays = Deine beendeten Partien
web-watch-none = Noch keine Partie ist beendet.
web-watch-replay = Ansehen
web-join-paste = Der Link, den du bekommen hast
web-join-bad = Das führt zu keinem Tisch. Ein Link sieht so aus: { $example }
web-join-find = Tisch suchen

## Meine Tische

web-your-tables = Deine Tische
web-waits = { $n ->
        [one] { $n } wartet auf dich
       *[other] { $n } warten auf dich
    }
web-tables-none = Noch kein Tisch. Ein Bot hat immer Zeit.
web-tables-all = Alle zeigen
web-your-turn = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-turn-nobody = Das Spiel geht von selbst weiter
web-seats-free = { $n ->
        [one] { $n } Platz ist frei
       *[other] { $n } Plätze sind frei
    }
web-over = Das Spiel ist vorbei
web-over-you = Du hast gewonnen
web-over-by = { $name } hat gewonnen
web-over-shared = Ein geteilter Sieg
web-changed = Letzter Zug { $ago }
web-changed-now = Letzter Zug gerade eben
web-clock-left = Auf der Uhr: { $time }
web-open-play = Spielen
web-open-watch = Zusehen
web-open-wait = Einladen
web-open-results = Ergebnis
web-forget = Von der Liste nehmen
web-table-lost = Der Tisch { $table } lässt sich nicht öffnen.

## Plätze

web-seat-who = { $seat }: { $name }
web-seat-free = frei
web-seat-kind = Wer auf dem Platz { $seat } sitzt
web-seat-name = Name auf dem Platz { $seat }
web-seat-bot = Bot auf dem Platz { $seat }
web-seat-me = Ich
web-seat-bot-kind = Ein Bot
web-seat-open = Jemand über den Link
web-seat-hot-seat = Jemand neben mir
web-seat-open-about = Frei, bis jemand über den Link kommt.

## Ein neuer Tisch

web-new-title = Neuer Tisch
web-new-game = Spiel
web-new-players = Anzahl der Spieler
web-new-seats = Wer wo sitzt
web-new-clock = Uhr
web-new-help = Tipps während der Partie
web-new-help-about = Ein Bot darf um Rat gefragt und aus Stellungen darf anderswo weitergespielt werden, bevor die Partie zu Ende ist. Wenn andere an eigenen Geräten spielen, ist das zunächst aus.
web-help-on = an
web-help-off = aus
web-clock-none = Ohne Uhr
web-clock-bank = { $minutes } Min. für jeden und { $seconds } s pro Zug
web-clock-days = { $days ->
        [one] { $days } Tag für jede Entscheidung
       *[other] { $days } Tage für jede Entscheidung
    }
web-new-options = Tischoptionen
web-options-standard = Standard
web-options-changed = { $n ->
        [0] Standard
        [one] { $n } geändert
       *[other] { $n } geändert
    }
web-option-standard = { $value } (Standard)
web-new-more = Ausgabe und Startwert
web-new-edition = Ausgabe des Spielmaterials
web-edition-own = Ausgabe: { $name }
web-edition-about = Weichen gedruckte Werte von deinem Exemplar ab, kannst du sie mit einer Ausgabedatei berichtigen.
web-new-seed = Startwert
web-seed-about = Dasselbe Wort teilt dasselbe Spiel aus. Lass das Feld leer, wenn neu gegeben werden soll.
web-new-make = Tisch decken

## Tischoptionen; .is-… sind ihre Werte

web-option-amyitis-any-good-wine = Wein als „beliebige Ware“
    .is-no = nicht erlaubt
    .is-yes = erlaubt
web-option-amyitis-cut-off-canals = Vom Fluss abgeschnittene Würfel
    .is-dry = neue Kanäle schließen nicht an
    .is-wet = neue Kanäle dürfen anschließen
web-option-amyitis-field-tie = Gleichstand in einer vollen Feldreihe
    .is-nobody = niemand bekommt einen Gärtner
    .is-rightmost = wer am weitesten rechts liegt, bekommt einen Gärtner
web-option-babylon-footprint = Zwei Plättchen genau übereinander
    .is-never = nie
    .is-consecutive = nur nicht auf direkt folgenden Ebenen
web-option-babylon-bridge-gap = In der Lücke einer Brücke
    .is-open = tiefere Plättchen erlaubt
    .is-bare = nur die bloße Spielertafel
    .is-decorated = tiefere Plättchen und Dekorationen erlaubt
web-option-babylon-overhang = Unter einer überhängenden Ecke
    .is-anything = alles, was tiefer liegt
    .is-clear = nichts darf dort stehen
web-option-babylon-first-statue = Wenn alle Statuen zu Säulen geworden sind
    .is-again = irgendwo neu beginnen
    .is-once = keine Statuen mehr
web-option-babylon-supply = Vorrat
    .is-limited = begrenzt
    .is-unlimited = geht nie aus
web-option-ishtar-layout = Anordnung der Geländetafeln
    .is-compact = eng zusammen
web-option-ishtar-trees = Bäume pro Zug
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
    .is-5 = 5
    .is-any = beliebig viele
web-option-ishtar-seams = Grenze zwischen Geländetafeln
    .is-crossed = Plättchen dürfen darüber reichen
    .is-kept = Plättchen dürfen nicht darüber reichen
web-option-ishtar-double-bloom = Doppelter Blumen-Marker
    .is-one-each = 1 Blume je Feld
    .is-two-each = 2 Blumen je Feld
web-option-ishtar-hidden-stack = Fähigkeit J und der Stapel bei der Gießkanne
    .is-open = immer erlaubt
    .is-closed = nur wenn kein anderer da ist

## Platz nehmen

web-join-title = Ein Tisch für { $game }
web-join-gone = Dieser Tisch ist nicht da
web-join-who = Am Tisch
web-join-sit-title = Nimm Platz
web-join-name = Dein Name
web-join-name-about = So sehen dich die anderen. Es wird kein Konto angelegt.
web-join-seat = Wähle einen Platz
web-join-sit = Hier sitzen
web-join-watch = Zusehen
web-join-full = Alle Plätze sind besetzt
web-invite-title = Lade Freunde ein
web-invite-about = Wer diesen Link öffnet, kann Platz nehmen. Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-invite-network = Dieser Link ist für andere in deinem Netz. Schick ihn so, wie er ist; er geht auch auf diesem Rechner.
web-invite-here-only = Dieser Link geht nur auf diesem Rechner. Damit andere in deinem Netz mitspielen können, beende den Server und starte ihn neu mit { $option }; deine Tische bleiben erhalten.
web-invite-link = Link zum Tisch
web-invite-qr = Der Link als QR-Code
web-invite-board = Zu den Spielplänen

## Einstellungen

web-settings-me = Du
web-settings-look = Aussehen
web-settings-play = Spiel
web-settings-data = Daten auf diesem Gerät
web-theme = Design
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-size = Schriftgröße
web-percent = { $n } %
web-motion = Bewegung
web-motion-system = Wie das System
web-motion-full = Voll
web-motion-reduced = Wenig
web-move-speed = Züge der anderen
web-move-speed-off = Sofort
web-move-speed-fast = Schnell
web-move-speed-normal = Normal
web-move-speed-slow = Langsam
web-sound = Töne
web-sound-about = Kurze Töne bei Zügen, wenn du am Zug bist und am Ende des Spiels.
web-volume = Lautstärke
web-boards = Spielpläne
web-boards-drawn = Gezeichnet
web-boards-list = Bild und Liste der Züge
web-labels = Namen auf den Spielplänen
web-labels-about = Buchstaben und Zahlen der Reihen und Spalten, Namen der Orte.
web-confirm = Bestätigen
web-confirm-every = Jeden Schritt
web-confirm-last = Den letzten Schritt eines Zuges
web-confirm-free = Nur, was sich nicht zurücknehmen lässt
web-auto-play = Entscheidungen ohne Wahl für mich treffen
web-auto-play-about = Wo nur eine Aktion erlaubt ist, wird sie nach einem Moment gespielt. Rückgängig reicht bis zu deiner letzten echten Entscheidung.
web-single-keys = Tastenkürzel aus einer Taste
web-single-keys-about = Schalte sie aus, wenn du diktierst oder dein Vorleseprogramm eigene Tasten hat.
web-notify = Melden, wenn ich am Zug bin
web-notify-about = Eine Mitteilung des Browsers, solange ein Tisch in einem Tab offen ist.
web-notify-refused = Der Browser erlaubt dieser Seite keine Mitteilungen.
web-data-about = { $n ->
        [one] Dieses Gerät hält { $n } Platz. Sein Token ist der einzige Schlüssel dazu.
       *[other] Dieses Gerät hält { $n } Plätze. Ihre Tokens sind die einzigen Schlüssel dazu.
    }
web-data-save = In eine Datei sichern
web-data-load = Aus einer Datei laden
web-data-loaded = { $n ->
        [one] { $n } Platz wurde übernommen.
       *[other] { $n } Plätze wurden übernommen.
    }
web-data-bad = In dieser Datei stehen keine Plätze von Semiramis.
web-data-forget = Meine Plätze vergessen
web-data-forget-about = Die Tische bleiben, aber von diesem Gerät aus kann niemand mehr an ihnen spielen. Sichere deine Plätze vorher in eine Datei, wenn du sie vielleicht noch brauchst.
web-data-forgotten = Dieses Gerät hält keine Plätze mehr.

## Hier ist nichts

web-404-title = Dieser Stapel ist aufgebraucht
web-404-about = Unter dieser Adresse gibt es nichts.
web-404-home = Zur Startseite

## Probleme und Neuigkeiten

web-told-moved-first = { $name } war schneller. Es wurde nichts gesendet.
web-problem-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren; es geht weiter, sobald die Verbindung wieder da ist.
web-problem-unreadable = Die Antwort des Servers war nicht lesbar. Versuche es noch einmal.
web-problem-status = Der Server oder etwas auf dem Weg zu ihm hat mit { $status } geantwortet. Nichts ist verloren; versuche es gleich noch einmal.
web-problem-client = Auf dieser Seite ist etwas schiefgegangen: { $code }. Nichts ist verloren; lade die Seite neu.

## Ohne Server

web-open-file = Partiedatei öffnen
web-save-game = Partiedatei speichern
web-site-denied = Dieser Browser speichert nichts für diese Seite. Spiel ruhig weiter, aber deine Partien enden mit diesem Tab; eine Partiedatei bewahrt sie auf.
web-site-evicted = Der Browser hat die für diese Seite gespeicherten Partien gelöscht. Spiel ruhig weiter, aber deine Partien enden mit diesem Tab; eine Partiedatei bewahrt sie auf.
web-site-full = In diesem Browser ist kein Platz mehr. Spiel ruhig weiter, aber was ab jetzt geschieht, endet mit diesem Tab; eine Partiedatei bewahrt die Partie auf.
web-site-cut = Die Spiele konnten nicht geladen werden: Die Verbindung ist unterwegs abgebrochen. Deine Partien sind sicher.
web-site-again = Noch einmal versuchen
web-site-unsupported = Dieser Browser kann die Spiele nicht ausführen: Ihm fehlt WebAssembly oder ein Teil davon. Verwende einen aktuellen Firefox, Chrome, Edge oder Safari; bei höchster Schutzstufe kann es abgeschaltet sein.
web-site-failed = Die Spiele lassen sich in diesem Browser nicht starten: { $reason }. Versuche einen neueren Browser, oder lade die Seite neu.
web-site-starting = Die Spiele werden vorbereitet. Nur beim ersten Besuch dauert das etwas.
web-site-update = Eine neue Version ist bereit. Sie wird verwendet, sobald alle Seiten dieser Website geschlossen sind.
web-site-update-now = Jetzt verwenden
