# Babylon im Browser: Namen der Spielpläne, kurze Hinweise dazu und was jede Stelle denen sagt, die sie nicht sehen.

## Spielpläne; .short ist der Name eines Reiters

babylon-board-garden = Garten
    .short = Garten
babylon-board-quarry = Steinbruch
    .short = Steinbruch
babylon-board-others = Andere Gärten
    .short = Andere
babylon-board-round = Runde und Vorrat
    .short = Runde

## In der oberen Leiste

babylon-board-progress = Runde { $round } von { $rounds } · { $token }
babylon-board-progress-first = Runde { $round } von { $rounds }
babylon-board-progress-setup = Aufbau
babylon-board-progress-over = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } · die Partie ist zu Ende

## Der Garten

babylon-board-your-garden = Dein Garten
babylon-board-garden-of = Garten von { $seat_dat }
babylon-board-whose = Wessen Garten gezeigt wird
babylon-board-solid = 3D
babylon-board-no-solid = Dieser Browser kann den Garten nicht in 3D zeigen. Es bleibt bei der Ansicht von oben.
babylon-board-show-garden = Garten von { $seat_dat }: { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }, höchste Ebene { $highest }, { $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    } im Lager. Zeigen.

## Die Runde und ihr Plättchen

babylon-board-round-of = Runde { $round } von { $rounds }
babylon-board-token-none = Noch gilt kein Rundenplättchen.
babylon-board-token-pillar = Zu Beginn deines Zuges nimmst du 1 einfache Säule.
babylon-board-token-double = Zu Beginn deines Zuges nimmst du 1 Doppelsäule. Nutzt du sie in diesem Zug nicht, ist sie verloren.
babylon-board-token-change = Einmal im Zug darf ein Symbol auf einem Plättchen, das du legst, als ein anderes zählen.
babylon-board-token-add = Einmal im Zug darf ein Feld ohne Symbol auf einem Plättchen, das du legst, als beliebiges Symbol zählen.
babylon-board-token-flower = Ein Plättchen mit deiner Blume bringt für sie 2 Säulen statt 1.
babylon-board-token-minus = Abbauen bringt 1 Säule weniger.
babylon-board-token-blank = Dieses Plättchen hat keine Wirkung.
babylon-board-unseen = Noch nicht gesehene Rundenplättchen
babylon-board-supply = Gemeinsamer Vorrat
babylon-board-supply-single = Einfache Säulen
babylon-board-supply-double = Doppelsäulen
babylon-board-supply-belvedere = Aussichtspunkte
babylon-board-supply-statue = Statuen
babylon-board-supply-fountain = Brunnen
babylon-board-supply-bridge = Brücken
babylon-board-supply-stairs = Treppen

## Der Steinbruch

babylon-board-floor = Boden
babylon-board-note-quarry = Keile: Höhe. +n: Säulen für dich.
babylon-board-note-remove = Nur Lehm wird entfernt. Er bringt keine Säulen.
babylon-board-pays-short = { $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    }:
babylon-board-edge-wall = Wand
babylon-board-edge-floor = Boden
babylon-board-edge-same = gleich hoch
babylon-board-edge-lower = niedriger
babylon-board-edge-flower = deine Blume
babylon-board-edge-token = Rundenplättchen

## Plättchen und Säulen

babylon-board-tiles = Plättchen zum Bauen
babylon-board-mined-short = abgebaut
babylon-board-stored-short = gelagert
babylon-board-pillars = { $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    }, Platz für { $room }
babylon-board-pillars-heard = Einfache Säulen: { $n }. Doppelsäulen: { $doubles }.
babylon-board-spends = Braucht { $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    }{ $doubles ->
        [0] {""}
        [one] {" "}und { $doubles } Doppelsäule
       *[other] {" "}und { $doubles } Doppelsäulen
    }.{ $swaps ->
        [0] {""}
        [one] {" "}Zwei werden gegen eine Doppelsäule getauscht.
       *[other] {" "}{ $swaps }-mal werden zwei gegen eine Doppelsäule getauscht.
    }
babylon-board-keeps = Endet der Zug jetzt, behältst du { $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    }.
babylon-board-loses = Du verlierst { $n ->
        [0] { $doubles ->
            [one] { $doubles } Doppelsäule
           *[other] { $doubles } Doppelsäulen
        }
        [one] { $n } einfache Säule{ $doubles ->
            [0] {""}
            [one] {" "}und { $doubles } Doppelsäule
           *[other] {" "}und { $doubles } Doppelsäulen
        }
       *[other] { $n } einfache Säulen{ $doubles ->
            [0] {""}
            [one] {" "}und { $doubles } Doppelsäule
           *[other] {" "}und { $doubles } Doppelsäulen
        }
    }.
babylon-board-keeps-tile = Gelagert wird { $tile_the }.
babylon-board-loses-tile = Aus dem Spiel kommt { $tile_the }.
babylon-board-decorations = Sichtbare Dekorationen
babylon-board-flowers = Sichtbare Blumen
babylon-board-stored-tile = Gelagert: { $tile }

## Was Stellen sagen

babylon-board-start-tile = Startplättchen, { $flower }.
babylon-board-tile = Plättchen aus { $material }, { $flower }.
babylon-board-symbols = Symbole: { $symbols }.
babylon-board-symbol-at = { $piece } an { $corner_dat }
babylon-board-cell-floor = Steinbruch, Reihe { $row }, Spalte { $column }: blanker Boden.
babylon-board-cell = Steinbruch, Reihe { $row }, Spalte { $column }, { $height ->
        [one] { $height } Plättchen
       *[other] { $height } Plättchen
    } hoch.
babylon-board-cell-unseen = Das oberste Plättchen ist noch nicht bekannt.
babylon-board-pays = Es bringt dir { $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    }: { $edges } für die Kanten, { $flower } für die Blume.
babylon-board-mined = Abgebautes Plättchen.
babylon-board-stored = Gelagertes Plättchen.
babylon-board-no-mined = Kein abgebautes Plättchen.
babylon-board-no-stored = Kein gelagertes Plättchen.
babylon-board-spot = Platz über { $nw }, { $ne }, { $se } und { $sw }.
babylon-board-spot-level = Ebene { $level }: mindestens { $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    }.
babylon-board-corner = Ohne Säule bleibt { $corner_the }; sie bekommt einen Aussichtspunkt.
babylon-board-corner-none = Alle vier Ecken sind gestützt.
babylon-board-costs = Einfache Säulen: { $n }, eigene Doppelsäulen: { $doubles }.
babylon-board-bare = { $field }, bloße Spielertafel.
babylon-board-field = { $field }, Ebene { $level }, Plättchen, { $flower }.
babylon-board-stands-statue = Hier steht eine Statue.
babylon-board-stands-fountain = Hier steht ein Brunnen.
babylon-board-stands-bridge = Hier endet eine Brücke.
babylon-board-stands-stairs-low = Hier beginnt eine Treppe.
babylon-board-stands-stairs-high = Hier endet eine Treppe.
babylon-board-stands-belvedere = Hier steht ein Aussichtspunkt.
babylon-board-symbol = Symbol für { $piece_a_acc }, leer.
babylon-board-under-bridge = Über dieses Feld führt eine Brücke.
babylon-board-below = Darunter: Ebene { $level }.
babylon-board-can-mine = Du kannst es abbauen.
babylon-board-can-remove = Du kannst es entfernen.
babylon-board-can-tile = Du kannst es bauen.
babylon-board-can-spot = Du kannst das Plättchen hierher legen.
babylon-board-can-corner = Du kannst das wählen.
babylon-board-can-field = Du kannst hier eine Dekoration bauen.
babylon-board-chosen = Gewählt.
