# L’analyse d’une partie.

## Appréciation d’un tour

review-label-forced = forcé
review-label-best = meilleur
review-label-fine = bon
review-label-inaccuracy = imprécision
review-label-mistake = erreur
review-label-blunder = gaffe

## Tableaux

review-turn = Tour
review-seat = Joueur
review-played = Joué
review-label = Appréciation
review-loss = Perte : victoires, points
cli-review-progress = Appréciation
review-account-start = Au départ
review-account-luck = Chance
review-account-lost = Perdu par ses propres tours
review-account-given = Offert par les autres
review-account-residual = Inexpliqué
review-account-result = Résultat

## Une phrase sur un tour. $better est en notation, $clause est la règle, $win un pourcentage entier.

review-gain = Mieux : { $better } ({ $clause }). À la fin, cela rapporte environ { $points ->
        [one] un point
        [many] { $points } de points
       *[other] { $points } points
    } de plus pour « { $part } ».
review-gain-despite = Mieux : { $better } ({ $clause }). À la fin, cela rapporte environ { $points ->
        [one] un point
        [many] { $points } de points
       *[other] { $points } points
    } de plus pour « { $part } », bien que « { $other } » en donne { $less } de moins.
review-rival = Mieux : { $better } ({ $clause }). Cela coûte { $rival_dat } environ { $points ->
        [one] un point
        [many] { $points } de points
       *[other] { $points } points
    } d’avance.
review-better = Mieux : { $better } ({ $clause }). À la fin, cela vaut environ { $points ->
        [one] un point
        [many] { $points } de points
       *[other] { $points } points
    } de plus.

## Problèmes

review-depth = Il n’y a pas de profondeur « { $given } ». Profondeurs : { $known }.
review-unfinished = La partie dans { $path } n’est pas terminée. Jouez-la jusqu’au bout, puis analysez-la.
review-no-search = L’analyse a besoin de la recherche compilée, et { $game } ne peut pas être compilé ici. « semiramis doctor » dit pourquoi.
server-review-too-early = Une partie peut être analysée une fois terminée.
