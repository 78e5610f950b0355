# Der Rahmen um die Spielpläne eines Tisches im Browser, das Nachspielen und die Ergebnisse.

## Die Leiste

frame-to-lobby = Zur Startseite
frame-nav = Navigation und Menüs
frame-menu = Dieser Tisch
frame-undo = Zurücknehmen
frame-undo-step = Zurücknehmen: { $step }
frame-undo-own = Zurücknehmen: deine letzte Entscheidung
frame-ask-undo = Rücknahme anfragen
frame-ask-undo-own = Rücknahme deiner letzten Entscheidung anfragen
frame-redo = Wiederherstellen
frame-restart = Zug neu beginnen
frame-hint = Tipp
frame-keys = Tastenkürzel
frame-keys-off = Kürzel mit nur einer Taste sind in den Einstellungen abgeschaltet.
frame-settings = Einstellungen
frame-title = { $game } – Semiramis
frame-title-turn = Du bist am Zug – { $game }
frame-loading = Der Tisch wird geladen …
frame-waiting = Die Partie beginnt, sobald alle Plätze besetzt sind.
frame-over = Die Partie ist zu Ende.
frame-looking-back = Du siehst den Stand nach Ereignis { $seq } von { $last }.
frame-dealing = Alle sind da. Die Ausgangslage wird gezogen …
frame-reconnecting = Verbindung wird wiederhergestellt …
frame-offline = Du bist offline.
frame-offline-kept = Du bist offline. Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung wieder steht.
frame-gone = Dieser Tisch lässt sich nicht zeigen
frame-face-failed = Die Spielpläne ließen sich nicht laden. Nichts ist verloren; lade die Seite neu.
frame-load-again = Neu laden
frame-close = Schließen
frame-yes = Ja
frame-no = Nein
frame-total = Gesamt
frame-round = Runde { $round }
frame-progress-rounds = Runde { $round } von { $rounds }
frame-progress-last = Zwei Stapel sind leer: Dies ist die letzte Runde

## Plätze

frame-seats = Plätze
frame-you = Du
frame-your-turn = am Zug
frame-decides = entscheidet
frame-thinks = denkt nach
frame-seat-open = frei
frame-seat-away = abwesend, ein Bot spielt
frame-first-player = Startspieler
frame-seat-heading = { $name }, { $seat }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
frame-score-of = Wäre jetzt Schluss, hätte { $seat } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Aufschlüsselung zeigen.
frame-seat-open-card = { $name }, { $seat }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Details zeigen.
frame-clock-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } { $hours } h
frame-clock-alarm = { $seconds ->
        [one] Du hast noch { $seconds } Sekunde.
       *[other] Du hast noch { $seconds } Sekunden.
    }
frame-scores = Punkte
frame-scores-about = Der Punktestand, wenn die Partie jetzt zu Ende wäre.

## Die Entscheidung

frame-decision = Deine Entscheidung
frame-asks-of-several = { $name }: { $asks }
frame-standing = Stand der Partie
frame-steps = Schritte deines Zuges
frame-back = Zurück
frame-back-to-step = Zug bis vor diesen Schritt zurücknehmen
frame-choose-one = Wähle eine Möglichkeit
frame-options = Möglichkeiten
frame-where = Klicke auf eine der markierten Stellen.
frame-show-where = Mögliche Stellen zeigen
frame-rail = Schritte
frame-rail-done = erledigt
frame-rail-later = kommt noch
frame-rail-open = jetzt möglich
frame-more = Mehr
frame-less = Weniger
frame-turn = Plättchen drehen
frame-turn-back = Gegen den Uhrzeigersinn drehen
frame-turn-on = Im Uhrzeigersinn drehen
frame-turned = Drehung { $n } von { $turns }
frame-act-and-reveal = { $act } (deckt auf)
frame-reveals = Deckt etwas auf: Zurücknehmen geht dann nur, wenn die anderen zustimmen.
frame-no-points-yet = Bringt nicht sofort Punkte.
frame-sending = Gesendet. Warten auf den Server.
frame-prepare = Nächsten Zug vorbereiten
frame-prepared = Vorbereitet: { $act }. Wird gespielt, sobald du am Zug bist.
frame-prepare-take-back = Zurücknehmen
frame-prepare-nothing = Noch gibt es nichts vorzubereiten.
frame-prepared-not = Dein vorbereiteter Zug wurde nicht gespielt. { $reason }
frame-played-for-you = Automatisch ausgeführt, es gab keine Wahl: { $act }
frame-auto-play = Schritte ohne Wahl automatisch ausführen
frame-invite = Link teilen
frame-won-by = Sieg: { $name }
frame-won-shared = Geteilter Sieg
frame-rematch = Noch eine Partie
frame-replay = Nachspielen
frame-results = Ergebnisse
frame-watching-as = Ansicht:
frame-watching-nobody = Zuschauer
frame-look-before = Ein Ereignis zurück
frame-look-after = Ein Ereignis weiter
frame-look-now = Zum aktuellen Stand
frame-pass-to = Gib das Gerät an { $name } weiter
frame-pass-ready = Ich bin { $name }

## Warum nicht

frame-show-places = { $n ->
        [one] { $n } mögliche Stelle zeigen
       *[other] { $n } mögliche Stellen zeigen
    }
frame-what-can-i-do = Was kann ich tun?
frame-no-moves = Du hast jetzt nichts zu entscheiden.
frame-why-past = Du siehst einen früheren Stand. Geh zum aktuellen Stand, um zu spielen.
frame-why-watching = Du siehst dieser Partie nur zu. Spielen können die, die am Tisch sitzen.
frame-why-not-your-turn = Du bist nicht am Zug. Jetzt entscheidet { $mover }.
frame-why-allowed = Das ist erlaubt.
frame-why-nothing-here = Hier ist jetzt nichts zu tun.

## Spielverlauf

frame-story = Spielverlauf
frame-log = Protokoll
frame-log-empty = Noch ist nichts geschehen.
frame-since = Seit deinem letzten Zug
frame-since-nothing = Seitdem hat niemand gezogen.
frame-replay-since = abspielen
frame-tab-news = , hier haben die anderen gezogen
frame-thinking-for = denkt nach: { $seconds } s
frame-sound = Ton
frame-sound-off = Der Ton ist aus
frame-replay-stop = anhalten

## Befehlszeile

frame-command = Zug eintippen
frame-command-hint = Zug eintippen
frame-command-about = Gib Züge in der Kurzform ein, die beim Tippen vorgeschlagen wird (englische Wörter). Tab ergänzt, Eingabe spielt den Zug. Ist er nicht erlaubt, nennt die Antwort die Regel.
frame-command-options = Passende Züge

## Tipp

frame-hint-asking = Ein Bot denkt für dich nach.
frame-hint-best = Der Bot { $bot } empfiehlt: { $act }.
frame-hint-because = Am besten: { $act }. Das bringt mehr Punkte als „{ $other }“: { $change }, vor allem durch „{ $part }“.
frame-hint-details = Einzelheiten
frame-hint-same = Auch der Bot { $bot } hätte so gespielt.
frame-hint-instead = Der Bot { $bot } hätte hier so gespielt: { $act }.
frame-hint-played = gespielt
frame-hint-reasons = Nach Kategorie
frame-explain = Warum dieser Zug?
frame-hint-move = Möglichkeit
frame-hint-win = Siegchance
frame-hint-range = Die Siegchance liegt wahrscheinlich in diesem Bereich
frame-hint-points = Punkte
frame-hint-line = Mögliche Fortsetzung

## Anfragen

frame-asks-undo = { $n ->
        [one] { $name } möchte { $n } Schritt zurücknehmen.
       *[other] { $name } möchte { $n } Schritte zurücknehmen.
    }
frame-asks-end = { $name } möchte die Partie jetzt beenden.
frame-asked-waits = Die anderen wurden gefragt.
frame-withdraw = Anfrage zurückziehen
frame-you-are-away = Der Bot { $bot } spielt für dich.
frame-come-back = Meinen Platz wieder einnehmen
frame-next-game = Die nächste Partie ist bereit.
frame-next-game-go = Zur Partie

## Dieser Tisch

frame-menu-table = Tisch
frame-menu-view = Ansicht
frame-menu-help = Hilfe
frame-menu-leave = Tisch verlassen
frame-share-table = Link zu diesem Tisch teilen
frame-share-position = Link zu dieser Stellung teilen
frame-copied = Der Link ist in der Zwischenablage.
frame-copy-failed = Der Link ließ sich nicht kopieren: { $link }
frame-picture-svg = Bild als SVG
frame-picture-png = Bild als PNG
frame-picture-failed = Das Bild ließ sich nicht erstellen. Versuche es noch einmal.
frame-leave = Meinen Platz einem Bot überlassen
frame-leave-sure = Bis du zurückkommst, spielt ein Bot für dich.
frame-end = Vorzeitiges Ende vorschlagen
frame-end-sure = Wenn alle zustimmen, endet die Partie mit dem jetzigen Punktestand.

## Spiele ohne gezeichnete Spielpläne

frame-boards = Spielpläne
frame-plain-picture = Der Tisch
    .short = Tisch
frame-plain-moves = Deine Möglichkeiten
    .short = Möglichkeiten
frame-plain-find = Möglichkeit suchen
frame-plain-best = meiste Punkte zuerst
frame-plain-none = Du hast jetzt nichts zu entscheiden.
frame-plain-nothing-found = Nichts gefunden. Versuche es mit weniger Wörtern.
frame-zoom-in = Vergrößern
frame-zoom-out = Verkleinern
frame-holds-pillars = { $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    }
frame-holds-doubles = { $n ->
        [one] { $n } Doppelsäule
       *[other] { $n } Doppelsäulen
    }
frame-holds-tiles = { $n ->
        [one] { $n } gebautes Plättchen
       *[other] { $n } gebaute Plättchen
    }
frame-holds-stored = Gelagertes Plättchen
frame-holds-assistants = { $n ->
        [one] { $n } Helfer
       *[other] { $n } Helfer
    }
frame-holds-skills = { $n ->
        [one] { $n } Fähigkeit
       *[other] { $n } Fähigkeiten
    }
frame-holds-kept = Aufbewahrtes Plättchen
frame-holds-reserved = Reservierte Baumkarte

## Tasten

frame-named-key-shift = Umschalt
frame-named-key-enter = Eingabe
frame-named-key-home = Pos1
frame-named-key-end = Ende
frame-named-key-backspace = Rücktaste
frame-key-tab = von Spielplan zu Spielplan, dann zur Entscheidung, zu den Plätzen und zum Protokoll
frame-key-arrows = von Feld zu Feld auf einem Spielplan
frame-key-ends = an die Enden einer Reihe
frame-key-enter = die markierte Stelle wählen
frame-key-confirm = von überall aus bestätigen
frame-key-back = einen Schritt zurück
frame-key-options = die Möglichkeit mit dieser Nummer wählen
frame-key-undo = zurücknehmen
frame-key-redo = wiederherstellen
frame-key-turn = das Plättchen im Uhrzeigersinn drehen
frame-key-turn-back = das Plättchen gegen den Uhrzeigersinn drehen
frame-key-restart = den Zug neu beginnen
frame-key-help = an einer Stelle: Warum nicht? Sonst: diese Übersicht
frame-key-command = einen Zug eintippen
frame-key-moves = was ich tun kann
frame-key-next = nächste oder vorige mögliche Stelle
frame-key-scores = Punkte
frame-key-since = seit meinem letzten Zug
frame-key-replay = Züge der anderen abspielen
frame-key-hint = Tipp
frame-key-log = Protokoll
frame-key-repeat = letzte Ansage wiederholen

## Was gewonnen und ausgegeben wird

frame-thing-prestige = { $n ->
        [one] Punkt
       *[other] Punkte
    }
frame-thing-talent = { $n ->
        [one] Talent
       *[other] Talente
    }
frame-thing-camel = { $n ->
        [one] Kamel
       *[other] Kamele
    }
frame-thing-gardener = { $n ->
        [one] Gärtner
       *[other] Gärtner
    }
frame-thing-barley = Gerste
frame-thing-dates = Datteln
frame-thing-salt = Salz
frame-thing-palm = { $n ->
        [one] Palme
       *[other] Palmen
    }
frame-thing-wine = Wein
frame-thing-pillar = { $n ->
        [one] Säule
       *[other] Säulen
    }
frame-thing-pillar2 = { $n ->
        [one] Doppelsäule
       *[other] Doppelsäulen
    }
frame-thing-gemp = { $n ->
        [one] lila Juwel
       *[other] lila Juwelen
    }
frame-thing-gemr = { $n ->
        [one] rotes Juwel
       *[other] rote Juwelen
    }
frame-thing-gemw = { $n ->
        [one] weißes Juwel
       *[other] weiße Juwelen
    }
frame-thing-gemany = { $n ->
        [one] Juwel
       *[other] Juwelen
    }

## Nachspielen

frame-title-replay = Nachspielen – { $game }
frame-timeline = Verlauf der Partie
frame-if-ended-now = Wäre jetzt Schluss
frame-pace = Schrittweite
frame-pace-move = Schritt
frame-pace-turn = Zug
frame-pace-mine = Meine Züge
frame-pace-score = Punkte
frame-stop-of = { $stop } von { $end }
frame-replay-before = Einen Schritt zurück
frame-replay-after = Einen Schritt weiter
frame-replay-play = Abspielen
frame-replay-start = Anfang
frame-replay-move = Schritt { $n }
frame-replay-silent = Zwischenschritt.
frame-play-on = Von hier weiterspielen
frame-position-link = Link zur Stellung
frame-to-table = Zum Tisch

## Ergebnisse

frame-title-results = Ergebnisse – { $game }
frame-over-after = Ende nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } · { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
frame-not-over = Diese Partie läuft noch.
frame-place-of = Rang { $place }: { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
frame-winner = gewonnen
frame-points-from = Herkunft der Punkte
frame-show-as = Zeigen als
frame-bars = Balken
frame-table = Tabelle
frame-by-round = Punkte nach Runden
frame-no-rounds = Zu dieser Partie sind keine Runden aufgezeichnet.
frame-decided-lead = Die Entscheidung fiel in Runde { $round }: { $seat } holte in einem Zug { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und gab die Führung nicht mehr ab.
frame-decided-last = Erst der letzte Zug hat entschieden: { $seat } holte darin { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und ging in Führung.
frame-decided-ahead = { $seat } lag von den ersten Punkten an vorn; der stärkste Zug (Runde { $round }) brachte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
frame-decided-other = In Runde { $round } wechselte die Führung endgültig, und zwar in einem Zug von { $other_dat }: Von da an lag { $seat } vorn.
frame-turning-look = Diesen Zug ansehen
frame-built-by = Was { $seat } gebaut hat
frame-share-card = Ergebniskarte: { $game }
frame-share-link = Link kopieren
frame-share-png = Bild speichern
frame-share-svg = Als SVG speichern
frame-share-film = Film erstellen (GIF)
frame-share-filming = Der Film wird erstellt …
frame-share-stop = Abbrechen
frame-share-saved = Gespeichert.
frame-share-failed = Das hat nicht geklappt. Versuche es noch einmal.
frame-ending-clear = Die Punkte haben entschieden.
frame-ending-shared = Gleich viele Punkte, und auch die Gleichstandsregel entscheidet nicht: Der Sieg wird geteilt.
frame-ending-tie-break = Gleich viele Punkte; die Gleichstandsregel hat entschieden.
frame-same-deal = Gleiche Ausgangslage, andere Spieler
frame-share = Teilen
frame-game-file = Partiedatei
frame-seed = Offengelegter Startwert:
