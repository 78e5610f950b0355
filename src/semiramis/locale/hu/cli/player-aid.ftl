# `semiramis aid`: a játékossegédlet a parancssorból.

cli-help-cmd-aid = Megrajzolja egy játék segédletét: egy nyomtatható oldalt.
cli-aid-help-output = Hová: .svg, .png vagy .pdf végű fájl
cli-aid-written = Elkészült a játékossegédlet ({ $game }): { $path }.
cli-aid-ending = A fájlnév („{ $path }”) egyikre sem végződik ezek közül: { $known }. Válassz egyet.
cli-aid-extra = A PNG-hez és a PDF-hez ez a csomag kell: { $package }. Telepítés: pip install 'semiramis[pictures]'; vagy ments .svg fájlba.
