# Goods. Forms: the, acc, the_acc, dat, ins, onto (-ra/-re, for swaps).

amyitis-good-barley = árpa
    .the = az árpa
    .acc = árpát
    .the_acc = az árpát
    .dat = árpának
    .ins = árpával
    .onto = árpára
amyitis-good-dates = datolya
    .the = a datolya
    .acc = datolyát
    .the_acc = a datolyát
    .dat = datolyának
    .ins = datolyával
    .onto = datolyára
amyitis-good-salt = só
    .the = a só
    .acc = sót
    .the_acc = a sót
    .dat = sónak
    .ins = sóval
    .onto = sóra
amyitis-good-palm = pálma
    .the = a pálma
    .acc = pálmát
    .the_acc = a pálmát
    .dat = pálmának
    .ins = pálmával
    .onto = pálmára
amyitis-good-wine = bor
    .the = a bor
    .acc = bort
    .the_acc = a bort
    .dat = bornak
    .ins = borral
    .onto = borra

# Craft cards. Forms: the, the_start (the same at the start of a sentence), acc, the_acc, dat, ins.

amyitis-craft-peasant = földműves
    .the = a földműves
    .the_start = A földműves
    .acc = földművest
    .the_acc = a földművest
    .dat = földművesnek
    .ins = földművessel
amyitis-craft-priest = pap
    .the = a pap
    .the_start = A pap
    .acc = papot
    .the_acc = a papot
    .dat = papnak
    .ins = pappal
amyitis-craft-engineer = mérnök
    .the = a mérnök
    .the_start = A mérnök
    .acc = mérnököt
    .the_acc = a mérnököt
    .dat = mérnöknek
    .ins = mérnökkel
amyitis-craft-merchant = kereskedő
    .the = a kereskedő
    .the_start = A kereskedő
    .acc = kereskedőt
    .the_acc = a kereskedőt
    .dat = kereskedőnek
    .ins = kereskedővel

# Court cards. Forms: the, the_start, acc, the_acc, dat, ins.

amyitis-court-caravaneer = Karavánvezető
    .the = a Karavánvezető
    .the_start = A Karavánvezető
    .acc = Karavánvezetőt
    .the_acc = a Karavánvezetőt
    .dat = Karavánvezetőnek
    .ins = Karavánvezetővel
amyitis-court-banker = Bankár
    .the = a Bankár
    .the_start = A Bankár
    .acc = Bankárt
    .the_acc = a Bankárt
    .dat = Bankárnak
    .ins = Bankárral
amyitis-court-palace = Palota
    .the = a Palota
    .the_start = A Palota
    .acc = Palotát
    .the_acc = a Palotát
    .dat = Palotának
    .ins = Palotával
amyitis-court-gardener = Kertész
    .the = a Kertész
    .the_start = A Kertész
    .acc = Kertészt
    .the_acc = a Kertészt
    .dat = Kertésznek
    .ins = Kertésszel

# Cities: names take no article. Forms: the, acc, the_acc, dat, ins, to (-ba/-be), in (-ban/-ben), from (-ból/-ből).

amyitis-city-babylon = Babilon
    .the = Babilon
    .acc = Babilont
    .the_acc = Babilont
    .dat = Babilonnak
    .ins = Babilonnal
    .to = Babilonba
    .in = Babilonban
    .from = Babilonból
amyitis-city-susa = Susa
    .the = Susa
    .acc = Susát
    .the_acc = Susát
    .dat = Susának
    .ins = Susával
    .to = Susába
    .in = Susában
    .from = Susából
amyitis-city-eshnunna = Eshnunna
    .the = Eshnunna
    .acc = Eshnunnát
    .the_acc = Eshnunnát
    .dat = Eshnunnának
    .ins = Eshnunnával
    .to = Eshnunnába
    .in = Eshnunnában
    .from = Eshnunnából
amyitis-city-uruk = Uruk
    .the = Uruk
    .acc = Urukot
    .the_acc = Urukot
    .dat = Uruknak
    .ins = Urukkal
    .to = Urukba
    .in = Urukban
    .from = Urukból
amyitis-city-ur = Ur
    .the = Ur
    .acc = Urt
    .the_acc = Urt
    .dat = Urnak
    .ins = Urral
    .to = Urba
    .in = Urban
    .from = Urból
amyitis-city-palmyra = Palmyra
    .the = Palmyra
    .acc = Palmyrát
    .the_acc = Palmyrát
    .dat = Palmyrának
    .ins = Palmyrával
    .to = Palmyrába
    .in = Palmyrában
    .from = Palmyrából
amyitis-city-mari = Mari
    .the = Mari
    .acc = Marit
    .the_acc = Marit
    .dat = Marinak
    .ins = Marival
    .to = Mariba
    .in = Mariban
    .from = Mariból
amyitis-city-ninoua = Ninoua
    .the = Ninoua
    .acc = Ninouát
    .the_acc = Ninouát
    .dat = Ninouának
    .ins = Ninouával
    .to = Ninouába
    .in = Ninouában
    .from = Ninouából
amyitis-city-khorsabad = Khorsabad
    .the = Khorsabad
    .acc = Khorsabadot
    .the_acc = Khorsabadot
    .dat = Khorsabadnak
    .ins = Khorsabaddal
    .to = Khorsabadba
    .in = Khorsabadban
    .from = Khorsabadból

# Temples: the owner's name comes first, so no article. Forms: the, acc, the_acc, dat, ins, to, in, from.

amyitis-temple-ishtar = Ishtar temploma
    .the = Ishtar temploma
    .acc = Ishtar templomát
    .the_acc = Ishtar templomát
    .dat = Ishtar templomának
    .ins = Ishtar templomával
    .to = Ishtar templomába
    .in = Ishtar templomában
    .from = Ishtar templomából
amyitis-temple-marduk = Marduk temploma
    .the = Marduk temploma
    .acc = Marduk templomát
    .the_acc = Marduk templomát
    .dat = Marduk templomának
    .ins = Marduk templomával
    .to = Marduk templomába
    .in = Marduk templomában
    .from = Marduk templomából
amyitis-temple-tammouz = Tammouz temploma
    .the = Tammouz temploma
    .acc = Tammouz templomát
    .the_acc = Tammouz templomát
    .dat = Tammouz templomának
    .ins = Tammouz templomával
    .to = Tammouz templomába
    .in = Tammouz templomában
    .from = Tammouz templomából

# Field rows. Forms: the, the_start, acc, the_acc, dat, ins; to and in with the article.

amyitis-row-top = felső sor
    .the = a felső sor
    .the_start = A felső sor
    .acc = felső sort
    .the_acc = a felső sort
    .dat = felső sornak
    .ins = felső sorral
    .to = a felső sorba
    .in = a felső sorban
amyitis-row-bottom = alsó sor
    .the = az alsó sor
    .the_start = Az alsó sor
    .acc = alsó sort
    .the_acc = az alsó sort
    .dat = alsó sornak
    .ins = alsó sorral
    .to = az alsó sorba
    .in = az alsó sorban

# Ishtar's reward. Forms: the, acc, the_acc, dat, ins.

amyitis-gift-camel = teve
    .the = a teve
    .acc = tevét
    .the_acc = a tevét
    .dat = tevének
    .ins = tevével
amyitis-gift-talent = talentum
    .the = a talentum
    .acc = talentumot
    .the_acc = a talentumot
    .dat = talentumnak
    .ins = talentummal

# Faces of the Khorsabad plant card. Forms: the, acc, the_acc, dat, ins.

amyitis-face-first = első oldal
    .the = az első oldal
    .acc = első oldalt
    .the_acc = az első oldalt
    .dat = első oldalnak
    .ins = első oldallal
amyitis-face-second = második oldal
    .the = a második oldal
    .acc = második oldalt
    .the_acc = a második oldalt
    .dat = második oldalnak
    .ins = második oldallal

# Score parts (table headings).

amyitis-part-irrigation = Öntözés
amyitis-part-tiles = Kertlapkák
amyitis-part-bonus = Öntözésbónusz
amyitis-part-sales = Babiloni eladás
amyitis-part-palace = Palota
amyitis-part-banker = Bankár
amyitis-part-temples = Templomok
amyitis-part-favour = Amyitis kitüntetése
amyitis-part-goods = Maradék nyersanyag

## What is asked, as something to be done first

amyitis-stage-act = válassz akciót
amyitis-stage-farm = válassz mezőt a szántóföldön
amyitis-stage-pray = válassz templomot
amyitis-stage-irrigate = válassz öntözési területet
amyitis-stage-sell = válaszd ki, mit adsz el
amyitis-stage-pay = válaszd ki, mivel fizetsz
amyitis-stage-take = válassz udvarlapot
amyitis-stage-load = válaszd ki a Karavánvezetőn lévő nyersanyagot
amyitis-stage-plant = válassz négyzetet az ültetéshez
amyitis-stage-gain = válassz nyersanyagot
amyitis-stage-procession = válassz templomot a körmenethez
amyitis-stage-ishtar = válassz tevét vagy talentumot
amyitis-stage-tammouz = válassz mezőt a szántóföldön
amyitis-stage-swap = cserélj nyersanyagot, vagy mondj le a cseréről
amyitis-stage-discard = válaszd ki, melyik nyersanyagot adod vissza

## Whose turn it is and for what

amyitis-ask-deal = Folyik az osztás.
amyitis-ask-over = A játék véget ért.
amyitis-ask-act = Erősíts, mozgasd a karavánt, vagy passzolj.
    .about = { $seat } akciót választ.
amyitis-ask-farm = Válassz mezőt a szántóföldön.
    .about = { $seat } mezőt választ a szántóföldön.
amyitis-ask-pray = Tegyél egy kockát egy templomba.
    .about = { $seat } templomot választ.
amyitis-ask-irrigate = Tegyél egy kockát egy öntözési területre.
    .about = { $seat } öntözési területet választ.
amyitis-ask-irrigate-free = Ingyenes öntözés: válassz öntözési területet.
    .about = { $seat } öntözési területet választ az ingyenes öntözéshez.
amyitis-ask-sell = Adj el egy vagy két nyersanyagot.
    .about = { $seat } kiválasztja, mit ad el.
amyitis-ask-pay = Fizess { $good_ins } vagy borral.
    .about = { $seat } kiválasztja, mivel fizet.
amyitis-ask-take = Válassz udvarlapot.
    .about = { $seat } udvarlapot választ.
amyitis-ask-take-free = A kertlapka jutalma: egy ingyenes udvarlap. Válaszd ki.
    .about = { $seat } ingyenes udvarlapot választ.
amyitis-ask-load = Válassz Karavánvezetőt. A rajta lévő nyersanyag a tiéd.
    .about = { $seat } Karavánvezetőt választ.
amyitis-ask-plant = Válassz négyzetet az ültetéshez.
    .about = { $seat } négyzetet választ az ültetéshez.
amyitis-ask-gain = A kertlapka jutalma: válassz nyersanyagot.
    .about = { $seat } nyersanyagot választ.
amyitis-ask-procession = Körmenet: válassz templomot a kockádnak.
    .about = { $seat } templomot választ a körmenethez.
amyitis-ask-ishtar = Ishtar jutalma: teve vagy talentum?
    .about = { $seat } Ishtar jutalmát választja ki.
amyitis-ask-tammouz = Tammouz jutalma: válassz mezőt a szántóföldön.
    .about = { $seat } mezőt választ a szántóföldön.
amyitis-ask-swap = Tammouz jutalma: cserélj nyersanyagot, vagy tartsd meg, amid van.
    .about = { $seat } nyersanyagot cserélhet.
amyitis-ask-discard = Túl sok nyersanyagod van: adj vissza egyet.
    .about = { $seat } nyersanyagot ad vissza.

## Why something is not allowed

amyitis-no-over = A játék véget ért.
amyitis-no-deal = A lapokat és a lapkákat a véletlen osztja, nem lehet őket kiválasztani.
amyitis-no-first = Előbb más a teendő: { $asked }.
amyitis-no-yet-sell = Nyersanyagot csak akkor adhatsz el, ha a karaván Babilonban áll meg.
amyitis-no-yet-farm = A szántóföldre csak akkor tehetsz kockát, ha előbb földművessel erősítesz.
amyitis-no-yet-pray = Templomba csak akkor tehetsz kockát, ha előbb pappal erősítesz.
amyitis-no-yet-irrigate = Öntözni csak akkor tudsz, ha előbb mérnökkel erősítesz, vagy nyersanyagot adsz el Babilonban.
amyitis-no-yet-pay = Nyersanyaggal ott fizetsz, ahol a karaván megáll.
amyitis-no-yet-take = Udvarlapot ott szerzel, ahol a karaván megáll.
amyitis-no-yet-load = Ez a nyersanyag a 2-es szintű Karavánvezetővel jár.
amyitis-no-yet-plant = Ültetéshez előbb vidd a karavánt növényt áruló városba.
amyitis-no-yet-gain = Ingyenes nyersanyag csak kertlapkáért jár.
amyitis-no-yet-procession = A körmenet a forduló végén következik.
amyitis-no-yet-accept = Ishtar a forduló végén ad jutalmat.
amyitis-no-yet-swap = Tammouznál a forduló végén lehet cserélni.
amyitis-no-yet-decline = Most nincs miről lemondani.
amyitis-no-yet-discard = Nyersanyagot a forduló végén kell visszaadni.
amyitis-no-triple = Nincs ilyen: { $triple }. Ennél az asztalnál { $triples } csoport van.
amyitis-no-card = Itt nincs választható { $craft }: { $triple }.
amyitis-no-price = { $craft_the_start } ára { $price ->
        [one] { $price } talentum
       *[other] { $price } talentum
    }, neked { $talents ->
        [0] egy sincs
        [one] { $talents } van
       *[other] { $talents } van
    }.
amyitis-no-camel-stock = A központi talonban nincs több teve, így a kereskedő semmit sem hozna.
amyitis-no-open-canal = Most egyetlen öntözési területre sem tehető kocka.
amyitis-no-cube = { $craft_the_start } akciójához kocka kell, de neked nem maradt.
amyitis-no-canal-full = Ez az öntözési terület már öntözött: { $canal }.
amyitis-no-canal-dry = Ide még nem ér el a víz a folyótól: { $canal }.
amyitis-no-stay = A karaván { $city_in } áll, és tovább kell mennie.
amyitis-no-camel = A karaván mozgatása legalább 1 tevébe kerül, neked pedig nincs tevéd.
amyitis-no-far = { $city } túl messze van: { $camels ->
        [one] { $camels } teve
       *[other] { $camels } teve
    } kell hozzá, neked { $has } van.
amyitis-no-goods-to-sell = Nincs mit eladnod Babilonban.
amyitis-no-payment = { $city } ezt kéri: { $good }. Neked sem ilyen nyersanyagod, sem borod nincs.
amyitis-no-payment-two = { $city } ezt a kettőt kéri: { $good } és { $extra }. Borral együtt sem tudod mindkettőt kifizetni.
amyitis-no-city-sold-out = { $city } kínálatában nem maradt számodra megfelelő szintű lap.
amyitis-no-square = Egyetlen négyzetre sem ültethető el { $city } növénye: a minősége { $quality }, és { $gardeners ->
        [0] nincs Kertészed
        [one] { $gardeners } Kertészed van
       *[other] { $gardeners } Kertészed van
    }.
amyitis-no-held = Nincs elég { $good } a saját talonodban. Most ennyi van: { $n }.
amyitis-no-not-owed = Most { $owed_ins } vagy borral kell fizetned, { $good_ins } nem lehet.
amyitis-no-rest-unpaid = Ha { $owed } helyett { $good_ins } fizetnél, a többit már nem tudnád kifizetni.
amyitis-no-court-here = { $court_the_start } { $city_in } nem kapható.
amyitis-no-gardener-stock = A központi talonban nincs több Kertész.
amyitis-no-court-top = Ebből már a legmagasabb szintű lapod van: { $court }, { $level }. szint.
amyitis-no-court-sold-out = Ez a lap elfogyott: { $court }, { $level }. szint.
amyitis-no-load = Egyik Karavánvezetőn sincs { $good }.
amyitis-no-planted = Ez a négyzet már be van ültetve: { $square }.
amyitis-no-unused = Két játékos esetén ez a négyzet nincs játékban: { $square }.
amyitis-no-river = A folyó önmagában nem öntözi ezt a négyzetet: { $square }. Az egyik oldalának is teljesen öntözöttnek kell lennie.
amyitis-no-water = Ennek a négyzetnek egyik oldala sem teljesen öntözött: { $square }.
amyitis-no-quality = Ezen a négyzeten ({ $square }) a szükséges minőség { $needed }. A növényé { $quality }, és { $gardeners ->
        [0] nincs Kertészed
        [one] { $gardeners } Kertészed van
       *[other] { $gardeners } Kertészed van
    }.
amyitis-no-free-wine = Ennél az asztalnál az ingyenes nyersanyag nem lehet bor.
amyitis-no-stock = A központi talonban nincs több { $good }.
amyitis-no-swap-wine = Tammouznál borra nem lehet cserélni.
amyitis-no-swap-same = Az új nyersanyag nem lehet ugyanaz, mint a leadott: { $good }.
amyitis-no-discard-order = Már visszaadtál olyan nyersanyagot, amely a sorrendben { $good_the } után áll. A visszaadás sorrendje: árpa, datolya, só, pálma, bor. Ha mást adnál vissza, vond vissza a lépést.
amyitis-no-discard-rest = A visszaadás sorrendje: árpa, datolya, só, pálma, bor. Ha most { $good_the_acc } adod vissza, utána már túl kevés van ahhoz, hogy csak { $keep } maradjon nálad.

## What happened

amyitis-log-deal-first = { $seat } a kezdőjátékos.
amyitis-log-round = Kezdődik a játék { $n }. fordulója.
amyitis-log-evening = { $n }. forduló: mindenki passzolt, következik a forduló vége.
amyitis-log-over = A játék véget ért.
amyitis-log-pass = { $seat } passzol.
amyitis-log-recruit = { $seat } egy { $craft_ins } erősít { $price ->
        [0] ingyen
        [one] { $price } talentumért
       *[other] { $price } talentumért
    } ({ $triple }).
amyitis-log-farm = { $seat } egy kockát tesz { $row_to }.
amyitis-log-pray = { $seat } egy kockát tesz { $temple_to }.
amyitis-log-irrigate = { $seat } itt öntöz: { $canal }.
amyitis-log-irrigate-free = { $seat } itt öntöz ingyen: { $canal }.
amyitis-log-caravan = { $seat } a karavánt { $city_to } viszi { $camels ->
        [one] { $camels } tevéért
       *[other] { $camels } tevéért
    }.
amyitis-log-sell-one = { $seat } egy nyersanyagot ad el: { $good }.
amyitis-log-sell-two = { $seat } két nyersanyagot ad el: { $good } és { $other }.
amyitis-log-pay = { $seat } { $good_ins } fizet.
amyitis-log-pays = { $seat } 1 { $good_acc } fizet.
amyitis-log-take = { $seat } udvarlapot szerez: { $court }, { $level }. szint.
amyitis-log-take-gardener = { $seat } szerez egy { $court_acc }.
amyitis-log-load = { $seat } azt a Karavánvezetőt választja, amelyen { $good } van.
amyitis-log-plant = { $seat } erre a négyzetre ültet: { $square }.
amyitis-log-gardeners-spent = { $seat } felhasznál { $n ->
        [one] { $n } Kertészt
       *[other] { $n } Kertészt
    }.
amyitis-log-gain = { $seat } { $good_acc } választ ingyenes nyersanyagnak.
amyitis-log-procession = { $seat } a körmenetet { $temple_to } vezeti.
amyitis-log-accept = { $seat } { $gift_the_acc } választja.
amyitis-log-swap = { $seat } { $given_acc } cserél { $gained_onto }.
amyitis-log-decline = { $seat } nem cserél.
amyitis-log-discard = { $seat } visszaad 1 { $good_acc }.
amyitis-log-row-empty = { $row_the_start } megtelt, ezért kiürül.
amyitis-log-pushed = { $seat } egyik kockája kiesik { $temple_from }.
amyitis-log-neutral = { $n ->
        [one] { $n } semleges kocka kerül
       *[other] { $n } semleges kocka kerül
    } a beültetett négyzetek közé.
amyitis-log-score-irrigation = { $seat }: +{ $n } tekintélypont az öntözésért.
amyitis-log-score-tiles = { $seat }: +{ $n } tekintélypont a kertlapkáért.
amyitis-log-score-bonus = { $seat }: +{ $n } tekintélypont öntözésbónuszként.
amyitis-log-score-sales = { $seat }: +{ $n } tekintélypont az eladásért.
amyitis-log-score-palace = { $seat }: +{ $n } tekintélypont a Palotáért.
amyitis-log-score-banker = { $seat }: +{ $n } tekintélypont a Bankártól.
amyitis-log-score-temples = { $seat }: +{ $n } tekintélypont Marduktól.
amyitis-log-talents = { $seat }: +{ $n ->
        [one] { $n } talentum
       *[other] { $n } talentum
    }.
amyitis-log-camels = { $seat }: +{ $n ->
        [one] { $n } teve
       *[other] { $n } teve
    }.
amyitis-log-gardeners = { $seat }: +{ $n ->
        [one] { $n } Kertész
       *[other] { $n } Kertész
    }.
amyitis-log-good = { $seat }: +1 { $good }.

## A mesterlapok csoportjai felülről

amyitis-triple-1 = 1. csoport
amyitis-triple-2 = 2. csoport
amyitis-triple-3 = 3. csoport
amyitis-triple-4 = 4. csoport
