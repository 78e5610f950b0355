# Ishtar: die Spielhilfe.

ishtar-aid-turn = Dein Zug
ishtar-aid-turn-1 = Plättchen: Die Gießkanne zieht zur nächsten Schüssel mit Plättchen, für je 1 Juwel eine weiter. Nimm dort das oberste; danach wird der Stapel aufgedeckt, den sie verlassen hat.
ishtar-aid-turn-2 = Lege das Plättchen.
ishtar-aid-turn-3 = Nimm die Juwelen, die es bedeckt.
ishtar-aid-turn-4 = Nutze sein Symbol jetzt, sonst verfällt es.
ishtar-aid-turn-5 = Bäume: Zahle genau, was eine Karte zeigt, und stelle ihren Baum auf freies Gras, höchstens { $n } je Zug.
ishtar-aid-placing = Plättchen legen
ishtar-aid-place-ground = Alle drei Felder auf freien Sand oder Geröll, nie auf Heilige Steine oder Brunnen.
ishtar-aid-place-water = Mindestens ein Feld neben einem Brunnen oder Plättchen.
ishtar-aid-place-one = Verbinde nie die Gärten zweier Brunnen.
ishtar-aid-place-beds = Kein Beet darf zwei Helfer haben.
ishtar-aid-skills-how = Ein Stern und { $n } Juwelen schalten eine Fähigkeit frei. F bis J sind verfügbar; A bis E brauchen die darunter: A braucht F und so weiter.
ishtar-aid-score-trees = steht auf der Karte
ishtar-aid-score-flowers = jede Blume in deinen Beeten
ishtar-aid-score-fountains = lila, rot, weiß: die meisten Blumenfelder
ishtar-aid-score-skills = Fähigkeiten A bis E
ishtar-aid-end = Sind zwei Stapel leer, wird die Runde zu Ende gespielt. Reservierte Karten und aufbewahrte Plättchen bringen nichts; bei Gleichstand teilt ihr den Sieg.
ishtar-aid-seats-boards = Geländetafeln
ishtar-aid-seats-stack = Plättchen in jedem Stapel
ishtar-aid-seats-assistants = Helfer vor jedem Spieler
ishtar-aid-seats-gems = Juwelen am Anfang (lila, rot, weiß)
