# Vyváženost: co by se hrou udělala jiná hodnota herního materiálu.

## Co nejde

balance-nothing = Řekněte, co se má změnit: --set místo=hodnota. Všechna místa vypíše: semiramis components { $game }
balance-form = { $given } není změna. Napište --set místo=hodnota, znaků nejvýše { $most }; jen s --values stojí jedno místo bez hodnoty.
balance-place = Vydání hry { $game } nemá místo { $given }. Nejbližší jsou: { $near }. Všechna místa vypíše: semiramis components { $game }
balance-twice = { $place } se mění víckrát. Změňte to jen jednou.
balance-same = Nic se nemění: { $place } už má hodnotu { $value }. Zvolte jinou hodnotu.
balance-sweep = S --values jmenuje právě jedno --set místo bez hodnoty. Zadaných takových míst: { $n }.
balance-values = --values bere 2 až { $most } různých hodnot, ne { $given }.
balance-there = Ve složce { $path } už je uloženo porovnání. Přepište ho pomocí --force, nebo zvolte jinou složku pomocí --out.

## Výsledky

balance-head-measure = Veličina
balance-head-original = Původní
balance-head-changed = Změněná
balance-head-effect = Rozdíl
balance-head-range = 95% interval
balance-done = Rozdání: { $deals }. Každé rozdání se hrálo s každým vydáním (vydání: { $editions }) a rozdíly jsou rozdíly v rámci rozdání. Kde 95% interval nezahrnuje nulu, je rozdíl vytištěn tučně.
balance-percentage-points = { $n } p. b.
balance-measure-score = Body, průměr všech míst
balance-measure-score-of = Body: { $of }
balance-measure-part = Zdroj bodů: { $of }
balance-measure-first-lead = Náskok toho, kdo začíná
balance-measure-first-wins = Výhry toho, kdo začíná
balance-measure-wins-of = Výhry: { $of }
balance-measure-ties = Hry s několika vítězi
balance-measure-rounds = Kola
balance-measure-decisions = Rozhodnutí

## Grafy

balance-plot-effects = { $what }: rozdíly s 95% intervaly (rozdání: { $deals })
balance-plot-sweep = { $what }: průměry s 95% intervaly (rozdání: { $deals })
balance-plot-change-points = Rozdíl v bodech
balance-plot-change-wins = Rozdíl v podílu her v procentních bodech
balance-plot-change-length = Rozdíl v počtu
balance-plot-points = Body
balance-plot-wins = Podíl výher v %
balance-plot-length = Kola
balance-plot-original = původní hodnota

## Všechny rekonstruované hodnoty

survey-head-place = Místo
survey-head-level = Úroveň
survey-head-now = Hodnota
survey-head-other = Jiná hodnota
survey-head-score = Body na hráče
survey-head-first = Výhry toho, kdo začíná
survey-head-choice = Volby za hru
survey-plot = { $game }: rekonstruované hodnoty, které nejvíce mění body (počet: { $n })
survey-done = Hodnoty: { $values }, jiné hodnoty: { $others }, her s každou: { $games }. Hraje se jen podle hodnocení pozice, jedno rozhodnutí z 20 náhodně; rozdíly platí pro stejné rozdání a tučně jsou vytištěny tam, kde 95% interval nezahrnuje nulu.
survey-only = --all změří každou rekonstruovanou hodnotu. Vynechte { $name }.
