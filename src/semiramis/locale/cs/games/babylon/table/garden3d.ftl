# Babylon v prohlížeči, zahrada ve třech rozměrech: co dělají její tlačítka, a zahrada slovy, patro po patře.

babylon-solid-picture = Zahrada { $seat_gen } ve 3D, nejvyšší patro { $n }. Šipkami ji otočíte, klávesami plus a minus přiblížíte a oddálíte, klávesa Home obnoví výchozí pohled. Slovní popis následuje po dalším stisku klávesy Tab.
babylon-solid-failed = Zahradu zde nelze ukázat ve 3D. Plán ji ukazuje shora.
babylon-solid-controls = Otáčení a přiblížení
babylon-solid-turn-left = Otočit doleva
babylon-solid-turn-right = Otočit doprava
babylon-solid-closer = Přiblížit
babylon-solid-further = Oddálit
babylon-solid-reset = Výchozí pohled
babylon-solid-up-to = Zobrazit jen do patra
babylon-solid-up-to-level = Zobrazit jen do { $level }. patra
babylon-solid-keep = Popis, obrázek a video
babylon-solid-list = Zahrada slovy
babylon-solid-save = Uložit jako obrázek
babylon-solid-film = Uložit celou otočku jako video
babylon-solid-stop = Zastavit natáčení
babylon-solid-filming = Natáčí se video: zahrada se jednou otočí.
babylon-solid-saved = Uloženo.
babylon-solid-not-saved = Nic se neuložilo.

## Slovy

babylon-solid-told = Zahrada { $seat_gen } slovy
babylon-solid-empty = Zatím zde nic nestojí.
babylon-solid-level = { $level }. patro: { $n ->
        [one] { $n } dílek
        [few] { $n } dílky
        [many] { $n } dílku
       *[other] { $n } dílků
    }
babylon-solid-tile = Dílek na místě { $place }, { $flower }
babylon-solid-on-single = { $n ->
        [one] Na { $n } jednoduchém sloupu
        [few] Na { $n } jednoduchých sloupech
        [many] Na { $n } jednoduchého sloupu
       *[other] Na { $n } jednoduchých sloupech
    }
babylon-solid-on-double = { $n ->
        [one] Na { $n } dvojitém sloupu
        [few] Na { $n } dvojitých sloupech
        [many] Na { $n } dvojitého sloupu
       *[other] Na { $n } dvojitých sloupech
    }
babylon-solid-on-statue = { $n ->
        [one] Na { $n } soše
        [few] Na { $n } sochách
        [many] Na { $n } sochy
       *[other] Na { $n } sochách
    }
babylon-solid-symbol = Volný symbol na poli { $field }: { $piece }
babylon-solid-covered = Shora zakrytý
babylon-solid-worth = { $points ->
        [0] shora není vidět
        [one] { $points } VB
        [few] { $points } VB
        [many] { $points } VB
       *[other] { $points } VB
    }
babylon-solid-statue = Socha na poli { $field }, { babylon-solid-worth }
babylon-solid-statue-pillar = Socha na poli { $field } slouží jako sloup
babylon-solid-belvedere = Vyhlídka na poli { $field }, { babylon-solid-worth }
babylon-solid-fountain = Fontána na polích { $from } a { $to }, { babylon-solid-worth }
babylon-solid-bridge = Lávka z pole { $from } na pole { $to }, { babylon-solid-worth }
babylon-solid-stairs = Schodiště z pole { $from } nahoru na pole { $to } v patře { $level }, { babylon-solid-worth }
babylon-trophy-stop = Zastavit otáčení
babylon-trophy-turn = Otáčet zahradu
