# Ami a gombon áll, amely megtesz valamit, és a kész lépés jelén.

ishtar-act-end = A kör befejezése
ishtar-act-skip = Lemondás a szimbólumról
ishtar-act-assistant = Segéd ide
ishtar-act-kept = A félretett lapka használata
ishtar-act-can = Öntözőkanna ide: { $cup }. tál
ishtar-act-pay = Fizetés: { $gems }
ishtar-act-skill = Képesség: { $skill }
ishtar-act-take = Elvétel: { $gems }
ishtar-act-reserve = Fakártya lefoglalása: { $card }
ishtar-act-keep = Lapka félretétele, { $cup }. tál
ishtar-act-buy = Fakártya megvétele: { $card }
ishtar-act-buy-reserved = A lefoglalt fakártya megvétele
ishtar-act-tree = Fa ide: { $cell }
ishtar-act-single = Szimpla virágjelölő ide: { $cell }
ishtar-act-double = Dupla virágjelölő ide: { $cell } és { $way } szomszédja
ishtar-act-place = { $turn ->
        [0] Lerakás: { $cell }
        [one] Lerakás: { $cell }, { $turn } hatoddal elforgatva
       *[other] Lerakás: { $cell }, { $turn } hatoddal elforgatva
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
