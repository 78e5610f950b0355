# Components and terms

bab-0-1 = A játékot 2–4 játékos játssza, mindenkinek egy játékostáblája van. A tábla jobb felső sarka mutatja a játékos virágtípusát.
    .title = Játékosok és táblák
bab-0-2 = A teraszlapkák egyik oldala kőzetoldal, a másik kertoldal.
    .title = A lapkák két oldala
bab-0-3 = Egy lapka két oldalán a szimbólumok is, a virág is azonosak.
    .title = Azonos szimbólumok és virág
bab-0-4 = Háromféle kőzet van: az agyaghoz 2, a gránithoz 3, a bazalthoz 4 szimbólum tartozik.
    .title = Kőzetek és szimbólumok
bab-0-5 = A kertoldal négyféle lehet: fehér, rózsaszín, narancssárga vagy kék virágú. Mindegyik egy-egy játékostáblához tartozik.
    .title = Négyféle virág
bab-0-6 = A négy kezdő teraszlapkán kőzetoldal helyett is a gazdájuk virága látható.
    .title = Kezdő teraszlapkák
bab-0-7 = Az építésterület 64 bevágásába oszlopok kerülhetnek.
    .title = Az építésterület bevágásai
bab-0-8 = A raktárterületen hat mező vár szimpla oszlopokat, és egy bevágás egyetlen teraszlapkát.
    .title = A raktárterület helyei
bab-0-9 = A 64 bevágás 8×8-as négyzetet alkot.
    .title = A tábla alakja
bab-0-10 = A teraszlapka kertoldalán négy mező van 2×2-es négyzetben. Mindegyikre kerülhet oszlop, akár van rajta szimbólum, akár nincs.
    .title = A lapka négy mezője
bab-0-11 = Díszelem a lépcső, a szökőkút, a híd és a szobor, más nem. A kilátó nem díszelem, ezért díszelemkészletbe sem számít bele.
    .title = Mi a díszelem
bab-0-12 = A doboz pótalkatrészei csak az elveszett darabokat helyettesítik, a készletnek nem részei.
    .title = Pótalkatrészek szerepe

# Setup

bab-1-1 = Az asztal közepén álló doboz egyszerre készlet és kőbánya.
    .title = Készlet és kőbánya
bab-1-2 = Minden oszlop, kilátó és díszelem a közös készletbe kerül.
    .title = Közös készlet
bab-1-3 = A kőbánya aljára véletlenszerűen 16 bazaltlapka kerül, rájuk 16 gránitlapka, legfelülre 16 agyaglapka. Mindegyik a kőzetoldalával néz felfelé.
    .title = A kőbánya feltöltése
bab-1-4 = A kőbánya 4×4-es rács, minden helyén három egymáson fekvő lapkával.
    .title = A kőbánya rácsa
bab-1-5 = Mindenki választ egy játékostáblát, és az azonos virágú kezdő teraszlapkát a raktárterület bevágásába teszi. Két játékosnak nem lehet azonos virága; a virágokat az asztalnál lehet kiválasztani, vagy a véletlen osztja ki őket.
    .title = Tábla és kezdő teraszlapka
bab-1-6 = A játék kezdetén senkinek sincs oszlopa.
    .title = Kezdés oszlopok nélkül
bab-1-7 = A 14 fordulójelölőt képpel lefelé megkeverjük, majd két, három vagy négy játékos esetén 14, 12 vagy 10 darabot felfedés nélkül a játékvégjelölőre halmozunk. A többi felfedetlenül kikerül a játékból.
    .title = Fordulójelölők halma
bab-1-8 = A kezdőjátékost sorsolás dönti el.
    .title = Kezdőjátékos sorsolása
bab-1-9 = A fordulójelölők halma a kezdőjátékos jobb oldali szomszédjához kerül, vagyis ahhoz, aki minden fordulóban utolsóként játszik.
    .title = A halom őrzője
bab-1-10 = Három játékos esetén 3 agyaglapka kerül ki a kőbányából: a kezdőjátékostól az óramutató járása szerint mindenki eltávolít egyet, amelyet maga választ.
    .title = Kőbánya három játékos esetén
bab-1-11 = Két játékos esetén 6 agyaglapka kerül ki a kőbányából: a játékosok a kezdőjátékostól kezdve felváltva egyet-egyet távolítanak el, fejenként hármat.
    .title = Kőbánya két játékos esetén
bab-1-12 = Négy játékos esetén egyetlen lapka sem kerül ki a kőbányából.
    .title = Kőbánya négy játékos esetén
bab-1-13 = Az előkészületek során csak agyaglapka távolítható el, az alóla előkerülő gránitlapka soha.
    .title = Csak agyaglapka távolítható el
bab-1-14 = Az előkészületek során eltávolított lapkákért nem jár oszlop, és ezek a lapkák végleg kikerülnek a játékból.
    .title = Eltávolított lapkák sorsa

# Structure

bab-2-1 = A játék két, három vagy négy játékos esetén 15, 13, illetve 11 fordulóig tart.
    .title = Fordulók száma
bab-2-2 = Egy fordulóban mindenkinek egy köre van, a kezdőjátékostól az óramutató járása szerint. A kezdőjátékos végig ugyanaz marad.
    .title = A játékosok sorrendje
bab-2-3 = A köröd három részből áll, ebben a sorrendben: A) ásás, ez kötelező; B) építés, ha akarsz; C) a megmaradt elemek elraktározása vagy eldobása, ez is kötelező.
    .title = A kör menete
bab-2-4 = Az 1. fordulóban nincs érvényes fordulójelölő. A forduló végén felfedett jelölő mindig a következő fordulóra érvényes.
    .title = Mikor érvényes a jelölő
bab-2-5 = Két, három vagy négy játékos esetén a 42, 45 vagy 48 lapkából 30, 39 vagy 44 kerül a játékosokhoz, tehát 12, 6 vagy 4 marad. A kőbánya ezért sosem ürül ki, ásni mindig lehet.
    .title = A kőbánya nem ürül ki

# Mining

bab-a-1 = Ásáskor pontosan egy látható teraszlapkát veszel el a kőbányából. Az a lapka látható, amelyen nem fekszik másik.
    .title = Egy látható lapka
bab-a-2 = A lapka minden olyan szegélyéért 1 szimpla oszlop jár, amely mellett ugyanabban vagy alacsonyabb rétegben látható lapka fekszik.
    .title = Oszlop a szomszédos lapkáért
bab-a-3 = Minden szegélyért, amely a kőbánya oldalához ér, 1 szimpla oszlop jár.
    .title = Oszlop a kőbánya oldaláért
bab-a-4 = Minden szegélyért, amely mellett a kőbánya alja látszik, mert ott már elfogytak a lapkák, 1 szimpla oszlop jár.
    .title = Oszlop a kőbánya aljáért
bab-a-5 = Ha egy szegély mellett magasabb rétegben lévő lapka fekszik, azért a szegélyért nem jár semmi.
    .title = Magasabb szomszéd
bab-a-6 = További 1 szimpla oszlopot kapsz, ha a lapka virága azonos a játékostáblád virágtípusával.
    .title = Oszlop a saját virágért
bab-a-7 = Annyi oszlopot kapsz, ahány szegély mellett a szomszéd nem magasabb a lapkánál, és saját virágnál még egyet. A kőbánya oldala alacsonynak számít. A fordulójelölő hatása nélkül ez 0 és 5 közötti szám.
    .title = Oszlopok összesen
bab-a-8 = A magasságokat a lapka kiemelése előtt hasonlítjuk össze. Csak az oldalszomszédok számítanak, az átlósak nem.
    .title = Szomszédok és magasság
bab-a-9 = Az agyagnál semmi sem magasabb, ezért az agyaglapka mindig 4 oszlopot ad, saját virággal 5-öt. Ezen csak a fordulójelölő változtathat.
    .title = Az agyaglapka hozama
bab-a-10 = Ha a készletben nincs elég szimpla oszlop, annyit kapsz, amennyi maradt.
    .title = Kevés oszlop a készletben

# Building terraces

bab-b-1-1 = Ásás után lehelyezheted az imént kiásott teraszlapkát, az elraktározottat, mindkettőt tetszőleges sorrendben, vagy egyiket sem.
    .title = Mely lapkák helyezhetők le
bab-b-1-2 = A lapka lehelyezése előtt az oszlopai kerülnek a helyükre, mindegyik a tábla egy üres bevágásába vagy egy teraszlapka üres mezőjére.
    .title = Előbb az oszlopok
bab-b-1-3 = Az a szimbólumos mező, amelyen nem áll semmi, üresnek számít, így oszlop is kerülhet rá.
    .title = Oszlop szimbólumra
bab-b-1-4 = Az oszlop vagy szimpla, és 1 szint magas, vagy dupla, és 2 szint magas. Oszlop tetejére nem kerülhet másik oszlop.
    .title = Szimpla és dupla oszlop
bab-b-1-5 = A saját körödben ásás után bármikor cserélhetsz 2 szimpla oszlopot 1 duplára. Visszafelé sosem lehet cserélni.
    .title = Oszlopok cseréje
bab-b-1-6 = Az elraktározott oszlopok az újonnan szerzettekkel együtt is felhasználhatók.
    .title = Elraktározott oszlopok használata
bab-b-1-7 = A lehelyezett teraszlapka mindig a kertoldalával néz felfelé.
    .title = Kertoldallal felfelé
bab-b-1-8 = A lapka lehelyezéskor negyedfordulatonként tetszőlegesen elforgatható.
    .title = A lapka elforgatása
bab-b-1-9 = A lapka alá 3 vagy 4 oszlop kell, sarkonként legfeljebb egy.
    .title = Három vagy négy oszlop
bab-b-1-10 = Ha a lapka pontosan 3 oszlopon áll, a hiányzó oszlop fölötti mezőre azonnal kilátó kerül. Ez kötelező.
    .title = Kilátó három oszlopnál
bab-b-1-11 = A kilátó elfoglalja a mezőjét: oda sem oszlop, sem díszelem nem kerülhet, és a mező szimbóluma elvész.
    .title = A kilátó mezője
bab-b-1-12 = Lapka sosem kerülhet úgy egy másik fölé, hogy teljesen fedjék egymást.
    .title = Nincs teljes fedés
bab-b-1-13 = Egy kertben ezért nem lehet két lapka pontosan ugyanazon a helyen, bármelyik szinten vannak is.
    .title = Egy helyen egy lapka
bab-b-1-14 = A lapka részben vagy egészben dupla oszlopokon is állhat, és az oszlopai különböző szintekről is indulhatnak. Minden alátámasztásnak egy magasságban kell végződnie: az alap szintje és az oszlop magassága együtt a lapka szintjét adja.
    .title = Egy magasságban végződő oszlopok
bab-b-1-15 = A szobor is szolgálhat oszlopként, olyan magas, mint egy szimpla oszlop. Ettől fogva semmilyen szempontból nem számít szobornak. A sarok alatt pontosan egy szinttel álló szobor mindig oszlopként szolgál.
    .title = Szobor mint oszlop
bab-b-1-16 = A 2. vagy magasabb szintre csak akkor kerülhet lapka, ha az eggyel alacsonyabb szinten már van lapkád, bárhol a táblán.
    .title = Építés szintenként
bab-b-1-16a = A sarkot tartó oszlop alapja legfeljebb 2 szinttel lehet a lapka alatt. A 3. vagy magasabb szintű lapkák oszlopai ezért sosem állnak közvetlenül a táblán.
    .title = Az oszlopok legmélyebb alapja
bab-b-1-17 = Minden oszlopot lapkának kell fednie, ezért oszlop csak lapka lehelyezésekor kerülhet a kertbe.
    .title = Nincs oszlop lapka nélkül
bab-b-1-18 = A lefedett bevágások mindegyikénél az eddigi legfelső lapkának alacsonyabban kell lennie az új lapkánál. Lapkát nem lehet egy másik alá becsúsztatni vagy rajta áttolni.
    .title = Nincs becsúsztatás
bab-b-1-19 = A lapka nem lóghat túl a tábla szélén, mert akkor legalább két sarka alatt nem volna bevágás.
    .title = A tábla széle
bab-b-1-20 = A lapkának nem kell korábbi lapkához csatlakoznia, és az azonos szintű lapkák között hézag is maradhat.
    .title = Szomszédság nem kell
bab-b-1-21 = Foglalt mező fölé csak a lapka oszlop nélküli sarka kerülhet; kivétel az oszlopként szolgáló szobor. Szökőkutat, hidat, lépcsőt és kilátót ezért csak alátámasztás nélküli sarok takarhat el. Ahol a látható mezőn más áll, mint egy alátámasztó szobor, ott többé semmi sem tarthat lapkát.
    .title = Foglalt mező lefedése

# Decorations

bab-b-2-1 = A lapka lehelyezése után megnézed, tudsz-e egy vagy több díszelemet építeni. A díszelemek ingyenesek, és a készletből jönnek.
    .title = Ingyenes díszelemek
bab-b-2-2 = Díszelemet építeni nem kötelező.
    .title = Díszelem nem kötelező
bab-b-2-3 = A díszelemnek egészben vagy részben legalább egy olyan lapkán kell állnia, amelyet ebben a körben helyeztél le.
    .title = Új lapkán kell állnia
bab-b-2-4 = Díszelem csak üres, megfelelő szimbólumú mezőkre épülhet.
    .title = Üres mező, egyező szimbólum
bab-b-2-5 = Díszelem sosem állhat átlósan.
    .title = Átlósan soha
bab-b-2-6 = A lépcső két lépcsőszimbólumot köt össze. Ezek oldalszomszédos mezőkön vannak, két olyan lapkán, amelyek között pontosan 1 szint a különbség.
    .title = Lépcső építése
bab-b-2-7 = A szökőkút két szökőkútszimbólumot köt össze. Ezek oldalszomszédos mezőkön vannak, két azonos szintű lapkán.
    .title = Szökőkút építése
bab-b-2-8 = A híd két hídszimbólumot köt össze egyenes vonalban, két azonos szintű lapkán. Közöttük pontosan egy üres mező van.
    .title = Híd építése
bab-b-2-9 = Az első szobrodhoz bármelyik szoborszimbólum megfelel.
    .title = Az első szobor
bab-b-2-10 = Minden további szobornak egyenes vonalban kell állnia egy korábbi szobroddal, bármilyen messze és bármelyik szinten van is az.
    .title = További szobrok
bab-b-2-11 = Az egyenes vonal felülről nézve ugyanazt a vízszintes vagy függőleges sort jelenti, átlót soha.
    .title = Mi az egyenes vonal
bab-b-2-12 = A szobrok közötti vonalat semmi sem szakítja meg.
    .title = Semmi sem akadályozza a vonalat
bab-b-2-13 = Ha egy szimbólumot a lapkája lehelyezésekor nem használsz ki, később még lehet a második vége egy új lapkát is érintő lépcsőnek, szökőkútnak vagy hídnak. A kihasználatlan szoborszimbólum viszont elveszett.
    .title = Kihasználatlan szimbólumok
bab-b-2-14 = Az a mező vagy bevágás, amelyet felülről nézve teraszlapka takar, már sem oszlophoz, sem díszelemhez nem használható.
    .title = Letakart mezők
bab-b-2-15 = Egy mezőn legfeljebb egy elem állhat, és egy szimbólum csak egy díszelemhez használható fel.
    .title = Mezőnként egy elem
bab-b-2-16 = Ha egy díszelemfajta elfogyott a készletből, nem lehet többet építeni belőle.
    .title = Elfogyott díszelem

# Storing and discarding

bab-c-1 = A fel nem használt szimpla oszlopokból legfeljebb 6 raktározható el.
    .title = Szimpla oszlopok raktározása
bab-c-2 = Dupla oszlop nem raktározható el.
    .title = Dupla oszlop nem raktározható
bab-c-3 = A fölösleges oszlopok visszakerülnek a készletbe.
    .title = Fölösleges oszlopok
bab-c-4 = A kiásott, de le nem helyezett lapkát el kell raktároznod vagy el kell dobnod.
    .title = Le nem helyezett lapka
bab-c-5 = Ha a raktárterület bevágása foglalt, az ott lévő lapkát eldobhatod, és az újat teheted a helyére. Csere nélkül az elraktározott lapka nem dobható el.
    .title = Elraktározott lapka cseréje
bab-c-6 = A kör végén legfeljebb egy elraktározott lapkád lehet.
    .title = Legfeljebb egy lapka
bab-c-7 = Az eldobott lapkák kikerülnek a játékból, a kőbányába nem kerülnek vissza.
    .title = Eldobott lapkák sorsa
bab-c-8 = A kezdő teraszlapka olyan, mint bármelyik elraktározott lapka: nem kell elsőként lehelyezni, de addig foglalja a bevágást, amíg le nem helyezed vagy el nem dobod.
    .title = A kezdő teraszlapka raktározása

# End of round and round tokens

bab-r-1 = Az utolsó játékos a köre végén felfedi a halom legfelső fordulójelölőjét. Azt a lapkát, amely a játék legutolsó körében kerülne elő a kőbányában, már nem fedjük fel.
    .title = Fordulójelölő felfedése
bab-r-2 = Ha a jelölőnek van hatása, az a következő fordulóban minden játékos körére érvényes.
    .title = A jelölő hatálya
bab-r-3 = Ezután a kezdőjátékossal új forduló kezdődik.
    .title = Új forduló
bab-r-4 = Ennél a jelölőnél a köröd elején 1 szimpla oszlopot kapsz a készletből.
    .title = Jelölő: szimpla oszlop
bab-r-5 = Ennél a jelölőnél a köröd elején 1 dupla oszlopot kapsz a készletből. Ha ebben a körben nem használod fel, elvész.
    .title = Jelölő: dupla oszlop
bab-r-6 = Ennél a jelölőnél a körödben egyszer egy most lehelyezett lapka egyik szimbólumát másik szimbólumként használhatod. Nem kötelező.
    .title = Jelölő: szimbólum megváltoztatása
bab-r-7 = Ennél a jelölőnél a körödben egyszer egy most lehelyezett lapka egyik szimbólum nélküli mezőjét tetszőleges szimbólumként használhatod. Bazaltlapkán ez nem segít.
    .title = Jelölő: szimbólum hozzáadása
bab-r-8 = Ennél a jelölőnél a saját virágodért 1 helyett 2 szimpla oszlop jár.
    .title = Jelölő: két oszlop virágért
bab-r-9 = Ennél a jelölőnél ásáskor összesen 1 oszloppal kevesebbet kapsz, a virágért járót is beleszámítva, de 0-nál kevesebbet soha.
    .title = Jelölő: egy oszloppal kevesebb

# End of the game

bab-e-1 = A játék akkor ér véget, amikor az utolsó játékosnak már nincs mit felfednie, mert csak a játékvégjelölő maradt. Ekkor következik a pontozás.
    .title = A játék vége

# Scoring

bab-s-1 = A kertet felülről nézzük. A részben vagy egészben látható lapkák és díszelemek számítanak, a teljesen letakartak nem.
    .title = Mi számít láthatónak
bab-s-2 = A szobor annyi pontot ér, ahányadik szinten áll. Az oszlopként szolgáló szobor 0 pontot ér.
    .title = Szobrok pontozása
bab-s-3 = A szökőkút annyiszor 3 pontot ér, ahányadik szinten áll.
    .title = Szökőkutak pontozása
bab-s-4 = A híd annyiszor 3 pontot ér, ahányadik szinten áll.
    .title = Hidak pontozása
bab-s-5 = A lépcső a két összekötött szint összegét éri: az 1. és a 2. szint között 3, a 2. és a 3. között 5, a 3. és a 4. között 7 pontot, és így tovább.
    .title = Lépcsők pontozása
bab-s-6 = Minden díszelemkészletért 4 pont jár. Egy készlet egy szoborból, egy szökőkútból, egy hídból és egy lépcsőből áll.
    .title = Díszelemkészletek pontozása
bab-s-7 = Minden virágkészletért 4 pont jár. Egy készlethez látható lapkákon lévő négy különböző virág kell.
    .title = Virágkészletek pontozása
bab-s-8 = Minden kilátó 1 pontot ér, bármelyik szinten áll. A teljesen letakart kilátó nem ér semmit.
    .title = Kilátók pontozása
bab-s-9 = Annyiszor 2 pontot kapsz, ahányadik szinten a legmagasabb lapkád van.
    .title = Legmagasabb szint pontozása
bab-s-10 = Annyi díszelem- vagy virágkészleted van, ahány darabod a négy fajta közül a legritkábból van. Minden elem legfeljebb egy készletbe számít bele.
    .title = Készletek száma
bab-s-11 = Minden látható lapka egy virágnak számít, a kezdő teraszlapka is. Maga a lapka nem ér pontot.
    .title = Lapkák mint virágok
bab-s-12 = A megmaradt oszlopokért, az elraktározott lapkáért és az üres mezőkért nem jár levonás.
    .title = Nincs pontlevonás
bab-s-13 = Az nyer, akinek a legtöbb pontja van. Döntetlennél az érintettek közül az nyer, akinek a tábláján felülről a legkevesebb bevágás látszik, vagyis a legnagyobb a kertje. Ha ez is egyenlő, az érintettek közösen nyernek.
    .title = A játék győztese

# Differences between the rulebooks

bab-diff-01 = A cseh szabályfüzet szerint a kezdőjátékost bárhogyan ki lehet jelölni, a magyar szerint az kezd, aki legutóbb kertészkedett. Nálunk a véletlen választ.
    .title = Kezdőjátékos kiválasztása
bab-diff-02 = A cseh szabályfüzet szerint a szökőkút két szimbóluma két lapkán van, a magyar ezt nem említi. A csehet követjük: két különböző lapka kell, fordulójelölő hatásával is.
    .title = Szökőkút két lapkán
bab-diff-03 = A cseh szabályfüzetben a híd szimbólumai két lapkán, egymással szemben állnak, a magyarban egy vonalban, egy üres mezőnyi távolságra. A kettő ugyanaz: ekkora távolság egyetlen lapkán nem fér el.
    .title = Híd két lapkán
bab-diff-04 = A cseh szabályfüzet nem szól a lapka elforgatásáról, a magyar 90 vagy 180 fokot említ. Nálunk mind a négy irány megengedett.
    .title = Eltérés: a lapka elforgatása
bab-diff-05 = Az előkészületeknél a cseh szabályfüzet az agyaglapkákról szóló részben tetszőleges lapkát ír, a magyar kimondottan agyaglapkát. Nálunk csak agyaglapka távolítható el.
    .title = Eltérés: eltávolítható lapkák
bab-diff-06 = A letakart mezők tilalma a cseh szabályfüzetben minden mezőre, a magyarban a teraszlapkák mezőire vonatkozik. A csehet követjük, a tábla bevágásait is beleértve.
    .title = Eltérés: letakart mezők
bab-diff-07 = A szimbólum megváltoztatását és hozzáadását a cseh szabályfüzet az adott körre engedi meg, a magyar felszólításként írja le, és a hozzáadásnál nem említi a kört. A csehet követjük: nem kötelező, és csak abban a körben érvényes.
    .title = Eltérés: szimbólumjelölők
bab-diff-08 = A cseh szabályfüzet szerint a kezdő teraszlapkát az első fordulóban nem kell elraktározni, a magyar szerint nem kell elsőként megépíteni. A magyart követjük.
    .title = Eltérés: kezdő teraszlapka
bab-diff-09 = A cseh szabályfüzet szerint a kezdő teraszlapka egyik oldalán van a játékos virága, a magyar szerint a lapka azt mutatja. Nálunk a virág a kertoldalon is számít.
    .title = A kezdő teraszlapka virága
bab-diff-10 = A cseh szabályfüzetben előbb veszed el a lapkát, és azután kapod az oszlopokat, a magyarban fordítva. Az eredmény ugyanaz: a magasságokat úgy hasonlítjuk össze, hogy a lapka még a helyén van.
    .title = Az ásás sorrendje
bab-diff-11 = A híd pontozására a cseh szabályfüzet nem ad példát, a magyar szerint a 2. szinten 6 pontot ér. A szabály ugyanaz.
    .title = Példa a híd pontozására
bab-diff-12 = A cseh szabályfüzet szerint a lapka 3 vagy 4 oszlopra tehető, a magyar szerint kötelezően 3 vagy 4 oszlopon áll. Nálunk 3 vagy 4 oszlop kell, más nem lehet.
    .title = Az oszlopok száma
bab-diff-13 = A fordulójelölő a cseh szabályfüzet szerint a teljes következő fordulóban, minden játékos körében hat, a magyar szerint mindenkire a következő körében. A kettő ugyanaz.
    .title = Eltérés: a jelölő hatálya

# Edge-case rulings

bab-amb-01 = Két lapka akkor sem lehet pontosan ugyanazon a helyen, ha több szint van közöttük. Szabályváltozattal („Két lapka pontosan ugyanazon a helyen”) ez csak a közvetlenül egymás fölötti szintekre vonatkozik.
    .title = Azonos hely több szinten
bab-amb-02 = A híd két vége között a híd szintjén vagy afölött nem lehet lapka, és az ott látható mezőn nem állhat semmi; alacsonyabb lapka megengedett. Szabályváltozattal („A híd alatt”) a két vég között csak üres tábla lehet, vagy alacsonyabb díszelem is állhat ott.
    .title = A híd alatti hely
bab-amb-03 = A híd alatti mező nem üres: nem kerülhet rá oszlop vagy díszelem, nem vezethet fölötte másik híd, és nem fedheti le lapka a híd szintjén vagy az alatt. Magasabb lapka sem takarhatja el, ezért minden híd látható marad.
    .title = Építés a híd alá
bab-amb-04 = A kilátó mezője semmire sem használható többé.
    .title = Kilátó mezője elveszett
bab-amb-05 = Alátámasztás nélküli sarok alatt bármi lehet, ami a lapkánál alacsonyabb. Kivétel az éppen arra a szintre vezető lépcső alsó mezője és az egy szinttel lejjebb álló szobor, mert az oszlopként szolgál. Szabályváltozattal („Alátámasztás nélküli sarok alatt”) közvetlenül az ilyen sarok alatt nem állhat semmi.
    .title = Alátámasztás nélküli sarok alatt
bab-amb-06 = Ha egy sarok alatt nincs oszlop, de pontosan egy szinttel lejjebb szobor áll, az magától alátámasztja a lapkát, és ott nem kell kilátó.
    .title = Szobor a sarok alatt
bab-amb-07 = Ha egy szobrot lapka takar el, de legalább két szint van közöttük, a szobor nem tartja a lapkát. Ilyenkor 0 pontot ér, de az egyenes vonalhoz továbbra is szobornak számít, ezért a következő nem az első.
    .title = Letakart szobor
bab-amb-08 = Ha minden szobrodból oszlop lett, a következő ismét elsőnek számít, és bármelyik szoborszimbólumra kerülhet. Szabályváltozattal („Ha minden szobor oszloppá vált”) ilyenkor már nem építhetsz több szobrot.
    .title = Újra első szobor
bab-amb-09 = Két lapka lehelyezése között is építhetsz díszelemet, és az első lapkára a köröd későbbi részében is.
    .title = Díszelem két lapka között
bab-amb-10 = A megváltoztatott vagy hozzáadott szimbólum a kör végén megszűnik, a megépített díszelem megmarad.
    .title = Ideiglenes szimbólum
bab-amb-11 = Szimbólumot megváltoztatni vagy hozzáadni körönként összesen egy mezőn lehet, bármelyik ebben a körben lehelyezett lapkán. Így egy lapkán két azonos szimbólum is lehet, és akár két szobor is állhat rajta.
    .title = Körönként egy szimbólum
bab-amb-12 = A készlet a szabályfüzetben megadott darabszámokból áll, és az kap belőle, aki előbb kerül sorra. Oszlopból annyi jár, amennyi maradt, cseréhez dupla oszlop kell a készletben, elfogyott díszelem nem építhető, kilátó híján pedig a lapkának 4 alátámasztás kell. Szabályváltozattal („Készlet”) a készlet korlátlan.
    .title = A készlet határai
bab-amb-13 = A jelölőért járó oszlopot a köröd elején, az ásás előtt kapod meg.
    .title = A jelölő oszlopának ideje
bab-amb-14 = Oszlopot önként eldobni nem lehet: a kör végén annyi szimpla oszlopod marad, amennyi elfér, legfeljebb 6.
    .title = Oszlopok önkéntes eldobása
bab-amb-15 = Ha ebben a körben nem helyezel le lapkát, díszelemet sem építhetsz.
    .title = Díszelem lapka nélkül
bab-amb-16 = A híd addig számít, amíg a két vége és a középső része közül legalább az egyik látszik. Ez mindig teljesül.
    .title = A híd látható része
bab-amb-17 = Bevágást vagy lapkát csak teraszlapka takarhat el, híd vagy más díszelem nem. Döntetlennél azokat a bevágásokat számoljuk, amelyek fölött nincs lapka.
    .title = Csak teraszlapka takar
bab-amb-18 = Lapka akkor sem csúsztatható egy másik lapka oszlop nélküli sarka alá, ha csak a saját oszlop nélküli sarka kerülne oda.
    .title = Oszlop nélküli sarok alatt
bab-amb-19 = Mindenki láthatja, melyik lapka van a többiek raktárterületének bevágásában.
    .title = Nyilvános raktárterület

## Fejezetek

babylon-chapter-components = Játékelemek és fogalmak
babylon-chapter-setup = Előkészületek
babylon-chapter-structure = A játék menete
babylon-chapter-mining = A. Ásás
babylon-chapter-building = B. Teraszok építése
babylon-chapter-decorations = B. Díszelemek építése
babylon-chapter-storing = C. Elraktározás és eldobás
babylon-chapter-rounds = A forduló vége és a fordulójelölők
babylon-chapter-end = A játék vége
babylon-chapter-scoring = Pontozás
babylon-chapter-differences = Eltérések a két szabályfüzet között
babylon-chapter-rulings = Vitás esetek

## Ábrák a szabályokhoz

babylon-diagram-quarry = Minden szegélyért, amely mellett nincs magasabb lapka, 1 oszlop jár, a saját virágért még 1. A számok azt mutatják, mennyit kapna Jázmin.
babylon-diagram-hanging = Három oszlopnál az egyik sarok oszlop nélkül marad, és azonnal kilátó kerül rá.
babylon-diagram-levels = A 2. szinten a lapka átfedhet egy másikat, de sosem feküdhet pontosan fölötte, és szintet kihagyni nem lehet.
babylon-diagram-equal-heights = Két sarok teraszon álló szimpla oszlopokon, kettő a táblán álló dupla oszlopokon nyugszik: minden alátámasztás egy magasságban végződik.
babylon-diagram-statue-pillar = A szobor a felső lapka egyik sarkát tartja. Mostantól oszlop, és többé nem szobor.
babylon-diagram-not-under = Oszlop nélküli sarok alá nem lehet lapkát csúsztatni. Mellette van hely.
babylon-diagram-occupied = A szökőkút fölé csak oszlop nélküli sarok kerülhet.
babylon-diagram-stairs = Két egymás melletti lépcsőszimbólum, egy szint különbséggel: lépcső köti össze őket.
babylon-diagram-fountain = Két egymás melletti szökőkútszimbólum azonos szinten: szökőkút köti össze őket.
babylon-diagram-bridge = Két hídszimbólum egy vonalban, közöttük egy üres mező: híd köti össze őket.
babylon-diagram-statues = A második szobornak az elsővel egy vízszintes vagy függőleges sorban kell állnia.
babylon-diagram-tokens = A fordulójelölők, és hogy melyikből hány van. Felül az éppen érvényes jelölő neve áll.
babylon-diagram-scoring = Mit ér ez a kert: egy szobor és egy szökőkút az 1. szinten, egy kilátó, és a 2. szinten lévő lapka mint legmagasabb szint.
