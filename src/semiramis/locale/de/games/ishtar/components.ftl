# Ishtar: wie das Spielmaterial heißt und warum jeder Wert ist, wie er ist.

## Namen

ishtar-components-chapter-gems = Juwelen in der Schachtel
ishtar-components-chapter-fountain = Brunnen
ishtar-components-chapter-stack = Plättchen auf jeder Schüssel
ishtar-components-chapter-layout = Anordnung der Geländetafeln
ishtar-components-chapter-assistants = Helfer je Spieler
ishtar-components-chapter-start-gems = Juwelen zu Beginn
ishtar-components-chapter-skill = Fähigkeiten
ishtar-components-chapter-tree = Bäume
ishtar-components-chapter-bloom = Blumen-Marker
ishtar-components-chapter-board = Geländetafeln
ishtar-components-chapter-tile = Pflanzenplättchen
ishtar-components-chapter-card = Baumkarten
ishtar-components-chapter-points = Punkte der Fähigkeiten am Ende
ishtar-components-count = Anzahl in der Schachtel
ishtar-components-points = Punkte
ishtar-components-front = Vor dem Spieler
ishtar-components-carpet = Auf dem Teppich
ishtar-components-price = Preis in Juwelen beliebiger Farbe
ishtar-components-gems = Juwelen durch Fähigkeit F
ishtar-components-row = Karten in der Auslage
ishtar-components-wooden = Holzbäume
ishtar-components-singles = Einfache Blumen-Marker
ishtar-components-doubles = Doppelte Blumen-Marker
ishtar-components-flowers = Blumen auf einem einfachen Marker
ishtar-components-rows = Felder, Reihe für Reihe
ishtar-components-cells = Felder
ishtar-components-cost = Preis
ishtar-components-tablet = A: jeder Heilige Stein
ishtar-components-symbols = B: einmal
ishtar-components-gem = C: jedes übrige Juwel
ishtar-components-shade = D: jeder Baum
ishtar-components-idle = E: jeder ungenutzte Helfer
ishtar-components-legend-board = In der Tabelle: . Sand, p Geröll mit lila, r mit rotem, w mit weißem Juwel, T Heiliger Stein, F Brunnen.
ishtar-components-legend-tile = In der Tabelle: g Gras; eine Zahl zählt Blumen, A ist das Helfer-Symbol, S der Stern und ? das Fragezeichen.
ishtar-components-legend-layout = In der Tabelle ist „a,b“ ein Platz in der Wüste; seine Nachbarn sind a+1,b; a−1,b; a,b+1; a,b−1; a−1,b+1 und a+1,b−1.

## Warum ein Wert ist, wie er ist: die Quelle in der Editionsdatei, in dieser Sprache

ishtar-why-gems-split = Veröffentlichte Materiallisten zählen 114 Juwelen, lila am häufigsten und weiß am seltensten; die Aufteilung lässt zu viert 14 im Vorrat.
ishtar-why-fountains-colours = Zwei unabhängige Rezensionen zählen drei lila Brunnen, zwei rote und einen weißen; auch reich-der-spiele.de kennt nur einen weißen.
ishtar-why-fountains-points = Die Schlusswertung nennt die Punkte jeder Brunnenfarbe.
ishtar-why-stacks = Aufbau: sechs Plättchen und ein Startplättchen, zu dritt eines und zu zweit zwei weniger.
ishtar-why-compact = Zwei Geländetafeln mehr als Spieler, beliebig verbunden; für die erste Partie wird eine enge Anordnung empfohlen, darum berührt jede Tafel zwei andere.
ishtar-why-assistants = Aufbau: Zwei der vier Helfer liegen vor ihrem Spieler und zwei auf dem Teppich.
ishtar-why-start-gem = Aufbau: Alle beginnen mit einem lila Juwel.
ishtar-why-skill-price = Jede Fähigkeit kostet zwei Juwelen beliebiger Farbe, und Fähigkeit F bringt zwei.
ishtar-why-open-cards = Aufbau: Fünf Karten liegen offen, auf jeder steht ein Baum.
ishtar-why-wooden-trees = Die Materiallisten auf superfred.de und jedisjeux.net; es gibt weniger Bäume als Karten.
ishtar-why-blooms = Acht Marker; jeder der vier Spieler darf von beiden Arten einen legen.
ishtar-why-single-bloom = Fähigkeit G legt einen einfachen Blumen-Marker mit drei Blumen.
ishtar-why-boards = Sechs Tafeln mit zwei Seiten zu 37 Feldern, jede mit einem Brunnen, Geröll mit Juwelen in drei Farben, lila am häufigsten und weiß am seltensten, und Heiligen Steinen, die sich auf einigen häufen.
ishtar-why-tiles = Blumenfelder zeigen eine bis vier Blumen, kein Plättchen besteht nur aus Gras, bei manchen liegen die Blumen getrennt, und höchstens ein Blumenfeld hat ein Symbol; wie oft, steht nirgends.
ishtar-why-start-tiles = Sechs Startplättchen, zwei von jeder Form; mit einem Helfer-Symbol auf jedem hat der Startspieler den geringsten Vorteil davon, dass er beginnt.
ishtar-why-card-prices = 26 Karten, die ein oder mehrere Juwelen kosten; mehr und seltenere Juwelen bringen mehr Punkte, und die beste Karte ist die teuerste.
ishtar-why-card-points = Ein üblicher Baum ist etwa so gut wie ein Brunnen, der beste bringt 17, und die Punkte steigen mit Zahl und Seltenheit der Juwelen.
ishtar-why-skills-points = Die Beschreibung der Fähigkeiten, die am Ende zählen.
ishtar-why-gems-reversed = Fähigkeit C; eine Rezension bestätigt, dass sie die übliche Reihenfolge der Farben umkehrt.
