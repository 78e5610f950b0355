# Le cadre autour des plateaux d’une table dans le navigateur, la relecture et les résultats.

## La barre

frame-to-lobby = Retour à l’accueil
frame-nav = Navigation et menus
frame-menu = Cette table
frame-undo = Annuler
frame-undo-step = Annuler : { $step }
frame-undo-own = Annuler votre dernière décision
frame-ask-undo = Demander à annuler
frame-ask-undo-own = Demander à annuler votre dernière décision
frame-redo = Rétablir
frame-restart = Rejouer le tour
frame-hint = Conseil
frame-keys = Raccourcis clavier
frame-keys-off = Les raccourcis à une touche sont désactivés (voir les réglages).
frame-settings = Réglages
frame-title = { $game } – Semiramis
frame-title-turn = À vous de jouer – { $game }
frame-loading = Chargement de la table…
frame-waiting = La partie commence quand toutes les places sont prises.
frame-dealing = Tout le monde est là. Mise en place de la partie…
frame-over = La partie est terminée.
frame-looking-back = Vous regardez une position antérieure ({ $seq } sur { $last }).
frame-reconnecting = Reconnexion…
frame-offline = Vous êtes hors ligne.
frame-offline-kept = Vous êtes hors ligne. Votre coup est gardé et partira dès le retour de la connexion.
frame-gone = Impossible d’afficher cette table
frame-face-failed = Impossible de charger les plateaux. Rien n’est perdu ; rechargez la page.
frame-load-again = Recharger
frame-close = Fermer
frame-yes = Oui
frame-no = Non
frame-total = Total
frame-round = Manche { $round }
frame-progress-rounds = Manche { $round } sur { $rounds }
frame-progress-last = Deux piles sont vides : c’est la dernière manche

## Places

frame-seats = Places
frame-you = Vous
frame-your-turn = à vous
frame-decides = doit jouer
frame-thinks = réfléchit…
frame-seat-open = libre
frame-seat-away = en pause · un robot joue
frame-first-player = premier joueur
frame-seat-heading = { $name }, { $seat }, { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
frame-score-of = { $seat } aurait { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    } si la partie s’arrêtait maintenant. Voir le détail.
frame-seat-open-card = { $name }, { $seat }, { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }. Voir la place.
frame-clock-days = { $days ->
        [one] { $days } jour
        [many] { $days } jours
       *[other] { $days } jours
    } { $hours } h
frame-clock-alarm = { $seconds ->
        [one] Il vous reste { $seconds } seconde.
        [many] Il vous reste { $seconds } secondes.
       *[other] Il vous reste { $seconds } secondes.
    }
frame-scores = Scores
frame-scores-about = Les scores si la partie s’arrêtait maintenant.

## La décision

frame-decision = Votre décision
frame-asks-of-several = { $name } : { $asks }
frame-standing = Où en est la partie
frame-steps = Étapes de votre tour
frame-back = Retour
frame-back-to-step = Revenir avant cette étape
frame-choose-one = Faites votre choix
frame-options = Choix
frame-where = Cliquez sur un des emplacements surlignés.
frame-show-where = Montrer où
frame-rail = Étapes
frame-rail-done = fait
frame-rail-later = à venir
frame-rail-open = possible maintenant
frame-more = Plus
frame-less = Moins
frame-turn = Tourner la pièce
frame-turn-back = Tourner vers la gauche
frame-turn-on = Tourner vers la droite
frame-turned = Orientation { $n } sur { $turns }
frame-act-and-reveal = { $act } et révéler
frame-reveals = Ceci révèle une information cachée. Pour annuler, il faudra ensuite l’accord de tous.
frame-no-points-yet = Aucun point dans l’immédiat.
frame-sending = Coup envoyé. En attente du serveur.
frame-prepare = Préparer mon prochain coup
frame-prepared = Coup préparé : { $act }. Il sera joué à votre tour.
frame-prepare-take-back = Y renoncer
frame-prepare-nothing = Rien à préparer pour l’instant.
frame-prepared-not = Votre coup préparé n’a pas été joué. { $reason }
frame-played-for-you = Joué pour vous (coup forcé) : { $act }
frame-auto-play = Jouer les coups forcés à ma place
frame-invite = Inviter
frame-won-by = Victoire : { $name }
frame-won-shared = Victoire partagée
frame-rematch = Revanche
frame-replay = Relecture
frame-results = Résultats
frame-watching-as = Point de vue
frame-watching-nobody = spectateur
frame-look-before = Position précédente
frame-look-after = Position suivante
frame-look-now = Revenir à la partie
frame-pass-to = Passez l’écran à { $name }
frame-pass-ready = Je suis { $name }

## Pourquoi pas

frame-show-places = { $n ->
        [one] Voir le seul emplacement permis
        [many] Voir les { $n } emplacements permis
       *[other] Voir les { $n } emplacements permis
    }
frame-what-can-i-do = Que puis-je faire ?
frame-no-moves = Rien à décider pour l’instant.
frame-why-past = Vous regardez une position antérieure. Revenez à la partie pour jouer.
frame-why-watching = Vous regardez cette partie. Seuls les joueurs assis à la table peuvent jouer.
frame-why-not-your-turn = Ce n’est pas votre tour. On attend { $mover_the }.
frame-why-allowed = C’est permis.
frame-why-nothing-here = Il n’y a rien à faire ici pour l’instant.

## Ce qui s’est passé

frame-story = Journal
frame-log = Journal
frame-log-empty = Aucun coup joué pour l’instant.
frame-since = Depuis votre dernier tour
frame-since-nothing = Aucun coup depuis votre dernier tour.
frame-replay-since = revoir
frame-tab-news = , nouveaux coups ici
frame-thinking-for = réfléchit : { $seconds } s
frame-sound = Son
frame-sound-off = Le son est coupé
frame-replay-stop = arrêter

## Ligne de commande

frame-command = Taper un coup
frame-command-hint = Tapez un coup
frame-command-about = Tapez le début d’un coup : Tab le complète, Entrée le joue. S’il est interdit, la règle s’affiche.
frame-command-options = Coups correspondants

## Conseil

frame-hint-asking = Un robot réfléchit pour vous…
frame-hint-best = Le robot { $bot } jouerait : { $act }
frame-hint-because = { $act } semble le meilleur choix : { $change } points par rapport à « { $other } » (surtout : { $part }).
frame-hint-details = Détails
frame-hint-same = Le robot { $bot } aurait joué la même chose.
frame-hint-instead = Le robot { $bot } aurait joué : { $act }
frame-hint-played = joué
frame-hint-reasons = Par source
frame-explain = Qu’aurait joué un robot ?
frame-hint-move = Coup
frame-hint-win = Chances
frame-hint-range = Intervalle probable des chances de gagner
frame-hint-points = Score attendu
frame-hint-line = Suite probable

## Demandes

frame-asks-undo = { $n ->
        [one] { $name } demande à annuler { $n } coup.
        [many] { $name } demande à annuler { $n } coups.
       *[other] { $name } demande à annuler { $n } coups.
    }
frame-asks-end = { $name } propose d’arrêter la partie.
frame-asked-waits = En attente de la réponse des autres.
frame-withdraw = Retirer
frame-you-are-away = { $bot } joue à votre place.
frame-come-back = Reprendre ma place
frame-next-game = La partie suivante est prête.
frame-next-game-go = Rejoindre

## Cette table

frame-menu-table = Table
frame-menu-view = Affichage
frame-menu-help = Aide
frame-menu-leave = Quitter la table
frame-share-table = Partager le lien de la table
frame-share-position = Partager cette position
frame-copied = Lien copié.
frame-copy-failed = Impossible de copier le lien : { $link }
frame-picture-svg = Image en SVG
frame-picture-png = Image en PNG
frame-picture-failed = Impossible de créer l’image. Réessayez.
frame-leave = Laisser un robot jouer
frame-leave-sure = Un robot joue à votre place jusqu’à votre retour.
frame-end = Proposer d’arrêter
frame-end-sure = Si tout le monde est d’accord, la partie s’arrête avec les scores actuels.

## Jeux sans plateaux dessinés

frame-boards = Plateaux
frame-plain-picture = La table
    .short = Table
frame-plain-moves = Vos coups
    .short = Coups
frame-plain-find = Chercher un coup
frame-plain-best = le plus de points d’abord
frame-plain-none = Rien à décider pour l’instant.
frame-plain-nothing-found = Aucun coup trouvé. Essayez avec moins de mots.
frame-zoom-in = Agrandir
frame-zoom-out = Réduire
frame-holds-pillars = { $n ->
        [one] { $n } pilier
        [many] { $n } piliers
       *[other] { $n } piliers
    }
frame-holds-doubles = { $n ->
        [one] { $n } pilier double
        [many] { $n } piliers doubles
       *[other] { $n } piliers doubles
    }
frame-holds-tiles = { $n ->
        [one] { $n } tuile posée
        [many] { $n } tuiles posées
       *[other] { $n } tuiles posées
    }
frame-holds-stored = 1 tuile stockée
frame-holds-assistants = { $n ->
        [one] { $n } assistant
        [many] { $n } assistants
       *[other] { $n } assistants
    }
frame-holds-skills = { $n ->
        [one] { $n } maîtrise
        [many] { $n } maîtrises
       *[other] { $n } maîtrises
    }
frame-holds-kept = 1 tuile réservée
frame-holds-reserved = 1 carte Arbre réservée
frame-named-key-shift = Maj
frame-named-key-enter = Entrée
frame-named-key-home = Début
frame-named-key-end = Fin
frame-named-key-backspace = Retour arrière

## Touches

frame-key-tab = de plateau en plateau, puis décision, places et journal
frame-key-arrows = parcourir les cases d’un plateau
frame-key-ends = aller au bout d’une rangée
frame-key-enter = agir sur la case sélectionnée
frame-key-confirm = confirmer, où que vous soyez
frame-key-back = revenir d’une étape
frame-key-options = prendre l’option de ce numéro
frame-key-undo = annuler
frame-key-redo = rétablir
frame-key-turn = tourner la pièce vers la droite
frame-key-turn-back = tourner la pièce vers la gauche
frame-key-restart = rejouer le tour
frame-key-help = sur une case : pourquoi pas ? ailleurs : cette liste
frame-key-command = taper un coup
frame-key-moves = que puis-je faire ?
frame-key-next = emplacement permis suivant ou précédent
frame-key-scores = scores
frame-key-since = depuis mon dernier tour
frame-key-replay = revoir les coups des autres
frame-key-hint = conseil
frame-key-log = journal
frame-key-repeat = répéter la dernière annonce

## Ce que l’on gagne et dépense

frame-thing-prestige = { $n ->
        [one] point
        [many] points
       *[other] points
    }
frame-thing-talent = { $n ->
        [one] talent
        [many] talents
       *[other] talents
    }
frame-thing-camel = { $n ->
        [one] chameau
        [many] chameaux
       *[other] chameaux
    }
frame-thing-gardener = { $n ->
        [one] jardinier
        [many] jardiniers
       *[other] jardiniers
    }
frame-thing-barley = orge
frame-thing-dates = dattes
frame-thing-salt = sel
frame-thing-palm = { $n ->
        [one] palme
        [many] palmes
       *[other] palmes
    }
frame-thing-wine = vin
frame-thing-pillar = { $n ->
        [one] pilier
        [many] piliers
       *[other] piliers
    }
frame-thing-pillar2 = { $n ->
        [one] pilier double
        [many] piliers doubles
       *[other] piliers doubles
    }
frame-thing-gemp = { $n ->
        [one] gemme violette
        [many] gemmes violettes
       *[other] gemmes violettes
    }
frame-thing-gemr = { $n ->
        [one] gemme rouge
        [many] gemmes rouges
       *[other] gemmes rouges
    }
frame-thing-gemw = { $n ->
        [one] gemme blanche
        [many] gemmes blanches
       *[other] gemmes blanches
    }
frame-thing-gemany = { $n ->
        [one] gemme
        [many] gemmes
       *[other] gemmes
    }

## Relecture

frame-title-replay = Relecture – { $game }
frame-timeline = Fil de la partie
frame-if-ended-now = Si tout s’arrêtait là
frame-pace = Avancer par
frame-pace-move = Coup
frame-pace-turn = Tour
frame-pace-mine = Mes tours
frame-pace-score = Score
frame-stop-of = { $stop } sur { $end }
frame-replay-before = Étape précédente
frame-replay-after = Étape suivante
frame-replay-play = Lecture
frame-replay-start = Début
frame-replay-move = Coup { $n }
frame-replay-silent = Étape intermédiaire.
frame-play-on = Continuer d’ici
frame-position-link = Lien de la position
frame-to-table = Retour à la table

## Résultats

frame-title-results = Résultats – { $game }
frame-over-after = Partie terminée en { $rounds ->
        [one] { $rounds } manche
        [many] { $rounds } manches
       *[other] { $rounds } manches
    } · { $minutes ->
        [one] { $minutes } minute
        [many] { $minutes } minutes
       *[other] { $minutes } minutes
    }
frame-not-over = Cette partie est encore en cours.
frame-place-of = Rang { $place } : { $name }, { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
frame-winner = victoire
frame-points-from = D’où viennent les points
frame-show-as = Afficher en
frame-bars = Barres
frame-table = Tableau
frame-by-round = Score par manche
frame-no-rounds = Pas de score par manche pour cette partie.
frame-decided-lead = Tout s’est joué à la manche { $round } : { $seat } y marque { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    } en un seul tour et garde la tête.
frame-decided-last = Tout s’est joué au tout dernier tour : { $seat } y marque { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    } et prend la tête.
frame-decided-ahead = { $seat } mène depuis les premiers points ; son meilleur tour, à la manche { $round }, rapporte { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }.
frame-decided-other = Tout bascule à la manche { $round }, pendant le tour { $other_gen } : { $seat } prend la tête et la garde.
frame-turning-look = Voir ce coup
frame-built-by = Ce que { $seat } a construit
frame-share-card = Carte du résultat : { $game }
frame-share-link = Copier le lien
frame-share-png = Enregistrer l’image
frame-share-svg = Enregistrer en SVG
frame-share-film = Créer une vidéo (GIF)
frame-share-filming = Création de la vidéo…
frame-share-stop = Arrêter la vidéo
frame-share-saved = Enregistré.
frame-share-failed = Cela n’a pas marché. Réessayez.
frame-ending-clear = Le départage n’a pas servi.
frame-ending-shared = Égalité aux points et au départage : la victoire est partagée.
frame-ending-tie-break = Égalité aux points ; le départage a tranché.
frame-same-deal = Même donne, autres joueurs
frame-share = Partager
frame-game-file = Fichier de partie
frame-seed = Graine révélée :
