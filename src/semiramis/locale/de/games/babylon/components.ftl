# Babylon: wie das Spielmaterial heißt und warum jeder Wert ist, wie er ist.

## Namen

babylon-components-chapter-supply = Gemeinsamer Vorrat
babylon-components-chapter-store = Spielertafel
babylon-components-chapter-token = Rundenplättchen
babylon-components-chapter-setup = Nach Spielerzahl
babylon-components-chapter-tile = Terrassenplättchen
babylon-components-chapter-points = Schlusswertung
babylon-components-singles = Einfache Säulen
babylon-components-doubles = Doppelsäulen
babylon-components-belvederes = Aussichtspunkte
babylon-components-statues = Statuen
babylon-components-stairs = Treppen
babylon-components-fountains = Brunnen
babylon-components-bridges = Brücken
babylon-components-pillars = Plätze für einfache Säulen
babylon-components-count = Anzahl in der Schachtel
babylon-components-tokens = Rundenplättchen im Stapel
babylon-components-rounds = Runden
babylon-components-clay-removed = Entfernte Lehmplättchen
babylon-components-material = Material
babylon-components-flower = Blume
babylon-components-symbols = Symbole
babylon-components-statue = Statue, je Ebene
babylon-components-fountain = Brunnen, je Ebene
babylon-components-bridge = Brücke, je Ebene
babylon-components-set = Satz aller Dekorationen
babylon-components-flower-set = Satz aus vier Blumen
babylon-components-belvedere = Aussichtspunkt
babylon-components-height = Jede Ebene des höchsten Plättchens

## Warum ein Wert ist, wie er ist: die Quelle in der Editionsdatei, in dieser Sprache

babylon-why-list = Die Materialliste beider Anleitungen; die wenigen Ersatzteile in der Schachtel zählen nicht mit.
babylon-why-player-board = Die Beschreibung der Spielertafel in beiden Anleitungen.
babylon-why-tokens-two = 14 Plättchen mit sechs Wirkungen; bei je zwei davon bleiben zwei ohne Wirkung, und beide Anleitungen sprechen von einer besonderen Wirkung nur, falls das Plättchen eine hat; manche Beschreibungen kennen keine ohne Wirkung.
babylon-why-setup-tokens = Wie viele Rundenplättchen beim Spielaufbau gestapelt werden.
babylon-why-rounds = Die Zahl der Runden in beiden Anleitungen: eine für jedes Plättchen und eine vor dem ersten.
babylon-why-setup-removed = Wie viele Lehmplättchen die Spieler beim Spielaufbau entfernen.
babylon-why-none-removed = Zu viert ist nirgends davon die Rede, Plättchen zu entfernen.
babylon-why-materials = 16 Plättchen aus Lehm, 16 aus Granit und 16 aus Basalt.
babylon-why-flowers-even = Jede Blume gehört einem Spieler, also sind alle vier in jedem Material gleich häufig.
babylon-why-symbols-even = Lehm zeigt zwei Symbole, Granit drei und Basalt vier; alle Arten sind in jedem Material und bei jeder Blume gleich häufig, und keine steht zweimal auf einem Plättchen.
babylon-why-start-flower = Jedes Startplättchen zeigt die Blume seiner Spielertafel.
babylon-why-start-symbols = Zwei öffentliche Beschreibungen lassen sich als ein Symbol jeder Art lesen; so haben auch alle denselben Start.
babylon-why-scoring = Die Schlusswertung in beiden Anleitungen.
