# Babylon: názvy a významy znaků.

## Nadpisy

babylon-legend-flowers = Květiny
babylon-legend-materials = Materiály
babylon-legend-pieces = Dekorace a vyhlídky
babylon-legend-pillars = Sloupy a výšky
babylon-legend-tokens = Žetony kol
babylon-legend-sets = Sady a výška

## Názvy

babylon-legend-sign-belvedere = vyhlídka
babylon-legend-sign-single = jednoduchý sloup
babylon-legend-sign-double = dvojitý sloup
babylon-legend-sign-wedge = výška a patro
babylon-legend-sign-pays = sloupy za těžbu
babylon-legend-sign-flowerset = sada květin
babylon-legend-sign-pieceset = sada dekorací
babylon-legend-sign-highest = nejvyšší bod

## Významy

babylon-legend-means-flower = Vaše květina na vytěženém dílku přinese 1 sloup navíc. Na konci se každý viditelný dílek počítá jako květina svého druhu.
babylon-legend-means-clay = Vrchní vrstva lomu; symboly na dílku: { $n }.
babylon-legend-means-granite = Střední vrstva lomu; symboly na dílku: { $n }.
babylon-legend-means-basalt = Spodní vrstva lomu; symboly na dílku: { $n }.
babylon-legend-means-statue = Na jeden symbol. Po první soše vždy v řadě nebo sloupci s jinou. { $n } × patro.
babylon-legend-means-fountain = Na dva symboly vedle sebe, na dvou dílcích téhož patra. { $n } × patro.
babylon-legend-means-bridge = Na dva symboly s jedním prázdným polem mezi nimi, na dvou dílcích téhož patra. { $n } × patro.
babylon-legend-means-stairs = Na dva symboly vedle sebe, na dvou dílcích přesně o patro od sebe. Součet obou pater.
babylon-legend-means-belvedere = Stojí na rohu bez sloupu a zabere jeho pole. { $n ->
        [one] { $n } VB.
        [few] { $n } VB.
        [many] { $n } VB.
       *[other] { $n } VB.
    }
babylon-legend-means-single = Nese roh dílku o patro výš. Ponecháte si jich nejvýše { $n }.
babylon-legend-means-double = Nese roh o dvě patra výš. Stojí 2 jednoduché sloupy a uskladnit se nedá.
babylon-legend-means-wedge = Jeden klín za každý dílek hromádky nebo za každé patro terasy.
babylon-legend-means-pays = Co vám dílek teď přinese: za okraje u okraje lomu, u dna a u dílků, které nejsou vyšší, a za vaši květinu.
babylon-legend-means-flowerset = Čtyři různé květiny na viditelných dílcích: { $n } VB.
babylon-legend-means-pieceset = Socha, fontána, lávka a schodiště: { $n } VB.
babylon-legend-means-highest = Váš nejvyšší dílek: { $n } × jeho patro.
babylon-legend-to-come = { $n ->
        [one] Odhalí se ještě { $n } žeton; neodhalených je { $unseen }.
        [few] Odhalí se ještě { $n } žetony; neodhalených je { $unseen }.
        [many] Odhalí se ještě { $n } žetonu; neodhalených je { $unseen }.
       *[other] Odhalí se ještě { $n } žetonů; neodhalených je { $unseen }.
    }
