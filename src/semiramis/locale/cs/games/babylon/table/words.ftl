### Babylon: slova hry a jejich tvary.
### Hodnota je 1. pád, atributy jsou 2., 3., 4., 6. a 7. pád.

## Květiny

babylon-flower-white = bílá květina
    .gen = bílé květiny
    .dat = bílé květině
    .acc = bílou květinu
    .loc = bílé květině
    .ins = bílou květinou
babylon-flower-pink = růžová květina
    .gen = růžové květiny
    .dat = růžové květině
    .acc = růžovou květinu
    .loc = růžové květině
    .ins = růžovou květinou
babylon-flower-orange = oranžová květina
    .gen = oranžové květiny
    .dat = oranžové květině
    .acc = oranžovou květinu
    .loc = oranžové květině
    .ins = oranžovou květinou
babylon-flower-blue = modrá květina
    .gen = modré květiny
    .dat = modré květině
    .acc = modrou květinu
    .loc = modré květině
    .ins = modrou květinou

## Materiály

babylon-material-clay = hlína
    .gen = hlíny
    .dat = hlíně
    .acc = hlínu
    .loc = hlíně
    .ins = hlínou
babylon-material-granite = žula
    .gen = žuly
    .dat = žule
    .acc = žulu
    .loc = žule
    .ins = žulou
babylon-material-basalt = čedič
    .gen = čediče
    .dat = čediči
    .acc = čedič
    .loc = čediči
    .ins = čedičem

## Dekorace (navíc .none po slovesu „nezbývá“)

babylon-piece-statue = socha
    .gen = sochy
    .dat = soše
    .acc = sochu
    .loc = soše
    .ins = sochou
    .none = žádná socha
babylon-piece-fountain = fontána
    .gen = fontány
    .dat = fontáně
    .acc = fontánu
    .loc = fontáně
    .ins = fontánou
    .none = žádná fontána
babylon-piece-bridge = lávka
    .gen = lávky
    .dat = lávce
    .acc = lávku
    .loc = lávce
    .ins = lávkou
    .none = žádná lávka
babylon-piece-stairs = schodiště
    .gen = schodiště
    .dat = schodišti
    .acc = schodiště
    .loc = schodišti
    .ins = schodištěm
    .none = žádné schodiště

## Efekty žetonů kol

babylon-token-none = zatím žádný žeton
babylon-token-pillar = jednoduchý sloup navíc
babylon-token-double = dvojitý sloup navíc
babylon-token-change = proměna symbolu
babylon-token-add = přidání symbolu
babylon-token-flower = dva sloupy za květinu
babylon-token-minus = o jeden sloup méně
babylon-token-blank = bez efektu

## Rohy dílku terasy

babylon-corner-nw = levý horní roh
    .gen = levého horního rohu
    .dat = levému hornímu rohu
    .acc = levý horní roh
    .loc = levém horním rohu
    .ins = levým horním rohem
babylon-corner-ne = pravý horní roh
    .gen = pravého horního rohu
    .dat = pravému hornímu rohu
    .acc = pravý horní roh
    .loc = pravém horním rohu
    .ins = pravým horním rohem
babylon-corner-se = pravý dolní roh
    .gen = pravého dolního rohu
    .dat = pravému dolnímu rohu
    .acc = pravý dolní roh
    .loc = pravém dolním rohu
    .ins = pravým dolním rohem
babylon-corner-sw = levý dolní roh
    .gen = levého dolního rohu
    .dat = levému dolnímu rohu
    .acc = levý dolní roh
    .loc = levém dolním rohu
    .ins = levým dolním rohem

## Zdroje bodů (záhlaví tabulky)

babylon-part-statues = Sochy
babylon-part-fountains = Fontány
babylon-part-bridges = Lávky
babylon-part-stairs = Schodiště
babylon-part-sets = Různorodost dekorací
babylon-part-flowers = Květiny
babylon-part-belvederes = Vyhlídky
babylon-part-height = Nejvyšší bod

## Co je na řadě, jako úkol, který má přednost

babylon-stage-remove = odebrat z lomu hliněný dílek
babylon-stage-mine = vytěžit dílek
babylon-stage-build = umístit dílek, postavit dekoraci, nebo ukončit tah
babylon-stage-place = zvolit místo pro dílek
babylon-stage-hang = zvolit roh bez sloupu
babylon-stage-turn = natočit dílek

## Kdo je na tahu a co má udělat

babylon-ask-deal = Odhalují se dílky a žetony.
babylon-ask-over = Hra skončila.
babylon-ask-remove = Odeberte z lomu hliněný dílek.
    .about = { $seat } odebírá z lomu hliněný dílek.
babylon-ask-mine = Vytěžte dílek.
    .about = { $seat } těží dílek.
babylon-ask-build = Umístěte dílek, postavte dekoraci, nebo ukončete tah.
    .about = { $seat } staví a zdobí.
babylon-ask-place = Zvolte místo pro dílek.
    .about = { $seat } volí místo pro dílek.
babylon-ask-hang = Zvolte roh, který zůstane bez sloupu, nebo žádný.
    .about = { $seat } volí podpěry dílku.
babylon-ask-turn = Natočte dílek.
    .about = { $seat } natáčí dílek.

## Proč něco není dovoleno

babylon-no-over = Hra už skončila.
babylon-no-deal = Dílky a žetony odhaluje náhoda, nevybírají se.
babylon-no-first = Nejdřív je třeba { $asked }.
babylon-no-tile = Na { $cell_loc } není dílek, který by šlo vzít.
babylon-no-clay = Při přípravě se odebírá jen hlína a na { $cell_loc } žádná není.
babylon-no-wild-first = Jedno pole má pro tento tah nový symbol. Nejdřív na něm postavte dekoraci.
babylon-no-decide-mined = Vytěžený dílek ještě není umístěný. Tah ukončíte tím, že ho uskladníte, nebo odložíte.
babylon-no-nothing-mined = K uskladnění ani k odložení nezbývá žádný vytěžený dílek. Stačí ukončit tah.
babylon-no-mined-tile = Vytěžený dílek už je umístěný.
babylon-no-stored-tile = Nemáte žádný uskladněný dílek.
babylon-no-nowhere = Ve vaší zahradě teď není kam dílek umístit. Máte { $singles ->
        [one] { $singles } jednoduchý sloup
        [few] { $singles } jednoduché sloupy
        [many] { $singles } jednoduchého sloupu
       *[other] { $singles } jednoduchých sloupů
    }.
babylon-no-level = Na místo { $place } do { $level }. patra zatím stavět nelze. Nejdřív musí ve vaší zahradě ležet dílek v patře { $below }.
babylon-no-under = Na místě { $place } už něco sahá do { $level }. patra nebo výš.
babylon-no-footprint = Přesně na místě { $place } už leží jiný dílek. Úplně ho překrýt nelze, ani v patře { $level }.
babylon-no-hang = Na místě { $place } v patře { $level } nemůže roh bez sloupu přečnívat nad tím, co pod ním stojí.
babylon-no-occupied = Na místě { $place } by sloup pro { $level }. patro stál na poli, které není prázdné.
babylon-no-rise = Na místě { $place } je podklad pro { $level }. patro příliš nízko. Sloup je vysoký nejvýše dvě patra.
babylon-no-belvedere = V zásobě nezbývá žádná vyhlídka. Dílek na místě { $place } v patře { $level } proto musí mít čtyři podpěry.
babylon-no-doubles = Pro dílek na místě { $place } v patře { $level } už v zásobě není dost dvojitých sloupů.
babylon-no-pillars = Umístit dílek na místo { $place } do { $level }. patra stojí { $price ->
        [one] { $price } jednoduchý sloup
        [few] { $price } jednoduché sloupy
        [many] { $price } jednoduchého sloupu
       *[other] { $price } jednoduchých sloupů
    } a vy máte { $singles }.
babylon-no-same-turn = Po tomto otočení vypadá dílek stejně jako po menším. Zvolte menší otočení.
babylon-no-supply = V zásobě nezbývá { $piece_none }.
babylon-no-empty = Pole { $field } není prázdné pole terasy, { $piece_acc } na něm tedy postavit nelze.
babylon-no-symbol-there = Na poli { $field } není symbol { $piece_gen }.
babylon-no-new = Dekorace musí aspoň zčásti stát na dílku umístěném v tomto tahu. Pro { $piece_acc } to zde neplatí.
babylon-no-stairs-levels = Schodiště spojuje pole, mezi kterými je rozdíl právě jednoho patra. Tato pole jsou v patrech { $low } a { $high }.
babylon-no-same-level = Obě pole { $piece_gen } musí být v témže patře, ne v patrech { $low } a { $high }.
babylon-no-one-tile = Obě pole leží na témže dílku. Jsou potřeba dva různé dílky.
babylon-no-gap = Mezera na poli { $field } není pro lávku volná.
babylon-no-order = Nejdřív se stavějí fontány, pak schodiště, lávky a nakonec sochy, vždy od levého horního rohu. Volba { $fields } je mimo toto pořadí; chcete-li volit jinak, vezměte krok zpět.
babylon-no-line = Ve stejné řadě ani ve stejném sloupci jako pole { $field } nestojí žádná vaše socha.
babylon-no-no-token = Teď neplatí žeton, který by dovoloval proměnit nebo přidat symbol.
babylon-no-token-used = Žeton už je v tomto tahu využitý.
babylon-no-recast-field = Pole { $field } není prázdné pole dílku umístěného v tomto tahu. Jako symbol { $piece_gen } ho použít nelze.
babylon-no-change = Žeton proměňuje symbol v jiný symbol. Na poli { $field } takto symbol { $piece_gen } získat nelze.
babylon-no-add = Žeton přidává symbol na pole bez symbolu. Na poli { $field } už symbol je, symbol { $piece_gen } tam přidat nelze.
babylon-no-no-use = I kdyby na poli { $field } byl symbol { $piece_gen }, nic by se s ním teď postavit nedalo.

## Co se stalo

babylon-log-deal-first = Prvním hráčem je { $seat }.
babylon-log-remove-begins = Před začátkem hry se z lomu odebírají hliněné dílky.
babylon-log-round = Začíná { $n }. kolo z { $rounds }.
babylon-log-over = Hra končí.
babylon-log-token = Žeton pro { $round }. kolo: { $token }.
babylon-log-reveal = Na { $cell_loc } se odkrývá { $tile }.
babylon-log-mine = { $seat } těží { $tile } ({ $cell }).
babylon-log-remove = { $seat } odebírá { $tile } ({ $cell }).
babylon-log-slab = { $seat } umisťuje { $tile } na místo { $place } do { $level }. patra.
babylon-log-slab-hanging = { $seat } umisťuje { $tile } na místo { $place } do { $level }. patra; { $corner } je bez sloupu a nese vyhlídku.
babylon-log-fountain = { $seat } staví fontánu na polích { $fields }.
babylon-log-stairs = { $seat } staví schodiště na polích { $fields }.
babylon-log-bridge = { $seat } staví lávku na polích { $fields }.
babylon-log-statue = { $seat } staví sochu na poli { $field }.
babylon-log-symbol = { $seat } používá pole { $field } jako symbol { $piece_gen }.
babylon-log-store = { $seat } uskladňuje { $tile } a končí tah.
babylon-log-discard = { $seat } odkládá { $tile } ze hry a končí tah.
babylon-log-end = { $seat } končí tah.
babylon-log-singles = { $seat }: +{ $n ->
        [one] { $n } jednoduchý sloup
        [few] { $n } jednoduché sloupy
        [many] { $n } jednoduchého sloupu
       *[other] { $n } jednoduchých sloupů
    }.
babylon-log-singles-gone = { $seat }: −{ $n ->
        [one] { $n } jednoduchý sloup
        [few] { $n } jednoduché sloupy
        [many] { $n } jednoduchého sloupu
       *[other] { $n } jednoduchých sloupů
    }.
babylon-log-doubles = { $seat }: +{ $n ->
        [one] { $n } dvojitý sloup
        [few] { $n } dvojité sloupy
        [many] { $n } dvojitého sloupu
       *[other] { $n } dvojitých sloupů
    }.
babylon-log-points = { $seat }: VB { $change } ({ $part }).

## Hromádky v lomu při pohledu shora

babylon-cell-q11 = 1. hromádka v 1. řadě
    .gen = 1. hromádky v 1. řadě
    .loc = 1. hromádce v 1. řadě
babylon-cell-q12 = 2. hromádka v 1. řadě
    .gen = 2. hromádky v 1. řadě
    .loc = 2. hromádce v 1. řadě
babylon-cell-q13 = 3. hromádka v 1. řadě
    .gen = 3. hromádky v 1. řadě
    .loc = 3. hromádce v 1. řadě
babylon-cell-q14 = 4. hromádka v 1. řadě
    .gen = 4. hromádky v 1. řadě
    .loc = 4. hromádce v 1. řadě
babylon-cell-q21 = 1. hromádka ve 2. řadě
    .gen = 1. hromádky ve 2. řadě
    .loc = 1. hromádce ve 2. řadě
babylon-cell-q22 = 2. hromádka ve 2. řadě
    .gen = 2. hromádky ve 2. řadě
    .loc = 2. hromádce ve 2. řadě
babylon-cell-q23 = 3. hromádka ve 2. řadě
    .gen = 3. hromádky ve 2. řadě
    .loc = 3. hromádce ve 2. řadě
babylon-cell-q24 = 4. hromádka ve 2. řadě
    .gen = 4. hromádky ve 2. řadě
    .loc = 4. hromádce ve 2. řadě
babylon-cell-q31 = 1. hromádka ve 3. řadě
    .gen = 1. hromádky ve 3. řadě
    .loc = 1. hromádce ve 3. řadě
babylon-cell-q32 = 2. hromádka ve 3. řadě
    .gen = 2. hromádky ve 3. řadě
    .loc = 2. hromádce ve 3. řadě
babylon-cell-q33 = 3. hromádka ve 3. řadě
    .gen = 3. hromádky ve 3. řadě
    .loc = 3. hromádce ve 3. řadě
babylon-cell-q34 = 4. hromádka ve 3. řadě
    .gen = 4. hromádky ve 3. řadě
    .loc = 4. hromádce ve 3. řadě
babylon-cell-q41 = 1. hromádka ve 4. řadě
    .gen = 1. hromádky ve 4. řadě
    .loc = 1. hromádce ve 4. řadě
babylon-cell-q42 = 2. hromádka ve 4. řadě
    .gen = 2. hromádky ve 4. řadě
    .loc = 2. hromádce ve 4. řadě
babylon-cell-q43 = 3. hromádka ve 4. řadě
    .gen = 3. hromádky ve 4. řadě
    .loc = 3. hromádce ve 4. řadě
babylon-cell-q44 = 4. hromádka ve 4. řadě
    .gen = 4. hromádky ve 4. řadě
    .loc = 4. hromádce ve 4. řadě

## Dílek popsaný tím, co je na něm

babylon-described-tile = { $material ->
        [clay] hliněný
        [granite] žulový
        [basalt] čedičový
       *[start] počáteční
    } dílek{ $flower ->
        [white] {" "}s bílou květinou
        [pink] {" "}s růžovou květinou
        [orange] {" "}s oranžovou květinou
        [blue] {" "}s modrou květinou
       *[unknown] {""}
    }
