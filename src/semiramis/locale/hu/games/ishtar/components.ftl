# Ishtar: a játékelemek megnevezése, és hogy miért annyi egy-egy érték, amennyi.

## Nevek

ishtar-components-chapter-gems = Drágakövek a dobozban
ishtar-components-chapter-fountain = Szökőkutak
ishtar-components-chapter-stack = Lapkák egy-egy tálon
ishtar-components-chapter-layout = A táblák elrendezése
ishtar-components-chapter-assistants = A játékosok segédjei
ishtar-components-chapter-start-gems = Kezdő drágakövek
ishtar-components-chapter-skill = Képességek
ishtar-components-chapter-tree = Fák
ishtar-components-chapter-bloom = Virágjelölők
ishtar-components-chapter-board = Tereptáblák
ishtar-components-chapter-tile = Növénylapkák
ishtar-components-chapter-card = Fakártyák
ishtar-components-chapter-points = A képességek pontjai a végén
ishtar-components-count = Darab a dobozban
ishtar-components-points = Pont
ishtar-components-front = A játékos előtt
ishtar-components-carpet = A szőnyegen
ishtar-components-price = Ára tetszőleges színű drágakőben
ishtar-components-gems = Az F képességért járó drágakövek
ishtar-components-row = Kártyák a kínálatban
ishtar-components-wooden = Fából készült fák
ishtar-components-singles = Szimpla virágjelölő
ishtar-components-doubles = Dupla virágjelölő
ishtar-components-flowers = Virágok egy szimpla virágjelölőn
ishtar-components-rows = Mezők soronként
ishtar-components-cells = Mezők
ishtar-components-cost = Ár
ishtar-components-tablet = A: minden szent kőtábla
ishtar-components-symbols = B: egyszer
ishtar-components-gem = C: minden megmaradt drágakő
ishtar-components-shade = D: minden fa
ishtar-components-idle = E: minden pihenő segéd
ishtar-components-legend-board = A táblázatban: . homok, p lila, r piros, w fehér drágaköves szikla, T szent kőtábla, F szökőkút.
ishtar-components-legend-tile = A táblázatban: g fű; a szám a virágok száma, A a segédszimbólum, S a csillag, ? a kérdőjel.
ishtar-components-legend-layout = A táblázatban „a,b” a sivatag egy helye; szomszédai: a+1,b; a−1,b; a,b+1; a,b−1; a−1,b+1 és a+1,b−1.

## Miért annyi egy érték, amennyi: a kiadásfájl forrása ezen a nyelven

ishtar-why-gems-split = A közzétett elemlisták 114 drágakövet említenek, lilából a legtöbbet, fehérből a legkevesebbet; ezzel az elosztással négy játékos esetén 14 marad a közös készletben.
ishtar-why-fountains-colours = Két egymástól független ismertető három lila, két piros és egy fehér szökőkutat számol; a reich-der-spiele.de is egyetlen fehéret említ.
ishtar-why-fountains-points = A végső pontozás megadja a szökőkutak pontjait színenként.
ishtar-why-stacks = Előkészületek: hat lapka és egy kezdőlapka, három játékos esetén eggyel, két játékos esetén kettővel kevesebb.
ishtar-why-compact = Kettővel több tábla, mint játékos, bárhogyan összeillesztve; az első játékhoz tömör elrendezés ajánlott, ezért minden tábla két másikhoz ér.
ishtar-why-assistants = Előkészületek: a négy segédből kettő a játékosa előtt, kettő a szőnyegen van.
ishtar-why-start-gem = Előkészületek: mindenki egy lila drágakővel kezd.
ishtar-why-skill-price = Minden képesség két tetszőleges színű drágakőbe kerül, az F képesség pedig kettőt ad.
ishtar-why-open-cards = Előkészületek: öt kártya képpel felfelé fekszik, mindegyiken egy fa áll.
ishtar-why-wooden-trees = A superfred.de és a jedisjeux.net elemlistája; kevesebb fa van, mint kártya.
ishtar-why-blooms = Nyolc jelölő; a négy játékos mindegyike mindkét fajtából egyet rakhat le.
ishtar-why-single-bloom = A G képességgel egy három virágot mutató szimpla virágjelölő rakható le.
ishtar-why-boards = Hat tábla két oldallal, oldalanként 37 mezővel, mindegyiken egy szökőkút, háromféle színű drágaköves szikla, lilából a legtöbb, fehérből a legkevesebb, valamint szent kőtáblák, amelyek egyes oldalakon sűrűsödnek.
ishtar-why-tiles = A virágos mezőkön egy–négy virág van, egyetlen lapka sem csupa fű, egyeseken a virágok külön állnak, és legfeljebb egy virágos mezőn van szimbólum; hogy milyen gyakran, az nem derül ki.
ishtar-why-start-tiles = Hat kezdőlapka, alakonként kettő; ha mindegyiken segédszimbólum van, a kezdőjátékos nyer a legkevesebbet abból, hogy ő kezd.
ishtar-why-card-prices = 26 kártya egy vagy több drágakőért; a több és ritkább drágakő több pontot ér, és a legjobb kártya a legdrágább.
ishtar-why-card-points = Egy szokásos fa nagyjából annyit ér, mint egy szökőkút, a legjobb 17-et, és a pont a drágakövek számával és ritkaságával nő.
ishtar-why-skills-points = A játék végén számító képességek leírása.
ishtar-why-gems-reversed = A C képesség; egy ismertető megerősíti, hogy megfordítja a színek szokásos sorrendjét.
