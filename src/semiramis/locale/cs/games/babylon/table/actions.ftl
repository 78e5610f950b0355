# Co stojí na tlačítku, které něco vykoná, a na značce hotového kroku.

babylon-act-end = Ukončit tah
babylon-act-store = Uskladnit dílek a ukončit tah
babylon-act-discard = Odložit dílek a ukončit tah
babylon-act-build-mined = Umístit vytěžený dílek
babylon-act-build-stored = Umístit uskladněný dílek
babylon-act-fountain = Fontána na { $fields }
babylon-act-stairs = Schodiště na { $fields }
babylon-act-bridge = Lávka na { $fields }
babylon-act-statue = Socha na { $field }
babylon-act-symbol = Pole { $field } jako symbol { $piece_gen }
babylon-act-place = Umístit na { $place }, patro { $level }
babylon-act-hang = Bez sloupu: { $corner }
babylon-act-hang-none = Všechny rohy na sloupech
babylon-act-turn = { $turn ->
        [0] Neotáčet
        [one] Otočit o { $turn } čtvrtotáčku
        [few] Otočit o { $turn } čtvrtotáčky
        [many] Otočit o { $turn } čtvrtotáčky
       *[other] Otočit o { $turn } čtvrtotáček
    }
babylon-act-mine = Těžit z { $cell }
babylon-act-remove = Odebrat dílek z { $cell }
