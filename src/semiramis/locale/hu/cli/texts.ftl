# `semiramis texts`: a program fordítása.

cli-help-cmd-texts = Fordítás: egy nyelv fájljainak elkészítése és ellenőrzése, és hogy melyik nyelv hol tart.
cli-texts-help-action = Mi történjen: fájlok készítése, ellenőrzése, vagy kiírni, hol tart minden nyelv.
cli-texts-help-language = A nyelv kódja, például fr.
cli-texts-help-folder = A nyelvek mappája. Alapértelmezés: SEMIRAMIS_LOCALE, különben az itteni semiramis-locale.
cli-texts-made = Ide írt fájlok ({ $folder }): { $n }.
cli-texts-kept = Már meglévő, változatlanul hagyott fájlok: { $n }.
cli-texts-next = Írd minden TODO helyére a fordítást. Utána ellenőrizd a fájlokat, és próbáld ki őket játék közben:
cli-texts-waiting = Lefordítandó: { $n }
cli-texts-faults = Hibák: { $n }
cli-texts-more = és még { $n }; a --json mindet kiírja
cli-texts-complete = { $name }: választható; { $percent }% lefordítva ({ $done } / { $total }), hibák: { $faults }.
cli-texts-progress = { $name }: készül; { $percent }% lefordítva ({ $done } / { $total }), hibák: { $faults }.
cli-texts-offer = Minden le van fordítva. Ha ebben a fájlban „complete = true” áll, a nyelv mindenkinek felkínálható: { $file }
cli-texts-action = Nincs „{ $given }” művelet. Ismert műveletek: { $known }.
cli-texts-which = Adj meg egy nyelvet is, például: semiramis texts check fr
cli-texts-code = Nincs „{ $given }” nyelv. Két vagy három kisbetűs kódját add meg, például a franciáét: fr.
cli-texts-english = Angolról fordítunk; az angol fájlok a tárolóban vannak.
cli-texts-no-language = Itt nincsenek „{ $language }” nyelvű fájlok: { $folder }. Így készítheted el őket: semiramis texts new { $language }
cli-texts-no-folder = Nincs ilyen mappa: { $folder }.
cli-texts-file = Ez a fájl nem használható: { $file }: { $reason }. Javítsd ki, és próbáld újra.
