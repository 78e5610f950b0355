# Amyitis : les mots. La valeur est le nom seul ; .a avec l’article indéfini, .the avec l’article défini,
# .gen avec « de », .dat avec « à », .loc le lieu.

## Marchandises

amyitis-good-barley = orge
    .a = de l’orge
    .the = l’orge
    .gen = de l’orge
    .dat = à l’orge
amyitis-good-dates = dattes
    .a = des dattes
    .the = les dattes
    .gen = des dattes
    .dat = aux dattes
amyitis-good-salt = sel
    .a = du sel
    .the = le sel
    .gen = du sel
    .dat = au sel
amyitis-good-palm = palme
    .a = une palme
    .the = la palme
    .gen = de la palme
    .dat = à la palme
amyitis-good-wine = vin
    .a = du vin
    .the = le vin
    .gen = du vin
    .dat = au vin

## Métiers

amyitis-craft-peasant = paysan
    .a = un paysan
    .the = le paysan
    .gen = du paysan
    .dat = au paysan
amyitis-craft-priest = prêtre
    .a = un prêtre
    .the = le prêtre
    .gen = du prêtre
    .dat = au prêtre
amyitis-craft-engineer = ingénieur
    .a = un ingénieur
    .the = l’ingénieur
    .gen = de l’ingénieur
    .dat = à l’ingénieur
amyitis-craft-merchant = marchand
    .a = un marchand
    .the = le marchand
    .gen = du marchand
    .dat = au marchand

## Cour

amyitis-court-caravaneer = caravanier
    .a = un caravanier
    .the = le caravanier
    .gen = du caravanier
    .dat = au caravanier
amyitis-court-banker = banquier
    .a = un banquier
    .the = le banquier
    .gen = du banquier
    .dat = au banquier
amyitis-court-palace = palais
    .a = un palais
    .the = le palais
    .gen = du palais
    .dat = au palais
amyitis-court-gardener = jardinier
    .a = un jardinier
    .the = le jardinier
    .gen = du jardinier
    .dat = au jardinier

## Villes

amyitis-city-babylon = Babylone
    .a = Babylone
    .the = Babylone
    .gen = de Babylone
    .dat = à Babylone
    .loc = à Babylone
amyitis-city-susa = Susa
    .a = Susa
    .the = Susa
    .gen = de Susa
    .dat = à Susa
    .loc = à Susa
amyitis-city-eshnunna = Eshnunna
    .a = Eshnunna
    .the = Eshnunna
    .gen = d’Eshnunna
    .dat = à Eshnunna
    .loc = à Eshnunna
amyitis-city-uruk = Uruk
    .a = Uruk
    .the = Uruk
    .gen = d’Uruk
    .dat = à Uruk
    .loc = à Uruk
amyitis-city-ur = Ur
    .a = Ur
    .the = Ur
    .gen = d’Ur
    .dat = à Ur
    .loc = à Ur
amyitis-city-palmyra = Palmyra
    .a = Palmyra
    .the = Palmyra
    .gen = de Palmyra
    .dat = à Palmyra
    .loc = à Palmyra
amyitis-city-mari = Mari
    .a = Mari
    .the = Mari
    .gen = de Mari
    .dat = à Mari
    .loc = à Mari
amyitis-city-ninoua = Ninoua
    .a = Ninoua
    .the = Ninoua
    .gen = de Ninoua
    .dat = à Ninoua
    .loc = à Ninoua
amyitis-city-khorsabad = Khorsabad
    .a = Khorsabad
    .the = Khorsabad
    .gen = de Khorsabad
    .dat = à Khorsabad
    .loc = à Khorsabad

## Temples

amyitis-temple-ishtar = Ishtar
    .a = le temple d’Ishtar
    .the = le temple d’Ishtar
    .gen = du temple d’Ishtar
    .dat = au temple d’Ishtar
    .loc = dans le temple d’Ishtar
amyitis-temple-marduk = Marduk
    .a = le temple de Marduk
    .the = le temple de Marduk
    .gen = du temple de Marduk
    .dat = au temple de Marduk
    .loc = dans le temple de Marduk
amyitis-temple-tammouz = Tammouz
    .a = le temple de Tammouz
    .the = le temple de Tammouz
    .gen = du temple de Tammouz
    .dat = au temple de Tammouz
    .loc = dans le temple de Tammouz

## Rangées de champs

amyitis-row-top = rangée du haut
    .a = la rangée du haut
    .the = la rangée du haut
    .gen = de la rangée du haut
    .dat = à la rangée du haut
    .loc = dans la rangée du haut
amyitis-row-bottom = rangée du bas
    .a = la rangée du bas
    .the = la rangée du bas
    .gen = de la rangée du bas
    .dat = à la rangée du bas
    .loc = dans la rangée du bas

## Récompenses d’Ishtar

amyitis-gift-camel = chameau
    .a = un chameau
    .the = le chameau
    .gen = du chameau
    .dat = au chameau
amyitis-gift-talent = talent
    .a = un talent
    .the = le talent
    .gen = du talent
    .dat = au talent

## Faces de la carte Plante de Khorsabad

amyitis-face-first = première face
    .a = la première face
    .the = la première face
    .gen = de la première face
    .dat = à la première face
amyitis-face-second = deuxième face
    .a = la deuxième face
    .the = la deuxième face
    .gen = de la deuxième face
    .dat = à la deuxième face

## Parties du score (en-têtes de tableau)

amyitis-part-irrigation = Irrigation
amyitis-part-tiles = Tuiles Jardin
amyitis-part-bonus = Bonus d’irrigation
amyitis-part-sales = Ventes à Babylone
amyitis-part-palace = Palais
amyitis-part-banker = Banquier
amyitis-part-temples = Temples
amyitis-part-favour = Faveur d’Amyitis
amyitis-part-goods = Marchandises

## Ce qu’il faut faire d’abord

amyitis-stage-act = choisir une action
amyitis-stage-farm = choisir un champ
amyitis-stage-pray = choisir un temple
amyitis-stage-irrigate = choisir un canal
amyitis-stage-sell = choisir quoi vendre
amyitis-stage-pay = choisir avec quoi payer
amyitis-stage-take = choisir une carte Cour
amyitis-stage-load = choisir un caravanier
amyitis-stage-plant = choisir une parcelle à planter
amyitis-stage-gain = choisir une marchandise
amyitis-stage-procession = choisir un temple pour la procession
amyitis-stage-ishtar = choisir un chameau ou un talent
amyitis-stage-tammouz = choisir un champ
amyitis-stage-swap = échanger une marchandise ou y renoncer
amyitis-stage-discard = choisir une marchandise à rendre

## À qui de jouer, et pour quoi

amyitis-ask-deal = Distribution des cartes…
amyitis-ask-over = La partie est terminée.
amyitis-ask-act = Recrutez, déplacez la caravane ou passez.
    .about = { $seat } choisit une action.
amyitis-ask-farm = Choisissez un champ.
    .about = { $seat } choisit un champ.
amyitis-ask-pray = Posez un cube dans un temple.
    .about = { $seat } choisit un temple.
amyitis-ask-irrigate = Posez un cube sur un canal.
    .about = { $seat } choisit un canal.
amyitis-ask-irrigate-free = Irrigation gratuite : choisissez un canal.
    .about = { $seat } choisit un canal pour l’irrigation gratuite.
amyitis-ask-sell = Vendez une ou deux marchandises.
    .about = { $seat } choisit quoi vendre.
amyitis-ask-pay = Payez avec { $good_a } ou du vin.
    .about = { $seat } choisit avec quoi payer.
amyitis-ask-take = Choisissez une carte Cour.
    .about = { $seat } choisit une carte Cour.
amyitis-ask-take-free = Bonus de la tuile : choisissez une carte Cour gratuite.
    .about = { $seat } choisit une carte Cour gratuite.
amyitis-ask-load = Choisissez un caravanier. Vous gardez la marchandise qu’il porte.
    .about = { $seat } choisit un caravanier.
amyitis-ask-plant = Choisissez une parcelle à planter.
    .about = { $seat } choisit une parcelle à planter.
amyitis-ask-gain = Bonus de la tuile : choisissez une marchandise.
    .about = { $seat } choisit une marchandise.
amyitis-ask-procession = Procession : choisissez un temple pour votre cube.
    .about = { $seat } choisit un temple pour la procession.
amyitis-ask-ishtar = Récompense d’Ishtar : chameau ou talent ?
    .about = { $seat } choisit la récompense d’Ishtar.
amyitis-ask-tammouz = Récompense de Tammouz : choisissez un champ.
    .about = { $seat } choisit un champ.
amyitis-ask-swap = Récompense de Tammouz : échangez une marchandise, ou gardez les vôtres.
    .about = { $seat } peut échanger une marchandise.
amyitis-ask-discard = Trop de marchandises : rendez-en une à la réserve.
    .about = { $seat } rend des marchandises.

## Pourquoi ce n’est pas permis

amyitis-no-over = La partie est terminée.
amyitis-no-deal = Les cartes et les tuiles sont tirées au hasard, on ne les choisit pas.
amyitis-no-first = Il faut d’abord { $asked }.
amyitis-no-yet-sell = Vous ne pouvez vendre que si la caravane s’arrête à Babylone.
amyitis-no-yet-farm = Pour cultiver un champ, recrutez d’abord un paysan.
amyitis-no-yet-pray = Pour poser un cube dans un temple, recrutez d’abord un prêtre.
amyitis-no-yet-irrigate = Pour irriguer, recrutez d’abord un ingénieur ou vendez à Babylone.
amyitis-no-yet-pay = Vous payez en marchandises là où la caravane s’arrête.
amyitis-no-yet-take = Vous prenez des cartes Cour là où la caravane s’arrête.
amyitis-no-yet-load = Cette marchandise vient avec un caravanier de niveau 2.
amyitis-no-yet-plant = Pour planter, déplacez d’abord la caravane dans une ville des plantes.
amyitis-no-yet-gain = Seule une tuile Jardin donne une marchandise gratuite.
amyitis-no-yet-procession = La procession a lieu à la fin de la manche.
amyitis-no-yet-accept = La récompense d’Ishtar vient à la fin de la manche.
amyitis-no-yet-swap = L’échange de Tammouz vient à la fin de la manche.
amyitis-no-yet-decline = Il n’y a rien à quoi renoncer pour l’instant.
amyitis-no-yet-discard = Les marchandises en trop se rendent à la fin de la manche.
amyitis-no-triple = Il n’y a pas de { $triple } ici : cette table compte { $triples } groupes.
amyitis-no-card = Aucun { $craft } n’est disponible { $triple_loc }.
amyitis-no-price = Recruter { $craft_the } coûte { $price ->
        [one] { $price } talent
        [many] { $price } talents
       *[other] { $price } talents
    } et vous en avez { $talents }.
amyitis-no-camel-stock = La réserve n’a plus de chameau : un marchand ne vous donnerait rien.
amyitis-no-open-canal = Aucun canal ne peut recevoir de cube pour l’instant.
amyitis-no-cube = Vous n’avez plus de cube pour { $craft_the }.
amyitis-no-canal-full = Le canal { $canal } est déjà irrigué.
amyitis-no-canal-dry = L’eau du fleuve n’arrive pas encore jusqu’au canal { $canal }.
amyitis-no-stay = La caravane est déjà { $city_loc } et doit avancer.
amyitis-no-camel = Déplacer la caravane coûte au moins un chameau, et vous n’en avez pas.
amyitis-no-far = { $city } est hors de portée : il faut { $camels ->
        [one] { $camels } chameau
        [many] { $camels } chameaux
       *[other] { $camels } chameaux
    } et vous en avez { $has }.
amyitis-no-goods-to-sell = Vous n’avez rien à vendre à Babylone.
amyitis-no-payment = { $city } demande { $good_a }. Vous n’en avez pas, et vous n’avez pas de vin non plus.
amyitis-no-payment-two = { $city } demande { $good_a }, et la carte Plante y demande aussi { $extra_a }. Vous ne pouvez pas payer les deux, même avec du vin.
amyitis-no-city-sold-out = { $city } n’a plus de carte Cour du niveau qu’il vous faut.
amyitis-no-square = Aucune parcelle ne convient : la plante { $city_gen } est de qualité { $quality } et { $gardeners ->
        [0] vous n’avez pas de jardinier
        [one] vous avez { $gardeners } jardinier
        [many] vous avez { $gardeners } jardiniers
       *[other] vous avez { $gardeners } jardiniers
    }.
amyitis-no-held = Vous n’en avez pas assez ({ $good } : { $n }).
amyitis-no-not-owed = Payez avec { $owed_a } ou du vin, pas avec { $good_a }.
amyitis-no-rest-unpaid = Si vous payiez { $owed_the } avec { $good_a }, vous ne pourriez plus payer le reste.
amyitis-no-court-here = { $city } ne propose pas de { $court }.
amyitis-no-gardener-stock = La réserve n’a plus de jardinier.
amyitis-no-court-top = Votre { $court } est déjà au niveau maximal ({ $level }).
amyitis-no-court-sold-out = Il ne reste plus de { $court } de niveau { $level }.
amyitis-no-load = Cette marchandise n’est sur aucun caravanier : { $good }.
amyitis-no-planted = La parcelle { $square } est déjà plantée.
amyitis-no-unused = La parcelle { $square } ne sert pas à deux joueurs.
amyitis-no-river = Le fleuve seul n’irrigue pas la parcelle { $square }. Un canal voisin doit être rempli.
amyitis-no-water = Aucun côté de la parcelle { $square } n’est entièrement irrigué.
amyitis-no-quality = La parcelle { $square } demande la qualité { $needed }. La plante est de qualité { $quality } et { $gardeners ->
        [0] vous n’avez pas de jardinier
        [one] vous avez { $gardeners } jardinier
        [many] vous avez { $gardeners } jardiniers
       *[other] vous avez { $gardeners } jardiniers
    }.
amyitis-no-free-wine = À cette table, la marchandise gratuite ne peut pas être du vin.
amyitis-no-stock = Cette marchandise n’est plus dans la réserve : { $good }.
amyitis-no-swap-wine = Tammouz ne donne jamais de vin.
amyitis-no-swap-same = Échangez { $good_the } contre une marchandise différente.
amyitis-no-discard-order = Rendez les marchandises dans cet ordre : orge, dattes, sel, palme, vin. Annulez pour rendre d’abord { $good_the }.
amyitis-no-discard-rest = Les marchandises se rendent dans l’ordre orge, dattes, sel, palme, vin. En commençant par { $good_the }, vous dépasseriez encore votre limite de { $keep }.

## Ce qui s’est passé

amyitis-log-deal-first = { $seat } reçoit la carte Premier joueur.
amyitis-log-round = La manche { $n } commence.
amyitis-log-evening = Tout le monde a passé : fin de la manche { $n }.
amyitis-log-over = La partie est terminée.
amyitis-log-pass = { $seat } passe.
amyitis-log-recruit = { $seat } recrute { $craft_a } { $triple_gen } ({ $price ->
        [0] gratuit
        [one] { $price } talent
        [many] { $price } talents
       *[other] { $price } talents
    }).
amyitis-log-farm = { $seat } cultive { $row_the }.
amyitis-log-pray = { $seat } pose un cube { $temple_loc }.
amyitis-log-irrigate = { $seat } irrigue le canal { $canal }.
amyitis-log-irrigate-free = { $seat } irrigue gratuitement le canal { $canal }.
amyitis-log-caravan = { $seat } mène la caravane { $city_dat } ({ $camels ->
        [one] { $camels } chameau
        [many] { $camels } chameaux
       *[other] { $camels } chameaux
    }).
amyitis-log-sell-one = { $seat } vend { $good_a }.
amyitis-log-sell-two = { $seat } vend deux marchandises : { $good } et { $other }.
amyitis-log-pay = { $seat } paie avec { $good_a }.
amyitis-log-pays = { $seat } paie avec { $good_a }.
amyitis-log-take = { $seat } prend { $court_a } de niveau { $level }.
amyitis-log-take-gardener = { $seat } prend { $court_a }.
amyitis-log-load = { $seat } prend le caravanier qui porte { $good_a }.
amyitis-log-plant = { $seat } plante sur la parcelle { $square }.
amyitis-log-gardeners-spent = { $seat } utilise { $n ->
        [one] { $n } jardinier
        [many] { $n } jardiniers
       *[other] { $n } jardiniers
    }.
amyitis-log-gain = { $seat } prend { $good_a } en bonus.
amyitis-log-procession = { $seat } mène la procession { $temple_dat }.
amyitis-log-accept = { $seat } prend { $gift_a }.
amyitis-log-swap = { $seat } échange { $given_a } contre { $gained_a }.
amyitis-log-decline = { $seat } renonce à l’échange.
amyitis-log-discard = { $seat } rend { $good_a }.
amyitis-log-row-empty = La { $row } est pleine : on la vide.
amyitis-log-pushed = { $seat } : un cube est poussé hors { $temple_gen }.
amyitis-log-neutral = { $n ->
        [one] { $n } cube neutre irrigue
        [many] { $n } cubes neutres irriguent
       *[other] { $n } cubes neutres irriguent
    } des canaux entre parcelles plantées.
amyitis-log-score-irrigation = { $seat } : +{ $n } prestige (irrigation).
amyitis-log-score-tiles = { $seat } : +{ $n } prestige (tuile).
amyitis-log-score-bonus = { $seat } : +{ $n } prestige (bonus d’irrigation).
amyitis-log-score-sales = { $seat } : +{ $n } prestige (vente).
amyitis-log-score-palace = { $seat } : +{ $n } prestige (palais).
amyitis-log-score-banker = { $seat } : +{ $n } prestige (banquier).
amyitis-log-score-temples = { $seat } : +{ $n } prestige (Marduk).
amyitis-log-talents = { $seat } : +{ $n ->
        [one] { $n } talent
        [many] { $n } talents
       *[other] { $n } talents
    }.
amyitis-log-camels = { $seat } : +{ $n ->
        [one] { $n } chameau
        [many] { $n } chameaux
       *[other] { $n } chameaux
    }.
amyitis-log-gardeners = { $seat } : +{ $n ->
        [one] { $n } jardinier
        [many] { $n } jardiniers
       *[other] { $n } jardiniers
    }.
amyitis-log-good = { $seat } reçoit { $good_a }.

## Les groupes de cartes Métier, de haut en bas

amyitis-triple-1 = premier groupe
    .a = le premier groupe
    .the = le premier groupe
    .gen = du premier groupe
    .dat = au premier groupe
    .loc = dans le premier groupe
amyitis-triple-2 = deuxième groupe
    .a = le deuxième groupe
    .the = le deuxième groupe
    .gen = du deuxième groupe
    .dat = au deuxième groupe
    .loc = dans le deuxième groupe
amyitis-triple-3 = troisième groupe
    .a = le troisième groupe
    .the = le troisième groupe
    .gen = du troisième groupe
    .dat = au troisième groupe
    .loc = dans le troisième groupe
amyitis-triple-4 = quatrième groupe
    .a = le quatrième groupe
    .the = le quatrième groupe
    .gen = du quatrième groupe
    .dat = au quatrième groupe
    .loc = dans le quatrième groupe
