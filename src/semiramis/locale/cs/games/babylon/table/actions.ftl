# Co stojí na tlačítku, které něco vykoná, a na značce hotového kroku.

babylon-act-end = Ukončit tah
babylon-act-store = Uskladnit dílek a ukončit tah
babylon-act-discard = Odložit dílek ze hry a ukončit tah
babylon-act-build-mined = Umístit vytěžený dílek
babylon-act-build-stored = Umístit uskladněný dílek
babylon-act-fountain = Fontána na { $fields }
babylon-act-stairs = Schodiště na { $fields }
babylon-act-bridge = Lávka na { $fields }
babylon-act-statue = Socha na { $field }
babylon-act-symbol = Použít pole { $field } jako symbol { $piece_gen }
babylon-act-place = Umístit na { $place }, { $level }. patro
babylon-act-hang = Nechat bez sloupu { $corner_acc }
babylon-act-hang-none = Podepřít všechny rohy
babylon-act-turn = { $turn ->
        [0] Neotáčet
        [one] Otočit o { $turn } čtvrtotáčku
        [few] Otočit o { $turn } čtvrtotáčky
        [many] Otočit o { $turn } čtvrtotáčky
       *[other] Otočit o { $turn } čtvrtotáček
    }
babylon-act-mine = Vytěžit dílek ({ $cell })
babylon-act-remove = Odebrat dílek ({ $cell })

## Druhy akcí: tlačítko ukáže, kde se dají provést

babylon-do-mine = Vytěžit dílek
babylon-do-remove = Odebrat hliněný dílek
babylon-do-build = Umístit dílek
babylon-do-place = Zvolit místo
babylon-do-hang = Nechat roh bez sloupu
babylon-do-turn = Natočit dílek
babylon-do-fountain = Postavit fontánu
babylon-do-stairs = Postavit schodiště
babylon-do-bridge = Postavit lávku
babylon-do-statue = Postavit sochu
babylon-do-symbol = Použít žeton

## Kam kliknout

babylon-where-cell = Klikněte na zvýrazněnou hromádku v lomu.
babylon-where-tile = Klikněte na zvýrazněný dílek.
babylon-where-field = Klikněte na vyznačené pole své zahrady.
babylon-where-field-tile = Klikněte na zvýrazněný dílek nebo vyznačené pole.
babylon-where-spot = Klikněte na vyznačené místo ve své zahradě.
babylon-where-corner = Klikněte na vyznačený roh.

## Kroky tahu

babylon-step-mine = Těžba
babylon-step-build = Stavba
babylon-step-decorate = Dekorace
babylon-step-store = Sklad
