# Babylon : mots. La valeur est le nom seul ; .a a l’article indéfini, .the l’article défini,
# .gen « de » et .dat « à » avec l’article défini, .poss « de » sans article.

## Fleurs

babylon-flower-white = fleur blanche
    .a = une fleur blanche
    .the = la fleur blanche
    .gen = de la fleur blanche
    .dat = à la fleur blanche
    .poss = de fleur blanche
babylon-flower-pink = fleur rose
    .a = une fleur rose
    .the = la fleur rose
    .gen = de la fleur rose
    .dat = à la fleur rose
    .poss = de fleur rose
babylon-flower-orange = fleur orange
    .a = une fleur orange
    .the = la fleur orange
    .gen = de la fleur orange
    .dat = à la fleur orange
    .poss = de fleur orange
babylon-flower-blue = fleur bleue
    .a = une fleur bleue
    .the = la fleur bleue
    .gen = de la fleur bleue
    .dat = à la fleur bleue
    .poss = de fleur bleue

## Matériaux

babylon-material-clay = argile
    .a = de l’argile
    .the = l’argile
    .gen = de l’argile
    .dat = à l’argile
    .poss = d’argile
babylon-material-granite = granit
    .a = du granit
    .the = le granit
    .gen = du granit
    .dat = au granit
    .poss = de granit
babylon-material-basalt = basalte
    .a = du basalte
    .the = le basalte
    .gen = du basalte
    .dat = au basalte
    .poss = de basalte

## Décorations

babylon-piece-statue = statue
    .a = une statue
    .the = la statue
    .gen = de la statue
    .dat = à la statue
    .poss = de statue
babylon-piece-fountain = fontaine
    .a = une fontaine
    .the = la fontaine
    .gen = de la fontaine
    .dat = à la fontaine
    .poss = de fontaine
babylon-piece-bridge = pont
    .a = un pont
    .the = le pont
    .gen = du pont
    .dat = au pont
    .poss = de pont
babylon-piece-stairs = escalier
    .a = un escalier
    .the = l’escalier
    .gen = de l’escalier
    .dat = à l’escalier
    .poss = d’escalier

## Jetons Manche (noms courts de leurs effets)

babylon-token-none = pas encore de jeton
babylon-token-pillar = un pilier de plus
babylon-token-double = un pilier double
babylon-token-change = changer un symbole
babylon-token-add = ajouter un symbole
babylon-token-flower = deux piliers pour la fleur
babylon-token-minus = un pilier de moins
babylon-token-blank = sans effet

## Coins d’une tuile, vus d’en haut

babylon-corner-nw = coin supérieur gauche
    .a = un coin supérieur gauche
    .the = le coin supérieur gauche
    .gen = du coin supérieur gauche
    .dat = au coin supérieur gauche
babylon-corner-ne = coin supérieur droit
    .a = un coin supérieur droit
    .the = le coin supérieur droit
    .gen = du coin supérieur droit
    .dat = au coin supérieur droit
babylon-corner-se = coin inférieur droit
    .a = un coin inférieur droit
    .the = le coin inférieur droit
    .gen = du coin inférieur droit
    .dat = au coin inférieur droit
babylon-corner-sw = coin inférieur gauche
    .a = un coin inférieur gauche
    .the = le coin inférieur gauche
    .gen = du coin inférieur gauche
    .dat = au coin inférieur gauche

## Parties du score (en-têtes de tableau)

babylon-part-statues = Statues
babylon-part-fountains = Fontaines
babylon-part-bridges = Ponts
babylon-part-stairs = Escaliers
babylon-part-sets = Séries de décorations
babylon-part-flowers = Séries de fleurs
babylon-part-belvederes = Belvédères
babylon-part-height = Point culminant

## Ce qui est demandé, comme chose à faire d’abord

babylon-stage-remove = retirer une tuile d’argile de la carrière
babylon-stage-mine = extraire une tuile
babylon-stage-build = poser une tuile, décorer ou terminer le tour
babylon-stage-place = choisir l’emplacement de la tuile
babylon-stage-hang = choisir le coin en surplomb
babylon-stage-turn = tourner la tuile

## À qui de jouer, et pour quoi

babylon-ask-deal = Révélation des tuiles…
babylon-ask-over = La partie est terminée.
babylon-ask-remove = Retirez une tuile d’argile de la carrière.
    .about = { $seat } retire une tuile d’argile de la carrière.
babylon-ask-mine = Extrayez une tuile.
    .about = { $seat } extrait une tuile.
babylon-ask-build = Posez une tuile, construisez une décoration ou terminez votre tour.
    .about = { $seat } construit et décore.
babylon-ask-place = Choisissez où poser la tuile.
    .about = { $seat } choisit l’emplacement de la tuile.
babylon-ask-hang = Laisser un coin en surplomb, ou aucun ?
    .about = { $seat } choisit les appuis de la tuile.
babylon-ask-turn = Tournez la tuile.
    .about = { $seat } tourne la tuile.

## Pourquoi un coup est interdit

babylon-no-over = La partie est terminée.
babylon-no-deal = Les tuiles et les jetons sont révélés au hasard, on ne les choisit pas.
babylon-no-first = Il faut d’abord { $asked }.
babylon-no-tile = Il n’y a pas de tuile à prendre sur { $cell_the }.
babylon-no-clay = Pendant la mise en place, on ne retire que de l’argile, et { $cell_the } n’en montre pas.
babylon-no-wild-first = Vous venez de changer ou d’ajouter un symbole. Construisez d’abord la décoration sur cette case.
babylon-no-decide-mined = Vous n’avez pas posé la tuile extraite. Stockez-la ou défaussez-la pour terminer votre tour.
babylon-no-nothing-mined = Il n’y a pas de tuile extraite à stocker ou à défausser. Terminez simplement votre tour.
babylon-no-mined-tile = La tuile extraite est déjà posée.
babylon-no-stored-tile = Vous n’avez pas de tuile stockée.
babylon-no-nowhere = Aucun emplacement ne permet de poser une tuile pour l’instant ; vous avez { $singles ->
        [one] { $singles } pilier simple
        [many] { $singles } piliers simples
       *[other] { $singles } piliers simples
    }.
babylon-no-level = Pour poser une tuile en { $place } au niveau { $level }, il faut d’abord une autre tuile au niveau { $below }, n’importe où dans votre jardin.
babylon-no-under = En { $place }, une autre tuile gêne, au niveau { $level } ou plus haut.
babylon-no-footprint = Une autre tuile se trouve exactement en { $place }. Au niveau { $level }, la nouvelle la recouvrirait entièrement.
babylon-no-hang = Aucun coin ne peut être en surplomb en { $place } au niveau { $level } : ce qui se trouve juste en dessous gêne.
babylon-no-occupied = En { $place }, un pilier pour le niveau { $level } se dresserait sur une case qui n’est pas vide.
babylon-no-rise = En { $place }, un pilier pour le niveau { $level } devrait être haut de plus de deux niveaux.
babylon-no-belvedere = Il n’y a plus de belvédère : la tuile en { $place } au niveau { $level } a donc besoin de quatre appuis.
babylon-no-doubles = Il n’y a pas assez de piliers doubles dans la réserve pour une tuile en { $place } au niveau { $level }.
babylon-no-pillars = Une tuile en { $place } au niveau { $level } coûte { $price ->
        [one] { $price } pilier simple
        [many] { $price } piliers simples
       *[other] { $price } piliers simples
    }, et vous en avez { $singles }.
babylon-no-same-turn = La tuile a le même aspect dans les deux positions. Choisissez la plus petite rotation.
babylon-no-supply = Il n’y a plus { $piece_poss } dans la réserve.
babylon-no-empty = { $field } n’est pas une case vide d’une terrasse : impossible d’y construire { $piece_a }.
babylon-no-symbol-there = { $field } ne montre pas de symbole { $piece_poss }.
babylon-no-new = Une décoration doit se trouver, au moins en partie, sur une tuile posée pendant ce tour ; ce n’est pas le cas { $piece_gen }.
babylon-no-stairs-levels = Un escalier relie des cases à exactement un niveau d’écart. Celles-ci sont aux niveaux { $low } et { $high }.
babylon-no-same-level = Les deux extrémités { $piece_gen } doivent être au même niveau. Elles sont ici aux niveaux { $low } et { $high }.
babylon-no-one-tile = Les deux cases sont sur la même tuile. Il faut deux tuiles.
babylon-no-gap = Le vide en { $field } n’est pas libre pour un pont.
babylon-no-order = Construisez les décorations dans cet ordre : fontaines, escaliers, ponts, statues, rangée par rangée depuis le coin supérieur gauche. Annulez pour revenir à { $fields }.
babylon-no-line = Aucune de vos statues n’est en ligne droite avec { $field }.
babylon-no-no-token = Aucun jeton actif ne permet de changer ou d’ajouter un symbole.
babylon-no-token-used = Vous avez déjà utilisé le jeton pendant ce tour.
babylon-no-recast-field = { $field } n’est pas une case vide d’une tuile posée pendant ce tour, et ne peut donc pas compter comme symbole { $piece_poss }.
babylon-no-change = Le jeton change un symbole en un autre. { $field } n’a pas de symbole, ou montre déjà un symbole { $piece_poss }.
babylon-no-add = Le jeton ajoute un symbole à une case qui n’en a pas. { $field } en a un, et ne peut donc pas compter comme symbole { $piece_poss }.
babylon-no-no-use = Même si { $field } comptait comme symbole { $piece_poss }, vous ne pourriez pas y construire cette décoration maintenant.

## Ce qui s’est passé

babylon-log-deal-first = { $seat } joue en premier.
babylon-log-remove-begins = Des tuiles d’argile sont retirées avant le début de la partie.
babylon-log-round = Début de la manche { $n } sur { $rounds }.
babylon-log-over = La partie est terminée.
babylon-log-token = Jeton de la manche { $round } : { $token }.
babylon-log-reveal = Sur { $cell_the } apparaît { $tile_a }.
babylon-log-mine = { $seat } extrait { $tile_a } ({ $cell }).
babylon-log-remove = { $seat } retire { $tile_a } ({ $cell }).
babylon-log-slab = { $seat } pose { $tile_a } en { $place }, niveau { $level }.
babylon-log-slab-hanging = { $seat } pose { $tile_a } en { $place }, niveau { $level }, avec un belvédère sur { $corner_the }.
babylon-log-fountain = { $seat } construit une fontaine sur { $fields }.
babylon-log-stairs = { $seat } construit un escalier sur { $fields }.
babylon-log-bridge = { $seat } construit un pont sur { $fields }.
babylon-log-statue = { $seat } construit une statue sur { $field }.
babylon-log-symbol = { $seat } utilise le jeton : { $field } compte comme symbole { $piece_poss }.
babylon-log-store = { $seat } stocke { $tile_a } et termine son tour.
babylon-log-discard = { $seat } défausse { $tile_a } et termine son tour.
babylon-log-end = { $seat } termine son tour.
babylon-log-singles = { $seat } : +{ $n ->
        [one] { $n } pilier
        [many] { $n } piliers
       *[other] { $n } piliers
    }.
babylon-log-singles-gone = { $seat } : −{ $n ->
        [one] { $n } pilier
        [many] { $n } piliers
       *[other] { $n } piliers
    }.
babylon-log-doubles = { $seat } : +{ $n ->
        [one] { $n } pilier double
        [many] { $n } piliers doubles
       *[other] { $n } piliers doubles
    }.
babylon-log-points = { $seat } : { $change } ({ $part }).

## Les piles de la carrière, vues d’en haut

babylon-cell-q11 = première pile de la première rangée
    .a = la première pile de la première rangée
    .the = la première pile de la première rangée
    .gen = de la première pile de la première rangée
    .dat = à la première pile de la première rangée
babylon-cell-q12 = deuxième pile de la première rangée
    .a = la deuxième pile de la première rangée
    .the = la deuxième pile de la première rangée
    .gen = de la deuxième pile de la première rangée
    .dat = à la deuxième pile de la première rangée
babylon-cell-q13 = troisième pile de la première rangée
    .a = la troisième pile de la première rangée
    .the = la troisième pile de la première rangée
    .gen = de la troisième pile de la première rangée
    .dat = à la troisième pile de la première rangée
babylon-cell-q14 = quatrième pile de la première rangée
    .a = la quatrième pile de la première rangée
    .the = la quatrième pile de la première rangée
    .gen = de la quatrième pile de la première rangée
    .dat = à la quatrième pile de la première rangée
babylon-cell-q21 = première pile de la deuxième rangée
    .a = la première pile de la deuxième rangée
    .the = la première pile de la deuxième rangée
    .gen = de la première pile de la deuxième rangée
    .dat = à la première pile de la deuxième rangée
babylon-cell-q22 = deuxième pile de la deuxième rangée
    .a = la deuxième pile de la deuxième rangée
    .the = la deuxième pile de la deuxième rangée
    .gen = de la deuxième pile de la deuxième rangée
    .dat = à la deuxième pile de la deuxième rangée
babylon-cell-q23 = troisième pile de la deuxième rangée
    .a = la troisième pile de la deuxième rangée
    .the = la troisième pile de la deuxième rangée
    .gen = de la troisième pile de la deuxième rangée
    .dat = à la troisième pile de la deuxième rangée
babylon-cell-q24 = quatrième pile de la deuxième rangée
    .a = la quatrième pile de la deuxième rangée
    .the = la quatrième pile de la deuxième rangée
    .gen = de la quatrième pile de la deuxième rangée
    .dat = à la quatrième pile de la deuxième rangée
babylon-cell-q31 = première pile de la troisième rangée
    .a = la première pile de la troisième rangée
    .the = la première pile de la troisième rangée
    .gen = de la première pile de la troisième rangée
    .dat = à la première pile de la troisième rangée
babylon-cell-q32 = deuxième pile de la troisième rangée
    .a = la deuxième pile de la troisième rangée
    .the = la deuxième pile de la troisième rangée
    .gen = de la deuxième pile de la troisième rangée
    .dat = à la deuxième pile de la troisième rangée
babylon-cell-q33 = troisième pile de la troisième rangée
    .a = la troisième pile de la troisième rangée
    .the = la troisième pile de la troisième rangée
    .gen = de la troisième pile de la troisième rangée
    .dat = à la troisième pile de la troisième rangée
babylon-cell-q34 = quatrième pile de la troisième rangée
    .a = la quatrième pile de la troisième rangée
    .the = la quatrième pile de la troisième rangée
    .gen = de la quatrième pile de la troisième rangée
    .dat = à la quatrième pile de la troisième rangée
babylon-cell-q41 = première pile de la quatrième rangée
    .a = la première pile de la quatrième rangée
    .the = la première pile de la quatrième rangée
    .gen = de la première pile de la quatrième rangée
    .dat = à la première pile de la quatrième rangée
babylon-cell-q42 = deuxième pile de la quatrième rangée
    .a = la deuxième pile de la quatrième rangée
    .the = la deuxième pile de la quatrième rangée
    .gen = de la deuxième pile de la quatrième rangée
    .dat = à la deuxième pile de la quatrième rangée
babylon-cell-q43 = troisième pile de la quatrième rangée
    .a = la troisième pile de la quatrième rangée
    .the = la troisième pile de la quatrième rangée
    .gen = de la troisième pile de la quatrième rangée
    .dat = à la troisième pile de la quatrième rangée
babylon-cell-q44 = quatrième pile de la quatrième rangée
    .a = la quatrième pile de la quatrième rangée
    .the = la quatrième pile de la quatrième rangée
    .gen = de la quatrième pile de la quatrième rangée
    .dat = à la quatrième pile de la quatrième rangée

## Une tuile, décrite par ce qui y est imprimé

babylon-described-tile = tuile { $material ->
        [clay] d’argile
        [granite] de granit
        [basalt] de basalte
       *[start] de départ
    }{ $flower ->
        [white] {" "}à fleur blanche
        [pink] {" "}à fleur rose
        [orange] {" "}à fleur orange
        [blue] {" "}à fleur bleue
       *[unknown] {""}
    }
    .a = une { babylon-described-tile }
    .the = la { babylon-described-tile }
    .gen = de la { babylon-described-tile }
    .dat = à la { babylon-described-tile }
