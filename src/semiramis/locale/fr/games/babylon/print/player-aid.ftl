# Babylon : l’aide de jeu.

babylon-aid-turn = Votre tour
babylon-aid-turn-1 = Extraire : prenez une tuile visible et recevez des piliers simples.
babylon-aid-turn-2 = Construire : vous pouvez poser la tuile extraite, la tuile stockée, les deux ou aucune, et construire des décorations.
babylon-aid-turn-3 = Stocker : gardez jusqu’à { $n } piliers simples et une tuile. Les piliers doubles retournent à la réserve.
babylon-aid-round = Après chaque manche, un jeton est révélé. Il vaut pour tous à la manche suivante ; la manche 1 n’en a pas.
babylon-aid-mining = Piliers de l’extraction
babylon-aid-mine-edge = chaque bord donnant sur la paroi, le fond ou une tuile de même hauteur ou plus basse
babylon-aid-mine-higher = chaque bord donnant sur une tuile plus haute
babylon-aid-mine-flower = votre propre fleur
babylon-aid-building = Construction
babylon-aid-build-corners = Sous 3 ou 4 coins, des piliers qui s’arrêtent à la même hauteur. Un coin en surplomb reçoit un belvédère.
babylon-aid-build-swap = Échangez 2 piliers simples contre 1 pilier double, jamais l’inverse.
babylon-aid-build-level = Niveau 2 et plus : seulement si vous avez déjà une tuile un niveau plus bas.
babylon-aid-build-over = Jamais exactement au-dessus d’une autre tuile, jamais sous une autre.
babylon-aid-build-statue = Une statue un niveau sous un coin le soutient et ne compte plus comme statue.
babylon-aid-build-pieces = Les décorations sont gratuites : sur des cases vides au bon symbole, au moins en partie sur une tuile de ce tour, jamais en diagonale.
babylon-aid-times-level = { $n } × niveau
babylon-aid-both-levels = somme des deux niveaux
babylon-aid-score-seen = Seul compte ce qui se voit d’en haut. En cas d’égalité, le jardin avec le moins de trous visibles gagne.
babylon-aid-seats-rounds = Manches
babylon-aid-seats-tokens = Jetons Manche en jeu
babylon-aid-seats-clay = Tuiles d’argile retirées avant la partie
