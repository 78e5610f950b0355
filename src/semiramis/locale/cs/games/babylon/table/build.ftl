### Stavba dílku jako jeden tah: místo, otočení, volný roh a dekorace

babylon-build-at = { $place }, { $level }. patro
babylon-build-here = Postavit zde
babylon-build-and-end = Postavit a ukončit tah
babylon-build-decorations = Dekorace
babylon-build-none = Žádná dekorace se sem nehodí.
babylon-build-item = { $piece } na { $fields }: { $points }
babylon-build-item-recast = { $piece } na { $fields } díky žetonu kola: { $points }
babylon-build-score = Vaše body: { $before }, potom { $after }.
babylon-build-asking = Počítají se body…
babylon-build-failed = Body se nepodařilo spočítat. Zvolte místo znovu.
babylon-build-statue = Ze sochy se stane sloup.
babylon-build-corner = Jiný roh bez sloupu
babylon-build-raise = O patro výš
babylon-build-lower = O patro níž
babylon-build-move = Posunout dílek
babylon-build-left = Doleva
babylon-build-right = Doprava
babylon-build-up = Nahoru
babylon-build-down = Dolů
babylon-build-keys = Q a E otáčejí dílek, V mění roh bez sloupu
