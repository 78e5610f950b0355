# Die Lektion zu Babylon, Schritt für Schritt.

babylon-lesson-goal = Du baust einen Garten aus Terrassen auf Säulen und schmückst ihn. Am Ende wird er von oben betrachtet: Was zu sehen ist, zählt, und je höher, desto besser.
babylon-lesson-turn = Dein Zug hat drei Schritte: Du baust ein Plättchen im Steinbruch ab, du darfst bauen, und du lagerst, was übrig ist. Die Zahl auf jedem Stapel zeigt, wie viele Säulen er dir brächte.
babylon-lesson-mine = Jede Kante eines Plättchens ohne höheren Nachbarn bringt eine Säule. Ein Plättchen aus Lehm liegt obenauf und bringt immer 4. Dieses zeigt deine Blume und bringt 1 mehr. Bau es ab.
babylon-lesson-stored = Nun hast du 8 Säulen und zwei Plättchen: das abgebaute und dein Startplättchen. Du darfst beide bauen. Beginne mit dem Startplättchen.
babylon-lesson-place = Die Tafel hat 64 Löcher, und ein Plättchen bedeckt vier davon. Leg es auf C3, auf Ebene 1.
babylon-lesson-four = Ein Plättchen ruht auf 3 oder 4 Säulen; hier genügen einfache. Lass dieses auf allen vier Ecken ruhen.
babylon-lesson-way = Jetzt könntest du das Plättchen drehen. Lass es, wie es liegt: Das Statuensymbol ist dann auf C3.
babylon-lesson-statue = Dekorationen sind kostenlos, wenn ihre Symbole passen. Deine erste Statue darf auf jedem Statuensymbol eines Plättchens stehen, das du in diesem Zug gelegt hast. Sie bringt 1 Punkt je Ebene. Bau sie auf C3.
babylon-lesson-mined = Du hast noch Säulen. Nimm das abgebaute Plättchen.
babylon-lesson-beside = Leg es gleich neben das erste, auf E3. Dann sind die beiden Brunnensymbole Nachbarn.
babylon-lesson-three = Spar eine Säule: Lass die Ecke rechts oben überhängen. Ein Plättchen auf 3 Säulen bekommt auf der überhängenden Ecke einen Aussichtspunkt. Er bringt 1 Punkt und belegt das Feld.
babylon-lesson-way-again = Lass auch dieses Plättchen, wie es liegt, mit dem Brunnensymbol auf E3.
babylon-lesson-fountain = Ein Brunnen verbindet zwei Brunnensymbole Seite an Seite, auf zwei Plättchen derselben Ebene. Er bringt 3 Punkte je Ebene. Bau ihn.
babylon-lesson-undo = Nicht das Richtige? „Zurücknehmen“ geht Schritt für Schritt zurück. Gegen Bots gilt das auch für das Abbauen, das schon etwas aufgedeckt hat; Menschen müssten dem zustimmen. Probier es aus oder mach weiter.
babylon-lesson-end-turn = Beende deinen Zug. Einfache Säulen, die du nicht verbraucht hast, bleiben dir, höchstens 6. Dein Zug hat 7 Punkte gebracht.
babylon-lesson-token = Nach jeder Runde wird ein Rundenplättchen aufgedeckt, das in der nächsten für alle gilt. Dieses gibt dir zu Beginn deines Zuges eine Doppelsäule. Nutze sie, sonst verfällt sie.
babylon-lesson-mine-again = Bau dieses Plättchen aus Lehm ab. Es hat ein Treppensymbol und ein Statuensymbol.
babylon-lesson-take = Nimm es in die Hand.
babylon-lesson-overlap = Terrassen hast du schon, also ist Ebene 2 offen. Aber nie bedecken zwei Plättchen dieselben vier Löcher. Wähle C3 und sieh, was die Regel sagt.
babylon-lesson-level = Leg es auf D4, auf Ebene 2: Zwei Ecken stehen auf deinen Terrassen, zwei auf der Tafel. Alle Stützen müssen auf gleicher Höhe enden, auf der Tafel braucht es deshalb Doppelsäulen.
babylon-lesson-four-again = Lass es auf vier Stützen ruhen. Die Doppelsäule vom Rundenplättchen wird benutzt, und zwei einfache werden gegen eine weitere Doppelsäule getauscht.
babylon-lesson-way-last = Lass es, wie es liegt: Das Treppensymbol ist auf D4, neben dem auf C4, eine Ebene tiefer.
babylon-lesson-stairs = Eine Treppe verbindet zwei Treppensymbole Seite an Seite, die eine Ebene auseinanderliegen, und bringt die Summe beider Ebenen: 1 + 2 = 3 Punkte. Bau sie.
babylon-lesson-line = Auf E4 hat das Plättchen auch ein Statuensymbol. Weitere Statuen müssen aber in gerader Linie mit einer früheren stehen, und deine steht auf C3. Wähle E4 und sieh selbst.
babylon-lesson-end-second = Das ist für jetzt alles. Beende deinen Zug.
babylon-lesson-others = Hier siehst du alle Gärten. Auch Rose hat gebaut. In jeder Runde hat jeder einen Zug, zu zweit sind es 15 Runden.
babylon-lesson-edges = Dieses Plättchen aus Granit liegt eine Schicht tiefer. Höhere Nachbarn bringen nichts; die Wand, gleich hohe oder tiefere Plättchen und der bloße Boden schon. Bau es ab.
babylon-lesson-store = Du musst nicht bauen. Lagere das Plättchen: Eines darf bei dir warten, und im nächsten Zug hast du zwei zum Bauen.
babylon-lesson-hint = Unsicher, was zu tun ist? Die Glühbirne oder die Taste H fragt einen Bot, was er an deiner Stelle tun würde.
babylon-lesson-help = Im Menü des Tisches findest du alles Übrige: die Regeln, alle Tastenkürzel, die Wertung, was du gerade tun kannst. An jeder Stelle erklärt dir die Taste ?, warum etwas nicht geht.
babylon-lesson-free-two = Jetzt du. Bau ein Plättchen ab und leg eines, zwei oder keines. Sieh dir die Symbole des gelagerten Plättchens an: Was könnten sie verbinden?
babylon-lesson-free-bridge = Dein nächster Zug. Eine Brücke verbindet zwei Brückensymbole in einer Linie auf derselben Ebene, mit einem leeren Feld dazwischen. Wie ein Brunnen bringt sie 3 Punkte je Ebene.
babylon-lesson-end = Am Ende bringen Sätze Punkte: 4 für Statue, Brunnen, Brücke und Treppe zusammen, 4 für vier verschiedene Blumen. Dein höchstes Plättchen bringt 2 je Ebene. Ganz Verdecktes zählt nicht.
babylon-lesson-done = Jetzt kennst du Babylon. Hier siehst du, was dir bisher Punkte gebracht hat. Spiel weiter, wenn du magst, oder beginne eine eigene Partie.
