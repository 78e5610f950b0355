# Rám kolem plánů stolu v prohlížeči, přehrávání a výsledky.

## Lišta

frame-to-lobby = Na úvodní stránku
frame-nav = Navigace a nabídky
frame-menu = Nabídka stolu
frame-undo = Vzít zpět
frame-undo-step = Vzít zpět: { $step }
frame-undo-own = Vzít zpět vaše poslední rozhodnutí
frame-ask-undo = Požádat o vrácení
frame-ask-undo-own = Požádat o vrácení vašeho posledního rozhodnutí
frame-redo = Zahrát znovu
frame-restart = Začít tah znovu
frame-hint = Rada
frame-keys = Klávesové zkratky
frame-keys-off = Jednoklávesové zkratky jsou v nastavení vypnuté.
frame-settings = Nastavení
frame-title = { $game } – Semiramis
frame-title-turn = Jste na tahu – { $game }
frame-loading = Stůl se načítá…
frame-waiting = Hra začne, až budou všechna místa obsazená.
frame-dealing = Všichni jsou tu. Hra se právě rozdává.
frame-over = Hra skončila.
frame-looking-back = Prohlížíte si událost { $seq } z { $last }.
frame-reconnecting = Obnovuje se spojení…
frame-offline = Jste bez spojení.
frame-offline-kept = Jste bez spojení. Váš tah je uložen a odešle se, jakmile se spojení obnoví.
frame-gone = Tento stůl nelze zobrazit
frame-face-failed = Hrací plány se nepodařilo načíst. Nic se neztratilo; načtěte stránku znovu.
frame-load-again = Načíst znovu
frame-close = Zavřít
frame-yes = Ano
frame-no = Ne
frame-total = Celkem
frame-round = { $round }. kolo
frame-progress-rounds = { $round }. kolo z { $rounds }
frame-progress-last = Dvě hromádky jsou prázdné: toto kolo je poslední

## Místa

frame-seats = Místa u stolu
frame-you = Vy
frame-your-turn = na tahu
frame-decides = rozhoduje
frame-thinks = přemýšlí
frame-seat-open = volno
frame-seat-away = pryč, hraje bot
frame-first-player = začíná
frame-seat-heading = { $name }, { $seat }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
frame-score-of = Kdyby hra skončila teď, měl by hráč { $seat } { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Zobrazit rozpis bodů.
frame-seat-open-card = { $name }, { $seat }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Zobrazit místo.
frame-clock-days = { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    } { $hours } h
frame-clock-alarm = { $seconds ->
        [one] Zbývá vám { $seconds } sekunda.
        [few] Zbývají vám { $seconds } sekundy.
        [many] Zbývá vám { $seconds } sekundy.
       *[other] Zbývá vám { $seconds } sekund.
    }
frame-scores = Body
frame-scores-about = Kolik bodů by kdo měl, kdyby hra skončila teď.

## Rozhodnutí

frame-decision = Vaše rozhodnutí
frame-asks-of-several = { $name }: { $asks }
frame-standing = Stav hry
frame-steps = Kroky vašeho tahu
frame-back = Zpět
frame-back-to-step = Vrátit se před tento krok
frame-choose-one = Vyberte jednu možnost
frame-options = Možnosti
frame-where = Klikněte na některé z vyznačených míst.
frame-show-where = Ukázat kde
frame-rail = Kroky
frame-rail-done = hotovo
frame-rail-later = později
frame-rail-open = lze teď
frame-more = Více
frame-less = Méně
frame-turn = Otočit dílek
frame-turn-back = Otočit doleva
frame-turn-on = Otočit doprava
frame-turned = Natočení { $n } z { $turns }
frame-act-and-reveal = { $act } a odkrýt další
frame-reveals = Něco se odkryje: vzít to zpět půjde jen se souhlasem ostatních.
frame-no-points-yet = Hned žádné body nepřinese.
frame-sending = Odesláno. Čeká se na server.
frame-prepare = Připravit svůj další tah
frame-prepared = Připraveno: { $act }. Zahraje se, až budete na tahu.
frame-prepare-take-back = Zrušit přípravu
frame-prepare-nothing = Zatím není co připravit.
frame-prepared-not = Připravený tah se nezahrál. { $reason }
frame-played-for-you = Provedeno za vás, jiná možnost nebyla: { $act }
frame-auto-play = Rozhodnutí bez výběru provádět za mě
frame-invite = Poslat odkaz
frame-won-by = Vítěz: { $name }
frame-won-shared = Společné vítězství
frame-rematch = Odveta
frame-replay = Přehrání hry
frame-results = Výsledky
frame-watching-as = Sledujete hru jako
frame-watching-nobody = divák
frame-look-before = O událost zpět
frame-look-after = O událost dál
frame-look-now = Zpět k aktuálnímu stavu
frame-pass-to = Na tahu je { $name }. Předejte zařízení.
frame-pass-ready = Jsem { $name }

## Proč ne

frame-show-places = { $n ->
        [one] Ukázat { $n } možné místo
        [few] Ukázat { $n } možná místa
        [many] Ukázat { $n } možného místa
       *[other] Ukázat { $n } možných míst
    }
frame-what-can-i-do = Co mohu udělat?
frame-no-moves = Teď nemáte o čem rozhodovat.
frame-why-past = Prohlížíte si starší pozici. Chcete-li hrát, vraťte se k aktuálnímu stavu.
frame-why-watching = Tuto hru jen sledujete. Hrají ti, kdo sedí u stolu.
frame-why-not-your-turn = Nejste na tahu. Teď rozhoduje { $mover }.
frame-why-allowed = To je dovoleno.
frame-why-nothing-here = Tady se teď nedá nic dělat.

## Co se stalo

frame-story = Co se stalo
frame-log = Záznam
frame-log-empty = Zatím se nic nestalo.
frame-since = Od vašeho posledního tahu
frame-since-nothing = Od té doby nikdo nehrál.
frame-replay-since = přehrát
frame-tab-news = , tady hráli ostatní
frame-thinking-for = přemýšlí { $seconds } s
frame-sound = Zvuk
frame-sound-off = Zvuk je vypnutý
frame-replay-stop = zastavit

## Příkazový řádek

frame-command = Napište tah
frame-command-hint = Napište tah
frame-command-about = Tahy se píší stejně jako v záznamu. Tabulátor doplní, Enter zahraje. U nedovoleného tahu se zobrazí pravidlo.
frame-command-options = Tahy, které takto začínají

## Rada

frame-hint-asking = Bot přemýšlí za vás.
frame-hint-best = Bot { $bot } považuje za nejlepší: { $act }.
frame-hint-because = Nejlépe vypadá: { $act }. Bodový rozdíl oproti možnosti „{ $other }“: { $change } (hlavně { $part }).
frame-hint-details = Podrobně
frame-hint-same = Také bot { $bot } považuje tento tah za nejlepší.
frame-hint-instead = Bot { $bot } by tu za nejlepší považoval: { $act }.
frame-hint-played = zahráno
frame-hint-reasons = Zdroje bodů
frame-explain = Proč tento tah?
frame-hint-move = Tah
frame-hint-win = Šance na výhru
frame-hint-range = Šance na výhru leží nejspíš v tomto rozmezí
frame-hint-points = Body
frame-hint-line = Možné pokračování

## Žádosti

frame-asks-undo = { $n ->
        [one] { $name } žádá o vrácení { $n } kroku.
        [few] { $name } žádá o vrácení { $n } kroků.
        [many] { $name } žádá o vrácení { $n } kroku.
       *[other] { $name } žádá o vrácení { $n } kroků.
    }
frame-asks-end = { $name } žádá o okamžité ukončení hry.
frame-asked-waits = Čeká se na odpověď ostatních.
frame-withdraw = Stáhnout žádost
frame-you-are-away = Hraje za vás bot { $bot }.
frame-come-back = Vrátit se na své místo
frame-next-game = Další hra je připravena.
frame-next-game-go = Přejít k ní

## Tento stůl

frame-menu-table = Stůl
frame-menu-view = Zobrazení
frame-menu-help = Nápověda
frame-menu-leave = Opustit stůl
frame-share-table = Poslat odkaz na tento stůl
frame-share-position = Poslat odkaz na tuto pozici
frame-copied = Odkaz je ve schránce.
frame-copy-failed = Odkaz se nepodařilo zkopírovat: { $link }
frame-picture-svg = Obrázek jako SVG
frame-picture-png = Obrázek jako PNG
frame-picture-failed = Obrázek se nepodařilo vytvořit. Zkuste to znovu.
frame-leave = Přenechat místo botovi
frame-leave-sure = Dokud se nevrátíte, bude za vás hrát bot.
frame-end = Požádat o ukončení hry
frame-end-sure = Budou-li všichni souhlasit, hra skončí se současnými body.

## Hry bez kreslených plánů

frame-boards = Hrací plány
frame-plain-picture = Stůl
    .short = Stůl
frame-plain-moves = Vaše možnosti
    .short = Možnosti
frame-plain-find = Najít možnost
frame-plain-best = seřazeno podle bodů
frame-plain-none = Teď nemáte o čem rozhodovat.
frame-plain-nothing-found = Taková možnost tu není. Zkuste méně slov.
frame-zoom-in = Zvětšit
frame-zoom-out = Zmenšit
frame-holds-pillars = { $n ->
        [one] { $n } jednoduchý sloup
        [few] { $n } jednoduché sloupy
        [many] { $n } jednoduchého sloupu
       *[other] { $n } jednoduchých sloupů
    }
frame-holds-doubles = { $n ->
        [one] { $n } dvojitý sloup
        [few] { $n } dvojité sloupy
        [many] { $n } dvojitého sloupu
       *[other] { $n } dvojitých sloupů
    }
frame-holds-tiles = { $n ->
        [one] { $n } umístěný dílek
        [few] { $n } umístěné dílky
        [many] { $n } umístěného dílku
       *[other] { $n } umístěných dílků
    }
frame-holds-stored = Uskladněný dílek
frame-holds-assistants = { $n ->
        [one] { $n } pomocník
        [few] { $n } pomocníci
        [many] { $n } pomocníka
       *[other] { $n } pomocníků
    }
frame-holds-skills = { $n ->
        [one] { $n } schopnost
        [few] { $n } schopnosti
        [many] { $n } schopnosti
       *[other] { $n } schopností
    }
frame-holds-kept = Uložený dílek
frame-holds-reserved = Rezervovaná karta stromu

## Klávesy

frame-named-key-shift = Shift
frame-named-key-enter = Enter
frame-named-key-home = Home
frame-named-key-end = End
frame-named-key-backspace = Backspace
frame-key-tab = od plánu k plánu, pak k rozhodnutí, místům a záznamu
frame-key-arrows = po místech plánu
frame-key-ends = na konce řady
frame-key-enter = zvolit označené místo
frame-key-confirm = potvrdit odkudkoli
frame-key-back = o krok zpět
frame-key-options = zvolit možnost s tímto číslem
frame-key-undo = vzít zpět
frame-key-redo = zahrát znovu
frame-key-turn = otočit dílek doprava
frame-key-turn-back = otočit dílek doleva
frame-key-restart = začít tah znovu
frame-key-help = na místě: proč to nejde; jinde: tento přehled
frame-key-command = napsat tah
frame-key-moves = co mohu udělat
frame-key-next = další nebo předchozí možné místo
frame-key-scores = body
frame-key-since = od mého posledního tahu
frame-key-replay = přehrát, co udělali ostatní
frame-key-hint = rada
frame-key-log = záznam
frame-key-repeat = přečíst znovu

## Co se získá a vydá

frame-thing-prestige = { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
frame-thing-talent = { $n ->
        [one] talent
        [few] talenty
        [many] talentu
       *[other] talentů
    }
frame-thing-camel = { $n ->
        [one] velbloud
        [few] velbloudi
        [many] velblouda
       *[other] velbloudů
    }
frame-thing-gardener = { $n ->
        [one] zahradník
        [few] zahradníci
        [many] zahradníka
       *[other] zahradníků
    }
frame-thing-barley = ječmen
frame-thing-dates = datle
frame-thing-salt = sůl
frame-thing-palm = { $n ->
        [one] palma
        [few] palmy
        [many] palmy
       *[other] palem
    }
frame-thing-wine = víno
frame-thing-pillar = { $n ->
        [one] jednoduchý sloup
        [few] jednoduché sloupy
        [many] jednoduchého sloupu
       *[other] jednoduchých sloupů
    }
frame-thing-pillar2 = { $n ->
        [one] dvojitý sloup
        [few] dvojité sloupy
        [many] dvojitého sloupu
       *[other] dvojitých sloupů
    }
frame-thing-gemp = { $n ->
        [one] fialový drahokam
        [few] fialové drahokamy
        [many] fialového drahokamu
       *[other] fialových drahokamů
    }
frame-thing-gemr = { $n ->
        [one] červený drahokam
        [few] červené drahokamy
        [many] červeného drahokamu
       *[other] červených drahokamů
    }
frame-thing-gemw = { $n ->
        [one] bílý drahokam
        [few] bílé drahokamy
        [many] bílého drahokamu
       *[other] bílých drahokamů
    }
frame-thing-gemany = { $n ->
        [one] drahokam
        [few] drahokamy
        [many] drahokamu
       *[other] drahokamů
    }

## Přehrávání

frame-title-replay = Přehrávání – { $game }
frame-timeline = Průběh hry
frame-if-ended-now = Kdyby hra skončila teď
frame-pace = Přehrávat
frame-pace-move = po krocích
frame-pace-turn = po tazích
frame-pace-mine = po mých tazích
frame-pace-score = po změnách bodů
frame-stop-of = { $stop } z { $end }
frame-replay-before = O krok zpět
frame-replay-after = O krok dál
frame-replay-play = Přehrávat
frame-replay-start = Začátek
frame-replay-move = { $n }. krok
frame-replay-silent = Mezikrok.
frame-play-on = Hrát dál odtud
frame-position-link = Odkaz na pozici
frame-to-table = Ke stolu

## Výsledky

frame-title-results = Výsledky – { $game }
frame-over-after = Konec hry: { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    } · { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
frame-not-over = Tato hra se ještě hraje.
frame-place-of = { $place }. místo: { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
frame-winner = vítěz
frame-points-from = Odkud jsou body
frame-show-as = Zobrazit jako
frame-bars = Pruhy
frame-table = Tabulka
frame-by-round = Body po kolech
frame-no-rounds = Kola této hry nejsou zaznamenána.
frame-decided-lead = Rozhodlo { $round }. kolo: { $seat } v něm jedním tahem získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } a vedení už nepouští.
frame-decided-last = Rozhodl až poslední tah: { $seat } v něm získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } a jde do čela.
frame-decided-ahead = { $seat } vede od prvních bodů; nejsilnější tah přišel v { $round }. kole a přinesl { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
frame-decided-other = Vedení se natrvalo změnilo v { $round }. kole, při tahu soupeře ({ $other }): od té chvíle je v čele { $seat }.
frame-turning-look = Zobrazit tento tah
frame-built-by = Co má na stole { $seat }
frame-share-card = Karta s výsledkem: { $game }
frame-share-link = Kopírovat odkaz
frame-share-png = Uložit obrázek
frame-share-svg = Uložit jako SVG
frame-share-film = Vytvořit animaci (GIF)
frame-share-filming = Animace se vytváří.
frame-share-stop = Zastavit vytváření
frame-share-saved = Uloženo.
frame-share-failed = Nepodařilo se to vytvořit. Zkuste to prosím znovu.
frame-ending-clear = Rozhodly body.
frame-ending-shared = Shoda na prvním místě: vítězství je společné.
frame-ending-tie-break = Shoda v bodech, rozhodlo pomocné kritérium.
frame-same-deal = Stejné rozdání, jiní hráči
frame-share = Sdílet
frame-game-file = Soubor hry
frame-seed = Zveřejněné semínko:
