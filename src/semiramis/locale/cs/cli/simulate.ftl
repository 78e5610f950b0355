# Simulace: mnoho her jako tabulka ke zkoumání.

## Co nejde

simulate-policies = Zadejte jednu strategii pro všechna místa, nebo pro každé místo jednu. Míst: { $seats }; zadaných strategií: { $given }.
simulate-games = Simulace potřebuje aspoň jednu hru, ne { $given }.
simulate-moves-where = --moves a --events zapisují do souboru. Zadejte ho pomocí --out, například --out moves.csv
simulate-kind = Z názvu { $path } není poznat druh souboru. Musí končit některou z těchto přípon: { $known }
simulate-no-parquet = Soubory Parquet potřebují další balíček. Nainstalujte ho příkazem: pip install "semiramis[data]" – nebo ať název souboru končí na .csv či .jsonl
simulate-folder = { $path } je složka. Zadejte pomocí --out soubor v ní.
simulate-there = { $path } už existuje. Přepište ho pomocí --force, nebo zadejte jiný soubor pomocí --out.
simulate-unwritable = Do { $path } nelze zapisovat: { $reason }. Zvolte jiné místo pomocí --out.

## Výsledky

simulate-playing = Hraje se
simulate-head-seat = Místo
simulate-head-policy = Strategie
simulate-head-score = Body (± 95 %)
simulate-head-wins = Výhry
simulate-head-wins-range = 95% interval
simulate-head-places = Pořadí
simulate-head-decisions = Rozhodnutí na hru
simulate-done = Her: { $games }. Čas: { $seconds } s, her za sekundu: { $speed }.
simulate-rounds = Kol na hru: { $mean } (95 %), nejméně { $least }, nejvýše { $most }.
simulate-decisions = Rozhodnutí na hru: { $mean } (95 %), nejméně { $least }, nejvýše { $most }.
simulate-first = Výhry toho, kdo začínal: { $share } % (95% interval: { $range }; kdyby na tom nezáleželo, { $fair } %).
simulate-ties = Hry s několika vítězi: { $n } ({ $share } %).
simulate-forfeited = Rozhodnutí, která boti neučinili, takže za ně musel rozhodnout někdo jiný: { $n }.
simulate-written = Zapsáno do { $path }. Her: { $games }.
simulate-stopped = Zastaveno. Her: { $games } z { $planned }.
