# Az asztal táblái körüli keret a böngészőben, a visszajátszás és az eredmények.

## A sáv

frame-to-lobby = A kezdőoldalra
frame-nav = Visszautak és menük
frame-menu = Ez az asztal
frame-undo = Visszavonás
frame-undo-step = Visszavonás: { $step }
frame-undo-own = Visszavonás: vissza az utolsó döntésed elé
frame-ask-undo = Visszavonás kérése
frame-ask-undo-own = Visszavonás kérése: vissza az utolsó döntésed elé
frame-redo = Újra
frame-restart = A kör elölről
frame-hint = Tanács
frame-keys = Minden billentyű
frame-keys-off = Az egyes betűk és számok ki vannak kapcsolva a beállításokban.
frame-settings = Beállítások
frame-title = { $game } – Semiramis
frame-title-turn = Te jössz – { $game }
frame-loading = Az asztal terítése folyik.
frame-waiting = A játszma akkor kezdődik, amikor már minden hely foglalt.
frame-over = A játék véget ért.
frame-looking-back = Visszanézel: { $seq }. esemény, az utolsó { $last }.
frame-reconnecting = Újracsatlakozás…
frame-offline = Nincs kapcsolat.
frame-offline-kept = Nincs kapcsolat. A lépésed megmarad, és elmegy, amint újra van kapcsolat.
frame-gone = Ezt az asztalt nem lehet megmutatni
frame-face-failed = A tábláit nem sikerült betölteni. Semmi sem veszett el; töltsd be újra az oldalt.
frame-load-again = Újratöltés
frame-close = Bezárás
frame-yes = Igen
frame-no = Nem
frame-total = Összesen
frame-round = { $round }. forduló
frame-progress-rounds = { $round }. forduló, összesen { $rounds }
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
frame-score-of = { $seat } ennyit érne, ha most lenne vége: { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }. A részek megmutatása.
frame-seat-open-card = { $name }, { $seat }, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }. A hely megmutatása.
frame-clock-days = { $days ->
        [one] { $days } nap
       *[other] { $days } nap
    } { $hours } ó
frame-clock-alarm = { $seconds ->
        [one] Még { $seconds } másodperced van.
       *[other] Még { $seconds } másodperced van.
    }
frame-scores = Pontok
frame-scores-about = Kinek mennyi pontja lenne, ha most érne véget a játék.

## A döntés

frame-decision = A döntésed
frame-asks-of-several = { $name }: { $asks }
frame-standing = Hogyan áll a játszma
frame-steps = A köröd lépései
frame-back = Vissza
frame-back-to-step = Vissza e lépés elé
frame-choose-one = Válassz egyet
frame-options = Lehetőségek
frame-where = Kattints a megjelölt helyek egyikére.
frame-show-where = Megmutatom, hol
frame-rail = Lépések
frame-rail-done = kész
frame-rail-later = hátravan
frame-rail-open = most lehetséges
frame-more = Több
frame-less = Kevesebb
frame-turn = A lapka forgatása
frame-turn-back = Forgatás vissza
frame-turn-on = Forgatás az óramutató járása szerint
frame-turned = Elforgatva: { $n } / { $turns }
frame-act-and-reveal = { $act } és felfedés
frame-reveals = Valami felfedődik: visszavonni csak a többiek beleegyezésével lehet.
frame-no-points-yet = Most rögtön nem hoz pontot.
frame-sending = Elküldve. Várakozás a szerverre.
frame-prepare = A következő lépésem előkészítése
frame-prepared = Előkészítve: { $act }. Akkor játszódik le, amikor te jössz.
frame-prepare-take-back = Visszavonás
frame-prepare-nothing = Még nincs mit előkészíteni.
frame-prepared-not = Az előkészített lépésed nem játszódott le. { $reason }
frame-played-for-you = Helyetted megtörtént, nem volt választás: { $act }
frame-auto-play = A választás nélküli lépéseket tegye meg helyettem
frame-invite = A hivatkozás elküldése
frame-won-by = A győztes: { $name }
frame-won-shared = A győzelem közös
frame-rematch = Új játszma
frame-replay = Visszajátszás
frame-results = Eredmények
frame-watching-as = Így nézed a játékot:
frame-watching-nobody = nézőként
frame-look-before = Egy eseménnyel vissza
frame-look-after = Egy eseménnyel tovább
frame-look-now = Vissza a jelenbe
frame-pass-to = Add át a képernyőt: { $name }
frame-pass-ready = Én vagyok { $name }

## Miért nem

frame-show-places = { $n ->
        [one] Mutasd a lehetséges helyeket ({ $n })
       *[other] Mutasd a lehetséges helyeket ({ $n })
    }
frame-what-can-i-do = Mit tehetek?
frame-no-moves = Most nincs miről döntened.
frame-why-past = A múltat nézed. Ha játszani akarsz, gyere vissza a jelenbe.
frame-why-watching = Ezt a játszmát csak nézed. Azok játszanak, akik az asztalnál ülnek.
frame-why-not-your-turn = Nem te vagy soron. Most { $mover } dönt.
frame-why-allowed = Ez meg van engedve.
frame-why-nothing-here = Itt most nincs mit tenni.

## Mi történt

frame-story = Mi történt
frame-log = Napló
frame-log-empty = Még semmi sem történt.
frame-since = Az utolsó köröd óta
frame-since-nothing = Azóta senki sem lépett.
frame-replay-since = lejátszás
frame-tab-news = , a többiek itt léptek
frame-thinking-for = gondolkodik: { $seconds } mp
frame-sound = Hang
frame-sound-off = A hang ki van kapcsolva
frame-replay-stop = megállítás

## Parancssor

frame-command = Írj be egy lépést
frame-command-hint = Írj be egy lépést
frame-command-about = A lépéseket úgy kell írni, ahogy a naplóban állnak. A Tab kiegészít, az Enter lép. Ami nem szabad, arra a szabály válaszol.
frame-command-options = Így folytatódó lépések

## Tanács

frame-hint-asking = Egy gépi játékos gondolkodik helyetted.
frame-hint-best = { $act }: ezt tartja a legjobbnak { $bot }, a gépi játékos.
frame-hint-because = A legjobb: { $act }. Pontban ehhez képest ({ $other }): { $change }, főleg: { $part }.
frame-hint-details = Részletek
frame-hint-same = { $bot }, a gépi játékos is ezt a lépést tartja a legjobbnak.
frame-hint-instead = { $act }: itt ezt tartaná a legjobbnak { $bot }, a gépi játékos.
frame-hint-played = ez történt
frame-hint-reasons = Részenként
frame-explain = Miért ez a lépés?
frame-hint-move = Lépés
frame-hint-win = Győzelem
frame-hint-range = A győzelmek aránya valószínűleg ebben a tartományban van
frame-hint-points = Pontok
frame-hint-line = Így folytatódhat

## Kérések

frame-asks-undo = { $n ->
        [one] { $name } vissza szeretne vonni { $n } lépést.
       *[other] { $name } vissza szeretne vonni { $n } lépést.
    }
frame-asks-end = { $name } azt kéri, hogy a játszma most érjen véget.
frame-asked-waits = A többiek megkapták a kérést.
frame-withdraw = Mégsem
frame-you-are-away = Helyetted { $bot } játszik, a gépi játékos.
frame-come-back = Visszaülök a helyemre
frame-next-game = Kész a következő játszma.
frame-next-game-go = Irány oda

## Ez az asztal

frame-menu-table = Asztal
frame-menu-view = Megjelenés
frame-menu-help = Segítség
frame-menu-leave = Távozás
frame-share-table = Az asztal hivatkozásának elküldése
frame-share-position = Az állás hivatkozásának elküldése
frame-copied = A hivatkozás a vágólapon van.
frame-copy-failed = A hivatkozást nem sikerült másolni: { $link }
frame-picture-svg = Kép SVG-ként
frame-picture-png = Kép PNG-ként
frame-picture-failed = A kép nem készült el. Próbáld újra.
frame-leave = A helyemet egy gépi játékosra hagyom
frame-leave-sure = Amíg vissza nem jössz, egy gépi játékos játszik helyetted.
frame-end = A játszma befejezésének kérése
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

frame-key-tab = tábláról táblára, aztán a döntéshez, a helyekhez és a naplóhoz
frame-key-arrows = végig a tábla helyein
frame-key-ends = a sor végeire
frame-key-enter = cselekvés a kijelölt helyen
frame-key-confirm = megerősítés bárhonnan
frame-key-back = egy lépéssel vissza
frame-key-options = az ezzel a számmal jelölt lehetőség
frame-key-undo = visszavonás
frame-key-redo = újra
frame-key-turn = a lapka forgatása az óramutató járása szerint
frame-key-turn-back = a lapka forgatása vissza
frame-key-restart = a kör elölről
frame-key-help = egy helyen: miért nem; máskor ezek a billentyűk
frame-key-command = lépés beírása
frame-key-moves = mit tehetek
frame-key-next = következő vagy előző lehetséges hely
frame-key-scores = pontok
frame-key-since = az utolsó köröm óta
frame-key-replay = a többiek lépéseinek lejátszása
frame-key-hint = tanács
frame-key-log = napló
frame-key-repeat = mondd újra

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

frame-title-replay = Visszajátszás – { $game }
frame-timeline = A játszma menete
frame-if-ended-now = Ha most lenne vége
frame-pace = Meddig tart egy lépés
frame-pace-move = Lépés
frame-pace-turn = Kör
frame-pace-mine = Enyém
frame-pace-score = Pont
frame-stop-of = { $stop } / { $end }
frame-replay-before = Egy lépéssel vissza
frame-replay-after = Egy lépéssel tovább
frame-replay-play = Lejátszás
frame-replay-start = A kezdet
frame-replay-move = { $n }. lépés
frame-replay-silent = Egy lépés a következőhöz vezető úton.
frame-play-on = Folytatás innen
frame-position-link = Az állás hivatkozása
frame-to-table = Az asztalhoz

## Eredmények

frame-title-results = Eredmények – { $game }
frame-over-after = Vége: { $rounds ->
        [one] { $rounds } forduló
       *[other] { $rounds } forduló
    } · { $minutes ->
        [one] { $minutes } perc
       *[other] { $minutes } perc
    }
frame-not-over = Ez a játszma még tart.
frame-place-of = { $place }. hely: { $name }, { $points ->
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
frame-decided-lead = Ez a forduló döntött: { $round }. Ekkor { $seat } egyetlen körben szerzett { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    }, és a vezetést végig megtartotta.
frame-decided-last = Az utolsó kör döntött: { $seat } ekkor szerzett { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    }, és az élre állt.
frame-decided-ahead = { $seat } az első pontoktól fogva vezetett; a legerősebb kör a { $round }. fordulóban volt, és { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    } hozott.
frame-decided-other = A vezetés végleg megfordult a { $round }. fordulóban, egy ellenfél ({ $other }) körében: onnantól { $seat } állt az élen.
frame-turning-look = A lépés megnézése
frame-built-by = Amit { $seat } épített
frame-share-card = Kártya az eredménnyel: { $game }
frame-share-link = Link másolása
frame-share-png = Kép mentése
frame-share-svg = Mentés SVG-ként
frame-share-film = Film készítése (GIF)
frame-share-filming = Készül a film.
frame-share-stop = Film leállítása
frame-share-saved = Elmentve.
frame-share-failed = Nem sikerült elkészíteni. Próbáld újra.
frame-ending-clear = A pontok döntöttek.
frame-ending-shared = A pontok és a döntetlent eldöntő szempont is egyenlő: a győzelem közös.
frame-ending-tie-break = A pontszám egyenlő; a döntetlent eldöntő szempont határozott.
frame-same-deal = Ugyanez az osztás másokkal
frame-share = Megosztás
frame-game-file = A játszma fájlja
frame-seed = Felfedett mag:
