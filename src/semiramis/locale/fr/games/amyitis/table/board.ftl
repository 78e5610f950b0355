# Amyitis dans le navigateur : les noms des plateaux, de courtes notes, et ce que chaque endroit dit à qui ne le voit pas.

## Plateaux ; .short est le nom d’un onglet

amyitis-board-road = Route caravanière
    .short = Route
amyitis-board-garden = Jardins suspendus
    .short = Jardins
amyitis-board-crafts = Métiers
    .short = Métiers
amyitis-board-fields = Champs
    .short = Champs
amyitis-board-temples = Temples
    .short = Temples
amyitis-board-court = Cartes Cour
    .short = Cour

## Notes à côté de leurs titres

amyitis-board-note-road = sens horaire
amyitis-board-note-garden = { $left ->
        [one] { $left } tuile restante
        [many] { $left } tuiles restantes
       *[other] { $left } tuiles restantes
    }, dernière manche à { $last }
amyitis-board-note-crafts = une carte par tour
amyitis-board-note-fields = majorité :
amyitis-board-note-temples = poussés vers la droite
amyitis-board-note-court = niveaux de gauche à droite

## Dans la barre du haut

amyitis-board-progress = Manche { $round } · { $phase ->
        [setup] I Mise en place
        [actions] II Actions
       *[temples] III Fin de manche
    } · { $left ->
        [one] { $left } tuile
        [many] { $left } tuiles
       *[other] { $left } tuiles
    }, fin à { $last }
amyitis-board-progress-over = Manche { $round } · partie terminée

## Mots courts sur les plateaux

amyitis-board-can-plant-key = à planter
amyitis-board-quality = qualité { $n }
amyitis-board-price = prix
amyitis-board-none-left = vide
amyitis-board-keeps = stocke { $n }
amyitis-board-tiles = Tuiles
amyitis-board-choose-good = Choisissez une marchandise
amyitis-board-reach-sum = { $camels ->
        [one] { $camels } chameau
        [many] { $camels } chameaux
       *[other] { $camels } chameaux
    } + { $bonus } en bonus
amyitis-board-reach = portée : { $spaces ->
        [one] { $spaces } case
        [many] { $spaces } cases
       *[other] { $spaces } cases
    }
amyitis-board-no-reach = pas de chameau
amyitis-board-god-ishtar = Ishtar
amyitis-board-god-marduk = Marduk
amyitis-board-god-tammouz = Tammouz
amyitis-board-swap = échange

## Ce que possède un joueur

amyitis-board-talents = Talents
amyitis-board-camels = Chameaux
amyitis-board-gardeners = Jardiniers
amyitis-board-cubes-left = Cubes restants
amyitis-board-goods = Marchandises
amyitis-board-no-goods = stock vide
amyitis-board-amount = { $thing } : { $n }
amyitis-board-level = { $court }, niveau { $level }
amyitis-board-passed = a passé
amyitis-board-favour = { $tiles ->
        [one] { $tiles } tuile
        [many] { $tiles } tuiles
       *[other] { $tiles } tuiles
    } ou plus : +{ $prestige } prestige en fin de partie

## Jardins

amyitis-board-square = Parcelle { $square }, terrasse { $floor }, qualité { $quality } requise.
amyitis-board-unused = Ne sert pas à deux joueurs.
amyitis-board-planted = Plantée par { $seat_the }.
amyitis-board-tile = Tuile : { $prestige } points de prestige.
amyitis-board-tile-bonus = Tuile : { $prestige } points de prestige, plus { $bonus }.
amyitis-board-bonus-talents = { $n ->
        [one] { $n } talent
        [many] { $n } talents
       *[other] { $n } talents
    }
amyitis-board-bonus-camels = { $n ->
        [one] { $n } chameau
        [many] { $n } chameaux
       *[other] { $n } chameaux
    }
amyitis-board-bonus-goods = { $n ->
        [one] { $n } marchandise au choix
        [many] { $n } marchandises au choix
       *[other] { $n } marchandises au choix
    }
amyitis-board-bonus-gardeners = { $n ->
        [one] { $n } jardinier
        [many] { $n } jardiniers
       *[other] { $n } jardiniers
    }
amyitis-board-bonus-courts = { $n ->
        [one] { $n } carte Cour au choix
        [many] { $n } cartes Cour au choix
       *[other] { $n } cartes Cour au choix
    }
amyitis-board-no-side = Aucun côté n’est irrigué.
amyitis-board-sides = { $n ->
        [one] { $n } côté est irrigué.
        [many] { $n } côtés sont irrigués.
       *[other] { $n } côtés sont irrigués.
    }
amyitis-board-cubes = Cubes autour : { $cubes }.
amyitis-board-cubes-of = { $seat } { $n }
amyitis-board-bonus-seat = Bonus d’irrigation pour l’instant : { $seat }.
amyitis-board-bonus-nobody = Bonus d’irrigation pour l’instant : personne.

## Canaux

amyitis-board-canal = Canal entre { $here } et { $there }, place pour { $size ->
        [one] { $size } cube.
        [many] { $size } cubes.
       *[other] { $size } cubes.
    }
amyitis-board-canal-cubes = Cubes : { $cubes }.
amyitis-board-canal-full = Irrigué.
amyitis-board-canal-open = L’eau y arrive.
amyitis-board-canal-dry = L’eau n’y arrive pas.

## Villes

amyitis-board-city = { $city }, { $steps ->
        [one] { $steps } case plus loin.
        [many] { $steps } cases plus loin.
       *[other] { $steps } cases plus loin.
    }
amyitis-board-city-here = { $city }, la caravane est ici.
amyitis-board-city-sale = Vendez 1 marchandise pour { $one } points de prestige, ou 2 pour { $two }. Dans les deux cas, une irrigation gratuite.
amyitis-board-city-court = Prix : { $good }. Cartes Cour : { $courts }.
amyitis-board-city-plant = Prix : { $good }. Plante de qualité { $quality }.
amyitis-board-city-plant-extra = Prix : { $good } et { $extra }. Plante de qualité { $quality }.
amyitis-board-city-camels = S’y rendre coûte { $camels ->
        [one] { $camels } chameau.
        [many] { $camels } chameaux.
       *[other] { $camels } chameaux.
    }

## Métiers, champs, temples, cour

amyitis-board-craft = { $craft } { $triple_loc }, { $n ->
        [one] { $n } carte
        [many] { $n } cartes
       *[other] { $n } cartes
    }, prix { $price }.
amyitis-board-turned = carte retournée
amyitis-board-triple = { $triple }
amyitis-board-field = { $good }, { $row }, case { $space }.
amyitis-board-field-open = Case libre pour le prochain cube.
amyitis-board-cube-of = { $seat ->
        [Neutre] Cube neutre.
       *[other] Cube { $seat_gen }.
    }
amyitis-board-empty = vide
amyitis-board-temple-ishtar = Ishtar : le premier prend un chameau ou un talent. À 3 ou 4 joueurs, le second prend l’autre.
amyitis-board-temple-marduk = Marduk : le premier marque { $first }. À 3 ou 4 joueurs, le second marque { $second }.
amyitis-board-temple-tammouz = Tammouz : le premier cultive un champ. À 3 ou 4 joueurs, le second peut échanger une marchandise.
amyitis-board-temple-cubes = De gauche à droite : { $cubes }.
amyitis-board-temple-first = Premier pour l’instant : { $seat }.
amyitis-board-temple-second = Second pour l’instant : { $seat }.
amyitis-board-court-card = { $court }
amyitis-board-court-gardener = Reste { $n }. Utilisez un jardinier en plantant : qualité +1.
amyitis-board-court-caravaneer = Niveau { $level }, reste { $n } : jusqu’à { $steps } cases de plus, stocke { $store } marchandises.
amyitis-board-court-banker = Niveau { $level }, reste { $n } : { $talents ->
        [one] { $talents } talent
        [many] { $talents } talents
       *[other] { $talents } talents
    } et { $prestige } de prestige par manche.
amyitis-board-court-palace = Niveau { $level }, reste { $n } : { $prestige } points de prestige, une fois.
amyitis-board-court-load = Sur le niveau 2 : { $goods }.
amyitis-board-court-next = Votre prochain niveau : { $level }.
amyitis-board-good = { $good } : vous en avez { $n }, la réserve { $stock }.

## Ce que l’on peut faire à un endroit

amyitis-board-can-garden = Vous pouvez planter ici.
amyitis-board-can-garden-gardeners = Vous pouvez planter ici avec { $n ->
        [one] { $n } jardinier.
        [many] { $n } jardiniers.
       *[other] { $n } jardiniers.
    }
amyitis-board-can-canal = Vous pouvez irriguer ici.
amyitis-board-can-city = Vous pouvez mener la caravane ici.
amyitis-board-can-craft = Vous pouvez recruter ici.
amyitis-board-can-field = Vous pouvez cultiver ici.
amyitis-board-can-temple = Vous pouvez poser un cube ici.
amyitis-board-can-court = Vous pouvez prendre cette carte.
amyitis-board-can-good = Vous pouvez choisir cette marchandise.
amyitis-board-chosen = C’est votre choix.
