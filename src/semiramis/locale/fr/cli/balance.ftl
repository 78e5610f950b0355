# Équilibre : ce que d’autres valeurs des éléments changeraient à un jeu.

## Ce qui ne va pas

balance-nothing = Indiquez un changement : --set emplacement=valeur. Pour la liste des emplacements : semiramis components { $game }
balance-form = { $given } n’est pas un changement. Écrivez --set emplacement=valeur, en { $most } caractères au plus ; la valeur ne peut manquer qu’avec --values, et pour un seul emplacement.
balance-place = L’édition du jeu { $game } n’a pas d’emplacement { $given }. Les plus proches : { $near }. Pour la liste complète : semiramis components { $game }
balance-twice = { $place } est modifié plusieurs fois. Modifiez-le une seule fois.
balance-same = Rien ne change : { $place } vaut déjà { $value }. Choisissez une autre valeur.
balance-sweep = Avec --values, un seul --set nomme un emplacement sans valeur. Emplacements sans valeur reçus : { $n }.
balance-values = --values prend de 2 à { $most } valeurs différentes, pas { $given }.
balance-there = { $path } contient déjà une comparaison. Remplacez-la avec --force, ou choisissez un autre dossier avec --out.

## Résultats

balance-head-measure = Mesure
balance-head-original = Origine
balance-head-changed = Modifié
balance-head-effect = Différence
balance-head-range = Intervalle à 95 %
balance-done = Donnes : { $deals }. Chaque donne a été jouée avec chaque édition (éditions : { $editions }), et les différences sont celles au sein d’une même donne. Quand l’intervalle à 95 % ne contient pas zéro, la différence est en gras.
balance-percentage-points = { $n } pp
balance-measure-score = Score, moyenne de toutes les places
balance-measure-score-of = Score : { $of }
balance-measure-part = Source de points : { $of }
balance-measure-first-lead = Avance du premier joueur
balance-measure-first-wins = Victoires du premier joueur
balance-measure-wins-of = Victoires : { $of }
balance-measure-ties = Parties à plusieurs vainqueurs
balance-measure-rounds = Manches
balance-measure-decisions = Décisions

## Graphiques

balance-plot-effects = { $what } : différences avec intervalles à 95 % (donnes : { $deals })
balance-plot-sweep = { $what } : moyennes avec intervalles à 95 % (donnes : { $deals })
balance-plot-change-points = Différence en points
balance-plot-change-wins = Différence de part des parties, en points de pourcentage
balance-plot-change-length = Différence en nombre
balance-plot-points = Points
balance-plot-wins = Part de victoires en %
balance-plot-length = Manches
balance-plot-original = valeur d’origine

## Toutes les valeurs reconstituées

survey-head-place = Emplacement
survey-head-level = Niveau
survey-head-now = Valeur
survey-head-other = Autre valeur
survey-head-score = Points par joueur
survey-head-first = Victoires du premier joueur
survey-head-choice = Choix par partie
survey-plot = { $game } : les { $n } valeurs reconstituées qui changent le plus le score
survey-done = Valeurs : { $values }, autres valeurs : { $others }, parties pour chacune : { $games }. Jouées par l’heuristique seule, une décision sur 20 au hasard ; les différences sont celles au sein d’une même donne, en gras quand l’intervalle à 95 % ne contient pas zéro.
survey-only = --all mesure chaque valeur reconstituée séparément. Retirez { $name }.
