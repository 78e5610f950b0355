### Amyitis: slova hry a jejich tvary.
### Hodnota je 1. pád, atributy jsou 2., 3., 4., 6. a 7. pád.

## Zboží (jeden žeton, vždy jednotné číslo; navíc .many po slově „dost“)

amyitis-good-barley = ječmen
    .gen = ječmene
    .dat = ječmeni
    .acc = ječmen
    .loc = ječmeni
    .ins = ječmenem
    .many = ječmene
amyitis-good-dates = datle
    .gen = datle
    .dat = datli
    .acc = datli
    .loc = datli
    .ins = datlí
    .many = datlí
amyitis-good-salt = sůl
    .gen = soli
    .dat = soli
    .acc = sůl
    .loc = soli
    .ins = solí
    .many = soli
amyitis-good-palm = palma
    .gen = palmy
    .dat = palmě
    .acc = palmu
    .loc = palmě
    .ins = palmou
    .many = palem
amyitis-good-wine = víno
    .gen = vína
    .dat = vínu
    .acc = víno
    .loc = vínu
    .ins = vínem
    .many = vína

## Řemeslníci

amyitis-craft-peasant = pěstitel
    .gen = pěstitele
    .dat = pěstiteli
    .acc = pěstitele
    .loc = pěstiteli
    .ins = pěstitelem
amyitis-craft-priest = kněz
    .gen = kněze
    .dat = knězi
    .acc = kněze
    .loc = knězi
    .ins = knězem
amyitis-craft-engineer = inženýr
    .gen = inženýra
    .dat = inženýrovi
    .acc = inženýra
    .loc = inženýrovi
    .ins = inženýrem
amyitis-craft-merchant = obchodník
    .gen = obchodníka
    .dat = obchodníkovi
    .acc = obchodníka
    .loc = obchodníkovi
    .ins = obchodníkem

## Karty cechu

amyitis-court-caravaneer = vůdce karavany
    .gen = vůdce karavany
    .dat = vůdci karavany
    .acc = vůdce karavany
    .loc = vůdci karavany
    .ins = vůdcem karavany
amyitis-court-banker = bankéř
    .gen = bankéře
    .dat = bankéři
    .acc = bankéře
    .loc = bankéři
    .ins = bankéřem
amyitis-court-palace = palác
    .gen = paláce
    .dat = paláci
    .acc = palác
    .loc = paláci
    .ins = palácem
amyitis-court-gardener = zahradník
    .gen = zahradníka
    .dat = zahradníkovi
    .acc = zahradníka
    .loc = zahradníkovi
    .ins = zahradníkem

## Města (navíc .to kam, .in kde, .from odkud)

amyitis-city-babylon = Babylon
    .gen = Babylonu
    .dat = Babylonu
    .acc = Babylon
    .loc = Babylonu
    .ins = Babylonem
    .to = do Babylonu
    .in = v Babylonu
    .from = z Babylonu
amyitis-city-susa = Susa
    .gen = Susy
    .dat = Suse
    .acc = Susu
    .loc = Suse
    .ins = Susou
    .to = do Susy
    .in = v Suse
    .from = ze Susy
amyitis-city-eshnunna = Eshnunna
    .gen = Eshnunny
    .dat = Eshnunně
    .acc = Eshnunnu
    .loc = Eshnunně
    .ins = Eshnunnou
    .to = do Eshnunny
    .in = v Eshnunně
    .from = z Eshnunny
amyitis-city-uruk = Uruk
    .gen = Uruku
    .dat = Uruku
    .acc = Uruk
    .loc = Uruku
    .ins = Urukem
    .to = do Uruku
    .in = v Uruku
    .from = z Uruku
amyitis-city-ur = Ur
    .gen = Uru
    .dat = Uru
    .acc = Ur
    .loc = Uru
    .ins = Urem
    .to = do Uru
    .in = v Uru
    .from = z Uru
amyitis-city-palmyra = Palmyra
    .gen = Palmyry
    .dat = Palmyře
    .acc = Palmyru
    .loc = Palmyře
    .ins = Palmyrou
    .to = do Palmyry
    .in = v Palmyře
    .from = z Palmyry
amyitis-city-mari = Mari
    .gen = Mari
    .dat = Mari
    .acc = Mari
    .loc = Mari
    .ins = Mari
    .to = do Mari
    .in = v Mari
    .from = z Mari
amyitis-city-ninoua = Ninoua
    .gen = města Ninoua
    .dat = městu Ninoua
    .acc = město Ninoua
    .loc = městě Ninoua
    .ins = městem Ninoua
    .to = do města Ninoua
    .in = ve městě Ninoua
    .from = z města Ninoua
amyitis-city-khorsabad = Khorsabad
    .gen = Khorsabadu
    .dat = Khorsabadu
    .acc = Khorsabad
    .loc = Khorsabadu
    .ins = Khorsabadem
    .to = do Khorsabadu
    .in = v Khorsabadu
    .from = z Khorsabadu

## Chrámy

amyitis-temple-ishtar = Ishtařin chrám
    .gen = Ishtařina chrámu
    .dat = Ishtařinu chrámu
    .acc = Ishtařin chrám
    .loc = Ishtařině chrámu
    .ins = Ishtařiným chrámem
amyitis-temple-marduk = Mardukův chrám
    .gen = Mardukova chrámu
    .dat = Mardukovu chrámu
    .acc = Mardukův chrám
    .loc = Mardukově chrámu
    .ins = Mardukovým chrámem
amyitis-temple-tammouz = Tammouzův chrám
    .gen = Tammouzova chrámu
    .dat = Tammouzovu chrámu
    .acc = Tammouzův chrám
    .loc = Tammouzově chrámu
    .ins = Tammouzovým chrámem

## Řady polí

amyitis-row-top = horní řada
    .gen = horní řady
    .dat = horní řadě
    .acc = horní řadu
    .loc = horní řadě
    .ins = horní řadou
amyitis-row-bottom = spodní řada
    .gen = spodní řady
    .dat = spodní řadě
    .acc = spodní řadu
    .loc = spodní řadě
    .ins = spodní řadou

## Odměna v Ishtařině chrámu

amyitis-gift-camel = velbloud
    .gen = velblouda
    .dat = velbloudovi
    .acc = velblouda
    .loc = velbloudovi
    .ins = velbloudem
amyitis-gift-talent = talent
    .gen = talentu
    .dat = talentu
    .acc = talent
    .loc = talentu
    .ins = talentem

## Strany karty rostliny v Khorsabadu

amyitis-face-first = první strana
    .gen = první strany
    .dat = první straně
    .acc = první stranu
    .loc = první straně
    .ins = první stranou
amyitis-face-second = druhá strana
    .gen = druhé strany
    .dat = druhé straně
    .acc = druhou stranu
    .loc = druhé straně
    .ins = druhou stranou

## Zdroje bodů (záhlaví tabulky)

amyitis-part-irrigation = Zavlažování
amyitis-part-tiles = Zahradní destičky
amyitis-part-bonus = Zavlažovací bonus
amyitis-part-sales = Prodej do Babylonu
amyitis-part-palace = Palác
amyitis-part-banker = Bankéř
amyitis-part-temples = Chrámy
amyitis-part-favour = Přízeň Amyitis
amyitis-part-goods = Zbylé zboží

## Co je na řadě, jako úkol, který má přednost

amyitis-stage-act = zvolit akci
amyitis-stage-farm = zvolit pole
amyitis-stage-pray = zvolit chrám
amyitis-stage-irrigate = zvolit zavlažovací úsek
amyitis-stage-sell = zvolit, co prodat
amyitis-stage-pay = zvolit, čím zaplatit
amyitis-stage-take = zvolit kartu cechu
amyitis-stage-load = zvolit zboží na vůdci karavany
amyitis-stage-plant = zvolit část zahrady k výsadbě
amyitis-stage-gain = zvolit zboží
amyitis-stage-procession = zvolit chrám pro procesí
amyitis-stage-ishtar = zvolit velblouda, nebo talent
amyitis-stage-tammouz = zvolit pole
amyitis-stage-swap = vyměnit zboží, nebo výměnu odmítnout
amyitis-stage-discard = zvolit zboží k vrácení

## Kdo je na tahu a co má udělat

amyitis-ask-deal = Rozdávají se karty.
amyitis-ask-over = Hra skončila.
amyitis-ask-act = Najměte řemeslníka, pohněte karavanou, nebo pasujte.
    .about = { $seat } volí akci.
amyitis-ask-farm = Zvolte pole.
    .about = { $seat } volí pole.
amyitis-ask-pray = Položte kostičku do chrámu.
    .about = { $seat } volí chrám.
amyitis-ask-irrigate = Položte kostičku na zavlažovací úsek.
    .about = { $seat } volí zavlažovací úsek.
amyitis-ask-irrigate-free = Zavlažení zdarma: zvolte úsek.
    .about = { $seat } volí úsek, který se zavlaží zdarma.
amyitis-ask-sell = Prodejte jeden nebo dva žetony zboží.
    .about = { $seat } volí, co prodat.
amyitis-ask-pay = Zaplaťte { $good_ins }, nebo vínem.
    .about = { $seat } volí, čím zaplatit.
amyitis-ask-take = Zvolte kartu cechu.
    .about = { $seat } volí kartu cechu.
amyitis-ask-take-free = Bonus destičky: zvolte kartu cechu zdarma.
    .about = { $seat } volí kartu cechu zdarma.
amyitis-ask-load = Zvolte vůdce karavany. Zboží, které na něm leží, je vaše.
    .about = { $seat } volí vůdce karavany.
amyitis-ask-plant = Zvolte část zahrady k výsadbě.
    .about = { $seat } volí část zahrady k výsadbě.
amyitis-ask-gain = Bonus destičky: zvolte zboží.
    .about = { $seat } volí zboží.
amyitis-ask-procession = Procesí: zvolte chrám pro svou kostičku.
    .about = { $seat } volí chrám pro procesí.
amyitis-ask-ishtar = Odměna v Ishtařině chrámu: velbloud, nebo talent?
    .about = { $seat } volí odměnu v Ishtařině chrámu.
amyitis-ask-tammouz = Odměna v Tammouzově chrámu: zvolte pole.
    .about = { $seat } volí pole.
amyitis-ask-swap = Odměna v Tammouzově chrámu: vyměňte jeden žeton zboží, nebo si nechte, co máte.
    .about = { $seat } smí vyměnit jeden žeton zboží.
amyitis-ask-discard = Máte příliš mnoho zboží: jeden žeton vraťte.
    .about = { $seat } vrací přebytečné zboží.

## Proč něco není dovoleno

amyitis-no-over = Hra už skončila.
amyitis-no-deal = Karty a destičky rozdává náhoda, nevybírají se.
amyitis-no-first = Nejdřív je třeba { $asked }.
amyitis-no-yet-sell = Zboží se prodává, jen když karavana zastaví v Babylonu.
amyitis-no-yet-farm = Kostičku na pole pokládá pěstitel. Nejdřív ho najměte.
amyitis-no-yet-pray = Kostičku do chrámu pokládá kněz. Nejdřív ho najměte.
amyitis-no-yet-irrigate = K zavlažení je nejdřív třeba najmout inženýra nebo prodat zboží do Babylonu.
amyitis-no-yet-pay = Zbožím se platí tam, kde karavana zastaví.
amyitis-no-yet-take = Karty cechu se berou tam, kde karavana zastaví.
amyitis-no-yet-load = Toto zboží přináší jen vůdce karavany 2. stupně.
amyitis-no-yet-plant = K výsadbě je nejdřív třeba dovést karavanu do města s rostlinou.
amyitis-no-yet-gain = Zboží zdarma přináší jen zahradní destička.
amyitis-no-yet-procession = Procesí se koná až na konci kola.
amyitis-no-yet-accept = Odměny v Ishtařině chrámu se rozdávají až na konci kola.
amyitis-no-yet-swap = Zboží se vyměňuje až na konci kola, v Tammouzově chrámu.
amyitis-no-yet-decline = Teď není co odmítnout.
amyitis-no-yet-discard = Zboží se vrací na konci kola.
amyitis-no-triple = U tohoto stolu není { $triple }. Počet trojic: { $triples }.
amyitis-no-card = Takovou kartu najmout nelze: { $triple_in } neleží lícem nahoru žádný { $craft }.
amyitis-no-price = Najmout { $craft_acc } stojí { $price ->
        [one] { $price } talent
        [few] { $price } talenty
        [many] { $price } talentu
       *[other] { $price } talentů
    } a vy máte { $talents }.
amyitis-no-camel-stock = V zásobě nezbývá žádný velbloud, obchodník by tedy nic nepřinesl.
amyitis-no-open-canal = Na žádný zavlažovací úsek teď kostičku položit nelze.
amyitis-no-cube = Pro { $craft_acc } už nemáte žádnou kostičku.
amyitis-no-canal-full = Úsek { $canal } už je zavlažený.
amyitis-no-canal-dry = K úseku { $canal } zatím nevede voda od řeky.
amyitis-no-stay = Karavana stojí { $city_in } a musí se pohnout dál.
amyitis-no-camel = Pohyb karavany stojí nejméně jednoho velblouda a vy žádného nemáte.
amyitis-no-far = { $city } je příliš daleko: cesta stojí { $camels ->
        [one] { $camels } velblouda
        [few] { $camels } velbloudy
        [many] { $camels } velblouda
       *[other] { $camels } velbloudů
    } a vy máte { $has }.
amyitis-no-goods-to-sell = Nemáte žádné zboží, které by šlo do Babylonu prodat.
amyitis-no-payment = { $city } požaduje { $good_acc }. Nemáte toto zboží ani víno.
amyitis-no-payment-two = { $city } požaduje { $good_acc } a { $extra_acc }. Obojí zaplatit nedokážete, ani s vínem.
amyitis-no-city-sold-out = { $city } už pro vás nemá žádnou kartu stupně, který potřebujete.
amyitis-no-square = Pro rostlinu { $city_from }, která má kvalitu { $quality }, není v zahradě vhodná část. Máte { $gardeners ->
        [one] { $gardeners } zahradníka
        [few] { $gardeners } zahradníky
        [many] { $gardeners } zahradníka
       *[other] { $gardeners } zahradníků
    }.
amyitis-no-held = Nemáte dost { $good_many }: máte { $n }.
amyitis-no-not-owed = Platí se { $owed_ins } nebo vínem, ne { $good_ins }.
amyitis-no-rest-unpaid = Když místo { $owed_gen } zaplatíte { $good_ins }, na zbytek ceny už vám zboží nestačí.
amyitis-no-court-here = Kartu { $court_gen } { $city_in } získat nelze.
amyitis-no-gardener-stock = V zásobě nezbývá žádný zahradník.
amyitis-no-court-top = Vaše karta { $court_gen } už má nejvyšší stupeň, { $level }.
amyitis-no-court-sold-out = Karty { $court_gen } stupně { $level } jsou rozebrané.
amyitis-no-load = Na žádném vůdci karavany neleží { $good }.
amyitis-no-planted = Část zahrady { $square } už je osázená.
amyitis-no-unused = Část zahrady { $square } se při hře ve dvou nepoužívá.
amyitis-no-river = Samotná řeka nestačí: část zahrady { $square } musí mít aspoň jednu stranu úplně zavlaženou kostičkami.
amyitis-no-water = Část zahrady { $square } nemá žádnou stranu úplně zavlaženou.
amyitis-no-quality = Část zahrady { $square } vyžaduje kvalitu { $needed }. Rostlina má kvalitu { $quality } a vy máte { $gardeners ->
        [one] { $gardeners } zahradníka
        [few] { $gardeners } zahradníky
        [many] { $gardeners } zahradníka
       *[other] { $gardeners } zahradníků
    }.
amyitis-no-free-wine = U tohoto stolu si jako zboží zdarma nelze vzít víno.
amyitis-no-stock = V zásobě nezbývá žádný žeton { $good_gen }.
amyitis-no-swap-wine = V Tammouzově chrámu nelze získat víno.
amyitis-no-swap-same = Nové zboží musí být jiné než { $good }.
amyitis-no-discard-order = Už bylo vráceno zboží, které je v pořadí až po { $good_loc }. Zboží se vrací v pořadí ječmen, datle, sůl, palma, víno; chcete-li volit jinak, vezměte krok zpět.
amyitis-no-discard-rest = Zboží se vrací v pořadí ječmen, datle, sůl, palma, víno. Začnete-li až { $good_ins }, zbude vám víc zboží, než kolik si smíte nechat ({ $keep }).

## Co se stalo

amyitis-log-deal-first = Začínajícím hráčem je { $seat }.
amyitis-log-round = Začíná { $n }. kolo.
amyitis-log-evening = { $n }. kolo: všichni pasovali, následuje konec kola.
amyitis-log-over = Hra končí.
amyitis-log-pass = { $seat } pasuje.
amyitis-log-recruit = { $seat } najímá { $craft_acc } { $triple_from } { $price ->
        [0] zdarma
        [one] za { $price } talent
        [few] za { $price } talenty
        [many] za { $price } talentu
       *[other] za { $price } talentů
    }.
amyitis-log-farm = { $seat } pokládá kostičku do { $row_gen } polí.
amyitis-log-pray = { $seat } pokládá kostičku do { $temple_gen }.
amyitis-log-irrigate = { $seat } zavlažuje úsek { $canal }.
amyitis-log-irrigate-free = { $seat } zavlažuje zdarma úsek { $canal }.
amyitis-log-caravan = { $seat } vede karavanu { $city_to } za { $camels ->
        [one] { $camels } velblouda
        [few] { $camels } velbloudy
        [many] { $camels } velblouda
       *[other] { $camels } velbloudů
    }.
amyitis-log-sell-one = { $seat } prodává { $good_acc }.
amyitis-log-sell-two = { $seat } prodává dva žetony zboží: { $good } a { $other }.
amyitis-log-pay = { $seat } volí platbu { $good_ins }.
amyitis-log-pays = { $seat } platí { $good_ins }.
amyitis-log-take = { $seat } si bere kartu { $court_gen } stupně { $level }.
amyitis-log-take-gardener = { $seat } si bere kartu { $court_gen }.
amyitis-log-load = { $seat } si bere vůdce karavany, na kterém leží { $good }.
amyitis-log-plant = { $seat } vysazuje rostlinu na část zahrady { $square }.
amyitis-log-gardeners-spent = { $seat } používá { $n ->
        [one] { $n } zahradníka
        [few] { $n } zahradníky
        [many] { $n } zahradníka
       *[other] { $n } zahradníků
    }.
amyitis-log-gain = { $seat } si jako zboží zdarma vybírá { $good_acc }.
amyitis-log-procession = { $seat } vede procesí do { $temple_gen }.
amyitis-log-accept = { $seat } si vybírá { $gift_acc }.
amyitis-log-swap = { $seat } vyměňuje { $given_acc } za { $gained_acc }.
amyitis-log-decline = { $seat } nic nevyměňuje.
amyitis-log-discard = { $seat } vrací { $good_acc }.
amyitis-log-row-empty = Plná { $row } polí se vyprazdňuje.
amyitis-log-pushed = Z { $temple_gen } je vytlačena kostička ({ $seat }).
amyitis-log-neutral = { $n ->
        [one] { $n } neutrální kostička zavlažuje úsek
        [few] { $n } neutrální kostičky zavlažují úseky
        [many] { $n } neutrální kostičky zavlažuje úseky
       *[other] { $n } neutrálních kostiček zavlažuje úseky
    } mezi osázenými částmi zahrady.
amyitis-log-score-irrigation = { $seat }: prestiž +{ $n } za zavlažení.
amyitis-log-score-tiles = { $seat }: prestiž +{ $n } za destičku.
amyitis-log-score-bonus = { $seat }: prestiž +{ $n } jako zavlažovací bonus.
amyitis-log-score-sales = { $seat }: prestiž +{ $n } za prodej.
amyitis-log-score-palace = { $seat }: prestiž +{ $n } za palác.
amyitis-log-score-banker = { $seat }: prestiž +{ $n } od bankéře.
amyitis-log-score-temples = { $seat }: prestiž +{ $n } z Mardukova chrámu.
amyitis-log-talents = { $seat }: +{ $n ->
        [one] { $n } talent
        [few] { $n } talenty
        [many] { $n } talentu
       *[other] { $n } talentů
    }.
amyitis-log-camels = { $seat }: +{ $n ->
        [one] { $n } velbloud
        [few] { $n } velbloudi
        [many] { $n } velblouda
       *[other] { $n } velbloudů
    }.
amyitis-log-gardeners = { $seat }: +{ $n ->
        [one] { $n } zahradník
        [few] { $n } zahradníci
        [many] { $n } zahradníka
       *[other] { $n } zahradníků
    }.
amyitis-log-good = { $seat }: +1 { $good }.

## Trojice karet řemeslníků odshora (.from odkud, .in kde)

amyitis-triple-1 = první trojice
    .from = z první trojice
    .in = v první trojici
amyitis-triple-2 = druhá trojice
    .from = ze druhé trojice
    .in = ve druhé trojici
amyitis-triple-3 = třetí trojice
    .from = ze třetí trojice
    .in = ve třetí trojici
amyitis-triple-4 = čtvrtá trojice
    .from = ze čtvrté trojice
    .in = ve čtvrté trojici
