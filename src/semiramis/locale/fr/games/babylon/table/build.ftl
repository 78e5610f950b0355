### Poser une tuile en un seul coup : emplacement, rotation, coin en surplomb et décorations

babylon-build-at = { $place }, niveau { $level }
babylon-build-here = Construire ici
babylon-build-and-end = Construire et finir le tour
babylon-build-decorations = Décorations
babylon-build-none = Aucune décoration possible ici.
babylon-build-item = { $piece } sur { $fields } : { $points }
babylon-build-item-recast = { $piece } sur { $fields } grâce au jeton Manche : { $points }
babylon-build-score = Votre score : { $before }, puis { $after }.
babylon-build-asking = Calcul des points…
babylon-build-failed = Impossible de calculer les points. Choisissez de nouveau l’emplacement.
babylon-build-statue = Une statue devient un pilier.
babylon-build-corner = Coin en surplomb suivant
babylon-build-raise = Un niveau plus haut
babylon-build-lower = Un niveau plus bas
babylon-build-move = Déplacer la tuile
babylon-build-left = À gauche
babylon-build-right = À droite
babylon-build-up = En haut
babylon-build-down = En bas
babylon-build-keys = Q et E tournent la tuile, V change de coin
