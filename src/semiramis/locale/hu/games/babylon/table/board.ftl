# Babylon a böngészőben: a táblák nevei, rövid megjegyzések rajtuk, és amit egy hely mond annak, aki nem látja.

## Táblák; a .short a fül neve

babylon-board-garden = Kert
    .short = Kert
babylon-board-quarry = Kőbánya
    .short = Bánya
babylon-board-others = A többiek kertjei
    .short = Többiek
babylon-board-round = Forduló és készlet
    .short = Forduló

## A felső sávban

babylon-board-progress = Forduló: { $round } / { $rounds } · { $token }
babylon-board-progress-first = Forduló: { $round } / { $rounds }
babylon-board-progress-setup = Előkészületek
babylon-board-progress-over = { $rounds ->
        [one] { $rounds } forduló
       *[other] { $rounds } forduló
    } · a játék véget ért

## A kert

babylon-board-your-garden = A te kerted
babylon-board-garden-of = { $seat } kertje
babylon-board-whose = Melyik kert látszik
babylon-board-solid = 3D
babylon-board-no-solid = Ez a böngésző nem tudja 3D-ben mutatni a kertet. Marad a felülnézet.
babylon-board-show-garden = { $seat } kertje: { $tiles ->
        [one] { $tiles } lapka
       *[other] { $tiles } lapka
    }, legmagasabb szint: { $highest }, a raktárban { $n ->
        [0] nincs oszlop
        [one] { $n } oszlop
       *[other] { $n } oszlop
    }. Megjelenítés.

## A forduló és a jelölője

babylon-board-round-of = Forduló: { $round } / { $rounds }
babylon-board-token-none = Még nincs érvényben fordulójelölő.
babylon-board-token-pillar = A köröd elején 1 szimpla oszlopot kapsz.
babylon-board-token-double = A köröd elején 1 dupla oszlopot kapsz. Ha ebben a körben nem használod fel, elvész.
babylon-board-token-change = Ebben a körben egyszer egy most lehelyezett lapkád egyik szimbóluma másiknak számíthat.
babylon-board-token-add = Ebben a körben egyszer egy most lehelyezett lapkád egyik szimbólum nélküli mezője bármilyen szimbólumnak számíthat.
babylon-board-token-flower = A saját virágodat mutató lapkánál a virágért 1 helyett 2 oszlop jár.
babylon-board-token-minus = Ásáskor 1 oszloppal kevesebbet kapsz.
babylon-board-token-blank = Ennek a jelölőnek nincs hatása.
babylon-board-unseen = Még nem látott jelölők
babylon-board-supply = Közös készlet
babylon-board-supply-single = Szimpla oszlopok
babylon-board-supply-double = Dupla oszlopok
babylon-board-supply-belvedere = Kilátók
babylon-board-supply-statue = Szobrok
babylon-board-supply-fountain = Szökőkutak
babylon-board-supply-bridge = Hidak
babylon-board-supply-stairs = Lépcsők

## A kőbánya

babylon-board-floor = alja
babylon-board-note-quarry = Ékek: magasság. +n: ennyi oszlop jár.
babylon-board-note-remove = Csak agyag távolítható el. Oszlopot nem hoz.
babylon-board-pays-short = { $n ->
        [one] { $n } oszlop
       *[other] { $n } oszlop
    }:
babylon-board-edge-wall = kőbánya oldala
babylon-board-edge-floor = kőbánya alja
babylon-board-edge-same = azonos réteg
babylon-board-edge-lower = alacsonyabb réteg
babylon-board-edge-flower = a te virágod
babylon-board-edge-token = jelölő

## Lapkák és oszlopok

babylon-board-tiles = Lehelyezhető lapkák
babylon-board-mined-short = kiásott
babylon-board-stored-short = raktárban
babylon-board-pillars = { $n ->
        [one] { $n } oszlop
       *[other] { $n } oszlop
    }, legfeljebb { $room }
babylon-board-pillars-heard = Szimpla oszlopok: { $n }. Dupla oszlopok: { $doubles }.
babylon-board-spends = Felhasznál { $n ->
        [one] { $n } oszlopot
       *[other] { $n } oszlopot
    }{ $doubles ->
        [0] {""}
        [one] {" "}és { $doubles } dupla oszlopot
       *[other] {" "}és { $doubles } dupla oszlopot
    }.{ $swaps ->
        [0] {""}
        [one] {" "}Kettőt dupla oszlopra cserél.
       *[other] {" "}{ $swaps } alkalommal kettőt dupla oszlopra cserél.
    }
babylon-board-keeps = Ha most befejezed a köröd, { $n ->
        [0] nem marad oszlopod
        [one] { $n } oszlopod marad
       *[other] { $n } oszlopod marad
    }.
babylon-board-loses = Visszakerül a készletbe: { $n } szimpla, { $doubles } dupla oszlop.
babylon-board-keeps-tile = A raktárba kerül: { $tile }.
babylon-board-loses-tile = Kikerül a játékból: { $tile }.
babylon-board-decorations = Látható díszelemek
babylon-board-flowers = Látható virágok
babylon-board-stored-tile = Elraktározott lapka: { $tile }

## Amit a helyek mondanak

babylon-board-start-tile = Kezdő teraszlapka, { $flower }.
babylon-board-tile = Lapka: { $material }, { $flower }.
babylon-board-symbols = Szimbólumok: { $symbols }.
babylon-board-symbol-at = { $piece } ({ $corner })
babylon-board-cell-floor = Kőbánya, { $row }. sor, { $column }. hely: a kőbánya alja.
babylon-board-cell = Kőbánya, { $row }. sor, { $column }. hely, { $height ->
        [one] { $height } lapka
       *[other] { $height } lapka
    } magas.
babylon-board-cell-unseen = A felső lapka még ismeretlen.
babylon-board-pays = { $n ->
        [one] { $n } oszlopot
       *[other] { $n } oszlopot
    } hoz neked: a szegélyekért { $edges }, a virágért { $flower }.
babylon-board-mined = Kiásott lapka.
babylon-board-stored = Elraktározott lapka.
babylon-board-no-mined = Nincs kiásott lapka.
babylon-board-no-stored = Nincs elraktározott lapka.
babylon-board-spot = Hely: { $nw }, { $ne }, { $se } és { $sw } fölött.
babylon-board-spot-level = { $level }. szint, ár: legalább { $n ->
        [one] { $n } oszlop
       *[other] { $n } oszlop
    }.
babylon-board-corner = { $corner_the_start } oszlop nélkül marad, és kilátót kap.
babylon-board-corner-none = Mind a négy sarok alá van támasztva.
babylon-board-costs = Szimpla oszlop: { $n }, saját dupla oszlop: { $doubles }.
babylon-board-bare = { $field }, üres tábla.
babylon-board-field = { $field }, { $level }. szint, lapka { $flower_ins }.
babylon-board-stands-statue = Itt szobor áll.
babylon-board-stands-fountain = Itt szökőkút áll.
babylon-board-stands-bridge = Itt híd végződik.
babylon-board-stands-stairs-low = Itt lépcső kezdődik.
babylon-board-stands-stairs-high = Itt lépcső végződik.
babylon-board-stands-belvedere = Itt kilátó áll.
babylon-board-symbol = Szimbólum: { $piece }, a mező üres.
babylon-board-under-bridge = A mező fölött híd ível át.
babylon-board-below = Alatta: { $level }. szint.
babylon-board-can-mine = Kiáshatod.
babylon-board-can-remove = Eltávolíthatod.
babylon-board-can-tile = Lehelyezheted.
babylon-board-can-spot = Ide lehelyezheted a lapkát.
babylon-board-can-corner = Ezt választhatod.
babylon-board-can-field = Ide díszelemet építhetsz.
babylon-board-chosen = Kiválasztva.
