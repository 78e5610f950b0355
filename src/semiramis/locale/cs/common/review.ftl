# Rozbor hry.

## Hodnocení tahu

review-label-forced = vynucený
review-label-best = nejlepší
review-label-fine = dobrý
review-label-inaccuracy = nepřesnost
review-label-mistake = chyba
review-label-blunder = hrubá chyba

## Tabulky

review-turn = Tah
review-seat = Hráč
review-played = Zahráno
review-label = Hodnocení
review-loss = Ztráta: výhry, body
cli-review-progress = Hodnocení
review-account-start = Na začátku
review-account-luck = Štěstí
review-account-lost = Ztráta vlastními tahy
review-account-given = Dar od ostatních
review-account-residual = Nevysvětleno
review-account-result = Výsledek

## Jedna věta o tahu. $better je zápis, $clause pravidlo, $win celá procenta.

review-gain = Lepší: { $better } ({ $clause }). Nakonec to přinese zhruba o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } víc v položce „{ $part }“.
review-gain-despite = Lepší: { $better } ({ $clause }). Nakonec to přinese zhruba o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } víc v položce „{ $part }“, i když položka „{ $other }“ přinese o { $less } méně.
review-rival = Lepší: { $better } ({ $clause }). Náskok, který má { $rival }, to zmenší zhruba o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
review-better = Lepší: { $better } ({ $clause }). Nakonec to má cenu zhruba o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } vyšší.

## Potíže

review-depth = Hloubka „{ $given }“ neexistuje. Hloubky: { $known }.
review-unfinished = Hra v souboru { $path } ještě neskončila. Dohrajte ji a pak si ji nechte rozebrat.
review-no-search = Rozbor potřebuje přeložené hledání tahů a { $game } tu přeložit nejde. Důvod ukáže „semiramis doctor“.
server-review-too-early = Hru lze rozebrat, až skončí.
