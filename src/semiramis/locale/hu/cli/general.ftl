# A parancssor.

## Hibás argumentumok

cli-lang-unknown = Ezen a nyelven nincsenek szövegek: „{ $given }”. Nyelvek: { $known }.
cli-usage-option = Itt nincs ilyen kapcsoló: { $name }. Súgó: „{ $usage } --help”.
cli-usage-value = A kapcsoló nincs helyesen megadva: { $name }. Súgó: „{ $usage } --help”.
cli-usage-missing = Hiányzik: { $name }. Súgó: „{ $usage } --help”.
cli-usage-bad = A megadott érték nem jó ide: { $name }. Súgó: „{ $usage } --help”.
cli-usage-extra = Túl sok az argumentum. Súgó: „{ $usage } --help”.
cli-usage-command = Nincs ilyen parancs: „{ $given }”. Parancsok: { $known }.
cli-number = { $name }: { $least } és { $most } közötti szám kell ide, nem { $given }.
cli-option-form = „{ $given }” nem név=érték alakú szabályváltozat.
cli-system = A rendszer elutasította: { $reason }.
cli-extra-missing = Ehhez a parancshoz ez a csomag kell: { $package }. Telepítsd így: pip install "semiramis[{ $extra }]"
cli-not-text = { $path } nem UTF-8 szövegfájl.
cli-file-exists = Ez a fájl már létezik: { $path }. Válassz másik nevet, vagy folytasd a mentett játszmát a --resume kapcsolóval.
cli-resume-with = { $name } és --resume együtt nem adható meg: a mentett játszma úgy folytatódik, ahogy elkezdődött.
cli-resume-game = A mentett játék { $wanted }, nem { $given }.
cli-seed-missing = Hiányzik ez a fájl: { $path }. Ebben van a játszma osztáskódja (seed), és nélküle nem lehet tovább osztani. Tedd vissza a napló mellé ({ $log }); vagy vedd ki az állást ezzel: „semiramis position { $log } --output position.json”, és indíts belőle új játszmát a --position kapcsolóval.
cli-seed-unreadable = Ebből a fájlból nem olvasható ki a játszma osztáskódja (seed): { $path } (napló: { $log }). Tedd vissza az eredetit, vagy vedd ki az állást ezzel: „semiramis position { $log } --output position.json”, és indíts belőle új játszmát a --position kapcsolóval.
cli-seed-length = Az osztáskód (seed) 1–{ $most } karakterből áll.
cli-position-seats = A megadott helyek száma { $given }, de a játszmában { $wanted } van.
cli-position-options = Az állás magával hozza a szabályváltozatait; hagyd el az --option kapcsolót.
cli-position-no-steps = { $path } egyetlen állás, nincsenek lépései. Csak a naplónak vannak.
cli-perft-after = Ha néhány döntés után akarsz indulni, add meg annak a játszmának az osztáskódját is (--seed).
cli-clauses-no-folder = { $path } nem tesztek mappája.
cli-clauses-unreadable = A szabálypontokat nem lehet párosítani: { $reason }.

## Helyek

cli-seats-mixed = Itt egyes helyek meg vannak nevezve, mások nem: „{ $given }”. Nevezd meg mindet, vagy egyiket se.
cli-seats-which = Nem ezeket a helyeket kell megnevezni: „{ $given }”. Ennyi játékos esetén a helyek: { $known }.
cli-seats-empty = Itt az egyik hely üres: „{ $given }”. Ezek egyikét írd oda: me, me:Ana vagy egy gépi játékos neve.
cli-seats-name = „{ $given }” nem lehet név. A név legfeljebb { $limit } nyomtatható karakter.

## Játék

cli-play-file = A játszma mentési helye: { $path }
cli-play-help-hint = Írd be egy lépés számát, magát a lépést, vagy azt, hogy help.
cli-play-you = te
cli-play-allowed = Ez szabályos: { $move }
cli-play-hint = Egy gépi játékos ezt ajánlja: { $move }
cli-hint-move = Lépés
cli-hint-share = Vizsgálva
cli-hint-win = Nyerési esély
cli-hint-line = Így folytatódhat
cli-play-copied = Elmentve ide: { $path }
cli-play-left = A játszma el van mentve. Így folytathatod: semiramis play { $game } --resume { $path }
cli-play-over = A játszma itt van: { $path }; az utolsó sora elárulja az osztáskódot.
cli-play-asks = { $seat }: { $asks }
cli-play-agree = { $seat }, beleegyezel a visszavonásba? [i/n]
cli-play-yes-words = i, igen
cli-play-warming = a szabályok fordítása
cli-play-number = Nincs ilyen számú lépés: { $given }. A számok 1-től idáig tartanak: { $most }.
cli-play-unknown = „{ $given }” se nem lépés, se nem parancs. A lépéseket a moves, a parancsokat a help sorolja fel.
cli-play-why-what = Mondd meg, melyik lépést, például: why pass
cli-play-save-where = Mondd meg, hová, például: save jatszmam.jsonl
cli-play-count = „{ $given }” nem 1 és 9999 közötti szám.
cli-clause-unknown = Nincs ilyen szabálypont: „{ $given }”. Mindet a rules sorolja fel.
cli-bot-failed = A gépi játékos („{ $bot }”) hibázott: { $reason }. Ha mással folytatnád, a --seats kapcsolóval nyisd meg újra a játszmát.
cli-bot-illegal = A gépi játékos („{ $bot }”) szabálytalan lépést választott: { $code }. Ha mással folytatnád, a --seats kapcsolóval nyisd meg újra a játszmát.

cli-prompt-move = Írj be egy lépést úgy, ahogy a listában áll, vagy a számát. Ezenkívül:
cli-prompt-why = why <lépés>    miért szabálytalan egy lépés
cli-prompt-undo = undo           az utolsó döntésed visszavonása azzal együtt, amit a gépek azóta léptek
cli-prompt-redo = redo           a visszavont lépés újbóli megtétele
cli-prompt-restart = restart        a köröd újrakezdése
cli-prompt-hint = hint           mit lépne egy erős gépi játékos, és miért
cli-prompt-board = board          a tábla kirajzolása
cli-prompt-moves = moves          a lépések listája
cli-prompt-score = score          a pontok részenként
cli-prompt-log = log [n]        mi történt legutóbb
cli-prompt-rules = rules <pont>   egy szabálypont szövege; anélkül az összes cím
cli-prompt-save = save <fájl>    másolat a játszmáról
cli-prompt-help = help           ez a lista
cli-prompt-quit = quit           kilépés; a játszma el van mentve

## Pontok

cli-score-part = Rész
cli-score-total = Összesen
cli-score-place = Helyezés
cli-score-winner = { $seat } nyert { $n ->
        [one] { $n } ponttal
       *[other] { $n } ponttal
    }.
cli-score-winners = { $seats } osztozik a győzelmen, mindegyik { $n ->
        [one] { $n } ponttal
       *[other] { $n } ponttal
    }.

## Naplók és állások

cli-replay-verified = Minden osztás megfelel a közzétett osztáskódnak. Ellenőrzött osztások: { $n }.
cli-position-good = { $path } lehetséges állás.
cli-position-written = Kiírva ide: { $path }

## Játékelemek

cli-components-edition = Kiadás: „{ $name }”. Értékek: { $n }, ebből
cli-components-rules = a szabályfüzetben áll
cli-components-external = máshol megerősítve, a megnevezett forrásban
cli-components-constrained = rekonstruált; az ismert tények kevés értéket hagynak
cli-components-free = rekonstruált; az ismert tények sok értéket hagynak
cli-components-head-place = Hely
cli-components-head-value = Érték
cli-components-head-confidence = Bizonyosság
cli-components-head-source = Forrás

## Szabálypontok

cli-clauses-head-clause = Pont
cli-clauses-head-title = Cím
cli-clauses-head-code = Kód
cli-clauses-head-allowed = Szabályos
cli-clauses-head-refused = Szabálytalan
cli-clauses-head-texts = Szövegek
cli-clauses-gaps = Hiányzik: { $n }
cli-clauses-no-tests = A teszteket nem néztük meg; a mappájukat a --tests kapcsolóval add meg.

## Számlálás és ellenőrzés

cli-perft-counting = Számlálás
cli-perft-action = Első akció
cli-perft-lines = Változatok
cli-perft-result = Változatok { $depth } mélységben: { $lines }
cli-perft-distinct = Különböző állások { $depth } mélységben: { $n }
cli-soak-playing = Játék
cli-soak-done = Játszmák: { $games }. Döntések: { $decisions }. Leghosszabb játszma: { $longest }. Legtöbb szabályos lépés: { $most }.
cli-soak-sound = Minden állás rendben volt.
cli-soak-broken = Ennek nem volna szabad megtörténnie; kérjük, jelentsd a fenti sort.
cli-compiling = A szabályok fordítása
cli-parity-playing = Játék kétszer
cli-parity-equal = A sima és a lefordított szabályok egyeznek. Játszmák: { $games }. Döntések: { $decisions }.
cli-parity-differs = A sima és a lefordított szabályok eltérnek: { $where }

## Sebesség

cli-bench-measuring = Mérés
cli-bench-head-row = Mi
cli-bench-head-value = Mért
cli-bench-head-target = Cél
cli-bench-head-met = Eredmény
cli-bench-met = teljesül
cli-bench-missed = nem teljesül
cli-bench-row-plain-decision = Sima szabályok, egy döntés
cli-bench-row-compiled-games = Lefordított játszmák, { $n } hely
cli-bench-row-compiled-decisions = Lefordított döntések, { $n } hely
cli-bench-row-compiled-player-decisions = Játékosok lefordított döntései, { $n } hely
cli-bench-row-threads = { $n } szál eggyel szemben
cli-bench-row-compiled-clone = Lefordított állapot másolása
cli-bench-row-compile-cold = Fordítás nulláról
cli-bench-row-compile-cached = Lefordított szabályok betöltése
cli-bench-row-help = semiramis --help

## Vizsgálat

cli-doctor-looking = Vizsgálat
cli-doctor-ok = rendben
cli-doctor-problem = gond
cli-doctor-python = Python
cli-doctor-platform = Rendszer
cli-doctor-package = Csomag
cli-doctor-cache = Lefordított szabályok mappája
cli-doctor-engine = Lefordított szabályok
cli-doctor-data = Adatmappa
cli-doctor-encoding = Kódolás
cli-doctor-terminal = Terminál
cli-doctor-language = Nyelv
cli-doctor-engine-found = { $game }: { $backend }, lenyomat: { $stamp }; másodpercenként { $decisions } ezer döntés és { $simulations } ezer szimuláció
cli-doctor-backend-packaged = natív könyvtár a csomagból
cli-doctor-backend-built = itt készült natív könyvtár
cli-doctor-backend-wasm = WebAssembly ({ $runtime })
cli-doctor-no-terminal = nem terminál
cli-doctor-texts = hiányzó vagy hibás szövegek: { $n }
cli-doctor-fix-python = Telepíts Python 3.11-et vagy újabbat.
cli-doctor-fix-package = Telepítsd újra a Semiramist: pip install --upgrade semiramis
cli-doctor-fix-cache = Tedd írhatóvá a mappát, vagy adj meg másikat a SEMIRAMIS_CACHE változóban.
cli-doctor-fix-data = Tedd írhatóvá a mappát, vagy adj meg másikat a SEMIRAMIS_DATA változóban.
cli-doctor-fix-encoding = Állítsd a terminált UTF-8-ra, vagy a PYTHONUTF8 változót 1-re; különben a táblákon kérdőjelek lesznek.
cli-doctor-fix-width = Legyen az ablak legalább 98 oszlop széles; a tábláknak ennyi kell.
cli-doctor-fix-language = Telepítsd újra a Semiramist: a szövegei megsérültek.

## Tárolt játszmák

audit-no-data = Ebben a mappában nincsenek tárolt asztalok: { $path }. Azt a mappát add meg, amelyet a „semiramis serve --data” kapott.
audit-unreadable = Az asztalok itt nem olvashatók: { $path }. Ok: { $reason }.
audit-no-event = Hiányzik egy esemény, a száma: { $seq }.
audit-lines = A napló sorainak száma nem egyezik. Esemény: { $seq }. Sorok: { $line }, feljegyezve: { $given }.
audit-snapshot = Egy pillanatkép nem a játszma állását mutatja. Esemény: { $seq }, sor: { $line }. Ha törlöd, semmi sem vész el.
audit-table = Az asztal feljegyzett adatai nem illenek a játszma állásához. Sor: { $line }, adat: { $what }.
audit-result = A feljegyzett eredmény nem a játszma eredménye. Sor: { $line }.
audit-broken = A tárolt adatok közül valami megsérült: { $reason }.
audit-hash = Egy esemény ({ $seq }.) vagy ami hozzá tartozik, a mentés óta megváltozott.
audit-seal = Az asztal vagy valamelyik hely adatai a mentés óta megváltoztak.
cli-doctor-replaying = Visszajátszás
cli-doctor-head-table = Asztal
cli-doctor-head-game = Játék
cli-doctor-head-line = Sor
cli-doctor-head-wrong = Mi a baj
cli-doctor-games-good = Visszajátszott játszmák: { $n }. Mindegyik ugyanúgy alakul.
cli-doctor-games-bad = Visszajátszott játszmák: { $n }. Másként alakul: { $bad }. Semmi sem változott.
cli-backup-done = Lemásolt és ellenőrzött asztalok: { $n }. A mentés helye: { $path }.
cli-restore-done = Visszaállított asztalok: { $n }. Helyük: { $path }.
cli-restore-kept = Ami korábban ott volt, megmaradt itt: { $path }.
backup-no-data = Nincs { $path } nevű fájl, amelyet másolni lehetne.
backup-exists = { $path } már létezik. Válassz másik nevet, vagy előbb töröld.
backup-failed = Nem sikerült elkészíteni a másolatot ({ $path }): { $reason }.
backup-damaged = A fájlban ({ $path }) az egyik asztal sérült: { $table }; a „semiramis doctor --data” megmondja, hogyan. Semmi sem változott.
cli-copy-done = Átmásolt, összevetett és visszajátszott asztalok: { $n }, események: { $events }. Helyük: { $path }.
copy-not-empty = Itt már vannak asztalok: { $path }. Adj meg egy üres adatbázist vagy egy másik fájlt.
copy-differs = A másolat ({ $path }) eltér az eredetitől ({ $what }). Nem maradt meg; próbáld újra.
copy-in-use = Egy szerver használja: { $path }. Előbb állítsd le, különben a további lépései kimaradnának a másolatból.

## Szerver

cli-serve-ready = A Semiramis itt érhető el: { $url } (az asztalok mentési helye: { $data }). Leállítani a Ctrl+C billentyűkkel lehet.
cli-serve-open = Bárki, aki eléri ezt a címet ({ $host }), nyithat itt asztalt, és nézheti azokat, amelyeknek ismeri a hivatkozását. A helyek addig vannak biztonságban, amíg a tokenjük titkos marad; nyílt hálózaton tegyél a szerver elé HTTPS-proxyt.
cli-serve-network = A hálózatodról mások itt érik el: { $url }.
cli-serve-preparing = A gépi játékosok előkészítése ehhez a számítógéphez: { $total } játékból { $done } kész. Közben már lehet játszani.
cli-serve-prepared = A gépi játékosok készen állnak: { $total } játékból { $done } kész.
cli-serve-bind = Ezen a címen és porton nem lehet figyelni: { $host }, { $port }. Ok: { $reason }. Válassz másikat a --host vagy a --port kapcsolóval.
cli-serve-data = Ide nem lehet asztalokat menteni: { $path }. Ok: { $reason }. Válassz másik mappát a --data kapcsolóval.
cli-serve-in-use = Egy másik szerver már használja ezt a mappát: { $path }. Állítsd le, vagy válassz másik mappát a --data kapcsolóval.
cli-serve-no-database = Nem használható: { $url }. Ok: { $reason }. Ellenőrizd a címet, és hogy fut-e az adatbázis.
cli-serve-no-address = „{ $given }” nem IP-cím és nem hálózat. Így írd: 10.0.0.7 vagy 10.0.0.0/8.
cli-serve-no-bus = „{ $given }” nem lehet egy busz címe. Így írd: redis://gép:6379.
cli-serve-root-path = „{ $given }” nem lehet egy proxy útvonala. Így írd: /games, azaz ékezet nélküli betűk, számjegyek és . _ ~ - jelek perjelek között.
