# Ami a gombon áll, amely megtesz valamit, és a kész lépés jelén.

babylon-act-end = A kör befejezése
babylon-act-store = A lapka elraktározása, a kör vége
babylon-act-discard = A lapka eldobása, a kör vége
babylon-act-build-mined = A kiásott lapka lehelyezése
babylon-act-build-stored = Az elraktározott lapka lehelyezése
babylon-act-fountain = Szökőkút itt: { $fields }
babylon-act-stairs = Lépcső itt: { $fields }
babylon-act-bridge = Híd itt: { $fields }
babylon-act-statue = Szobor itt: { $field }
babylon-act-symbol = { $field } { $piece_dat } számít
babylon-act-place = Lehelyezés: { $place }, { $level }. szint
babylon-act-hang = Oszlop nélkül: { $corner }
babylon-act-hang-none = Minden sarok oszlopon áll
babylon-act-turn = { $turn ->
        [0] Forgatás nélkül
        [one] Forgatás { $turn } negyedfordulattal
       *[other] Forgatás { $turn } negyedfordulattal
    }
babylon-act-mine = Ásás itt: { $cell }
babylon-act-remove = Lapka eltávolítása innen: { $cell }
