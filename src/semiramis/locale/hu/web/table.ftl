# Az asztal táblái körüli keret a böngészőben, a visszajátszás és az eredmények.

## A sáv

frame-to-lobby = Kezdőoldal
frame-nav = Visszavonás és menük
frame-menu = Az asztal menüje
frame-undo = Visszavonás
frame-undo-step = Visszavonás: { $step }
frame-undo-own = Visszavonás az utolsó döntésed elé
frame-ask-undo = Visszavonás kérése
frame-ask-undo-own = Visszavonás kérése az utolsó döntésed elé
frame-redo = Mégis
frame-restart = Kör újrakezdése
frame-hint = Tipp
frame-keys = Billentyűparancsok
frame-keys-off = Az egybillentyűs parancsok a beállításokban ki vannak kapcsolva.
frame-settings = Beállítások
frame-title = { $game } – Semiramis
frame-title-turn = Te jössz – { $game }
frame-loading = Az asztal betöltése…
frame-waiting = A játszma akkor kezdődik, amikor már minden hely foglalt.
frame-dealing = Mindenki itt van. Folyik az osztás.
frame-over = A játék véget ért.
frame-looking-back = Korábbi állást nézel: { $seq }. esemény / { $last }.
frame-reconnecting = Újracsatlakozás…
frame-offline = Nincs kapcsolat.
frame-offline-kept = Nincs kapcsolat. A lépésedet megőrizzük, és elküldjük, amint újra lesz kapcsolat.
frame-gone = Ez az asztal nem jeleníthető meg
frame-face-failed = A táblákat nem sikerült betölteni. Semmi sem veszett el; töltsd be újra az oldalt.
frame-load-again = Újratöltés
frame-close = Bezárás
frame-yes = Igen
frame-no = Nem
frame-total = Összesen
frame-round = { $round }. forduló
frame-progress-rounds = Forduló: { $round } / { $rounds }
frame-progress-last = Két halom üres: ez az utolsó forduló

## Helyek

frame-seats = Helyek
frame-you = Te
frame-your-turn = te jössz
frame-decides = dönt
frame-thinks = gondolkodik
frame-seat-open = szabad
frame-seat-away = távol van, gép játszik
frame-first-player = kezdőjátékos
frame-seat-heading = { $name }, { $seat }, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
frame-score-of = { $seat } pontszáma, ha most érne véget a játék: { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }. Részletek megjelenítése.
frame-seat-open-card = { $name }, { $seat }, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }. Részletek megjelenítése.
frame-clock-days = { $days ->
        [one] { $days } nap
       *[other] { $days } nap
    } { $hours } óra
frame-clock-alarm = { $seconds ->
        [one] Még { $seconds } másodperced van.
       *[other] Még { $seconds } másodperced van.
    }
frame-scores = Pontok
frame-scores-about = Kinek mennyi pontja lenne, ha most érne véget a játék.

## A döntés

frame-decision = A döntésed
frame-asks-of-several = { $name }: { $asks }
frame-standing = A játszma állása
frame-steps = A köröd lépései
frame-back = Vissza
frame-back-to-step = Visszavonás eddig, ezzel a lépéssel együtt
frame-choose-one = Válassz egyet
frame-options = Lehetőségek
frame-where = Kattints a megjelölt helyek egyikére.
frame-show-where = Mutasd, hol
frame-rail = Lépések
frame-rail-done = kész
frame-rail-later = hátravan
frame-rail-open = most lehetséges
frame-more = Több
frame-less = Kevesebb
frame-turn = Lapka forgatása
frame-turn-back = Forgatás balra
frame-turn-on = Forgatás jobbra
frame-turned = Elforgatva: { $n } / { $turns }
frame-act-and-reveal = { $act } (felfedéssel)
frame-reveals = Felfedéssel jár: utána csak a többiek beleegyezésével vonható vissza.
frame-no-points-yet = Azonnal nem hoz pontot.
frame-sending = Elküldve. Várakozás a szerverre.
frame-prepare = Következő lépésem előkészítése
frame-prepared = Előkészítve: { $act }. Amint te jössz, magától megtörténik.
frame-prepare-take-back = Visszavonás
frame-prepare-nothing = Még nincs mit előkészíteni.
frame-prepared-not = Az előkészített lépésed elmaradt. { $reason }
frame-played-for-you = Automatikusan megtörtént, mert nem volt más lehetőség: { $act }
frame-auto-play = Választás nélküli lépések automatikusan
frame-invite = Meghívó küldése
frame-won-by = A győztes: { $name }
frame-won-shared = A győzelem közös
frame-rematch = Új játszma
frame-replay = Visszajátszás
frame-results = Eredmények
frame-watching-as = Nézőpont:
frame-watching-nobody = néző
frame-look-before = Egy eseménnyel vissza
frame-look-after = Egy eseménnyel tovább
frame-look-now = Vissza a mostani álláshoz
frame-pass-to = Add át az eszközt: { $name } következik
frame-pass-ready = Én vagyok { $name }

## Miért nem

frame-show-places = { $n ->
        [one] Mutasd a lehetséges helyeket ({ $n })
       *[other] Mutasd a lehetséges helyeket ({ $n })
    }
frame-what-can-i-do = Mit tehetek?
frame-no-moves = Most nincs miről döntened.
frame-why-past = Korábbi állást nézel. Ha játszani szeretnél, térj vissza a mostanihoz.
frame-why-watching = Ezt a játszmát csak nézed. Azok játszanak, akik az asztalnál ülnek.
frame-why-not-your-turn = Nem te jössz. Most { $mover } dönt.
frame-why-allowed = Ez szabályos lépés.
frame-why-nothing-here = Itt most nincs mit tenni.

## Mi történt

frame-story = Mi történt
frame-log = Napló
frame-log-empty = Még semmi sem történt.
frame-since = Az utolsó köröd óta
frame-since-nothing = Azóta senki sem lépett.
frame-replay-since = lejátszás
frame-tab-news = , a többiek itt léptek
frame-thinking-for = gondolkodik: { $seconds } mp
frame-sound = Hang
frame-sound-off = A hang ki van kapcsolva
frame-replay-stop = megállítás

## Parancssor

frame-command = Írj be egy lépést
frame-command-hint = Írj be egy lépést
frame-command-about = A lépéseket úgy írd, ahogy a naplóban állnak. A Tab kiegészít, az Enter lép. Szabálytalan lépésnél megtudod, melyik szabály tiltja.
frame-command-options = Egyező lépések

## Tanács

frame-hint-asking = Egy gépi játékos gondolkodik helyetted.
frame-hint-best = A gép ({ $bot }) szerint ez a legjobb: { $act }.
frame-hint-because = A legjobb: { $act }. Különbség ehhez képest ({ $other }): { $change } pont, főleg: { $part }.
frame-hint-details = Részletek
frame-hint-same = A gép ({ $bot }) szerint is ez a legjobb lépés.
frame-hint-instead = A gép ({ $bot }) szerint itt ez a legjobb: { $act }.
frame-hint-played = ez történt
frame-hint-reasons = Miből
frame-explain = Miért ez a lépés?
frame-hint-move = Lépés
frame-hint-win = Nyerési esély
frame-hint-range = A nyerési esély valószínűleg ebbe a tartományba esik
frame-hint-points = Várható pont
frame-hint-line = Így folytatódhat

## Kérések

frame-asks-undo = { $n ->
        [one] { $name } vissza szeretne vonni { $n } lépést.
       *[other] { $name } vissza szeretne vonni { $n } lépést.
    }
frame-asks-end = { $name } azt javasolja, hogy a játszma most érjen véget.
frame-asked-waits = A többiek megkapták a kérést.
frame-withdraw = Kérés visszavonása
frame-you-are-away = Helyetted most a gép játszik ({ $bot }).
frame-come-back = Visszaülök a helyemre
frame-next-game = Kész a következő játszma.
frame-next-game-go = Megnyitás

## Ez az asztal

frame-menu-table = Asztal
frame-menu-view = Megjelenés
frame-menu-help = Segítség
frame-menu-leave = Távozás
frame-share-table = Asztal megosztása
frame-share-position = Állás megosztása
frame-copied = A hivatkozás a vágólapon van.
frame-copy-failed = A hivatkozást nem sikerült másolni: { $link }
frame-picture-svg = Kép SVG-ként
frame-picture-png = Kép PNG-ként
frame-picture-failed = A kép nem készült el. Próbáld újra.
frame-leave = Átadom a helyem a gépnek
frame-leave-sure = Amíg vissza nem jössz, egy gépi játékos játszik helyetted.
frame-end = Javaslat a befejezésre
frame-end-sure = Ha mindenki beleegyezik, a játszma a mostani pontokkal ér véget.

## Rajzolt tábla nélküli játékok

frame-boards = Táblák
frame-plain-picture = Az asztal
    .short = Asztal
frame-plain-moves = A lépéseid
    .short = Lépések
frame-plain-find = Lépés keresése
frame-plain-best = a legtöbb pont elöl
frame-plain-none = Most nincs miről döntened.
frame-plain-nothing-found = Nincs ilyen lépés. Próbáld kevesebb szóval.
frame-zoom-in = Nagyobb
frame-zoom-out = Kisebb
frame-holds-pillars = { $n ->
        [one] { $n } szimpla oszlop
       *[other] { $n } szimpla oszlop
    }
frame-holds-doubles = { $n ->
        [one] { $n } dupla oszlop
       *[other] { $n } dupla oszlop
    }
frame-holds-tiles = { $n ->
        [one] { $n } lehelyezett lapka
       *[other] { $n } lehelyezett lapka
    }
frame-holds-stored = Elraktározott lapka
frame-holds-assistants = { $n ->
        [one] { $n } segéd
       *[other] { $n } segéd
    }
frame-holds-skills = { $n ->
        [one] { $n } képesség
       *[other] { $n } képesség
    }
frame-holds-kept = Félretett lapka
frame-holds-reserved = Lefoglalt fakártya

## Billentyűk

frame-named-key-shift = Shift
frame-named-key-enter = Enter
frame-named-key-home = Home
frame-named-key-end = End
frame-named-key-backspace = Backspace
frame-key-tab = tábláról táblára, aztán a döntéshez, a helyekhez és a naplóhoz
frame-key-arrows = végig a tábla helyein
frame-key-ends = a sor elejére vagy végére
frame-key-enter = a kijelölt hely választása
frame-key-confirm = megerősítés bárhonnan
frame-key-back = egy lépéssel vissza
frame-key-options = az ezzel a számmal jelölt lehetőség
frame-key-undo = visszavonás
frame-key-redo = mégis
frame-key-turn = a lapka forgatása jobbra
frame-key-turn-back = a lapka forgatása balra
frame-key-restart = a kör újrakezdése
frame-key-help = kijelölt helyen: miért nem lehet; máskor ez a lista
frame-key-command = lépés beírása
frame-key-moves = mit tehetek
frame-key-next = következő vagy előző lehetséges hely
frame-key-scores = pontok
frame-key-since = az utolsó köröm óta
frame-key-replay = a többiek lépéseinek lejátszása
frame-key-hint = tipp
frame-key-log = napló
frame-key-repeat = az utolsó üzenet ismétlése

## Amit kapsz és adsz

frame-thing-prestige = { $n ->
        [one] pont
       *[other] pont
    }
frame-thing-talent = { $n ->
        [one] talentum
       *[other] talentum
    }
frame-thing-camel = { $n ->
        [one] teve
       *[other] teve
    }
frame-thing-gardener = { $n ->
        [one] Kertész
       *[other] Kertész
    }
frame-thing-barley = árpa
frame-thing-dates = datolya
frame-thing-salt = só
frame-thing-palm = { $n ->
        [one] pálma
       *[other] pálma
    }
frame-thing-wine = bor
frame-thing-pillar = { $n ->
        [one] szimpla oszlop
       *[other] szimpla oszlop
    }
frame-thing-pillar2 = { $n ->
        [one] dupla oszlop
       *[other] dupla oszlop
    }
frame-thing-gemp = { $n ->
        [one] lila drágakő
       *[other] lila drágakő
    }
frame-thing-gemr = { $n ->
        [one] piros drágakő
       *[other] piros drágakő
    }
frame-thing-gemw = { $n ->
        [one] fehér drágakő
       *[other] fehér drágakő
    }
frame-thing-gemany = { $n ->
        [one] drágakő
       *[other] drágakő
    }

## Visszajátszás

frame-title-replay = Visszajátszás – { $game }
frame-timeline = A játszma menete
frame-if-ended-now = Ha most lenne vége
frame-pace = Lépésköz
frame-pace-move = Lépés
frame-pace-turn = Kör
frame-pace-mine = Saját kör
frame-pace-score = Pont
frame-stop-of = { $stop } / { $end }
frame-replay-before = Egy lépéssel vissza
frame-replay-after = Egy lépéssel tovább
frame-replay-play = Lejátszás
frame-replay-start = Kezdet
frame-replay-move = { $n }. lépés
frame-replay-silent = Köztes lépés.
frame-play-on = Folytatás innen
frame-position-link = Hivatkozás az állásra
frame-to-table = Vissza az asztalhoz

## Eredmények

frame-title-results = Eredmények – { $game }
frame-over-after = Vége: { $rounds ->
        [one] { $rounds } forduló
       *[other] { $rounds } forduló
    } · { $minutes ->
        [one] { $minutes } perc
       *[other] { $minutes } perc
    }
frame-not-over = Ez a játszma még tart.
frame-place-of = { $place }. hely: { $name }, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
frame-winner = győztes
frame-points-from = Honnan jöttek a pontok
frame-show-as = Megjelenítés
frame-bars = Sávok
frame-table = Táblázat
frame-by-round = Pontok fordulónként
frame-no-rounds = Ennek a játszmának a fordulói nincsenek feljegyezve.
frame-decided-lead = Döntő forduló: { $round }. { $seat } ekkor egyetlen körben { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    } szerzett, és a vezetést végig megtartotta.
frame-decided-last = Az utolsó kör döntött: { $seat } ekkor { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    } szerzett, és az élre állt.
frame-decided-ahead = { $seat } az első pontoktól fogva vezetett; a legerősebb köre ({ $round }. forduló) { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    } hozott.
frame-decided-other = A vezetés { $other } körében fordult meg végleg ({ $round }. forduló): onnantól { $seat } vezetett.
frame-turning-look = Lépés megnézése
frame-built-by = Amit { $seat } épített
frame-share-card = Eredménykártya: { $game }
frame-share-link = Hivatkozás másolása
frame-share-png = Kép mentése
frame-share-svg = Mentés SVG-ként
frame-share-film = GIF-animáció készítése
frame-share-filming = Készül az animáció.
frame-share-stop = Animáció leállítása
frame-share-saved = Elmentve.
frame-share-failed = Nem sikerült elkészíteni. Próbáld újra.
frame-ending-clear = A pontok döntöttek.
frame-ending-shared = A pontszám és a másodlagos szempont is egyenlő: közös győzelem.
frame-ending-tie-break = A pontszám egyenlő; a másodlagos szempont döntött.
frame-same-deal = Ugyanez az osztás másokkal
frame-share = Megosztás
frame-game-file = Játszmafájl
frame-seed = Osztáskód:
