### Babylon: články pravidel.

## Herní materiál a pojmy

bab-0-1 = Hrají 2 až 4 hráči. Každý má jednu desku hráče a na ní vpravo nahoře jeden druh květiny.
    .title = Hráči a jejich desky
bab-0-2 = Dílek terasy má dvě strany: jednu s materiálem a jednu se zahradou.
    .title = Dvě strany dílku
bab-0-3 = Symboly i květina jsou na obou stranách téhož dílku stejné.
    .title = Stejné údaje na obou stranách
bab-0-4 = Materiály jsou hlína, žula a čedič. Hliněný dílek má 2 symboly dekorací, žulový 3 a čedičový 4.
    .title = Materiály a počet symbolů
bab-0-5 = Zahrady jsou čtyř druhů podle květin na deskách hráčů: bílá, růžová, oranžová a modrá.
    .title = Čtyři druhy květin
bab-0-6 = Čtyři počáteční dílky jsou bez strany s materiálem. Místo ní ukazují květinu svého majitele.
    .title = Počáteční dílky
bab-0-7 = Stavební oblast desky má 64 otvorů pro sloupy.
    .title = Stavební oblast
bab-0-8 = Úložná oblast desky má 6 polí pro jednoduché sloupy a výřez pro jeden dílek terasy.
    .title = Úložná oblast
bab-0-9 = Otvory ve stavební oblasti tvoří čtverec 8 × 8.
    .title = Tvar stavební oblasti
bab-0-10 = Strana se zahradou má 4 pole ve čtverci 2 × 2. Každé z nich unese sloup, ať je na něm symbol, nebo ne.
    .title = Pole na dílku
bab-0-11 = Dekorace jsou schodiště, fontána, lávka a socha. Vyhlídka mezi dekorace nepatří a do sad dekorací se nepočítá.
    .title = Co je dekorace
bab-0-12 = Náhradní plastové dílky v krabici slouží jen místo ztracených. Do zásoby nepatří.
    .title = Náhradní dílky

## Příprava hry

bab-1-1 = Krabice stojí uprostřed stolu a slouží jako zásoba i jako lom.
    .title = Zásoba a lom
bab-1-2 = Všechny sloupy, vyhlídky a dekorace patří do společné zásoby.
    .title = Společná zásoba
bab-1-3 = Lom má tři náhodně rozložené vrstvy po 16 dílcích: dole čedič, na něm žula a navrchu hlína. Všechny dílky leží stranou s materiálem nahoru.
    .title = Vrstvy lomu
bab-1-4 = Lom tvoří 4 × 4 hromádky, v každé jsou tři dílky.
    .title = Tvar lomu
bab-1-5 = Každý hráč má desku s jinou květinou, zvolenou u stolu nebo losem. Počáteční dílek se stejnou květinou leží na začátku ve výřezu desky.
    .title = Desky a počáteční dílky
bab-1-6 = Na začátku nikdo nemá žádné sloupy.
    .title = Začátek bez sloupů
bab-1-7 = Žetony kol se zamíchají lícem dolů. Při hře 2, 3 nebo 4 hráčů se z nich naslepo vezme 14, 12 nebo 10 a vyskládá do sloupečku na žeton konce hry. Ostatní opouštějí hru neodhalené.
    .title = Sloupeček žetonů kol
bab-1-8 = Prvního hráče určí los.
    .title = První hráč
bab-1-9 = Sloupeček žetonů kol má u sebe hráč napravo od prvního hráče, tedy poslední v pořadí.
    .title = Kdo má žetony kol
bab-1-10 = Při hře ve třech se z lomu odeberou 3 hliněné dílky. Od prvního hráče po směru hodinových ručiček každý vybere jeden.
    .title = Lom pro tři hráče
bab-1-11 = Při hře ve dvou se z lomu odebere 6 hliněných dílků. Hráči se od prvního střídají a každý postupně vybere tři.
    .title = Lom pro dva hráče
bab-1-12 = Při hře ve čtyřech se z lomu nic neodebírá.
    .title = Lom pro čtyři hráče
bab-1-13 = Při přípravě se smí odebrat jen hlína. Žulový dílek, který se předchozím odebráním odkryl, odebrat nelze.
    .title = Odebírá se jen hlína
bab-1-14 = Za dílky odebrané při přípravě nikdo nedostane sloupy. Tyto dílky opouštějí hru.
    .title = Odebrání bez zisku

## Průběh hry

bab-2-1 = Hra má 15 kol při hře ve dvou, 13 ve třech a 11 ve čtyřech.
    .title = Počet kol
bab-2-2 = V každém kole má každý hráč jeden tah. Hraje se po směru hodinových ručiček a první hráč je po celou hru týž.
    .title = Pořadí tahů
bab-2-3 = Tah má tři kroky v tomto pořadí: A povinná těžba, B dobrovolná stavba, C povinné uskladnění nebo odložení toho, co zbylo.
    .title = Kroky tahu
bab-2-4 = V 1. kole žádný žeton neplatí. Žeton odhalený na konci kola platí v kole následujícím.
    .title = Kdy žeton platí
bab-2-5 = Při hře ve dvou, třech a čtyřech se za hru vytěží 30 ze 42, 39 ze 45 a 44 ze 48 dílků. Zbude jich 12, 6 a 4, takže lom se nikdy nevyprázdní a těžit lze vždy.
    .title = Lom se nevyčerpá

## A. Těžba

bab-a-1 = Hráč si z lomu vezme právě jeden viditelný dílek. Viditelný je ten, na kterém žádný jiný neleží.
    .title = Jeden viditelný dílek
bab-a-2 = Každý ze čtyř okrajů dílku, který sousedí s viditelným dílkem stejné nebo nižší vrstvy, přinese 1 jednoduchý sloup.
    .title = Sloupy za sousední dílky
bab-a-3 = Okraj dílku u okraje lomu přinese 1 jednoduchý sloup.
    .title = Sloup za okraj lomu
bab-a-4 = Okraj dílku, který sousedí se dnem lomu, přinese 1 jednoduchý sloup. Dno je vidět tam, kde už je hromádka rozebraná.
    .title = Sloup za dno lomu
bab-a-5 = Okraj u dílku z vyšší vrstvy nepřinese nic.
    .title = Nic za vyšší vrstvu
bab-a-6 = Má-li dílek stejnou květinu jako deska hráče, přinese 1 jednoduchý sloup navíc.
    .title = Sloup za květinu
bab-a-7 = Zisk je počet okrajů, za nimiž není nic vyššího, a k tomu sloup za květinu; okraj lomu se počítá jako nízký. Bez žetonu kola je to 0 až 5 sloupů.
    .title = Celkový zisk z těžby
bab-a-8 = Vrstvy se porovnávají, dokud je dílek ještě na svém místě. Sousedí jen dílky hranou k sobě, nikdy přes roh.
    .title = Porovnání se sousedy
bab-a-9 = Hliněný dílek přinese vždy 4 sloupy a s vlastní květinou 5, protože nad hlínou už žádná vrstva není.
    .title = Zisk za hlínu
bab-a-10 = Když jednoduché sloupy v zásobě nestačí, hráč dostane jen ty, které zbývají.
    .title = Nedostatek sloupů

## B. Stavba: dílky teras

bab-b-1-1 = Po těžbě smí hráč umístit vytěžený dílek, uskladněný dílek, oba v libovolném pořadí, nebo žádný.
    .title = Které dílky umístit
bab-b-1-2 = Nejdříve se umístí sloupy, které dílek ponesou. Každý potřebuje prázdné pole na desce nebo na terase.
    .title = Sloupy na prázdná pole
bab-b-1-3 = Pole se symbolem, na kterém nic nestojí, je prázdné a sloup na něm stát smí.
    .title = Pole se symbolem
bab-b-1-4 = Jako sloup slouží jeden jednoduchý (výška 1) nebo jeden dvojitý (výška 2). Na sebe se sloupy nestavějí.
    .title = Výška sloupu
bab-b-1-5 = Za 2 jednoduché sloupy lze získat 1 dvojitý, nikdy naopak. Vyměňuje se ve vlastním tahu po těžbě.
    .title = Výměna za dvojitý sloup
bab-b-1-6 = Uskladněné sloupy lze použít spolu s nově získanými.
    .title = Použití uskladněných sloupů
bab-b-1-7 = Umístěný dílek leží zahradou nahoru.
    .title = Zahradou nahoru
bab-b-1-8 = Dílek lze natočit o libovolný počet čtvrtotáček. Počítají se po směru hodinových ručiček při pohledu shora.
    .title = Otáčení dílku
bab-b-1-9 = Dílek musí podpírat 3 nebo 4 sloupy, každý pod jiným rohovým polem.
    .title = Tři nebo čtyři sloupy
bab-b-1-10 = Leží-li dílek právě na 3 sloupech, musí hráč ihned umístit vyhlídku na pole, pod kterým sloup chybí.
    .title = Vyhlídka na třech sloupech
bab-b-1-11 = Vyhlídka své pole obsadí. Sloup ani dekorace na něm už stát nesmí a jeho symbol je ztracen.
    .title = Pole pod vyhlídkou
bab-b-1-12 = Žádné dva dílky se nesmějí překrývat úplně.
    .title = Zákaz úplného překrytí
bab-b-1-13 = V jedné zahradě proto dva dílky nikdy neleží přesně nad týmiž čtyřmi otvory, ať jsou v kterýchkoli patrech.
    .title = Vždy aspoň posunutý dílek
bab-b-1-14 = Dílek smí ležet na jednoduchých i dvojitých sloupech a ty smějí stát různě vysoko, pokud všechny končí ve stejné výšce. Patro, na kterém sloup stojí, a jeho výška dávají dohromady patro dílku.
    .title = Podpěry ve stejné výšce
bab-b-1-15 = Socha může podpírat dílek místo jednoduchého sloupu, ale sochou pak už v žádném ohledu není. Socha přesně o patro níže pod rohem dílku ho podpírá vždy.
    .title = Socha místo sloupu
bab-b-1-16 = Dílek lze umístit do druhého nebo vyššího patra jen tehdy, když už v zahradě leží kdekoli aspoň jeden dílek o patro níže.
    .title = Patra po pořádku
bab-b-1-16a = Podklad podepřeného rohu je nejvýše o 2 patra níže než dílek. Od třetího patra výš tedy sloupy nikdy nestojí přímo na desce.
    .title = Podklad vyšších pater
bab-b-1-17 = Na každém umístěném sloupu musí ležet dílek. Sloupy se proto staví jen spolu s dílkem, který ponesou.
    .title = Žádné volné sloupy
bab-b-1-18 = Nad všemi otvory, které dílek překryje, smějí být jen terasy v nižších patrech, než je jeho vlastní. Zasunout ho pod jiný dílek nebo skrz něj nelze.
    .title = Žádné zasouvání dílků
bab-b-1-19 = Dílek nikdy nepřečnívá přes okraj desky, protože nejméně dva jeho rohy by neměly pod sebou otvor.
    .title = Okraj desky
bab-b-1-20 = Nový dílek nemusí s dřívějšími sousedit. Mezi dílky téhož patra smějí být mezery.
    .title = Mezery mezi dílky
bab-b-1-21 = Nad obsazeným polem smí být jen roh bez sloupu; výjimkou je socha, která dílek podpírá. Fontánu, lávku, schodiště a vyhlídku tedy zakrývají jen nepodepřené rohy. Místo, na jehož viditelném poli stojí něco jiného než podpírající socha, už žádný dílek neponese.
    .title = Nad obsazenými poli

## B. Stavba: dekorace

bab-b-2-1 = Umístěný dílek může umožnit jednu nebo více dekorací. Jsou zdarma a berou se ze zásoby.
    .title = Dekorace po umístění dílku
bab-b-2-2 = Stavět dekoraci není povinné.
    .title = Dobrovolné dekorace
bab-b-2-3 = Dekorace musí celá nebo zčásti stát na dílku umístěném v tomto tahu.
    .title = Dekorace na novém dílku
bab-b-2-4 = Dekorace potřebuje prázdná pole se svým symbolem.
    .title = Prázdná pole se symbolem
bab-b-2-5 = Šikmo dekorace nikdy nestojí.
    .title = Nikdy šikmo
bab-b-2-6 = Schodiště spojuje 2 symboly schodiště na polích, která spolu sousedí hranou a patří dvěma dílkům s rozdílem přesně 1 patra.
    .title = Pravidla pro schodiště
bab-b-2-7 = Fontána spojuje 2 symboly fontány na polích, která spolu sousedí hranou a patří dvěma dílkům v témže patře.
    .title = Pravidla pro fontánu
bab-b-2-8 = Lávka spojuje 2 symboly lávky v jedné řadě nebo sloupci, na dvou dílcích v témže patře. Mezi nimi je právě jedno prázdné pole.
    .title = Pravidla pro lávku
bab-b-2-9 = První socha smí stát na kterémkoli symbolu sochy.
    .title = První socha
bab-b-2-10 = Každá další socha musí být v přímé linii s některou už postavenou. Na vzdálenosti ani na patře nezáleží.
    .title = Další sochy
bab-b-2-11 = V přímé linii znamená ve stejné řadě nebo ve stejném sloupci.
    .title = Přímá linie
bab-b-2-12 = Linii mezi sochami nic nepřeruší.
    .title = Linii nic nebrání
bab-b-2-13 = Symbol nevyužitý v tahu, kdy byl jeho dílek umístěn, může být později druhým koncem schodiště, fontány nebo lávky, která sahá na nový dílek. Nevyužitý symbol sochy už použít nelze.
    .title = Nevyužité symboly
bab-b-2-14 = Pole, nad kterým už leží terasa, neslouží sloupu ani dekoraci. Totéž platí pro zakryté otvory desky.
    .title = Zakrytá pole
bab-b-2-15 = Na poli stojí nejvýše jedna věc a každý symbol poslouží jen jedné dekoraci.
    .title = Jedna věc na poli
bab-b-2-16 = Dekoraci, která v zásobě došla, postavit nelze.
    .title = Rozebrané dekorace

## C. Uskladnění a odložení

bab-c-1 = Nepoužitých jednoduchých sloupů si hráč smí nechat nejvýše 6.
    .title = Nejvýše šest sloupů
bab-c-2 = Dvojité sloupy uskladnit nelze.
    .title = Dvojité sloupy se neskladují
bab-c-3 = Sloupy navíc se vracejí do zásoby.
    .title = Přebytečné sloupy
bab-c-4 = Vytěžený dílek, který hráč neumístil, se uskladní, nebo odloží.
    .title = Neumístěný dílek
bab-c-5 = Je-li výřez obsazený, smí hráč odložit dílek v něm a dát tam nový. Bez náhrady ho odložit nesmí.
    .title = Výměna dílku ve výřezu
bab-c-6 = Na konci tahu má hráč uskladněný nejvýše jeden dílek.
    .title = Nejvýše jeden dílek
bab-c-7 = Odložené dílky opouštějí hru, do lomu se nevracejí.
    .title = Odložené dílky
bab-c-8 = Počáteční dílek se řídí pravidly pro uskladněné dílky. Nemusí se stavět jako první, ale zabírá výřez, dokud ho hráč neumístí nebo neodloží.
    .title = Počáteční dílek ve výřezu

## Konec kola a žetony kol

bab-r-1 = Po svém tahu odhalí poslední hráč vrchní žeton kola. Dílek lomu odkrytý úplně posledním tahem hry se už neodhaluje.
    .title = Odhalení žetonu kola
bab-r-2 = Má-li žeton efekt, platí v příštím kole v tahu každého hráče.
    .title = Platnost efektu
bab-r-3 = Další kolo zahajuje opět první hráč.
    .title = Začátek dalšího kola
bab-r-4 = S tímto žetonem dostane hráč na začátku tahu 1 jednoduchý sloup ze zásoby.
    .title = Žeton: jednoduchý sloup navíc
bab-r-5 = S tímto žetonem dostane hráč na začátku tahu 1 dvojitý sloup ze zásoby. Nepoužije-li ho v témže tahu, přijde o něj.
    .title = Žeton: dvojitý sloup navíc
bab-r-6 = Jednou za tah smí hráč použít jeden symbol na dílku umístěném v tomto tahu jako jiný symbol.
    .title = Žeton: proměna symbolu
bab-r-7 = Jednou za tah smí hráč použít jedno pole bez symbolu na dílku umístěném v tomto tahu jako libovolný symbol. Na čedičovém dílku takové pole není.
    .title = Žeton: přidání symbolu
bab-r-8 = Shodná květina přinese při těžbě 2 jednoduché sloupy místo 1.
    .title = Žeton: dva sloupy za květinu
bab-r-9 = Celkový zisk z těžby včetně květiny je o 1 jednoduchý sloup nižší. Pod 0 neklesne.
    .title = Žeton: o sloup méně

## Konec hry

bab-e-1 = Hra končí, když poslední hráč nemá co odhalit, protože zbyl jen žeton konce hry. Následuje závěrečné hodnocení.
    .title = Konec hry

## Závěrečné hodnocení

bab-s-1 = Zahrada se hodnotí při pohledu shora. Počítají se dílky a dekorace, z nichž je vidět aspoň část. Co je zakryté úplně, nepočítá se.
    .title = Co se počítá
bab-s-2 = Socha přinese 1 vítězný bod (VB) krát patro, ve kterém stojí. Socha použitá jako sloup nepřinese nic.
    .title = Body za sochy
bab-s-3 = Fontána přinese 3 VB krát patro, ve kterém stojí.
    .title = Body za fontány
bab-s-4 = Lávka přinese 3 VB krát patro, ve kterém stojí.
    .title = Body za lávky
bab-s-5 = Schodiště přinese součet obou spojených pater: mezi 1. a 2. patrem 3 VB, mezi 2. a 3. patrem 5 VB, mezi 3. a 4. patrem 7 VB a tak dále.
    .title = Body za schodiště
bab-s-6 = Sada ze sochy, fontány, lávky a schodiště přinese 4 VB.
    .title = Různorodost dekorací
bab-s-7 = Sada 4 různých květin na viditelných dílcích přinese 4 VB.
    .title = Sady květin
bab-s-8 = Vyhlídka přinese 1 VB v kterémkoli patře. Úplně zakrytá nepřinese nic.
    .title = Body za vyhlídky
bab-s-9 = Nejvyšší bod přinese 2 VB krát nejvyšší patro, ve kterém leží dílek.
    .title = Nejvyšší bod
bab-s-10 = Sad je tolik, kolik má hráč kusů toho ze čtyř druhů, kterého má nejméně. Nic se nepočítá do dvou sad.
    .title = Počet sad
bab-s-11 = Každý viditelný dílek, i počáteční, se počítá jako jedna květina. Sám o sobě dílek žádné VB nepřináší.
    .title = Květiny na dílcích
bab-s-12 = Za nepoužité sloupy, uskladněný dílek ani prázdná pole se nic neodečítá.
    .title = Žádné srážky
bab-s-13 = Vítězí hráč s nejvíce VB. Při shodě má přednost ten, komu na desce zůstalo vidět nejméně otvorů, tedy kdo má největší zahradu. Trvá-li shoda, o vítězství se dělí.
    .title = Vítězství a shoda

## Rozdíly mezi českými a maďarskými pravidly

bab-diff-01 = Podle českých pravidel se první hráč určí jakkoli, podle maďarských začíná ten, kdo naposledy zahradničil. U nás rozhoduje náhoda.
    .title = Volba prvního hráče
bab-diff-02 = Podle českých pravidel jsou symboly fontány na dvou dílcích, maďarská o dvou dílcích nemluví. Vyžadujeme dva různé dílky i tehdy, když symbol změní nebo přidá žeton kola.
    .title = Fontána na dvou dílcích
bab-diff-03 = V českých pravidlech jsou symboly lávky naproti sobě na dvou dílcích, v maďarských v jedné linii s jedním prázdným polem mezi nimi. Je to totéž, na jeden dílek se lávka nevejde.
    .title = Poloha symbolů lávky
bab-diff-04 = Česká pravidla o otáčení dílku mlčí, maďarská uvádějí 90 nebo 180 stupňů. Dovolujeme všechna čtyři natočení.
    .title = Natočení dílku
bab-diff-05 = Česká pravidla ohlašují odebrání hliněných dílků, ale pak mluví jen o dílku podle volby; maďarská výslovně o hliněném. Odebírá se jen hlína.
    .title = Odebírání při přípravě
bab-diff-06 = Česká pravidla zakazují využít jakékoli zakryté pole, maďarská jen zakrytá pole teras. Držíme se českých, zákaz platí i pro otvory desky.
    .title = Která zakrytá pole
bab-diff-07 = Žetony, které mění nebo přidávají symbol, česká pravidla dovolují využít v daném tahu. Maďarská je přikazují a u přidání tah nezmiňují. Držíme se českých: efekt je dobrovolný a platí jen v tomto tahu.
    .title = Změna a přidání symbolu
bab-diff-08 = Podle českých pravidel se počáteční dílek v prvním kole nemusí uskladnit, podle maďarských se nemusí postavit jako první. Držíme se maďarských.
    .title = Počáteční dílek v prvním kole
bab-diff-09 = Podle českých pravidel je květina počátečního dílku na jedné straně, podle maďarských dílek ukazuje květinu hráče. Květinu počítáme i na straně se zahradou.
    .title = Květina počátečního dílku
bab-diff-10 = Podle českých pravidel hráč dílek vezme a pak získá sloupy, podle maďarských nejdřív získá sloupy a pak dílek vezme. Vrstvy porovnáváme s dílkem na místě, výsledek je stejný.
    .title = Pořadí při těžbě
bab-diff-11 = Česká pravidla u bodů za lávku příklad nemají, maďarská uvádějí 6 VB za lávku ve 2. patře. Pravidlo je v obou stejné.
    .title = Příklad k lávce
bab-diff-12 = Podle českých pravidel dílek na 3 nebo 4 sloupech ležet může, podle maďarských musí. Jiný počet nedovolujeme.
    .title = Počet sloupů pod dílkem
bab-diff-13 = Podle českých pravidel efekt žetonu trvá celé následující kolo, podle maďarských působí na každého hráče v jeho příštím tahu. Je to totéž.
    .title = Trvání efektu

## Výklad sporných případů

bab-amb-01 = Dva dílky nesmějí ležet přesně nad sebou v žádných dvou patrech. Ve variantě „Dva dílky přesně nad sebou: jen ne v sousedních patrech“ je to zakázáno jen v patrech bezprostředně po sobě.
    .title = Dílky přesně nad sebou
bab-amb-02 = V mezeře pod lávkou nesmí být dílek v jejím patře ani výše a na viditelném poli mezery nesmí nic stát; nižší dílky tam být smějí. Ve variantě „Pod lávkou: jen holá deska“ tam nesmí být nic, ve variantě „Pod lávkou: smějí být nižší dílky i dekorace“ tam smějí být i nižší dekorace.
    .title = Mezera pod lávkou
bab-amb-03 = Pole pod lávkou není prázdné: nesmí na něm stát sloup, dekorace ani druhá lávka a nesmí nad ním ležet dílek v patře lávky nebo níže. Vyšší dílek mezeru zakrýt nemůže, protože by zakryl i konec lávky a měl by dva rohy bez podpěry. Každá lávka tak zůstává viditelná.
    .title = Pole pod lávkou
bab-amb-04 = Pole, na kterém stojí vyhlídka, už k ničemu jinému použít nelze.
    .title = Pole s vyhlídkou
bab-amb-05 = Pod rohem bez podpěry smí být cokoli nižšího než dílek, jen ne dolní pole schodiště, které vede právě do jeho patra. Socha o patro níže se stává podpěrou. Ve variantě „Pod rohem bez podpěry: nesmí nic stát“ nesmí bezprostředně pod takovým rohem stát nic.
    .title = Pod rohem bez podpěry
bab-amb-06 = Socha přesně o patro níže pod rohem bez sloupu ho sama podpírá. Vyhlídka se na tento roh neumisťuje.
    .title = Socha pod rohem
bab-amb-07 = Zakrytá socha, která nic nepodpírá, protože je o dvě nebo více pater níže, nepřinese VB. Pro přímou linii je to stále socha, takže příští socha není první.
    .title = Zakrytá socha bez zátěže
bab-amb-08 = Slouží-li všechny sochy hráče jako sloupy, je příští socha opět první a smí stát na libovolném symbolu sochy. Ve variantě „Když se všechny sochy staly sloupy: další sochy už ne“ další sochu postavit nelze.
    .title = Znovu první socha
bab-amb-09 = Dekorace lze stavět i mezi umístěním dvou dílků v jednom tahu. Na prvním dílku je lze stavět i později v témže tahu.
    .title = Dekorace mezi dvěma dílky
bab-amb-10 = Symbol změněný nebo přidaný žetonem kola platí jen do konce tahu. Postavená dekorace zůstává.
    .title = Dočasný symbol
bab-amb-11 = Žeton kola změní nebo přidá nejvýše jeden symbol za tah, na kterémkoli dílku umístěném v tomto tahu. Na dílku tak smějí být dva stejné symboly, třeba pro dvě sochy.
    .title = Jeden symbol za tah
bab-amb-12 = Zásoba je omezená počty z pravidel a kdo přijde dřív, ten bere: sloupů jen tolik, kolik zbývá, dvojitý sloup výměnou nebo dekoraci jen tehdy, je-li v zásobě. Dojdou-li vyhlídky, musí mít dílek 4 podpěry. Ve variantě „Zásoba: nikdy nedojde“ tato omezení neplatí.
    .title = Omezená zásoba
bab-amb-13 = Sloup z žetonu kola dostane hráč na začátku tahu, ještě před těžbou.
    .title = Kdy hráč dostane sloup navíc
bab-amb-14 = Jednoduché sloupy nelze odložit dobrovolně. Hráči jich vždy zůstane tolik, kolik se vejde, nejvýše 6.
    .title = Sloupy se neodkládají
bab-amb-15 = Jen těžit a pak stavět dekorace nelze. Dekorace potřebuje dílek umístěný v tomto tahu.
    .title = Dekorace bez dílku
bab-amb-16 = Lávka má dva konce a střed. Počítá se, dokud je aspoň jedna z těchto tří částí nezakrytá, tedy vždy.
    .title = Viditelná část lávky
bab-amb-17 = Zakrývají jen terasy, lávka ani jiná dekorace otvor nebo dílek nezakrývá. Při shodě se počítají otvory, nad kterými neleží žádný dílek.
    .title = Co zakrývá
bab-amb-18 = Roh bez podpěry nelze zasunout pod přečnívající roh jiného dílku.
    .title = Pod přečnívajícím rohem
bab-amb-19 = Dílek ve výřezu je veřejný, vidí ho všichni.
    .title = Veřejný výřez

## Kapitoly

babylon-chapter-components = Herní materiál a pojmy
babylon-chapter-setup = Příprava hry
babylon-chapter-structure = Průběh hry
babylon-chapter-mining = A. Těžba
babylon-chapter-building = B. Stavba: dílky teras
babylon-chapter-decorations = B. Stavba: dekorace
babylon-chapter-storing = C. Uskladnění a odložení
babylon-chapter-rounds = Konec kola a žetony kol
babylon-chapter-end = Konec hry
babylon-chapter-scoring = Závěrečné hodnocení
babylon-chapter-differences = Rozdíly mezi českými a maďarskými pravidly
babylon-chapter-rulings = Výklad sporných případů

## Obrázky k pravidlům

babylon-diagram-quarry = Každý okraj bez vyššího souseda přinese 1 sloup, vlastní květina ještě 1. Čísla říkají, kolik by získal Jasmín.
babylon-diagram-hanging = Na třech sloupech visí jeden roh volně a hned se na něj umístí vyhlídka.
babylon-diagram-levels = Ve 2. patře smí dílek jiný dílek překrývat, ale nikdy nesmí ležet přesně nad ním a žádné patro se nepřeskakuje.
babylon-diagram-equal-heights = Dva rohy leží na jednoduchých sloupech na terasách, dva na dvojitých sloupech na desce: všechny podpěry končí ve stejné výšce.
babylon-diagram-statue-pillar = Socha podpírá roh horního dílku. Odteď je sloupem a sochou už není.
babylon-diagram-not-under = Pod volně visící roh se dílek zasunout nedá. Vedle něj místo je.
babylon-diagram-occupied = Nad fontánou smí viset jen roh bez sloupu.
babylon-diagram-stairs = Dva symboly schodiště vedle sebe o patro od sebe: spojí je schodiště.
babylon-diagram-fountain = Dva symboly fontány vedle sebe v témže patře: spojí je fontána.
babylon-diagram-bridge = Dva symboly lávky v přímé linii a mezi nimi jedno prázdné pole: spojí je lávka.
babylon-diagram-statues = Druhá socha musí stát v jedné řadě nebo sloupci s první.
babylon-diagram-tokens = Žetony kol a kolik kterých je. Nahoře stojí ten, který právě platí.
babylon-diagram-scoring = Co v této zahradě přináší body: socha a fontána v 1. patře, vyhlídka a dílek ve 2. patře jako nejvyšší bod.
