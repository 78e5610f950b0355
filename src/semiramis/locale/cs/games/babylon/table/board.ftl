# Babylon v prohlížeči: názvy plánů, krátké poznámky k nim a co každé místo říká tomu, kdo je nevidí.

## Plány; .short je název záložky

babylon-board-garden = Zahrada
    .short = Zahrada
babylon-board-quarry = Lom
    .short = Lom
babylon-board-others = Zahrady ostatních
    .short = Ostatní
babylon-board-round = Kolo a zásoba
    .short = Kolo

## V horní liště

babylon-board-progress = { $round }. kolo z { $rounds } · { $token }
babylon-board-progress-first = { $round }. kolo z { $rounds }
babylon-board-progress-setup = Příprava hry
babylon-board-progress-over = { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    } · hra skončila

## Zahrada

babylon-board-your-garden = Vaše zahrada
babylon-board-garden-of = Zahrada { $seat_gen }
babylon-board-whose = Čí zahrada je vidět
babylon-board-solid = 3D
babylon-board-no-solid = Tento prohlížeč neumí ukázat zahradu ve 3D. Zůstává pohled shora.
babylon-board-show-garden = Zahrada { $seat_gen }: { $tiles ->
        [one] { $tiles } dílek
        [few] { $tiles } dílky
        [many] { $tiles } dílku
       *[other] { $tiles } dílků
    }, nejvyšší patro { $highest }, ve skladu { $n ->
        [one] { $n } sloup
        [few] { $n } sloupy
        [many] { $n } sloupu
       *[other] { $n } sloupů
    }. Ukázat.

## Kolo a jeho žeton

babylon-board-round-of = { $round }. kolo z { $rounds }
babylon-board-token-none = Zatím neplatí žádný žeton.
babylon-board-token-pillar = Na začátku svého tahu si vezmete 1 jednoduchý sloup.
babylon-board-token-double = Na začátku svého tahu si vezmete 1 dvojitý sloup. Když ho v tomto tahu nepoužijete, přijdete o něj.
babylon-board-token-change = Jednou za tah můžete jeden symbol na právě umístěném dílku proměnit v jiný.
babylon-board-token-add = Jednou za tah můžete jedno pole bez symbolu na právě umístěném dílku proměnit v libovolný symbol.
babylon-board-token-flower = Za shodnou květinu získáte 2 sloupy místo 1.
babylon-board-token-minus = Těžba přinese o 1 sloup méně.
babylon-board-token-blank = Tento žeton nemá žádný efekt.
babylon-board-unseen = Dosud neodhalené žetony
babylon-board-supply = Společná zásoba
babylon-board-supply-single = Jednoduché sloupy
babylon-board-supply-double = Dvojité sloupy
babylon-board-supply-belvedere = Vyhlídky
babylon-board-supply-statue = Sochy
babylon-board-supply-fountain = Fontány
babylon-board-supply-bridge = Lávky
babylon-board-supply-stairs = Schodiště

## Lom

babylon-board-floor = dno
babylon-board-note-quarry = Klíny: výška. +n: sloupy, které získáte.
babylon-board-note-remove = Odebírá se jen hlína. Žádné sloupy nepřináší.
babylon-board-pays-short = { $n ->
        [one] { $n } sloup
        [few] { $n } sloupy
        [many] { $n } sloupu
       *[other] { $n } sloupů
    }:
babylon-board-edge-wall = okraj lomu
babylon-board-edge-floor = dno lomu
babylon-board-edge-same = stejná vrstva
babylon-board-edge-lower = nižší vrstva
babylon-board-edge-flower = vaše květina
babylon-board-edge-token = žeton

## Dílky a sloupy

babylon-board-tiles = Dílky k umístění
babylon-board-mined-short = vytěžený
babylon-board-stored-short = ve skladu
babylon-board-pillars = { $n ->
        [one] { $n } sloup
        [few] { $n } sloupy
        [many] { $n } sloupu
       *[other] { $n } sloupů
    }, místo pro { $room }
babylon-board-pillars-heard = Jednoduché sloupy: { $n }. Dvojité sloupy: { $doubles }.
babylon-board-spends = Spotřebujete { $n ->
        [one] { $n } sloup
        [few] { $n } sloupy
        [many] { $n } sloupu
       *[other] { $n } sloupů
    }{ $doubles ->
        [0] {""}
        [one] {" "}a { $doubles } dvojitý
        [few] {" "}a { $doubles } dvojité
        [many] {" "}a { $doubles } dvojitého
       *[other] {" "}a { $doubles } dvojitých
    }.{ $swaps ->
        [0] {""}
        [one] {" "}Dva jednoduché se vymění za dvojitý.
        [few] {" "}Dva jednoduché za dvojitý se vymění { $swaps }×.
        [many] {" "}Dva jednoduché za dvojitý se vymění { $swaps }×.
       *[other] {" "}Dva jednoduché za dvojitý se vymění { $swaps }×.
    }
babylon-board-keeps = Skončí-li tah teď, ponecháte si { $n ->
        [one] { $n } sloup
        [few] { $n } sloupy
        [many] { $n } sloupu
       *[other] { $n } sloupů
    }.
babylon-board-loses = Přijdete o sloupy: jednoduché { $n }, dvojité { $doubles }.
babylon-board-keeps-tile = Uskladní se { $tile }.
babylon-board-loses-tile = Hru opustí { $tile }.
babylon-board-decorations = Viditelné dekorace
babylon-board-flowers = Viditelné květiny
babylon-board-stored-tile = Uskladněno: { $tile }

## Co místa říkají

babylon-board-start-tile = Počáteční dílek, { $flower }.
babylon-board-tile = Dílek, { $material }, { $flower }.
babylon-board-symbols = Symboly: { $symbols }.
babylon-board-symbol-at = { $piece } (v { $corner_loc })
babylon-board-cell-floor = Lom, řada { $row }, sloupec { $column }: holé dno.
babylon-board-cell = Lom, řada { $row }, sloupec { $column }, výška { $height ->
        [one] { $height } dílek
        [few] { $height } dílky
        [many] { $height } dílku
       *[other] { $height } dílků
    }.
babylon-board-cell-unseen = Vrchní dílek ještě není odhalený.
babylon-board-pays = Přinese vám { $n ->
        [one] { $n } sloup
        [few] { $n } sloupy
        [many] { $n } sloupu
       *[other] { $n } sloupů
    }: { $edges } za okraje, { $flower } za květinu.
babylon-board-mined = Vytěžený dílek.
babylon-board-stored = Uskladněný dílek.
babylon-board-no-mined = Žádný vytěžený dílek.
babylon-board-no-stored = Žádný uskladněný dílek.
babylon-board-spot = Místo nad { $nw }, { $ne }, { $se } a { $sw }.
babylon-board-spot-level = { $level }. patro: cena od { $n ->
        [one] { $n } sloupu
        [few] { $n } sloupů
        [many] { $n } sloupu
       *[other] { $n } sloupů
    }.
babylon-board-corner = Bez sloupu zůstane { $corner } a dostane vyhlídku.
babylon-board-corner-none = Podepřeny jsou všechny čtyři rohy.
babylon-board-costs = Jednoduché sloupy: { $n }, vlastní dvojité sloupy: { $doubles }.
babylon-board-bare = { $field }, holá deska.
babylon-board-field = { $field }, { $level }. patro, dílek s { $flower_ins }.
babylon-board-stands-statue = Stojí zde socha.
babylon-board-stands-fountain = Stojí zde fontána.
babylon-board-stands-bridge = Končí zde lávka.
babylon-board-stands-stairs-low = Začíná zde schodiště.
babylon-board-stands-stairs-high = Končí zde schodiště.
babylon-board-stands-belvedere = Stojí zde vyhlídka.
babylon-board-symbol = Symbol { $piece_gen }, volné pole.
babylon-board-under-bridge = Nad polem vede lávka.
babylon-board-below = Pod tím: { $level }. patro.
babylon-board-can-mine = Můžete ho vytěžit.
babylon-board-can-remove = Můžete ho odebrat.
babylon-board-can-tile = Můžete ho umístit.
babylon-board-can-spot = Můžete sem dílek umístit.
babylon-board-can-corner = Můžete to zvolit.
babylon-board-can-field = Můžete sem postavit dekoraci.
babylon-board-chosen = Zvoleno.
