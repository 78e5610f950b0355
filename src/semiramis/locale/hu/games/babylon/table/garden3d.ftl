# Babylon a böngészőben, a kert három dimenzióban: mit tesznek a gombjai, és a kert szavakban, szintről szintre.

babylon-solid-picture = { $seat } kertje 3D-ben, a legmagasabb szint: { $n }. A nyilak forgatják, a plusz és a mínusz közelít és távolít, a Home visszaállítja az alapnézetet. A szöveges leírás a következő Tab-ponton van.
babylon-solid-failed = Itt nem lehet 3D-ben mutatni a kertet. Marad a felülnézet.
babylon-solid-controls = Forgatás és közelítés
babylon-solid-turn-left = Forgatás balra
babylon-solid-turn-right = Forgatás jobbra
babylon-solid-closer = Közelebb
babylon-solid-further = Távolabb
babylon-solid-reset = Alapnézet
babylon-solid-up-to = Legfelső látható szint
babylon-solid-up-to-level = Legfelső látható szint: { $level }
babylon-solid-keep = Leírás, kép és videó
babylon-solid-list = A kert szavakban
babylon-solid-save = Mentés képként
babylon-solid-film = Körbefordulás mentése videóként
babylon-solid-stop = Felvétel leállítása
babylon-solid-filming = A kert körbefordul, és videó készül róla.
babylon-solid-saved = Elmentve.
babylon-solid-not-saved = Nem készült mentés.

## Szavakban

babylon-solid-told = { $seat } kertje szavakban
babylon-solid-empty = Itt még semmi sem épült.
babylon-solid-level = { $level }. szint: { $n ->
        [one] { $n } lapka
       *[other] { $n } lapka
    }
babylon-solid-tile = Lapka, helye { $place }, { $flower }
babylon-solid-on-single = { $n ->
        [one] { $n } szimpla oszlopon
       *[other] { $n } szimpla oszlopon
    }
babylon-solid-on-double = { $n ->
        [one] { $n } dupla oszlopon
       *[other] { $n } dupla oszlopon
    }
babylon-solid-on-statue = { $n ->
        [one] { $n } szobron
       *[other] { $n } szobron
    }
babylon-solid-symbol = Szabad szimbólum itt: { $field } ({ $piece })
babylon-solid-covered = Felülről nem látszik
babylon-solid-worth = { $points ->
        [0] felülről nem látszik
        [one] { $points } pont
       *[other] { $points } pont
    }
babylon-solid-statue = Szobor itt: { $field }, { babylon-solid-worth }
babylon-solid-statue-pillar = Szobor itt: { $field }, oszlopként szolgál
babylon-solid-belvedere = Kilátó itt: { $field }, { babylon-solid-worth }
babylon-solid-fountain = Szökőkút itt: { $from } és { $to }, { babylon-solid-worth }
babylon-solid-bridge = Híd { $from } és { $to } között, { babylon-solid-worth }
babylon-solid-stairs = Lépcső innen: { $from }, fel ide: { $to }, { $level }. szint, { babylon-solid-worth }
babylon-trophy-stop = Forgás leállítása
babylon-trophy-turn = Kert forgatása
