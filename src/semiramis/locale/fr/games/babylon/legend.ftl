# Babylon : noms et sens des signes.

## Titres

babylon-legend-flowers = Fleurs
babylon-legend-materials = Matériaux
babylon-legend-pieces = Décorations et belvédères
babylon-legend-pillars = Piliers et niveaux
babylon-legend-tokens = Jetons Manche
babylon-legend-sets = Séries et hauteur

## Noms

babylon-legend-sign-belvedere = belvédère
babylon-legend-sign-single = pilier simple
babylon-legend-sign-double = pilier double
babylon-legend-sign-wedge = couche ou niveau
babylon-legend-sign-pays = piliers de l’extraction
babylon-legend-sign-flowerset = série de fleurs
babylon-legend-sign-pieceset = série de décorations
babylon-legend-sign-highest = point culminant

## Sens

babylon-legend-means-flower = Votre fleur sur une tuile extraite rapporte 1 pilier de plus. Chaque tuile visible compte pour sa fleur.
babylon-legend-means-clay = Couche supérieure de la carrière : { $n } symboles par tuile.
babylon-legend-means-granite = Couche du milieu de la carrière : { $n } symboles par tuile.
babylon-legend-means-basalt = Couche inférieure de la carrière : { $n } symboles par tuile.
babylon-legend-means-statue = Sur un symbole. Après la première, en ligne droite avec une autre statue. { $n } × niveau.
babylon-legend-means-fountain = Sur deux symboles côte à côte, sur deux tuiles d’un même niveau. { $n } × niveau.
babylon-legend-means-bridge = Sur deux symboles séparés par une case vide, sur deux tuiles d’un même niveau. { $n } × niveau.
babylon-legend-means-stairs = Sur deux symboles côte à côte, sur deux tuiles à exactement un niveau d’écart. Somme des deux niveaux.
babylon-legend-means-belvedere = Va sur le coin en surplomb et occupe sa case. { $n ->
        [one] { $n } point.
        [many] { $n } points.
       *[other] { $n } points.
    }
babylon-legend-means-single = Soutient un coin de tuile, un niveau plus haut. Vous en gardez au plus { $n }.
babylon-legend-means-double = Soutient un coin deux niveaux plus haut. Coûte 2 piliers simples et ne se garde pas.
babylon-legend-means-wedge = Un triangle par tuile d’une pile, ou par niveau d’une terrasse.
babylon-legend-means-pays = Ce que cette tuile rapporte maintenant : 1 pilier par bord donnant sur la paroi, le fond ou une tuile de même hauteur ou plus basse, plus votre fleur.
babylon-legend-means-flowerset = Quatre fleurs différentes sur des tuiles visibles : { $n } points.
babylon-legend-means-pieceset = Une statue, une fontaine, un pont et un escalier : { $n } points.
babylon-legend-means-highest = Votre tuile la plus haute : { $n } × son niveau.
babylon-legend-to-come = { $n ->
        [one] Encore { $n } jeton à révéler ; encore inconnus : { $unseen }.
        [many] Encore { $n } jetons à révéler ; encore inconnus : { $unseen }.
       *[other] Encore { $n } jetons à révéler ; encore inconnus : { $unseen }.
    }
