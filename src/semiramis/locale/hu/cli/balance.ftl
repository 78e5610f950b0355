# Egyensúly: mit tenne a játékkal a játékelemek más értéke.

## Ami nem megy

balance-nothing = Mondd meg, mi változzon: --set hely=érték. Az összes helyet kiírja: semiramis components { $game }
balance-form = Ez nem változtatás: { $given }. Így írd: --set hely=érték, legfeljebb { $most } karakterrel; csak a --values mellett áll egy hely érték nélkül.
balance-place = Ennek a játéknak a kiadásában nincs ilyen hely. Játék: { $game }, hely: { $given }. A legközelebbiek: { $near }. Az összes helyet kiírja: semiramis components { $game }
balance-twice = Ez a hely többször is változik: { $place }. Csak egyszer változtasd meg.
balance-same = Semmi sem változik; { $place } értéke már most is { $value }. Válassz másik értéket.
balance-sweep = A --values mellett pontosan egy --set nevez meg helyet érték nélkül. Ennyi ilyen hely van megadva: { $n }.
balance-values = A --values 2–{ $most } különböző értéket vár, nem ennyit: { $given }.
balance-there = Ebben a mappában már van egy összehasonlítás: { $path }. Írd felül a --force kapcsolóval, vagy válassz másik mappát az --out kapcsolóval.

## Eredmények

balance-head-measure = Mutató
balance-head-original = Eredeti
balance-head-changed = Megváltoztatott
balance-head-effect = Különbség
balance-head-range = 95%-os sáv
balance-done = Osztások: { $deals }. Minden osztásra minden kiadással sor került (kiadások: { $editions }), és a különbségek egy osztáson belüliek. Ahol a 95%-os sáv nem tartalmazza a nullát, ott a különbség félkövér.
balance-percentage-points = { $n } százalékpont
balance-measure-score = Pont, az összes hely átlaga
balance-measure-score-of = Pont: { $of }
balance-measure-part = Rész: { $of }
balance-measure-first-lead = A kezdőjátékos előnye
balance-measure-first-wins = A kezdőjátékos győzelmei
balance-measure-wins-of = Győzelem: { $of }
balance-measure-ties = Megosztott győzelmek
balance-measure-rounds = Fordulók
balance-measure-decisions = Döntések

## Ábrák

balance-plot-effects = { $what }: különbségek 95%-os intervallummal (osztások: { $deals })
balance-plot-sweep = { $what }: átlagok 95%-os intervallummal (osztások: { $deals })
balance-plot-change-points = Különbség pontban
balance-plot-change-wins = Különbség a játszmák arányában, százalékpontban
balance-plot-change-length = Különbség darabszámban
balance-plot-points = Pont
balance-plot-wins = A győzelmek aránya, %
balance-plot-length = Fordulók
balance-plot-original = eredeti érték

## Minden rekonstruált érték

survey-head-place = Hely
survey-head-level = Szint
survey-head-now = Érték
survey-head-other = Másik érték
survey-head-score = Pont játékosonként
survey-head-first = A kezdő győzelmei
survey-head-choice = Választások játszmánként
survey-plot = { $game }: a pontszámot leginkább változtató rekonstruált értékek ({ $n })
survey-done = Értékek: { $values }, más értékek: { $others }, játszmák mindegyikkel: { $games }. Csak az állásértékelés játszik, 20 döntésből egy véletlenszerű; a különbségek azonos osztásra vonatkoznak, és félkövérek, ahol a 95%-os tartomány nem tartalmazza a nullát.
survey-only = Az --all magától megméri az összes rekonstruált értéket. Hagyd el ezt: { $name }.
