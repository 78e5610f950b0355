# Ce que dit le bouton d’une action, et l’étiquette d’une action faite.

babylon-act-end = Terminer le tour
babylon-act-store = Stocker et terminer le tour
babylon-act-discard = Défausser et terminer le tour
babylon-act-build-mined = Poser la tuile extraite
babylon-act-build-stored = Poser la tuile stockée
babylon-act-fountain = Construire une fontaine sur { $fields }
babylon-act-stairs = Construire un escalier sur { $fields }
babylon-act-bridge = Construire un pont sur { $fields }
babylon-act-statue = Construire une statue sur { $field }
babylon-act-symbol = Utiliser { $field } comme symbole { $piece_poss }
babylon-act-place = Poser en { $place }, niveau { $level }
babylon-act-hang = Laisser { $corner_the } en surplomb
babylon-act-hang-none = Soutenir les quatre coins
babylon-act-turn = { $turn ->
        [0] Ne pas tourner
        [1] Tourner de 90°
        [2] Tourner de 180°
        [3] Tourner de 270°
        [one] Tourner
        [many] Tourner
       *[other] Tourner
    }
babylon-act-mine = Extraire la tuile { $cell_gen }
babylon-act-remove = Retirer la tuile { $cell_gen }

## Sortes d’actions, pour un bouton qui montre où chacune est possible

babylon-do-mine = Extraire une tuile
babylon-do-remove = Retirer une tuile d’argile
babylon-do-build = Poser une tuile
babylon-do-place = Poser la tuile
babylon-do-hang = Laisser un coin en surplomb
babylon-do-turn = Tourner la tuile
babylon-do-fountain = Construire une fontaine
babylon-do-stairs = Construire un escalier
babylon-do-bridge = Construire un pont
babylon-do-statue = Construire une statue
babylon-do-symbol = Utiliser le jeton

## Où cliquer

babylon-where-cell = Cliquez sur une pile entourée de la carrière.
babylon-where-tile = Cliquez sur une tuile entourée.
babylon-where-field = Cliquez sur une case surlignée de votre jardin.
babylon-where-field-tile = Cliquez sur une tuile entourée ou une case surlignée.
babylon-where-spot = Cliquez sur un emplacement surligné de votre jardin.
babylon-where-corner = Cliquez sur un coin surligné.

## Les étapes d’un tour

babylon-step-mine = Extraire
babylon-step-build = Construire
babylon-step-decorate = Décorer
babylon-step-store = Stocker
