# Babylon: die Spielhilfe.

babylon-aid-turn = Dein Zug
babylon-aid-turn-1 = Abbauen: Nimm ein sichtbares Plättchen und dafür einfache Säulen.
babylon-aid-turn-2 = Bauen: Du darfst das abgebaute Plättchen, das gelagerte, beide oder keines legen und Dekorationen bauen.
babylon-aid-turn-3 = Lagern: höchstens { $n } einfache Säulen und ein Plättchen. Doppelsäulen gehen zurück.
babylon-aid-round = Nach jeder Runde wird ein Rundenplättchen aufgedeckt. Es gilt in der nächsten Runde für alle; in Runde 1 gilt keines.
babylon-aid-mining = Säulen fürs Abbauen
babylon-aid-mine-edge = jede Kante an der Wand, am Boden oder an einem Plättchen, das nicht höher liegt
babylon-aid-mine-higher = jede Kante an einem höheren Plättchen
babylon-aid-mine-flower = deine eigene Blume
babylon-aid-building = Bauen
babylon-aid-build-corners = Säulen unter 3 oder 4 Ecken, die alle auf gleicher Höhe enden. Auf eine Ecke ohne Säule kommt ein Aussichtspunkt.
babylon-aid-build-swap = 2 einfache Säulen gegen 1 Doppelsäule tauschen, nie umgekehrt.
babylon-aid-build-level = Ab Ebene 2: nur, wenn du eine Ebene tiefer ein Plättchen hast.
babylon-aid-build-over = Nie genau über ein anderes Plättchen, nie unter eines.
babylon-aid-build-statue = Eine Statue eine Ebene unter einer Ecke trägt sie und ist keine Statue mehr.
babylon-aid-build-pieces = Dekorationen sind kostenlos: auf leere passende Symbole, mindestens teilweise auf einem Plättchen dieses Zuges, nie schräg.
babylon-aid-times-level = { $n } × Ebene
babylon-aid-both-levels = Summe beider Ebenen
babylon-aid-score-seen = Nur was von oben zu sehen ist, zählt. Bei Gleichstand gewinnt, wer die wenigsten sichtbaren Löcher hat.
babylon-aid-seats-rounds = Runden
babylon-aid-seats-tokens = Rundenplättchen im Spiel
babylon-aid-seats-clay = Lehmplättchen, vor dem Spiel entfernt
