# Amyitis v prohlížeči: názvy plánů, krátké poznámky na nich a co každé místo řekne tomu, kdo je nevidí.

## Plány; .short je název záložky

amyitis-board-road = Cesta karavany
    .short = Cesta
amyitis-board-garden = Visuté zahrady
    .short = Zahrada
amyitis-board-crafts = Řemeslníci
    .short = Řemesla
amyitis-board-fields = Pole
    .short = Pole
amyitis-board-temples = Chrámy
    .short = Chrámy
amyitis-board-court = Karty cechu
    .short = Cech

## Poznámky vedle názvů

amyitis-board-note-road = po směru hodinových ručiček
amyitis-board-note-garden = { $left ->
        [one] zbývá { $left } destička
        [few] zbývají { $left } destičky
        [many] zbývá { $left } destičky
       *[other] zbývá { $left } destiček
    } (konec při { $last })
amyitis-board-note-crafts = jedna karta za tah
amyitis-board-note-fields = nejvíc kostiček:
amyitis-board-note-temples = posouvá se doprava
amyitis-board-note-court = stupně zleva doprava

## V horní liště

amyitis-board-progress = { $round }. kolo · { $phase ->
        [setup] I – Příprava
        [actions] II – Akce
       *[temples] III – Konec kola
    } · { $left ->
        [one] zbývá { $left } destička
        [few] zbývají { $left } destičky
        [many] zbývá { $left } destičky
       *[other] zbývá { $left } destiček
    } (konec při { $last })
amyitis-board-progress-over = { $round }. kolo · hra skončila

## Krátká slova na plánech

amyitis-board-can-plant-key = lze osázet
amyitis-board-quality = kvalita { $n }
amyitis-board-price = cena
amyitis-board-none-left = ×0
amyitis-board-keeps = uskladní { $n }
amyitis-board-tiles = Destičky
amyitis-board-choose-good = Zvolte zboží
amyitis-board-reach-sum = { $camels ->
        [one] { $camels } velbloud
        [few] { $camels } velbloudi
        [many] { $camels } velblouda
       *[other] { $camels } velbloudů
    } a { $bonus } navíc
amyitis-board-reach = dosah: { $spaces ->
        [one] { $spaces } políčko
        [few] { $spaces } políčka
        [many] { $spaces } políčka
       *[other] { $spaces } políček
    }
amyitis-board-no-reach = žádný velbloud
amyitis-board-god-ishtar = Ishtar
amyitis-board-god-marduk = Marduk
amyitis-board-god-tammouz = Tammouz
amyitis-board-swap = výměna

## Co kdo má

amyitis-board-talents = Talenty
amyitis-board-camels = Velbloudi
amyitis-board-gardeners = Zahradníci
amyitis-board-cubes-left = Volné kostičky
amyitis-board-goods = Zboží
amyitis-board-no-goods = žádné zboží
amyitis-board-amount = { $thing }: { $n }
amyitis-board-level = { $court }, stupeň { $level }
amyitis-board-passed = pasuje
amyitis-board-favour = Od { $tiles ->
        [one] { $tiles } destičky
        [few] { $tiles } destiček
        [many] { $tiles } destičky
       *[other] { $tiles } destiček
    }: na konci hry prestiž +{ $prestige }

## Zahrada

amyitis-board-square = Část zahrady { $square }, { $floor }. plošina, vyžaduje kvalitu { $quality }.
amyitis-board-unused = Při hře ve dvou se nepoužívá.
amyitis-board-planted = Osázeno: { $seat }.
amyitis-board-tile = Destička: prestiž { $prestige }.
amyitis-board-tile-bonus = Destička: prestiž { $prestige } a k tomu { $bonus }.
amyitis-board-bonus-talents = { $n ->
        [one] { $n } talent
        [few] { $n } talenty
        [many] { $n } talentu
       *[other] { $n } talentů
    }
amyitis-board-bonus-camels = { $n ->
        [one] { $n } velbloud
        [few] { $n } velbloudi
        [many] { $n } velblouda
       *[other] { $n } velbloudů
    }
amyitis-board-bonus-goods = { $n ->
        [one] { $n } žeton zboží podle výběru
        [few] { $n } žetony zboží podle výběru
        [many] { $n } žetonu zboží podle výběru
       *[other] { $n } žetonů zboží podle výběru
    }
amyitis-board-bonus-gardeners = { $n ->
        [one] { $n } zahradník
        [few] { $n } zahradníci
        [many] { $n } zahradníka
       *[other] { $n } zahradníků
    }
amyitis-board-bonus-courts = { $n ->
        [one] { $n } karta cechu podle výběru
        [few] { $n } karty cechu podle výběru
        [many] { $n } karty cechu podle výběru
       *[other] { $n } karet cechu podle výběru
    }
amyitis-board-no-side = Žádná strana není zavlažená.
amyitis-board-sides = { $n ->
        [one] Zavlažena je { $n } strana.
        [few] Zavlaženy jsou { $n } strany.
        [many] Zavlaženo je { $n } strany.
       *[other] Zavlaženo je { $n } stran.
    }
amyitis-board-cubes = Kostičky kolem: { $cubes }.
amyitis-board-cubes-of = { $seat } { $n }
amyitis-board-bonus-seat = Zavlažovací bonus nyní: { $seat }.
amyitis-board-bonus-nobody = Zavlažovací bonus nyní: nikdo.

## Úseky

amyitis-board-canal = Úsek mezi { $here } a { $there }, místo pro { $size ->
        [one] { $size } kostičku.
        [few] { $size } kostičky.
        [many] { $size } kostičky.
       *[other] { $size } kostiček.
    }
amyitis-board-canal-cubes = Kostičky: { $cubes }.
amyitis-board-canal-full = Je zavlažený.
amyitis-board-canal-open = Voda k němu vede.
amyitis-board-canal-dry = Voda k němu nevede.

## Města

amyitis-board-city = { $city }, vzdálenost { $steps ->
        [one] { $steps } políčko.
        [few] { $steps } políčka.
        [many] { $steps } políčka.
       *[other] { $steps } políček.
    }
amyitis-board-city-here = { $city }, stojí zde karavana.
amyitis-board-city-sale = Jeden žeton zboží přinese prestiž { $one }, dva prestiž { $two }; k tomu vždy jedno zavlažení zdarma.
amyitis-board-city-court = Cena: { $good }. Karty cechu: { $courts }.
amyitis-board-city-plant = Cena: { $good }. Rostlina kvality { $quality }.
amyitis-board-city-plant-extra = Cena: { $good } a { $extra }. Rostlina kvality { $quality }.
amyitis-board-city-camels = Cesta stojí { $camels ->
        [one] { $camels } velblouda.
        [few] { $camels } velbloudy.
        [many] { $camels } velblouda.
       *[other] { $camels } velbloudů.
    }

## Řemeslníci, pole, chrámy, cech

amyitis-board-craft = { $craft } { $triple_in }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }, cena { $price }.
amyitis-board-turned = použitá karta
amyitis-board-triple = { $triple }
amyitis-board-field = { $good }, { $row }, pole { $space }.
amyitis-board-field-open = Volné pro další kostičku.
amyitis-board-cube-of = Kostička: { $seat }.
amyitis-board-empty = prázdno
amyitis-board-temple-ishtar = Ishtar: první si vezme velblouda, nebo talent. Ve třech a čtyřech dostane druhý to, co zbude.
amyitis-board-temple-marduk = Marduk: první získá prestiž { $first }. Ve třech a čtyřech získá druhý { $second }.
amyitis-board-temple-tammouz = Tammouz: první obsadí pole. Ve třech a čtyřech smí druhý vyměnit žeton zboží.
amyitis-board-temple-cubes = Zleva: { $cubes }.
amyitis-board-temple-first = První místo má nyní { $seat }.
amyitis-board-temple-second = Druhé místo má nyní { $seat }.
amyitis-board-court-card = { $court }
amyitis-board-court-gardener = Zbývá { $n }. Zahradník jednorázově zvýší kvalitu rostliny o 1.
amyitis-board-court-caravaneer = Stupeň { $level }, zbývá { $n }: dosah +{ $steps }, nejvýše žetonů zboží: { $store }.
amyitis-board-court-banker = Stupeň { $level }, zbývá { $n }: za kolo { $talents ->
        [one] { $talents } talent
        [few] { $talents } talenty
        [many] { $talents } talentu
       *[other] { $talents } talentů
    } a prestiž { $prestige }.
amyitis-board-court-palace = Stupeň { $level }, zbývá { $n }: jednorázově prestiž { $prestige }.
amyitis-board-court-load = Zboží na vůdcích karavany 2. stupně: { $goods }.
amyitis-board-court-next = Váš další stupeň: { $level }.
amyitis-board-good = { $good }: máte { $n }, v zásobě { $stock }.

## Co lze na místě udělat

amyitis-board-can-garden = Zde můžete sázet.
amyitis-board-can-garden-gardeners = Zde můžete sázet s pomocí { $n ->
        [one] { $n } zahradníka.
        [few] { $n } zahradníků.
        [many] { $n } zahradníka.
       *[other] { $n } zahradníků.
    }
amyitis-board-can-canal = Zde můžete zavlažit.
amyitis-board-can-city = Sem můžete vést karavanu.
amyitis-board-can-craft = Tohoto řemeslníka můžete najmout.
amyitis-board-can-field = Toto pole můžete obsadit.
amyitis-board-can-temple = Sem můžete dát kostičku.
amyitis-board-can-court = Tuto kartu si můžete vzít.
amyitis-board-can-good = Toto zboží můžete zvolit.
amyitis-board-chosen = Zvoleno.
