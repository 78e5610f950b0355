# Babylon: a jelek neve és jelentése.

## Címek

babylon-legend-flowers = Virágok
babylon-legend-materials = Kőzetek
babylon-legend-pieces = Díszelemek és kilátók
babylon-legend-pillars = Oszlopok és magasságok
babylon-legend-tokens = Fordulójelölők
babylon-legend-sets = Készletek és magasság

## Nevek

babylon-legend-sign-belvedere = kilátó
babylon-legend-sign-single = szimpla oszlop
babylon-legend-sign-double = dupla oszlop
babylon-legend-sign-wedge = magasság és szint
babylon-legend-sign-pays = oszlopok az ásásért
babylon-legend-sign-flowerset = virágkészlet
babylon-legend-sign-pieceset = díszelemkészlet
babylon-legend-sign-highest = legmagasabb szint

## Jelentések

babylon-legend-means-flower = A saját virágod a kiásott lapkán még 1 oszlopot hoz. A végén minden látható lapka egy virágnak számít a virágkészletekhez.
babylon-legend-means-clay = A kőbánya felső rétege; { $n } szimbólum a lapkán.
babylon-legend-means-granite = A kőbánya középső rétege; { $n } szimbólum a lapkán.
babylon-legend-means-basalt = A kőbánya alsó rétege; { $n } szimbólum a lapkán.
babylon-legend-means-statue = Egy szimbólumra. Az első után mindig egy vízszintes vagy függőleges sorban egy másik szoborral. { $n } × szint.
babylon-legend-means-fountain = Két szomszédos szimbólumra, két azonos szintű lapkán. { $n } × szint.
babylon-legend-means-bridge = Két szimbólumra, köztük egy üres mező, két azonos szintű lapkán. { $n } × szint.
babylon-legend-means-stairs = Két szomszédos szimbólumra, két lapkán, pontosan egy szint különbséggel. A két szint összege.
babylon-legend-means-belvedere = Az oszlop nélküli sarkon áll, és elfoglalja a mezőjét. { $n ->
        [one] { $n } pont.
       *[other] { $n } pont.
    }
babylon-legend-means-single = A lapka egyik sarkát egy szinttel feljebb tartja. Legfeljebb { $n } raktározható el.
babylon-legend-means-double = Két szinttel feljebb tart egy sarkot. Ára 2 szimpla oszlop, és nem raktározható el.
babylon-legend-means-wedge = Annyi ék, ahány lapka van a halomban, vagy ahányadik szinten a terasz fekszik.
babylon-legend-means-pays = Ennyit hoz most ez a lapka: a kőbánya oldalával, aljával vagy nem magasabb lapkával szomszédos szegélyekért és a virágodért.
babylon-legend-means-flowerset = Négy különböző virág látható lapkákon: { $n } pont.
babylon-legend-means-pieceset = Egy szobor, egy szökőkút, egy híd és egy lépcső: { $n } pont.
babylon-legend-means-highest = A legmagasabb lapkád: { $n } × a szintje.
babylon-legend-to-come = { $n ->
        [one] Még { $n } jelölő kerül elő; még nem látott: { $unseen }.
       *[other] Még { $n } jelölő kerül elő; még nem látott: { $unseen }.
    }
