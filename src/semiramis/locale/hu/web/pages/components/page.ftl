# A játékelemekről szóló oldal és a betöltött kiadások.

## Az oldal

components-title = Játékelemek: { $game }
components-games = Más játékok
components-lead = A rendelkezésünkre álló szabályfüzetek képek nélküli szövegek. Amit szavakkal mondanak, az biztos. Ami csak a táblákra, kártyákra és lapkákra volt nyomtatva, azt mi rekonstruáltuk: olyan értékeket választottunk, amelyek mindennel összhangban vannak, ami ismert. Itt minden érték szerepel az indokával együtt.
components-show = Megjelenítés
components-show-all = Mind: { $n }
components-show-certain = Biztos: { $n }
components-show-recon = Rekonstruált: { $n }
components-conf-rules = a szabályfüzetben áll
components-conf-external = máshol megerősítve
components-conf-constrained = rekonstruált, kötött
components-conf-free = rekonstruált, szabad
components-conf-about-rules = A szabályfüzet vagy az elemlista kimondja.
components-conf-about-external = Más közzétett forrás állítja; az értéknél meg van nevezve.
components-conf-about-constrained = A mi javaslatunk. Az összegek, a példák és a szimmetria kevés más értéket hagynak.
components-conf-about-free = A mi javaslatunk. Semminek sem mond ellent, ami ismert, de sok más érték sem mondana ellent.
components-rests = Min alapulnak az értékek
components-rests-share = { $total } értékből { $n }
components-chapter-recon = rekonstruált: { $recon } / { $n }
components-chapters = Fejezetek
components-why = Miért
components-note = { $n }. indok
components-covers = { $n ->
        [one] { $n } érték
       *[other] { $n } érték
    }
components-table = Táblázatként
components-head-what = Mi
components-head-value = Érték
components-head-reason = Bizonyosság és indok
components-none = nincs
components-code = { $code }
components-source = { $source }
components-players = { $n ->
        [one] { $n } játékosnál
       *[other] { $n } játékosnál
    }
components-shown-other = Ezek nem az alapkiadás értékei, hanem ezé: „{ $name }” ({ $hash }).
components-show-standard = Alapkiadás megjelenítése

## Másik kiadás

components-yours = Ha a te példányod eltér
components-yours-about = Mentsd el a kiadást fájlba, bármilyen szövegszerkesztőben javítsd ki, ami eltér, adj neki saját nevet, és töltsd be itt. A program összeveti a doboz tartalmával, és még a játék előtt látod, mi változik.
components-save = Kiadás mentése fájlba
components-load = Kiadásfájl betöltése
components-drop = A fájlt ide is húzhatod.
components-paste = Beillesztés szövegként
components-paste-label = Egy kiadás szövege
components-check = Szöveg ellenőrzése
components-checking = Ellenőrzés…
components-faults = Ezzel a kiadással még nem lehet játszani. Ami hibás:
components-faults-more = Lehet, hogy több is van. Előbb ezeket javítsd ki, azután töltsd be újra a fájlt.
components-fine = Ezzel a kiadással lehet játszani: „{ $name }”.
components-same = Minden értéke megegyezik az alapkiadáséval.
components-differences = { $n ->
        [one] { $n } érték tér el az alapkiadástól
       *[other] { $n } érték tér el az alapkiadástól
    }
components-before = Alapkiadás
components-after = Ez a kiadás
components-absent = nincs benne
components-use = Új asztalhoz használom
components-look = Minden érték megjelenítése

## Az én kiadásaim

components-mine = Az én kiadásaim
components-mine-about = Ebben a böngészőben vannak. Ha egy asztal használja valamelyiket, a szerver megőrzi.
components-not-kept = A böngészőben nincs hely ennek a kiadásnak. Mentsd fájlba, vagy távolíts el egy másikat.
components-remove = Eltávolítás
components-act-on = { $act }: { $name }
components-file = Mentés fájlba
components-compare = Mi tér el
components-removed = Ez a kiadás már nincs itt: „{ $name }”.

## Új asztal

components-choose = Játékelemek kiadása
components-standard = Alapkiadás: { $name }
