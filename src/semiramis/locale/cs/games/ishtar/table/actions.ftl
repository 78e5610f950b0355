# Co stojí na tlačítku, které něco vykoná, a na značce hotového kroku.

ishtar-act-end = Ukončit tah
ishtar-act-skip = Vzdát se symbolu
ishtar-act-assistant = Postavit sem pomocníka
ishtar-act-kept = Použít uložený dílek
ishtar-act-can = Konev k míse { $cup }
ishtar-act-pay = Zaplatit { $gems }
ishtar-act-skill = Schopnost { $skill }
ishtar-act-take = Vzít { $gems }
ishtar-act-reserve = Rezervovat kartu stromu { $card }
ishtar-act-keep = Uložit dílek z mísy { $cup }
ishtar-act-buy = Koupit kartu stromu { $card }
ishtar-act-buy-reserved = Koupit rezervovanou kartu stromu
ishtar-act-tree = Strom na { $cell }
ishtar-act-single = Jednoduchý žeton na { $cell }
ishtar-act-double = Dvojitý žeton na { $cell } a sousední pole { $way }
ishtar-act-place = { $turn ->
        [0] Položit na { $cell }
        [one] Položit na { $cell }, otočit o { $turn } šestinu
        [few] Položit na { $cell }, otočit o { $turn } šestiny
        [many] Položit na { $cell }, otočit o { $turn } šestiny
       *[other] Položit na { $cell }, otočit o { $turn } šestin
    }

## Směry k sousednímu poli

ishtar-way-e = na východě
ishtar-way-ne = na severovýchodě
ishtar-way-nw = na severozápadě

## Hrsti drahokamů

ishtar-handful-purple = { $n ->
        [one] { $n } fialový drahokam
        [few] { $n } fialové drahokamy
        [many] { $n } fialového drahokamu
       *[other] { $n } fialových drahokamů
    }
ishtar-handful-red = { $n ->
        [one] { $n } červený drahokam
        [few] { $n } červené drahokamy
        [many] { $n } červeného drahokamu
       *[other] { $n } červených drahokamů
    }
ishtar-handful-white = { $n ->
        [one] { $n } bílý drahokam
        [few] { $n } bílé drahokamy
        [many] { $n } bílého drahokamu
       *[other] { $n } bílých drahokamů
    }
