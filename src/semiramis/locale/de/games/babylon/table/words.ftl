# Babylon: Wörter mit ihren Formen.

## Blumen

babylon-flower-white = weiße Blume
    .the = die weiße Blume
    .acc = die weiße Blume
    .a_acc = eine weiße Blume
    .dat = der weißen Blume
    .gen = der weißen Blume
babylon-flower-pink = rosa Blume
    .the = die rosa Blume
    .acc = die rosa Blume
    .a_acc = eine rosa Blume
    .dat = der rosa Blume
    .gen = der rosa Blume
babylon-flower-orange = orange Blume
    .the = die orange Blume
    .acc = die orange Blume
    .a_acc = eine orange Blume
    .dat = der orange Blume
    .gen = der orange Blume
babylon-flower-blue = blaue Blume
    .the = die blaue Blume
    .acc = die blaue Blume
    .a_acc = eine blaue Blume
    .dat = der blauen Blume
    .gen = der blauen Blume

## Materialien

babylon-material-clay = Lehm
    .the = der Lehm
    .acc = den Lehm
    .a_acc = Lehm
    .dat = dem Lehm
    .gen = des Lehms
babylon-material-granite = Granit
    .the = der Granit
    .acc = den Granit
    .a_acc = Granit
    .dat = dem Granit
    .gen = des Granits
babylon-material-basalt = Basalt
    .the = der Basalt
    .acc = den Basalt
    .a_acc = Basalt
    .dat = dem Basalt
    .gen = des Basalts

## Dekorationen

babylon-piece-statue = Statue
    .the = die Statue
    .acc = die Statue
    .a_acc = eine Statue
    .dat = der Statue
    .gen = der Statue
    .no = keine Statue
    .no_acc = keine Statue
babylon-piece-fountain = Brunnen
    .the = der Brunnen
    .acc = den Brunnen
    .a_acc = einen Brunnen
    .dat = dem Brunnen
    .gen = des Brunnens
    .no = kein Brunnen
    .no_acc = keinen Brunnen
babylon-piece-bridge = Brücke
    .the = die Brücke
    .acc = die Brücke
    .a_acc = eine Brücke
    .dat = der Brücke
    .gen = der Brücke
    .no = keine Brücke
    .no_acc = keine Brücke
babylon-piece-stairs = Treppe
    .the = die Treppe
    .acc = die Treppe
    .a_acc = eine Treppe
    .dat = der Treppe
    .gen = der Treppe
    .no = keine Treppe
    .no_acc = keine Treppe

## Wirkungen der Rundenplättchen

babylon-token-none = noch kein Rundenplättchen
babylon-token-pillar = eine Säule mehr
babylon-token-double = eine Doppelsäule
babylon-token-change = ein Symbol ändern
babylon-token-add = ein Symbol hinzufügen
babylon-token-flower = zwei Säulen für die Blume
babylon-token-minus = eine Säule weniger
babylon-token-blank = keine Wirkung

## Ecken eines Plättchens

babylon-corner-nw = linke obere Ecke
    .the = die linke obere Ecke
    .acc = die linke obere Ecke
    .a_acc = eine linke obere Ecke
    .dat = der linken oberen Ecke
    .gen = der linken oberen Ecke
babylon-corner-ne = rechte obere Ecke
    .the = die rechte obere Ecke
    .acc = die rechte obere Ecke
    .a_acc = eine rechte obere Ecke
    .dat = der rechten oberen Ecke
    .gen = der rechten oberen Ecke
babylon-corner-se = rechte untere Ecke
    .the = die rechte untere Ecke
    .acc = die rechte untere Ecke
    .a_acc = eine rechte untere Ecke
    .dat = der rechten unteren Ecke
    .gen = der rechten unteren Ecke
babylon-corner-sw = linke untere Ecke
    .the = die linke untere Ecke
    .acc = die linke untere Ecke
    .a_acc = eine linke untere Ecke
    .dat = der linken unteren Ecke
    .gen = der linken unteren Ecke

## Teile der Wertung

babylon-part-statues = Statuen
babylon-part-fountains = Brunnen
babylon-part-bridges = Brücken
babylon-part-stairs = Treppen
babylon-part-sets = Dekorationssätze
babylon-part-flowers = Blumensätze
babylon-part-belvederes = Aussichtspunkte
babylon-part-height = Höchster Punkt

## What is asked, as something to be done first

babylon-stage-remove = ein Lehmplättchen aus dem Steinbruch entfernen
babylon-stage-mine = ein Plättchen abbauen
babylon-stage-build = bauen, dekorieren oder den Zug beenden
babylon-stage-place = einen Platz für das Plättchen wählen
babylon-stage-hang = die Ecke ohne Säule wählen
babylon-stage-turn = das Plättchen drehen

## Whose turn it is and for what

babylon-ask-deal = Plättchen werden aufgedeckt.
babylon-ask-over = Die Partie ist zu Ende.
babylon-ask-remove = Entferne ein Lehmplättchen aus dem Steinbruch.
    .about = { $seat } entfernt ein Lehmplättchen aus dem Steinbruch.
babylon-ask-mine = Baue ein Plättchen ab.
    .about = { $seat } baut ein Plättchen ab.
babylon-ask-build = Baue ein Plättchen oder eine Dekoration oder beende den Zug.
    .about = { $seat } baut und dekoriert.
babylon-ask-place = Wähle einen Platz für das Plättchen.
    .about = { $seat } wählt einen Platz für das Plättchen.
babylon-ask-hang = Wähle eine überhängende Ecke oder keine.
    .about = { $seat } wählt die Stützen des Plättchens.
babylon-ask-turn = Drehe das Plättchen.
    .about = { $seat } dreht das Plättchen.

## Why something is not allowed

babylon-no-over = Die Partie ist zu Ende.
babylon-no-deal = Plättchen werden zufällig aufgedeckt, nicht gewählt.
babylon-no-first = Zuerst ist etwas anderes zu tun: { $asked }.
babylon-no-tile = Auf { $cell_dat } liegt kein Plättchen, das du nehmen kannst.
babylon-no-clay = Beim Aufbau wird nur Lehm entfernt, und auf { $cell_dat } liegt keiner.
babylon-no-wild-first = Du hast gerade ein Symbol geändert oder hinzugefügt. Baue zuerst die Dekoration auf diesem Feld.
babylon-no-decide-mined = Dein abgebautes Plättchen ist nicht gelegt. Lagere es oder wirf es ab, um den Zug zu beenden.
babylon-no-nothing-mined = Es ist kein abgebautes Plättchen zum Lagern oder Abwerfen übrig. Beende einfach den Zug.
babylon-no-mined-tile = Das abgebaute Plättchen liegt schon in deinem Garten.
babylon-no-stored-tile = Du hast kein gelagertes Plättchen.
babylon-no-nowhere = In deinem Garten kannst du jetzt nirgends ein Plättchen bauen; du hast { $singles ->
        [one] { $singles } einfache Säule
       *[other] { $singles } einfache Säulen
    }.
babylon-no-level = Für ein Plättchen bei { $place } auf Ebene { $level } muss in deinem Garten zuerst irgendwo eins auf Ebene { $below } liegen.
babylon-no-under = Bei { $place } ist ein anderes Plättchen im Weg, auf Ebene { $level } oder höher.
babylon-no-footprint = Genau bei { $place } liegt schon ein Plättchen. Auf Ebene { $level } würde das neue es ganz überdecken.
babylon-no-hang = Bei { $place } auf Ebene { $level } kann eine Ecke nicht frei über dem hängen, was direkt darunter steht.
babylon-no-occupied = Bei { $place } stünde eine Säule für Ebene { $level } auf einem Feld, das nicht leer ist.
babylon-no-rise = Bei { $place } müsste eine Säule für Ebene { $level } mehr als zwei Ebenen hoch sein.
babylon-no-belvedere = Im Vorrat ist kein Aussichtspunkt mehr. Das Plättchen bei { $place } auf Ebene { $level } braucht deshalb vier Stützen.
babylon-no-doubles = Im Vorrat sind nicht genug Doppelsäulen für ein Plättchen bei { $place } auf Ebene { $level }.
babylon-no-pillars = Ein Plättchen bei { $place } auf Ebene { $level } kostet { $price ->
        [one] { $price } einfache Säule
       *[other] { $price } einfache Säulen
    }, und du hast { $singles }.
babylon-no-same-turn = Das Plättchen sieht in beiden Lagen gleich aus. Wähle die kleinere Drehung.
babylon-no-supply = Im Vorrat ist { $piece_no } mehr.
babylon-no-empty = Feld { $field } ist kein leeres Feld einer Terrasse und kann { $piece_no_acc } aufnehmen.
babylon-no-symbol-there = Feld { $field } zeigt nicht das Symbol für { $piece_a_acc }.
babylon-no-new = Eine Dekoration muss mindestens teilweise auf einem Plättchen stehen, das du in diesem Zug gelegt hast. Auf { $piece_acc } trifft das hier nicht zu.
babylon-no-stairs-levels = Eine Treppe verbindet Felder, die genau eine Ebene auseinanderliegen. Diese liegen auf den Ebenen { $low } und { $high }.
babylon-no-same-level = Beide Enden { $piece_gen } müssen auf derselben Ebene liegen. Diese liegen auf den Ebenen { $low } und { $high }.
babylon-no-one-tile = Beide Felder gehören zum selben Plättchen. Nötig sind zwei Plättchen.
babylon-no-gap = Die Lücke bei { $field } ist nicht frei für eine Brücke.
babylon-no-order = Nach jedem Plättchen werden Dekorationen in fester Reihenfolge gebaut: Brunnen, Treppen, Brücken, Statuen, jede Art Reihe für Reihe, beginnend links oben. Für { $fields } ist es zu spät; nimm Schritte zurück, um die Reihenfolge zu ändern.
babylon-no-line = In der Reihe und der Spalte von { $field } steht keine deiner Statuen.
babylon-no-no-token = Zurzeit erlaubt kein Rundenplättchen, ein Symbol zu ändern oder hinzuzufügen.
babylon-no-token-used = Das Rundenplättchen hast du in diesem Zug schon genutzt.
babylon-no-recast-field = Feld { $field } ist kein leeres Feld eines Plättchens, das du in diesem Zug gelegt hast. Es kann nicht als { $piece } gelten.
babylon-no-change = Das Rundenplättchen ändert ein Symbol in ein anderes. Feld { $field } hat kein Symbol oder schon das für { $piece_a_acc }.
babylon-no-add = Das Rundenplättchen fügt einem Feld ohne Symbol eins hinzu. Feld { $field } hat schon eins und kann nicht als { $piece } gelten.
babylon-no-no-use = Selbst wenn Feld { $field } als { $piece } gälte, könntest du diese Dekoration dort jetzt nicht bauen.

## What happened

babylon-log-deal-first = { $seat } ist Startspieler.
babylon-log-remove-begins = Vor der ersten Runde werden Lehmplättchen entfernt.
babylon-log-round = Runde { $n } von { $rounds } beginnt.
babylon-log-over = Die Partie ist zu Ende.
babylon-log-token = Rundenplättchen für Runde { $round }: { $token }.
babylon-log-reveal = Auf { $cell_dat } wird { $tile_a } frei.
babylon-log-mine = { $seat } baut { $tile_a } von { $cell_dat } ab.
babylon-log-remove = { $seat } entfernt { $tile_a } von { $cell_dat }.
babylon-log-slab = { $seat } legt { $tile_a } bei { $place } auf Ebene { $level }.
babylon-log-slab-hanging = { $seat } legt { $tile_a } bei { $place } auf Ebene { $level }; { $corner_the } hängt frei über und trägt einen Aussichtspunkt.
babylon-log-fountain = { $seat } baut einen Brunnen auf { $fields }.
babylon-log-stairs = { $seat } baut eine Treppe auf { $fields }.
babylon-log-bridge = { $seat } baut eine Brücke auf { $fields }.
babylon-log-statue = { $seat } baut eine Statue auf { $field }.
babylon-log-symbol = { $seat } lässt Feld { $field } als { $piece } gelten.
babylon-log-store = { $seat } lagert { $tile_a } und beendet den Zug.
babylon-log-discard = { $seat } wirft { $tile_a } ab und beendet den Zug.
babylon-log-end = { $seat } beendet den Zug.
babylon-log-singles = { $seat }: +{ $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    }.
babylon-log-singles-gone = { $seat }: −{ $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    }.
babylon-log-doubles = { $seat }: +{ $n ->
        [one] { $n } Doppelsäule
       *[other] { $n } Doppelsäulen
    }.
babylon-log-points = { $seat }, Punkte: { $part } { $change }.

## Die Stapel im Steinbruch von oben gesehen

babylon-cell-q11 = Stapel 1 in Reihe 1
    .dat = Stapel 1 in Reihe 1
babylon-cell-q12 = Stapel 2 in Reihe 1
    .dat = Stapel 2 in Reihe 1
babylon-cell-q13 = Stapel 3 in Reihe 1
    .dat = Stapel 3 in Reihe 1
babylon-cell-q14 = Stapel 4 in Reihe 1
    .dat = Stapel 4 in Reihe 1
babylon-cell-q21 = Stapel 1 in Reihe 2
    .dat = Stapel 1 in Reihe 2
babylon-cell-q22 = Stapel 2 in Reihe 2
    .dat = Stapel 2 in Reihe 2
babylon-cell-q23 = Stapel 3 in Reihe 2
    .dat = Stapel 3 in Reihe 2
babylon-cell-q24 = Stapel 4 in Reihe 2
    .dat = Stapel 4 in Reihe 2
babylon-cell-q31 = Stapel 1 in Reihe 3
    .dat = Stapel 1 in Reihe 3
babylon-cell-q32 = Stapel 2 in Reihe 3
    .dat = Stapel 2 in Reihe 3
babylon-cell-q33 = Stapel 3 in Reihe 3
    .dat = Stapel 3 in Reihe 3
babylon-cell-q34 = Stapel 4 in Reihe 3
    .dat = Stapel 4 in Reihe 3
babylon-cell-q41 = Stapel 1 in Reihe 4
    .dat = Stapel 1 in Reihe 4
babylon-cell-q42 = Stapel 2 in Reihe 4
    .dat = Stapel 2 in Reihe 4
babylon-cell-q43 = Stapel 3 in Reihe 4
    .dat = Stapel 3 in Reihe 4
babylon-cell-q44 = Stapel 4 in Reihe 4
    .dat = Stapel 4 in Reihe 4

## Ein Plättchen nach dem, was darauf zu sehen ist

babylon-described-tile = { $material ->
        [clay] Lehmplättchen
        [granite] Granitplättchen
        [basalt] Basaltplättchen
       *[start] Startplättchen
    }{ $flower ->
        [white] {" "}mit weißer Blume
        [pink] {" "}mit rosa Blume
        [orange] {" "}mit oranger Blume
        [blue] {" "}mit blauer Blume
       *[unknown] {""}
    }
    .a = ein { babylon-described-tile }
    .the = das { babylon-described-tile }
