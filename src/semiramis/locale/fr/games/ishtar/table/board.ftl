# Ishtar dans le navigateur : noms des plateaux, courtes notes, et ce que chaque emplacement dit à qui ne le voit pas.

## Plateaux ; .short est le nom d’un onglet

ishtar-board-map = Désert
    .short = Désert
ishtar-board-carpet = Tapis
    .short = Tapis
ishtar-board-trees = Arbres
    .short = Arbres
ishtar-board-skills = Maîtrises
    .short = Maîtrises
ishtar-board-fountains = Fontaines
    .short = Fontaines

## Notes à côté de leurs titres

ishtar-board-note-carpet = l’arrosoir avance dans le sens horaire
ishtar-board-note-trees = pioche : { $n }
ishtar-board-note-after = payable après cette tuile
ishtar-board-note-skills = { $n ->
        [one] { $n } gemme
        [many] { $n } gemmes
       *[other] { $n } gemmes
    }, d’abord en bas
ishtar-board-note-fountains = cases fleuries

## Dans la barre du haut

ishtar-board-progress = Manche { $round } · piles vides : { $n } sur 2
ishtar-board-progress-last = Manche { $round } · dernière manche, encore { $n ->
        [one] { $n } tour
        [many] { $n } tours
       *[other] { $n } tours
    }
ishtar-board-progress-over = Manche { $round } · partie terminée

## Mots courts sur les plateaux

ishtar-board-free = gratuit
ishtar-board-kept-short = réservée
ishtar-board-reserved-short = réservée
ishtar-board-hand = Votre tuile
ishtar-board-hand-tile = Votre tuile : { $tile }
ishtar-board-kept-tile = Réservée : { $tile }
ishtar-board-bank = Réserve
ishtar-board-empty = vide
ishtar-board-stacks = Piles
ishtar-board-zoom-in = Agrandir
ishtar-board-zoom-out = Réduire
ishtar-board-zoom-fit = Tout le désert
ishtar-board-by-owner = Parterres par joueur
ishtar-board-legend-last = dernières tuiles des autres, dans l’ordre
ishtar-board-legend-place = la tuile peut recouvrir cette case
ishtar-board-legend-special = un assistant peut venir ici
ishtar-board-legend-single = le jeton Floraison peut venir ici
ishtar-board-legend-double = le jeton double peut venir ici
ishtar-board-legend-plant = l’arbre peut venir ici
ishtar-board-amount = { $thing } : { $n }
ishtar-board-front = assistants devant le joueur
ishtar-board-on-carpet = assistants sur le tapis
ishtar-board-no-gems = aucune gemme

## Cases du désert

ishtar-board-cell-outside = { $cell }, pas encore révélée.
ishtar-board-cell-sand = { $cell }, sable.
ishtar-board-cell-rock = { $cell }, rocher avec { $gem_a }.
ishtar-board-cell-tablet = { $cell }, pierre gravée.
ishtar-board-cell-fountain = { $cell }, { $fountain } du plateau { $board }, { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }.
ishtar-board-cell-grass = { $cell }, herbe, jardin de la fontaine { $board }.
ishtar-board-cell-tree = { $cell }, herbe avec un arbre, jardin de la fontaine { $board }.
ishtar-board-cell-flowers = { $cell }, { $n ->
        [one] { $n } fleur
        [many] { $n } fleurs
       *[other] { $n } fleurs
    }, jardin de la fontaine { $board }.
ishtar-board-cell-bloom = { $cell }, jeton Floraison avec { $n ->
        [one] { $n } fleur
        [many] { $n } fleurs
       *[other] { $n } fleurs
    }, jardin de la fontaine { $board }.
ishtar-board-bed-free = Parterre sans assistant : { $cells ->
        [one] { $cells } case
        [many] { $cells } cases
       *[other] { $cells } cases
    }, { $flowers ->
        [one] { $flowers } fleur
        [many] { $flowers } fleurs
       *[other] { $flowers } fleurs
    }.
ishtar-board-bed-of = Parterre contrôlé par { $seat } : { $cells ->
        [one] { $cells } case
        [many] { $cells } cases
       *[other] { $cells } cases
    }, { $flowers ->
        [one] { $flowers } fleur
        [many] { $flowers } fleurs
       *[other] { $flowers } fleurs
    }.
ishtar-board-stands = { $seat } a un assistant ici.
ishtar-board-symbol = La case montre { $symbol_a }.
ishtar-board-can-cell-place = Votre tuile peut recouvrir cette case.
ishtar-board-can-cell-special = Vous pouvez placer un assistant ici.
ishtar-board-can-cell-single = Vous pouvez poser le jeton Floraison simple ici.
ishtar-board-can-cell-double = Vous pouvez poser une moitié du jeton Floraison double ici.
ishtar-board-can-cell-plant = Vous pouvez planter l’arbre ici.
ishtar-board-chosen = C’est votre choix.

## Piles et tuiles

ishtar-board-cup = Coupelle { $cup }, { $n ->
        [one] { $n } tuile
        [many] { $n } tuiles
       *[other] { $n } tuiles
    }.
ishtar-board-cup-empty = Coupelle { $cup }, vide.
ishtar-board-cup-hidden = La tuile du dessus est cachée : { $shape }.
ishtar-board-cup-can = L’arrosoir est ici.
ishtar-board-cup-free = Gratuit.
ishtar-board-cup-price = Coûte { $price ->
        [one] { $price } gemme.
        [many] { $price } gemmes.
       *[other] { $price } gemmes.
    }
ishtar-board-tile = { $shape }, fleurs { $flowers }, sans symbole.
ishtar-board-tile-symbol = { $shape }, fleurs { $flowers }, { $symbol } sur la case { $at }.
ishtar-board-kept = Votre tuile réservée.
ishtar-board-can-cup-choose = Vous pouvez prendre cette tuile.
ishtar-board-can-cup-keep = Vous pouvez réserver cette tuile.
ishtar-board-can-kept = Vous pouvez l’utiliser.

## Cartes Arbre

ishtar-board-card = Carte { $place }, { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }, coûte { $gems }.
ishtar-board-card-reserved = Carte réservée, { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }, coûte { $gems }.
ishtar-board-card-none = La place { $place } est vide.
ishtar-board-card-payable = Vous pouvez la payer.
ishtar-board-card-after = Vous pourriez la payer après cette tuile.
ishtar-board-card-lacks = Il vous manque { $gems }.
ishtar-board-can-card-tree = Vous pouvez l’acheter.
ishtar-board-can-card-reserve = Vous pouvez la réserver.

## Maîtrises

ishtar-board-skill = Maîtrise { $skill }.
ishtar-board-skill-a = Points actuels : { $n }, pour les pierres gravées à côté de vos parterres.
ishtar-board-skill-b = Rapporte { $n } ; chaque symbole vaut pour vous symbole d’assistant ou étoile.
ishtar-board-skill-c = Points actuels : { $n }, pour vos gemmes.
ishtar-board-skill-d = Points actuels : { $n }, pour les arbres à côté de vos parterres.
ishtar-board-skill-e = Points actuels : { $n }, pour les assistants devant vous.
ishtar-board-skill-f = Donne { $n ->
        [one] { $n } gemme
        [many] { $n } gemmes
       *[other] { $n } gemmes
    } de votre choix.
ishtar-board-skill-g = Donne un jeton Floraison avec { $n ->
        [one] { $n } fleur.
        [many] { $n } fleurs.
       *[other] { $n } fleurs.
    }
ishtar-board-skill-h = Donne un jeton Floraison de deux cases avec { $n ->
        [one] { $n } fleur.
        [many] { $n } fleurs.
       *[other] { $n } fleurs.
    }
ishtar-board-skill-i = Réserve une carte Arbre et donne { $n ->
        [one] { $n } assistant.
        [many] { $n } assistants.
       *[other] { $n } assistants.
    }
ishtar-board-skill-j = Réserve une tuile et donne { $n ->
        [one] { $n } assistant.
        [many] { $n } assistants.
       *[other] { $n } assistants.
    }
ishtar-board-skill-has = Débloquée.
ishtar-board-skill-open = Disponible.
ishtar-board-skill-locked = Débloquez d’abord la maîtrise du dessous.
ishtar-board-use-assistant = Un assistant en { $cell }.
ishtar-board-can-skill = Vous pouvez la débloquer pour { $price ->
        [one] { $price } gemme.
        [many] { $price } gemmes.
       *[other] { $price } gemmes.
    }

## Fontaines

ishtar-board-fountain = Plateau { $board }, { $fountain }, { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }. Cases fleuries : { $cells }.
ishtar-board-fountain-cells = { $seat } { $n }
ishtar-board-fountain-owners = Appartient à { $owners }.
ishtar-board-fountain-nobody = N’appartient à personne.
