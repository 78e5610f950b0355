# Babylon: die Regeln, ein Absatz je Regelnummer.

## Spielmaterial und Begriffe

bab-0-1 = Babylon ist für 2 bis 4 Spieler. Alle haben eine eigene Spielertafel; oben rechts zeigt sie die Blume, die zu ihr gehört.
    .title = Spieler und Spielertafeln
bab-0-2 = Jedes Terrassenplättchen hat eine Materialseite und eine Gartenseite.
    .title = Zwei Seiten
bab-0-3 = Beide Seiten eines Terrassenplättchens zeigen dieselben Symbole und dieselbe Blume.
    .title = Gleiche Symbole auf beiden Seiten
bab-0-4 = Es gibt drei Materialien. Lehm trägt 2 Symbole für Dekorationen, Granit 3 und Basalt 4.
    .title = Materialien und Symbole
bab-0-5 = Es gibt vier Arten von Gärten, eine je Blume und Spielertafel: weiß, rosa, orange und blau.
    .title = Vier Blumen
bab-0-6 = Die 4 Startplättchen haben keine Materialseite; ihre Rückseite zeigt stattdessen die Blume ihrer Spielertafel.
    .title = Startplättchen ohne Material
bab-0-7 = Der Baubereich deiner Spielertafel hat 64 Löcher für Säulen.
    .title = Baubereich mit 64 Löchern
bab-0-8 = Der Lagerbereich deiner Spielertafel hat 6 Plätze für einfache Säulen und eine Aussparung für ein Terrassenplättchen.
    .title = Lagerbereich und Aussparung
bab-0-9 = Die 64 Löcher bilden ein Quadrat aus 8 Reihen und 8 Spalten.
    .title = Baubereich 8 mal 8
bab-0-10 = Die Gartenseite eines Terrassenplättchens hat 4 Felder in einem Quadrat. Auf jedes Feld passt eine Säule, ob es ein Symbol zeigt oder nicht.
    .title = Vier Felder je Plättchen
bab-0-11 = Dekorationen sind nur Treppe, Brunnen, Brücke und Statue. Der Aussichtspunkt (Belvedere) ist keine Dekoration und zählt nie in einem Dekorationssatz.
    .title = Was eine Dekoration ist
bab-0-12 = In der Schachtel liegen einige Ersatzteile aus Kunststoff. Sie ersetzen nur verlorene Teile und gehören nicht zum Vorrat.
    .title = Ersatzteile zählen nicht

## Spielaufbau

bab-1-1 = Die Schachtel kommt in die Tischmitte. Sie ist zugleich Vorrat und Steinbruch.
    .title = Schachtel als Steinbruch
bab-1-2 = Alle Säulen, Aussichtspunkte und Dekorationen bilden den gemeinsamen Vorrat.
    .title = Gemeinsamer Vorrat
bab-1-3 = Füllt den Steinbruch zufällig in drei Schichten, alle Plättchen mit der Materialseite nach oben: unten die 16 aus Basalt, darauf die 16 aus Granit, zuoberst die 16 aus Lehm.
    .title = Steinbruch füllen
bab-1-4 = Der Steinbruch hat 4 mal 4 Stapel mit je drei Plättchen.
    .title = Form des Steinbruchs
bab-1-5 = Alle wählen eine Spielertafel und legen das Startplättchen mit derselben Blume in ihre Aussparung. Jede Blume gibt es nur einmal; sie wird am Tisch gewählt oder ausgelost.
    .title = Spielertafel und Startplättchen
bab-1-6 = Zu Beginn hat niemand Säulen.
    .title = Keine Säulen zu Beginn
bab-1-7 = Mischt die 14 Rundenplättchen verdeckt und nehmt zu zweit 14, zu dritt 12, zu viert 10 davon. Stapelt sie ungesehen auf das Spielende-Plättchen. Die übrigen kommen ungesehen aus dem Spiel.
    .title = Stapel der Rundenplättchen
bab-1-8 = Der Startspieler wird ausgelost.
    .title = Startspieler auslosen
bab-1-9 = Den Stapel der Rundenplättchen erhält, wer rechts vom Startspieler sitzt und damit als Letzter am Zug ist.
    .title = Wer den Stapel erhält
bab-1-10 = Zu dritt kommen 3 Lehmplättchen aus dem Steinbruch. Reihum im Uhrzeigersinn entfernen alle eins ihrer Wahl, der Startspieler beginnt.
    .title = Steinbruch zu dritt
bab-1-11 = Zu zweit kommen 6 Lehmplättchen aus dem Steinbruch. Ihr entfernt abwechselnd je eins eurer Wahl, jeder dreimal; der Startspieler beginnt.
    .title = Steinbruch zu zweit
bab-1-12 = Zu viert wird kein Plättchen entfernt.
    .title = Steinbruch zu viert
bab-1-13 = Beim Aufbau darfst du nur Lehm entfernen, nie ein Granitplättchen, das dabei frei geworden ist.
    .title = Nur Lehm entfernen
bab-1-14 = Das Entfernen beim Aufbau bringt keine Säulen. Die entfernten Plättchen kommen aus dem Spiel.
    .title = Entfernen ohne Ertrag

## Ablauf

bab-2-1 = Das Spiel dauert zu zweit 15 Runden, zu dritt 13 und zu viert 11.
    .title = Anzahl der Runden
bab-2-2 = In jeder Runde haben alle einen Zug, im Uhrzeigersinn ab dem Startspieler. Der Startspieler wechselt nie.
    .title = Reihenfolge der Züge
bab-2-3 = Dein Zug hat drei Schritte in fester Reihenfolge. In Schritt A musst du abbauen, in Schritt B darfst du bauen. In Schritt C musst du lagern oder abwerfen, was übrig ist.
    .title = Ablauf eines Zuges
bab-2-4 = In der ersten Runde gilt kein Rundenplättchen. Was am Ende einer Runde aufgedeckt wird, gilt in der nächsten Runde.
    .title = Wann ein Rundenplättchen gilt
bab-2-5 = Zu zweit, zu dritt oder zu viert werden im ganzen Spiel 30 von 42, 39 von 45 oder 44 von 48 Plättchen abgebaut. Der Steinbruch wird also nie leer, und du kannst immer abbauen.
    .title = Steinbruch nie leer

## Schritt A: abbauen

bab-a-1 = Nimm genau ein sichtbares Plättchen aus dem Steinbruch. Sichtbar ist ein Plättchen, auf dem kein anderes liegt.
    .title = Ein Plättchen abbauen
bab-a-2 = Prüfe die 4 Kanten des Plättchens. Für jede Kante, an der ein sichtbares Plättchen in derselben oder einer tieferen Schicht liegt, erhältst du 1 einfache Säule.
    .title = Säulen für Nachbarn
bab-a-3 = Für jede Kante an der Wand des Steinbruchs erhältst du 1 einfache Säule.
    .title = Säulen an der Wand
bab-a-4 = Für jede Kante, an der der Nachbarstapel aufgebraucht und der Boden des Steinbruchs zu sehen ist, erhältst du 1 einfache Säule.
    .title = Säulen am Boden
bab-a-5 = Eine Kante an einem Plättchen in einer höheren Schicht bringt nichts.
    .title = Höhere Nachbarn bringen nichts
bab-a-6 = Zeigt das Plättchen die Blume deiner Spielertafel, erhältst du 1 einfache Säule zusätzlich.
    .title = Säule für die Blume
bab-a-7 = Du erhältst 1 Säule je Kante, deren Nachbar nicht höher liegt, wobei die Wand als niedrig gilt, und dazu die Säule für die Blume. Ohne Rundenplättchen sind das 0 bis 5 Säulen.
    .title = Ertrag im Ganzen
bab-a-8 = Die Höhen werden verglichen, bevor du das Plättchen herausnimmst. Nachbarn liegen nur an den Kanten, nie schräg.
    .title = Höhen vorher vergleichen
bab-a-9 = Ein Lehmplättchen bringt immer 4 Säulen, mit passender Blume 5, denn nichts liegt höher als Lehm.
    .title = Ertrag von Lehm
bab-a-10 = Reichen die einfachen Säulen im Vorrat nicht, nimmst du, was noch da ist.
    .title = Zu wenige Säulen

## Schritt B: Terrassen bauen

bab-b-1-1 = Nach dem Abbauen darfst du das neue Plättchen, das gelagerte, beide oder keines bauen. Die Reihenfolge wählst du.
    .title = Welche Plättchen du baust
bab-b-1-2 = Bevor du ein Plättchen legst, stellst du seine Säulen auf. Jede kommt auf ein leeres Feld der Spielertafel oder einer Terrasse.
    .title = Erst die Säulen
bab-b-1-3 = Ein Feld mit Symbol, auf dem nichts steht, ist leer und darf eine Säule tragen.
    .title = Symbolfelder sind leer
bab-b-1-4 = Eine Säule ist entweder eine einfache Säule mit Höhe 1 oder eine Doppelsäule mit Höhe 2. Säulen werden nie aufeinandergestellt.
    .title = Höhe der Säulen
bab-b-1-5 = Du darfst 2 einfache Säulen gegen 1 Doppelsäule tauschen, aber nie umgekehrt. Der Tausch ist in deinem Zug nach dem Abbauen möglich.
    .title = Säulen tauschen
bab-b-1-6 = Gelagerte und neue Säulen darfst du zusammen verwenden.
    .title = Gelagerte Säulen verwenden
bab-b-1-7 = Du legst das Plättchen mit der Gartenseite nach oben.
    .title = Gartenseite nach oben
bab-b-1-8 = Du darfst das Plättchen in Vierteldrehungen drehen. Gezählt wird im Uhrzeigersinn, von oben gesehen.
    .title = Plättchen drehen
bab-b-1-9 = Das Plättchen muss auf 3 oder 4 Säulen ruhen, höchstens einer je Eckfeld.
    .title = Drei oder vier Säulen
bab-b-1-10 = Ruht das Plättchen auf genau 3 Säulen, stellst du sofort einen Aussichtspunkt auf das Feld über der fehlenden Säule. Das ist Pflicht.
    .title = Aussichtspunkt bei drei Säulen
bab-b-1-11 = Der Aussichtspunkt besetzt sein Feld. Weder Säule noch Dekoration haben dort Platz, und das Symbol darunter ist verloren.
    .title = Aussichtspunkt besetzt sein Feld
bab-b-1-12 = Zwei Plättchen dürfen sich nie ganz überdecken.
    .title = Nie ganz überdecken
bab-b-1-13 = In deinem Garten liegen daher nie zwei Plättchen genau übereinander, gleich auf welchen Ebenen. Nur eine Tischoption kann das lockern (BAB-AMB-01).
    .title = Nie genau übereinander
bab-b-1-14 = Ein Plättchen darf ganz oder teilweise auf Doppelsäulen ruhen, und die Säulen dürfen auf verschiedenen Ebenen stehen. Alle Stützen müssen aber auf gleicher Höhe enden: Ebene des Fußes plus Höhe der Säule ergibt die Ebene des Plättchens.
    .title = Stützen gleich hoch
bab-b-1-15 = Eine Statue darf als Säule dienen und ist so hoch wie eine einfache. Danach gilt sie in keiner Hinsicht mehr als Statue. Steht sie genau eine Ebene unter einer Ecke, dient sie immer als Säule.
    .title = Statue als Säule
bab-b-1-16 = Auf Ebene 2 oder höher darfst du nur bauen, wenn auf der Ebene darunter schon ein Plättchen liegt, gleich an welcher Stelle deines Gartens.
    .title = Ebene für Ebene
bab-b-1-16a = Eine Stütze steht höchstens zwei Ebenen unter ihrem Plättchen. Ab Ebene 3 ruht daher kein Plättchen auf Säulen, die direkt auf der Spielertafel stehen.
    .title = Höchstens zwei Ebenen Abstand
bab-b-1-17 = Jede aufgestellte Säule muss ein Plättchen tragen. Säulen stellst du deshalb nur auf, wenn du ein Plättchen legst.
    .title = Keine Säule ohne Plättchen
bab-b-1-18 = Unter dem Plättchen darf nur liegen, was tiefer ist als seine Ebene. Du darfst es nicht unter ein anderes Plättchen oder durch eines hindurch schieben.
    .title = Nicht unter andere schieben
bab-b-1-19 = Ein Plättchen ragt nie über den Rand der Spielertafel hinaus. Mindestens zwei seiner Ecken hätten dort kein Loch.
    .title = Nicht über den Rand
bab-b-1-20 = Ein neues Plättchen muss an keines der früheren grenzen. Lücken zwischen Plättchen derselben Ebene sind erlaubt.
    .title = Lücken sind erlaubt
bab-b-1-21 = Über einem besetzten Feld darf nur die Ecke ohne Säule liegen; ausgenommen ist eine Statue, die als Säule dient. Brunnen, Brücken, Treppen und Aussichtspunkte werden also nur von überhängenden Ecken verdeckt. Auf einem Feld, auf dem etwas anderes als eine solche Statue steht, kann nie mehr ein Plättchen ruhen.
    .title = Ecken über besetzten Feldern

## Schritt B: Dekorationen

bab-b-2-1 = Prüfe nach dem Legen eines Plättchens, ob du eine oder mehrere Dekorationen bauen kannst. Sie sind kostenlos und kommen aus dem Vorrat.
    .title = Dekorationen sind kostenlos
bab-b-2-2 = Du musst keine Dekoration bauen.
    .title = Dekorationen sind freiwillig
bab-b-2-3 = Eine Dekoration muss ganz oder teilweise auf mindestens einem Plättchen stehen, das du in diesem Zug gelegt hast.
    .title = Auf einem neuen Plättchen
bab-b-2-4 = Eine Dekoration braucht leere Felder mit dem passenden Symbol.
    .title = Leere Felder mit Symbol
bab-b-2-5 = Dekorationen stehen nie schräg.
    .title = Nie schräg
bab-b-2-6 = Eine Treppe verbindet 2 Treppensymbole auf Feldern, die Seite an Seite liegen. Ihre zwei Plättchen liegen genau 1 Ebene auseinander.
    .title = Treppe bauen
bab-b-2-7 = Ein Brunnen verbindet 2 Brunnensymbole auf Feldern, die Seite an Seite liegen. Sie gehören zu zwei Plättchen auf derselben Ebene.
    .title = Brunnen bauen
bab-b-2-8 = Eine Brücke verbindet 2 Brückensymbole in derselben Reihe oder Spalte. Sie gehören zu zwei Plättchen auf derselben Ebene, und zwischen ihnen ist genau ein leeres Feld.
    .title = Brücke bauen
bab-b-2-9 = Deine erste Statue darf auf jedem Statuensymbol stehen.
    .title = Die erste Statue
bab-b-2-10 = Jede weitere Statue muss in gerader Linie mit einer deiner Statuen stehen. Abstand und Ebene sind gleichgültig.
    .title = Weitere Statuen in Linie
bab-b-2-11 = In gerader Linie heißt: in derselben Reihe oder Spalte.
    .title = Was gerade Linie heißt
bab-b-2-12 = Nichts unterbricht die Linie zwischen zwei Statuen.
    .title = Freie Linie
bab-b-2-13 = Ein Symbol für Treppe, Brunnen oder Brücke, das du nicht gleich nutzt, kann später noch das zweite Ende einer Dekoration sein, die ein neues Plättchen berührt. Ein ungenutztes Statuensymbol ist verloren.
    .title = Ungenutzte Symbole
bab-b-2-14 = Ein Feld, das von oben gesehen unter einer Terrasse liegt, kann weder Säule noch Dekoration aufnehmen. Das gilt auch für die Löcher der Spielertafel.
    .title = Verdeckte Felder
bab-b-2-15 = Auf jedem Feld steht höchstens ein Teil. Ein Symbol dient nur einer Dekoration.
    .title = Ein Teil je Feld
bab-b-2-16 = Ist eine Art von Dekoration im Vorrat aufgebraucht, kannst du sie nicht bauen.
    .title = Dekoration aufgebraucht

## Schritt C: lagern und abwerfen

bab-c-1 = Von den Säulen, die du nicht verbraucht hast, darfst du höchstens 6 einfache behalten.
    .title = Säulen lagern
bab-c-2 = Doppelsäulen kannst du nicht lagern.
    .title = Doppelsäulen nicht lagern
bab-c-3 = Überzählige Säulen kommen in den Vorrat zurück.
    .title = Überzählige Säulen
bab-c-4 = Ein abgebautes Plättchen, das du nicht gelegt hast, musst du lagern oder abwerfen.
    .title = Plättchen lagern oder abwerfen
bab-c-5 = Ist die Aussparung besetzt, darfst du das Plättchen darin abwerfen und durch das neue ersetzen. Ohne Ersatz darfst du es nicht abwerfen.
    .title = Gelagertes Plättchen ersetzen
bab-c-6 = Am Ende deines Zuges ist höchstens ein Plättchen gelagert.
    .title = Höchstens ein Plättchen
bab-c-7 = Abgeworfene Plättchen kommen aus dem Spiel. In den Steinbruch kehren sie nicht zurück.
    .title = Abgeworfene Plättchen
bab-c-8 = Das Startplättchen gilt wie jedes gelagerte Plättchen und muss nicht zuerst gebaut werden. Es besetzt die Aussparung, bis du es legst oder abwirfst.
    .title = Startplättchen in der Aussparung

## Rundenende und Rundenplättchen

bab-r-1 = Wer den letzten Zug der Runde hatte, deckt danach das oberste Rundenplättchen auf. Ein Terrassenplättchen, das erst der allerletzte Zug des Spiels freilegt, bleibt unbekannt.
    .title = Rundenplättchen aufdecken
bab-r-2 = Hat das Rundenplättchen eine Wirkung, gilt sie in der nächsten Runde für den Zug jedes Spielers.
    .title = Wirkung für alle
bab-r-3 = Danach beginnt der Startspieler die nächste Runde.
    .title = Nächste Runde
bab-r-4 = Eine Säule mehr: Zu Beginn deines Zuges nimmst du 1 einfache Säule aus dem Vorrat.
    .title = Wirkung: eine Säule mehr
bab-r-5 = Doppelsäule: Zu Beginn deines Zuges nimmst du 1 Doppelsäule aus dem Vorrat. Nutzt du sie in diesem Zug nicht, verfällt sie.
    .title = Wirkung: eine Doppelsäule
bab-r-6 = Symbol ändern: Einmal in deinem Zug darf ein Symbol auf einem Plättchen, das du in diesem Zug gelegt hast, als ein anderes gelten.
    .title = Wirkung: Symbol ändern
bab-r-7 = Symbol hinzufügen: Einmal in deinem Zug darf ein Feld ohne Symbol auf einem Plättchen, das du in diesem Zug gelegt hast, als beliebiges Symbol gelten. Bei Basalt nützt das nichts.
    .title = Wirkung: Symbol hinzufügen
bab-r-8 = Zwei Säulen für die Blume: Die passende Blume bringt 2 einfache Säulen statt 1.
    .title = Wirkung: Blume doppelt
bab-r-9 = Eine Säule weniger: Beim Abbauen erhältst du insgesamt 1 Säule weniger, die Säule für die Blume eingerechnet, aber nie weniger als 0.
    .title = Wirkung: eine Säule weniger

## Spielende

bab-e-1 = Das Spiel endet, wenn am Ende einer Runde kein Rundenplättchen mehr aufzudecken und nur noch das Spielende-Plättchen übrig ist. Dann folgt die Wertung.
    .title = Ende des Spiels

## Wertung

bab-s-1 = Betrachte deinen Garten von oben. Plättchen und Dekorationen zählen, wenn sie ganz oder teilweise sichtbar sind. Ganz verdeckte zählen nicht.
    .title = Nur Sichtbares zählt
bab-s-2 = Eine Statue bringt 1 Punkt mal ihre Ebene. Eine Statue, die als Säule dient, bringt 0.
    .title = Wertung: Statuen
bab-s-3 = Ein Brunnen bringt 3 Punkte mal seine Ebene.
    .title = Wertung: Brunnen
bab-s-4 = Eine Brücke bringt 3 Punkte mal ihre Ebene.
    .title = Wertung: Brücken
bab-s-5 = Eine Treppe bringt so viele Punkte wie die Summe der beiden Ebenen, die sie verbindet: 3 zwischen Ebene 1 und 2, 5 zwischen 2 und 3, 7 zwischen 3 und 4 und so weiter.
    .title = Wertung: Treppen
bab-s-6 = Jeder Satz aus 1 Statue, 1 Brunnen, 1 Brücke und 1 Treppe bringt 4 Punkte.
    .title = Wertung: Dekorationssätze
bab-s-7 = Jeder Satz aus 4 verschiedenen Blumen auf sichtbaren Plättchen bringt 4 Punkte.
    .title = Wertung: Blumensätze
bab-s-8 = Jeder Aussichtspunkt bringt 1 Punkt, gleich auf welcher Ebene. Ganz verdeckt bringt er nichts.
    .title = Wertung: Aussichtspunkte
bab-s-9 = Dein höchstes Plättchen bringt 2 Punkte mal seine Ebene.
    .title = Wertung: höchster Punkt
bab-s-10 = Du hast so viele Sätze, wie du von der seltensten der vier Arten hast. Alles zählt in höchstens einem Satz.
    .title = Sätze zählen
bab-s-11 = Jedes sichtbare Plättchen zählt als eine Blume, auch das Startplättchen. Das Plättchen selbst bringt keine Punkte.
    .title = Blumen zählen
bab-s-12 = Unbenutzte Säulen, ein gelagertes Plättchen und leere Felder kosten keine Punkte.
    .title = Keine Abzüge
bab-s-13 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt der größte Garten, also wer die wenigsten sichtbaren Löcher auf der Spielertafel hat. Besteht der Gleichstand weiter, teilen sich die Beteiligten den Sieg.
    .title = Sieg und Gleichstand

## Unterschiede der beiden Anleitungen

bab-diff-01 = Nach der tschechischen Anleitung bestimmt ihr den Startspieler beliebig, nach der ungarischen beginnt, wer zuletzt im Garten gearbeitet hat. Es entscheidet das Los.
    .title = Wer beginnt
bab-diff-02 = Nach der tschechischen Anleitung liegen die beiden Brunnensymbole auf zwei Plättchen, die ungarische erwähnt das nicht. Es müssen zwei verschiedene Plättchen sein, auch wenn ein Rundenplättchen ein Symbol ändert oder hinzufügt.
    .title = Brunnen auf zwei Plättchen
bab-diff-03 = Nach der tschechischen Anleitung liegen sich die Brückensymbole auf zwei Plättchen gegenüber, nach der ungarischen liegen sie in einer Linie mit einem leeren Feld dazwischen. Das ist dasselbe, denn bei diesem Abstand sind es immer zwei Plättchen.
    .title = Lage der Brückensymbole
bab-diff-04 = Die tschechische Anleitung sagt nichts zum Drehen der Plättchen, die ungarische erlaubt 90 oder 180 Grad. Alle vier Ausrichtungen sind erlaubt.
    .title = Ausrichtung der Plättchen
bab-diff-05 = Die tschechische Anleitung lässt beim Aufbau ein Plättchen nach Wahl entfernen, spricht davor aber von Lehm. Die ungarische nennt ausdrücklich ein beliebiges Lehmplättchen. Entfernt wird nur Lehm.
    .title = Entfernen beim Aufbau
bab-diff-06 = Die tschechische Anleitung sperrt alle verdeckten Felder, die ungarische die verdeckten Felder von Terrassenplättchen. Gesperrt sind alle, auch die Löcher der Spielertafel.
    .title = Verdeckte Löcher
bab-diff-07 = Nach der tschechischen Anleitung darfst du in diesem Zug ein Symbol ändern oder hinzufügen. Die ungarische klingt nach einer Pflicht und nennt beim Hinzufügen keinen Zeitraum. Beides ist freiwillig und gilt nur in diesem Zug.
    .title = Symbole nur auf Wunsch
bab-diff-08 = Nach der tschechischen Anleitung musst du das Startplättchen in der ersten Runde nicht lagern, nach der ungarischen musst du es nicht als erstes bauen. Es gilt die ungarische.
    .title = Startplättchen zuerst
bab-diff-09 = Nach der tschechischen Anleitung zeigt das Startplättchen die Blume auf einer Seite, die ungarische sagt nur, dass es sie zeigt. Die Blume zählt auch auf der Gartenseite.
    .title = Blume des Startplättchens
bab-diff-10 = Nach der tschechischen Anleitung nimmst du das Plättchen und erhältst dann die Säulen, nach der ungarischen prüfst du erst die Kanten und nimmst es zuletzt. Verglichen wird, solange das Plättchen noch liegt; das Ergebnis ist dasselbe.
    .title = Reihenfolge beim Abbauen
bab-diff-11 = Die tschechische Anleitung gibt kein Beispiel für die Wertung einer Brücke, die ungarische nennt 6 Punkte auf Ebene 2. Die Regel ist dieselbe.
    .title = Beispiel zur Brücke
bab-diff-12 = Nach der tschechischen Anleitung darf ein Plättchen auf 3 oder 4 Säulen liegen, nach der ungarischen muss es das. Erlaubt sind nur 3 oder 4.
    .title = Zahl der Säulen
bab-diff-13 = Nach der tschechischen Anleitung gilt die Wirkung die ganze nächste Runde im Zug jedes Spielers, nach der ungarischen für jeden in seinem nächsten Zug. Beides ist dasselbe.
    .title = Dauer der Wirkung

## Festlegungen zu offenen Fragen

bab-amb-01 = Zwei Plättchen liegen nie genau übereinander, auch nicht mit mehreren Ebenen Abstand. Per Tischoption gilt das Verbot nur auf direkt aufeinanderfolgenden Ebenen.
    .title = Genau übereinander
bab-amb-02 = In der Lücke einer Brücke darf kein Plättchen auf ihrer Ebene oder höher liegen, und auf dem sichtbaren Feld darf nichts stehen; tiefere Plättchen sind erlaubt. Per Tischoption muss dort die bloße Spielertafel zu sehen sein, oder es sind auch tiefere Dekorationen erlaubt.
    .title = Lücke unter der Brücke
bab-amb-03 = Ein Feld unter einer Brücke ist nicht leer: Dort gibt es keine Säule, keine Dekoration, keine zweite Brücke darüber und kein Plättchen auf oder unter der Ebene der Brücke. Auch ein höheres Plättchen kann die Lücke nicht überdecken, weil ihm zwei Stützen fehlen würden. Jede Brücke bleibt also sichtbar.
    .title = Feld unter der Brücke
bab-amb-04 = Das Feld, auf dem ein Aussichtspunkt steht, ist nicht mehr nutzbar.
    .title = Feld des Aussichtspunkts
bab-amb-05 = Unter einer Ecke ohne Säule darf alles sein, was tiefer liegt als das Plättchen, nur nicht das untere Feld einer Treppe, die genau auf diese Ebene führt. Eine Statue genau eine Ebene darunter ist eine Stütze. Per Tischoption darf eine Ebene unter der Ecke gar nichts stehen.
    .title = Unter der überhängenden Ecke
bab-amb-06 = Eine Statue genau eine Ebene unter einer Ecke ohne Säule stützt diese Ecke von selbst. Einen Aussichtspunkt gibt es dort nicht.
    .title = Statue stützt von selbst
bab-amb-07 = Eine Statue, die zwei oder mehr Ebenen tiefer verdeckt ist und nichts stützt, bringt 0 Punkte. Für die gerade Linie gilt sie weiter als Statue; die nächste ist also nicht die erste.
    .title = Verdeckte Statue
bab-amb-08 = Sind alle deine Statuen zu Säulen geworden, gilt die nächste wieder als erste und darf auf jedem Statuensymbol stehen. Per Tischoption entfällt das: Dann kannst du keine Statuen mehr bauen.
    .title = Wieder eine erste Statue
bab-amb-09 = Du darfst schon dekorieren, bevor du dein zweites Plättchen legst. Das erste Plättchen darfst du auch danach im selben Zug noch dekorieren.
    .title = Dekorieren vor dem zweiten Plättchen
bab-amb-10 = Ein geändertes oder hinzugefügtes Symbol gilt nur bis zum Ende des Zuges. Die Dekoration darauf bleibt stehen.
    .title = Symbol gilt nicht dauerhaft
bab-amb-11 = Auch mit zwei Plättchen änderst oder ergänzt du in einem Zug nur ein Feld, auf einem beliebigen der in diesem Zug gelegten Plättchen. Ein Plättchen darf dadurch zwei gleiche Symbole haben; auch zwei Statuen auf einem Plättchen sind erlaubt.
    .title = Nur ein Feld je Zug
bab-amb-12 = Der Vorrat ist auf die Zahlen der Anleitung begrenzt. Fehlen Säulen, nimmst du, was da ist; ein Tausch braucht eine Doppelsäule im Vorrat, eine aufgebrauchte Dekoration kannst du nicht bauen, und ohne Aussichtspunkt im Vorrat braucht ein Plättchen 4 Stützen. Per Tischoption ist der Vorrat unbegrenzt.
    .title = Begrenzter Vorrat
bab-amb-13 = Die Säule eines Rundenplättchens nimmst du zu Beginn deines Zuges, vor dem Abbauen.
    .title = Wann es die Säule gibt
bab-amb-14 = Einfache Säulen darfst du nicht freiwillig abgeben. Du behältst so viele, wie Platz haben, höchstens 6.
    .title = Säulen nicht freiwillig abgeben
bab-amb-15 = Ohne ein Plättchen, das du in diesem Zug gelegt hast, darfst du keine Dekoration bauen. Nur abbauen und dekorieren geht also nicht.
    .title = Keine Dekoration ohne Plättchen
bab-amb-16 = Eine Brücke besteht aus zwei Enden und dem Bogen dazwischen. Sie zählt, solange eines der drei unverdeckt ist, und das ist immer so.
    .title = Sichtbare Brücke
bab-amb-17 = Nur Terrassen verdecken. Unter einer Brücke oder einer anderen Dekoration gelten Löcher und Plättchen als sichtbar; beim Gleichstand zählen die Löcher, über denen kein Plättchen liegt.
    .title = Dekorationen verdecken nichts
bab-amb-18 = Du darfst eine überhängende Ecke nicht unter eine schon vorhandene überhängende Ecke schieben.
    .title = Ecke unter Ecke
bab-amb-19 = Das Plättchen in der Aussparung liegt offen. Alle dürfen es sehen.
    .title = Offenes Lager

## Kapitel

babylon-chapter-components = Spielmaterial und Begriffe
babylon-chapter-setup = Spielaufbau
babylon-chapter-structure = Ablauf
babylon-chapter-mining = Schritt A: abbauen
babylon-chapter-building = Schritt B: Terrassen bauen
babylon-chapter-decorations = Schritt B: Dekorationen
babylon-chapter-storing = Schritt C: lagern und abwerfen
babylon-chapter-rounds = Rundenende und Rundenplättchen
babylon-chapter-end = Spielende
babylon-chapter-scoring = Wertung
babylon-chapter-differences = Unterschiede der beiden Anleitungen
babylon-chapter-rulings = Festlegungen zu offenen Fragen

## Bilder zu den Regeln

babylon-diagram-quarry = Jede Kante ohne höheren Nachbarn bringt 1 Säule, die eigene Blume noch 1. Die Zahlen sagen, was Jasmin erhielte.
babylon-diagram-hanging = Auf drei Säulen hängt eine Ecke frei und erhält sofort einen Aussichtspunkt.
babylon-diagram-levels = Auf Ebene 2 darf ein Plättchen ein anderes teilweise überdecken, aber nie genau darüber liegen, und keine Ebene wird übersprungen.
babylon-diagram-equal-heights = Zwei Ecken ruhen auf einfachen Säulen auf Terrassen, zwei auf Doppelsäulen auf der Tafel: Alle Stützen enden auf gleicher Höhe.
babylon-diagram-statue-pillar = Die Statue trägt eine Ecke des oberen Plättchens. Von nun an ist sie Säule und keine Statue mehr.
babylon-diagram-not-under = Unter eine überhängende Ecke lässt sich kein Plättchen schieben. Daneben ist Platz.
babylon-diagram-occupied = Über dem Brunnen darf nur die Ecke ohne Säule hängen.
babylon-diagram-stairs = Zwei Treppensymbole Seite an Seite, eine Ebene auseinander: Eine Treppe verbindet sie.
babylon-diagram-fountain = Zwei Brunnensymbole Seite an Seite auf derselben Ebene: Ein Brunnen verbindet sie.
babylon-diagram-bridge = Zwei Brückensymbole in einer Linie mit einem leeren Feld dazwischen: Eine Brücke verbindet sie.
babylon-diagram-statues = Eine zweite Statue muss in einer Reihe oder Spalte mit der ersten stehen.
babylon-diagram-tokens = Die Rundenplättchen und wie viele es von jedem gibt. Oben steht das, das gerade gilt.
babylon-diagram-scoring = Was dieser Garten bringt: eine Statue und ein Brunnen auf Ebene 1, ein Aussichtspunkt und ein Plättchen auf Ebene 2 als höchster Punkt.
