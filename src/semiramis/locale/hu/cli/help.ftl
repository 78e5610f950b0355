# A parancssor súgója. Külön fájlban van, hogy a --help semmi mást ne olvasson be.

cli-help-program = Társasjátékok Babilon függőkertjeiről: játék, visszajátszás, elemzés és mérés.
cli-help-usage = Használat:
cli-help-arguments = Argumentumok
cli-help-options = Kapcsolók
cli-help-commands = Parancsok
cli-help-required = [kötelező]
cli-help-default = [alapérték: { $value }]
cli-help-help = Megjeleníti ezt az oldalt, és kilép.

## Parancsok

cli-help-cmd-play = Játszmát indít ezen a terminálon gépi játékosok ellen vagy a melletted ülőkkel.
cli-help-cmd-serve = Elindítja a szervert, amelyen emberek és gépi játékosok a hálózaton át játszanak.
cli-help-cmd-replay = Ellenőrizve visszajátszik egy naplót, és kiírja, mi történt.
cli-help-cmd-review = Egy befejezett játszma minden körét értékeli, és elválasztja a szerencsét a tudástól.
cli-help-cmd-position = Kivesz egy állást naplóból, állásfájlból vagy rajzból, ellenőrzi és kiírja.
cli-help-cmd-components = Felsorolja a játékelemek minden értékét és forrását.
cli-help-cmd-clauses = Megmutatja a szabályok minden pontját a kóddal, tesztekkel és szövegekkel együtt.
cli-help-cmd-rules = Megjeleníti a szabályokat: mindet, néhány pontot, vagy a keresett szavakat tartalmazókat.
cli-help-cmd-playthrough = Kiír egy teljes véletlen játszmát átnézhető szövegként.
cli-help-cmd-arena = Sok játszmát játszat a gépi játékosokkal egymás ellen; az eredmény megbízhatóságát is megmondja.
cli-help-cmd-simulate = Sok játszmát játszik le, és táblázatként kiírja őket.
cli-help-cmd-balance = Megváltoztatja a játékelemek értékeit, és megméri, mit tesz ez a játékkal.
cli-help-cmd-perft = Megszámolja, hány változat indul egy állásból.
cli-help-cmd-soak = Véletlen játszmákat játszik, és minden állást ellenőriz.
cli-help-cmd-parity = Lépésről lépésre összeveti a sima és a lefordított szabályokat.
cli-help-cmd-bench = Megméri, mi milyen gyors.
cli-help-cmd-doctor = Ellenőrzi, hogy ezen a gépen minden rendben van-e.
cli-help-cmd-backup = Fájlba másolja az összes asztalt, akár futó szerver mellett is, és ellenőrzi a másolatot.
cli-help-cmd-restore = Biztonsági mentéssel cseréli le az asztalokat egy mappában, amelyet egy szerver sem használ.
cli-help-cmd-copy = Az összes asztalt átmásolja egy mappa és egy PostgreSQL-adatbázis között, és összeveti a kettőt.

## Több parancs argumentumai és kapcsolói

cli-help-arg-game = Melyik játék, például amyitis.
cli-help-arg-log = Egy játszma naplója.
cli-help-arg-position = Napló, állásfájl vagy rajz.
cli-help-opt-lang = A nyelv. Alapértelmezés szerint a rendszeredé.
cli-help-opt-version = Megjeleníti a verziót, és kilép.
cli-help-opt-json = Embereknek szóló szöveg helyett JSON-t ír programoknak.
cli-help-opt-edition = Kiadásfájl a játékelemek más értékeivel.
cli-help-opt-seats = Hány hely legyen.
cli-help-opt-option = Szabályváltozat; többször is megadható.
cli-help-opt-games = Hány játszma legyen.
cli-help-opt-first-seed = Az első véletlen játszma száma.

## play

cli-help-play-seats = Ki játszik: a 2–4 hely mindegyikére me, me:Ana vagy egy gépi játékos neve, a helyek nevével vagy anélkül, például jasmine=me,rose=greedy.
cli-help-play-seed = Osztáskód (seed). Azonos kóddal ugyanaz az osztás jön ki. Alapértelmezés szerint senki sem ismeri.
cli-help-play-position = Ebből az állásfájlból vagy rajzból indul.
cli-help-play-save = Ide menti a játszmát. Alapértelmezés szerint új fájlba az adatmappádban.
cli-help-play-resume = Folytatja az ebben a fájlban lévő játszmát.

## replay és position

cli-help-review-depth = Milyen alaposan értékeljen.
cli-help-review-results = Ebben a fájlban tartja az értékelt köröket, és innen folytatja.
cli-help-replay-to = Megáll ennyi lépés után.
cli-help-replay-board = Kirajzolja a táblát minden kör után.
cli-help-replay-verify = Ellenőriz minden osztást a közzétett osztáskóddal.
cli-help-position-step = A napló hány lépése után. Alapértelmezés szerint mind után.
cli-help-position-drawing = Állásfájl helyett kirajzolja a táblát.
cli-help-position-output = Ebbe a fájlba ír.
cli-help-position-check = Csak azt mondja meg, lehetséges-e az állás.

## A többi

cli-help-components-recon = Csak a rekonstruált értékeket sorolja fel.
cli-help-clauses-check = Csak a hiányokat sorolja fel; ha van ilyen, a kilépési kód 1.
cli-help-clauses-tests = A tesztek mappája.
cli-help-rules-clause = Szabálypontok a jelük szerint, például AMY-II.C.1, vagy a jel eleje szerint; nélküle mind.
cli-help-rules-search = Csak azok a pontok, amelyekben minden szó szerepel; az ékezetek és a nagybetűk nem számítanak.
cli-help-playthrough-seed = Az osztás és a választások kódja (seed).
cli-help-arena-bots = A gépi játékosok vesszővel elválasztva: nevek vagy fájl.py:függvény. Mindegyik ugyanannyiszor ül le; ha többen vannak, mint a helyek, minden összeállítás sorra kerül.
cli-help-arena-games = Legalább hány játszma legyen; minden osztás az összes ülésrendben sorra kerül.
cli-help-arena-workers = Hány folyamat játsszon egyszerre, különben egy; --ray esetén különben annyi, ahány processzora a fürtnek van.
cli-help-arena-seed = Az összes játszma kódja (seed). Azonos kóddal ugyanazok a játszmák jönnek ki.
cli-help-arena-seconds = Egy döntés gondolkodási ideje. Nélküle addig gondolkodnak, ameddig akarnak, az idegenek legfeljebb 60 másodpercig.
cli-help-arena-out = Ebbe a mappába menti a játszmákat, az összesítést és az ábrákat.
cli-help-arena-resume = Folytatja a mappában lévő versenyt.
cli-help-arena-ray = Elosztja a játszmákat egy Ray-fürtön: azon, amelyet a RAY_ADDRESS megnevez, vagy egy sajáton ezen a gépen.
cli-help-simulate-games = Hány játszma legyen.
cli-help-simulate-policy = Kik játszanak: egy gépi játékos minden helyre, vagy mindegyikre egy, vesszővel elválasztva; nevek vagy fájl.py:függvény. Ha mindenki véletlenszerűen játszik, egész játszmák futnak lefordított kódban.
cli-help-simulate-seed = Az összes játszma kódja (seed). Azonos kóddal ugyanazok a játszmák jönnek ki, akárhány folyik egyszerre.
cli-help-simulate-workers = Hány játszma folyjon egyszerre.
cli-help-simulate-out = Táblázatot ír: egy fájlt, amelynek neve így végződik: .parquet, .csv vagy .jsonl.
cli-help-simulate-moves = Játszmák helyett döntésenként ír egy sort.
cli-help-simulate-events = Mint a --moves, de soronként azt is kiírja, ami történt.
cli-help-simulate-force = Felülírja, ami már létezik.
cli-help-balance-set = Egy megváltoztatott érték; többször is megadható. A helyeket úgy kell írni, ahogy a kiadás fájljában állnak, például: start.talents=6.
cli-help-balance-values = Több értéket hasonlít össze azon a helyen, amelyet a --set érték nélkül nevez meg.
cli-help-balance-all = Megméri az összes rekonstruált értéket a lehetséges értékeikkel.
cli-help-balance-games = Hány osztás legyen; mindegyikre minden kiadással sor kerül.
cli-help-balance-bots = Kik játszanak: egy gépi játékos minden helyre, vagy mindegyikre egy, vesszővel elválasztva; nevek vagy fájl.py:függvény.
cli-help-balance-out = Ebbe a mappába menti az összesítést, a játszmákat, a megváltoztatott kiadásokat és egy ábrát.
cli-help-perft-depth = Hány döntés mélységig; a véletlen minden kimenetele külön számít.
cli-help-perft-seed = Az ezzel a kóddal (seed) indított véletlen játszmában kezd, osztás után.
cli-help-perft-after = Annak a játszmának hány döntése után.
cli-help-perft-divide = Felbontja a számot az első akció szerint.
cli-help-perft-distinct = Megszámolja a különböző állásokat is.
cli-help-perft-position = Ebből az állásfájlból vagy rajzból indul.
cli-help-soak-deep = Csak ennyi döntésenként ellenőriz.
cli-help-soak-compiled = Lefordított kódban játszik, és csak azt ellenőrzi, hogy semmi sem vész el vagy kettőződik meg; nagyon sok játszmához.
cli-help-bench-seconds = Hány másodpercig tartson egy-egy mérés.
cli-help-serve-host = A cím, amelyen a szerver figyel. Ha nem 127.0.0.1, mások is elérhetik.
cli-help-serve-port = A port, amelyen a szerver figyel; 0 esetén bármelyik szabad port.
cli-help-serve-data = Az asztalok mentési helye.
cli-help-serve-database = PostgreSQL-adatbázis az asztaloknak mappa helyett: postgresql://felhasználó@gép/név. Több szerver is használhatja.
cli-help-serve-node-url = Itt érik el ezt a szervert az ugyanazt az adatbázist használó többi szerver, például http://10.0.0.5:8765.
cli-help-serve-keep-days = Ennyi változás nélküli nap után törli a feltöltött, elágaztatott és csak gépi játékosokkal folyó játszmákat; a 0 mindent megtart.
cli-help-serve-bus = Redis- vagy Valkey-szerver, amelyen a gyorsaság kedvéért több szerver osztozik: redis://gép:6379.
cli-help-serve-workers = Hány folyamatban gondolkodjanak a gépi játékosok.
cli-help-serve-rate = Egy cím tartósan hány kérést küldhet másodpercenként; egy token ennek az ötödét, rövid időre pedig mindkettő a hatszorosát.
cli-help-serve-web = A mellékelt helyett a böngészős kliens másik buildjét szolgálja ki.
cli-help-serve-connections = Egy címnek egyszerre hány kapcsolata lehet; ezek kétötöde lehet eseményfolyam.
cli-help-serve-trusted-proxy = Egy proxy, amelynek az X-Forwarded-For fejlécét elhiszi a szerver; többször is megadható.
cli-help-serve-allow-host = Egy név, amelyen a szerver elérhető, például egy proxyé; a * mindet engedi.
cli-help-serve-metrics-to = Egy cím vagy hálózat, amely ezen a számítógépen kívül olvashatja a /metrics oldalt, például 10.0.0.0/8; többször is megadható.
cli-help-serve-root-path = Az útvonal, amelyen egy proxy a szervert mutatja, például /games.
cli-help-serve-browser = Megnyitja a címet a böngészőben, vagy csak kiírja.
cli-help-doctor-data = Visszajátssza egy szerver adatmappájának összes játszmáját, és megnevezi azokat, amelyek másként alakulnak; mást nem vizsgál.
cli-help-backup-file = A biztonsági mentés.
cli-help-copy-from = Az asztalok mappája, egy biztonsági mentés vagy postgresql://felhasználó@gép/név.
cli-help-copy-to = Ugyanígy; ott még nem lehetnek asztalok.
