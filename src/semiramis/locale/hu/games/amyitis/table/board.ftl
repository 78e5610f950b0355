# Amyitis a böngészőben: a táblák nevei, rövid megjegyzések rajtuk, és amit egy hely mond annak, aki nem látja.

## Táblák; a .short a fül neve

amyitis-board-road = A karaván útja
    .short = Út
amyitis-board-garden = Függőkertek
    .short = Kert
amyitis-board-crafts = Mesterségek
    .short = Mesterek
amyitis-board-fields = Szántóföld
    .short = Szántó
amyitis-board-temples = Templomok
    .short = Templom
amyitis-board-court = Udvarlapok
    .short = Udvar

## Megjegyzések a nevük mellett

amyitis-board-note-road = az óramutató járása szerint
amyitis-board-note-garden = { $left ->
        [one] még { $left } lapka
       *[other] még { $left } lapka
    }, utolsó forduló { $last } lapkánál
amyitis-board-note-crafts = körönként egy lap
amyitis-board-note-fields = legtöbb kocka:
amyitis-board-note-temples = jobbra tolódnak
amyitis-board-note-court = szintek balról jobbra

## A felső sávban

amyitis-board-progress = { $round }. forduló · { $phase ->
        [setup] I. Előkészületek
        [actions] II. Akciók
       *[temples] III. Forduló vége
    } · { $left ->
        [one] még { $left } lapka
       *[other] még { $left } lapka
    } (vége: { $last })
amyitis-board-progress-over = { $round }. forduló · a játék véget ért

## Rövid szavak a táblákon

amyitis-board-can-plant-key = beültethető
amyitis-board-quality = minőség: { $n }
amyitis-board-price = ár
amyitis-board-none-left = nincs
amyitis-board-keeps = tárol: { $n }
amyitis-board-tiles = Lapkák
amyitis-board-choose-good = Válassz nyersanyagot
amyitis-board-reach-sum = { $camels ->
        [one] { $camels } teve
       *[other] { $camels } teve
    } + { $bonus } bónusz
amyitis-board-reach = hatótáv: { $spaces ->
        [one] { $spaces } mező
       *[other] { $spaces } mező
    }
amyitis-board-no-reach = nincs teve
amyitis-board-god-ishtar = Ishtar
amyitis-board-god-marduk = Marduk
amyitis-board-god-tammouz = Tammouz
amyitis-board-swap = csere

## Kinek mije van

amyitis-board-talents = Talentumok
amyitis-board-camels = Tevék
amyitis-board-gardeners = Kertészek
amyitis-board-cubes-left = Kockák a saját talonban
amyitis-board-goods = Nyersanyagok
amyitis-board-no-goods = nincs nyersanyag
amyitis-board-amount = { $thing }: { $n }
amyitis-board-level = { $court }, { $level }. szint
amyitis-board-passed = passzolt
amyitis-board-favour = Legalább { $tiles ->
        [one] { $tiles } lapka
       *[other] { $tiles } lapka
    }: +{ $prestige } tekintélypont a játék végén

## Kert

amyitis-board-square = { $square } négyzet, { $floor }. szint, szükséges minőség: { $quality }.
amyitis-board-unused = Két játékos esetén nem használjuk.
amyitis-board-planted = Beültette: { $seat }.
amyitis-board-tile = Lapka: { $prestige } tekintélypont.
amyitis-board-tile-bonus = Lapka: { $prestige } tekintélypont, továbbá { $bonus }.
amyitis-board-bonus-talents = { $n ->
        [one] { $n } talentum
       *[other] { $n } talentum
    }
amyitis-board-bonus-camels = { $n ->
        [one] { $n } teve
       *[other] { $n } teve
    }
amyitis-board-bonus-goods = { $n ->
        [one] { $n } választható nyersanyag
       *[other] { $n } választható nyersanyag
    }
amyitis-board-bonus-gardeners = { $n ->
        [one] { $n } Kertész
       *[other] { $n } Kertész
    }
amyitis-board-bonus-courts = { $n ->
        [one] { $n } választható udvarlap
       *[other] { $n } választható udvarlap
    }
amyitis-board-no-side = Egyik oldala sem öntözött.
amyitis-board-sides = { $n ->
        [one] { $n } oldala öntözött.
       *[other] { $n } oldala öntözött.
    }
amyitis-board-cubes = Kockák körülötte: { $cubes }.
amyitis-board-cubes-of = { $seat } { $n }
amyitis-board-bonus-seat = Az öntözésbónuszt most { $seat } kapná.
amyitis-board-bonus-nobody = Az öntözésbónuszt most senki sem kapná.

## Öntözési területek

amyitis-board-canal = Öntözési terület { $here } és { $there } között, { $size ->
        [one] { $size } kocka fér rá.
       *[other] { $size } kocka fér rá.
    }
amyitis-board-canal-cubes = Kockák: { $cubes }.
amyitis-board-canal-full = Öntözött.
amyitis-board-canal-open = Eléri a víz.
amyitis-board-canal-dry = Nem éri el a víz.

## Városok

amyitis-board-city = { $city }, { $steps ->
        [one] { $steps } mezőre van.
       *[other] { $steps } mezőre van.
    }
amyitis-board-city-here = { $city }, itt áll a karaván.
amyitis-board-city-sale = Egy nyersanyag { $one }, kettő { $two } tekintélypontot ér, és mindkét esetben jár egy ingyenes öntözés.
amyitis-board-city-court = Ár: { $good }. Udvarlapok: { $courts }.
amyitis-board-city-plant = Ár: { $good }. A növény minősége { $quality }.
amyitis-board-city-plant-extra = Ár: { $good } és { $extra }. A növény minősége { $quality }.
amyitis-board-city-camels = Az út ára { $camels ->
        [one] { $camels } teve.
       *[other] { $camels } teve.
    }

## Mesterségek, szántóföld, templomok, udvar

amyitis-board-craft = { $craft }, { $triple }, { $n ->
        [one] { $n } lap
       *[other] { $n } lap
    }, ár: { $price }.
amyitis-board-turned = felhasznált lap
amyitis-board-triple = { $triple }
amyitis-board-field = { $good }, { $row }, { $space }. mező.
amyitis-board-field-open = Ide kerülhet a következő kocka.
amyitis-board-cube-of = { $seat } kockája.
amyitis-board-empty = üres
amyitis-board-temple-ishtar = Ishtar: az első tevét vagy talentumot választ, a második a másikat kapja.
amyitis-board-temple-marduk = Marduk: az első { $first }, a második { $second } tekintélypontot kap.
amyitis-board-temple-tammouz = Tammouz: az első kockát tesz a szántóföldre, a második nyersanyagot cserélhet.
amyitis-board-temple-cubes = Balról: { $cubes }.
amyitis-board-temple-first = Most első: { $seat }.
amyitis-board-temple-second = Most második: { $seat }.
amyitis-board-court-card = { $court }
amyitis-board-court-gardener = { $n ->
        [0] Elfogyott.
        [one] Még { $n } van.
       *[other] Még { $n } van.
    } A Kertész egyszer 1-gyel növeli egy növény minőségét.
amyitis-board-court-caravaneer = { $level }. szint, { $n ->
        [0] elfogyott
        [one] még { $n } van
       *[other] még { $n } van
    }: legfeljebb { $steps } további mező, { $store } nyersanyagot tarthatsz meg.
amyitis-board-court-banker = { $level }. szint, { $n ->
        [0] elfogyott
        [one] még { $n } van
       *[other] még { $n } van
    }: fordulónként { $talents ->
        [one] { $talents } talentum
       *[other] { $talents } talentum
    } és { $prestige } tekintélypont.
amyitis-board-court-palace = { $level }. szint, { $n ->
        [0] elfogyott
        [one] még { $n } van
       *[other] még { $n } van
    }: egyszer { $prestige } tekintélypont.
amyitis-board-court-load = A 2. szinten lévő nyersanyagok: { $goods }.
amyitis-board-court-next = A következő szinted: { $level }.
amyitis-board-good = { $good }: nálad { $n }, a központi talonban { $stock }.

## Mit lehet egy helyen tenni

amyitis-board-can-garden = Ide ültethetsz.
amyitis-board-can-garden-gardeners = Ide ültethetsz { $n ->
        [one] { $n } Kertésszel.
       *[other] { $n } Kertésszel.
    }
amyitis-board-can-canal = Itt öntözhetsz.
amyitis-board-can-city = Ide viheted a karavánt.
amyitis-board-can-craft = Ezt a lapot választhatod.
amyitis-board-can-field = Ide kockát tehetsz.
amyitis-board-can-temple = Ide kockát tehetsz.
amyitis-board-can-court = Ezt a lapot megszerezheted.
amyitis-board-can-good = Ezt választhatod.
amyitis-board-chosen = Kiválasztva.
