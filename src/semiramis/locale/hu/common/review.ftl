# Egy játszma elemzése.

## Egy kör értékelése

review-label-forced = kényszerű
review-label-best = legjobb
review-label-fine = jó
review-label-inaccuracy = pontatlanság
review-label-mistake = hiba
review-label-blunder = súlyos hiba

## Táblázatok

review-turn = Kör
review-seat = Játékos
review-played = Lépés
review-label = Értékelés
review-loss = Veszteség: győzelem, pont
cli-review-progress = Értékelés
review-account-start = Induláskor
review-account-luck = Szerencse
review-account-lost = Saját lépésekkel elveszítve
review-account-given = A többiek ajándéka
review-account-residual = Megmagyarázatlan
review-account-result = Eredmény

## Egy mondat egy körről. $better jelölés, $clause a szabály, $win egész százalék.

review-gain = Jobb: { $better } ({ $clause }). A játszma végére körülbelül { $points ->
        [one] { $points } ponttal
       *[other] { $points } ponttal
    } többet hoz itt: „{ $part }”.
review-gain-despite = Jobb: { $better } ({ $clause }). A játszma végére körülbelül { $points ->
        [one] { $points } ponttal
       *[other] { $points } ponttal
    } többet hoz itt: „{ $part }”, bár itt { $less } ponttal kevesebbet: „{ $other }”.
review-rival = Jobb: { $better } ({ $clause }). { $rival } előnye körülbelül { $points ->
        [one] { $points } ponttal
       *[other] { $points } ponttal
    } kisebb lesz.
review-better = Jobb: { $better } ({ $clause }). A játszma végére körülbelül { $points ->
        [one] { $points } ponttal
       *[other] { $points } ponttal
    } többet ér.

## Hibák

review-depth = Nincs „{ $given }” mélység. Mélységek: { $known }.
review-unfinished = A játszma ({ $path }) még nem ért véget. Előbb le kell játszani, aztán elemezhető.
review-no-search = Az elemzéshez lefordított keresés kell, de { $game } itt nem fordítható le. Az okot a „semiramis doctor” mutatja.
server-review-too-early = Egy játszma akkor elemezhető, amikor véget ért.
