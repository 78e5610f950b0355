# Flowers. Forms: the, the_start (the same at the start of a sentence), acc, the_acc, dat, ins.

babylon-flower-white = fehér virág
    .the = a fehér virág
    .the_start = A fehér virág
    .acc = fehér virágot
    .the_acc = a fehér virágot
    .dat = fehér virágnak
    .ins = fehér virággal
babylon-flower-pink = rózsaszín virág
    .the = a rózsaszín virág
    .the_start = A rózsaszín virág
    .acc = rózsaszín virágot
    .the_acc = a rózsaszín virágot
    .dat = rózsaszín virágnak
    .ins = rózsaszín virággal
babylon-flower-orange = narancssárga virág
    .the = a narancssárga virág
    .the_start = A narancssárga virág
    .acc = narancssárga virágot
    .the_acc = a narancssárga virágot
    .dat = narancssárga virágnak
    .ins = narancssárga virággal
babylon-flower-blue = kék virág
    .the = a kék virág
    .the_start = A kék virág
    .acc = kék virágot
    .the_acc = a kék virágot
    .dat = kék virágnak
    .ins = kék virággal

# Materials. Forms: the, the_start, acc, the_acc, dat, ins.

babylon-material-clay = agyag
    .the = az agyag
    .the_start = Az agyag
    .acc = agyagot
    .the_acc = az agyagot
    .dat = agyagnak
    .ins = agyaggal
babylon-material-granite = gránit
    .the = a gránit
    .the_start = A gránit
    .acc = gránitot
    .the_acc = a gránitot
    .dat = gránitnak
    .ins = gránittal
babylon-material-basalt = bazalt
    .the = a bazalt
    .the_start = A bazalt
    .acc = bazaltot
    .the_acc = a bazaltot
    .dat = bazaltnak
    .ins = bazalttal

# Decorations. Forms: the, the_start, acc, the_acc, dat, ins.

babylon-piece-statue = szobor
    .the = a szobor
    .the_start = A szobor
    .acc = szobrot
    .the_acc = a szobrot
    .dat = szobornak
    .ins = szoborral
babylon-piece-fountain = szökőkút
    .the = a szökőkút
    .the_start = A szökőkút
    .acc = szökőkutat
    .the_acc = a szökőkutat
    .dat = szökőkútnak
    .ins = szökőkúttal
babylon-piece-bridge = híd
    .the = a híd
    .the_start = A híd
    .acc = hidat
    .the_acc = a hidat
    .dat = hídnak
    .ins = híddal
babylon-piece-stairs = lépcső
    .the = a lépcső
    .the_start = A lépcső
    .acc = lépcsőt
    .the_acc = a lépcsőt
    .dat = lépcsőnek
    .ins = lépcsővel

# Round tokens by their effect (short names).

babylon-token-none = még nincs jelölő
babylon-token-pillar = még egy szimpla oszlop
babylon-token-double = egy dupla oszlop
babylon-token-change = szimbólum megváltoztatása
babylon-token-add = szimbólum hozzáadása
babylon-token-flower = két oszlop a virágért
babylon-token-minus = egy oszloppal kevesebb
babylon-token-blank = nincs hatása

# Corners of a tile. Forms: the, the_start, acc, the_acc, dat, ins.

babylon-corner-nw = bal felső sarok
    .the = a bal felső sarok
    .the_start = A bal felső sarok
    .acc = bal felső sarkot
    .the_acc = a bal felső sarkot
    .dat = bal felső saroknak
    .ins = bal felső sarokkal
babylon-corner-ne = jobb felső sarok
    .the = a jobb felső sarok
    .the_start = A jobb felső sarok
    .acc = jobb felső sarkot
    .the_acc = a jobb felső sarkot
    .dat = jobb felső saroknak
    .ins = jobb felső sarokkal
babylon-corner-se = jobb alsó sarok
    .the = a jobb alsó sarok
    .the_start = A jobb alsó sarok
    .acc = jobb alsó sarkot
    .the_acc = a jobb alsó sarkot
    .dat = jobb alsó saroknak
    .ins = jobb alsó sarokkal
babylon-corner-sw = bal alsó sarok
    .the = a bal alsó sarok
    .the_start = A bal alsó sarok
    .acc = bal alsó sarkot
    .the_acc = a bal alsó sarkot
    .dat = bal alsó saroknak
    .ins = bal alsó sarokkal

# Score parts (table headings).

babylon-part-statues = Szobrok
babylon-part-fountains = Szökőkutak
babylon-part-bridges = Hidak
babylon-part-stairs = Lépcsők
babylon-part-sets = Díszelemkészletek
babylon-part-flowers = Virágkészletek
babylon-part-belvederes = Kilátók
babylon-part-height = Legmagasabb szint

## What is asked, as something to be done first

babylon-stage-remove = távolíts el egy agyaglapkát a kőbányából
babylon-stage-mine = áss ki egy lapkát
babylon-stage-build = helyezz le lapkát, építs díszelemet, vagy fejezd be a köröd
babylon-stage-place = válassz helyet a lapkának
babylon-stage-hang = válaszd ki az oszlop nélküli sarkot
babylon-stage-turn = forgasd el a lapkát

## Whose turn it is and for what

babylon-ask-deal = Folyik a lapkák és a fordulójelölők felfedése.
babylon-ask-over = A játék véget ért.
babylon-ask-remove = Távolíts el egy agyaglapkát a kőbányából.
    .about = { $seat } agyaglapkát távolít el a kőbányából.
babylon-ask-mine = Áss ki egy lapkát.
    .about = { $seat } lapkát ás ki.
babylon-ask-build = Helyezz le egy lapkát, építs díszelemet, vagy fejezd be a köröd.
    .about = { $seat } épít és díszít.
babylon-ask-place = Válassz helyet a lapkának.
    .about = { $seat } helyet választ a lapkának.
babylon-ask-hang = Válaszd ki azt a sarkot, amelyik alá nem kerül oszlop, vagy egyiket se.
    .about = { $seat } kiválasztja a lapka alátámasztását.
babylon-ask-turn = Forgasd el a lapkát.
    .about = { $seat } elforgatja a lapkát.

## Why something is not allowed

babylon-no-over = A játék véget ért.
babylon-no-deal = A lapkákat és a fordulójelölőket a véletlen fedi fel, nem lehet őket kiválasztani.
babylon-no-first = Előbb más a teendő: { $asked }.
babylon-no-tile = Itt nincs elvehető lapka: { $cell }.
babylon-no-clay = Az előkészületek során csak agyaglapka távolítható el, és itt nem az látszik: { $cell }.
babylon-no-wild-first = Az imént új szimbólumot adtál egy mezőnek. Előbb építs arra a mezőre díszelemet.
babylon-no-decide-mined = A kiásott lapkát még nem helyezted le. Ha be szeretnéd fejezni a köröd, raktározd el, vagy dobd el.
babylon-no-nothing-mined = Nincs kiásott lapka, amelyet elraktározhatnál vagy eldobhatnál. Egyszerűen fejezd be a köröd.
babylon-no-mined-tile = A kiásott lapkát már lehelyezted.
babylon-no-stored-tile = Nincs elraktározott lapkád.
babylon-no-nowhere = A kertedben { $singles ->
        [0] oszlop nélkül
        [one] { $singles } szimpla oszloppal
       *[other] { $singles } szimpla oszloppal
    } sehová sem tudsz lapkát lehelyezni.
babylon-no-level = Ide ({ $place }, { $level }. szint) csak akkor kerülhet lapka, ha a kertedben már van { $below }. szintű lapka.
babylon-no-under = Ide ({ $place }, { $level }. szint) nem kerülhet lapka: ezen a szinten vagy fölötte már fekszik itt egy másik.
babylon-no-footprint = Pontosan ezen a helyen ({ $place }) már fekszik egy lapka. Az új lapka ({ $level }. szint) nem fedheti le teljesen.
babylon-no-hang = Itt ({ $place }, { $level }. szint) az a sarok nem maradhat oszlop nélkül amiatt, ami alatta áll.
babylon-no-occupied = Itt ({ $place }, { $level }. szint) az egyik oszlop nem üres mezőre kerülne.
babylon-no-rise = Ide ({ $place }, { $level }. szint) nem ér fel minden oszlop: egy oszlop csak egy vagy két szint magas.
babylon-no-belvedere = A készletben nincs több kilátó, ezért itt ({ $place }, { $level }. szint) a lapkának négy alátámasztás kell.
babylon-no-doubles = A készletben nincs elég dupla oszlop ehhez a helyhez: { $place }, { $level }. szint.
babylon-no-pillars = Ehhez a helyhez ({ $place }, { $level }. szint) { $price ->
        [one] { $price } szimpla oszlop
       *[other] { $price } szimpla oszlop
    } kell, neked { $singles ->
        [0] egy sincs
        [one] { $singles } van
       *[other] { $singles } van
    }.
babylon-no-same-turn = A lapka mindkét állásban ugyanúgy néz ki. Válaszd a kisebb elforgatást.
babylon-no-supply = A készletben nincs több { $piece }.
babylon-no-empty = Ez a mező ({ $field }) nem egy teraszlapka üres mezője, ezért nem állhat rajta { $piece }.
babylon-no-symbol-there = Ezen a mezőn ({ $field }) nincs meg a szükséges szimbólum: { $piece }.
babylon-no-new = A díszelemnek érintenie kell egy ebben a körben lehelyezett lapkát, de { $piece_the } nem érintene ilyet.
babylon-no-stairs-levels = A lépcső két olyan szintet köt össze, amelyek között pontosan 1 a különbség. Itt a két szint: { $low } és { $high }.
babylon-no-same-level = { $piece_the_start } két végének azonos szinten kell lennie. Itt a két szint: { $low } és { $high }.
babylon-no-one-tile = A két mező ugyanazon a lapkán van, pedig két lapka kell.
babylon-no-gap = A híd két vége között foglalt a hely: { $field }.
babylon-no-order = A díszelemek sorrendje kötött: előbb a szökőkutak, aztán a lépcsők, majd a hidak, végül a szobrok, fajtánként a bal felső saroktól haladva. Ez nem illik a sorba: { $fields }. Ha más sorrendet szeretnél, vond vissza a lépést.
babylon-no-line = Ennek a mezőnek ({ $field }) sem a vízszintes, sem a függőleges sorában nem áll szobor.
babylon-no-no-token = Nincs érvényben olyan fordulójelölő, amellyel szimbólumot lehetne megváltoztatni vagy hozzáadni.
babylon-no-token-used = A fordulójelölőt ebben a körben már kihasználtad.
babylon-no-recast-field = Ez a mező ({ $field }) nem egy ebben a körben lehelyezett lapka üres mezője, ezért nem számíthat { $piece_dat }.
babylon-no-change = A fordulójelölő egy szimbólumot másikra változtat. Ezen a mezőn ({ $field }) nincs olyan másfajta szimbólum, amelyből { $piece } lehetne.
babylon-no-add = A fordulójelölő szimbólum nélküli mezőhöz ad szimbólumot. Ez a mező ({ $field }) nem ilyen, ezért nem számíthat { $piece_dat }.
babylon-no-no-use = Ha ez a mező ({ $field }) { $piece_dat } számítana, azzal most semmit sem lehetne építeni.

## What happened

babylon-log-deal-first = { $seat } a kezdőjátékos.
babylon-log-remove-begins = A játék kezdete előtt agyaglapkák kerülnek ki a kőbányából.
babylon-log-round = Kezdődik a játék { $n }. fordulója (összesen { $rounds }).
babylon-log-over = A játék véget ért.
babylon-log-token = Fordulójelölő, { $round }. forduló: { $token }.
babylon-log-reveal = Láthatóvá válik egy lapka ({ $tile }) itt: { $cell }.
babylon-log-mine = { $seat } kiás egy lapkát innen: { $cell } ({ $tile }).
babylon-log-remove = { $seat } eltávolít egy lapkát innen: { $cell } ({ $tile }).
babylon-log-slab = { $seat } lehelyez egy lapkát ({ $tile }) ide: { $place }, { $level }. szint.
babylon-log-slab-hanging = { $seat } lehelyez egy lapkát ({ $tile }) ide: { $place }, { $level }. szint; { $corner_the } oszlop nélkül marad, és kilátó kerül rá.
babylon-log-fountain = { $seat } szökőkutat épít ide: { $fields }.
babylon-log-stairs = { $seat } lépcsőt épít ide: { $fields }.
babylon-log-bridge = { $seat } hidat épít ide: { $fields }.
babylon-log-statue = { $seat } szobrot épít ide: { $field }.
babylon-log-symbol = { $seat } úgy dönt, hogy ez a mező ({ $field }) { $piece_dat } számít.
babylon-log-store = { $seat } elraktároz egy lapkát ({ $tile }), és befejezi a körét.
babylon-log-discard = { $seat } eldob egy lapkát ({ $tile }), és befejezi a körét.
babylon-log-end = { $seat } befejezi a körét.
babylon-log-singles = { $seat }: +{ $n ->
        [one] { $n } szimpla oszlop
       *[other] { $n } szimpla oszlop
    }.
babylon-log-singles-gone = { $seat }: −{ $n ->
        [one] { $n } szimpla oszlop
       *[other] { $n } szimpla oszlop
    }.
babylon-log-doubles = { $seat }: +{ $n ->
        [one] { $n } dupla oszlop
       *[other] { $n } dupla oszlop
    }.
babylon-log-points = { $seat }: { $change } pont ({ $part }).

## A kőbánya halmai felülnézetben

babylon-cell-q11 = 1. sor, 1. halom
babylon-cell-q12 = 1. sor, 2. halom
babylon-cell-q13 = 1. sor, 3. halom
babylon-cell-q14 = 1. sor, 4. halom
babylon-cell-q21 = 2. sor, 1. halom
babylon-cell-q22 = 2. sor, 2. halom
babylon-cell-q23 = 2. sor, 3. halom
babylon-cell-q24 = 2. sor, 4. halom
babylon-cell-q31 = 3. sor, 1. halom
babylon-cell-q32 = 3. sor, 2. halom
babylon-cell-q33 = 3. sor, 3. halom
babylon-cell-q34 = 3. sor, 4. halom
babylon-cell-q41 = 4. sor, 1. halom
babylon-cell-q42 = 4. sor, 2. halom
babylon-cell-q43 = 4. sor, 3. halom
babylon-cell-q44 = 4. sor, 4. halom

## Egy lapka leírása aszerint, ami rajta van

babylon-described-tile = { $material ->
        [clay] agyaglapka
        [granite] gránitlapka
        [basalt] bazaltlapka
       *[start] kezdő teraszlapka
    }{ $flower ->
        [white] {" "}fehér virággal
        [pink] {" "}rózsaszín virággal
        [orange] {" "}narancssárga virággal
        [blue] {" "}kék virággal
       *[unknown] {""}
    }
