# Setup

ish-1-1 = A játékot 2–4 játékos játssza.
    .title = Játékosok száma
ish-1-2 = A sivatag a játékosok számánál kettővel több tereptáblából áll. Mindegyik bármelyik oldalával és bárhogyan elforgatva lerakható, de együtt összefüggő területet kell alkotniuk. Alapesetben az elrendezés tömör; szabályváltozattal („A táblák elrendezése”) saját elrendezés is megadható.
    .title = A sivatag összeállítása
ish-1-3 = Minden szökőkútmezőre egy véletlenszerűen húzott szökőkút kerül. A többi szökőkútra ebben a játékban nincs szükség.
    .title = Szökőkutak kihúzása
ish-1-4 = Minden sziklamezőre egy drágakő kerül, a mezőn jelölt színben: lila, piros vagy fehér.
    .title = Drágakövek a sziklákon
ish-1-5 = A többi drágakő a közös készletbe kerül. A sivatagban, a játékosoknál, a képességeken és a készletben együtt mindig 114 drágakő van.
    .title = A drágakövek közös készlete
ish-1-6 = A hat tál véletlenszerűen kerül a szőnyeg hat helyére. Mindhárom lapkaalakhoz két tál tartozik.
    .title = Tálak a szőnyegen
ish-1-7 = Minden tálra a rajta jelölt alakú lapkák kerülnek: hat megkevert növénylapka képpel lefelé, legfelülre pedig egy kezdőlapka képpel felfelé. Egy halom így 7 lapkából áll.
    .title = Lapkahalmok a tálakon
ish-1-8 = Két játékos esetén minden halom alsó 2 lapkája megnézés nélkül kikerül a játékból, így halmonként 5 marad. Három játékos esetén az alsó 1 kerül ki, így 6 marad; négy játékos esetén mind a 7 játékban van.
    .title = Halmok két-három játékos esetén
ish-1-9 = A szőnyeg közepére kerülnek a virágjelölők: 4 szimpla és 4 dupla.
    .title = Virágjelölők a szőnyegen
ish-1-10 = A 26 fakártyát megkeverjük, és 5-öt képpel felfelé sorba rakunk: ez a kínálat. Mindegyik kártyára egy fa kerül.
    .title = A fakártyák kínálata
ish-1-11 = A kezdőjátékost sorsolás dönti el. Az ülésrend ettől nem változik.
    .title = Kezdőjátékos sorsolása
ish-1-12 = Minden játékosnak 4 segédje van: kettő előtte áll, kettő a szőnyegen vár. Mindenki 1 lila drágakővel kezd, a kezdőjátékos pedig megkapja az öntözőkannát.
    .title = Segédek és kezdő drágakő

# The turn

ish-2-1 = A játékosok az óramutató járása szerint következnek. A köröd öt szakasza mindig ebben a sorrendben követi egymást: lapkaválasztás, lerakás, drágakövek begyűjtése, különleges akció, faültetés.
    .title = A kör menete
ish-2-2 = A lapkaválasztás, a lerakás és a drágakövek begyűjtése kötelező. A különleges akció és a faültetés nem az.
    .title = Kötelező és választható szakaszok
ish-2-3 = A most begyűjtött drágaköveket ugyanebben a körben már felhasználhatod a különleges akcióhoz és a faültetéshez. A lapkaválasztásnál még nem fizethetsz velük.
    .title = Frissen szerzett drágakövek

# Choosing a tile

ish-3-1 = A játék legelső körében a kezdőjátékos bármelyik tálhoz odateheti az öntözőkannát, és elveszi onnan a felső lapkát. Ez ingyenes, drágakövet nem is fizethet, és ilyenkor nem fedünk fel új lapkát.
    .title = A legelső kör
ish-3-2 = Minden további körben az öntözőkanna ingyen lép az óramutató járása szerint a következő olyan tálhoz, amelyen még van lapka. Az üres tálakat átugorja, ezek nem számítanak lépésnek.
    .title = Az öntözőkanna lépése
ish-3-3 = Mielőtt elvennéd a lapkát, az öntözőkannát továbbviheted egy későbbi tálhoz, amelyen van lapka. Minden további lépés 1 tetszőleges színű drágakőbe kerül; hogy melyik drágaköveidet fizeted be, azt te döntöd el.
    .title = További lépések ára
ish-3-4 = Az öntözőkanna lépéseiért befizetett drágakövek visszakerülnek a közös készletbe.
    .title = Befizetett drágakövek sorsa
ish-3-5 = Annak a halomnak a felső lapkáját veszed el, ahol az öntözőkanna megállt.
    .title = A felső lapka elvétele
ish-3-6 = A lapka elvétele után, még a lerakás előtt felfedjük annak a halomnak a felső lapkáját, amelynél az öntözőkanna a köröd elején állt. Az öntözőkanna alatti halom teteje tehát rejtve marad, amíg a kanna tovább nem lép.
    .title = Új lapka felfedése
ish-3-7 = Ha az a halom, ahonnan az öntözőkanna elindult, már üres, semmit sem fedünk fel.
    .title = Üres kiindulási halom
ish-3-8 = Ha a J képességgel félretettél egy lapkát, az öntözőkannát a helyén hagyhatod, és azt a lapkát rakhatod le. Ilyenkor nem fizetsz drágakövet, és nem fedünk fel új lapkát.
    .title = Félretett lapka használata

# Placing the tile

ish-4-1 = A lapka mindhárom mezőjének a sivatagban, még lefedetlen homok- vagy sziklamezőn kell feküdnie. Szent kőtáblát és szökőkútmezőt sosem fedhet le. Két tereptábla határán is átnyúlhat, hacsak szabályváltozat („A táblák határa”) nem tiltja.
    .title = Mire kerülhet lapka
ish-4-2 = A lapka tetszőlegesen elforgatható, de sosem fordítható a hátoldalára. Ugyanarra a három mezőre az egyenes lapka kétféleképpen kerülhet, ha szimmetrikus, akkor egyféleképpen; a hajlított csak egyféleképpen, a háromszög alakú háromféleképpen.
    .title = A lapka elforgatása
ish-4-3 = A lapka legalább egy mezőjének szökőkúttal vagy egy korábban lerakott növénylapkával kell szomszédosnak lennie.
    .title = Csatlakozás a vízhez
ish-4-4 = A lapka nem köthet össze két különböző szökőkúthoz tartozó kertet, és az is számít, ha egy második szökőkúthoz közvetlenül ér hozzá. A lapka közvetlenül és a szomszédos kerteken át is csak egyetlen szökőkúthoz kapcsolódhat.
    .title = Egy lapka, egy szökőkút
ish-4-5 = Ugyanahhoz a szökőkúthoz tartozó, különálló kerteket össze lehet kötni.
    .title = Azonos szökőkút kertjei
ish-4-6 = A lerakás után egyetlen virágágyásban sem állhat két segéd, akkor sem, ha mindkettő ugyanazé a játékosé.
    .title = Ágyásonként egy segéd
ish-4-7 = Gazdátlan virágágyást össze lehet kötni olyannal, amelyben már áll segéd. Az egész ágyás annak a segédnek a gazdájáé lesz.
    .title = Gazdátlan ágyás csatolása
ish-4-8 = Nem számít, ki rakta le a lapkát: egy virágágyásnak csak segéddel lehet gazdája. Más ágyását is bővítheted.
    .title = Nem számít, ki rakta
ish-4-9 = Ha egy lapkának nincs szabályos helye, kikerül a játékból, és a körödből már csak a faültetés marad. Olyan lapkát, amelyről tudod, hogy nincs helye, csak akkor választhatsz, ha egyetlen elérhető lapkának sincs.
    .title = Nincs hely a lapkának

# Gems

ish-5-1 = A most lefedett három mezőn lévő összes drágakövet elveszed, és magad elé teszed.
    .title = Drágakövek begyűjtése
ish-5-2 = A virágjelölők és a fák füves mezőre kerülnek, ezért értük sosem jár drágakő.
    .title = Fa és jelölő drágakő nélkül

# Special action

ish-6-1 = Csak az ebben a körben lerakott lapka szimbólumát használhatod, egyszer és most azonnal. Ha nem használod ki, elveszett.
    .title = Szimbólum: most vagy soha
ish-6-2 = Segédszimbólumnál egy előtted lévő segédedet ráállíthatod a lapka szimbólumos mezőjére.
    .title = Segéd lerakása
ish-6-3 = Nem állíthatsz segédet a szimbólumos mezőre, ha annak a virágágyásában már áll segéd. A lapkát ettől még lerakhatod így, de a szimbólumával akkor senki sem állíthat oda segédet.
    .title = Foglalt virágágyás
ish-6-4 = Csillagnál feloldhatod egy elérhető képességedet: 2 tetszőleges drágakövedet ráteszed. Hogy melyik kettőt, azt te döntöd el.
    .title = Képesség feloldása
ish-6-5 = Az alsó képességek (F–J) kezdettől elérhetők. Egy felsőhöz előbb az oszlopában lévő alsót kell feloldanod: az A-hoz az F, a B-hez a G, a C-hez a H, a D-hez az I, az E-hez a J kell. Minden játékos minden képességet csak egyszer oldhat fel, és egy csillaggal csak egyet.
    .title = Elérhető képességek
ish-6-6 = A képességre tett drágakövet nem veheted vissza, és másra sem használhatod. A C képességnél sem számít.
    .title = Drágakövek a képességeken
ish-6-7 = A kérdőjelet tetszésed szerint segédszimbólumként vagy csillagként használod. A kettő közül csak az egyiket választhatod.
    .title = A kérdőjel használata
ish-6-8 = Ha a B képességet már feloldottad, a segédszimbólum és a csillag is kérdőjelnek számít neked. Ez a következő szimbólumodtól érvényes.
    .title = Szimbólumok B képességgel

# Planting trees

ish-7-1 = Faültetéshez a kínálat egyik fakártyáját vagy a saját lefoglalt kártyádat választod. Más játékos lefoglalt kártyáját nem veheted meg.
    .title = Fakártya választása
ish-7-2 = Pontosan a kártyán látható drágaköveket fizeted be a közös készletbe, majd a kártyát képpel lefelé magad elé teszed. Egyik szín sem helyettesít másikat.
    .title = A fa ára
ish-7-3 = A kártya fáját a sivatag bármelyik szabad füves mezőjére teheted, bármelyik kertben. Szabad az a füves mező, amelyen nincs fa vagy virágjelölő.
    .title = A fa helye
ish-7-4 = Egy körben legfeljebb 2 fát ültethetsz, ha ki tudod fizetni őket. Szabályváltozattal („Fák egy körben”) ez a határ 1, 3, 4 vagy 5 fa is lehet, vagy nincs határ.
    .title = Fák száma egy körben
ish-7-5 = Két faültetés között a kínálatot nem töltjük fel. A kör végén ismét 5 kártyára egészül ki, mindegyiken egy fával. A játék utolsó köre után már semmit sem töltünk fel.
    .title = A kínálat feltöltése
ish-7-6 = Az elültetett fa mindig a helyén marad. A mezője továbbra is a lapkájához és a kertjéhez tartozik, de már nem szabad füves mező.
    .title = Elültetett fák
ish-7-7 = A sivatagban álló fák senkihez sem tartoznak. Pontot csak a fakártya ad, annak, aki megvette.
    .title = A fák gazdája
ish-7-8 = Ha nincs szabad füves mező, fakártyát sem lehet venni.
    .title = Nincs hely fának
ish-7-9 = A kínálatot csak addig töltjük fel, amíg van kártya a pakliban, és van hozzá fa. Összesen 20 fa van. A már kirakott kártyák továbbra is megvehetők.
    .title = Elfogyott kártyák és fák

# Skills

ish-8-1 = Az A képességgel a játék végén 2 pontot kapsz minden szent kőtábláért, amely legalább egy saját virágágyásod valamelyik mezőjével szomszédos. Minden kőtábla csak egyszer számít.
    .title = A: szent kőtáblák
ish-8-2 = A B képességgel a feloldásától kezdve a segédszimbólumot csillagként, a csillagot segédszimbólumként is használhatod. A képesség a játék végén 7 pontot ér.
    .title = B: cserélhető szimbólumok
ish-8-3 = A C képességgel a játék végén pontot kapsz az előtted megmaradt, fel nem használt drágakövekért. Egy fehér 1, egy piros 2, egy lila 3 pontot ér.
    .title = C: megmaradt drágakövek
ish-8-4 = A D képességgel a játék végén 2 pontot kapsz minden fáért, amely legalább egy saját virágágyásoddal szomszédos. Neked minden fa csak egyszer számít, és mindegy, ki ültette.
    .title = D: fák árnyéka
ish-8-5 = Az E képességgel a játék végén 7 pontot kapsz minden segédedért, amely még előtted áll. A szőnyegen maradt segédek nem számítanak.
    .title = E: pihenő segédek
ish-8-6 = Az F képességgel azonnal elveszel 2 tetszőleges drágakövet a közös készletből, amennyiben van ott annyi.
    .title = F: két drágakő
ish-8-7 = A G képességgel azonnal leteszel egy szimpla virágjelölőt bármelyik szabad füves mezőre. Ezen 3 virág van.
    .title = G: szimpla virágjelölő
ish-8-8 = A H képességgel azonnal leteszel egy dupla virágjelölőt két szomszédos szabad füves mezőre. A két mező különböző lapkákon is lehet. A jelölőn 2 virág van, hacsak szabályváltozat („Dupla virágjelölő”) mást nem mond.
    .title = H: dupla virágjelölő
ish-8-9 = A virágjelölő virágos mezővé teszi azt, amin fekszik, így virágágyásokat bővíthet vagy köthet össze. Egy ágyásban ezután sem állhat két segéd.
    .title = Virágjelölők az ágyásokban
ish-8-10 = Az I képességgel a kínálat egyik kártyáját a fájával együtt lefoglalod magadnak, és a kínálatot azonnal feltöltjük, ha van miből. Egy segédedet is magad elé veszed a szőnyegről. A lefoglalt kártyát később, akár még ebben a körben, faültetéskor kell kifizetned.
    .title = I: lefoglalt fa
ish-8-11 = A J képességgel elveszed bármelyik halom felső lapkáját, akár az imént felfedettet, és félreteszed egy későbbi körre. A halom következő lapkáját felfedjük, kivéve az öntözőkanna alatt. Egy segédedet is magad elé veszed a szőnyegről.
    .title = J: félretett lapka

# Terms

ish-9-1 = Két mező akkor szomszédos, ha van közös oldaluk, két tereptábla határán át is.
    .title = Szomszédos mezők
ish-9-2 = A virágágyás egymással szomszédos virágos mezők teljes csoportja. A virágjelölők is beletartoznak, a lapkák határa nem számít.
    .title = Mi a virágágyás
ish-9-3 = A kert egymással szomszédos, növénylapkával fedett mezők teljes csoportja. Mindig pontosan egy szökőkúthoz tartozik; az érintkezéshez egy füves mező is elég.
    .title = Mi a kert
ish-9-4 = Egy szökőkúthoz több kert is tartozhat. Egy kertben több virágágyás is lehet, akár különböző játékosoké.
    .title = Több kert, több ágyás
ish-9-5 = A virágágyás azé, akinek a segédje benne áll. Segéd nélkül az ágyás senkié.
    .title = Kié a virágágyás
ish-9-6 = A szökőkút azé, akinek a hozzá tartozó kertekben lévő összes virágágyása együtt a legtöbb virágos mezőből áll; a mezők számítanak, nem a virágok. Döntetlennél minden érintetté, és mindegyikük a teljes pontszámot kapja érte.
    .title = Kié a szökőkút
ish-9-7 = Akinek egyetlen virágos mezője sincs a saját virágágyásaiban egy szökőkútnál, azé a szökőkút nem lehet. Ha senkinek sincs, senki sem kap érte pontot.
    .title = Szökőkút gazda nélkül
ish-9-8 = A szökőkút mezője nem köt össze sem virágágyásokat, sem kerteket.
    .title = A szökőkút nem köt össze

# End and scoring

ish-10-1 = Amint két halom kiürül, az éppen folyó forduló lesz az utolsó. Ezt lapkaválasztás is, a J képesség is okozhatja.
    .title = Két üres halom
ish-10-2 = A megkezdett fordulót végigjátsszuk a kezdőjátékos jobb oldali szomszédjáig, így mindenkinek ugyanannyi köre lesz. Ha éppen ő ürítette ki a második halmot, a köre után vége a játéknak.
    .title = Az utolsó forduló
ish-10-3 = A lefoglalt, de ki nem fizetett fakártyákat eldobjuk, ezek nem érnek pontot. A félretett lapkák sem érnek semmit.
    .title = Fel nem használt kártyák, lapkák
ish-10-4 = Minden kifizetett fakártyád annyi pontot ér, amennyi rajta áll.
    .title = Fakártyák pontozása
ish-10-5 = A virágágyásaidban, vagyis ahol segéded áll, virágonként 1 pontot kapsz. A lapkák és a virágjelölők virágai is számítanak, a segéd mezőjén lévők is.
    .title = Virágok pontozása
ish-10-6 = Minden szökőkutadért pontot kapsz: a lila 4, a piros 6, a fehér 8 pontot ér.
    .title = Szökőkutak pontozása
ish-10-7 = A feloldott A–E képességeid a leírásuk szerint adnak pontot. Az F–J képességek nem érnek pontot.
    .title = Képességek pontozása
ish-10-8 = Az nyer, akinek a legtöbb pontja van. Döntetlennél az érintettek közösen nyernek.
    .title = A játék győztese

# Edge-case rulings

ish-amb-01 = Mindig annak a halomnak a felső lapkáját fedjük fel, amelyet az öntözőkanna elhagyott, nem azét, ahová érkezett.
    .title = Melyik halmot fedjük fel
ish-amb-02 = Az öntözőkanna nem mehet körbe a saját halmához, amíg másik halomban van lapka. Ha már csak a saját halmában van, annak felső lapkáját vakon és ingyen elveheted, akkor is, ha a félretett lapkád lerakható lenne; a következő lapka rejtve marad, és ha az elvett lapkának nincs helye, kikerül a játékból. Ha egyik halomban sincs lapka, és lerakható félretett lapkád sincs, a köröd csak a faültetésből áll.
    .title = A kanna saját halma
ish-amb-03 = Az átugrott üres tálakért nem kell drágakövet fizetni.
    .title = Üres tálak ingyen
ish-amb-04 = Ha van elérhető és kifizethető lapka, amelynek van szabályos helye, ilyet kell választanod, még ha csak egy drágább vagy a félretett lapka ilyen is. Ha nincs, az ingyenes lapkát veszed el, és az kikerül a játékból, a félretett viszont soha. Az öntözőkanna ekkor is lép, és a szokott módon felfedünk egy lapkát. Ezután a körödből már csak a faültetés marad.
    .title = Lapka szabályos hely nélkül
ish-amb-05 = A lapka átnyúlhat két tereptábla határán, mert a táblák egyetlen sivatagot alkotnak. Szabályváltozattal („A táblák határa”) a lapkának egyetlen táblán kell elférnie.
    .title = Lapka két tábla határán
ish-amb-06 = Egy körben legfeljebb 2 fa ültethető. Szabályváltozattal („Fák egy körben”) ez 1, 3, 4 vagy 5 is lehet, vagy annyi, amennyit ki tudsz fizetni.
    .title = Fák körönként
ish-amb-07 = A J képességgel az öntözőkanna alatti halomból is vehetsz lapkát: vakon veszed el, és a halom új teteje rejtve marad, amíg a kanna el nem lép. Szabályváltozattal („A J képesség és a kanna alatti halom”) ez csak akkor lehetséges, ha más halomban már nincs lapka.
    .title = J és a rejtett halom
ish-amb-08 = A J képességgel félretett lapkát ugyanabban a körben nem rakhatod le, mert a lapkaválasztáson már túl vagy. Egyszerre csak egy félretett lapkád lehet.
    .title = Félretett lapka ideje
ish-amb-09 = Az I képesség nem ad ingyen fát. Csak lefoglal egy kártyát, amelyet a fa elültetésekor kell kifizetned.
    .title = A lefoglalt fa ára
ish-amb-10 = Egy virágágyás csak egyetlen kertben lehet, ezért csak egy szökőkútnál számít.
    .title = Ágyás egyetlen szökőkútnál
ish-amb-11 = A többséget szökőkutanként számoljuk, nem kertenként: minden virágágyásod beleszámít, amely az adott szökőkúthoz tartozó kertek bármelyikében van.
    .title = Többség szökőkutanként
ish-amb-12 = A dupla virágjelölő mindkét felén 1 virág van, együtt 2. Szabályváltozattal („Dupla virágjelölő”) mindkét felén 2 virág van, együtt 4.
    .title = A dupla virágjelölő virágai
ish-amb-13 = A segéd alatt lévő virágok is láthatónak számítanak, ezért pontot érnek.
    .title = Virágok a segéd alatt
ish-amb-14 = Az F–J képességek hatását a feloldáskor kötelező végrehajtani, amennyire lehet. Ami nem lehetséges, az elmarad: ha a virágjelölőnek nincs helye, a szőnyegen marad, és ha nincs elég drágakő, kártya vagy lapka, annyit kapsz, amennyi van. Az I és a J képesség segédje mindenképp jár.
    .title = A képesség kötelező hatása
ish-amb-15 = Ha a játék végén többeknek van a legtöbb pontjuk, közösen nyernek.
    .title = Döntetlen a végén
ish-amb-16 = A megvett kártyákat és a félretett lapkákat mindenki ismeri. A vakon elvett lapkát az elvételkor mindenki megnézheti.
    .title = Nyilvános kártyák és lapkák
ish-amb-17 = Minden lapkaalakhoz két kezdőlapka és két tál tartozik. A véletlen dönti el, melyik kezdőlapka melyik tálra kerül.
    .title = Kezdőlapkák elosztása
ish-amb-18 = Az I vagy a J képességgel szerzett segédet ugyanazzal a szimbólummal még nem állíthatod a lapkára, mert egy szimbólum csak egy akciót ad.
    .title = Új segéd ugyanabban a körben
ish-amb-19 = Az I képesség után a kínálatot azonnal, még a faültetés előtt feltöltjük. Az újonnan kirakott kártyát már ebben a körben megveheted.
    .title = Feltöltés lefoglalás után
ish-amb-20 = Az I és a J képességhez mindig van segéd a szőnyegen: minden játékosnak két segédje vár ott, és mindkét képesség csak egyszer, egy segédet hoz.
    .title = Mindig van segéd
ish-amb-21 = Az a csillag, amellyel a B képességet feloldod, nem ad második akciót. A B képesség csak a következő szimbólumtól hat.
    .title = Nincs második akció B után
ish-amb-22 = A különleges akció mindig megelőzi a faültetést. Aki már elkezdett fát ültetni, nem használhatja többé a szimbólumot.
    .title = Előbb a különleges akció

## Fejezetek

ishtar-chapter-setup = Előkészületek
ishtar-chapter-turn = A kör menete
ishtar-chapter-choosing = 1. lépés: lapkaválasztás
ishtar-chapter-placing = 2. lépés: a lapka lerakása
ishtar-chapter-gems = 3. lépés: drágakövek
ishtar-chapter-special = 4. lépés: különleges akció
ishtar-chapter-trees = 5. lépés: faültetés
ishtar-chapter-skills = Képességek
ishtar-chapter-terms = Fogalmak
ishtar-chapter-end = A játék vége és a pontozás
ishtar-chapter-rulings = Vitás esetek

## Ábrák a szabályokhoz

ishtar-diagram-can = Az öntözőkanna az 1-es tálnál áll. A következő tál, amelyen van lapka, ingyenes, minden további egy drágakőbe kerül, és Jázminnak egy drágaköve van. A 4-es tál üres.
ishtar-diagram-turned-up = Jázmin elveszi a 2-es tálról a lapkát. Az 1-es tálnál, ahonnan az öntözőkanna továbblépett, felfedünk egy lapkát.
ishtar-diagram-placing = A lapka homok- és sziklamezőkön fekszik, és szökőkúttal vagy egy korábbi lapkával szomszédos.
ishtar-diagram-two-fountains = A lapka összekötheti egy szökőkút két kertjét, de két szökőkút vizét soha.
ishtar-diagram-one-assistant = A lapka bővíthet egy virágágyást, de sosem köthet össze két olyat, amelyben segéd áll.
ishtar-diagram-gems = A lapka két drágaköves sziklát fed le, és Jázmin mindkét drágakövet elveszi.
ishtar-diagram-assistant = Jázmin segédet állít az új lapka szimbólumára, és az ágyás mostantól az övé.
ishtar-diagram-skills = Jázmin feloldotta a G képességet. Az alsó képességek szabadon elérhetők; egy felsőhöz az alatta lévő kell.
ishtar-diagram-tree-cards = Egy kártya pontosan a rajta látható drágakövekbe kerül. Jázminnak egy lila és egy piros drágaköve van.
ishtar-diagram-trees = A fának szabad füves mező kell: sem virág, sem másik fa nem lehet rajta.
ishtar-diagram-bloom = A virágjelölő a füvet virággá változtatja, és bővíti a szomszédos ágyást.
ishtar-diagram-majority = Jázminnak több virágos mezője van a szökőkútnál, mint Rózsának, ezért a szökőkút az övé.
ishtar-diagram-points = Mennyit érnek a virágok, a közös szökőkút és a fa kártyája.
