# Der Begleiter einer Lektion und die Seite, die zu ihr führt.

lessons-step = Schritt { $n } von { $of }
lessons-continue = Weiter
lessons-back = Einen Schritt zurück
lessons-show = Zeig es mir
lessons-fold = Lektion einklappen
lessons-unfold = Lektion ausklappen
lessons-rule = { $n ->
        [one] Die Regel
       *[other] Die Regeln
    }
lessons-wait = { $seat } spielt gerade.
lessons-instead = Im Spiel wäre das erlaubt. Die Lektion verlangt hier etwas anderes: { $act }.
lessons-tried = So sieht eine Ablehnung aus: der Grund in dieser Stellung und die Regel dahinter. Weiter geht es, wenn du sie gelesen hast.
lessons-free = Spiel, wie du möchtest. Der Tipp zeigt, was ein Bot tun würde.
lessons-lost = Die Partie folgt der Lektion nicht mehr. Spiel weiter, wie du möchtest, oder beginne die Lektion neu.
lessons-score = Dein Punktestand, wenn jetzt Schluss wäre: { $points }
lessons-play = Eine richtige Partie spielen
lessons-read = Regeln lesen
lessons-again = Neu beginnen
lessons-begin = Lektion beginnen
lessons-go-on = Weitermachen
lessons-about = Deine erste Partie mit Begleitung: eine vorbereitete Stellung, ein Schritt nach dem anderen, etwa zehn Minuten. Was nicht erlaubt ist, wird dir mit der Regel erklärt.
lessons-new = Noch nicht begonnen.
lessons-reached = Du bist bei Schritt { $step } von { $of }.
lessons-finished = Diese Lektion hast du abgeschlossen.
lessons-no-game = Für dieses Spiel gibt es keine Lektion.
