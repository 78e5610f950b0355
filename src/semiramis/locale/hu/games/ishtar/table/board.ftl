# Ishtar a böngészőben: a táblák nevei, rövid megjegyzések rajtuk, és amit egy hely mond annak, aki nem látja.

## Táblák; a .short a fül neve

ishtar-board-map = Sivatag
    .short = Térkép
ishtar-board-carpet = Szőnyeg
    .short = Szőnyeg
ishtar-board-trees = Fák
    .short = Fák
ishtar-board-skills = Képességek
    .short = Képesség
ishtar-board-fountains = Szökőkutak
    .short = Szökőkút

## Megjegyzések a nevük mellett

ishtar-board-note-carpet = a kanna az óramutató járása szerint halad
ishtar-board-note-trees = a pakliban: { $n }
ishtar-board-note-after = a lapka után kifizethető
ishtar-board-note-skills = { $n ->
        [one] { $n } drágakő, előbb az alsó sor
       *[other] { $n } drágakő, előbb az alsó sor
    }
ishtar-board-note-fountains = virágos mezők

## A felső sávban

ishtar-board-progress = { $round }. forduló · { $n ->
        [0] nincs üres halom (vége: 2)
        [one] { $n } üres halom (vége: 2)
       *[other] { $n } üres halom (vége: 2)
    }
ishtar-board-progress-last = { $round }. forduló · utolsó forduló, { $n ->
        [one] még { $n } kör
       *[other] még { $n } kör
    }
ishtar-board-progress-over = { $round }. forduló · a játék véget ért

## Rövid szavak a táblákon

ishtar-board-free = ingyen
ishtar-board-kept-short = félretett
ishtar-board-reserved-short = lefoglalt
ishtar-board-hand = Lapka a kézben
ishtar-board-hand-tile = Lapka a kézben: { $tile }
ishtar-board-kept-tile = Félretéve: { $tile }
ishtar-board-bank = Készlet
ishtar-board-empty = üres
ishtar-board-stacks = Halmok
ishtar-board-zoom-in = Nagyobb
ishtar-board-zoom-out = Kisebb
ishtar-board-zoom-fit = Az egész sivatag
ishtar-board-by-owner = Ágyások játékosonként
ishtar-board-legend-last = a többiek utolsó lapkái sorban
ishtar-board-legend-place = a lapka lefedheti ezt a mezőt
ishtar-board-legend-special = ide állhat segéd
ishtar-board-legend-single = ide kerülhet a virágjelölő
ishtar-board-legend-double = ide kerülhet a dupla virágjelölő
ishtar-board-legend-plant = ide ültetheted a fát
ishtar-board-amount = { $thing }: { $n }
ishtar-board-front = segédek a játékos előtt
ishtar-board-on-carpet = segédek a szőnyegen
ishtar-board-no-gems = nincs drágakő

## A sivatag mezői

ishtar-board-cell-outside = { $cell }, még nincs felfedve.
ishtar-board-cell-sand = { $cell }, homokmező.
ishtar-board-cell-rock = { $cell }, sziklamező, rajta { $gem }.
ishtar-board-cell-tablet = { $cell }, szent kőtábla.
ishtar-board-cell-fountain = { $cell }, { $fountain } a sivatag { $board }. tábláján, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }.
ishtar-board-cell-grass = { $cell }, füves mező, a kert szökőkútja: { $board }. tábla.
ishtar-board-cell-tree = { $cell }, füves mező fával, a kert szökőkútja: { $board }. tábla.
ishtar-board-cell-flowers = { $cell }, { $n ->
        [one] { $n } virág
       *[other] { $n } virág
    }, a kert szökőkútja: { $board }. tábla.
ishtar-board-cell-bloom = { $cell }, virágjelölő, { $n ->
        [one] { $n } virág
       *[other] { $n } virág
    }, a kert szökőkútja: { $board }. tábla.
ishtar-board-bed-free = Gazdátlan virágágyás: { $cells ->
        [one] { $cells } mező
       *[other] { $cells } mező
    }, { $flowers ->
        [one] { $flowers } virág
       *[other] { $flowers } virág
    }.
ishtar-board-bed-of = { $seat } virágágyása: { $cells ->
        [one] { $cells } mező
       *[other] { $cells } mező
    }, { $flowers ->
        [one] { $flowers } virág
       *[other] { $flowers } virág
    }.
ishtar-board-stands = { $seat } segédje áll itt.
ishtar-board-symbol = Rajta: { $symbol }.
ishtar-board-can-cell-place = A lapkád lefedheti ezt a mezőt.
ishtar-board-can-cell-special = Ide segédet állíthatsz.
ishtar-board-can-cell-single = Ide teheted a szimpla virágjelölőt.
ishtar-board-can-cell-double = Ide teheted a dupla virágjelölő felét.
ishtar-board-can-cell-plant = Ide ültetheted a fát.
ishtar-board-chosen = Kiválasztva.

## Halmok és lapkák

ishtar-board-cup = { $cup }. tál, { $n ->
        [one] { $n } lapka
       *[other] { $n } lapka
    }.
ishtar-board-cup-empty = { $cup }. tál, üres.
ishtar-board-cup-hidden = A felső lapka rejtve van: { $shape }.
ishtar-board-cup-can = Itt áll az öntözőkanna.
ishtar-board-cup-free = Ingyen.
ishtar-board-cup-price = Ára { $price ->
        [one] { $price } drágakő.
       *[other] { $price } drágakő.
    }
ishtar-board-tile = { $shape }, virágok: { $flowers }, nincs szimbólum.
ishtar-board-tile-symbol = { $shape }, virágok: { $flowers }, { $symbol } itt: { $at }. mező.
ishtar-board-kept = A félretett lapkád.
ishtar-board-can-cup-choose = Elveheted ezt a lapkát.
ishtar-board-can-cup-keep = Félreteheted ezt a lapkát.
ishtar-board-can-kept = Használhatod.

## Fakártyák

ishtar-board-card = { $place }. kártya, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }, ára: { $gems }.
ishtar-board-card-reserved = Lefoglalt kártya, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }, ára: { $gems }.
ishtar-board-card-none = A kínálat { $place }. helye üres.
ishtar-board-card-payable = Ki tudod fizetni.
ishtar-board-card-after = E lapka után ki tudod fizetni.
ishtar-board-card-lacks = Hiányzik: { $gems }.
ishtar-board-can-card-tree = Megveheted.
ishtar-board-can-card-reserve = Lefoglalhatod.

## Képességek

ishtar-board-skill = Képesség: { $skill }.
ishtar-board-skill-a = Most { $n } pontot ér: a szent kőtáblák a virágágyásaid mellett.
ishtar-board-skill-b = { $n } pontot ér, és minden szimbólumot segédként vagy csillagként is használhatsz.
ishtar-board-skill-c = Most { $n } pontot ér: a drágaköveid.
ishtar-board-skill-d = Most { $n } pontot ér: a fák a virágágyásaid mellett.
ishtar-board-skill-e = Most { $n } pontot ér: az előtted álló segédek.
ishtar-board-skill-f = { $n ->
        [one] { $n } tetszőleges drágakövet
       *[other] { $n } tetszőleges drágakövet
    } hoz.
ishtar-board-skill-g = Virágjelölőt hoz: { $n ->
        [one] { $n } virág.
       *[other] { $n } virág.
    }
ishtar-board-skill-h = Két mezőre való virágjelölőt hoz: { $n ->
        [one] { $n } virág.
       *[other] { $n } virág.
    }
ishtar-board-skill-i = Lefoglalsz egy fakártyát, és kapsz { $n ->
        [one] { $n } segédet.
       *[other] { $n } segédet.
    }
ishtar-board-skill-j = Félreteszel egy lapkát, és kapsz { $n ->
        [one] { $n } segédet.
       *[other] { $n } segédet.
    }
ishtar-board-skill-has = Feloldva.
ishtar-board-skill-open = Elérhető.
ishtar-board-skill-locked = Előbb az alatta lévő képesség kell.
ishtar-board-use-assistant = Segéd lerakása ide: { $cell }.
ishtar-board-can-skill = Feloldhatod, ára { $price ->
        [one] { $price } drágakő.
       *[other] { $price } drágakő.
    }

## Szökőkutak

ishtar-board-fountain = { $board }. tábla, { $fountain }, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }. Virágos mezők: { $cells }.
ishtar-board-fountain-cells = { $seat } { $n }
ishtar-board-fountain-owners = Gazdája: { $owners }.
ishtar-board-fountain-nobody = Nincs gazdája.
