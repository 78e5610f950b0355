# Co stojí na tlačítku, které něco vykoná, a na značce hotového kroku.

ishtar-act-end = Ukončit tah
ishtar-act-skip = Nevyužít symbol
ishtar-act-assistant = Postavit sem pomocníka
ishtar-act-kept = Použít uložený dílek
ishtar-act-can = Posunout konev k míse { $cup }
ishtar-act-pay = Zaplatit { $gems }
ishtar-act-skill = Odemknout schopnost { $skill }
ishtar-act-take = Vzít { $gems }
ishtar-act-reserve = Rezervovat { $card_acc }
ishtar-act-keep = Uložit dílek z mísy { $cup }
ishtar-act-buy = Koupit { $card_acc }
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

ishtar-way-e = vpravo
ishtar-way-ne = vpravo nahoře
ishtar-way-nw = vlevo nahoře

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

## Druhy akcí: tlačítko ukáže, kde se dají provést

ishtar-do-can = Vzít dílek
ishtar-do-kept = Použít uložený dílek
ishtar-do-place = Položit dílek
ishtar-do-assistant = Postavit pomocníka
ishtar-do-skill = Odemknout schopnost
ishtar-do-single = Položit květinový žeton
ishtar-do-double = Položit dvojitý žeton
ishtar-do-reserve = Rezervovat kartu stromu
ishtar-do-keep = Uložit dílek
ishtar-do-buy = Koupit strom
ishtar-do-tree = Zasadit strom

## Kam kliknout

ishtar-where-cup = Klikněte na zvýrazněnou mísu.
ishtar-where-cup-kept = Klikněte na zvýrazněnou mísu nebo na svůj uložený dílek.
ishtar-where-kept = Klikněte na svůj uložený dílek.
ishtar-where-cell = Klikněte na vyznačené pole v poušti.
ishtar-where-cell-skill = Klikněte na vyznačené pole nebo zvýrazněnou schopnost.
ishtar-where-skill = Klikněte na zvýrazněnou schopnost.
ishtar-where-card = Klikněte na zvýrazněnou kartu stromu.

## Kroky tahu

ishtar-step-can = Konev
ishtar-step-place = Položení
ishtar-step-gems = Drahokamy
ishtar-step-special = Symbol
ishtar-step-trees = Stromy
