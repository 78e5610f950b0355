# Babylon: a játékelemek megnevezése, és hogy miért annyi egy-egy érték, amennyi.

## Nevek

babylon-components-chapter-supply = Közös készlet
babylon-components-chapter-store = Játékostábla
babylon-components-chapter-token = Fordulójelölők
babylon-components-chapter-setup = A játékosok száma szerint
babylon-components-chapter-tile = Teraszlapkák
babylon-components-chapter-points = Végső pontozás
babylon-components-singles = Szimpla oszlop
babylon-components-doubles = Dupla oszlop
babylon-components-belvederes = Kilátó
babylon-components-statues = Szobor
babylon-components-stairs = Lépcső
babylon-components-fountains = Szökőkút
babylon-components-bridges = Híd
babylon-components-pillars = Helyek a szimpla oszlopoknak
babylon-components-count = Darab a dobozban
babylon-components-tokens = Fordulójelölők a halomban
babylon-components-rounds = Fordulók
babylon-components-clay-removed = Eltávolított agyaglapkák
babylon-components-material = Kőzet
babylon-components-flower = Virág
babylon-components-symbols = Szimbólumok
babylon-components-statue = Szobor, szintenként
babylon-components-fountain = Szökőkút, szintenként
babylon-components-bridge = Híd, szintenként
babylon-components-set = Teljes díszelemkészlet
babylon-components-flower-set = Négy virágból álló készlet
babylon-components-belvedere = Kilátó
babylon-components-height = A legmagasabb lapka minden szintje

## Miért annyi egy érték, amennyi: a kiadásfájl forrása ezen a nyelven

babylon-why-list = Mindkét szabályfüzet elemlistája; a dobozban lévő néhány tartalék elem nem számít bele.
babylon-why-player-board = A játékostábla leírása mindkét szabályfüzetben.
babylon-why-tokens-two = 14 jelölő hatféle hatással; ha mindegyikből kettő van, kettő üres marad, és mindkét szabályfüzet csak akkor beszél különleges hatásról, ha a jelölőnek van ilyen; egyes leírások nem ismernek üres jelölőt.
babylon-why-setup-tokens = Hány fordulójelölő kerül a halomba az előkészületek során.
babylon-why-rounds = A fordulók száma mindkét szabályfüzetben: jelölőnként egy, és egy az első előtt.
babylon-why-setup-removed = Hány agyaglapkát távolítanak el a játékosok az előkészületek során.
babylon-why-none-removed = Négy játékos esetén sehol sem esik szó lapkák eltávolításáról.
babylon-why-materials = 16 agyag-, 16 gránit- és 16 bazaltlapka.
babylon-why-flowers-even = Minden virág egy játékoshoz tartozik, ezért mind a négy egyformán gyakori minden kőzetnél.
babylon-why-symbols-even = Az agyagon két szimbólum van, a grániton három, a bazalton négy; minden fajta egyformán gyakori minden kőzetnél és minden virágnál, és egyik sem szerepel kétszer egy lapkán.
babylon-why-start-flower = Minden kezdő teraszlapka a maga játékostáblájának virágát mutatja.
babylon-why-start-symbols = Két nyilvános leírás úgy is olvasható, hogy mindegyik fajtából egy szimbólum van rajta; így mindenki egyformán indul.
babylon-why-scoring = A végső pontozás mindkét szabályfüzetben.
