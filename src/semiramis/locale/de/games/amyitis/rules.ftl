# Amyitis: die Regeln, ein Absatz je Regelnummer.

## Spielaufbau

amy-s-1 = Zu dritt kommen die Handwerks- und Hofkarten mit der Markierung für 4 Spieler in die Schachtel zurück. Zu zweit kommen alle Karten mit der Markierung für 3 oder 4 Spieler zurück. Zu viert sind alle Karten im Spiel.
    .title = Karten nach Spielerzahl
amy-s-2 = Legt beide Spielpläne aus und stellt die Karawane nach Babylon. Daneben kommt die Amyitis-Karte für eure Spielerzahl.
    .title = Spielpläne und Karawane
amy-s-3 = Talente, Kamele, neutrale Würfel und Waren bilden nach Sorten getrennt den allgemeinen Vorrat.
    .title = Allgemeiner Vorrat
amy-s-4 = Die Pflanzenkarte mit Qualität 2 auf beiden Seiten kommt nach Khorsabad. Welche Seite oben liegt, entscheidet der Zufall.
    .title = Pflanzenkarte in Khorsabad
amy-s-5 = Mischt die drei anderen Pflanzenkarten und legt je eine nach Eshnunna, Ur und Mari. Die Seite mit Qualität 1 liegt oben.
    .title = Die anderen Pflanzenkarten
amy-s-6 = Mischt die Handwerkskarten und bildet daraus einen verdeckten Stapel.
    .title = Stapel der Handwerkskarten
amy-s-7 = Sortiert die Hofkarten nach Art und Stufe und legt sie offen neben den Spielplan.
    .title = Hofkarten bereitlegen
amy-s-8 = Nehmt von jeder Ware außer Wein ein Plättchen, mischt sie und legt auf jeden Karawanenführer der Stufe 2 im Spiel ein zufälliges davon. Zu viert sind das zwei Karten, sonst eine. Die übrigen Waren kommen in den Vorrat zurück.
    .title = Waren auf Karawanenführern
amy-s-9 = Das Gartenplättchen mit 10 Prestigepunkten kommt auf Terrasse 4, drei zufällige der vier anderen mit Qualität 3 kommen auf Terrasse 3. Auf Terrasse 2 kommen fünf mit Qualität 2, auf Terrasse 1 sieben mit Qualität 1. Je ein Plättchen der Qualität 3 und 2 sowie zwei der Qualität 1 bleiben in der Schachtel.
    .title = Gartenplättchen auslegen
amy-s-10 = Zu zweit bleiben die drei Gartenfelder mit Stern leer. Ausgelegt werden 6, 4 und 2 Plättchen der Qualität 1, 2 und 3 sowie das Plättchen mit 10 Prestigepunkten, zusammen 13. In der Schachtel bleiben 3, 2 und 2.
    .title = Garten zu zweit
amy-s-11 = Alle erhalten die Würfel einer Farbe, 4 Talente, 1 Kamel und einen Karawanenführer der Stufe 0. Alle beginnen mit 0 Prestigepunkten, ohne Bankier und ohne Palast.
    .title = Ausstattung zu Beginn
amy-s-12 = Der Startspieler wird ausgelost und erhält die Startspielerkarte.
    .title = Startspieler auslosen

## Ziel und Allgemeines

amy-g-1 = Wer am Ende die meisten Prestigepunkte hat, gewinnt. Alles liegt offen, nur die Reihenfolge der gemischten Handwerkskarten ist verborgen.
    .title = Ziel des Spiels
amy-g-2 = Bei Karawanenführer, Bankier und Palast gilt jeweils nur deine höchste Karte. Gärtner haben keine Stufe, du darfst mehrere besitzen.
    .title = Eine Karte je Art
amy-g-3 = Wein ersetzt bei jeder Zahlung eine beliebige andere Ware. Kamele und Talente ersetzt er nie.
    .title = Wein als Joker
amy-g-4 = Du darfst beliebig viele Kamele und Talente besitzen. Waren sind nur beim Lagern am Rundenende begrenzt.
    .title = Grenzen deines Vorrats

## Runde und Phase I

amy-r-1 = Jede Runde hat drei Phasen: I Vorbereitung, II Aktionen, III Rundenende.
    .title = Ablauf einer Runde
amy-i-1 = Der Startspieler mischt alle Handwerkskarten im Spiel, auch die der vorigen Runde, und legt sie offen in Dreiergruppen aus. Es gibt so viele Gruppen wie Spieler.
    .title = Handwerkskarten auslegen
amy-i-1b = Die übrigen Handwerkskarten sind nur in dieser Runde nicht im Spiel.
    .title = Übrige Handwerkskarten
amy-i-2 = Wer einen Bankier hat, nimmt die Talente seines höchsten Bankiers und erhält die Prestigepunkte darauf. Ohne Bankier gibt es nichts.
    .title = Einkommen vom Bankier

## Phase II: Aktionen

amy-ii-1 = Reihum im Uhrzeigersinn führt jeder eine Aktion aus, der Startspieler beginnt. Das geht so lange weiter, bis alle gepasst haben.
    .title = Reihum je eine Aktion
amy-ii-2 = Du hast die Wahl: passen, eine Handwerkskarte anwerben oder die Karawane bewegen.
    .title = Die drei Aktionen
amy-ii-a-1 = Wenn du passt, legst du einen deiner Würfel auf das Passfeld. In dieser Runde hast du keine Aktion mehr.
    .title = Aktion: passen
amy-ii-a-2 = Hast du gepasst, erhältst du in jedem späteren Zug 1 Talent, solange noch jemand nicht gepasst hat. Das Passen selbst bringt nichts.
    .title = Talente nach dem Passen
amy-ii-a-3 = Die Phase endet sofort, wenn die letzte Person passt. Danach nimmt niemand mehr ein Talent; vorher genommene Talente bleiben erhalten.
    .title = Ende der Aktionen
amy-ii-b-1 = Wähle eine offene Handwerkskarte und zahle so viele Talente, wie in ihrer Dreiergruppe schon Karten umgedreht sind: 0, 1 oder 2.
    .title = Anwerben: der Preis
amy-ii-b-2 = Drehe die Karte auf die Seite mit dem Talent. Führe dann die Aktion des Handwerkers aus.
    .title = Anwerben: der Ablauf
amy-ii-b-p-1 = Mit dem Bauern setzt du einen Würfel auf eines der beiden offenen Felder und nimmst die Ware, die es zeigt.
    .title = Bauer: Feld und Ware
amy-ii-b-p-2 = Die Felder bilden zwei Reihen, die sich von links nach rechts füllen. Offen ist in jeder Reihe nur das leere Feld am weitesten links. Die Würfel bleiben liegen, bis die Reihe voll ist.
    .title = Bauer: offene Felder
amy-ii-b-p-3 = Ist eine Reihe voll, nimmt sich einen Gärtner, wer dort die meisten Würfel hat, sofern noch einer im Vorrat ist. Bei Gleichstand erhält ihn niemand.
    .title = Bauer: Gärtner gewinnen
amy-ii-b-p-4 = Danach wird die Reihe geleert. Alle Würfel gehen an ihre Besitzer zurück, egal, wer gewonnen hat.
    .title = Bauer: Reihe leeren
amy-ii-b-r-1 = Mit dem Priester wählst du einen Tempel und setzt einen Würfel auf den ersten der vier Plätze von links. Alle Würfel dort rücken um einen Platz nach rechts.
    .title = Priester: Würfel im Tempel
amy-ii-b-r-2 = Ein Würfel, der über den vierten Platz hinausgeschoben wird, geht an seinen Besitzer zurück. Ein neutraler Würfel kommt in den Vorrat.
    .title = Priester: verdrängter Würfel
amy-ii-b-e-1 = Mit dem Ingenieur setzt du einen Würfel auf einen verfügbaren Kanal und erhältst 2 Prestigepunkte. Der Würfel bleibt dort bis zum Spielende.
    .title = Ingenieur: bewässern
amy-ii-b-e-2 = Kanäle liegen zwischen den Gartenfeldern und sind als Wellen gezeichnet. Jede Welle fasst einen Würfel, ein doppelter Kanal mit zwei Wellen nebeneinander also zwei.
    .title = Kanäle im Garten
amy-ii-b-e-3 = Ein Kanal ist verfügbar, wenn er noch Platz für einen Würfel hat und eine lückenlose Kette bewässerter Kanäle vom Fluss bis zu ihm führt. Die Farbe der Würfel ist egal, auch neutrale zählen. Ein doppelter Kanal leitet das Wasser erst weiter, wenn er beide Würfel hat.
    .title = Verbindung zum Fluss
amy-ii-b-e-4 = Leere Kanäle am Flussufer sind immer verfügbar.
    .title = Kanäle am Ufer
amy-ii-b-m-1 = Mit dem Händler nimmst du 1 Kamel aus dem Vorrat.
    .title = Händler: ein Kamel
amy-ii-c-1 = Die Karawane zieht nur im Uhrzeigersinn: je bezahltem Kamel eine Stadt weit und mit einem Karawanenführer der Stufe 1 oder 2 zusätzlich bis zu 2 oder 4 Städte. Stufe 0 bringt keine zusätzlichen.
    .title = Reichweite der Karawane
amy-ii-c-2 = Die Karawane muss mindestens eine Stadt weiterziehen. Stehen bleiben darf sie nicht.
    .title = Die Karawane muss ziehen
amy-ii-c-3 = Du zahlst mindestens 1 Kamel, gleich welche Stufe dein Karawanenführer hat. Bezahlte Kamele kommen in den Vorrat.
    .title = Mindestens ein Kamel
amy-ii-c-4 = Am Ziel musst du Handel treiben, also verkaufen, eine Hofkarte kaufen oder pflanzen. Eine Stadt, in der du das nicht kannst, darfst du nicht ansteuern. In einer Pflanzenstadt brauchst du auch ein Gartenfeld, das du bepflanzen kannst; deine Gärtner zählen dabei mit.
    .title = Handel am Ziel
amy-ii-c-a-1 = In Babylon verkaufst du 1 Ware für 3 Prestigepunkte oder 2 gleiche oder verschiedene Waren für 6. Dazu kommt eine kostenlose Bewässerung.
    .title = Verkauf in Babylon
amy-ii-c-a-2 = Die kostenlose Bewässerung folgt den Regeln des Ingenieurs, bringt aber keine Prestigepunkte. Du darfst nicht auf sie verzichten.
    .title = Kostenlose Bewässerung
amy-ii-c-a-3 = Waren kannst du nur in Babylon verkaufen.
    .title = Kein Verkauf anderswo
amy-ii-c-b-1 = In einer Hofstadt zahlst du die verlangte Ware und nimmst eine Karte von einer der beiden abgebildeten Arten.
    .title = Hofkarte kaufen
amy-ii-c-b-2 = Du nimmst die Karte eine Stufe über deiner eigenen, ohne eigene Karte die Stufe 1. Sie deckt die alte Karte ab, nur die neue gilt.
    .title = Stufe der Hofkarte
amy-ii-c-b-3 = Mit dem Karawanenführer der Stufe 2 erhältst du die Ware, die auf ihm liegt.
    .title = Ware auf dem Karawanenführer
amy-ii-c-b-4 = Für einen Palast erhältst du sofort die Prestigepunkte auf der Karte, und zwar nur dieses eine Mal.
    .title = Prestige für den Palast
amy-ii-c-b-5 = Ist die Stufe, die du brauchst, ausverkauft, kannst du bei dieser Kartenart nie mehr aufsteigen. Ist nur eine der beiden Arten möglich, musst du diese nehmen.
    .title = Ausverkaufte Stufe
amy-ii-c-c-1 = In einer Pflanzenstadt zahlst du die verlangte Ware und dazu die Ware auf der sichtbaren Seite der Pflanzenkarte, falls dort eine steht (bei Qualität 2). Ist es zweimal dieselbe Ware, zahlst du zwei davon.
    .title = Pflanze bezahlen
amy-ii-c-c-2 = Du pflanzt sofort. Danach drehst du die Pflanzenkarte um.
    .title = Pflanzen, Karte umdrehen

## Pflanzen

amy-pl-1 = Zum Pflanzen wählst du ein Gartenfeld und nimmst sein Gartenplättchen. Die Pflanzenkarte bleibt in ihrer Stadt.
    .title = Gartenplättchen wählen
amy-pl-2 = Das Gartenfeld braucht mindestens eine vollständig bewässerte Seite. Bei einem doppelten Kanal sind beide Würfel nötig.
    .title = Bewässerte Seite
amy-pl-3 = Der Fluss allein bewässert kein Gartenfeld der untersten Terrasse.
    .title = Fluss reicht nicht
amy-pl-4 = Die Qualität der Pflanze muss mindestens so hoch sein wie die Nummer der Terrasse; Terrasse 4 gilt dabei als 3. Eine bessere Pflanze darf auch tiefer stehen.
    .title = Qualität und Terrasse
amy-pl-5 = Jeder abgegebene Gärtner erhöht die Qualität für dieses Pflanzen um 1, auch mehrere sind erlaubt. Qualität 1 mit zwei Gärtnern reicht für Terrasse 3 oder 4. Benutzte Gärtner kommen in den Vorrat.
    .title = Gärtner einsetzen
amy-pl-6 = Du nimmst das Plättchen und erhältst sofort seine Prestigepunkte und Boni. Das Gartenfeld kann nie wieder bepflanzt werden.
    .title = Ertrag des Plättchens
amy-pl-7 = Zählt alle Würfel rund um das Gartenfeld, auch auf halb gefüllten doppelten Seiten. Wer allein die meisten hat, erhält so viele Prestigepunkte, wie die Qualität der Pflanzenkarte beträgt; Gärtner zählen nicht mit. Bei Gleichstand erhält niemand etwas.
    .title = Bonus für Bewässerung
amy-pl-8 = Zwischen diesem Gartenfeld und jedem benachbarten bepflanzten Gartenfeld kommt danach auf jede leere Welle ein neutraler Würfel. Der Kanal gilt als bewässert.
    .title = Automatische Bewässerung
amy-pl-9 = Später darf die Bewässerung von neutralen Würfeln aus weitergehen.
    .title = Weiter ab neutralen Würfeln

## Phase III: Rundenende

amy-iii-1 = Wer rechts vom Startspieler sitzt, setzt einen eigenen Würfel in einen Tempel seiner Wahl und je einen neutralen Würfel in die beiden anderen. Es gelten die Regeln des Priesters.
    .title = Prozession zu den Tempeln
amy-iii-2-0 = Die Tempel werden in der Reihenfolge Ishtar, Marduk, Tammouz gewertet. Wer in einem Tempel die meisten Würfel hat, ist dort Erster, wer die zweitmeisten hat, Zweiter; neutrale Würfel zählen nicht. Ist nur eine Person vertreten, gibt es nur die erste Belohnung.
    .title = Wertung der Tempel
amy-iii-2-1 = Ishtar: Wer Erster ist, nimmt 1 Kamel oder 1 Talent, wer Zweiter ist, das andere.
    .title = Ishtar: Kamel oder Talent
amy-iii-2-2 = Marduk: Wer Erster ist, erhält 2 Prestigepunkte, wer Zweiter ist, 1.
    .title = Marduk: Prestigepunkte
amy-iii-2-3 = Tammouz: Wer Erster ist, setzt einen Würfel auf ein offenes Feld und nimmt dessen Ware. Wer Zweiter ist, darf eine eigene Ware gegen eine andere aus dem Vorrat tauschen, aber nicht gegen Wein.
    .title = Tammouz: Feld oder Tausch
amy-iii-2-4 = Wird durch Tammouz eine Feldreihe voll, gelten dieselben Regeln wie beim Bauern: Der Gärtner wird vergeben, dann wird die Reihe geleert.
    .title = Volle Reihe durch Tammouz
amy-iii-2-5 = Bei Gleichstand in einem Tempel geht vor, wessen Würfel am weitesten rechts liegt, ob es um die erste oder die zweite Belohnung geht.
    .title = Gleichstand im Tempel
amy-iii-2-6 = Zu zweit gibt es in jedem Tempel nur die erste Belohnung.
    .title = Tempel zu zweit
amy-iii-3 = Mit dem Karawanenführer der Stufe 0 oder 1 behältst du höchstens 2 Waren, mit Stufe 2 höchstens 4. Überzählige Waren gebt ihr in Zugreihenfolge ab dem Startspieler in den Vorrat zurück, alle nach eigener Wahl.
    .title = Waren lagern
amy-iii-4 = Die Startspielerkarte wandert im Uhrzeigersinn weiter, dann beginnt die nächste Runde. Nach der letzten Runde bleibt sie liegen.
    .title = Neuer Startspieler

## Spielende

amy-e-1 = Sind höchstens 4 Gartenplättchen im Garten übrig, zu zweit höchstens 3, wird die laufende Runde noch zu Ende gespielt. Dann endet das Spiel.
    .title = Ende des Spiels
amy-e-2 = Eigene Gartenplättchen bringen die Gunst der Amyitis, 5 oder 10 Prestigepunkte. Zu zweit gibt es 5 für 5–6 und 10 ab 7 Plättchen, zu dritt 5 für 4–5 und 10 ab 6, zu viert 5 für 3–4 und 10 ab 5.
    .title = Gunst der Amyitis
amy-e-3 = Jede Ware in deinem Vorrat bringt 1 Prestigepunkt. Kamele und Talente bringen nichts.
    .title = Übrige Waren
amy-e-4 = Wer die meisten Prestigepunkte hat, gewinnt. Bei Gleichstand teilen sich die Beteiligten den Sieg.
    .title = Sieg und Gleichstand

## Festlegungen zu offenen Fragen

amy-q-1 = Du erhältst nur so viel, wie im Vorrat ist; der Rest verfällt, alles andere an der Aktion geschieht trotzdem. Bei Ishtar ist nur wählbar, was im Vorrat liegt; fehlen Kamele oder Talente, nimmt der Erste, was da ist, und der Zweite geht leer aus. Das Einkommen wird ab dem Startspieler in Zugreihenfolge gezahlt.
    .title = Leerer Vorrat
amy-q-2 = Du darfst niemanden ohne Wirkung anwerben: Ein Würfel und ein erlaubter Platz müssen da sein, für den Händler ein Kamel im Vorrat. Der Bauer ist auch erlaubt, wenn die Ware fehlt; der Würfel wird trotzdem gesetzt.
    .title = Kein Anwerben ohne Wirkung
amy-q-3 = Neutrale Würfel gehen nie aus. Fehlen welche, nehmt Ersatz.
    .title = Neutrale Würfel unbegrenzt
amy-q-4 = Ohne Würfel kannst du keinen Bauern, Priester oder Ingenieur anwerben. Passen darfst du immer, auch ohne Würfel auf dem Passfeld. Ohne Würfel entfallen auch deine ganze Prozession samt neutralen Würfeln, das Setzen bei Tammouz und die Bewässerung in Babylon.
    .title = Kein Würfel mehr
amy-q-5 = Der Würfel auf dem Passfeld kommt am Ende der Phase II zu dir zurück.
    .title = Würfel auf dem Passfeld
amy-q-6 = Du zahlst nie mehr Kamele als nötig, also die Entfernung minus den Bonus deines Karawanenführers, mindestens aber 1.
    .title = Keine überzähligen Kamele
amy-q-7 = Die Karawane zieht 1 bis 8 Städte weit. Ein ganzer Umlauf ist nicht erlaubt, denn er endet in derselben Stadt.
    .title = Kein ganzer Umlauf
amy-q-8 = Durch Städte zu ziehen kostet nichts und hat keine Wirkung.
    .title = Durchreise ohne Wirkung
amy-q-9 = Der Verkauf in Babylon ist auch ohne verfügbaren Kanal erlaubt. Die Bewässerung entfällt dann.
    .title = Babylon ohne freien Kanal
amy-q-10 = Liegen zwei Karawanenführer der Stufe 2 mit verschiedenen Waren aus, wählt, wer kauft.
    .title = Wahl des Karawanenführers
amy-q-11 = Der Bonus „beliebige Hofkarte“ ist kostenlos und Pflicht, wenn er möglich ist. Du nimmst deine nächste Stufe einer Art, samt Ware auf dem Karawanenführer oder Prestige des Palasts, oder einen Gärtner aus dem Vorrat. Ist nichts verfügbar, verfällt der Bonus.
    .title = Bonus: beliebige Hofkarte
amy-q-12 = Der Bonus „beliebige Ware“ ist Pflicht: Du wählst eine Ware aus dem Vorrat, aber keinen Wein. Ist keine da, verfällt der Bonus. Per Tischoption darfst du auch Wein wählen.
    .title = Bonus: beliebige Ware
amy-q-13 = Beim Pflanzen gilt diese Reihenfolge: Zahlung und benutzte Gärtner in den Vorrat, Ertrag des Plättchens, Bewässerungsbonus, automatische Bewässerung, Pflanzenkarte umdrehen.
    .title = Reihenfolge beim Pflanzen
amy-q-14 = Neutrale Würfel zählen beim Bewässerungsbonus nicht. Sie erhalten keine Punkte und bewirken keinen Gleichstand.
    .title = Bonus ohne neutrale Würfel
amy-q-15 = Den Bewässerungsbonus kann auch erhalten, wer nicht am Zug ist.
    .title = Bonus für andere
amy-q-16 = Neutrale Würfel ohne Verbindung zum Fluss gelten beim Pflanzen als Bewässerung. Eine Kette für neue Kanäle muss trotzdem bis zum Fluss reichen. Per Tischoption dürfen neue Kanäle auch an solche Würfel anschließen.
    .title = Neutrale Würfel ohne Fluss
amy-q-17 = Du setzt genau so viele Gärtner ein, wie das Gartenfeld verlangt, nie mehr.
    .title = Keine überzähligen Gärtner
amy-q-18 = Wer bei Tammouz Erster ist, muss den Würfel setzen, wenn er noch einen hat.
    .title = Tammouz: kein Verzicht
amy-q-19 = Beim Tausch bei Tammouz darfst du Wein abgeben. Die neue Ware muss eine andere sein als die abgegebene und ist nie Wein.
    .title = Tammouz: erlaubter Tausch
amy-q-20 = Auch in der letzten Runde gilt die Lagergrenze. Erst danach zählen die übrigen Waren.
    .title = Lagern am Spielende
amy-q-21 = Zu zweit wählt der Erste bei Ishtar ein Kamel oder ein Talent. Das andere wird nicht vergeben.
    .title = Ishtar zu zweit
amy-q-22 = Eine volle Feldreihe wird auch bei Gleichstand oder ohne Gärtner im Vorrat geleert.
    .title = Reihe immer leeren
amy-q-23 = Nach 40 Runden endet das Spiel auf jeden Fall und wird wie üblich gewertet.
    .title = Höchstens 40 Runden
amy-q-24 = Bei Gleichstand in einer vollen Feldreihe erhält niemand den Gärtner. Per Tischoption erhält ihn unter den Beteiligten, wessen Würfel am weitesten rechts liegt.
    .title = Gleichstand auf den Feldern

## Unterschiede der beiden Anleitungen

amy-d-1 = Nach einer Anmerkung der tschechischen Anleitung legst du Waren auf den Karawanenführer der Stufe 2, nach der ungarischen erhältst du die Ware, die darauf liegt. Es gilt die ungarische; auch das tschechische Beispiel passt dazu.
    .title = Ware auf Stufe 2
amy-d-2 = Die tschechische Anleitung nennt 14 Kamele und einen Marker für die Karawane, die ungarische ebenfalls 14 Kamele und als Karawane ein rosa Kamelplättchen. Es gelten 14 Kamele und ein eigener Marker.
    .title = Zahl der Kamele
amy-d-3 = Die tschechische Anleitung nennt zwei Karawanenführer der Stufe 2 zu viert und einen zu zweit oder zu dritt, die ungarische keine Zahlen. Es gilt die tschechische.
    .title = Anzahl auf Stufe 2
amy-d-4 = Die tschechische Anleitung zählt die übrigen Gartenplättchen nicht, die ungarische nennt je eins der Qualität 3 und 2 sowie zwei der Qualität 1. Es gilt die ungarische.
    .title = Übrige Gartenplättchen
amy-d-5 = Nach der tschechischen Anleitung zieht die Karawane bis zu 2 oder 4 Städte weiter, nach der ungarischen 2 oder 4 weiter. Es gilt „bis zu“ wie in der tschechischen; das Beispiel in beiden Anleitungen passt dazu.
    .title = Zusätzliche Städte
amy-d-6 = Die tschechische Anleitung verlangt die zusätzliche Ware nur bei Qualität 2, die ungarische, wenn die Karte sie zeigt. Das ist dasselbe; es gilt, was auf der Karte steht.
    .title = Zusätzliche Ware
amy-d-7 = Nach der tschechischen Anleitung ist der Handel am Ziel Pflicht, nach der ungarischen musst du dort mindestens eine Aktion ausführen können. Beides bedeutet dasselbe.
    .title = Pflicht zum Handel
amy-d-8 = Nur die ungarische Anleitung sagt, dass Waren allein in Babylon verkauft werden. Das gilt.
    .title = Verkauf allein in Babylon
amy-d-9 = Die tschechische Anleitung beschreibt den Garten als Quadrat, die ungarische als Raute, beide mit zwei Seiten am Fluss. Es ist dieselbe Form, nur gedreht.
    .title = Form des Gartens
amy-d-10 = Nach der tschechischen Anleitung ist nur gesperrt, wer gerade die ausverkaufte Stufe braucht, nach der ungarischen ist der leere Stapel für immer geschlossen. Die Wirkung ist gleich; nur Gärtner kommen in den Vorrat zurück.
    .title = Leere Stapel
amy-d-11 = Die tschechische Anleitung belohnt die zwei mit den meisten Würfeln im Tempel, die ungarische die mit der Mehrheit. Es gilt die tschechische; auch die ungarische führt zwei Belohnungen auf.
    .title = Zwei Belohnungen im Tempel
amy-d-12 = Die tschechische Anleitung spricht am Ende von Plättchen, die noch bepflanzt werden können, die ungarische von übrigen Plättchen. Es zählen alle auf dem Spielplan, bewässert oder nicht.
    .title = Plättchen am Spielende
amy-d-13 = Beim Lagern beginnt nach der tschechischen Anleitung der Startspieler, nach der ungarischen gilt die Zugreihenfolge. Beides ist dasselbe.
    .title = Reihenfolge beim Lagern
amy-d-14 = Die tschechische Anleitung lost den Startspieler aus, nach der ungarischen einigen sich die Spieler. Es entscheidet der Zufall.
    .title = Wer beginnt
amy-d-15 = Die tschechische Anleitung zeigt zur Qualität nur ein Beispiel nach oben. Die ungarische erlaubt eine Pflanze der Qualität 2 auch auf Terrasse 1, und das gilt.
    .title = Bessere Pflanze tiefer
amy-d-16 = Nach der tschechischen Anleitung bewässert der Fluss allein kein Gartenfeld, die ungarische ist hier unklar. Es gilt die tschechische.
    .title = Fluss allein
amy-d-17 = Führt Tammouz zu einem Gärtner, wird er nach der tschechischen Anleitung vor dem Leeren der Reihe vergeben, nach der ungarischen wie üblich. Beides ist dasselbe.
    .title = Gärtner durch Tammouz
amy-d-18 = Die tschechische Anleitung schreibt „Eshunna“ und nennt kein Schwarz, die ungarische schreibt „Eshnunna“ und nennt fünf Farben. Es gilt die ungarische.
    .title = Stadtname und Farben
amy-d-19 = In beiden Anleitungen führt die Prozession, wer rechts vom Startspieler sitzt. Ein ungarisches Beispiel nennt diese Person die letzte; gemeint ist dieselbe.
    .title = Wer die Prozession führt

## Kapitel

amyitis-chapter-setup = Spielaufbau
amyitis-chapter-goal = Ziel und Allgemeines
amyitis-chapter-round = Runde und Phase I
amyitis-chapter-actions = Phase II: Aktionen
amyitis-chapter-passing = Passen
amyitis-chapter-recruiting = Handwerkskarten anwerben
amyitis-chapter-caravan = Die Karawane bewegen
amyitis-chapter-planting = Pflanzen
amyitis-chapter-evening = Phase III: Rundenende
amyitis-chapter-end = Spielende
amyitis-chapter-rulings = Festlegungen zu offenen Fragen
amyitis-chapter-differences = Unterschiede der beiden Anleitungen

## Bilder zu den Regeln

amyitis-diagram-two-players = Zu zweit bleiben drei Gartenfelder frei: Dort liegt kein Plättchen, und nichts wird gepflanzt.
amyitis-diagram-prices = Jasmin hat 1 Talent. Die erste Karte einer Dreiergruppe ist kostenlos, die zweite kostet 1 Talent, die dritte 2.
amyitis-diagram-fields = In jeder Reihe ist nur das leere Feld am weitesten links offen.
amyitis-diagram-full-row = Jasmins Würfel füllt die obere Reihe. Jasmin hat dort die meisten Würfel und nimmt einen Gärtner; dann wird die Reihe geleert.
amyitis-diagram-priest = Jasmins Würfel kommt von links und schiebt die anderen weiter. Der letzte verlässt den Tempel.
amyitis-diagram-double-side = Ein doppelter Kanal ist erst halb gefüllt. Ein zweiter Würfel hat Platz, aber bis dahin leitet der Kanal kein Wasser weiter.
amyitis-diagram-water = Das Wasser kommt vom Fluss: Ein neuer Kanal liegt am Ufer oder am Ende einer lückenlosen Kette von Würfeln.
amyitis-diagram-caravan = Mit 1 Kamel und einem Karawanenführer der Stufe 1 erreicht die Karawane drei Städte. Jasmin kann mit Gerste und Datteln zahlen.
amyitis-diagram-court = Jasmin hat einen Karawanenführer der Stufe 1 und darf in Uruk den der Stufe 2 nehmen.
amyitis-diagram-planting = Eine Pflanze der Qualität 2 braucht ein Gartenfeld mit einer vollständig bewässerten Seite auf einer nicht zu hohen Terrasse.
amyitis-diagram-river = Auch ein Gartenfeld am Fluss braucht eine Seite mit einem Würfel.
amyitis-diagram-gardener = Mit einem Gärtner reicht eine Pflanze der Qualität 2 für Terrasse 3. Wasser braucht sie trotzdem.
amyitis-diagram-grove = Jasmin pflanzt neben zwei bepflanzten Gartenfeldern und erhält den Bonus für die meisten Würfel ringsum. Ein leerer Kanal zwischen bepflanzten Gartenfeldern erhält einen neutralen Würfel.
amyitis-diagram-procession = Jasmin setzt einen Würfel in den Marduk-Tempel und neutrale Würfel in die beiden anderen.
amyitis-diagram-temple-tie = Rose und Safran haben im Ishtar-Tempel gleich viele Würfel. Safrans Würfel liegt weiter rechts, also ist Safran Erster.
