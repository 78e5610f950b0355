# Nápověda příkazového řádku. Má vlastní soubor, aby se kvůli --help nečetlo nic jiného.

cli-help-program = Deskové hry o visutých zahradách v Babylonu: hraní, přehrávání, rozbor a měření.
cli-help-usage = Použití:
cli-help-arguments = Argumenty
cli-help-options = Volby
cli-help-commands = Příkazy
cli-help-required = [povinné]
cli-help-default = [výchozí: { $value }]
cli-help-help = Zobrazí tuto stránku a skončí.

## Příkazy

cli-help-cmd-play = Spustí hru v tomto terminálu, proti botům nebo s lidmi vedle vás.
cli-help-cmd-serve = Spustí server, na kterém lidé a boti hrají po síti.
cli-help-cmd-replay = Přesně přehraje záznam a vypráví, co se stalo.
cli-help-cmd-review = Zhodnotí každý tah dohrané hry a oddělí štěstí od umění.
cli-help-cmd-position = Vezme pozici ze záznamu, souboru s pozicí nebo z nákresu, ověří ji a vypíše.
cli-help-cmd-components = Vypíše všechny hodnoty herního materiálu a odkud pocházejí.
cli-help-cmd-clauses = Ukáže všechny články pravidel s jejich kódem, testy a texty.
cli-help-cmd-rules = Vypíše pravidla: všechna, vybrané články, nebo ty s hledanými slovy.
cli-help-cmd-playthrough = Vypíše celou náhodnou hru jako text ke kontrole.
cli-help-cmd-arena = Nechá boty sehrát mnoho her proti sobě a řekne, jak jistý je výsledek.
cli-help-cmd-simulate = Odehraje mnoho her a zapíše je jako tabulku.
cli-help-cmd-balance = Změní hodnoty herního materiálu a změří, co to s hrou udělá.
cli-help-cmd-perft = Spočítá, kolik variant hry začíná v dané pozici.
cli-help-cmd-soak = Hraje náhodné hry a ověřuje každou pozici.
cli-help-cmd-parity = Tah po tahu porovná obyčejná a přeložená pravidla.
cli-help-cmd-bench = Změří, jak je všechno rychlé.
cli-help-cmd-doctor = Ověří, že je na tomto počítači všechno v pořádku.
cli-help-cmd-backup = Zkopíruje všechny stoly do souboru, i za běhu serveru, a kopii ověří.
cli-help-cmd-restore = Nahradí stoly ve složce, kterou nepoužívá žádný server, zálohou.
cli-help-cmd-copy = Zkopíruje všechny stoly mezi složkou a databází PostgreSQL a obojí porovná.

## Argumenty a volby více příkazů

cli-help-arg-game = Která hra, například amyitis.
cli-help-arg-log = Záznam hry.
cli-help-arg-position = Záznam, soubor s pozicí nebo nákres.
cli-help-opt-lang = Jazyk. Výchozí je jazyk vašeho systému.
cli-help-opt-version = Zobrazí verzi a skončí.
cli-help-opt-json = Místo textu pro lidi vypíše JSON pro programy.
cli-help-opt-edition = Soubor vydání s jinými hodnotami herního materiálu.
cli-help-opt-seats = Počet míst u stolu.
cli-help-opt-option = Varianta pravidel; lze zadat vícekrát.
cli-help-opt-games = Počet her.
cli-help-opt-first-seed = Číslo první náhodné hry.

## play

cli-help-play-seats = Kdo hraje: pro každé ze 2 až 4 míst me, me:Ana nebo jméno bota, s názvy míst i bez nich, například jasmine=me,rose=greedy.
cli-help-play-seed = Semínko rozdání. Stejné semínko rozdá stejné karty. Ve výchozím nastavení ho nikdo nezná.
cli-help-play-position = Začít z tohoto souboru s pozicí nebo nákresu.
cli-help-play-save = Kam hru ukládat. Ve výchozím nastavení do nového souboru ve vaší datové složce.
cli-help-play-resume = Pokračovat ve hře uložené v tomto souboru.

## replay a position

cli-help-review-depth = Jak důkladně hodnotit.
cli-help-review-results = Ukládat zhodnocené tahy do tohoto souboru a navázat na něj.
cli-help-replay-to = Skončit po tolika krocích.
cli-help-replay-board = Nakreslit plán po každém tahu.
cli-help-replay-verify = Ověřit každé rozdání podle zveřejněného semínka.
cli-help-position-step = Po kolika krocích záznamu. Ve výchozím nastavení po všech.
cli-help-position-drawing = Místo souboru s pozicí nakreslit plán.
cli-help-position-output = Zapsat do tohoto souboru.
cli-help-position-check = Jen říci, zda je pozice možná.

## Ostatní

cli-help-components-recon = Jen hodnoty, které jsou rekonstrukcí.
cli-help-clauses-check = Vypsat jen to, co chybí; chybí-li něco, návratový kód je 1.
cli-help-clauses-tests = Složka s testy.
cli-help-rules-clause = Články podle označení, třeba AMY-II.C.1, nebo podle jeho začátku; bez nich všechny.
cli-help-rules-search = Jen články, které říkají všechna tato slova; na diakritice ani velikosti písmen nezáleží.
cli-help-playthrough-seed = Semínko rozdání i voleb.
cli-help-arena-bots = Boti oddělení čárkami: jména nebo soubor.py:funkce. Všichni usednou stejně často; je-li botů víc než míst, utká se každá kombinace.
cli-help-arena-games = Kolik her nejméně; každé rozdání se odehraje celé, ve všech svých rozsazeních.
cli-help-arena-workers = Kolik procesů hraje současně, jinak jeden; s --ray jinak tolik, kolik má cluster procesorů.
cli-help-arena-seed = Semínko všech her. Stejné semínko přinese stejné hry.
cli-help-arena-seconds = Čas na jedno rozhodnutí. Bez něj boti přemýšlejí, jak dlouho chtějí, cizí nejvýše 60 sekund.
cli-help-arena-out = Hry, souhrn a grafy uložit do této složky.
cli-help-arena-resume = Pokračovat v turnaji uloženém ve složce.
cli-help-arena-ray = Rozdělit hry v clusteru Ray: v tom, který jmenuje RAY_ADDRESS, nebo ve vlastním na tomto počítači.
cli-help-simulate-games = Kolik her.
cli-help-simulate-policy = Kdo hraje: jeden bot pro všechna místa, nebo pro každé jeden, oddělení čárkami; jména nebo soubor.py:funkce. Hrají-li všichni náhodně, běží celé hry v přeloženém kódu.
cli-help-simulate-seed = Semínko všech her. Stejné semínko přinese stejné hry, ať se jich současně hraje kolikkoli.
cli-help-simulate-workers = Kolik her se hraje současně.
cli-help-simulate-out = Zapsat tabulku: soubor, který končí na .parquet, .csv nebo .jsonl.
cli-help-simulate-moves = Řádek pro každé rozhodnutí místo řádku pro každou hru.
cli-help-simulate-events = Jako --moves, v každém řádku navíc to, co se stalo.
cli-help-simulate-force = Přepsat, co už existuje.
cli-help-balance-set = Změněná hodnota; lze zadat víckrát. Místa se píší jako v souboru vydání, například start.talents=6.
cli-help-balance-values = Porovnat několik hodnot místa, které --set jmenuje bez hodnoty.
cli-help-balance-all = Změřit každou rekonstruovanou hodnotu v celém jejím možném rozsahu.
cli-help-balance-games = Kolik rozdání; každé se odehraje s každým vydáním.
cli-help-balance-bots = Kdo hraje: jeden bot pro všechna místa, nebo pro každé jeden, oddělení čárkami; jména nebo soubor.py:funkce.
cli-help-balance-out = Souhrn, hry, změněná vydání a graf uložit do této složky.
cli-help-perft-depth = Do hloubky kolika rozhodnutí; náhoda se počítá po výsledcích.
cli-help-perft-seed = Začít v náhodné hře s tímto semínkem, po rozdání.
cli-help-perft-after = Po kolika rozhodnutích té hry.
cli-help-perft-divide = Rozdělit počet podle první akce.
cli-help-perft-distinct = Spočítat i různé pozice.
cli-help-perft-position = Začít z tohoto souboru s pozicí nebo nákresu.
cli-help-soak-deep = Ověřovat jen jednou za tolik rozhodnutí.
cli-help-soak-compiled = Hrát v přeloženém kódu a kontrolovat jen, že se žádná součást neztratí ani nezdvojí; pro velmi mnoho her.
cli-help-bench-seconds = Kolik sekund se měří každá rychlost.
cli-help-serve-host = Adresa, na které server naslouchá. Při jiné než 127.0.0.1 se k němu dostanou i ostatní.
cli-help-serve-port = Port, na kterém server naslouchá; 0 vezme kterýkoli volný.
cli-help-serve-data = Složka, do které se ukládají stoly.
cli-help-serve-database = Databáze PostgreSQL pro stoly místo složky: postgresql://uživatel@počítač/jméno. Může ji používat více serverů.
cli-help-serve-node-url = Kde tento server najdou ostatní servery se stejnou databází, například http://10.0.0.5:8765.
cli-help-serve-keep-days = Po kolika dnech beze změny smazat nahrané hry, odbočky a hry samotných botů; 0 nechá všechno.
cli-help-serve-bus = Server Redis nebo Valkey, který pro rychlost sdílí více serverů: redis://počítač:6379.
cli-help-serve-workers = V kolika procesech boti přemýšlejí.
cli-help-serve-rate = Kolik požadavků za sekundu smí trvale posílat jedna adresa; jeden token smí pětinu a obojí na okamžik šestkrát tolik.
cli-help-serve-connections = Kolik spojení smí mít jedna adresa najednou; dvě pětiny z nich mohou být proudy událostí.
cli-help-serve-trusted-proxy = Proxy, jejíž hlavičce X-Forwarded-For se věří; lze uvést vícekrát.
cli-help-serve-allow-host = Jméno, pod kterým je server dostupný, například jméno proxy; * povolí všechna.
cli-help-serve-metrics-to = Adresa nebo síť, která kromě tohoto počítače smí číst /metrics, například 10.0.0.0/8; lze uvést vícekrát.
cli-help-serve-web = Nabízet jiné sestavení webového klienta než to přiložené.
cli-help-serve-root-path = Cesta, na které server ukazuje proxy, například /games.
cli-help-serve-browser = Otevřít adresu v prohlížeči, nebo ji jen vypsat.
cli-help-doctor-data = Přehraje všechny hry v datové složce serveru a vypíše ty, které nevycházejí stejně; nic jiného se neověřuje.
cli-help-backup-file = Záloha.
cli-help-copy-from = Složka se stoly, záloha, nebo postgresql://uživatel@počítač/jméno.
cli-help-copy-to = Totéž; žádné stoly tam zatím být nesmějí.
