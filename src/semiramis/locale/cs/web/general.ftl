# Webový klient: stránky mimo stůl.

## Každá stránka

web-name = Semiramis
web-skip = Přejít na obsah
web-nav = Stránky
web-nav-play = Hrát
web-nav-settings = Nastavení
web-labelled = { $label }: { $value }
web-language = Jazyk
web-theme-to-dark = Tmavý vzhled
web-theme-to-light = Světlý vzhled
web-close = Zavřít
web-back = Zpět
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-share = Sdílet
web-try-again = Zkusit znovu
web-loading = Načítá se…
web-you = vy
web-footer = Nezávislý projekt s otevřeným zdrojovým kódem a vlastní grafikou. S autory ani vydavateli deskových her není nijak spojen.
web-licences = Licence

## Hry

web-games = Hry
web-game-amyitis = Amyitis
web-game-amyitis-about = Najímejte řemeslníky, zavlažujte zahrady a veďte společnou karavanu dřív než soupeři.
web-game-amyitis-length = 60–120 min
web-game-amyitis-kind = závod o karty
web-game-babylon = Babylon
web-game-babylon-about = Stavte terasy na sloupech a ozdobte je schodišti, lávkami, fontánami a sochami.
web-game-babylon-length = 40–60 min
web-game-babylon-kind = prostorová zahrada
web-game-ishtar = Ishtar
web-game-ishtar-about = Proměňte poušť v květinové záhony, zaberte je a zasaďte stromy, které vás přežijí.
web-game-ishtar-length = 45–60 min
web-game-ishtar-kind = zabírání území
web-players = { $least }–{ $most } { $most ->
        [one] hráč
        [few] hráči
        [many] hráče
       *[other] hráčů
    }

## Boti od nejslabšího po nejsilnějšího

web-bot-random = Kostka
web-bot-random-about = Zahraje cokoli, co je dovoleno.
web-bot-greedy = Hamoun
web-bot-greedy-about = Bere to, co hned vypadá nejlépe.
web-bot-apprentice = Učeň
web-bot-apprentice-about = Trochu přemýšlí; vhodný pro první hru.
web-bot-gardener = Zahradník
web-bot-gardener-about = Plánuje o tah dopředu; vyrovnaný soupeř.
web-bot-architect = Architekt
web-bot-architect-about = Plánuje daleko dopředu; silný.
web-bot-royal = Královský architekt
web-bot-royal-about = Dává si načas; nejsilnější.

## První stránka

web-hero-title = Tři hry. Jeden div světa.
web-hero-about = Zavlažujte, stavte a osazujte visuté zahrady s přáteli nebo proti botům. Bez registrace.
web-play-now = Hrát hned
web-play-now-what = { $game }, soupeř: { $bot }
web-join-link = Připojit se přes odkaz
web-pass-and-play = Hrát na jednom zařízení
web-play-bots = Hrát proti botům
web-new-table = Nový stůl
web-players-how-many = Počet hráčů
web-strength = Síla
web-watch-bots = Sledovat
web-nav-learn = Výuka
web-nav-watch = Sledovat
web-your-turn-at = Jste na tahu: { $game }
web-watch-about = Nechte boty hrát proti sobě tempem, které vám vyhovuje. U kteréhokoli tahu můžete přehrávání zastavit a hru převzít. Nebo si znovu přehrajte některou ze svých her.
web-watch-game = Sledovat hru { $game }
web-watch-replays = Vaše dohrané hry
web-watch-none = Zatím žádná dohraná hra.
web-watch-replay = Přehrát
web-join-paste = Odkaz, který vám přišel
web-join-bad = Tento odkaz nevede k žádnému stolu. Správný odkaz vypadá takto: { $example }
web-join-find = Najít stůl

## Moje stoly

web-your-tables = Vaše stoly
web-waits = { $n ->
        [one] čeká na vás { $n } stůl
        [few] čekají na vás { $n } stoly
        [many] čeká na vás { $n } stolu
       *[other] čeká na vás { $n } stolů
    }
web-tables-none = Zatím nemáte žádný stůl. Boti mají čas vždycky.
web-tables-all = Zobrazit všechny
web-your-turn = Jste na tahu
web-turn-of = Na tahu: { $name }
web-turn-nobody = Hra pokračuje sama
web-seats-free = { $n ->
        [one] { $n } volné místo
        [few] { $n } volná místa
        [many] { $n } volného místa
       *[other] { $n } volných míst
    }
web-over = Hra skončila
web-over-you = Výhra je vaše
web-over-by = Vítěz: { $name }
web-over-shared = Společné vítězství
web-changed = Poslední tah { $ago }
web-changed-now = Poslední tah právě teď
web-clock-left = Zbývající čas: { $time }
web-open-play = Hrát
web-open-watch = Sledovat
web-open-wait = Pozvat
web-open-results = Výsledky
web-forget = Odebrat ze seznamu
web-table-lost = Stůl { $table } nelze otevřít.

## Místa

web-seat-who = { $seat }: { $name }
web-seat-free = volno
web-seat-kind = Kdo sedí na místě { $seat }
web-seat-name = Jméno na místě { $seat }
web-seat-bot = Bot na místě { $seat }
web-seat-me = Já
web-seat-bot-kind = Bot
web-seat-open = Kdokoli s odkazem
web-seat-hot-seat = Další hráč u tohoto zařízení
web-seat-open-about = Místo zůstane volné, dokud se někdo nepřipojí přes odkaz.

## Nový stůl

web-new-title = Nový stůl
web-new-game = Hra
web-new-players = Počet hráčů
web-new-seats = Kdo kde sedí
web-new-clock = Tempo hry
web-new-help = Rady během hry
web-new-help-about = Během hry lze žádat bota o radu a z jejích pozic pokračovat u jiného stolu. Když ostatní hrají na vlastních zařízeních, je to na začátku vypnuté.
web-help-on = zapnuté
web-help-off = vypnuté
web-clock-none = Bez hodin
web-clock-bank = { $minutes } min na hráče + { $seconds } s za tah
web-clock-days = { $days ->
        [one] { $days } den na každé rozhodnutí
        [few] { $days } dny na každé rozhodnutí
        [many] { $days } dne na každé rozhodnutí
       *[other] { $days } dní na každé rozhodnutí
    }
web-new-options = Varianty pravidel
web-options-standard = výchozí
web-options-changed = { $n ->
        [0] výchozí
        [one] { $n } změněná
        [few] { $n } změněné
        [many] { $n } změněné
       *[other] { $n } změněných
    }
web-option-standard = { $value } (výchozí)
web-new-more = Vydání a semínko
web-new-edition = Vydání herního materiálu
web-edition-own = vydání: { $name }
web-edition-about = Pokud se hodnoty liší od vašeho výtisku hry, můžete je opravit souborem vydání.
web-new-seed = Semínko
web-seed-about = Stejné semínko rozdá hru stejně. Pro náhodné rozdání nechte pole prázdné.
web-new-make = Založit stůl

## Varianty pravidel; .is-… jsou jejich hodnoty

web-option-amyitis-any-good-wine = Víno jako „libovolné zboží“
    .is-no = nelze
    .is-yes = lze
web-option-amyitis-cut-off-canals = Kostičky odříznuté od řeky
    .is-dry = nelze na ně navázat
    .is-wet = lze na ně navázat
web-option-amyitis-field-tie = Shoda v plné řadě polí
    .is-nobody = zahradníka nezíská nikdo
    .is-rightmost = zahradníka získá ten nejdále vpravo
web-option-babylon-footprint = Dva dílky přesně nad sebou
    .is-never = nikdy
    .is-consecutive = jen ne v sousedních patrech
web-option-babylon-bridge-gap = Pod lávkou
    .is-open = smějí ležet nižší dílky
    .is-bare = jen holá deska
    .is-decorated = smějí být nižší dílky i dekorace
web-option-babylon-overhang = Pod rohem bez podpěry
    .is-anything = cokoli nižšího
    .is-clear = nesmí nic stát
web-option-babylon-first-statue = Když se všechny sochy staly sloupy
    .is-again = začít znovu kdekoli
    .is-once = další sochy už ne
web-option-babylon-supply = Zásoba
    .is-limited = omezená
    .is-unlimited = nikdy nedojde
web-option-ishtar-layout = Rozložení plánů
    .is-compact = těsný blok
web-option-ishtar-trees = Nejvýše stromů za tah
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
    .is-5 = 5
    .is-any = bez omezení
web-option-ishtar-seams = Spoj mezi plány
    .is-crossed = dílky ho smějí překročit
    .is-kept = dílky ho nesmějí překročit
web-option-ishtar-double-bloom = Dvojitý květinový žeton
    .is-one-each = 1 květina na každé polovině
    .is-two-each = 2 květiny na každé polovině
web-option-ishtar-hidden-stack = Schopnost J a hromádka u konve
    .is-open = vždy lze
    .is-closed = jen když jiná nezbývá

## Usednutí

web-join-title = Stůl hry { $game }
web-join-gone = Tento stůl neexistuje
web-join-who = U stolu
web-join-sit-title = Posaďte se
web-join-name = Vaše jméno
web-join-name-about = Takto vás uvidí ostatní. Žádný účet se nezakládá.
web-join-seat = Vyberte místo
web-join-sit = Sednout si
web-join-seed = Zakladatel stolu zadal semínko „{ $seed }“: kdo ho zná, může předem vědět, co se kdy vylosuje. Sedněte si, jen pokud s tím souhlasíte.
web-join-watch = Sledovat
web-join-full = Všechna místa jsou obsazená
web-invite-title = Pozvěte přátele
web-invite-about = Kdo otevře tento odkaz, může si sednout. Hra začne, až budou všechna místa obsazená.
web-invite-network = Tento odkaz je pro ostatní ve vaší síti. Pošlete ho tak, jak je; funguje i na tomto počítači.
web-invite-here-only = Tento odkaz funguje jen na tomto počítači. Aby se mohli připojit i ostatní ve vaší síti, server zastavte a spusťte ho znovu s volbou { $option }; vaše stoly zůstanou.
web-invite-link = Odkaz na stůl
web-invite-qr = Odkaz jako QR kód
web-invite-board = Přejít ke hře

## Nastavení

web-settings-me = Vy
web-settings-look = Vzhled
web-settings-play = Hra
web-settings-data = Data v tomto zařízení
web-theme = Motiv
web-theme-system = Podle systému
web-theme-light = Světlý
web-theme-dark = Tmavý
web-text-size = Velikost písma
web-percent = { $n } %
web-motion = Animace
web-motion-system = Podle systému
web-motion-full = Plné
web-motion-reduced = Omezené
web-move-speed = Tahy ostatních
web-move-speed-off = Ihned
web-move-speed-fast = Rychle
web-move-speed-normal = Běžně
web-move-speed-slow = Pomalu
web-sound = Zvuky
web-sound-about = Krátké zvuky při krocích, při vašem tahu a na konci hry.
web-volume = Hlasitost
web-boards = Zobrazení hry
web-boards-drawn = Hrací plány
web-boards-list = Obrázek a seznam možností
web-labels = Popisky na hracích plánech
web-labels-about = Písmena a čísla řad a sloupců, názvy míst.
web-confirm = Potvrzovat
web-confirm-every = Každý krok
web-confirm-last = Poslední krok tahu
web-confirm-free = Jen to, co nelze vzít zpět
web-auto-play = Rozhodnutí bez výběru provádět za mě
web-auto-play-about = Kde je jen jedna možnost, po chvilce se provede sama. Tlačítko Vzít zpět pak vrátí vaše poslední skutečné rozhodnutí.
web-single-keys = Jednoklávesové zkratky
web-single-keys-about = Vypněte je, pokud diktujete nebo používáte čtečku obrazovky s vlastními klávesovými zkratkami.
web-notify = Upozornit, když jsem na tahu
web-notify-about = Upozornění prohlížeče, dokud je stůl otevřený v některé kartě.
web-notify-refused = Prohlížeč této stránce upozornění nedovoluje.
web-data-about = { $n ->
        [one] V tomto zařízení je uloženo { $n } místo u stolu a jediný klíč k němu.
        [few] V tomto zařízení jsou uložena { $n } místa u stolů a jediné klíče k nim.
        [many] V tomto zařízení je uloženo { $n } místa u stolů a jediné klíče k nim.
       *[other] V tomto zařízení je uloženo { $n } míst u stolů a jediné klíče k nim.
    }
web-data-save = Uložit do souboru
web-data-load = Načíst ze souboru
web-data-loaded = { $n ->
        [one] Načteno { $n } místo.
        [few] Načtena { $n } místa.
        [many] Načteno { $n } místa.
       *[other] Načteno { $n } míst.
    }
web-data-bad = V tomto souboru nejsou žádná místa ze Semiramis.
web-data-forget = Odstranit moje místa
web-data-forget-about = Stoly zůstanou, ale z tohoto zařízení u nich už nepůjde hrát. Chcete-li se k nim někdy vrátit, uložte si místa nejdřív do souboru.
web-data-forgotten = V tomto zařízení už nejsou uložena žádná místa.

## Nic tu není

web-404-title = Tahle hromádka je prázdná
web-404-about = Na této adrese nic není.
web-404-home = Na úvodní stránku

## Potíže a zprávy

web-told-moved-first = Mezitím zahrál někdo jiný ({ $name }). Váš tah se neodeslal.
web-problem-unreachable = Server není dostupný. Nic se neztratilo; jakmile se spojení obnoví, hra bude pokračovat.
web-problem-unreadable = Odpověď serveru se nepodařilo přečíst. Zkuste to znovu.
web-problem-status = Server nebo něco na cestě k němu vrátilo chybu { $status }. Nic se neztratilo; zkuste to za chvíli znovu.
web-problem-client = Na této stránce se něco pokazilo: { $code }. Nic se neztratilo; načtěte stránku znovu.

## Bez serveru

web-open-file = Otevřít soubor hry
web-save-game = Uložit soubor hry
web-site-denied = Tento prohlížeč pro tuto stránku nic neukládá. Hrát můžete, ale po zavření karty o hry přijdete; uložte si je do souboru.
web-site-evicted = Prohlížeč smazal hry uložené pro tuto stránku. Hrát můžete dál, ale po zavření karty o hry přijdete; uložte si je do souboru.
web-site-full = V tomto prohlížeči už není místo. Hrát můžete dál, ale o vše, co se stane od této chvíle, po zavření karty přijdete; uložte si hru do souboru.
web-site-cut = Hry se nepodařilo načíst, spojení se přerušilo. O své rozehrané hry nepřijdete.
web-site-again = Zkusit znovu
web-site-unsupported = Tento prohlížeč hry nespustí: chybí mu WebAssembly nebo jeho část. Použijte aktuální Firefox, Chrome, Edge nebo Safari; v režimu s nejvyšší ochranou bývá WebAssembly vypnuté.
web-site-failed = Hry v tomto prohlížeči nelze spustit: { $reason }. Zkuste novější prohlížeč, nebo stránku načtěte znovu.
web-site-starting = Hry se připravují. Déle to trvá jen při první návštěvě.
web-site-update = Je připravena nová verze. Použije se, až budou všechny stránky tohoto webu zavřené.
web-site-update-now = Použít hned
