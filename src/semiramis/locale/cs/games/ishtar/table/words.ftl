### Ishtar: slova hry a jejich tvary.
### Hodnota je 1. pád, atributy jsou 2., 3., 4., 6. a 7. pád.

## Drahokamy (navíc .few po 2 až 4, .many po 5 a více, .short je zkratka s tečkou po jakémkoli počtu)

ishtar-gem-purple = fialový drahokam
    .gen = fialového drahokamu
    .dat = fialovému drahokamu
    .acc = fialový drahokam
    .loc = fialovém drahokamu
    .ins = fialovým drahokamem
    .few = fialové drahokamy
    .many = fialových drahokamů
    .short = fial.
ishtar-gem-red = červený drahokam
    .gen = červeného drahokamu
    .dat = červenému drahokamu
    .acc = červený drahokam
    .loc = červeném drahokamu
    .ins = červeným drahokamem
    .few = červené drahokamy
    .many = červených drahokamů
    .short = červ.
ishtar-gem-white = bílý drahokam
    .gen = bílého drahokamu
    .dat = bílému drahokamu
    .acc = bílý drahokam
    .loc = bílém drahokamu
    .ins = bílým drahokamem
    .few = bílé drahokamy
    .many = bílých drahokamů
    .short = bíl.

## Tvary dílků

ishtar-shape-none = žádný dílek
    .gen = žádného dílku
    .dat = žádnému dílku
    .acc = žádný dílek
    .loc = žádném dílku
    .ins = žádným dílkem
ishtar-shape-straight = rovný dílek
    .gen = rovného dílku
    .dat = rovnému dílku
    .acc = rovný dílek
    .loc = rovném dílku
    .ins = rovným dílkem
ishtar-shape-bent = lomený dílek
    .gen = lomeného dílku
    .dat = lomenému dílku
    .acc = lomený dílek
    .loc = lomeném dílku
    .ins = lomeným dílkem
ishtar-shape-triangle = trojúhelníkový dílek
    .gen = trojúhelníkového dílku
    .dat = trojúhelníkovému dílku
    .acc = trojúhelníkový dílek
    .loc = trojúhelníkovém dílku
    .ins = trojúhelníkovým dílkem

## Symboly na dílcích

ishtar-symbol-none = žádný symbol
    .gen = žádného symbolu
    .dat = žádnému symbolu
    .acc = žádný symbol
    .loc = žádném symbolu
    .ins = žádným symbolem
ishtar-symbol-assistant = symbol pomocníka
    .gen = symbolu pomocníka
    .dat = symbolu pomocníka
    .acc = symbol pomocníka
    .loc = symbolu pomocníka
    .ins = symbolem pomocníka
ishtar-symbol-star = hvězda
    .gen = hvězdy
    .dat = hvězdě
    .acc = hvězdu
    .loc = hvězdě
    .ins = hvězdou
ishtar-symbol-wild = otazník
    .gen = otazníku
    .dat = otazníku
    .acc = otazník
    .loc = otazníku
    .ins = otazníkem

## Fontány

ishtar-fountain-purple = fialová fontána
    .gen = fialové fontány
    .dat = fialové fontáně
    .acc = fialovou fontánu
    .loc = fialové fontáně
    .ins = fialovou fontánou
ishtar-fountain-red = červená fontána
    .gen = červené fontány
    .dat = červené fontáně
    .acc = červenou fontánu
    .loc = červené fontáně
    .ins = červenou fontánou
ishtar-fountain-white = bílá fontána
    .gen = bílé fontány
    .dat = bílé fontáně
    .acc = bílou fontánu
    .loc = bílé fontáně
    .ins = bílou fontánou

## Schopnosti

ishtar-skill-a = A, posvátné kameny
ishtar-skill-b = B, záměna symbolů
ishtar-skill-c = C, zbylé drahokamy
ishtar-skill-d = D, stín stromů
ishtar-skill-e = E, volní pomocníci
ishtar-skill-f = F, dva drahokamy
ishtar-skill-g = G, jednoduchý žeton
ishtar-skill-h = H, dvojitý žeton
ishtar-skill-i = I, rezervovaný strom
ishtar-skill-j = J, uložený dílek

## Zdroje bodů (záhlaví tabulky)

ishtar-part-trees = Stromy
ishtar-part-flowers = Květiny
ishtar-part-fountains = Fontány
ishtar-part-tablets = Posvátné kameny (A)
ishtar-part-symbols = Symboly (B)
ishtar-part-gems = Drahokamy (C)
ishtar-part-shade = Stín stromů (D)
ishtar-part-assistants = Pomocníci (E)

## Co je na řadě, jako úkol, který má přednost

ishtar-stage-choose = vybrat dílek
ishtar-stage-pay-steps = zaplatit za kroky konve
ishtar-stage-place = položit dílek
ishtar-stage-special = využít symbol, nebo ho nechat propadnout
ishtar-stage-pay-skill = zaplatit za schopnost
ishtar-stage-take = vzít drahokamy ze společné zásoby
ishtar-stage-single = položit jednoduchý květinový žeton
ishtar-stage-double = položit dvojitý květinový žeton
ishtar-stage-reserve = rezervovat kartu stromu
ishtar-stage-keep = vzít a uložit si dílek
ishtar-stage-tree = zasadit stromy, nebo ukončit tah
ishtar-stage-plant = zasadit koupený strom

## Kdo je na tahu a co má udělat

ishtar-ask-deal = Odkrývají se plány, dílky a karty.
ishtar-ask-over = Hra skončila.
ishtar-ask-choose = Vyberte si dílek.
    .about = { $seat } vybírá dílek.
ishtar-ask-choose-kept = Vyberte si dílek, nebo použijte ten uložený.
    .about = { $seat } vybírá dílek.
ishtar-ask-pay-steps = Zaplaťte za konev { $n ->
        [one] { $n } drahokam
        [few] { $n } drahokamy
        [many] { $n } drahokamu
       *[other] { $n } drahokamů
    }.
    .about = { $seat } platí za kroky konve.
ishtar-ask-place = Položte dílek.
    .about = { $seat } pokládá dílek.
ishtar-ask-special = Využijte symbol, nebo ho nechte propadnout.
    .about = { $seat } rozhoduje o symbolu.
ishtar-ask-pay-skill = Zvolte drahokamy, kterými zaplatíte za schopnost.
    .about = { $seat } platí za schopnost.
ishtar-ask-take = Zvolte drahokamy ze společné zásoby.
    .about = { $seat } bere drahokamy ze společné zásoby.
ishtar-ask-single = Položte jednoduchý květinový žeton na volnou trávu.
    .about = { $seat } pokládá jednoduchý květinový žeton.
ishtar-ask-double = Položte dvojitý květinový žeton na dvě volná travnatá pole.
    .about = { $seat } pokládá dvojitý květinový žeton.
ishtar-ask-reserve = Zvolte kartu stromu, kterou si rezervujete.
    .about = { $seat } rezervuje kartu stromu.
ishtar-ask-keep = Zvolte dílek, který si uložíte.
    .about = { $seat } volí dílek, který si uloží.
ishtar-ask-tree = Kupte strom, nebo ukončete tah.
    .about = { $seat } kupuje stromy nebo končí tah.
ishtar-ask-plant = Zasaďte svůj strom na volnou trávu.
    .about = { $seat } sází strom.

## Proč něco není dovoleno

ishtar-no-over = Hra už skončila.
ishtar-no-deal = Plány, dílky a karty odkrývá náhoda, nevybírají se.
ishtar-no-first = Nejdřív je třeba { $asked }.
ishtar-no-empty-cup = Na míse { $cup } nejsou žádné dílky.
ishtar-no-own-cup = Konev už u mísy { $cup } stojí. Dokud jsou dílky i jinde, musí se posunout k jiné míse.
ishtar-no-steps = Cesta k míse { $cup } stojí { $price ->
        [one] { $price } drahokam
        [few] { $price } drahokamy
        [many] { $price } drahokamu
       *[other] { $price } drahokamů
    } a vy máte { $gems }.
ishtar-no-place-anywhere = Tento dílek se v poušti nikam nevejde. Zvolte dílek, který lze položit.
ishtar-no-place-free = Žádný dílek, který můžete získat, se nikam nevejde. Bere se proto ten, který je zdarma, a opouští hru. Mísa { $cup } zdarma není.
ishtar-no-kept = Nemáte žádný uložený dílek.
ishtar-no-handful = Zaplaťte přesně { $n ->
        [one] { $n } drahokam
        [few] { $n } drahokamy
        [many] { $n } drahokamu
       *[other] { $n } drahokamů
    }.
ishtar-no-gems = Tyto drahokamy nemáte.
ishtar-no-bank = Tyto drahokamy ve společné zásobě nejsou.
ishtar-no-handful-taken = Vezměte si přesně { $n ->
        [one] { $n } drahokam
        [few] { $n } drahokamy
        [many] { $n } drahokamu
       *[other] { $n } drahokamů
    }.
ishtar-no-outside = Dílek by přesahoval okraj pouště.
ishtar-no-ground = Dílek by zakryl pole { $other }, a to není volný písek ani volná skála.
ishtar-no-seam = Dílek by ležel na dvou plánech.
ishtar-no-dry = Dílek by nesousedil s fontánou ani s jiným dílkem.
ishtar-no-two-fountains = Dílek by spojil zahrady dvou fontán.
ishtar-no-two-assistants = Dílek by přivedl dva pomocníky na jeden záhon.
ishtar-no-same-turn = Tento dílek vypadá po půlotáčce stejně. Natočte ho o méně než tři šestiny otáčky.
ishtar-no-symbol-assistant = Symbol na vašem dílku není pomocník.
ishtar-no-symbol-star = Symbol na vašem dílku není hvězda.
ishtar-no-front = Nemáte u sebe žádného pomocníka.
ishtar-no-bed-taken = Na záhonu, ke kterému patří pole { $cell }, už pomocník je.
ishtar-no-skill-again = Tuto schopnost už máte odemčenou: { $skill }.
ishtar-no-skill-lower = Nejdřív odemkněte dolní schopnost téhož sloupce: { $lower }. Teprve pak lze odemknout tuto: { $skill }.
ishtar-no-skill-gems = Schopnost stojí { $price ->
        [one] { $price } drahokam
        [few] { $price } drahokamy
        [many] { $price } drahokamu
       *[other] { $price } drahokamů
    } a vy máte { $gems }.
ishtar-no-grass = Pole { $cell } není volná tráva.
ishtar-no-grass-pair = Pole { $cell } a { $other } nejsou obě volná tráva.
ishtar-no-bloom-assistants = Květinový žeton na poli { $cell } by přivedl dva pomocníky na jeden záhon.
ishtar-no-card = V nabídce není na místě { $place } žádná karta stromu.
ishtar-no-reserved = Nemáte žádnou rezervovanou kartu stromu.
ishtar-no-card-gems = Nemáte drahokamy, které tato karta stojí.
ishtar-no-more-trees = V tomto tahu už žádný další strom zasadit nesmíte.
ishtar-no-free-grass = Pro strom nezbývá žádná volná tráva.
ishtar-no-hidden-stack = U tohoto stolu nelze brát z hromádky u konve, dokud jsou dílky na některé jiné. Zvolte jinou mísu než { $cup }.

## Rozložení, která nelze složit

ishtar-layout-boards = Rozložení má { $found ->
        [one] { $found } plán
        [few] { $found } plány
        [many] { $found } plánu
       *[other] { $found } plánů
    }. Pro { $seats } hráče jich má být { $needed }: pro každý napište jedno místo, například „0,0 1,0 0,1 1,1“, s mezerami mezi nimi.
ishtar-layout-word = „{ $word }“ není plán rozložení. Napište jeho místo a případně i stranu a natočení: „1,0“, „1,0:3b“ nebo „1,0:3b/2“.
ishtar-layout-side = Strana plánu „{ $side }“ neexistuje. Napište jednu z těchto: { $known }.
ishtar-layout-turn = Natočení plánu v „{ $word }“ je příliš velké. Napište číslo od 0 do 5.
ishtar-layout-place-twice = Dva plány rozložení leží na místě { $place }. Dejte každému jeho vlastní místo.
ishtar-layout-board-twice = Plán { $board } je v rozložení dvakrát. Každý plán může ležet jen na jednom místě, tou či onou stranou nahoru.
ishtar-layout-apart = Plány rozložení netvoří jednu poušť: od plánu na místě { $place } se nelze dostat ke všem ostatním.

## Co se stalo

ishtar-log-board = Plán { $board } pouště leží stranou { $side } nahoru.
ishtar-log-fountain = Na plán { $board } přichází { $fountain }.
ishtar-log-start = Na míse { $cup } leží lícem nahoru { $tile }.
ishtar-log-card = Do nabídky přichází nová karta stromu ({ $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }).
ishtar-log-deal-first = Prvním hráčem je { $seat }.
ishtar-log-can = { $seat } bere { $tile } z mísy { $cup }.
ishtar-log-kept = { $seat } používá uložený dílek: { $tile }.
ishtar-log-draw = { $seat } bere { $tile } z hromádky u konve.
ishtar-log-reveal = Na míse { $cup } se odkrývá { $tile }.
ishtar-log-place = { $seat } pokládá { $tile } na pole { $cell }.
ishtar-log-removed = Hru opouští { $tile }: nelze ho nikam položit.
ishtar-log-assistant = { $seat } staví pomocníka na pole { $cell }.
ishtar-log-skip = { $seat } symbol nevyužívá.
ishtar-log-skill = { $seat } odemyká schopnost: { $skill }.
ishtar-log-single = { $seat } pokládá jednoduchý květinový žeton na pole { $cell }.
ishtar-log-double = { $seat } pokládá dvojitý květinový žeton na pole { $cell } a { $other }.
ishtar-log-reserve = { $seat } si rezervuje { $card_acc }.
ishtar-log-keep = { $seat } si ukládá { $tile } z mísy { $cup }.
ishtar-log-buy = { $seat } kupuje kartu stromu ({ $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }).
ishtar-log-tree = { $seat } sází strom na pole { $cell }.
ishtar-log-end = { $seat } končí tah.
ishtar-log-gems = { $seat }: { $gem_few } { $change }.
ishtar-log-owns = { $seat } získává { $fountain_acc } na plánu { $board }.
ishtar-log-loses = { $seat } přichází o { $fountain_acc } na plánu { $board }.
ishtar-log-points = { $seat }: body { $change } ({ $part }).
ishtar-log-last-round = Dvě hromádky jsou prázdné: toto kolo je poslední.
ishtar-log-idle = { $seat } nemá žádný dílek k položení a může jen sázet stromy.
ishtar-log-over = Hra končí.

## Dílek popsaný tím, co je na něm

ishtar-described-tile = { $shape ->
        [straight] rovný
        [bent] lomený
       *[triangle] trojúhelníkový
    } dílek{ $known ->
        [yes] {" "}{ $n ->
            [0] bez květin
            [one] s { $n } květinou
            [few] se { $n } květinami
            [many] s { $n } květiny
           *[other] s { $n } květinami
        }
       *[no] {""}
    }{ $symbol ->
        [assistant] , se symbolem pomocníka
        [star] , s hvězdou
        [wild] , s otazníkem
       *[none] {""}
    }

## Karty stromů: podle místa v nabídce a podle bodů

ishtar-card-1 = první karta stromu
    .acc = první kartu stromu
ishtar-card-2 = druhá karta stromu
    .acc = druhou kartu stromu
ishtar-card-3 = třetí karta stromu
    .acc = třetí kartu stromu
ishtar-card-4 = čtvrtá karta stromu
    .acc = čtvrtou kartu stromu
ishtar-card-5 = pátá karta stromu
    .acc = pátou kartu stromu
ishtar-described-card = karta stromu za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
    .acc = kartu stromu za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
