# `semiramis aid`: die Spielhilfe aus der Kommandozeile.

cli-help-cmd-aid = Die Spielhilfe eines Spiels zeichnen: eine Seite zum Ausdrucken.
cli-aid-help-output = Wohin: eine Datei mit der Endung .svg, .png oder .pdf
cli-aid-written = Die Spielhilfe von { $game } liegt in { $path }.
cli-aid-ending = „{ $path }“ hat keine der Endungen { $known }. Gib der Datei eine davon.
cli-aid-extra = PNG und PDF brauchen das Paket { $package }. Installiere es mit: pip install 'semiramis[pictures]', oder speichere als .svg.
