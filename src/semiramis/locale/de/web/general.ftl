# Der Browser-Client: seine Seiten außerhalb eines Tisches.

## Jede Seite

web-name = Semiramis
web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-play = Spielen
web-nav-settings = Einstellungen
web-labelled = { $label }: { $value }
web-language = Sprache
web-theme-to-dark = Dunkles Design
web-theme-to-light = Helles Design
web-close = Schließen
web-back = Zurück
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-try-again = Erneut versuchen
web-loading = Wird geladen …
web-you = du
web-footer = Ein unabhängiger, quelloffener Client mit eigener Grafik. Ohne Verbindung zu den Autoren und Verlagen der Brettspiele.
web-licences = Lizenzen

## Die Spiele

web-games = Spiele
web-game-amyitis = Amyitis
web-game-amyitis-about = Wirb Handwerker an, grabe Kanäle und führe die gemeinsame Karawane, bevor es die anderen tun.
web-game-amyitis-length = 60–120 Min.
web-game-amyitis-kind = Wettlauf um Karten
web-game-babylon = Babylon
web-game-babylon-about = Errichte Terrassen auf Säulen und schmücke sie mit Treppen, Brücken, Brunnen und Statuen.
web-game-babylon-length = 40–60 Min.
web-game-babylon-kind = Garten in 3D
web-game-ishtar = Ishtar
web-game-ishtar-about = Verwandle die Wüste in Blumenbeete, nimm sie in Besitz und pflanze Bäume, die dich überdauern.
web-game-ishtar-length = 45–60 Min.
web-game-ishtar-kind = Gebietskontrolle
web-players = { $least }–{ $most } Spieler

## Bots, vom schwächsten zum stärksten

web-bot-random = Glücksritter
web-bot-random-about = Zieht völlig zufällig.
web-bot-greedy = Raffzahn
web-bot-greedy-about = Nimmt, was sofort am meisten bringt.
web-bot-apprentice = Lehrling
web-bot-apprentice-about = Leicht: gut für die erste Partie.
web-bot-gardener = Gärtner
web-bot-gardener-about = Mittel: plant einen Zug voraus.
web-bot-architect = Architekt
web-bot-architect-about = Schwer: plant weit voraus.
web-bot-royal = Hofarchitekt
web-bot-royal-about = Am schwersten: nimmt sich Zeit.

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
web-watch-bots = Zusehen
web-nav-learn = Lernen
web-nav-watch = Zusehen
web-your-turn-at = Du bist am Zug: { $game }
web-watch-about = Lass Bots in deinem Tempo gegeneinander spielen. Du kannst bei jedem Zug anhalten und selbst weiterspielen. Oder sieh dir eine deiner Partien noch einmal an.
web-watch-game = Bei { $game } zusehen
web-watch-replays = Deine beendeten Partien
web-watch-none = Du hast noch keine Partie beendet.
web-watch-replay = Ansehen
web-join-paste = Einladungslink
web-join-bad = Dieser Link führt zu keinem Tisch. Ein Link sieht so aus: { $example }
web-join-find = Zum Tisch

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
web-turn-nobody = Die Partie läuft von selbst weiter
web-seats-free = { $n ->
        [one] { $n } Platz ist frei
       *[other] { $n } Plätze sind frei
    }
web-over = Die Partie ist zu Ende
web-over-you = Du hast gewonnen
web-over-by = { $name } hat gewonnen
web-over-shared = Geteilter Sieg
web-changed = Letzter Zug { $ago }
web-changed-now = Letzter Zug gerade eben
web-clock-left = Restzeit: { $time }
web-open-play = Spielen
web-open-watch = Zusehen
web-open-wait = Einladen
web-open-results = Ergebnis
web-forget = Aus der Liste entfernen
web-table-lost = Der Tisch { $table } lässt sich nicht öffnen.

## Plätze

web-seat-who = { $seat }: { $name }
web-seat-free = frei
web-seat-kind = Wer spielt als { $seat }?
web-seat-name = Name für { $seat }
web-seat-bot = Bot für { $seat }
web-seat-me = Ich
web-seat-bot-kind = Ein Bot
web-seat-open = Jemand per Link
web-seat-hot-seat = Jemand an diesem Gerät
web-seat-open-about = Frei, bis jemand per Link beitritt.

## Ein neuer Tisch

web-new-title = Neuer Tisch
web-new-game = Spiel
web-new-players = Spielerzahl
web-new-seats = Wer sitzt wo?
web-new-clock = Bedenkzeit
web-new-help = Tipps während der Partie
web-new-help-about = Während der Partie darf man einen Bot um Rat fragen und Stellungen an einem anderen Tisch weiterspielen. Spielen andere an eigenen Geräten, ist das zunächst aus.
web-help-on = an
web-help-off = aus
web-clock-none = Unbegrenzt
web-clock-bank = { $minutes } Min. je Spieler + { $seconds } s je Zug
web-clock-days = { $days ->
        [one] { $days } Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
web-new-options = Tischoptionen
web-options-standard = Standard
web-options-changed = { $n ->
        [0] Standard
        [one] { $n } geändert
       *[other] { $n } geändert
    }
web-option-standard = { $value } (Standard)
web-new-more = Edition und Startwert
web-new-edition = Edition des Spielmaterials
web-edition-own = Edition: { $name }
web-edition-about = Stehen auf deinem Exemplar andere Werte, kannst du sie mit einer Editionsdatei anpassen.
web-new-seed = Zufallsstartwert (Seed)
web-seed-about = Derselbe Startwert ergibt dieselbe Ausgangslage. Leer lassen, um neu zu mischen.
web-new-make = Tisch eröffnen

## Tischoptionen; .is-… sind ihre Werte

web-option-amyitis-any-good-wine = Wein als „beliebige Ware“
    .is-no = nicht erlaubt
    .is-yes = erlaubt
web-option-amyitis-cut-off-canals = Vom Fluss abgeschnittene Würfel
    .is-dry = neue Kanäle schließen nicht an
    .is-wet = neue Kanäle dürfen anschließen
web-option-amyitis-field-tie = Gleichstand in einer vollen Feldreihe
    .is-nobody = niemand bekommt einen Gärtner
    .is-rightmost = wessen Würfel am weitesten rechts liegt, bekommt ihn
web-option-babylon-footprint = Zwei Plättchen genau übereinander
    .is-never = nie
    .is-consecutive = erlaubt, außer auf benachbarten Ebenen
web-option-babylon-bridge-gap = Unter einer Brücke
    .is-open = tiefere Plättchen erlaubt
    .is-bare = nur die bloße Spielertafel
    .is-decorated = tiefere Plättchen und Dekorationen erlaubt
web-option-babylon-overhang = Unter einer überhängenden Ecke
    .is-anything = alles Tiefere erlaubt
    .is-clear = nichts darf dort stehen
web-option-babylon-first-statue = Wenn alle Statuen zu Säulen geworden sind
    .is-again = die nächste gilt wieder als erste
    .is-once = keine Statuen mehr
web-option-babylon-supply = Vorrat
    .is-limited = begrenzt
    .is-unlimited = geht nie aus
web-option-ishtar-layout = Anordnung der Geländetafeln
    .is-compact = eng zusammen
web-option-ishtar-trees = Bäume je Zug
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
    .is-5 = 5
    .is-any = beliebig viele
web-option-ishtar-seams = Grenze zwischen Geländetafeln
    .is-crossed = Plättchen dürfen auf zwei Tafeln liegen
    .is-kept = Plättchen müssen auf einer Tafel liegen
web-option-ishtar-double-bloom = Doppelter Blumen-Marker
    .is-one-each = 1 Blume je Feld
    .is-two-each = 2 Blumen je Feld
web-option-ishtar-hidden-stack = Fähigkeit J und der Stapel bei der Gießkanne
    .is-open = immer erlaubt
    .is-closed = nur, wenn kein anderer Stapel übrig ist

## Platz nehmen

web-join-title = Eine Partie { $game }
web-join-gone = Diesen Tisch gibt es nicht
web-join-who = Am Tisch
web-join-sit-title = Nimm Platz
web-join-name = Dein Name
web-join-name-about = So sehen dich die anderen. Es wird kein Konto angelegt.
web-join-seat = Wähle einen Platz
web-join-sit = Platz nehmen
web-join-seed = Der Startwert „{ $seed }“ dieses Tisches ist vorgegeben: Wer ihn kennt, weiß vorher, was gezogen wird. Nimm nur Platz, wenn du damit einverstanden bist.
web-join-watch = Zusehen
web-join-full = Alle Plätze sind besetzt
web-invite-title = Lade Freunde ein
web-invite-about = Wer diesen Link öffnet, kann Platz nehmen. Die Partie beginnt, sobald alle Plätze besetzt sind.
web-invite-network = Dieser Link gilt in deinem Netzwerk. Schick ihn unverändert weiter; er funktioniert auch auf diesem Rechner.
web-invite-here-only = Dieser Link funktioniert nur auf diesem Rechner. Damit andere in deinem Netzwerk mitspielen können, beende den Server und starte ihn neu mit { $option }; deine Tische bleiben erhalten.
web-invite-link = Link zum Tisch
web-invite-qr = Der Link als QR-Code
web-invite-board = Zum Spielplan

## Einstellungen

web-settings-me = Du
web-settings-look = Darstellung
web-settings-play = Spiel
web-settings-data = Daten auf diesem Gerät
web-theme = Design
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-size = Schriftgröße
web-percent = { $n } %
web-motion = Animationen
web-motion-system = Wie das System
web-motion-full = Alle
web-motion-reduced = Reduziert
web-move-speed = Züge der anderen
web-move-speed-off = Sofort
web-move-speed-fast = Schnell
web-move-speed-normal = Normal
web-move-speed-slow = Langsam
web-sound = Töne
web-sound-about = Kurze Töne bei Zügen, am Ende der Partie und wenn du am Zug bist.
web-volume = Lautstärke
web-boards = Spielpläne
web-boards-drawn = Interaktiv
web-boards-list = Bild und Liste der Möglichkeiten
web-labels = Beschriftung der Spielpläne
web-labels-about = Buchstaben und Zahlen der Reihen und Spalten, Namen der Felder.
web-confirm = Züge bestätigen
web-confirm-every = Jeden Schritt
web-confirm-last = Den letzten Schritt eines Zuges
web-confirm-free = Nur, was sich nicht zurücknehmen lässt
web-auto-play = Schritte ohne Wahl automatisch ausführen
web-auto-play-about = Ist nur eine Aktion erlaubt, wird sie nach einem Moment ausgeführt. „Zurücknehmen“ führt dann zu deiner letzten echten Entscheidung.
web-single-keys = Tastenkürzel mit nur einer Taste
web-single-keys-about = Schalte sie aus, wenn du mit Sprache steuerst oder dein Screenreader eigene Tasten belegt.
web-notify = Benachrichtigen, wenn ich am Zug bin
web-notify-about = Eine Benachrichtigung des Browsers, solange ein Tisch in einem Tab offen ist.
web-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
web-data-about = { $n ->
        [0] Auf diesem Gerät sind keine Plätze gespeichert.
        [one] { $n } Platz ist nur auf diesem Gerät gespeichert. Gehen diese Daten verloren, ist auch der Platz verloren.
       *[other] { $n } Plätze sind nur auf diesem Gerät gespeichert. Gehen diese Daten verloren, sind auch die Plätze verloren.
    }
web-data-save = Als Datei sichern
web-data-load = Aus einer Datei laden
web-data-loaded = { $n ->
        [one] { $n } Platz wurde übernommen.
       *[other] { $n } Plätze wurden übernommen.
    }
web-data-bad = In dieser Datei stehen keine Plätze von Semiramis.
web-data-forget = Plätze auf diesem Gerät löschen
web-data-forget-about = Die Tische bleiben bestehen, aber von diesem Gerät aus kannst du dort nicht mehr spielen. Sichere deine Plätze vorher als Datei, falls du sie noch brauchst.
web-data-forgotten = Auf diesem Gerät sind keine Plätze mehr gespeichert.

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
web-site-denied = Dieser Browser speichert nichts für diese Seite. Spiel ruhig weiter, aber mit diesem Tab gehen deine Partien verloren; als Partiedatei bleiben sie dir erhalten.
web-site-evicted = Der Browser hat die für diese Seite gespeicherten Partien gelöscht. Spiel ruhig weiter, aber mit diesem Tab gehen deine Partien verloren; als Partiedatei bleiben sie dir erhalten.
web-site-full = In diesem Browser ist kein Platz mehr. Spiel ruhig weiter, aber was ab jetzt geschieht, geht mit diesem Tab verloren; als Partiedatei bleibt dir die Partie erhalten.
web-site-cut = Die Spiele konnten nicht geladen werden: Die Verbindung ist unterwegs abgebrochen. Deine Partien sind sicher.
web-site-again = Erneut versuchen
web-site-unsupported = Dieser Browser kann die Spiele nicht ausführen: Ihm fehlt WebAssembly oder ein Teil davon. Verwende einen aktuellen Firefox, Chrome, Edge oder Safari; in privaten Fenstern mit höchster Schutzstufe kann WebAssembly abgeschaltet sein.
web-site-failed = Die Spiele lassen sich in diesem Browser nicht starten: { $reason }. Nimm einen neueren Browser oder lade die Seite neu.
web-site-starting = Die Spiele werden vorbereitet. Nur beim ersten Besuch dauert das etwas.
web-site-update = Eine neue Version ist bereit. Sie wird verwendet, sobald alle Tabs dieser Website geschlossen sind.
web-site-update-now = Jetzt verwenden
