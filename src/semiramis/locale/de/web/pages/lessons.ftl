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
lessons-instead = Im Spiel darfst du das. Hier möchte die Lektion etwas anderes: { $act }.
lessons-tried = So sieht eine Ablehnung aus: der Grund in dieser Stellung und die Regel dahinter. Weiter geht es, wenn du sie gelesen hast.
lessons-free = Spiel, wie du möchtest. Der Tipp zeigt, was ein Bot täte.
lessons-lost = Das Spiel hat die Lektion verlassen. Spiel weiter, wie du möchtest, oder beginne die Lektion neu.
lessons-score = Dein Stand, wenn das Spiel jetzt endete: { $points }
lessons-play = Ein richtiges Spiel spielen
lessons-read = Regeln lesen
lessons-again = Neu beginnen
lessons-begin = Lektion beginnen
lessons-go-on = Weitermachen
lessons-about = Ein erstes Spiel mit einem Begleiter an deiner Seite: eine vorbereitete Stellung, eins nach dem anderen, etwa zehn Minuten. Was du auch versuchst, die Regeln antworten.
lessons-new = Noch nicht begonnen.
lessons-reached = Du bist bei Schritt { $step } von { $of }.
lessons-finished = Diese Lektion hast du abgeschlossen.
lessons-no-game = Für dieses Spiel gibt es keine Lektion.
