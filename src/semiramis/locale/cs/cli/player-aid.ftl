# `semiramis aid`: přehled pravidel z příkazové řádky.

cli-help-cmd-aid = Nakreslí přehled pravidel hry: jednu stránku k vytištění.
cli-aid-help-output = Kam: soubor s koncovkou .svg, .png nebo .pdf
cli-aid-written = Přehled pravidel hry { $game } je v souboru { $path }.
cli-aid-ending = „{ $path }“ nekončí žádnou z koncovek { $known }. Dejte souboru některou z nich.
cli-aid-extra = PNG a PDF potřebují balíček { $package }. Nainstalujte ho příkazem: pip install 'semiramis[pictures]', nebo uložte přehled jako .svg.
