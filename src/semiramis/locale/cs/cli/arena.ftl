# Aréna: boti proti sobě.

## Co nejde

arena-bots = Turnaj potřebuje 1 až { $most } botů, ne { $given }.
arena-games = Turnaj potřebuje aspoň jednu hru, ne { $given }.
arena-resume-where = --resume pokračuje v turnaji uloženém ve složce. Zadejte složku pomocí --out.
arena-nothing-kept = Ve složce { $path } není uložen žádný turnaj. Má-li tam začít nový, vynechte --resume.
arena-kept-already = Ve složce { $path } už je uložen turnaj. Pokračujte v něm pomocí --resume, nebo zvolte jinou složku pomocí --out.
arena-other = Ve složce { $path } je uložen jiný turnaj. Liší se { $what }: tam { $kept }, zde { $given }. Zadejte to, s čím turnaj začal, nebo zvolte jinou složku pomocí --out.
arena-plan-unreadable = Ze souboru { $path } nelze přečíst plán turnaje. Zvolte jinou složku pomocí --out.
arena-line = Řádek { $line } v souboru { $path } není hrou tohoto turnaje. Smažte ho a hra se odehraje znovu.
arena-folder = Do složky { $path } nelze nic uložit: { $reason }. Zvolte jinou složku pomocí --out.
arena-in-use = Do složky { $path } se právě ukládá jiný turnaj. Ukončete ho, nebo zvolte jinou složku pomocí --out.
arena-worker-died = Hru { $game } nelze odehrát: proces, který ji hraje, pokaždé skončí předčasně (pokusů: { $times }).
arena-no-ray = Ray není nainstalován. Nainstalujte ho příkazem: pip install "semiramis[ray]"
arena-ray-failed = Ray selhal: { $reason }.

## Čím se mohou dva turnaje lišit; první pád

arena-field-format = formát
arena-field-version = verze Semiramis
arena-field-game = hra
arena-field-rules = verze pravidel
arena-field-edition = vydání
arena-field-options = varianty pravidel
arena-field-seats = počet míst u stolu
arena-field-bots = boti
arena-field-files = obsah souboru s botem
arena-field-seed = semínko
arena-field-seconds = čas na rozhodnutí
arena-field-games = počet her

## Potíže s boty

arena-trouble-died = jeho proces předčasně skončil
arena-trouble-hung = trvalo mu to příliš dlouho
arena-trouble-raised = skončil chybou
arena-trouble-illegal = jeho tah nebyl dovolen
arena-forfeits = Propadlá rozhodnutí bota { $bot }: { $n } ({ $kinds }). Rozhodl za něj bot greedy, a když to nešlo, náhoda. První potíž: { $first }

## Výsledky

arena-playing = Hraje se
arena-rounded = Každé rozdání se hraje v několika rozsazeních (her na rozdání: { $each }). Počet her: { $games } místo { $given }.
arena-head-bot = Bot
arena-head-games = Hry
arena-head-share = Výhry
arena-head-range = 95% interval
arena-head-score = Body
arena-head-margin = Náskok (95% interval)
arena-head-places = Pořadí
arena-head-rating = Rating
arena-head-against = Před soupeřem (náskok)
arena-head-decisions = Rozhodnutí na hru
arena-head-time = Čas na rozhodnutí
arena-head-longest = Nejdelší
arena-head-forfeited = Propadlá
arena-done = Her: { $games }. Rozdání: { $deals }. Průměrný počet kol: { $rounds }, rozhodnutí: { $decisions }.
arena-written = Zapsáno do { $folder }: { $files }
arena-more = Rating a grafy potřebují další balíčky: pip install "semiramis[arena]"
arena-stopped = Zastaveno. Nic se neuložilo. S --out lze v turnaji později pokračovat.
arena-stopped-kept = Zastaveno. Pokračujte příkazem: { $command }

## Grafy

arena-plot-shares = Podíl výher s 95% intervalem (her: { $games })
arena-plot-shares-fair = kdyby byli všichni stejně silní
arena-plot-shares-axis = Podíl výher v %
arena-plot-scores = Body: kvartily, medián (čára) a průměr (kosočtverec)
arena-plot-scores-axis = Body
arena-plot-parts = Průměrné body podle zdroje
arena-plot-time = Čas na rozhodnutí
arena-plot-time-axis = Milisekundy
arena-plot-time-mean = průměr
arena-plot-time-longest = nejdelší
