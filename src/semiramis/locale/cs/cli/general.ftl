# Příkazový řádek.

## Chybné argumenty

cli-lang-unknown = V jazyce „{ $given }“ nejsou žádné texty. Jazyky: { $known }.
cli-usage-option = Volba { $name } tu není. Volby vypíše „{ $usage } --help“.
cli-usage-value = Volba { $name } není zadána správně. Jak na to, vypíše „{ $usage } --help“.
cli-usage-missing = Chybí { $name }. Co je třeba zadat, vypíše „{ $usage } --help“.
cli-usage-bad = Hodnota pro { $name } se nehodí. Co lze zadat, vypíše „{ $usage } --help“.
cli-usage-extra = Argumentů je příliš mnoho. Které tu jsou, vypíše „{ $usage } --help“.
cli-usage-command = Příkaz „{ $given }“ neexistuje. Příkazy: { $known }.
cli-number = Hodnota { $name } musí být od { $least } do { $most }, ne { $given }.
cli-option-form = „{ $given }“ není varianta ve tvaru název=hodnota.
cli-system = Systém odmítl: { $reason }.
cli-extra-missing = Tento příkaz potřebuje balíček { $package }. Nainstalujte ho příkazem: pip install "semiramis[{ $extra }]"
cli-not-text = Soubor { $path } není text v kódování UTF-8.
cli-file-exists = Soubor { $path } už existuje. Zvolte jiný název, nebo pokračujte v uložené hře pomocí --resume.
cli-resume-with = { $name } nelze spojit s --resume: uložená hra pokračuje tak, jak začala.
cli-resume-game = Uložená hra je { $wanted }, ne { $given }.
cli-seed-missing = Chybí soubor { $path }. Je v něm semínko této hry a bez něj nelze dál rozdávat. Vraťte ho k souboru { $log }; nebo vezměte pozici příkazem „semiramis position { $log } --output position.json“ a začněte z ní novou hru pomocí --position.
cli-seed-unreadable = Ze souboru { $path } nelze přečíst semínko hry { $log }. Vraťte původní soubor, nebo vezměte pozici příkazem „semiramis position { $log } --output position.json“ a začněte z ní novou hru pomocí --position.
cli-seed-length = Semínko má 1 až { $most } znaků.
cli-position-seats = Počet zadaných míst je { $given }, ale ve hře je jich { $wanted }.
cli-position-options = Pozice má své vlastní varianty pravidel; vynechte --option.
cli-position-no-steps = Soubor { $path } je jediná pozice a kroky nemá. Ty má jen záznam.
cli-perft-after = Má-li se začít po několika rozhodnutích, zadejte i --seed hry, ke které patří.
cli-clauses-no-folder = { $path } není složka s testy.
cli-clauses-unreadable = Články nelze přiřadit: { $reason }.

## Místa u stolu

cli-seats-mixed = V „{ $given }“ jsou některá místa pojmenovaná a jiná ne. Pojmenujte všechna, nebo žádné.
cli-seats-which = „{ $given }“ nejmenuje správná místa. Pro tento počet hráčů to jsou: { $known }.
cli-seats-empty = V „{ $given }“ je jedno místo prázdné. Napište tam me, me:Ana nebo jméno bota.
cli-seats-name = „{ $given }“ nemůže být jméno. Jméno má nejvýše { $limit } tisknutelných znaků.

## Hraní

cli-play-file = Hra se ukládá do { $path }
cli-play-help-hint = Napište číslo tahu, tah samotný, nebo help.
cli-play-you = vy
cli-play-allowed = To je dovoleno: { $move }
cli-play-hint = Bot doporučuje: { $move }
cli-hint-move = Tah
cli-hint-share = Podíl úvah
cli-hint-win = Šance na výhru
cli-hint-line = Pak třeba
cli-play-copied = Uloženo do { $path }
cli-play-left = Hra je uložena. Pokračujte příkazem: semiramis play { $game } --resume { $path }
cli-play-over = Hra je uložena v { $path }; její poslední řádek prozrazuje semínko.
cli-play-asks = { $seat }: { $asks }
cli-play-agree = { $seat }: souhlasíte s vrácením? [a/n]
cli-play-yes-words = a, ano
cli-play-warming = překládají se pravidla
cli-play-number = Tah číslo { $given } není. Zvolte číslo od 1 do { $most }.
cli-play-unknown = „{ $given }“ není tah ani příkaz. Tahy vypíše moves, příkazy help.
cli-play-why-what = Řekněte, který tah, například: why pass
cli-play-save-where = Řekněte kam, například: save moje-hra.jsonl
cli-play-count = „{ $given }“ není číslo od 1 do 9999.
cli-clause-unknown = Článek „{ $given }“ neexistuje. Všechny vypíše rules.
cli-bot-failed = Bot „{ $bot }“ selhal: { $reason }. Chcete-li pokračovat s jiným, obnovte hru s volbou --seats.
cli-bot-illegal = Bot „{ $bot }“ zvolil něco, co není dovoleno: { $code }. Chcete-li pokračovat s jiným, obnovte hru s volbou --seats.

cli-prompt-move = Napište tah tak, jak stojí v seznamu, nebo jeho číslo. Dále:
cli-prompt-why = why <tah>       proč tah není dovolen
cli-prompt-undo = undo            vrátit své poslední rozhodnutí a co boti zahráli po něm
cli-prompt-redo = redo            znovu zahrát, co bylo vráceno
cli-prompt-restart = restart         začít tento tah znovu
cli-prompt-hint = hint            co by zahrál silný bot a proč
cli-prompt-board = board           nakreslit plán
cli-prompt-moves = moves           vypsat tahy
cli-prompt-score = score           rozpis bodů
cli-prompt-log = log [n]         co se stalo naposledy
cli-prompt-rules = rules <článek>  znění článku; bez něj všechny názvy
cli-prompt-save = save <soubor>   zapsat kopii hry
cli-prompt-help = help            tento seznam
cli-prompt-quit = quit            skončit; hra je uložena

## Body

cli-score-part = Zdroj bodů
cli-score-total = Celkem
cli-score-place = Pořadí
cli-score-winner = Vítězí { $seat }: { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }.
cli-score-winners = O vítězství se dělí { $seats }: každý má { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }.

## Záznamy a pozice

cli-replay-verified = Každé rozdání odpovídá zveřejněnému semínku. Ověřených rozdání: { $n }.
cli-position-good = { $path }: taková pozice může ve hře nastat.
cli-position-written = Zapsáno do { $path }

## Herní materiál

cli-components-edition = Vydání „{ $name }“. Hodnot: { $n }, z toho
cli-components-rules = vytištěno v pravidlech
cli-components-external = potvrzeno jinde, uvedeným zdrojem
cli-components-constrained = rekonstruováno; známá fakta nechávají málo možností
cli-components-free = rekonstruováno; známá fakta nechávají mnoho možností
cli-components-head-place = Místo
cli-components-head-value = Hodnota
cli-components-head-confidence = Jistota
cli-components-head-source = Zdroj

## Články

cli-clauses-head-clause = Článek
cli-clauses-head-title = Název
cli-clauses-head-code = Kód
cli-clauses-head-allowed = Dovoleno
cli-clauses-head-refused = Odmítnuto
cli-clauses-head-texts = Texty
cli-clauses-gaps = Chybí: { $n }
cli-clauses-no-tests = Testy se neprohlížely; jejich složku zadejte pomocí --tests.

## Počítání a ověřování

cli-perft-counting = Počítání
cli-perft-action = První akce
cli-perft-lines = Variant
cli-perft-result = Variant v hloubce { $depth }: { $lines }
cli-perft-distinct = Různých pozic v hloubce { $depth }: { $n }
cli-soak-playing = Hraje se
cli-soak-done = Her: { $games }. Rozhodnutí: { $decisions }. Nejdelší hra: { $longest }. Nejvíce možných tahů: { $most }.
cli-soak-sound = Každá pozice byla v pořádku.
cli-soak-broken = To se nemělo stát; nahlaste prosím řádek výše.
cli-compiling = Překlad pravidel
cli-parity-playing = Hraje se dvakrát
cli-parity-equal = Obyčejná a přeložená pravidla se shodují. Her: { $games }. Rozhodnutí: { $decisions }.
cli-parity-differs = Obyčejná a přeložená pravidla se liší: { $where }

## Rychlost

cli-bench-measuring = Měření
cli-bench-head-row = Co
cli-bench-head-value = Naměřeno
cli-bench-head-target = Cíl
cli-bench-head-met = Výsledek
cli-bench-met = splněno
cli-bench-missed = nesplněno
cli-bench-row-plain-decision = Obyčejná pravidla, rozhodnutí
cli-bench-row-compiled-games = Přeložené hry, počet míst { $n }
cli-bench-row-compiled-decisions = Přeložená rozhodnutí, počet míst { $n }
cli-bench-row-compiled-player-decisions = Přeložená rozhodnutí hráčů, počet míst { $n }
cli-bench-row-threads = Počet vláken { $n } proti jednomu
cli-bench-row-compiled-clone = Kopie přeloženého stavu
cli-bench-row-compile-cold = Překlad od začátku
cli-bench-row-compile-cached = Načtení přeložených pravidel
cli-bench-row-help = semiramis --help

## Prohlídka

cli-doctor-looking = Prohlídka
cli-doctor-ok = v pořádku
cli-doctor-problem = potíž
cli-doctor-python = Python
cli-doctor-platform = Systém
cli-doctor-package = Balíček
cli-doctor-cache = Složka přeložených pravidel
cli-doctor-engine = Přeložená pravidla
cli-doctor-data = Datová složka
cli-doctor-encoding = Kódování
cli-doctor-terminal = Terminál
cli-doctor-language = Jazyk
cli-doctor-engine-found = { $game }: { $backend }, otisk { $stamp }; za sekundu { $decisions } tisíc rozhodnutí a { $simulations } tisíc simulací
cli-doctor-backend-packaged = nativní knihovna z balíčku
cli-doctor-backend-built = nativní knihovna sestavená zde
cli-doctor-backend-wasm = WebAssembly ({ $runtime })
cli-doctor-no-terminal = není to terminál
cli-doctor-texts = chybějících nebo chybných textů: { $n }
cli-doctor-fix-python = Nainstalujte Python 3.11 nebo novější.
cli-doctor-fix-package = Nainstalujte Semiramis znovu: pip install --upgrade semiramis
cli-doctor-fix-cache = Povolte do složky zápis, nebo jinou složku uveďte v proměnné SEMIRAMIS_CACHE.
cli-doctor-fix-data = Povolte do složky zápis, nebo jinou složku uveďte v proměnné SEMIRAMIS_DATA.
cli-doctor-fix-encoding = Nastavte terminál na UTF-8, nebo proměnnou PYTHONUTF8 na 1; jinak budou v plánech otazníky.
cli-doctor-fix-width = Rozšiřte okno nejméně na 98 sloupců; plány je potřebují.
cli-doctor-fix-language = Nainstalujte Semiramis znovu: její texty jsou poškozené.

## Uložené hry

audit-no-data = Ve složce { $path } nejsou žádné uložené stoly. Uveďte složku, se kterou běží „semiramis serve --data“.
audit-unreadable = Stoly v { $path } nelze přečíst: { $reason }.
audit-no-event = Chybí událost { $seq }.
audit-lines = Po události { $seq } má záznam tento počet řádků: { $line }. Poznamenán je ale jiný: { $given }.
audit-snapshot = Snímek po události { $seq } (řádek { $line }) neodpovídá pozici ve hře. Když ho smažete, nic se neztratí.
audit-table = Údaje o stolu neodpovídají stavu hry po řádku { $line }: { $what }.
audit-result = Uložený výsledek není výsledkem hry po řádku { $line }.
audit-broken = Něco z uložených dat je poškozené: { $reason }.
audit-hash = Událost { $seq } nebo to, co k ní patří, se po uložení změnila.
audit-seal = Záznam stolu nebo některého místa se po uložení změnil.
cli-doctor-replaying = Přehrávání
cli-doctor-head-table = Stůl
cli-doctor-head-game = Hra
cli-doctor-head-line = Řádek
cli-doctor-head-wrong = Co je špatně
cli-doctor-games-good = Přehraných her: { $n }. Všechny vycházejí stejně.
cli-doctor-games-bad = Přehraných her: { $n }. Nevychází stejně: { $bad }. Nic se nezměnilo.
cli-backup-done = Zkopírovaných a ověřených stolů: { $n }. Záloha je { $path }.
cli-restore-done = Obnovených stolů: { $n }. Jsou ve složce { $path }.
cli-restore-kept = Co tam bylo dřív, zůstalo uloženo jako { $path }.
backup-no-data = Soubor { $path }, který se má kopírovat, neexistuje.
backup-exists = { $path } už existuje. Zvolte jiné jméno, nebo soubor nejdřív smažte.
backup-failed = Kopii { $path } se nepodařilo vytvořit: { $reason }.
backup-damaged = Stůl { $table } v souboru { $path } je poškozený; „semiramis doctor --data“ řekne jak. Nic se nezměnilo.
cli-copy-done = Zkopírovaných, porovnaných a přehraných stolů: { $n }, událostí: { $events }. Jsou v { $path }.
copy-not-empty = V { $path } už nějaké stoly jsou. Uveďte prázdnou databázi nebo jiný soubor.
copy-differs = Kopie v { $path } se liší od originálu ({ $what }). Nezůstala uložená; zkuste to znovu.
copy-in-use = { $path } používá server. Nejdřív ho ukončete; jeho další tahy by v kopii chyběly.

## Server

cli-serve-ready = Semiramis běží na { $url } (stoly se ukládají do { $data }). Ukončíte ji stisknutím Ctrl+C.
cli-serve-open = Kdo se dostane na { $host }, může tu zakládat stoly a sledovat ty, na které zná odkaz. Místa jsou v bezpečí, dokud jejich tokeny zůstávají tajné; v otevřené síti předřaďte serveru proxy s HTTPS.
cli-serve-network = Ostatní ve vaší síti ho najdou na { $url }.
cli-serve-preparing = Boti se pro tento počítač připravují: hotovo { $done } z { $total } her. Hrát můžete už teď.
cli-serve-prepared = Boti jsou připraveni: hotovo { $done } z { $total } her.
cli-serve-bind = Na adrese { $host } a portu { $port } nelze naslouchat: { $reason }. Zvolte jinou adresu pomocí --host nebo jiný port pomocí --port.
cli-serve-data = Stoly nelze ukládat do { $path }: { $reason }. Zvolte jinou složku pomocí --data.
cli-serve-in-use = Složku { $path } už používá jiný server. Ukončete ho, nebo zvolte jinou složku pomocí --data.
cli-serve-no-database = { $url } nelze použít: { $reason }. Ověřte adresu a to, že databáze běží.
cli-serve-no-address = „{ $given }“ není IP adresa ani síť. Pište ji jako 10.0.0.7 nebo 10.0.0.0/8.
cli-serve-no-bus = „{ $given }“ nemůže být adresa sběrnice. Pište ji jako redis://počítač:6379.
cli-serve-root-path = „{ $given }“ nemůže být cesta proxy. Zapište ji jako /games: písmena bez diakritiky, číslice a . _ ~ - mezi lomítky.
