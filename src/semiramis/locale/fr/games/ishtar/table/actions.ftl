# Ce que dit un bouton qui fait une action, et l’étiquette qui la montre une fois faite.

ishtar-act-end = Terminer le tour
ishtar-act-skip = Renoncer au symbole
ishtar-act-assistant = Placer un assistant
ishtar-act-kept = Utiliser la tuile réservée
ishtar-act-can = Aller à la coupelle { $cup }
ishtar-act-pay = Payer { $gems }
ishtar-act-skill = Débloquer la maîtrise { $skill }
ishtar-act-take = Prendre { $gems }
ishtar-act-reserve = Réserver { $card_the }
ishtar-act-keep = Réserver la tuile de la coupelle { $cup }
ishtar-act-buy = Acheter { $card_the }
ishtar-act-buy-reserved = Acheter la carte Arbre réservée
ishtar-act-tree = Planter l’arbre en { $cell }
ishtar-act-single = Poser le jeton Floraison en { $cell }
ishtar-act-double = Poser le jeton double en { $cell } et sur la case { $way }
ishtar-act-place = { $turn ->
        [0] Poser en { $cell }
        [1] Poser en { $cell }, tournée de 60°
        [2] Poser en { $cell }, tournée de 120°
        [3] Poser en { $cell }, tournée de 180°
        [4] Poser en { $cell }, tournée de 240°
        [5] Poser en { $cell }, tournée de 300°
        [one] Poser en { $cell }, tournée
        [many] Poser en { $cell }, tournée
       *[other] Poser en { $cell }, tournée
    }

## Directions vers une case voisine

ishtar-way-e = à l’est
ishtar-way-ne = au nord-est
ishtar-way-nw = au nord-ouest

## Poignées de gemmes

ishtar-handful-purple = { $n ->
        [one] { $n } gemme violette
        [many] { $n } gemmes violettes
       *[other] { $n } gemmes violettes
    }
ishtar-handful-red = { $n ->
        [one] { $n } gemme rouge
        [many] { $n } gemmes rouges
       *[other] { $n } gemmes rouges
    }
ishtar-handful-white = { $n ->
        [one] { $n } gemme blanche
        [many] { $n } gemmes blanches
       *[other] { $n } gemmes blanches
    }

## Genres d’actions, pour un bouton qui montre où chacune est possible

ishtar-do-can = Prendre une tuile
ishtar-do-kept = Utiliser la tuile réservée
ishtar-do-place = Poser la tuile
ishtar-do-assistant = Placer un assistant
ishtar-do-skill = Débloquer une maîtrise
ishtar-do-single = Poser le jeton Floraison
ishtar-do-double = Poser le jeton double
ishtar-do-reserve = Réserver une carte Arbre
ishtar-do-keep = Réserver une tuile
ishtar-do-buy = Acheter un arbre
ishtar-do-tree = Planter l’arbre

## Où cliquer

ishtar-where-cup = Cliquez sur une coupelle entourée.
ishtar-where-cup-kept = Cliquez sur une coupelle entourée ou sur votre tuile réservée.
ishtar-where-kept = Cliquez sur votre tuile réservée.
ishtar-where-cell = Cliquez sur une case surlignée du désert.
ishtar-where-cell-skill = Cliquez sur la case surlignée ou sur une maîtrise entourée.
ishtar-where-skill = Cliquez sur une maîtrise entourée.
ishtar-where-card = Cliquez sur une carte Arbre entourée.

## Les étapes d’un tour

ishtar-step-can = Arrosoir
ishtar-step-place = Pose
ishtar-step-gems = Gemmes
ishtar-step-special = Symbole
ishtar-step-trees = Arbres
