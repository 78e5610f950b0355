# A böngészős kliens: az asztalon kívüli oldalak.

## Minden oldal

web-name = Semiramis
web-skip = Ugrás a tartalomhoz
web-nav = Oldalak
web-nav-play = Játék
web-nav-settings = Beállítások
web-labelled = { $label }: { $value }
web-language = Nyelv
web-theme-to-dark = Sötét téma
web-theme-to-light = Világos téma
web-close = Bezárás
web-back = Vissza
web-copy = Hivatkozás másolása
web-copied = Másolva
web-share = Megosztás
web-try-again = Újrapróbálás
web-loading = Betöltés…
web-you = te
web-footer = Független, nyílt forráskódú kliens saját grafikával. Nem áll kapcsolatban a társasjátékok szerzőivel és kiadóival.
web-licences = Licencek

## A játékok

web-games = Játékok
web-game-amyitis = Amyitis
web-game-amyitis-about = Fogadj fel mesterembereket, öntözd a kerteket, és mozgasd a közös karavánt, mielőtt a vetélytársaid megteszik.
web-game-amyitis-length = 60–120 perc
web-game-amyitis-kind = versengés a lapokért
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

web-bot-random = Dobókocka
web-bot-random-about = Bármit meglép, ami szabályos.
web-bot-greedy = Kapzsi
web-bot-greedy-about = Azt viszi, ami rögtön a legjobbnak látszik.
web-bot-apprentice = Inas
web-bot-apprentice-about = Gondolkodik egy kicsit; első játékhoz.
web-bot-gardener = Kertész
web-bot-gardener-about = Egy körrel előre tervez; méltó ellenfél.
web-bot-architect = Építész
web-bot-architect-about = Hosszú távra tervez; erős.
web-bot-royal = Királyi építész
web-bot-royal-about = Sokáig gondolkodik; a legerősebb.

## A kezdőoldal

web-hero-title = Három játék. Egy csoda.
web-hero-about = Öntözz, építs és ültess a függőkertekben a barátaiddal vagy gép ellen. Regisztráció nem kell.
web-play-now = Játssz most
web-play-now-what = { $game }, ellenfél: { $bot }
web-join-link = Csatlakozás hivatkozással
web-pass-and-play = Többen egy eszközön
web-play-bots = Játék gép ellen
web-new-table = Új asztal
web-players-how-many = Játékosok száma
web-strength = Erősség
web-watch-bots = Gépek játéka
web-nav-learn = Leckék
web-nav-watch = Nézőtér
web-your-turn-at = Te jössz: { $game }
web-watch-about = Nézd meg a saját tempódban, hogyan játszanak a gépek egymás ellen; bármelyik lépésnél megállhatsz, és onnan te játszhatsz tovább. Vagy nézd vissza valamelyik játszmádat.
web-watch-game = Játszma megnézése: { $game }
web-watch-replays = Befejezett játszmáid
web-watch-none = Még nincs befejezett játszmád.
web-watch-replay = Megnézés
web-join-paste = A kapott hivatkozás
web-join-bad = Ez a hivatkozás nem asztalra mutat. A helyes alak: { $example }
web-join-find = Asztal keresése

## Az asztalaim

web-your-tables = Az asztalaid
web-waits = { $n ->
        [one] { $n } asztalnál te jössz
       *[other] { $n } asztalnál te jössz
    }
web-tables-none = Még nincs asztalod. Egy gépi játékos mindig ráér.
web-tables-all = Összes megjelenítése
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
web-clock-left = Hátralévő idő: { $time }
web-open-play = Játék
web-open-watch = Megnyitás
web-open-wait = Meghívás
web-open-results = Eredmény
web-forget = Eltávolítás a listáról
web-table-lost = Ez az asztal nem nyitható meg: { $table }.

## Helyek

web-seat-who = { $seat }: { $name }
web-seat-free = szabad
web-seat-kind = Ki ül ezen a helyen: { $seat }
web-seat-name = Név ezen a helyen: { $seat }
web-seat-bot = Gépi játékos ezen a helyen: { $seat }
web-seat-me = Én
web-seat-bot-kind = Gépi játékos
web-seat-open = Meghívott játékos
web-seat-hot-seat = Mellettem ülő játékos
web-seat-open-about = Szabad marad, amíg valaki le nem ül a meghívó hivatkozással.

## Új asztal

web-new-title = Új asztal
web-new-game = Játék
web-new-players = Játékosok száma
web-new-seats = Ülésrend
web-new-clock = Gondolkodási idő
web-new-help = Tippek játék közben
web-new-help-about = A gépi játékostól a játszma vége előtt is lehet tippet kérni, és az állásokat máshol is tovább lehet játszani. Ha mások saját eszközön játszanak, alapból ki van kapcsolva.
web-help-on = be
web-help-off = ki
web-clock-none = Időkorlát nélkül
web-clock-bank = { $minutes } perc fejenként, körönként +{ $seconds } mp
web-clock-days = { $days ->
        [one] döntésenként { $days } nap
       *[other] döntésenként { $days } nap
    }
web-new-options = Szabályváltozatok
web-options-standard = alapszabály
web-options-changed = { $n ->
        [0] alapszabály
        [one] { $n } eltérés
       *[other] { $n } eltérés
    }
web-option-standard = { $value } (alap)
web-new-more = Kiadás és osztáskód
web-new-edition = Játékelemek kiadása
web-edition-own = kiadás: { $name }
web-edition-about = Ha a te példányodon más értékek szerepelnek, kiadásfájllal kijavíthatod őket.
web-new-seed = Osztáskód
web-seed-about = Azonos kóddal ugyanaz az osztás jön ki. Ha új osztást szeretnél, hagyd üresen.
web-new-make = Asztal létrehozása

## Asztali beállítások; az .is-… alakok az értékeik

web-option-amyitis-any-good-wine = Bor mint tetszőleges nyersanyag
    .is-no = nem választható
    .is-yes = választható
web-option-amyitis-cut-off-canals = A folyótól elvágott kockák
    .is-dry = nem folytatható tőlük az öntözés
    .is-wet = folytatható tőlük az öntözés
web-option-amyitis-field-tie = Döntetlen a szántóföld teli sorában
    .is-nobody = senki sem kap Kertészt
    .is-rightmost = az kap Kertészt, akinek a kockája jobbrább van
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
    .is-one-each = mindkét felén 1 virág
    .is-two-each = mindkét felén 2 virág
web-option-ishtar-hidden-stack = A J képesség és a kanna alatti halom
    .is-open = mindig választható
    .is-closed = csak ha nincs más

## Leülés

web-join-title = { $game }-asztal
web-join-gone = Ez az asztal nem található
web-join-who = Az asztalnál
web-join-sit-title = Ülj le
web-join-name = A neved
web-join-name-about = Ezt a nevet látják a többiek. Regisztráció nem kell.
web-join-seat = Válassz helyet
web-join-sit = Leülök ide
web-join-seed = Az asztal létrehozója megadta az osztáskódot: „{ $seed }”. Aki ismeri, előre tudhatja az összes húzást. Csak akkor ülj le, ha ebbe beleegyezel.
web-join-watch = Csak nézem
web-join-full = Minden hely foglalt
web-invite-title = Hívj meg másokat
web-invite-about = Aki megnyitja ezt a hivatkozást, leülhet. A játék akkor kezdődik, ha minden hely foglalt.
web-invite-network = Ez a hivatkozás a hálózatodon lévőknek szól. Küldd el úgy, ahogy van; ezen a gépen is működik.
web-invite-here-only = Ez a hivatkozás csak ezen a gépen működik. Ha a hálózatodról mások is csatlakoznának, állítsd le a szervert, és indítsd újra ezzel a kapcsolóval: { $option }; az asztalaid megmaradnak.
web-invite-link = Hivatkozás az asztalra
web-invite-qr = A hivatkozás QR-kódként
web-invite-board = Ugrás az asztalhoz

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
web-motion = Animációk
web-motion-system = A rendszer szerint
web-motion-full = Teljes
web-motion-reduced = Csökkentett
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
web-auto-play = Választás nélküli lépések automatikusan
web-auto-play-about = Ahol csak egy akció szabályos, az kis idő múlva magától megtörténik. A visszavonás az utolsó valódi döntésedig megy vissza.
web-single-keys = Egybillentyűs parancsok
web-single-keys-about = Kapcsold ki, ha diktálsz, vagy ha a képernyőolvasódnak saját billentyűi vannak.
web-notify = Értesítés, ha én jövök
web-notify-about = A böngésző értesít, amíg az asztal valamelyik lapon nyitva van.
web-notify-refused = A böngésző ezen az oldalon nem engedélyez értesítéseket.
web-data-about = { $n ->
        [0] Ezen az eszközön nincs elmentett helyed.
        [one] Ezen az eszközön { $n } helyed van elmentve. Csak az itt tárolt token nyitja meg.
       *[other] Ezen az eszközön { $n } helyed van elmentve. Csak az itt tárolt tokenek nyitják meg őket.
    }
web-data-save = Mentés fájlba
web-data-load = Betöltés fájlból
web-data-loaded = { $n ->
        [one] { $n } hely átvéve.
       *[other] { $n } hely átvéve.
    }
web-data-bad = Ebben a fájlban nincsenek a Semiramishoz tartozó helyek.
web-data-forget = Helyeim törlése az eszközről
web-data-forget-about = Az asztalok megmaradnak, de erről az eszközről már nem tudsz visszaülni hozzájuk. Ha még kellhetnek, előbb mentsd a helyeidet fájlba.
web-data-forgotten = A helyeidet töröltük erről az eszközről.

## Itt nincs semmi

web-404-title = Ez a halom elfogyott
web-404-about = Ezen a címen nincs semmi.
web-404-home = Kezdőoldal

## Gondok és hírek

web-told-moved-first = { $name } előbb lépett. A te lépésedet nem küldtük el.
web-problem-unreachable = A szerver nem érhető el. Semmi sem veszett el; ha visszatér a kapcsolat, minden folytatódik.
web-problem-unreadable = A szerver válaszát nem lehetett elolvasni. Próbáld újra.
web-problem-status = A szerver (vagy egy közbenső állomás) hibakódot küldött: { $status }. Semmi sem veszett el; próbáld újra kicsit később.
web-problem-client = Hiba történt ezen az oldalon: { $code }. Semmi sem veszett el; töltsd be újra az oldalt.

## Szerver nélkül

web-open-file = Játszma megnyitása fájlból
web-save-game = Játszmafájl mentése
web-site-denied = Ez a böngésző nem engedi, hogy az oldal adatokat tároljon. Játszhatsz tovább, de a játszmáid csak addig maradnak meg, amíg ez a lap nyitva van; játszmafájlba elmentheted őket.
web-site-evicted = A böngésző törölte az oldal tárolt játszmáit. Játszhatsz tovább, de a játszmáid csak addig maradnak meg, amíg ez a lap nyitva van; játszmafájlba elmentheted őket.
web-site-full = Ebben a böngészőben nincs több tárhely. Játszhatsz tovább, de ami ezután történik, csak addig marad meg, amíg ez a lap nyitva van; a játszmát játszmafájlba elmentheted.
web-site-cut = A játékokat nem sikerült betölteni, mert megszakadt a kapcsolat. A játszmáid megvannak.
web-site-again = Újrapróbálás
web-site-unsupported = Ez a böngésző nem tudja futtatni a játékokat, mert a WebAssembly egészben vagy részben hiányzik belőle. Használj friss Firefoxot, Chrome-ot, Edge-et vagy Safarit; a legszigorúbb adatvédelmi módban ki is lehet kapcsolva.
web-site-failed = A játékok ebben a böngészőben nem indíthatók: { $reason }. Próbálj újabb böngészőt, vagy töltsd be újra az oldalt.
web-site-starting = Előkészítjük a játékokat. Csak az első alkalommal tart tovább.
web-site-update = Elkészült egy új változat. Akkor lép életbe, ha az oldal minden lapját bezárod.
web-site-update-now = Frissítés most
