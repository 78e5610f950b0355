### Egy lapka megépítése egyetlen lépésként: hely, forgatás, szabad sarok, díszelemek

babylon-build-at = { $place }, { $level }. szint
babylon-build-here = Építés ide
babylon-build-and-end = Építés és a kör vége
babylon-build-decorations = Díszelemek
babylon-build-none = Ide nem illik díszelem.
babylon-build-item = { $piece } itt: { $fields }, { $points }
babylon-build-item-recast = { $piece } a fordulójelölővel itt: { $fields }, { $points }
babylon-build-score = Pontjaid: { $before }, ezután { $after }.
babylon-build-asking = Pontok számolása…
babylon-build-failed = A pontokat nem sikerült kiszámolni. Válaszd ki újra a helyet.
babylon-build-statue = Egy szobor oszloppá válik.
babylon-build-corner = Másik sarok oszlop nélkül
babylon-build-raise = Egy szinttel feljebb
babylon-build-lower = Egy szinttel lejjebb
babylon-build-move = Lapka mozgatása
babylon-build-left = Balra
babylon-build-right = Jobbra
babylon-build-up = Fel
babylon-build-down = Le
babylon-build-keys = Q és E forgat, V másik sarkot választ
