# La page sur les éléments, et les éditions que quelqu’un charge.

## La page

components-title = Le matériel du jeu { $game }
components-games = Autres jeux
components-lead = Les livrets de règles dont nous disposons sont des textes sans images. Ce qu’ils disent avec des mots est sûr. Ce qui n’était imprimé que sur les plateaux, les cartes et les tuiles est notre reconstitution : des valeurs compatibles avec tout ce que l’on sait. Chaque valeur figure ici, avec sa justification.
components-show = Afficher
components-show-all = Toutes : { $n }
components-show-certain = Sûres : { $n }
components-show-recon = Reconstituées : { $n }
components-conf-rules = imprimée dans le livret de règles
components-conf-external = confirmée ailleurs
components-conf-constrained = reconstituée, encadrée
components-conf-free = reconstituée, libre
components-conf-about-rules = Le livret de règles ou la liste du matériel le dit.
components-conf-about-external = Une autre source publiée le dit ; elle est citée avec la valeur.
components-conf-about-constrained = Notre proposition. Les totaux, les exemples et la symétrie laissent peu d’autres valeurs.
components-conf-about-free = Notre proposition. Elle ne contredit rien de ce que l’on sait, mais bien d’autres valeurs conviendraient.
components-rests = D’où viennent les valeurs
components-rests-share = { $n } valeurs sur { $total }
components-chapter-recon = reconstituées : { $recon } sur { $n }
components-chapters = Chapitres
components-why = Pourquoi
components-note = raison { $n }
components-covers = { $n ->
        [one] { $n } valeur
        [many] { $n } valeurs
       *[other] { $n } valeurs
    }
components-table = En tableau
components-head-what = Élément
components-head-value = Valeur
components-head-reason = Fiabilité et raison
components-none = rien
components-code = { $code }
components-source = { $source }
components-players = { $n ->
        [one] à { $n } joueur
        [many] à { $n } joueurs
       *[other] à { $n } joueurs
    }
components-shown-other = Ces valeurs sont celles de l’édition « { $name } » ({ $hash }), et non de l’édition standard.
components-show-standard = Afficher l’édition standard

## Une autre édition

components-yours = Votre exemplaire est différent ?
components-yours-about = Enregistrez l’édition, corrigez-la dans un éditeur de texte, renommez-la et chargez-la ici. Nous la comparons au contenu de la boîte et vous montrons chaque différence avant que vous ne jouiez.
components-save = Enregistrer cette édition
components-load = Charger un fichier d’édition
components-drop = Vous pouvez aussi déposer le fichier ici.
components-paste = Coller plutôt le texte
components-paste-label = Texte d’une édition
components-check = Vérifier le texte
components-checking = Vérification…
components-faults = On ne peut pas encore jouer avec cette édition. Ce qui ne va pas :
components-faults-more = Il y en a peut-être d’autres. Corrigez d’abord ces points, puis rechargez le fichier.
components-fine = « { $name } » est jouable.
components-same = Toutes les valeurs sont celles de l’édition standard.
components-differences = { $n ->
        [one] { $n } valeur diffère de l’édition standard
        [many] { $n } valeurs diffèrent de l’édition standard
       *[other] { $n } valeurs diffèrent de l’édition standard
    }
components-before = Édition standard
components-after = Cette édition
components-absent = absente
components-use = Utiliser pour une table
components-look = Toutes les valeurs

## Mes éditions

components-mine = Mes éditions
components-mine-about = Elles sont enregistrées dans ce navigateur. Une table qui en utilise une la conserve sur le serveur.
components-not-kept = Le navigateur n’a plus de place pour cette édition. Enregistrez-la dans un fichier, ou retirez-en une autre.
components-remove = Retirer
components-act-on = { $act } : { $name }
components-file = Enregistrer en fichier
components-compare = Différences
components-removed = « { $name } » n’est plus enregistrée ici.

## Une nouvelle table

components-choose = Édition du matériel
components-standard = Édition standard : { $name }
