# Ishtar: Wörter mit ihren Formen.

## Juwelen

ishtar-gem-purple = lila Juwel
    .the = das lila Juwel
    .acc = das lila Juwel
    .a_acc = ein lila Juwel
    .dat = dem lila Juwel
    .gen = des lila Juwels
    .short = lila
ishtar-gem-red = rotes Juwel
    .the = das rote Juwel
    .acc = das rote Juwel
    .a_acc = ein rotes Juwel
    .dat = dem roten Juwel
    .gen = des roten Juwels
    .short = rot
ishtar-gem-white = weißes Juwel
    .the = das weiße Juwel
    .acc = das weiße Juwel
    .a_acc = ein weißes Juwel
    .dat = dem weißen Juwel
    .gen = des weißen Juwels
    .short = weiß

## Formen der Pflanzenplättchen

ishtar-shape-none = kein Plättchen
    .the = kein Plättchen
    .acc = kein Plättchen
    .a_acc = kein Plättchen
    .dat = keinem Plättchen
    .gen = keines Plättchens
ishtar-shape-straight = gerades Plättchen
    .the = das gerade Plättchen
    .acc = das gerade Plättchen
    .a_acc = ein gerades Plättchen
    .dat = dem geraden Plättchen
    .gen = des geraden Plättchens
ishtar-shape-bent = gewinkeltes Plättchen
    .the = das gewinkelte Plättchen
    .acc = das gewinkelte Plättchen
    .a_acc = ein gewinkeltes Plättchen
    .dat = dem gewinkelten Plättchen
    .gen = des gewinkelten Plättchens
ishtar-shape-triangle = dreieckiges Plättchen
    .the = das dreieckige Plättchen
    .acc = das dreieckige Plättchen
    .a_acc = ein dreieckiges Plättchen
    .dat = dem dreieckigen Plättchen
    .gen = des dreieckigen Plättchens

## Symbole

ishtar-symbol-none = kein Symbol
    .the = kein Symbol
    .acc = kein Symbol
    .a_acc = kein Symbol
    .dat = keinem Symbol
    .gen = keines Symbols
ishtar-symbol-assistant = Helfer-Symbol
    .the = das Helfer-Symbol
    .acc = das Helfer-Symbol
    .a_acc = ein Helfer-Symbol
    .dat = dem Helfer-Symbol
    .gen = des Helfer-Symbols
ishtar-symbol-star = Stern
    .the = der Stern
    .acc = den Stern
    .a_acc = einen Stern
    .dat = dem Stern
    .gen = des Sterns
ishtar-symbol-wild = Fragezeichen
    .the = das Fragezeichen
    .acc = das Fragezeichen
    .a_acc = ein Fragezeichen
    .dat = dem Fragezeichen
    .gen = des Fragezeichens

## Brunnen

ishtar-fountain-purple = lila Brunnen
    .the = der lila Brunnen
    .acc = den lila Brunnen
    .a_acc = einen lila Brunnen
    .dat = dem lila Brunnen
    .gen = des lila Brunnens
ishtar-fountain-red = roter Brunnen
    .the = der rote Brunnen
    .acc = den roten Brunnen
    .a_acc = einen roten Brunnen
    .dat = dem roten Brunnen
    .gen = des roten Brunnens
ishtar-fountain-white = weißer Brunnen
    .the = der weiße Brunnen
    .acc = den weißen Brunnen
    .a_acc = einen weißen Brunnen
    .dat = dem weißen Brunnen
    .gen = des weißen Brunnens

## Fähigkeiten

ishtar-skill-a = A, Heilige Steine
ishtar-skill-b = B, freie Symbole
ishtar-skill-c = C, übrige Juwelen
ishtar-skill-d = D, Schatten der Bäume
ishtar-skill-e = E, ungenutzte Helfer
ishtar-skill-f = F, zwei Juwelen
ishtar-skill-g = G, einfacher Blumen-Marker
ishtar-skill-h = H, doppelter Blumen-Marker
ishtar-skill-i = I, reservierter Baum
ishtar-skill-j = J, aufbewahrtes Plättchen

## Teile der Wertung

ishtar-part-trees = Bäume
ishtar-part-flowers = Blumen
ishtar-part-fountains = Brunnen
ishtar-part-tablets = Heilige Steine (A)
ishtar-part-symbols = Symbole (B)
ishtar-part-gems = Juwelen (C)
ishtar-part-shade = Schatten (D)
ishtar-part-assistants = Helfer (E)

## What is asked, as something to be done first

ishtar-stage-choose = ein Plättchen wählen
ishtar-stage-pay-steps = die Schritte der Gießkanne bezahlen
ishtar-stage-place = das Plättchen legen
ishtar-stage-special = das Symbol nutzen oder darauf verzichten
ishtar-stage-pay-skill = die Fähigkeit bezahlen
ishtar-stage-take = Juwelen aus dem Vorrat nehmen
ishtar-stage-single = den einfachen Blumen-Marker legen
ishtar-stage-double = den doppelten Blumen-Marker legen
ishtar-stage-reserve = eine Baumkarte reservieren
ishtar-stage-keep = ein Plättchen zum Aufbewahren nehmen
ishtar-stage-tree = Bäume pflanzen oder den Zug beenden
ishtar-stage-plant = den gekauften Baum pflanzen

## Whose turn it is and for what

ishtar-ask-deal = Geländetafeln, Plättchen und Karten werden aufgedeckt.
ishtar-ask-over = Die Partie ist zu Ende.
ishtar-ask-choose = Wähle ein Plättchen.
    .about = { $seat } wählt ein Plättchen.
ishtar-ask-choose-kept = Wähle ein Plättchen oder verwende das aufbewahrte.
    .about = { $seat } wählt ein Plättchen.
ishtar-ask-pay-steps = Zahle { $n ->
        [one] { $n } Juwel
       *[other] { $n } Juwelen
    } für die Gießkanne.
    .about = { $seat } bezahlt die Schritte der Gießkanne.
ishtar-ask-place = Lege dein Plättchen.
    .about = { $seat } legt das Plättchen.
ishtar-ask-special = Nutze das Symbol auf deinem Plättchen oder verzichte darauf.
    .about = { $seat } entscheidet über das Symbol.
ishtar-ask-pay-skill = Wähle die Juwelen, mit denen du die Fähigkeit bezahlst.
    .about = { $seat } bezahlt eine Fähigkeit.
ishtar-ask-take = Wähle Juwelen aus dem Vorrat.
    .about = { $seat } nimmt Juwelen aus dem Vorrat.
ishtar-ask-single = Lege den einfachen Blumen-Marker auf ein freies Grasfeld.
    .about = { $seat } legt den einfachen Blumen-Marker.
ishtar-ask-double = Lege den doppelten Blumen-Marker auf zwei benachbarte freie Grasfelder.
    .about = { $seat } legt den doppelten Blumen-Marker.
ishtar-ask-reserve = Wähle eine Baumkarte zum Reservieren.
    .about = { $seat } reserviert eine Baumkarte.
ishtar-ask-keep = Wähle ein Plättchen zum Aufbewahren.
    .about = { $seat } wählt ein Plättchen zum Aufbewahren.
ishtar-ask-tree = Kaufe einen Baum oder beende den Zug.
    .about = { $seat } kauft Bäume oder beendet den Zug.
ishtar-ask-plant = Pflanze deinen Baum auf ein freies Grasfeld.
    .about = { $seat } pflanzt einen Baum.

## Why something is not allowed

ishtar-no-over = Die Partie ist zu Ende.
ishtar-no-deal = Geländetafeln, Plättchen und Karten werden zufällig aufgedeckt, nicht gewählt.
ishtar-no-first = Zuerst ist etwas anderes zu tun: { $asked }.
ishtar-no-empty-cup = Auf Schüssel { $cup } liegen keine Plättchen.
ishtar-no-own-cup = Die Gießkanne steht schon bei Schüssel { $cup }. Solange auf einer anderen noch Plättchen liegen, muss sie weiterziehen.
ishtar-no-steps = Schüssel { $cup } kostet { $price ->
        [one] { $price } Juwel
       *[other] { $price } Juwelen
    }, und du hast { $gems }.
ishtar-no-place-anywhere = Dieses Plättchen passt nirgends in die Wüste. Wähle eines, das passt.
ishtar-no-place-free = Kein Plättchen, das du erreichen kannst, passt in die Wüste. Deshalb kommt das kostenlose aus dem Spiel, und Schüssel { $cup } ist nicht kostenlos.
ishtar-no-kept = Du hast kein aufbewahrtes Plättchen.
ishtar-no-handful = Zahle genau { $n ->
        [one] { $n } Juwel
       *[other] { $n } Juwelen
    }.
ishtar-no-gems = Diese Juwelen hast du nicht.
ishtar-no-bank = Diese Juwelen sind nicht im Vorrat.
ishtar-no-handful-taken = Nimm genau { $n ->
        [one] { $n } Juwel
       *[other] { $n } Juwelen
    }.
ishtar-no-outside = Das Plättchen würde über den Rand der Wüste hinausragen.
ishtar-no-ground = Das Plättchen läge auch auf Feld { $other }. Dort ist weder freier Sand noch freies Geröll.
ishtar-no-seam = Das Plättchen läge auf zwei Geländetafeln.
ishtar-no-dry = Das Plättchen würde weder an einen Brunnen noch an ein anderes Plättchen grenzen.
ishtar-no-two-fountains = Das Plättchen würde die Gärten zweier Brunnen verbinden.
ishtar-no-two-assistants = Auf einem Blumenbeet stünden danach zwei Helfer.
ishtar-no-same-turn = Dieses Plättchen sieht nach einer halben Drehung genauso aus. Wähle die kleinere Drehung.
ishtar-no-symbol-assistant = Das Symbol auf deinem Plättchen ist kein Helfer-Symbol.
ishtar-no-symbol-star = Das Symbol auf deinem Plättchen ist kein Stern.
ishtar-no-front = Vor dir liegt kein Helfer.
ishtar-no-bed-taken = Auf dem Blumenbeet mit Feld { $cell } steht schon ein Helfer.
ishtar-no-skill-again = Diese Fähigkeit hast du schon freigeschaltet: { $skill }.
ishtar-no-skill-lower = Schalte zuerst die untere Fähigkeit der Spalte frei: { $lower }. Danach darfst du diese freischalten: { $skill }.
ishtar-no-skill-gems = Eine Fähigkeit kostet { $price ->
        [one] { $price } Juwel
       *[other] { $price } Juwelen
    }, und du hast { $gems }.
ishtar-no-grass = Feld { $cell } ist kein freies Grasfeld.
ishtar-no-grass-pair = Die Felder { $cell } und { $other } sind nicht beide freie Grasfelder.
ishtar-no-bloom-assistants = Mit einem Blumen-Marker auf { $cell } stünden zwei Helfer auf einem Blumenbeet.
ishtar-no-card = Auf Platz { $place } der Auslage liegt keine Baumkarte.
ishtar-no-reserved = Du hast keine reservierte Baumkarte.
ishtar-no-card-gems = Du hast nicht die Juwelen, die diese Karte kostet.
ishtar-no-more-trees = In diesem Zug darfst du keinen Baum mehr pflanzen.
ishtar-no-free-grass = Für einen Baum ist kein Grasfeld mehr frei.
ishtar-no-hidden-stack = An diesem Tisch bleibt der Stapel bei der Gießkanne gesperrt, solange ein anderer noch Plättchen hat. Wähle eine andere Schüssel als { $cup }.

## Layouts that cannot be laid

ishtar-layout-boards = Die Anordnung hat { $found ->
        [one] { $found } Geländetafel
       *[other] { $found } Geländetafeln
    }. Bei { $seats } Spielern sind { $needed } nötig: Schreibe für jede einen Platz, zum Beispiel „0,0 1,0 0,1 1,1“, mit Leerzeichen dazwischen.
ishtar-layout-word = Mit „{ $word }“ ist in einer Anordnung keine Geländetafel gemeint. Schreibe ihren Platz und, wenn du möchtest, eine Seite und eine Drehung: „1,0“, „1,0:3b“ oder „1,0:3b/2“.
ishtar-layout-side = Es gibt keine Tafelseite „{ $side }“. Schreibe eine von diesen: { $known }.
ishtar-layout-turn = Mit „{ $word }“ wird die Geländetafel zu weit gedreht. Schreibe eine Drehung von 0 bis 5.
ishtar-layout-place-twice = Zwei Geländetafeln der Anordnung liegen bei { $place }. Gib jeder einen eigenen Platz.
ishtar-layout-board-twice = Geländetafel { $board } kommt in der Anordnung zweimal vor. Jede Tafel kann nur einmal liegen, mit einer ihrer Seiten nach oben.
ishtar-layout-apart = Die Geländetafeln der Anordnung bilden keine zusammenhängende Wüste: Nicht alle sind von der Tafel bei { $place } aus zu erreichen.

## What happened

ishtar-log-board = Geländetafel { $board } der Wüste zeigt Seite { $side }.
ishtar-log-fountain = Geländetafel { $board } bekommt { $fountain_a_acc }.
ishtar-log-start = Auf Schüssel { $cup } liegt { $tile_a } offen.
ishtar-log-card = Eine neue Baumkarte kommt in die Auslage, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
ishtar-log-deal-first = { $seat } ist Startspieler.
ishtar-log-can = { $seat } nimmt { $tile_a } von Schüssel { $cup }.
ishtar-log-kept = { $seat } verwendet das aufbewahrte Plättchen: { $tile }.
ishtar-log-draw = { $seat } nimmt { $tile_a } vom Stapel bei der Gießkanne.
ishtar-log-reveal = Auf Schüssel { $cup } wird { $tile_a } aufgedeckt.
ishtar-log-place = { $seat } legt { $tile_a } bei { $cell }.
ishtar-log-removed = Für { $tile_a } gibt es keinen Platz: Es kommt aus dem Spiel.
ishtar-log-assistant = { $seat } stellt einen Helfer auf { $cell }.
ishtar-log-skip = { $seat } nutzt das Symbol nicht.
ishtar-log-skill = { $seat } schaltet eine Fähigkeit frei: { $skill }.
ishtar-log-single = { $seat } legt einen einfachen Blumen-Marker auf { $cell }.
ishtar-log-double = { $seat } legt einen doppelten Blumen-Marker auf { $cell } und { $other }.
ishtar-log-reserve = { $seat } reserviert { $card_a }.
ishtar-log-keep = { $seat } bewahrt { $tile_a } von Schüssel { $cup } auf.
ishtar-log-buy = { $seat } kauft eine Baumkarte, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
ishtar-log-tree = { $seat } pflanzt einen Baum auf { $cell }.
ishtar-log-end = { $seat } beendet den Zug.
ishtar-log-gems = { $seat }, Juwelen: { $change } { $gem_short }.
ishtar-log-owns = { $seat } besitzt jetzt { $fountain_acc } auf Geländetafel { $board }.
ishtar-log-loses = { $seat } verliert { $fountain_acc } auf Geländetafel { $board }.
ishtar-log-points = { $seat }, Punkte: { $part } { $change }.
ishtar-log-last-round = Zwei Stapel sind leer: Dies ist die letzte Runde.
ishtar-log-idle = { $seat } hat kein Plättchen zum Legen und kann nur Bäume pflanzen.
ishtar-log-over = Die Partie ist zu Ende.

## Ein Plättchen nach dem, was darauf zu sehen ist

ishtar-described-tile = { $shape ->
        [straight] gerades
        [bent] gewinkeltes
       *[triangle] dreieckiges
    } Plättchen{ $known ->
        [yes] {" "}{ $n ->
            [0] ohne Blumen
            [one] mit { $n } Blume
           *[other] mit { $n } Blumen
        }
       *[no] {""}
    }{ $symbol ->
        [assistant] {" "}und Helfer-Symbol
        [star] {" "}und Stern
        [wild] {" "}und Fragezeichen
       *[none] {""}
    }
    .a = ein { ishtar-described-tile }

## Baumkarten: nach ihrem Platz in der Auslage und nach ihren Punkten

ishtar-card-1 = erste Baumkarte
    .the = die erste Baumkarte
ishtar-card-2 = zweite Baumkarte
    .the = die zweite Baumkarte
ishtar-card-3 = dritte Baumkarte
    .the = die dritte Baumkarte
ishtar-card-4 = vierte Baumkarte
    .the = die vierte Baumkarte
ishtar-card-5 = fünfte Baumkarte
    .the = die fünfte Baumkarte
ishtar-described-card = Baumkarte mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
    .a = eine { ishtar-described-card }
