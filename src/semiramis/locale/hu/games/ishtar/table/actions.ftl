# Ami a gombon áll, amely megtesz valamit, és a kész lépés jelén.

ishtar-act-end = Kör befejezése
ishtar-act-skip = Szimbólum kihagyása
ishtar-act-assistant = Segéd lerakása
ishtar-act-kept = Félretett lapka használata
ishtar-act-can = Kanna: { $cup }. tál
ishtar-act-pay = Fizetés: { $gems }
ishtar-act-skill = Képesség: { $skill }
ishtar-act-take = Készletből: { $gems }
ishtar-act-reserve = Lefoglalás: { $card }
ishtar-act-keep = Lapka félretétele, { $cup }. tál
ishtar-act-buy = Megvétel: { $card }
ishtar-act-buy-reserved = Lefoglalt fakártya megvétele
ishtar-act-tree = Fa ide: { $cell }
ishtar-act-single = Szimpla virágjelölő ide: { $cell }
ishtar-act-double = Dupla virágjelölő ide: { $cell } és { $way } szomszédja
ishtar-act-place = { $turn ->
        [0] Lerakás: { $cell }
        [one] Lerakás: { $cell }, { $turn } × 60°-kal elforgatva
       *[other] Lerakás: { $cell }, { $turn } × 60°-kal elforgatva
    }

## Irányok a szomszédhoz

ishtar-way-e = keleti
ishtar-way-ne = északkeleti
ishtar-way-nw = északnyugati

## Egy marék drágakő

ishtar-handful-purple = { $n ->
        [one] { $n } lila drágakő
       *[other] { $n } lila drágakő
    }
ishtar-handful-red = { $n ->
        [one] { $n } piros drágakő
       *[other] { $n } piros drágakő
    }
ishtar-handful-white = { $n ->
        [one] { $n } fehér drágakő
       *[other] { $n } fehér drágakő
    }

## Akciófajták: a gomb megmutatja, hol végezhetők el

ishtar-do-can = Lapka elvétele
ishtar-do-kept = Félretett lapka
ishtar-do-place = Lapka lerakása
ishtar-do-assistant = Segéd lerakása
ishtar-do-skill = Képesség feloldása
ishtar-do-single = Virágjelölő lerakása
ishtar-do-double = Dupla virágjelölő lerakása
ishtar-do-reserve = Fakártya lefoglalása
ishtar-do-keep = Lapka félretétele
ishtar-do-buy = Fa vétele
ishtar-do-tree = Fa ültetése

## Hová kattints

ishtar-where-cup = Kattints egy kiemelt tálra.
ishtar-where-cup-kept = Kattints egy kiemelt tálra vagy a félretett lapkádra.
ishtar-where-kept = Kattints a félretett lapkádra.
ishtar-where-cell = Kattints a sivatag egy megjelölt mezőjére.
ishtar-where-cell-skill = Kattints a megjelölt mezőre vagy egy kiemelt képességre.
ishtar-where-skill = Kattints egy kiemelt képességre.
ishtar-where-card = Kattints egy kiemelt fakártyára.

## A kör lépései

ishtar-step-can = Kanna
ishtar-step-place = Lerakás
ishtar-step-gems = Drágakövek
ishtar-step-special = Szimbólum
ishtar-step-trees = Fák
