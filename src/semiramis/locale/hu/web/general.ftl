# A böngészős kliens: az asztalon kívüli oldalak.

## Minden oldal

web-name = Semiramis
web-skip = Ugrás a tartalomhoz
web-nav = Oldalak
web-nav-play = Játék
web-nav-settings = Beállítások
web-language = Nyelv
web-theme-to-dark = Sötét megjelenés
web-theme-to-light = Világos megjelenés
web-close = Bezárás
web-back = Vissza
web-copy = Hivatkozás másolása
web-copied = Másolva
web-share = Megosztás
web-try-again = Újra
web-loading = Megterítjük az asztalt
web-you = te
web-footer = Független, nyílt forráskódú kliens saját grafikával. Nem áll kapcsolatban a társasjátékok szerzőivel és kiadóival.
web-licences = Licencek

## A játékok

web-games = Játékok
web-game-amyitis = Amyitis
web-game-amyitis-about = Erősíts mesterségekkel, öntözd a kerteket, és vezesd a közös karavánt a vetélytársaid előtt.
web-game-amyitis-length = 60–120 perc
web-game-amyitis-kind = versengés a kártyákért
web-game-babylon = Babylon
web-game-babylon-about = Emelj teraszokat oszlopokra, és díszítsd őket lépcsőkkel, hidakkal, szökőkutakkal és szobrokkal.
web-game-babylon-length = 40–60 perc
web-game-babylon-kind = térbeli kert
web-game-ishtar = Ishtar
web-game-ishtar-about = Változtasd a sivatagot virágágyásokká, foglald el őket, és ültess fákat, amelyek túlélnek téged.
web-game-ishtar-length = 45–60 perc
web-game-ishtar-kind = területfoglalás
web-players = { $least }–{ $most } játékos

## Gépi játékosok a leggyengébbtől a legerősebbig

web-bot-random = Kocka
web-bot-random-about = Bármit meglép, ami szabályos.
web-bot-greedy = Kapzsi
web-bot-greedy-about = Azt viszi, ami rögtön a legjobbnak látszik.
web-bot-apprentice = Inas
web-bot-apprentice-about = Gondolkodik egy kicsit; első játékhoz.
web-bot-gardener = Kertész
web-bot-gardener-about = Egy körrel előre tervez; méltó ellenfél.
web-bot-architect = Építész
web-bot-architect-about = Messzire előre tervez; erős.
web-bot-royal = Királyi építész
web-bot-royal-about = Időt szán rá; a legerősebb.

## A kezdőoldal

web-hero-title = Három játék. Egy csoda.
web-hero-about = Öntözz, építs és ültess a függőkertekben barátokkal vagy gépi játékosok ellen. Fiók nem kell hozzá.
web-play-now = Játék most
web-play-now-what = { $game }, ellenfél: { $bot }
web-join-link = Csatlakozás hivatkozással
web-pass-and-play = Egy eszközön
web-play-bots = Játék gép ellen
web-new-table = Új asztal
web-players-how-many = Játékosok száma
web-strength = Erősség
web-watch-bots = Gépek játéka
web-nav-learn = Tanulás
web-nav-watch = Nézés
web-your-turn-at = Te következel: { $game }
web-watch-about = Nézd, ahogy a gépi játékosok egymás ellen játszanak, a te tempódban; bármelyik lépésnél megállhatsz, és te magad folytathatod. Vagy nézd vissza valamelyik játszmádat.
web-watch-game = Játszma megnézése: { $game }
web-watch-replays = Befejezett játszmáid
web-watch-none = Még nincs befejezett játszma.
web-watch-replay = Megnézés
web-join-paste = A kapott hivatkozás
web-join-bad = Ez nem mutat asztalra. Egy hivatkozás így néz ki: { $example }
web-join-find = Asztal keresése

## Az asztalaim

web-your-tables = Az asztalaid
web-waits = { $n ->
        [one] { $n } rád vár
       *[other] { $n } rád vár
    }
web-tables-none = Még nincs asztalod. Egy gépi játékos mindig ráér.
web-tables-all = Az összes mutatása
web-your-turn = Te jössz
web-turn-of = { $name } következik
web-turn-nobody = A játék magától megy tovább
web-seats-free = { $n ->
        [one] { $n } szabad hely
       *[other] { $n } szabad hely
    }
web-over = Vége a játéknak
web-over-you = Győztél
web-over-by = Győztes: { $name }
web-over-shared = Közös győzelem
web-changed = Utolsó lépés: { $ago }
web-changed-now = Utolsó lépés: az imént
web-clock-left = Ennyi idő van az órán: { $time }
web-open-play = Játék
web-open-watch = Nézés
web-open-wait = Meghívás
web-open-results = Eredmény
web-forget = Levétel a listáról
web-table-lost = Ez az asztal nem nyitható meg: { $table }.

## Helyek

web-seat-who = { $seat }: { $name }
web-seat-free = szabad
web-seat-kind = Ki ül ezen a helyen: { $seat }
web-seat-name = Név ezen a helyen: { $seat }
web-seat-bot = Gépi játékos ezen a helyen: { $seat }
web-seat-me = Én
web-seat-bot-kind = Gépi játékos
web-seat-open = Valaki, hivatkozással
web-seat-hot-seat = Valaki mellettem
web-seat-open-about = Szabad, amíg valaki nem jön a hivatkozással.

## Új asztal

web-new-title = Új asztal
web-new-game = Játék
web-new-players = Játékosok száma
web-new-seats = Ki hol ül
web-new-clock = Óra
web-new-help = Tanács játék közben
web-new-help-about = A játszma vége előtt is lehet gépi játékostól tanácsot kérni, és az állásokat máshol továbbjátszani. Ha mások saját eszközön játszanak, alapból ki van kapcsolva.
web-help-on = be
web-help-off = ki
web-clock-none = Óra nélkül
web-clock-bank = { $minutes } perc fejenként és { $seconds } mp körönként
web-clock-days = { $days ->
        [one] { $days } nap minden döntésre
       *[other] { $days } nap minden döntésre
    }
web-new-options = Asztali beállítások
web-options-standard = alapszabály
web-options-changed = { $n ->
        [0] alapszabály
        [one] { $n } eltérés
       *[other] { $n } eltérés
    }
web-option-standard = { $value } (alap)
web-new-more = Kiadás és mag
web-new-edition = A játékelemek kiadása
web-edition-own = kiadás: { $name }
web-edition-about = Ha a te dobozodban más értékek állnak, egy kiadásfájllal javíthatod őket.
web-new-seed = Az osztás magja
web-seed-about = Ugyanaz a szó ugyanazt a játékot osztja. Hagyd üresen, ha új osztást szeretnél.
web-new-make = Asztal megterítése

## Asztali beállítások; az .is-… alakok az értékeik

web-option-amyitis-any-good-wine = Bor mint „tetszőleges nyersanyag”
    .is-no = nem választható
    .is-yes = választható
web-option-amyitis-cut-off-canals = A folyótól elvágott kockák
    .is-dry = nem folytatható tőlük az öntözés
    .is-wet = folytatható tőlük az öntözés
web-option-amyitis-field-tie = Döntetlen a szántóföld teli sorában
    .is-nobody = senki sem kap Kertészt
    .is-rightmost = a jobb szélső kap Kertészt
web-option-babylon-footprint = Két lapka pontosan ugyanazon a helyen
    .is-never = soha
    .is-consecutive = csak közvetlenül egymás fölött tilos
web-option-babylon-bridge-gap = A híd alatt
    .is-open = alacsonyabb lapka lehet
    .is-bare = csak üres tábla lehet
    .is-decorated = alacsonyabb lapka és díszelem is lehet
web-option-babylon-overhang = Alátámasztás nélküli sarok alatt
    .is-anything = bármi, ami alacsonyabb
    .is-clear = semmi sem állhat
web-option-babylon-first-statue = Ha minden szobor oszloppá vált
    .is-again = bárhol újra lehet kezdeni
    .is-once = nincs több szobor
web-option-babylon-supply = Készlet
    .is-limited = korlátozott
    .is-unlimited = sosem fogy el
web-option-ishtar-layout = A táblák elrendezése
    .is-compact = tömör
web-option-ishtar-trees = Fák egy körben
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
    .is-5 = 5
    .is-any = akármennyi
web-option-ishtar-seams = A táblák határa
    .is-crossed = a lapkák átnyúlhatnak rajta
    .is-kept = a lapkák nem nyúlhatnak át rajta
web-option-ishtar-double-bloom = Dupla virágjelölő
    .is-one-each = felenként 1 virág
    .is-two-each = felenként 2 virág
web-option-ishtar-hidden-stack = A J képesség és a kanna alatti halom
    .is-open = mindig szabad
    .is-closed = csak ha nincs más

## Leülés

web-join-title = Asztal ehhez a játékhoz: { $game }
web-join-gone = Ez az asztal nincs itt
web-join-who = Az asztalnál
web-join-sit-title = Ülj le
web-join-name = A neved
web-join-name-about = Így látnak a többiek. Nem készül fiók.
web-join-seat = Válassz helyet
web-join-sit = Leülök ide
web-join-watch = Csak nézem
web-join-full = Minden hely foglalt
web-invite-title = Hívj meg másokat
web-invite-about = Aki megnyitja ezt a hivatkozást, leülhet. A játék akkor kezdődik, ha minden hely foglalt.
web-invite-network = Ez a hivatkozás a hálózatodban lévőknek szól. Küldd el úgy, ahogy van; ezen a gépen is működik.
web-invite-here-only = Ez a hivatkozás csak ezen a gépen működik. Ha mások is csatlakoznának a hálózatodból, állítsd le a szervert, és indítsd újra ezzel a kapcsolóval: { $option }; az asztalaid megmaradnak.
web-invite-link = Hivatkozás az asztalra
web-invite-qr = A hivatkozás QR-kódként
web-invite-board = A táblához

## Beállítások

web-settings-me = Te
web-settings-look = Megjelenés
web-settings-play = Játék
web-settings-data = Adatok ezen az eszközön
web-theme = Téma
web-theme-system = A rendszer szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-text-size = Betűméret
web-percent = { $n }%
web-motion = Mozgás
web-motion-system = A rendszer szerint
web-motion-full = Teljes
web-motion-reduced = Kevés
web-move-speed = A többiek lépései
web-move-speed-off = Azonnal
web-move-speed-fast = Gyorsan
web-move-speed-normal = Közepesen
web-move-speed-slow = Lassan
web-sound = Hangok
web-sound-about = Rövid hangok a lépésekhez, a körödhöz és a játék végéhez.
web-volume = Hangerő
web-boards = Táblák
web-boards-drawn = Rajzolt
web-boards-list = Kép és a lépések listája
web-labels = Nevek a táblákon
web-labels-about = A sorok és oszlopok betűi és számai, a helyek nevei.
web-confirm = Megerősítés
web-confirm-every = Minden lépésnél
web-confirm-last = A kör utolsó lépésénél
web-confirm-free = Csak ha nem vonható vissza
web-auto-play = A választás nélküli döntéseket tegye meg helyettem
web-auto-play-about = Ahol csak egy akció szabályos, az kis idő múlva magától megtörténik. A visszavonás az utolsó valódi döntésedig megy vissza.
web-single-keys = Egybillentyűs parancsok
web-single-keys-about = Kapcsold ki, ha diktálsz, vagy ha a képernyőolvasódnak saját billentyűi vannak.
web-notify = Szóljon, ha én következem
web-notify-about = A böngésző értesítése, amíg egy asztal nyitva van valamelyik lapon.
web-notify-refused = A böngésző ezen az oldalon nem engedélyez értesítéseket.
web-data-about = { $n ->
        [one] Ez az eszköz { $n } helyet őriz. A tokenje az egyetlen kulcs hozzá.
       *[other] Ez az eszköz { $n } helyet őriz. A tokenjeik az egyetlen kulcsok hozzájuk.
    }
web-data-save = Mentés fájlba
web-data-load = Betöltés fájlból
web-data-loaded = { $n ->
        [one] { $n } hely átvéve.
       *[other] { $n } hely átvéve.
    }
web-data-bad = Ebben a fájlban nincsenek a Semiramishoz tartozó helyek.
web-data-forget = A helyeim elfelejtése
web-data-forget-about = Az asztalok megmaradnak, de erről az eszközről már nem lehet játszani rajtuk. Ha még kellhetnek, előbb mentsd a helyeidet fájlba.
web-data-forgotten = Ez az eszköz már nem őriz helyet.

## Itt nincs semmi

web-404-title = Ez a halom elfogyott
web-404-about = Ezen a címen nincs semmi.
web-404-home = A kezdőoldalra

## Gondok és hírek

web-told-moved-first = { $name } előbb lépett. Semmi sem ment el.
web-problem-unreachable = A szerver nem érhető el. Semmi sem veszett el; ha visszatér a kapcsolat, minden folytatódik.
web-problem-unreadable = A szerver válaszát nem lehetett elolvasni. Próbáld újra.
web-problem-status = A szerver, vagy valami az úton, ezzel a kóddal válaszolt: { $status }. Semmi sem veszett el; próbáld újra kicsit később.
web-problem-client = Valami elromlott ezen az oldalon: { $code }. Semmi sem veszett el; töltsd be újra az oldalt.

## Szerver nélkül

web-open-file = Játszma megnyitása fájlból
web-save-game = Játszmafájl mentése
web-site-denied = Ez a böngésző semmit sem tárol ehhez az oldalhoz. Játszhatsz tovább, de a játszmák ezzel a lappal véget érnek; egy játszmafájl megőrzi őket.
web-site-evicted = A böngésző törölte az ehhez az oldalhoz tárolt játszmákat. Játszhatsz tovább, de a játszmák ezzel a lappal véget érnek; egy játszmafájl megőrzi őket.
web-site-full = Ebben a böngészőben nincs több hely. Játszhatsz tovább, de ami ezután történik, ezzel a lappal véget ér; a játszmát fájl őrzi meg.
web-site-cut = A játékokat nem sikerült betölteni: útközben megszakadt a kapcsolat. A játszmáid megvannak.
web-site-again = Próbáld újra
web-site-unsupported = Ez a böngésző nem tudja futtatni a játékokat: hiányzik belőle a WebAssembly vagy egy része. Használj friss Firefoxot, Chrome-ot, Edge-et vagy Safarit; a legszigorúbb védelmi módban ki is lehet kapcsolva.
web-site-failed = A játékok ebben a böngészőben nem indíthatók: { $reason }. Próbálj újabb böngészőt, vagy töltsd be újra az oldalt.
web-site-starting = A játékok előkészítése folyik. Csak az első látogatáskor tart tovább.
web-site-update = Elkészült egy új változat. Akkor lép életbe, amikor az oldal minden lapja be van zárva.
web-site-update-now = Használat most
