### Amyitis: články pravidel.

## Příprava hry

amy-s-1 = Při hře ve třech se do krabice vrátí karty řemeslníků a karty cechu označené „4 hráči“. Při hře ve dvou se vrátí i karty označené „3 hráči“. Ve čtyřech se hraje se všemi.
    .title = Karty podle počtu hráčů
amy-s-2 = Na stůl se rozloží oba hrací plány a žeton karavany se postaví do Babylonu. Vedle plánu leží karta Amyitis pro daný počet hráčů.
    .title = Plány a karavana
amy-s-3 = Talenty, velbloudi, neutrální kostičky a žetony zboží tvoří roztříděnou společnou zásobu.
    .title = Společná zásoba
amy-s-4 = Karta rostliny, která má kvalitu 2 na obou stranách, patří do Khorsabadu. O tom, která strana je nahoře, rozhodne náhoda.
    .title = Rostlina v Khorsabadu
amy-s-5 = Zbylé tři karty rostlin se zamíchají a po jedné se rozdělí do Eshnunny, Uru a Mari. Nahoře je vždy strana s kvalitou 1.
    .title = Ostatní karty rostlin
amy-s-6 = Karty řemeslníků se zamíchají do balíčku lícem dolů.
    .title = Balíček řemeslníků
amy-s-7 = Karty cechu leží vedle plánu lícem nahoru, roztříděné podle druhu a stupně.
    .title = Nabídka karet cechu
amy-s-8 = Od každého zboží kromě vína se vezme jeden žeton. Na každého vůdce karavany 2. stupně ve hře připadne jeden z nich náhodou: při hře ve čtyřech na dva, jinak na jednoho. Ostatní žetony se vrátí do zásoby.
    .title = Zboží na vůdcích karavany
amy-s-9 = Na 4. plošině leží destička s hodnotou 10. Náhodně se vyberou 3 z ostatních destiček kvality 3 na 3. plošinu, 5 destiček kvality 2 na 2. plošinu a 7 destiček kvality 1 na 1. plošinu. Zbylé destičky (1 kvality 3, 1 kvality 2 a 2 kvality 1) se vrátí do krabice.
    .title = Rozložení zahradních destiček
amy-s-10 = Při hře ve dvou zůstanou tři části zahrady označené * bez destičky a nikdy se neosázejí. Vyloží se 6 destiček kvality 1, 4 kvality 2, 2 kvality 3 a destička s hodnotou 10, celkem 13. Zbylé destičky (3 kvality 1, 2 kvality 2 a 2 kvality 3) se vrátí do krabice.
    .title = Zahrada pro dva hráče
amy-s-11 = Každý hráč začíná se všemi kostičkami své barvy, 4 talenty, 1 velbloudem, vůdcem karavany stupně 0 a 0 body prestiže. Bankéře ani palác nemá nikdo.
    .title = Počáteční zásoba hráče
amy-s-12 = Začínajícího hráče určí los. Vylosovaný hráč si vezme kartu začínajícího hráče.
    .title = Začínající hráč

## Cíl hry a obecná pravidla

amy-g-1 = Vítězí hráč, který má na konci nejvíce bodů prestiže. Kromě pořadí zamíchaných karet řemeslníků je ve hře vše veřejné.
    .title = Cíl hry
amy-g-2 = U vůdce karavany, bankéře a paláce platí vždy jen hráčova nejvyšší karta daného druhu. Zahradníků může mít více.
    .title = Jedna platná karta druhu
amy-g-3 = Víno může při každém placení zastoupit libovolné jiné zboží. Velblouda ani talent nezastoupí nikdy.
    .title = Víno jako žolík
amy-g-4 = Velbloudů a talentů může mít hráč libovolně mnoho. Počet zboží se omezuje jen na konci kola.
    .title = Limity zásoby hráče

## Kolo a fáze I

amy-r-1 = Kolo má tři fáze: I příprava, II akce hráčů a III konec kola.
    .title = Průběh kola
amy-i-1 = Začínající hráč zamíchá všechny karty řemeslníků ve hře, i ty z minulého kola, a vyloží lícem nahoru tolik trojic, kolik je hráčů.
    .title = Vyložení řemeslníků
amy-i-1b = Karty řemeslníků, které se do trojic nedostaly, jsou stranou jen v tomto kole.
    .title = Zbylí řemeslníci
amy-i-2 = Kdo má bankéře, vezme si talenty a získá body prestiže uvedené na své nejvyšší kartě bankéře. Bez bankéře příjem není.
    .title = Příjem od bankéře

## Fáze II: akce hráčů

amy-ii-1 = Hraje se po směru hodinových ručiček od začínajícího hráče, v každém tahu jedna akce. Fáze trvá, dokud nepasují všichni.
    .title = Pořadí tahů
amy-ii-2 = K dispozici jsou tři akce: A pasování, B najímání a C pohyb karavany.
    .title = Možné akce
amy-ii-a-1 = Pasující hráč dá jednu kostičku na pasovací oblast. V tomto kole už žádnou akci neprovede.
    .title = Akce pasování
amy-ii-a-2 = Dokud někdo ještě hraje, přináší každý další tah tomu, kdo už pasoval, 1 talent. Za samotné pasování není nic.
    .title = Talent po pasování
amy-ii-a-3 = Jakmile pasuje poslední hráč, fáze okamžitě končí. Po jeho pasování si už nikdo talent nevezme; dříve vzaté talenty hráčům zůstávají.
    .title = Konec fáze akcí
amy-ii-b-1 = Hráč si zvolí jednu kartu řemeslníka, která leží lícem nahoru. Zaplatí tolik talentů, kolik karet je v její trojici už otočeno: 0, 1 nebo 2.
    .title = Cena najmutí
amy-ii-b-2 = Najatá karta se otočí stranou s talentem nahoru. Poté řemeslník vykoná svou práci.
    .title = Otočení karty řemeslníka
amy-ii-b-p-1 = Pěstitel umístí jednu kostičku hráče na jedno ze dvou dostupných polí a přinese zboží, které je tam zobrazeno.
    .title = Pěstitel: pole a zboží
amy-ii-b-p-2 = V každé řadě je dostupné jen první prázdné pole zleva. Kostičky na polích zůstávají, dokud se řada nezaplní.
    .title = Dostupná pole
amy-ii-b-p-3 = Za plnou řadu dostane zahradníka hráč, který v ní má nejvíce kostiček, je-li zahradník v zásobě. Při shodě na prvním místě ho nedostane nikdo.
    .title = Zahradník za plnou řadu
amy-ii-b-p-4 = Plná řada se potom vyprázdní a všechny kostičky se vrátí majitelům, ať zahradníka získal kdokoli.
    .title = Vyprázdnění řady
amy-ii-b-r-1 = Kněz umístí kostičku hráče na první ze čtyř políček zleva ve zvoleném chrámu. Kostičky, které tam už jsou, se posunou o jedno políčko doprava.
    .title = Kněz: kostička do chrámu
amy-ii-b-r-2 = Kostička vytlačená za čtvrté políčko se vrátí majiteli, neutrální do společné zásoby.
    .title = Vytlačená kostička
amy-ii-b-e-1 = Inženýr umístí kostičku hráče na dostupný zavlažovací úsek a přinese 2 body prestiže. Kostička tam zůstane do konce hry.
    .title = Inženýr: zavlažení úseku
amy-ii-b-e-2 = Zavlažovací úseky leží mezi částmi zahrady a jsou zakresleny jako vlnky. Na každou vlnku se vejde jedna kostička, na dvojitý úsek se dvěma vlnkami vedle sebe tedy dvě.
    .title = Zavlažovací úseky
amy-ii-b-e-3 = Úsek je dostupný, má-li ještě místo pro kostičku a vede-li k němu od řeky nepřerušená trasa zavlažených úseků. Na barvě kostiček nezáleží, počítají se i neutrální. Dvojitý úsek vede vodu dál, teprve když má obě kostičky.
    .title = Dostupné úseky
amy-ii-b-e-4 = Prázdné úseky na břehu řeky jsou dostupné vždy.
    .title = Úseky na břehu
amy-ii-b-m-1 = Obchodník přinese hráči 1 velblouda.
    .title = Obchodník: velbloud
amy-ii-c-1 = Karavana jde jen po směru hodinových ručiček. Za každého zaplaceného velblouda ujde 1 políčko a vůdce karavany stupně 0, 1 nebo 2 k tomu dovolí přidat až 0, 2 nebo 4 políčka.
    .title = Délka pohybu karavany
amy-ii-c-2 = Karavana se musí pohnout nejméně o 1 políčko. Stát na místě nesmí.
    .title = Nejméně jedno políčko
amy-ii-c-3 = Každý pohyb stojí nejméně 1 velblouda, ať má vůdce karavany jakýkoli stupeň. Zaplacení velbloudi se vracejí do společné zásoby.
    .title = Nejméně jeden velbloud
amy-ii-c-4 = V cíli musí hráč obchodovat; kde nemůže, tam karavanu dovést nesmí. Ve městě s rostlinou k tomu potřebuje i část zahrady, kterou dokáže osázet, případně s pomocí vlastních zahradníků.
    .title = Povinný obchod v cíli
amy-ii-c-a-1 = V Babylonu hráč prodá 1 žeton zboží za 3 body prestiže, nebo 2 stejné či různé za 6 bodů. K tomu má 1 zavlažení zdarma.
    .title = Prodej do Babylonu
amy-ii-c-a-2 = Zavlažení zdarma se řídí pravidly inženýra, ale nepřináší žádné body. Odmítnout ho nelze.
    .title = Zavlažení zdarma
amy-ii-c-a-3 = Zboží se prodává jen v Babylonu.
    .title = Prodej jen v Babylonu
amy-ii-c-b-1 = Ve městě s kartami cechu hráč zaplatí žeton požadovaného zboží a vezme si jednu kartu jednoho ze dvou zobrazených druhů.
    .title = Nákup karty cechu
amy-ii-c-b-2 = Nová karta má stupeň o 1 vyšší než dosavadní, bez karty daného druhu stupeň 1. Položí se na starou kartu a platí jen ona.
    .title = Stupeň nové karty
amy-ii-c-b-3 = S vůdcem karavany 2. stupně získá hráč i zboží, které na kartě leží.
    .title = Zboží na vůdci karavany
amy-ii-c-b-4 = Palác přinese své body prestiže ihned a jen jednou.
    .title = Prestiž za palác
amy-ii-c-b-5 = Jsou-li karty potřebného stupně rozebrané, hráč už v tomto druhu nikdy nepostoupí. Je-li možný jen jeden ze dvou druhů, musí si vzít ten.
    .title = Rozebraný stupeň
amy-ii-c-c-1 = Za rostlinu hráč zaplatí žeton zboží, které město požaduje. Je-li na viditelné straně karty rostliny zobrazeno další zboží, zaplatí i to; je-li stejné, platí ho dvakrát.
    .title = Nákup rostliny
amy-ii-c-c-2 = Rostlinu hráč ihned vysadí. Potom se karta rostliny otočí na druhou stranu.
    .title = Výsadba a otočení karty

## Výsadba

amy-pl-1 = Při výsadbě hráč zvolí jednu zahradní destičku a odebere ji ze zahrady. Karta rostliny zůstává ve svém městě.
    .title = Co je výsadba
amy-pl-2 = Část zahrady musí mít aspoň jednu stranu úplně zavlaženou. Strana s dvojitým úsekem potřebuje obě kostičky.
    .title = Zavlažená strana
amy-pl-3 = Řeka sama o sobě žádnou část nejnižší plošiny nezavlažuje.
    .title = Řeka nestačí
amy-pl-4 = Kvalita rostliny musí být alespoň tak vysoká jako číslo plošiny; na 4. plošinu stačí kvalita 3. Lepší rostlinu lze vysadit i na nižší plošinu.
    .title = Kvalita a plošina
amy-pl-5 = Každý zahradník, kterého hráč použije, zvýší kvalitu rostliny pro tuto výsadbu o 1; lze jich použít i více. Rostlina kvality 1 se dvěma zahradníky tak stačí i na 3. a 4. plošinu. Použití zahradníci se vracejí do společné zásoby.
    .title = Pomoc zahradníků
amy-pl-6 = Hráč si destičku ponechá a hned získá její body prestiže a bonusy. Tuto část zahrady už nikdo znovu neosází.
    .title = Zisk zahradní destičky
amy-pl-7 = Sečtou se všechny kostičky kolem části zahrady, i na zpola zavlažených stranách. Hráč, který jich má jako jediný nejvíce, získá tolik bodů prestiže, jaká je kvalita na kartě rostliny; zahradníci se nepočítají. Při shodě nezíská bonus nikdo.
    .title = Zavlažovací bonus
amy-pl-8 = Všechny prázdné vlnky mezi právě osázenou částí zahrady a sousedními osázenými částmi se obsadí neutrálními kostičkami. Tyto úseky se počítají jako zavlažené.
    .title = Automatické zavlažování
amy-pl-9 = Na neutrální kostičky může další zavlažování navazovat.
    .title = Navázání na neutrální kostičky

## Fáze III: konec kola

amy-iii-1 = Hráč napravo od začínajícího hráče dá vlastní kostičku do chrámu podle své volby. Do každého ze zbylých dvou chrámů dá jednu neutrální. Platí pravidla kněze.
    .title = Procesí do chrámů
amy-iii-2-0 = Chrámy se vyhodnotí v pořadí Ishtar, Marduk, Tammouz. První je hráč s největším počtem kostiček, druhý ten, kdo následuje; neutrální kostičky se nepočítají. Kdo je v chrámu sám, má jen první odměnu.
    .title = Vyhodnocení chrámů
amy-iii-2-1 = V Ishtařině chrámu si první vybere 1 velblouda, nebo 1 talent. Druhý dostane to, co první nechal.
    .title = Odměna v Ishtařině chrámu
amy-iii-2-2 = V Mardukově chrámu získá první 2 body prestiže a druhý 1 bod.
    .title = Odměna v Mardukově chrámu
amy-iii-2-3 = V Tammouzově chrámu dá první kostičku na dostupné pole a vezme si jeho zboží. Druhý smí jeden svůj žeton zboží vyměnit za jiný ze společné zásoby, ne však za víno.
    .title = Odměna v Tammouzově chrámu
amy-iii-2-4 = Zaplní-li tato kostička řadu, rozhodne se jako obvykle o zahradníkovi a řada se vyprázdní.
    .title = Řada zaplněná díky Tammouzovi
amy-iii-2-5 = Při shodě v chrámu, ať na prvním, nebo na druhém místě, má přednost ten z hráčů ve shodě, jehož kostička je nejdále vpravo.
    .title = Shoda v chrámu
amy-iii-2-6 = Při hře ve dvou se v každém chrámu uděluje jen první odměna.
    .title = Chrámy při hře ve dvou
amy-iii-3 = S vůdcem karavany stupně 0 nebo 1 si hráč ponechá nejvýše 2 žetony zboží, se stupněm 2 nejvýše 4. Přebytek podle vlastního výběru vracejí hráči v pořadí tahů.
    .title = Zásoba zboží
amy-iii-4 = Karta začínajícího hráče přejde na dalšího hráče po směru hodinových ručiček a začne nové kolo. Po posledním kole se nepředává.
    .title = Změna začínajícího hráče

## Konec hry

amy-e-1 = Jakmile v zahradě zbývají 4 destičky nebo méně (při hře ve dvou 3 nebo méně), dohraje se probíhající kolo a hra končí.
    .title = Konec hry
amy-e-2 = Přízeň Amyitis závisí na počtu vlastních destiček. Pět bodů přinese při hře ve dvou 5–6 destiček, ve třech 4–5 a ve čtyřech 3–4. Deset bodů přinese při hře ve dvou 7 a více, ve třech 6 a více a ve čtyřech 5 a více.
    .title = Přízeň Amyitis
amy-e-3 = Každý žeton zboží, který hráči zbyl, přinese 1 bod prestiže. Velbloudi a talenty nepřinesou nic.
    .title = Body za zbylé zboží
amy-e-4 = Vyhrává nejvyšší počet bodů prestiže. Hráči se shodným počtem se o vítězství dělí, další kritérium není.
    .title = Vítězství a shoda

## Výklad sporných případů

amy-q-1 = Když velbloudi, talenty nebo zboží v zásobě nestačí, hráč dostane jen to, co v ní je; zbytek propadá a ostatní účinky akce platí. Příjem se vyplácí v pořadí od začínajícího hráče. V Ishtařině chrámu si první vybírá jen z toho, co v zásobě je; zbývá-li jediný druh, vezme si ten a druhý nedostane nic.
    .title = Prázdná společná zásoba
amy-q-2 = Řemeslníka, který by nic neudělal, najmout nelze: pěstitel, kněz a inženýr potřebují kostičku a dovolené místo, obchodník velblouda ve společné zásobě. Pěstitele lze najmout, i když jeho zboží došlo; kostička se přesto položí.
    .title = Najmutí bez účinku
amy-q-3 = Neutrálních kostiček je neomezeně. Kdyby došly, poslouží náhrada.
    .title = Neutrální kostičky bez omezení
amy-q-4 = Hráč bez kostiček nemůže najmout pěstitele, kněze ani inženýra, pasovat však smí vždy i bez kostičky. Má-li vést procesí, vynechá se celé včetně neutrálních kostiček. Stejně tak odpadá pole z Tammouzova chrámu a zavlažení po prodeji do Babylonu.
    .title = Hráč bez kostiček
amy-q-5 = Kostička z pasovací oblasti se vrátí majiteli na konci fáze II.
    .title = Návrat pasovací kostičky
amy-q-6 = Více velbloudů, než je třeba, se neplatí. Cena je vzdálenost snížená o přídavek vůdce karavany, nejméně však 1 velbloud.
    .title = Přesný počet velbloudů
amy-q-7 = Karavana smí ujít 1 až 8 políček. Celý okruh o 9 políčkách by skončil na stejném místě, a proto není dovoleno.
    .title = Celý okruh
amy-q-8 = Průjezd městem nic nestojí a nemá žádný účinek.
    .title = Průjezd městy
amy-q-9 = Do Babylonu lze prodávat, i když není dostupný žádný úsek. Zavlažení se pak vynechá.
    .title = Prodej bez volného úseku
amy-q-10 = Leží-li v nabídce dva vůdci karavany 2. stupně s různým zbožím, vybere si kupující, kterého chce.
    .title = Volba vůdce karavany
amy-q-11 = Bonus „libovolná karta cechu“ je zdarma a je povinný, pokud lze nějakou kartu vzít. Platí běžný postup stupňů včetně zboží na vůdci karavany a prestiže za palác; lze si vzít i zahradníka ze zásoby. Není-li co vzít, bonus propadá.
    .title = Bonus: libovolná karta cechu
amy-q-12 = Bonus „libovolné zboží“ je povinný: hráč si vybere zboží, které je v zásobě, kromě vína. Není-li tam žádné takové, bonus propadá. Ve variantě „Víno jako ‚libovolné zboží‘: lze“ si smí vybrat i víno.
    .title = Bonus: libovolné zboží
amy-q-13 = Výsadba má toto pořadí: platba a vrácení použitých zahradníků do společné zásoby, zisk z destičky, zavlažovací bonus, automatické zavlažování, otočení karty rostliny.
    .title = Pořadí při výsadbě
amy-q-14 = Neutrální kostičky se v zavlažovacím bonusu nepočítají: nic nezískají ani nezpůsobí shodu. V běžné hře to nenastane, jen v ručně sestavené pozici.
    .title = Neutrální kostičky v bonusu
amy-q-15 = Zavlažovací bonus může připadnout i hráči, který právě není na tahu.
    .title = Bonus mimo vlastní tah
amy-q-16 = Úsek s neutrální kostičkou odříznutou od řeky se pro výsadbu počítá jako zavlažený. Nová kostička ale potřebuje trasu až k řece. Ve variantě „Kostičky odříznuté od řeky: lze na ně navázat“ lze navázat i na odříznuté neutrální kostičky.
    .title = Kostičky odříznuté od řeky
amy-q-17 = Hráč nesmí použít více zahradníků, než výsadba vyžaduje.
    .title = Žádní zahradníci navíc
amy-q-18 = První v Tammouzově chrámu nemůže pole odmítnout, má-li kostičku.
    .title = Tammouz: pole nelze odmítnout
amy-q-19 = Druhý v Tammouzově chrámu smí dát na výměnu i víno. Nové zboží musí být jiné než odevzdané a nikdy to není víno.
    .title = Tammouz: pravidla výměny
amy-q-20 = Limit zboží platí i v posledním kole. Uplatní se dříve, než se zbylé zboží boduje.
    .title = Limit v posledním kole
amy-q-21 = Při hře ve dvou si první v Ishtařině chrámu vybere velblouda, nebo talent. Druhá odměna se neuděluje.
    .title = Ishtar při hře ve dvou
amy-q-22 = Plná řada se vyprázdní i při shodě a také tehdy, když v zásobě není zahradník.
    .title = Vyprázdnění bez zahradníka
amy-q-23 = Po 40 kolech se hra zastaví a normálně vyhodnotí. V praxi k tomu nedochází.
    .title = Pojistka proti nekonečné hře
amy-q-24 = Při shodě v plné řadě nezíská zahradníka nikdo. Ve variantě „Shoda v plné řadě polí: zahradníka získá ten nejdále vpravo“ připadne tomu z hráčů ve shodě, jehož kostička je nejdále vpravo.
    .title = Shoda na poli

## Rozdíly mezi českými a maďarskými pravidly

amy-d-1 = Podle českých pravidel hráč na vůdce karavany 2. stupně pokládá zboží ze své zásoby, podle maďarských dostane zboží, které na kartě leží. Platí maďarské znění; shoduje se s ním i český příklad.
    .title = Zboží na vůdci karavany
amy-d-2 = Česká pravidla uvádějí 14 velbloudů a navíc žeton karavany, maďarská 14 velbloudů a jako karavanu růžový žeton velblouda. Hrajeme se 14 velbloudy a 1 žetonem karavany.
    .title = Počet velbloudů
amy-d-3 = Česká pravidla udávají dva vůdce karavany 2. stupně pro čtyři hráče a jednoho pro dva až tři. Maďarská počet neuvádějí. Držíme se českých.
    .title = Počet vůdců 2. stupně
amy-d-4 = Česká pravidla zbylé destičky nepočítají. Podle maďarských zbude 1 destička kvality 3, 1 kvality 2 a 2 kvality 1. Držíme se maďarských.
    .title = Zbylé zahradní destičky
amy-d-5 = Česká pravidla dovolují vůdci karavany až 2 nebo až 4 políčka navíc, maďarská mluví o 2 nebo 4 dalších. Platí české „až“; příklad v obou pravidlech tomu odpovídá.
    .title = Políčka navíc
amy-d-6 = Česká pravidla žádají další zboží jen za rostlinu kvality 2, maďarská vždy, když je na kartě zobrazeno. Vychází to nastejno; rozhoduje, co je na kartě.
    .title = Další zboží za rostlinu
amy-d-7 = Podle českých pravidel je obchod v cíli povinný, podle maďarských tam hráč musí zvládnout aspoň jednu akci. Bereme to jako totéž.
    .title = Povinnost obchodovat
amy-d-8 = Jen maďarská pravidla výslovně říkají, že se zboží prodává pouze v Babylonu. Toto pravidlo přejímáme.
    .title = Místo prodeje
amy-d-9 = Česká pravidla popisují zahradu jako čtverec se dvěma stranami u řeky, maďarská jako kosočtverec. Jde o stejný tvar, jen pootočený.
    .title = Tvar zahrady
amy-d-10 = V českých pravidlech chybějící stupeň zastaví jen hráče, který ho potřebuje; v maďarských je rozebraný balíček uzavřen nastálo. Účinek je stejný. Výjimkou jsou zahradníci, protože se vracejí do zásoby.
    .title = Rozebrané karty cechu
amy-d-11 = Česká pravidla odměňují v chrámu dva hráče s největším počtem kostiček, maďarská ty, kdo mají většinu. Držíme se českých; i maďarská uvádějí dvě odměny.
    .title = Odměňovaní v chrámu
amy-d-12 = Česká pravidla počítají na konci destičky dostupné pro výsadbu, maďarská destičky zbývající. Počítáme všechny destičky na plánu, ať jsou zavlažené, nebo ne.
    .title = Destičky na konci hry
amy-d-13 = Přebytečné zboží se podle českých pravidel vrací počínaje začínajícím hráčem, podle maďarských v pořadí tahů. Je to totéž.
    .title = Pořadí při vracení zboží
amy-d-14 = Začínajícího hráče podle českých pravidel určí los, podle maďarských se hráči dohodnou. Určujeme ho náhodně.
    .title = Volba začínajícího hráče
amy-d-15 = Česká pravidla uvádějí jen příklad, kdy je kvalita nízká. Maďarská dodávají, že rostlinu kvality 2 lze vysadit i na 1. plošinu. Držíme se maďarských.
    .title = Lepší rostlina níže
amy-d-16 = Podle českých pravidel řeka sama nejnižší plošinu nezavlažuje. Maďarská říkají méně určitě, že poloha u ní ještě neznamená zavlažení. Držíme se českých.
    .title = Řeka a zavlažení
amy-d-17 = Česká pravidla udělují zahradníka za řadu zaplněnou díky Tammouzovi před jejím vyprázdněním, maďarská jako obvykle. Je to totéž.
    .title = Zahradník díky Tammouzovi
amy-d-18 = Česká pravidla tisknou jméno města „Eshunna“ a v seznamu barev jim chybí černá. Maďarská mají „Eshnunna“ a pět barev. Držíme se maďarských.
    .title = Jméno města a barvy
amy-d-19 = V obou pravidlech vede procesí hráč napravo od začínajícího. Maďarský příklad ho nazývá posledním; jde o téhož hráče.
    .title = Kdo vede procesí

## Kapitoly

amyitis-chapter-setup = Příprava hry
amyitis-chapter-goal = Cíl hry a obecná pravidla
amyitis-chapter-round = Kolo a fáze I
amyitis-chapter-actions = Fáze II: akce hráčů
amyitis-chapter-passing = Pasování
amyitis-chapter-recruiting = Najímání řemeslníků
amyitis-chapter-caravan = Pohyb karavany
amyitis-chapter-planting = Výsadba
amyitis-chapter-evening = Fáze III: konec kola
amyitis-chapter-end = Konec hry
amyitis-chapter-rulings = Výklad sporných případů
amyitis-chapter-differences = Rozdíly mezi českými a maďarskými pravidly

## Obrázky k pravidlům

amyitis-diagram-two-players = Při hře ve dvou zůstávají tři části zahrady prázdné: neleží na nich destička a nic se na nich nesází.
amyitis-diagram-prices = Jasmín má 1 talent. První karta trojice je zdarma, druhá stojí 1 talent, třetí 2.
amyitis-diagram-fields = V každé řadě je dostupné jen první prázdné pole zleva.
amyitis-diagram-full-row = Kostička Jasmínu zaplní horní řadu. Jasmín v ní má nejvíce kostiček a dostane zahradníka; pak se řada vyprázdní.
amyitis-diagram-priest = Kostička Jasmínu vstoupí zleva a ostatní posune. Poslední chrám opustí.
amyitis-diagram-double-side = Dvojitý úsek je zaplněný jen zpola. Vejde se na něj druhá kostička, ale do té doby vodu dál nevede.
amyitis-diagram-water = Voda přichází od řeky: nový úsek leží na břehu nebo na konci nepřerušené trasy kostiček.
amyitis-diagram-caravan = S 1 velbloudem a vůdcem karavany stupně 1 dojde karavana až do třetího města. Jasmín může platit ječmenem a datlemi.
amyitis-diagram-court = Jasmín má vůdce karavany stupně 1 a v Uruku si smí vzít vůdce stupně 2.
amyitis-diagram-planting = Rostlina kvality 2 potřebuje část zahrady s úplně zavlaženou stranou na plošině, která není příliš vysoko.
amyitis-diagram-river = I část zahrady u řeky potřebuje stranu s kostičkou.
amyitis-diagram-gardener = S jedním zahradníkem stačí rostlina kvality 2 i na 3. plošinu. Voda je potřeba tak jako tak.
amyitis-diagram-grove = Jasmín sází vedle dvou osázených částí zahrady a získá bonus za nejvíce kostiček kolem. Prázdný úsek mezi osázenými částmi dostane neutrální kostičku.
amyitis-diagram-procession = Jasmín dá kostičku do Mardukova chrámu a do zbylých dvou neutrální kostičky.
amyitis-diagram-temple-tie = V Ishtařině chrámu je shoda Růže a Šafránu. Kostička Šafránu leží dál vpravo, a tak je první Šafrán.
