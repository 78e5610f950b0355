# Ami a gombon áll, amely megtesz valamit, és a kész lépés jelén.

babylon-act-end = Kör befejezése
babylon-act-store = Lapka elraktározása, kör vége
babylon-act-discard = Lapka eldobása, kör vége
babylon-act-build-mined = Kiásott lapka lehelyezése
babylon-act-build-stored = Raktározott lapka lehelyezése
babylon-act-fountain = Szökőkút itt: { $fields }
babylon-act-stairs = Lépcső itt: { $fields }
babylon-act-bridge = Híd itt: { $fields }
babylon-act-statue = Szobor itt: { $field }
babylon-act-symbol = { $field } { $piece_dat } számít
babylon-act-place = Lehelyezés: { $place }, { $level }. szint
babylon-act-hang = Oszlop nélkül: { $corner }
babylon-act-hang-none = Minden sarok oszlopon áll
babylon-act-turn = { $turn ->
        [0] Forgatás nélkül
        [one] Forgatás { $turn } negyedfordulattal
       *[other] Forgatás { $turn } negyedfordulattal
    }
babylon-act-mine = Ásás: { $cell }
babylon-act-remove = Eltávolítás: { $cell }

## Akciófajták: a gomb megmutatja, hol végezhetők el

babylon-do-mine = Lapka kiásása
babylon-do-remove = Agyaglapka eltávolítása
babylon-do-build = Lapka lehelyezése
babylon-do-place = Hely választása
babylon-do-hang = Sarok oszlop nélkül
babylon-do-turn = Lapka forgatása
babylon-do-fountain = Szökőkút építése
babylon-do-stairs = Lépcső építése
babylon-do-bridge = Híd építése
babylon-do-statue = Szobor építése
babylon-do-symbol = Jelölő használata

## Hová kattints

babylon-where-cell = Kattints a kőbánya egy kiemelt halmára.
babylon-where-tile = Kattints egy kiemelt lapkára.
babylon-where-field = Kattints a kerted egy megjelölt mezőjére.
babylon-where-field-tile = Kattints egy kiemelt lapkára vagy egy megjelölt mezőre.
babylon-where-spot = Kattints egy megjelölt helyre a kertedben.
babylon-where-corner = Kattints egy megjelölt sarokra.

## A kör lépései

babylon-step-mine = Ásás
babylon-step-build = Építés
babylon-step-decorate = Díszítés
babylon-step-store = Raktár
