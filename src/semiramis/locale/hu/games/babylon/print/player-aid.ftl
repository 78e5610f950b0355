# Babylon: a játékossegédlet.

babylon-aid-turn = A köröd
babylon-aid-turn-1 = Ásás: vegyél el egy látható lapkát; szimpla oszlopokat kapsz érte.
babylon-aid-turn-2 = Építés: lehelyezheted a kiásott lapkát, az elraktározottat, mindkettőt vagy egyiket sem, és építhetsz díszelemeket.
babylon-aid-turn-3 = Elraktározás: legfeljebb { $n } szimpla oszlop és egy lapka. A dupla oszlopok visszakerülnek.
babylon-aid-round = Minden forduló után felfedtek egy jelölőt. A következő fordulóban mindenkire érvényes; az 1. fordulóban nincs.
babylon-aid-mining = Oszlopok az ásásért
babylon-aid-mine-edge = minden szegélyért, amely a kőbánya oldalával, aljával vagy nem magasabb lapkával szomszédos
babylon-aid-mine-higher = minden szegélyért, amely magasabb lapkával szomszédos
babylon-aid-mine-flower = a saját virágodért
babylon-aid-building = Építés
babylon-aid-build-corners = Oszlop 3 vagy 4 sarok alatt, mind egy magasságban végződik. Az oszlop nélküli sarokra kilátó kerül.
babylon-aid-build-swap = 2 szimpla oszlopért 1 dupla jár, fordítva soha.
babylon-aid-build-level = A 2. szinttől: csak ha eggyel lejjebb már van lapkád.
babylon-aid-build-over = Soha pontosan egy másik lapka fölé, és soha egy másik alá.
babylon-aid-build-statue = Ha a sarok alatt egy szinttel szobor áll, az tartja a sarkot, és többé nem szobor.
babylon-aid-build-pieces = A díszelem ingyenes: üres, egyező szimbólumokra, legalább részben ebben a körben lehelyezett lapkán, átlósan soha.
babylon-aid-times-level = { $n } × szint
babylon-aid-both-levels = a két szint összege
babylon-aid-score-seen = Csak az számít, ami felülről látszik. Döntetlennél az nyer, akinek a legkevesebb bevágása látszik.
babylon-aid-seats-rounds = Fordulók
babylon-aid-seats-tokens = Fordulójelölők a játékban
babylon-aid-seats-clay = A játék előtt eltávolított agyaglapkák
