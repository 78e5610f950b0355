# Setup

amy-s-1 = Három játékos esetén a „4 játékos” jelű mesterség- és udvarlapok visszakerülnek a dobozba. Két játékos esetén a „3 játékos” és a „4 játékos” jelűek egyaránt kimaradnak. Négy játékos esetén minden lap játékban van.
    .title = Lapok a játékosszám szerint
amy-s-2 = A Babilon-tábla és a Mezopotámia-tábla az asztalra kerül. A karaván jelzője Babilonból indul, a játékosszámhoz tartozó Amyitis-lap pedig a táblák mellett fekszik.
    .title = Táblák és karaván
amy-s-3 = A talentumok, a tevék, a semleges kockák és a nyersanyagok fajtánként szétválogatva alkotják a központi talont.
    .title = Központi talon
amy-s-4 = Az a növénylap, amelynek mindkét oldala 2-es minőségű, Khorsabadba kerül. Hogy melyik oldala néz felfelé, azt a véletlen dönti el.
    .title = Növénylap Khorsabadban
amy-s-5 = A másik három növénylapot megkeverjük, és egyet-egyet teszünk Eshnunna, Ur és Mari városára, az 1-es minőségű oldallal felfelé.
    .title = A többi növénylap
amy-s-6 = A mesterséglapokat megkeverjük, és képpel lefelé pakliba tesszük.
    .title = Mesterséglapok paklija
amy-s-7 = Az udvarlapok típus és szint szerint szétválogatva, képpel felfelé fekszenek a tábla mellett.
    .title = Udvarlapok rendezése
amy-s-8 = Minden nyersanyagból, a bor kivételével, félreteszünk egy jelzőt, és összekeverjük őket. Minden játékban lévő 2-es szintű Karavánvezetőre véletlenszerűen egy kerül: négy játékos esetén kettőre, két vagy három játékos esetén egyre. A többi visszakerül a központi talonba.
    .title = Nyersanyag a Karavánvezetőn
amy-s-9 = A 10-es értékű lapka a kert 4. szintjére kerül, a 3. szintre a többi négy 3-as minőségű lapkából három, a 2. szintre öt 2-es, az 1. szintre hét 1-es minőségű, mind véletlenszerűen. A maradék (egy 3-as, egy 2-es és két 1-es) visszakerül a dobozba.
    .title = Kertlapkák kirakása
amy-s-10 = Két játékos esetén a három csillagos négyzet üres marad, és ezekre sosem lehet ültetni. Így az 1-es, 2-es és 3-as minőségből 6, 4 és 2 lapka kerül a kertbe, továbbá a 10-es, összesen 13. Az 1-es, 2-es és 3-as minőségből 3, 2 és 2 lapka marad ki.
    .title = Kert két játékos esetén
amy-s-11 = Minden játékos megkapja egy szín összes kockáját, 4 talentumot, 1 tevét és egy 0-s szintű Karavánvezetőt, és 0 ponttal kezd. Bankárja és Palotája még senkinek sincs.
    .title = A játékosok kezdőkészlete
amy-s-12 = A kezdőjátékost sorsolás dönti el, ő kapja a kezdőjátékos-lapot.
    .title = Kezdőjátékos sorsolása

# Goal, general

amy-g-1 = A játék végén az nyer, akinek a legtöbb tekintélypontja van. A mesterséglapok keverésén kívül minden információ nyílt.
    .title = A játék célja
amy-g-2 = Karavánvezetőből, Bankárból és Palotából csak a legmagasabb szintű lapod érvényes. A Kertésznek nincs szintje, ebből többet is gyűjthetsz.
    .title = Típusonként egy lap
amy-g-3 = A bor dzsóker: bármilyen fizetésnél bármely más nyersanyagot helyettesíthet. Tevét és talentumot soha nem pótol.
    .title = A bor dzsóker
amy-g-4 = Tevéből és talentumból bármennyi lehet nálad. A nyersanyagok számát csak a forduló végi tárolás korlátozza.
    .title = Korlátok a saját talonban

# Round and phase I

amy-r-1 = Egy forduló három fázisból áll: I. Előkészületek, II. Játékosok akciói, III. A forduló vége.
    .title = A forduló menete
amy-i-1 = A kezdőjátékos az összes játékban lévő mesterséglapot megkeveri, az előző forduló lapjaival együtt, majd képpel felfelé annyi hármas csoportot rak ki, ahány játékos van.
    .title = Mesterségek kirakása
amy-i-1b = A megmaradt mesterséglapok csak ebből a fordulóból maradnak ki.
    .title = Kimaradó mesterséglapok
amy-i-2 = Akinek van Bankárja, megkapja a legmagasabb szintű Bankárján látható talentumokat és tekintélypontokat. Bankár nélkül nincs bevétel.
    .title = Bevétel a Bankártól

# Phase II: actions

amy-ii-1 = A kezdőjátékostól az óramutató járása szerint mindenki egy-egy akciót hajt végre, és a sor addig jár körbe, amíg mindenki nem passzolt.
    .title = Akciók sorrendje
amy-ii-2 = Három akció közül választhatsz: A) passz, B) erősítés, C) a karaván mozgatása.
    .title = Lehetséges akciók
amy-ii-a-1 = Ha passzolsz, egy kockádat a Passz mezőre teszed, és ebben a fordulóban több akciód nincs.
    .title = Passz: kocka és kilépés
amy-ii-a-2 = Ha már passzoltál, minden alkalommal, amikor rád kerülne a sor, 1 talentumot kapsz, amíg van olyan játékos, aki még nem passzolt. Magáért a passzolásért nem jár semmi.
    .title = Talentum passz után
amy-ii-a-3 = Amint az utolsó játékos is passzol, a fázis azonnal véget ér. Ez után az utolsó passz után már senki sem kap talentumot; a korábban kapott talentumok megmaradnak.
    .title = A fázis vége
amy-ii-b-1 = Erősítéskor egy képpel felfelé fekvő mesterséglapot választasz. Annyi talentumot fizetsz, ahány lapot abban a csoportban már megfordítottak: 0, 1 vagy 2.
    .title = Erősítés ára
amy-ii-b-2 = A választott lapot a talentumos oldalára fordítod, azután végrehajtod a mesterség akcióját.
    .title = Lap megfordítása
amy-ii-b-p-1 = A földművessel egy kockádat a szántóföld két szabad mezőjének egyikére teszed, és megkapod az ott látható nyersanyagot.
    .title = Földműves: mező és nyersanyag
amy-ii-b-p-2 = A szántóföld két sora balról jobbra telik meg. Minden sorban csak a bal szélső üres mező szabad. A kockák addig maradnak ott, amíg a sor meg nem telik.
    .title = Szabad mezők
amy-ii-b-p-3 = Ha egy sor megtelik, az kap egy Kertészt, akinek a legtöbb kockája van benne, feltéve, hogy a központi talonban van még. Döntetlennél senki sem kap.
    .title = Teli sor: Kertész
amy-ii-b-p-4 = Ezután a sor kiürül, és minden kocka visszakerül a gazdájához, bárki nyerte is a sort.
    .title = Teli sor kiürítése
amy-ii-b-r-1 = A pappal egy templomot választasz, és a négy mezője közül a bal szélsőre teszed egy kockádat. Az ott lévő kockák egy mezővel jobbra tolódnak.
    .title = Pap: kocka a templomba
amy-ii-b-r-2 = A negyedik mezőről kitolt kocka visszakerül a gazdájához, a semleges kocka pedig a központi talonba.
    .title = Kitolt kocka
amy-ii-b-e-1 = A mérnökkel egy felhasználható öntözési területre teszed egy kockádat, és 2 tekintélypontot kapsz. A kocka a játék végéig ott marad.
    .title = Mérnök: öntözés
amy-ii-b-e-2 = Az öntözési területeket a kert négyzetei közötti hullámjelek mutatják. Minden hullámjelre egy kocka fér, a kettős területre, ahol két hullámjel van egymás mellett, kettő.
    .title = Öntözési terület
amy-ii-b-e-3 = Egy terület akkor felhasználható, ha van még rajta hely kockának, és öntözött területek megszakítatlan sora köti össze a folyóval. A sorban bármilyen színű kocka állhat, semleges is. A kettős terület csak akkor vezeti tovább a vizet, ha mindkét kocka rajta van.
    .title = Felhasználható területek
amy-ii-b-e-4 = A folyóparti üres öntözési területek mindig felhasználhatók.
    .title = Folyóparti területek
amy-ii-b-m-1 = A kereskedővel 1 tevét kapsz a központi talonból.
    .title = Kereskedő: teve
amy-ii-c-1 = A karaván csak az óramutató járása szerint mozoghat. Minden kifizetett teve 1 mezőt ér, és ehhez a 0-s, 1-es vagy 2-es szintű Karavánvezető legfeljebb 0, 2 vagy 4 mezőt ad hozzá.
    .title = Karaván mozgatása
amy-ii-c-2 = A karavánnak legalább 1 mezőt kell lépnie, nem maradhat helyben.
    .title = Legalább egy mező
amy-ii-c-3 = A Karavánvezető szintjétől függetlenül legalább 1 tevét ki kell fizetned. A kifizetett tevék a központi talonba kerülnek.
    .title = Legalább egy teve
amy-ii-c-4 = A célmezőn kötelező kereskedned, ezért olyan helyre nem mehetsz, ahol ez nem lehetséges. Növényt áruló városnál az is feltétel, hogy legyen olyan négyzet, ahová ültetni tudsz, a saját Kertészeidet is beleszámítva.
    .title = Kötelező kereskedés
amy-ii-c-a-1 = Babilonban 1 nyersanyagot adhatsz el 3 tekintélypontért, vagy 2 azonos vagy különböző nyersanyagot 6 tekintélypontért. Mindkét esetben jár 1 ingyenes öntözés.
    .title = Eladás Babilonban
amy-ii-c-a-2 = Az ingyenes öntözéskor egy kockádat felhasználható öntözési területre teszed, mint a mérnökkel, de pont nem jár érte. Nem utasíthatod vissza.
    .title = Ingyenes öntözés
amy-ii-c-a-3 = Nyersanyagot csak Babilonban lehet eladni.
    .title = Eladás csak Babilonban
amy-ii-c-b-1 = Udvarlapot áruló városban kifizeted a kért nyersanyagot, és a két ott látható típus egyikéből megszerzel egy lapot.
    .title = Udvarlap vásárlása
amy-ii-c-b-2 = Az új lap a meglévőnél eggyel magasabb szintű, vagy 1-es szintű, ha abból a típusból még nincs lapod. Az új lap lefedi a régit, és csak az új számít.
    .title = Az új lap szintje
amy-ii-c-b-3 = A 2-es szintű Karavánvezetővel a rajta fekvő nyersanyagot is megkapod.
    .title = Karavánvezető nyersanyaga
amy-ii-c-b-4 = Amikor Palotát szerzel, a rajta látható tekintélypontokat azonnal megkapod, de csak ez egyszer.
    .title = Palota pontjai
amy-ii-c-b-5 = Ha a számodra szükséges szint elfogyott, abban a típusban már nem léphetsz feljebb. Ha a két típus közül csak az egyik lehetséges, azt kell megszerezned.
    .title = Elfogyott szint
amy-ii-c-c-1 = Növényt áruló városban kifizeted a város által kért nyersanyagot, és a növénylap látható oldalán szereplő külön nyersanyagot is, ha van ilyen (2-es minőségnél). Ha a kettő azonos, abból kettőt fizetsz.
    .title = Növény vásárlása
amy-ii-c-c-2 = A növényt azonnal elülteted az ültetés szabályai szerint, majd megfordítod a növénylapot.
    .title = Azonnali ültetés

# Planting

amy-pl-1 = Ültetéskor kiválasztasz és elveszel egy kertlapkát. A növénylap a városában marad.
    .title = Mi az ültetés
amy-pl-2 = A négyzet legalább egyik oldalának teljesen öntözöttnek kell lennie. Kettős területnél ehhez mindkét kocka kell.
    .title = Öntözött oldal
amy-pl-3 = A folyó önmagában nem öntözi a legalsó szint négyzeteit.
    .title = A folyó nem elég
amy-pl-4 = A növény minősége legalább akkora legyen, mint a négyzet szintjének száma. A 4. szint is csak 3-as minőséget kíván. Jobb növény alacsonyabb szintre is kerülhet.
    .title = Növényminőség és szint
amy-pl-5 = Minden eldobott Kertész 1-gyel növeli a minőséget erre az ültetésre, és többet is használhatsz: az 1-es növény két Kertésszel a 3. vagy a 4. szintre is kerülhet. A felhasznált Kertészek visszakerülnek a központi talonba.
    .title = Kertészek használata
amy-pl-6 = Elveszed a kertlapkát, és azonnal megkapod a tekintélypontjait és bónuszait. Erre a négyzetre többé nem lehet ültetni.
    .title = Kertlapka elvétele
amy-pl-7 = Megszámoljuk a négyzet körüli összes kockát, a félig öntözött kettős oldalakon is. Akinek egyedül van a legtöbb, annyi tekintélypontot kap, amennyi a növénylap minősége, a Kertészek nélkül. Döntetlennél senki sem kap pontot.
    .title = Öntözésbónusz a legtöbb kockáért
amy-pl-8 = Az új ültetés és minden szomszédos, már beültetett négyzet között minden üres hullámjel semleges kockát kap, és a terület öntözöttnek számít.
    .title = Automatikus öntözés
amy-pl-9 = A további öntözés semleges kockákon keresztül is folytatható.
    .title = Öntözés semleges kockán át

# Phase III

amy-iii-1 = A kezdőjátékostól jobbra ülő játékos egy saját kockáját egy választott templomba teszi, a másik kettőbe pedig egy-egy semleges kockát. A lerakásra a pap szabályai érvényesek.
    .title = Körmenet a templomokba
amy-iii-2-0 = A templomok sorrendje Ishtar, Marduk, Tammouz. Akinek a legtöbb kockája van, az az első, az utána következő a második; a semleges kockák nem számítanak. Aki egyedül van egy templomban, csak az első jutalmat kapja.
    .title = Templomok értékelése
amy-iii-2-1 = Ishtar templomában az első 1 tevét vagy 1 talentumot választ, a második a másikat kapja.
    .title = Ishtar jutalma
amy-iii-2-2 = Marduk templomában az első 2, a második 1 tekintélypontot kap.
    .title = Marduk jutalma
amy-iii-2-3 = Tammouz templomában az első egy kockáját a szántóföld egyik szabad mezőjére teszi, és megkapja a nyersanyagot. A második egy nyersanyagát a központi talonból egy másikra cserélheti, de borra nem.
    .title = Tammouz jutalma
amy-iii-2-4 = Ha ez a kocka megtölti a sort, a teli sor szokásos szabályai érvényesek: a Kertész kiosztása, majd a sor kiürítése.
    .title = Tammouz és teli sor
amy-iii-2-5 = Ha egy templomban döntetlen van bármelyik helyért, az érintettek közül az kerül előre, akinek a kockája a legközelebb van a jobb szélhez.
    .title = Döntetlen a templomban
amy-iii-2-6 = Két játékos esetén csak az első helyért jár jutalom.
    .title = Templomok két játékos esetén
amy-iii-3 = A 0-s és 1-es szintű Karavánvezetővel legfeljebb 2, a 2-es szintűvel legfeljebb 4 nyersanyagot tarthatsz meg. A többlet a központi talonba kerül: a kezdőjátékostól kezdve, játéksorrendben mindenki maga választja ki, mit ad vissza.
    .title = Nyersanyagok tárolása
amy-iii-4 = A kezdőjátékos-lap az óramutató járása szerint a következő játékoshoz kerül, és új forduló kezdődik. Az utolsó forduló után a lap már nem vándorol tovább.
    .title = Új kezdőjátékos

# End

amy-e-1 = A játék annak a fordulónak a végén ér véget, amelyben a megmaradt kertlapkák száma két játékos esetén legfeljebb 3, három vagy négy játékos esetén legfeljebb 4.
    .title = A játék vége
amy-e-2 = Amyitis a saját kertlapkáid után 5 vagy 10 pontot ad. Két játékos esetén 5–6 lapka 5, legalább 7 lapka 10 pontot ér; három játékos esetén 4–5 lapka 5, legalább 6 lapka 10 pontot; négy játékos esetén 3–4 lapka 5, legalább 5 lapka 10 pontot.
    .title = Amyitis kitüntetése
amy-e-3 = Minden nálad maradt nyersanyag 1 tekintélypontot ér. A tevék és a talentumok nem érnek semmit.
    .title = Maradék nyersanyag
amy-e-4 = Az nyer, akinek a legtöbb tekintélypontja van. Döntetlennél az érintettek közösen nyernek, további döntő szempont nincs.
    .title = A játék győztese

# Edge-case rulings

amy-q-1 = Ha a központi talonban nincs elég teve, talentum vagy nyersanyag, csak annyit kapsz, amennyi maradt; a többi elvész, de az akció többi hatása érvényesül. Ishtarnál az első csak olyat választhat, ami van: ha az egyik elfogyott, a másikat kell elvennie, és a második nem kap semmit. A bevételt a kezdőjátékostól kezdve, játéksorrendben fizetjük ki.
    .title = Kifogyott talon
amy-q-2 = Hatás nélkül nem lehet erősíteni: kell hozzá szabályos hely és kocka, a kereskedőhöz pedig teve a központi talonban. A földműves akkor is választható, ha a nyersanyag elfogyott; a kockát ilyenkor is le kell tenni.
    .title = Erősítés hatás nélkül
amy-q-3 = A semleges kockák száma korlátlan, hiány esetén bármi pótolhatja őket.
    .title = Semleges kockák száma
amy-q-4 = Kocka nélkül földművessel, pappal és mérnökkel nem erősíthetsz, de passzolni mindig lehet; ilyenkor a Passz mezőre nem kerül kocka. Kocka híján a teljes körmenet elmarad, a semleges kockákkal együtt. Ugyanígy elmarad a Tammouznál járó lerakás és a babiloni öntözés.
    .title = Nincs több kocka
amy-q-5 = A Passz mezőre tett kockák a II. fázis végén visszakerülnek a gazdájukhoz.
    .title = Passz kockája
amy-q-6 = A szükségesnél több tevét nem lehet fizetni. Az ár a távolság és a Karavánvezető bónuszának különbsége, de legalább 1 teve.
    .title = Fölösleges teve
amy-q-7 = A karaván 1–8 mezőt léphet. Teljes kört nem tehet meg, mert a 9. lépéssel ugyanoda érkezne.
    .title = Nincs teljes kör
amy-q-8 = A városokon való áthaladás ingyenes és hatástalan. Csak a célmezőn van kereskedés.
    .title = Áthaladás városokon
amy-q-9 = Babilonban akkor is eladhatsz nyersanyagot, ha nincs felhasználható öntözési terület. Ilyenkor az ingyenes öntözés elmarad.
    .title = Eladás öntözés nélkül
amy-q-10 = Ha két 2-es szintű Karavánvezető közül választhatsz, és más-más nyersanyag van rajtuk, te döntöd el, melyiket szerzed meg.
    .title = Választás két Karavánvezetőből
amy-q-11 = A „tetszőleges udvarlap” bónusz ingyenes, és ha lehetséges, kötelező élni vele. A lap a szokásos módon eggyel magasabb szintű, és jár a Karavánvezetőn fekvő nyersanyag vagy a Palota pontja; Kertész is választható, ha van a központi talonban. Ha semmi sem elérhető, a bónusz elvész.
    .title = Bónusz: tetszőleges udvarlap
amy-q-12 = A „tetszőleges nyersanyag” bónusszal kötelező élni: a központi talonban lévő nyersanyagok közül választasz, a bor kivételével. Ha nincs ilyen, a bónusz elvész. Szabályváltozattal („Bor mint tetszőleges nyersanyag”) bor is választható.
    .title = Bónusz: tetszőleges nyersanyag
amy-q-13 = Az ültetés sorrendje: a kifizetett nyersanyagok és a felhasznált Kertészek a központi talonba kerülnek, majd következik a kertlapka jutalma, az öntözésbónusz, az automatikus öntözés, végül a növénylap megfordítása.
    .title = Az ültetés sorrendje
amy-q-14 = A semleges kockák az öntözésbónusznál nem számítanak: pontot nem szereznek, és döntetlent sem okoznak. Rendes játékban ilyen helyzet nem fordul elő, csak kézzel összeállított állásban.
    .title = Bónusz és semleges kockák
amy-q-15 = Az öntözésbónuszt más játékos is megkaphatja, nemcsak az, aki ültet.
    .title = Bónusz másik játékosnak
amy-q-16 = A folyótól elvágott semleges kockák öntözöttnek számítanak az ültetésnél, de új öntözéshez a sornak a folyóig kell érnie. Szabályváltozattal („A folyótól elvágott kockák”) az öntözés ilyen kockáktól is folytatható.
    .title = Elvágott semleges kockák
amy-q-17 = A szükségesnél több Kertészt nem lehet felhasználni.
    .title = Fölösleges Kertész
amy-q-18 = Tammouz első helyezettje nem utasíthatja vissza a lerakást, ha van kockája.
    .title = Tammouz első: kötelező
amy-q-19 = Tammouz második helyezettje bort is adhat a cserébe. Az új nyersanyagnak különböznie kell a leadottól, és sosem lehet bor.
    .title = Tammouz második: csere
amy-q-20 = Az utolsó fordulóban is van tárolás, még a maradék nyersanyagok pontozása előtt.
    .title = Tárolás az utolsó fordulóban
amy-q-21 = Két játékos esetén Ishtar győztese tevét vagy talentumot választ, a másikat senki sem kapja meg.
    .title = Ishtar két játékos esetén
amy-q-22 = A teli sor akkor is kiürül, ha döntetlen van benne, vagy ha nincs több Kertész a központi talonban.
    .title = Sorürítés Kertész nélkül
amy-q-23 = A játék 40 forduló után mindenképpen véget ér, és a szokásos pontozás következik.
    .title = Fordulók felső határa
amy-q-24 = Ha egy teli sorban döntetlen van, senki sem kap Kertészt. Szabályváltozattal („Döntetlen a szántóföld teli sorában”) az érintettek közül az kapja, akinek a kockája a legközelebb van a jobb szélhez.
    .title = Döntetlen a szántóföldön

# Differences between the rulebooks

amy-d-1 = A cseh szabályfüzet megjegyzése szerint a játékos a saját talonjából tesz nyersanyagot a 2-es szintű Karavánvezetőre, a magyar szerint megkapja a rajta lévőt. A magyart követjük, és a cseh példa is ezt mutatja.
    .title = Eltérés: Karavánvezető nyersanyaga
amy-d-2 = A cseh szabályfüzet 14 tevét és külön egy karavánjelzőt sorol fel, a magyar 14 tevét, és egy rózsaszín tevejelzőt használ karavánnak. Nálunk 14 teve és 1 karavánjelző van.
    .title = Tevék és karavánjelző
amy-d-3 = A cseh szabályfüzet szerint négy játékos esetén két, két vagy három játékos esetén egy 2-es szintű Karavánvezető van; a magyar nem ad számot. A csehet követjük.
    .title = Karavánvezetők száma
amy-d-4 = A cseh szabályfüzet nem számolja meg a kimaradó kertlapkákat, a magyar szerint egy 3-as, egy 2-es és két 1-es marad ki. A magyart követjük.
    .title = Kimaradó kertlapkák
amy-d-5 = A cseh szabályfüzet legfeljebb 2 vagy 4 további mezőt enged, a magyar egyszerűen 2-vel vagy 4-gyel többet ír. A csehet követjük: a bónuszt nem kell teljesen kihasználni. A két szabályfüzet példája is ezt mutatja.
    .title = Mozgatási bónusz
amy-d-6 = A cseh szabályfüzet csak 2-es minőségnél kér külön nyersanyagot, a magyar akkor, ha a lapon szerepel. A kettő ugyanaz, nálunk a lap adata dönt.
    .title = Külön nyersanyag
amy-d-7 = A cseh szabályfüzet szerint a célmezőn kötelező kereskedni, a magyar szerint ott legalább egy akciót végre kell tudni hajtani. A kettő ugyanazt jelenti.
    .title = Kereskedés a célmezőn
amy-d-8 = Csak a magyar szabályfüzet mondja ki, hogy nyersanyagot kizárólag Babilonban lehet eladni. Ezt megtartjuk.
    .title = Eltérés: eladás helye
amy-d-9 = A cseh szabályfüzetben a kert négyzet, két oldalán a folyóval, a magyarban rombusz. Ugyanaz az alakzat, csak elforgatva.
    .title = A kert alakja
amy-d-10 = A cseh szabályfüzet szerint csak az akad el, akinek a hiányzó szint kellene, a magyar szerint az elfogyott lap végleg elérhetetlen. A hatás ugyanaz; a Kertész kivétel, mert visszakerül a központi talonba.
    .title = Elfogyott udvarlapok
amy-d-11 = A cseh szabályfüzet a templomban a két legtöbb kockával rendelkező játékost jutalmazza, a magyar a többségben lévőket. A csehet követjük, hiszen a magyar is két jutalmat sorol fel.
    .title = Két jutalom templomonként
amy-d-12 = A cseh szabályfüzet a játék végénél az ültetésre rendelkezésre álló lapkákról ír, a magyar a megmaradtakról. Nálunk a táblán lévő összes lapka számít, akár öntözött, akár nem.
    .title = Lapkák a játék végén
amy-d-13 = A tárolás a cseh szabályfüzet szerint a kezdőjátékossal indul, a magyar szerint a kör sorrendjében zajlik. A kettő ugyanaz.
    .title = A tárolás sorrendje
amy-d-14 = A cseh szabályfüzet sorsolja a kezdőjátékost, a magyarban a játékosok döntik el. Nálunk a véletlen választ.
    .title = Kezdőjátékos kiválasztása
amy-d-15 = A minőségre a cseh szabályfüzet csak felfelé hoz példát, a magyar hozzáteszi, hogy a 2-es növény az 1. szintre is kerülhet. A magyart követjük.
    .title = Jobb növény lejjebb
amy-d-16 = A cseh szabályfüzet szerint a folyó egymagában nem öntöz, a magyar megfogalmazása nem egyértelmű. A csehet követjük.
    .title = A folyó szerepe
amy-d-17 = A Tammouznál járó Kertészt a cseh szabályfüzet a sor kiürítése előtt osztja ki, a magyar a szokásos módon. A kettő ugyanaz.
    .title = Kertész Tammouznál
amy-d-18 = A cseh szabályfüzetben Eshunna áll, és a színek felsorolásából hiányzik a fekete; a magyarban Eshnunna és öt szín szerepel. A magyart követjük.
    .title = Városnév és színek
amy-d-19 = A körmenetet a cseh szabályfüzet szerint a kezdőjátékostól jobbra ülő végzi; a magyar ugyanezt írja, a példája pedig utolsóként említi. Ugyanarról a játékosról van szó.
    .title = A körmenet játékosa

## Fejezetek

amyitis-chapter-setup = Előkészületek
amyitis-chapter-goal = A játék célja, általános szabályok
amyitis-chapter-round = A forduló és az I. fázis
amyitis-chapter-actions = II. fázis: akciók
amyitis-chapter-passing = Passzolás
amyitis-chapter-recruiting = Erősítés
amyitis-chapter-caravan = A karaván mozgatása
amyitis-chapter-planting = Ültetés
amyitis-chapter-evening = III. fázis: a forduló vége
amyitis-chapter-end = A játék vége
amyitis-chapter-rulings = Vitás esetek
amyitis-chapter-differences = Eltérések a két szabályfüzet között

## Ábrák a szabályokhoz

amyitis-diagram-two-players = Két játékos esetén három négyzet üres marad: nincs rajtuk lapka, és nem lehet rájuk ültetni.
amyitis-diagram-prices = Jázminnak 1 talentuma van. Egy csoport első lapja ingyenes, a második 1, a harmadik 2 talentumba kerül.
amyitis-diagram-fields = A szántóföld minden sorában csak a bal szélső üres mező szabad.
amyitis-diagram-full-row = Jázmin kockájával megtelik a felső sor. Jázminnak van benne a legtöbb kockája, ezért kap egy Kertészt; utána a sor kiürül.
amyitis-diagram-priest = Jázmin kockája balról érkezik, és továbbtolja a többit. Az utolsó kiesik a templomból.
amyitis-diagram-double-side = A kettős terület csak félig telt meg. Elfér rajta a második kocka, de amíg az hiányzik, nem vezeti tovább a vizet.
amyitis-diagram-water = A víz a folyóból jön: az új terület a parton van, vagy kockák megszakítatlan sorának végén.
amyitis-diagram-caravan = 1 tevével és 1-es szintű Karavánvezetővel a karaván három várost ér el. Jázmin árpával és datolyával tud fizetni.
amyitis-diagram-court = Jázminnak 1-es szintű Karavánvezetője van, Urukban megszerezheti a 2-es szintűt.
amyitis-diagram-planting = A 2-es minőségű növénynek olyan négyzet kell, amelynek egy oldala teljesen öntözött, és a szintje nem túl magas.
amyitis-diagram-river = A folyóparti négyzetnek is kell egy oldal, amelyen kocka van.
amyitis-diagram-gardener = Egy Kertésszel a 2-es minőségű növény a 3. szintre is kerülhet. Víz akkor is kell.
amyitis-diagram-grove = Jázmin két beültetett négyzet mellé ültet, és pontot kap a körülötte lévő legtöbb kockáért. A beültetett négyzetek közötti üres terület semleges kockát kap.
amyitis-diagram-procession = Jázmin a saját kockáját Marduk templomába teszi, a másik kettőbe semleges kockát.
amyitis-diagram-temple-tie = Rózsa és Sáfrány között döntetlen van Ishtar templomában. Sáfrány kockája van közelebb a jobb szélhez, így Sáfrány az első.
