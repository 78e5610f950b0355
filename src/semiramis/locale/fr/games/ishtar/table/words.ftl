# Ishtar : les mots du jeu. La valeur est le nom seul ; .a prend l’article indéfini, .the l’article défini,
# .gen « de » et l’article, .dat « à » et l’article. Les mots pour « aucun » suivent le même modèle.

## Gemmes (.short suit le mot « gemmes »)

ishtar-gem-purple = gemme violette
    .a = une gemme violette
    .the = la gemme violette
    .gen = de la gemme violette
    .dat = à la gemme violette
    .short = violettes
ishtar-gem-red = gemme rouge
    .a = une gemme rouge
    .the = la gemme rouge
    .gen = de la gemme rouge
    .dat = à la gemme rouge
    .short = rouges
ishtar-gem-white = gemme blanche
    .a = une gemme blanche
    .the = la gemme blanche
    .gen = de la gemme blanche
    .dat = à la gemme blanche
    .short = blanches

## Formes des tuiles

ishtar-shape-none = aucune tuile
    .a = aucune tuile
    .the = aucune tuile
    .gen = d’aucune tuile
    .dat = à aucune tuile
ishtar-shape-straight = tuile droite
    .a = une tuile droite
    .the = la tuile droite
    .gen = de la tuile droite
    .dat = à la tuile droite
ishtar-shape-bent = tuile coudée
    .a = une tuile coudée
    .the = la tuile coudée
    .gen = de la tuile coudée
    .dat = à la tuile coudée
ishtar-shape-triangle = tuile triangulaire
    .a = une tuile triangulaire
    .the = la tuile triangulaire
    .gen = de la tuile triangulaire
    .dat = à la tuile triangulaire

## Symboles des tuiles

ishtar-symbol-none = aucun symbole
    .a = aucun symbole
    .the = aucun symbole
    .gen = d’aucun symbole
    .dat = à aucun symbole
ishtar-symbol-assistant = symbole d’assistant
    .a = un symbole d’assistant
    .the = le symbole d’assistant
    .gen = du symbole d’assistant
    .dat = au symbole d’assistant
ishtar-symbol-star = étoile
    .a = une étoile
    .the = l’étoile
    .gen = de l’étoile
    .dat = à l’étoile
ishtar-symbol-wild = point d’interrogation
    .a = un point d’interrogation
    .the = le point d’interrogation
    .gen = du point d’interrogation
    .dat = au point d’interrogation

## Fontaines

ishtar-fountain-purple = fontaine violette
    .a = une fontaine violette
    .the = la fontaine violette
    .gen = de la fontaine violette
    .dat = à la fontaine violette
ishtar-fountain-red = fontaine rouge
    .a = une fontaine rouge
    .the = la fontaine rouge
    .gen = de la fontaine rouge
    .dat = à la fontaine rouge
ishtar-fountain-white = fontaine blanche
    .a = une fontaine blanche
    .the = la fontaine blanche
    .gen = de la fontaine blanche
    .dat = à la fontaine blanche

## Maîtrises (lettre et nom court)

ishtar-skill-a = A, pierres gravées
ishtar-skill-b = B, symboles au choix
ishtar-skill-c = C, gemmes restantes
ishtar-skill-d = D, ombre des arbres
ishtar-skill-e = E, assistants restants
ishtar-skill-f = F, deux gemmes
ishtar-skill-g = G, floraison simple
ishtar-skill-h = H, floraison double
ishtar-skill-i = I, arbre réservé
ishtar-skill-j = J, tuile réservée

## Parties du décompte (titres de tableau)

ishtar-part-trees = Arbres
ishtar-part-flowers = Fleurs
ishtar-part-fountains = Fontaines
ishtar-part-tablets = Pierres gravées (A)
ishtar-part-symbols = Symboles (B)
ishtar-part-gems = Gemmes (C)
ishtar-part-shade = Ombre (D)
ishtar-part-assistants = Assistants (E)

## Ce qui est demandé, comme chose à faire d’abord

ishtar-stage-choose = choisir une tuile
ishtar-stage-pay-steps = payer les pas de l’arrosoir
ishtar-stage-place = poser la tuile
ishtar-stage-special = utiliser le symbole ou y renoncer
ishtar-stage-pay-skill = payer la maîtrise
ishtar-stage-take = prendre des gemmes dans la réserve
ishtar-stage-single = poser le jeton Floraison simple
ishtar-stage-double = poser le jeton Floraison double
ishtar-stage-reserve = réserver une carte Arbre
ishtar-stage-keep = réserver une tuile
ishtar-stage-tree = planter des arbres ou terminer le tour
ishtar-stage-plant = planter l’arbre que vous avez acheté

## À qui de jouer, et pour quoi faire

ishtar-ask-deal = Mise en place des plateaux, des tuiles et des cartes…
ishtar-ask-over = La partie est terminée.
ishtar-ask-choose = Choisissez une tuile.
    .about = { $seat } choisit une tuile.
ishtar-ask-choose-kept = Choisissez une tuile ou utilisez votre tuile réservée.
    .about = { $seat } choisit une tuile.
ishtar-ask-pay-steps = Payez { $n ->
        [one] { $n } gemme
        [many] { $n } gemmes
       *[other] { $n } gemmes
    } pour avancer l’arrosoir.
    .about = { $seat } paie pour avancer l’arrosoir.
ishtar-ask-place = Posez votre tuile.
    .about = { $seat } pose la tuile.
ishtar-ask-special = Utilisez le symbole de votre tuile ou renoncez-y.
    .about = { $seat } décide que faire du symbole.
ishtar-ask-pay-skill = Choisissez les gemmes qui paieront la maîtrise.
    .about = { $seat } paie une maîtrise.
ishtar-ask-take = Choisissez des gemmes dans la réserve.
    .about = { $seat } prend des gemmes dans la réserve.
ishtar-ask-single = Posez le jeton Floraison simple sur une case d’herbe libre.
    .about = { $seat } pose le jeton Floraison simple.
ishtar-ask-double = Posez le jeton Floraison double sur deux cases d’herbe libres.
    .about = { $seat } pose le jeton Floraison double.
ishtar-ask-reserve = Choisissez la carte Arbre à réserver.
    .about = { $seat } réserve une carte Arbre.
ishtar-ask-keep = Choisissez la tuile à réserver.
    .about = { $seat } choisit une tuile à réserver.
ishtar-ask-tree = Achetez un arbre ou terminez votre tour.
    .about = { $seat } achète des arbres ou termine son tour.
ishtar-ask-plant = Plantez votre arbre sur une case d’herbe libre.
    .about = { $seat } plante un arbre.

## Pourquoi quelque chose n’est pas permis

ishtar-no-over = La partie est terminée.
ishtar-no-deal = Les plateaux, les tuiles et les cartes sont tirés au hasard, on ne les choisit pas.
ishtar-no-first = Il faut d’abord { $asked }.
ishtar-no-empty-cup = Il n’y a plus de tuile sur la coupelle { $cup }.
ishtar-no-own-cup = L’arrosoir est déjà à la coupelle { $cup }. Il doit avancer tant qu’il reste des tuiles sur une autre coupelle.
ishtar-no-steps = La coupelle { $cup } coûte { $price ->
        [one] { $price } gemme
        [many] { $price } gemmes
       *[other] { $price } gemmes
    } et vous avez { $gems }.
ishtar-no-place-anywhere = Cette tuile ne peut être posée nulle part dans le désert. Choisissez une tuile qui a un emplacement.
ishtar-no-place-free = Aucune tuile à votre portée ne peut être posée : vous prenez donc la tuile gratuite et la retirez du jeu. La coupelle { $cup } n’est pas gratuite.
ishtar-no-kept = Vous n’avez pas de tuile réservée.
ishtar-no-handful = Payez exactement { $n ->
        [one] { $n } gemme
        [many] { $n } gemmes
       *[other] { $n } gemmes
    }.
ishtar-no-gems = Vous n’avez pas ces gemmes.
ishtar-no-bank = Ces gemmes ne sont pas dans la réserve.
ishtar-no-handful-taken = Prenez exactement { $n ->
        [one] { $n } gemme
        [many] { $n } gemmes
       *[other] { $n } gemmes
    }.
ishtar-no-outside = La tuile dépasserait du désert.
ishtar-no-ground = La tuile recouvrirait { $other }, qui n’est ni du sable libre ni un rocher libre.
ishtar-no-seam = La tuile serait à cheval sur deux plateaux.
ishtar-no-dry = La tuile ne toucherait ni fontaine ni autre tuile.
ishtar-no-two-fountains = La tuile relierait les jardins de deux fontaines.
ishtar-no-two-assistants = La tuile réunirait deux assistants dans un même parterre.
ishtar-no-same-turn = Cette tuile est identique après un demi-tour : seules les trois premières orientations comptent.
ishtar-no-symbol-assistant = Le symbole de votre tuile n’est pas un symbole d’assistant.
ishtar-no-symbol-star = Le symbole de votre tuile n’est pas une étoile.
ishtar-no-front = Vous n’avez plus d’assistant devant vous.
ishtar-no-bed-taken = Il y a déjà un assistant dans le parterre en { $cell }.
ishtar-no-skill-again = Vous avez déjà débloqué la maîtrise { $skill }.
ishtar-no-skill-lower = Débloquez d’abord la maîtrise inférieure de cette colonne ({ $lower }), puis la maîtrise { $skill }.
ishtar-no-skill-gems = Une maîtrise coûte { $price ->
        [one] { $price } gemme
        [many] { $price } gemmes
       *[other] { $price } gemmes
    } et vous avez { $gems }.
ishtar-no-grass = { $cell } n’est pas une case d’herbe libre.
ishtar-no-grass-pair = { $cell } et { $other } ne sont pas deux cases d’herbe libres.
ishtar-no-bloom-assistants = Un jeton Floraison en { $cell } réunirait deux assistants dans un même parterre.
ishtar-no-card = Il n’y a pas de carte Arbre à la place { $place } de la rangée.
ishtar-no-reserved = Vous n’avez pas de carte Arbre réservée.
ishtar-no-card-gems = Vous n’avez pas les gemmes que coûte cette carte.
ishtar-no-more-trees = Vous ne pouvez plus planter d’arbre pendant ce tour.
ishtar-no-free-grass = Il n’y a plus de case d’herbe libre pour un arbre.
ishtar-no-hidden-stack = À cette table, la pile sous l’arrosoir reste fermée tant qu’une autre contient des tuiles. Choisissez une autre coupelle que la { $cup }.

## Dispositions impossibles

ishtar-layout-boards = La disposition compte { $found ->
        [one] { $found } plateau
        [many] { $found } plateaux
       *[other] { $found } plateaux
    }. Pour { $seats } joueurs, il en faut { $needed } : écrivez une place pour chacun, par exemple « 0,0 1,0 0,1 1,1 », avec des espaces entre elles.
ishtar-layout-word = « { $word } » n’est pas le plateau d’une disposition. Écrivez sa place et, si vous le souhaitez, une face et une rotation : « 1,0 », « 1,0:3b » ou « 1,0:3b/2 ».
ishtar-layout-side = La face de plateau « { $side } » n’existe pas. Écrivez l’une de celles-ci : { $known }.
ishtar-layout-turn = « { $word } » fait trop tourner son plateau. Écrivez une rotation de 0 à 5.
ishtar-layout-place-twice = Deux plateaux de la disposition sont en { $place }. Donnez à chacun sa propre place.
ishtar-layout-board-twice = Le plateau { $board } figure deux fois dans la disposition. N’utilisez chaque plateau qu’une fois, sur l’une de ses faces.
ishtar-layout-apart = Les plateaux de la disposition ne forment pas un seul désert : depuis le plateau en { $place }, certains sont hors d’atteinte.

## Ce qui s’est passé

ishtar-log-board = Le plateau { $board } du désert montre sa face { $side }.
ishtar-log-fountain = Le plateau { $board } reçoit { $fountain_a }.
ishtar-log-start = La coupelle { $cup } commence avec { $tile_a }.
ishtar-log-card = Une carte Arbre à { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    } rejoint la rangée.
ishtar-log-deal-first = { $seat } commence la partie.
ishtar-log-can = { $seat } prend { $tile_a } de la coupelle { $cup }.
ishtar-log-kept = { $seat } utilise sa tuile réservée : { $tile }.
ishtar-log-draw = { $seat } prend { $tile_a } de la pile sous l’arrosoir.
ishtar-log-reveal = Tuile révélée sur la coupelle { $cup } : { $tile }.
ishtar-log-place = { $seat } pose { $tile_a } en { $cell }.
ishtar-log-removed = Aucun emplacement pour { $tile_a } : elle est retirée du jeu.
ishtar-log-assistant = { $seat } place un assistant en { $cell }.
ishtar-log-skip = { $seat } renonce au symbole.
ishtar-log-skill = { $seat } débloque la maîtrise { $skill }.
ishtar-log-single = { $seat } pose un jeton Floraison simple en { $cell }.
ishtar-log-double = { $seat } pose un jeton Floraison double en { $cell } et { $other }.
ishtar-log-reserve = { $seat } réserve { $card_a }.
ishtar-log-keep = { $seat } réserve { $tile_a } de la coupelle { $cup }.
ishtar-log-buy = { $seat } achète un arbre ({ $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }).
ishtar-log-tree = { $seat } plante un arbre en { $cell }.
ishtar-log-end = { $seat } termine son tour.
ishtar-log-gems = { $seat } : gemmes { $gem_short } { $change }.
ishtar-log-owns = { $seat } possède maintenant { $fountain_the } du plateau { $board }.
ishtar-log-loses = { $seat } perd { $fountain_the } du plateau { $board }.
ishtar-log-points = { $seat } : { $change } ({ $part }).
ishtar-log-last-round = Deux piles sont vides : c’est la dernière manche.
ishtar-log-idle = { $seat } n’a aucune tuile à poser et peut seulement planter des arbres.
ishtar-log-over = La partie est terminée.

## Une tuile, décrite par ce qu’elle montre

ishtar-described-tile = tuile { $shape ->
        [straight] droite
        [bent] coudée
       *[triangle] triangulaire
    }{ $known ->
        [yes] {" "}{ $n ->
            [0] sans fleur
            [one] à { $n } fleur
            [many] à { $n } fleurs
           *[other] à { $n } fleurs
        }
       *[no] {""}
    }{ $symbol ->
        [assistant] {" "}avec un symbole d’assistant
        [star] {" "}avec une étoile
        [wild] {" "}avec un point d’interrogation
       *[none] {""}
    }
    .a = une { ishtar-described-tile }
    .the = la { ishtar-described-tile }
    .gen = de la { ishtar-described-tile }
    .dat = à la { ishtar-described-tile }

## Cartes Arbre : par leur place dans la rangée, et décrites par leurs points

ishtar-card-1 = première carte Arbre
    .a = la première carte Arbre
    .the = la première carte Arbre
    .gen = de la première carte Arbre
    .dat = à la première carte Arbre
ishtar-card-2 = deuxième carte Arbre
    .a = la deuxième carte Arbre
    .the = la deuxième carte Arbre
    .gen = de la deuxième carte Arbre
    .dat = à la deuxième carte Arbre
ishtar-card-3 = troisième carte Arbre
    .a = la troisième carte Arbre
    .the = la troisième carte Arbre
    .gen = de la troisième carte Arbre
    .dat = à la troisième carte Arbre
ishtar-card-4 = quatrième carte Arbre
    .a = la quatrième carte Arbre
    .the = la quatrième carte Arbre
    .gen = de la quatrième carte Arbre
    .dat = à la quatrième carte Arbre
ishtar-card-5 = cinquième carte Arbre
    .a = la cinquième carte Arbre
    .the = la cinquième carte Arbre
    .gen = de la cinquième carte Arbre
    .dat = à la cinquième carte Arbre
ishtar-described-card = carte Arbre à { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
    .a = une { ishtar-described-card }
    .the = la { ishtar-described-card }
    .gen = de la { ishtar-described-card }
    .dat = à la { ishtar-described-card }
