# Der Rahmen um die Spielpläne eines Tisches im Browser, die Wiedergabe und die Ergebnisse.

## Die Leiste

frame-to-lobby = Zur Startseite
frame-nav = Wege zurück und Menüs
frame-menu = Dieser Tisch
frame-undo = Zurücknehmen
frame-undo-step = Zurücknehmen: { $step }
frame-undo-own = Zurücknehmen: zurück vor deine letzte Entscheidung
frame-ask-undo = Rücknahme erbitten
frame-ask-undo-own = Um die Rückkehr vor deine letzte Entscheidung bitten
frame-redo = Wiederholen
frame-restart = Zug neu beginnen
frame-hint = Tipp
frame-keys = Alle Tasten
frame-keys-off = Einzelne Buchstaben und Ziffern sind in den Einstellungen abgeschaltet.
frame-settings = Einstellungen
frame-title = { $game } – Semiramis
frame-title-turn = Du bist am Zug – { $game }
frame-loading = Der Tisch wird gedeckt.
frame-waiting = Die Partie beginnt, sobald alle Plätze besetzt sind.
frame-over = Das Spiel ist zu Ende.
frame-looking-back = Du siehst Ereignis { $seq } von { $last }.
frame-reconnecting = Verbindung wird wiederhergestellt …
frame-offline = Du bist offline.
frame-offline-kept = Du bist offline. Dein Zug ist aufgehoben und wird gesendet, sobald die Verbindung wieder steht.
frame-gone = Dieser Tisch lässt sich nicht zeigen
frame-face-failed = Seine Spielpläne ließen sich nicht laden. Nichts ist verloren; lade die Seite neu.
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
frame-your-turn = du bist am Zug
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
    }. Die Teile zeigen.
frame-seat-open-card = { $name }, { $seat }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Den Platz zeigen.
frame-clock-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } { $hours } h
frame-clock-alarm = { $seconds ->
        [one] Du hast noch { $seconds } Sekunde.
       *[other] Du hast noch { $seconds } Sekunden.
    }
frame-scores = Punkte
frame-scores-about = Was alle hätten, wenn das Spiel jetzt zu Ende wäre.

## Die Entscheidung

frame-decision = Deine Entscheidung
frame-asks-of-several = { $name }: { $asks }
frame-standing = Wie es am Tisch steht
frame-steps = Schritte deines Zuges
frame-back = Zurück
frame-back-to-step = Den Zug bis vor diesen Schritt zurücknehmen
frame-choose-one = Wähle eins
frame-options = Möglichkeiten
frame-where = Klicke auf eine der markierten Stellen.
frame-show-where = Zeigen, wo
frame-rail = Schritte
frame-rail-done = erledigt
frame-rail-later = kommt noch
frame-rail-open = jetzt möglich
frame-more = Mehr
frame-less = Weniger
frame-turn = Das Plättchen drehen
frame-turn-back = Zurückdrehen
frame-turn-on = Im Uhrzeigersinn drehen
frame-turned = Um { $n } von { $turns } gedreht
frame-act-and-reveal = { $act } und aufdecken
frame-reveals = Deckt etwas auf: Zurücknehmen geht dann nur, wenn die anderen zustimmen.
frame-no-points-yet = Bringt nicht sofort Punkte.
frame-sending = Gesendet. Warten auf den Server.
frame-prepare = Meinen nächsten Zug vorbereiten
frame-prepared = Vorbereitet: { $act }. Das wird gespielt, sobald du am Zug bist.
frame-prepare-take-back = Zurücknehmen
frame-prepare-nothing = Noch gibt es nichts vorzubereiten.
frame-prepared-not = Dein vorbereiteter Zug wurde nicht gespielt. { $reason }
frame-played-for-you = Für dich erledigt, es gab keine Wahl: { $act }
frame-auto-play = Schritte ohne Wahl für mich erledigen
frame-invite = Link senden
frame-won-by = Gewonnen hat: { $name }
frame-won-shared = Der Sieg wird geteilt
frame-rematch = Noch eine Partie
frame-replay = Wiedergabe
frame-results = Ergebnisse
frame-watching-as = Du siehst zu als
frame-watching-nobody = Zuschauer
frame-look-before = Ein Ereignis zurück
frame-look-after = Ein Ereignis weiter
frame-look-now = Zurück ins Jetzt
frame-pass-to = Gib den Bildschirm weiter an { $name }
frame-pass-ready = Ich bin { $name }

## Warum nicht

frame-show-places = { $n ->
        [one] { $n } möglichen Ort zeigen
       *[other] { $n } mögliche Orte zeigen
    }
frame-what-can-i-do = Was kann ich tun?
frame-no-moves = Du hast jetzt nichts zu entscheiden.
frame-why-past = Du siehst die Vergangenheit. Geh zurück ins Jetzt, um zu spielen.
frame-why-watching = Du siehst bei dieser Partie zu. Es spielen nur die, die am Tisch sitzen.
frame-why-not-your-turn = Du bist nicht am Zug. Jetzt entscheidet { $mover }.
frame-why-allowed = Das ist erlaubt.
frame-why-nothing-here = Hier ist jetzt nichts zu tun.

## Was geschehen ist

frame-story = Was geschehen ist
frame-log = Protokoll
frame-log-empty = Noch ist nichts geschehen.
frame-since = Seit deinem letzten Zug
frame-since-nothing = Seitdem hat niemand gezogen.
frame-replay-since = abspielen
frame-tab-news = , hier haben die anderen gezogen
frame-thinking-for = denkt nach: { $seconds } s
frame-sound = Ton
frame-sound-off = Der Ton ist aus
frame-replay-stop = anhalten

## Befehlszeile

frame-command = Zug eintippen
frame-command-hint = Zug eintippen
frame-command-about = Züge werden wie im Protokoll geschrieben. Tab ergänzt, Enter spielt. Was nicht erlaubt ist, beantwortet die Regel.
frame-command-options = Züge, die so weitergehen

## Tipp

frame-hint-asking = Ein Bot denkt für dich nach.
frame-hint-best = { $act }: Das hält der Bot { $bot } für das Beste.
frame-hint-because = Am besten: { $act }. Gegenüber { $other } in Punkten: { $change }, vor allem { $part }.
frame-hint-details = Genauer
frame-hint-same = Auch der Bot { $bot } hält diesen Zug für den besten.
frame-hint-instead = { $act }: Das hält der Bot { $bot } hier für das Beste.
frame-hint-played = gespielt
frame-hint-reasons = Nach Herkunft
frame-explain = Warum dieser Zug?
frame-hint-move = Zug
frame-hint-win = Siege
frame-hint-range = Der Anteil der Siege liegt wahrscheinlich in diesem Bereich
frame-hint-points = Punkte
frame-hint-line = Wie es weitergehen könnte

## Bitten

frame-asks-undo = { $n ->
        [one] { $name } möchte { $n } Schritt zurücknehmen.
       *[other] { $name } möchte { $n } Schritte zurücknehmen.
    }
frame-asks-end = { $name } bittet darum, die Partie jetzt zu beenden.
frame-asked-waits = Die anderen sind gefragt.
frame-withdraw = Doch nicht
frame-you-are-away = Der Bot { $bot } spielt für dich.
frame-come-back = Meinen Platz wieder einnehmen
frame-next-game = Die nächste Partie ist bereit.
frame-next-game-go = Dorthin

## Dieser Tisch

frame-menu-table = Tisch
frame-menu-view = Ansicht
frame-menu-help = Hilfe
frame-menu-leave = Den Tisch verlassen
frame-share-table = Link zu diesem Tisch senden
frame-share-position = Link zu dieser Stellung senden
frame-copied = Der Link ist in der Zwischenablage.
frame-copy-failed = Der Link ließ sich nicht kopieren: { $link }
frame-picture-svg = Bild als SVG
frame-picture-png = Bild als PNG
frame-picture-failed = Das Bild ließ sich nicht machen. Versuche es noch einmal.
frame-leave = Meinen Platz einem Bot überlassen
frame-leave-sure = Bis du zurückkommst, spielt ein Bot für dich.
frame-end = Um das Ende der Partie bitten
frame-end-sure = Wenn alle zustimmen, endet die Partie mit den jetzigen Punkten.

## Spiele ohne gezeichnete Pläne

frame-boards = Spielpläne
frame-plain-picture = Der Tisch
    .short = Tisch
frame-plain-moves = Deine Züge
    .short = Züge
frame-plain-find = Zug finden
frame-plain-best = meiste Punkte zuerst
frame-plain-none = Du hast jetzt nichts zu entscheiden.
frame-plain-nothing-found = So heißt kein Zug. Versuche es mit weniger Wörtern.
frame-zoom-in = Größer
frame-zoom-out = Kleiner
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

frame-key-tab = von Plan zu Plan, dann zur Entscheidung, zu den Plätzen und zum Protokoll
frame-key-arrows = entlang der Orte eines Plans
frame-key-ends = an die Enden einer Reihe
frame-key-enter = am gewählten Ort handeln
frame-key-confirm = von überall bestätigen
frame-key-back = einen Schritt zurück
frame-key-options = die Möglichkeit mit dieser Nummer nehmen
frame-key-undo = zurücknehmen
frame-key-redo = wiederholen
frame-key-turn = das Plättchen im Uhrzeigersinn drehen
frame-key-turn-back = das Plättchen zurückdrehen
frame-key-restart = den Zug neu beginnen
frame-key-help = an einem Ort: warum nicht; sonst diese Tasten
frame-key-command = einen Zug eintippen
frame-key-moves = was ich tun kann
frame-key-next = nächster oder voriger möglicher Ort
frame-key-scores = Punkte
frame-key-since = seit meinem letzten Zug
frame-key-replay = abspielen, was die anderen getan haben
frame-key-hint = Tipp
frame-key-log = Protokoll
frame-key-repeat = noch einmal sagen

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

## Wiedergabe

frame-title-replay = Wiedergabe – { $game }
frame-timeline = Der Verlauf der Partie
frame-if-ended-now = Wäre jetzt Schluss
frame-pace = Wie weit ein Schritt geht
frame-pace-move = Schritt
frame-pace-turn = Zug
frame-pace-mine = Meine
frame-pace-score = Punkte
frame-stop-of = { $stop } von { $end }
frame-replay-before = Einen Schritt zurück
frame-replay-after = Einen Schritt weiter
frame-replay-play = Abspielen
frame-replay-start = Der Anfang
frame-replay-move = Schritt { $n }
frame-replay-silent = Ein Schritt auf dem Weg zum nächsten.
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
frame-place-of = Platz { $place }: { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
frame-winner = gewonnen
frame-points-from = Woher die Punkte kamen
frame-show-as = Zeigen als
frame-bars = Balken
frame-table = Tabelle
frame-by-round = Punkte nach Runden
frame-no-rounds = Die Runden dieser Partie sind nicht festgehalten.
frame-decided-lead = Entschieden hat Runde { $round }: { $seat } holte darin mit einem Zug { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und gab die Führung nicht mehr ab.
frame-decided-last = Erst der letzte Zug hat entschieden: { $seat } holte darin { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und ging in Führung.
frame-decided-ahead = { $seat } führte von den ersten Punkten an; der stärkste Zug, in Runde { $round }, brachte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
frame-decided-other = Die Führung wechselte endgültig in Runde { $round }, in einem gegnerischen Zug ({ $other }): Von da an lag { $seat } vorn.
frame-turning-look = Den Zug ansehen
frame-built-by = Was { $seat } gebaut hat
frame-share-card = Eine Karte mit dem Ergebnis: { $game }
frame-share-link = Link kopieren
frame-share-png = Bild speichern
frame-share-svg = Als SVG speichern
frame-share-film = Film machen (GIF)
frame-share-filming = Der Film wird gemacht.
frame-share-stop = Film anhalten
frame-share-saved = Gespeichert.
frame-share-failed = Das ließ sich nicht machen. Bitte versuche es noch einmal.
frame-ending-clear = Die Punkte haben entschieden.
frame-ending-shared = Punkte und Gleichstandsregel sind gleich: Der Sieg wird geteilt.
frame-ending-tie-break = Gleich nach Punkten; die Gleichstandsregel hat entschieden.
frame-same-deal = Gleicher Start, andere Spieler
frame-share = Teilen
frame-game-file = Partiedatei
frame-seed = Aufgedeckter Startwert:
