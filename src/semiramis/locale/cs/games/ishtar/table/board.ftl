# Ishtar v prohlížeči: názvy plánů, krátké poznámky na nich a co každé místo řekne tomu, kdo je nevidí.

## Plány; .short je název záložky

ishtar-board-map = Poušť
    .short = Mapa
ishtar-board-carpet = Koberec
    .short = Koberec
ishtar-board-trees = Stromy
    .short = Stromy
ishtar-board-skills = Schopnosti
    .short = Schopnosti
ishtar-board-fountains = Fontány
    .short = Fontány

## Poznámky vedle názvů

ishtar-board-note-carpet = po směru hodinových ručiček
ishtar-board-note-trees = v balíčku: { $n }
ishtar-board-note-after = na co budete mít po položení
ishtar-board-note-skills = { $n ->
        [one] každá za { $n } drahokam
        [few] každá za { $n } drahokamy
        [many] každá za { $n } drahokamu
       *[other] každá za { $n } drahokamů
    }, odspodu
ishtar-board-note-fountains = květinová pole

## V horní liště

ishtar-board-progress = { $round }. kolo · { $n ->
        [0] žádná prázdná hromádka, konec při dvou
        [one] { $n } prázdná hromádka, konec při dvou
        [few] { $n } prázdné hromádky, konec při dvou
        [many] { $n } prázdné hromádky, konec při dvou
       *[other] { $n } prázdných hromádek, konec při dvou
    }
ishtar-board-progress-last = { $round }. kolo · poslední kolo, { $n ->
        [one] zbývá { $n } tah
        [few] zbývají { $n } tahy
        [many] zbývá { $n } tahu
       *[other] zbývá { $n } tahů
    }
ishtar-board-progress-over = { $round }. kolo · hra skončila

## Krátká slova na plánech

ishtar-board-free = zdarma
ishtar-board-kept-short = uložený
ishtar-board-reserved-short = rezervace
ishtar-board-hand = Dílek v ruce
ishtar-board-hand-tile = Dílek v ruce: { $tile }
ishtar-board-kept-tile = Uloženo: { $tile }
ishtar-board-bank = Zásoba
ishtar-board-empty = prázdná
ishtar-board-stacks = Hromádky
ishtar-board-zoom-in = Zvětšit
ishtar-board-zoom-out = Zmenšit
ishtar-board-zoom-fit = Celá poušť
ishtar-board-by-owner = Záhony podle hráčů
ishtar-board-legend-last = poslední dílky soupeřů v pořadí
ishtar-board-legend-place = dílek může zakrýt toto pole
ishtar-board-legend-special = sem můžete postavit pomocníka
ishtar-board-legend-single = sem můžete položit žeton
ishtar-board-legend-double = sem můžete položit dvojitý žeton
ishtar-board-legend-plant = sem můžete zasadit strom
ishtar-board-amount = { $thing }: { $n }
ishtar-board-front = pomocníci u hráče
ishtar-board-on-carpet = pomocníci na koberci
ishtar-board-no-gems = žádné drahokamy

## Pole pouště

ishtar-board-cell-outside = { $cell }, dosud neodkryto.
ishtar-board-cell-sand = { $cell }, písek.
ishtar-board-cell-rock = { $cell }, skála s { $gem_ins }.
ishtar-board-cell-tablet = { $cell }, posvátný kámen.
ishtar-board-cell-fountain = { $cell }, { $fountain } na plánu { $board }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
ishtar-board-cell-grass = { $cell }, tráva, zahrada fontány { $board }.
ishtar-board-cell-tree = { $cell }, tráva se stromem, zahrada fontány { $board }.
ishtar-board-cell-flowers = { $cell }, { $n ->
        [one] { $n } květina
        [few] { $n } květiny
        [many] { $n } květiny
       *[other] { $n } květin
    }, zahrada fontány { $board }.
ishtar-board-cell-bloom = { $cell }, květinový žeton: { $n ->
        [one] { $n } květina
        [few] { $n } květiny
        [many] { $n } květiny
       *[other] { $n } květin
    }, zahrada fontány { $board }.
ishtar-board-bed-free = Záhon, který nikdo neovládá: { $cells ->
        [one] { $cells } pole
        [few] { $cells } pole
        [many] { $cells } pole
       *[other] { $cells } polí
    }, { $flowers ->
        [one] { $flowers } květina
        [few] { $flowers } květiny
        [many] { $flowers } květiny
       *[other] { $flowers } květin
    }.
ishtar-board-bed-of = Záhon ovládá { $seat }: { $cells ->
        [one] { $cells } pole
        [few] { $cells } pole
        [many] { $cells } pole
       *[other] { $cells } polí
    }, { $flowers ->
        [one] { $flowers } květina
        [few] { $flowers } květiny
        [many] { $flowers } květiny
       *[other] { $flowers } květin
    }.
ishtar-board-stands = Stojí zde pomocník, patří { $seat_dat }.
ishtar-board-symbol = Ukazuje { $symbol_acc }.
ishtar-board-can-cell-place = Váš dílek může zakrýt toto pole.
ishtar-board-can-cell-special = Můžete sem postavit pomocníka.
ishtar-board-can-cell-single = Můžete sem položit jednoduchý žeton.
ishtar-board-can-cell-double = Můžete sem položit polovinu dvojitého žetonu.
ishtar-board-can-cell-plant = Můžete sem zasadit strom.
ishtar-board-chosen = Zvoleno.

## Hromádky a dílky

ishtar-board-cup = Mísa { $cup }, { $n ->
        [one] { $n } dílek
        [few] { $n } dílky
        [many] { $n } dílku
       *[other] { $n } dílků
    }.
ishtar-board-cup-empty = Mísa { $cup }, prázdná.
ishtar-board-cup-hidden = Vrchní dílek je skrytý: { $shape }.
ishtar-board-cup-can = Stojí zde konev.
ishtar-board-cup-free = Zdarma.
ishtar-board-cup-price = Stojí { $price ->
        [one] { $price } drahokam.
        [few] { $price } drahokamy.
        [many] { $price } drahokamu.
       *[other] { $price } drahokamů.
    }
ishtar-board-tile = { $shape }, květiny: { $flowers }, bez symbolu.
ishtar-board-tile-symbol = { $shape }, květiny: { $flowers }, { $symbol } na poli { $at }.
ishtar-board-kept = Váš uložený dílek.
ishtar-board-can-cup-choose = Můžete si vzít tento dílek.
ishtar-board-can-cup-keep = Můžete si uložit tento dílek.
ishtar-board-can-kept = Můžete ho použít.

## Karty stromů

ishtar-board-card = Karta { $place }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, cena: { $gems }.
ishtar-board-card-reserved = Rezervovaná karta, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, cena: { $gems }.
ishtar-board-card-none = Místo { $place } je prázdné.
ishtar-board-card-payable = Můžete ji zaplatit.
ishtar-board-card-after = Po tomto dílku ji budete moci zaplatit.
ishtar-board-card-lacks = Chybí vám: { $gems }.
ishtar-board-can-card-tree = Můžete ji koupit.
ishtar-board-can-card-reserve = Můžete si ji rezervovat.

## Schopnosti

ishtar-board-skill = Schopnost { $skill }.
ishtar-board-skill-a = Teď by přinesla body: { $n } (posvátné kameny vedle vašich záhonů).
ishtar-board-skill-b = Přinese body: { $n }. Každý symbol můžete použít jako pomocníka, nebo jako hvězdu.
ishtar-board-skill-c = Teď by přinesla body: { $n } (vaše drahokamy).
ishtar-board-skill-d = Teď by přinesla body: { $n } (stromy vedle vašich záhonů).
ishtar-board-skill-e = Teď by přinesla body: { $n } (pomocníci u vás).
ishtar-board-skill-f = Přinese { $n ->
        [one] { $n } drahokam
        [few] { $n } drahokamy
        [many] { $n } drahokamu
       *[other] { $n } drahokamů
    } podle vaší volby.
ishtar-board-skill-g = Přinese žeton: { $n ->
        [one] { $n } květina.
        [few] { $n } květiny.
        [many] { $n } květiny.
       *[other] { $n } květin.
    }
ishtar-board-skill-h = Přinese žeton na dvě pole: { $n ->
        [one] { $n } květina.
        [few] { $n } květiny.
        [many] { $n } květiny.
       *[other] { $n } květin.
    }
ishtar-board-skill-i = Rezervuje kartu stromu a přinese { $n ->
        [one] { $n } pomocníka.
        [few] { $n } pomocníky.
        [many] { $n } pomocníka.
       *[other] { $n } pomocníků.
    }
ishtar-board-skill-j = Uloží dílek a přinese { $n ->
        [one] { $n } pomocníka.
        [few] { $n } pomocníky.
        [many] { $n } pomocníka.
       *[other] { $n } pomocníků.
    }
ishtar-board-skill-has = Odemčena.
ishtar-board-skill-open = Dostupná.
ishtar-board-skill-locked = Nejdřív odemkněte schopnost pod ní.
ishtar-board-use-assistant = Pomocník na pole { $cell }.
ishtar-board-can-skill = Můžete ji odemknout za { $price ->
        [one] { $price } drahokam.
        [few] { $price } drahokamy.
        [many] { $price } drahokamu.
       *[other] { $price } drahokamů.
    }

## Fontány

ishtar-board-fountain = Plán { $board }, { $fountain }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Květinová pole: { $cells }.
ishtar-board-fountain-cells = { $seat } { $n }
ishtar-board-fountain-owners = Vlastní ji { $owners }.
ishtar-board-fountain-nobody = Nikdo ji nevlastní.
