# Babylon dans le navigateur : noms des plateaux, notes courtes, et ce que chaque endroit dit à ceux qui ne le voient pas.

## Plateaux ; .short est le nom d’un onglet

babylon-board-garden = Jardin
    .short = Jardin
babylon-board-quarry = Carrière
    .short = Carrière
babylon-board-others = Autres jardins
    .short = Autres
babylon-board-round = Manche et réserve
    .short = Manche

## Dans la barre du haut

babylon-board-progress = Manche { $round } sur { $rounds } · { $token }
babylon-board-progress-first = Manche { $round } sur { $rounds }
babylon-board-progress-setup = Mise en place
babylon-board-progress-over = { $rounds ->
        [one] { $rounds } manche
        [many] { $rounds } manches
       *[other] { $rounds } manches
    } · partie terminée

## Le jardin

babylon-board-your-garden = Votre jardin
babylon-board-garden-of = Jardin { $seat_gen }
babylon-board-whose = Jardin affiché
babylon-board-solid = 3D
babylon-board-no-solid = Ce navigateur ne peut pas afficher la 3D. Voici la vue d’en haut.
babylon-board-show-garden = Jardin { $seat_gen } : { $tiles ->
        [one] { $tiles } tuile
        [many] { $tiles } tuiles
       *[other] { $tiles } tuiles
    }, niveau le plus haut { $highest }, { $n ->
        [one] { $n } pilier stocké
        [many] { $n } piliers stockés
       *[other] { $n } piliers stockés
    }. L’afficher.

## La manche et son jeton

babylon-board-round-of = Manche { $round } sur { $rounds }
babylon-board-token-none = Aucun jeton n’est encore actif.
babylon-board-token-pillar = Au début de votre tour, prenez 1 pilier simple.
babylon-board-token-double = Au début de votre tour, prenez 1 pilier double. Utilisez-le pendant ce tour, sinon il est perdu.
babylon-board-token-change = Une fois par tour, un symbole d’une tuile posée pendant ce tour peut compter comme un autre.
babylon-board-token-add = Une fois par tour, une case sans symbole d’une tuile posée pendant ce tour peut compter comme n’importe quel symbole.
babylon-board-token-flower = Une tuile avec votre fleur rapporte 2 piliers pour la fleur, au lieu de 1.
babylon-board-token-minus = L’extraction rapporte 1 pilier de moins.
babylon-board-token-blank = Ce jeton est sans effet.
babylon-board-unseen = Jetons non révélés
babylon-board-supply = Réserve commune
babylon-board-supply-single = Piliers simples
babylon-board-supply-double = Piliers doubles
babylon-board-supply-belvedere = Belvédères
babylon-board-supply-statue = Statues
babylon-board-supply-fountain = Fontaines
babylon-board-supply-bridge = Ponts
babylon-board-supply-stairs = Escaliers

## La carrière

babylon-board-floor = fond
babylon-board-note-quarry = Triangles : couches. +n : piliers pour vous.
babylon-board-note-remove = On ne retire que l’argile. Elle ne rapporte pas de piliers.
babylon-board-pays-short = { $n ->
        [one] { $n } pilier
        [many] { $n } piliers
       *[other] { $n } piliers
    } :
babylon-board-edge-wall = paroi
babylon-board-edge-floor = fond
babylon-board-edge-same = même hauteur
babylon-board-edge-lower = tuile plus basse
babylon-board-edge-flower = votre fleur
babylon-board-edge-token = jeton

## Tuiles et piliers

babylon-board-tiles = Tuiles à poser
babylon-board-mined-short = extraite
babylon-board-stored-short = stockée
babylon-board-pillars = { $n ->
        [one] { $n } pilier
        [many] { $n } piliers
       *[other] { $n } piliers
    } sur { $room }
babylon-board-pillars-heard = Piliers simples : { $n }. Piliers doubles : { $doubles }.
babylon-board-spends = Utilise { $n ->
        [one] { $n } pilier
        [many] { $n } piliers
       *[other] { $n } piliers
    }{ $doubles ->
        [0] {""}
        [one] {" "}et { $doubles } pilier double
        [many] {" "}et { $doubles } piliers doubles
       *[other] {" "}et { $doubles } piliers doubles
    }.{ $swaps ->
        [0] {""}
        [one] {" "}Deux sont échangés contre un pilier double.
        [many] {" "}Deux sont échangés contre un pilier double { $swaps } fois.
       *[other] {" "}Deux sont échangés contre un pilier double { $swaps } fois.
    }
babylon-board-keeps = Si le tour s’arrête là, vous gardez { $n ->
        [one] { $n } pilier
        [many] { $n } piliers
       *[other] { $n } piliers
    }.
babylon-board-loses = Vous perdez { $n ->
        [0] { $doubles ->
            [one] { $doubles } pilier double
            [many] { $doubles } piliers doubles
           *[other] { $doubles } piliers doubles
        }
        [one] { $n } pilier simple{ $doubles ->
            [0] {""}
            [one] {" "}et { $doubles } pilier double
            [many] {" "}et { $doubles } piliers doubles
           *[other] {" "}et { $doubles } piliers doubles
        }
        [many] { $n } piliers simples{ $doubles ->
            [0] {""}
            [one] {" "}et { $doubles } pilier double
            [many] {" "}et { $doubles } piliers doubles
           *[other] {" "}et { $doubles } piliers doubles
        }
       *[other] { $n } piliers simples{ $doubles ->
            [0] {""}
            [one] {" "}et { $doubles } pilier double
            [many] {" "}et { $doubles } piliers doubles
           *[other] {" "}et { $doubles } piliers doubles
        }
    }.
babylon-board-keeps-tile = Stockée : { $tile }.
babylon-board-loses-tile = Sort du jeu : { $tile }.
babylon-board-decorations = Décorations visibles
babylon-board-flowers = Fleurs visibles
babylon-board-stored-tile = Stockée : { $tile }

## Ce que disent les endroits

babylon-board-start-tile = Tuile de départ, { $flower }.
babylon-board-tile = Tuile { $material_poss }, { $flower }.
babylon-board-symbols = Symboles : { $symbols }.
babylon-board-symbol-at = { $piece } { $corner_dat }
babylon-board-cell-floor = Carrière, rangée { $row }, pile { $column } : fond nu.
babylon-board-cell = Carrière, rangée { $row }, pile { $column }, haute de { $height ->
        [one] { $height } tuile
        [many] { $height } tuiles
       *[other] { $height } tuiles
    }.
babylon-board-cell-unseen = La tuile du dessus n’est pas encore révélée.
babylon-board-pays = Elle vous rapporte { $n ->
        [one] { $n } pilier
        [many] { $n } piliers
       *[other] { $n } piliers
    } : { $edges } pour ses bords, { $flower } pour sa fleur.
babylon-board-mined = Tuile extraite.
babylon-board-stored = Tuile stockée.
babylon-board-no-mined = Aucune tuile extraite.
babylon-board-no-stored = Aucune tuile stockée.
babylon-board-spot = Emplacement au-dessus de { $nw }, { $ne }, { $se } et { $sw }.
babylon-board-spot-level = Niveau { $level } : au moins { $n ->
        [one] { $n } pilier
        [many] { $n } piliers
       *[other] { $n } piliers
    }.
babylon-board-corner = En surplomb, avec un belvédère : { $corner_the }.
babylon-board-corner-none = Les quatre coins sont soutenus.
babylon-board-costs = Piliers simples : { $n } ; vos piliers doubles : { $doubles }.
babylon-board-bare = { $field }, plateau nu.
babylon-board-field = { $field }, niveau { $level }, tuile avec { $flower_a }.
babylon-board-stands-statue = Une statue s’y dresse.
babylon-board-stands-fountain = Une fontaine s’y trouve.
babylon-board-stands-bridge = Un pont s’arrête ici.
babylon-board-stands-stairs-low = Un escalier commence ici.
babylon-board-stands-stairs-high = Un escalier finit ici.
babylon-board-stands-belvedere = Un belvédère s’y dresse.
babylon-board-symbol = Symbole { $piece_poss }, libre.
babylon-board-under-bridge = Un pont enjambe cette case.
babylon-board-below = En dessous : niveau { $level }.
babylon-board-can-mine = Vous pouvez l’extraire.
babylon-board-can-remove = Vous pouvez la retirer.
babylon-board-can-tile = Vous pouvez la poser.
babylon-board-can-spot = Vous pouvez poser la tuile ici.
babylon-board-can-corner = Vous pouvez faire ce choix.
babylon-board-can-field = Vous pouvez construire une décoration ici.
babylon-board-chosen = C’est votre choix.
