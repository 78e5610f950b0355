# Le guide d’une initiation, et la page qui y mène.

lessons-step = Étape { $n } sur { $of }
lessons-continue = Continuer
lessons-back = Étape précédente
lessons-show = Montrer
lessons-fold = Replier l’initiation
lessons-unfold = Déplier l’initiation
lessons-rule = { $n ->
        [one] La règle
        [many] Les règles
       *[other] Les règles
    }
lessons-wait = C’est au tour { $seat_gen }.
lessons-instead = C’est permis, mais ce n’est pas l’objet de cette étape. Essayez plutôt : { $act }.
lessons-tried = Voilà à quoi ressemble un coup interdit : la raison, et la règle qui l’explique.
lessons-free = Jouez comme vous voulez. « Conseil » montre ce que jouerait un robot.
lessons-lost = Cette partie ne suit plus l’initiation. Continuez à jouer, ou reprenez tout depuis le début.
lessons-score = Votre score si la partie s’arrêtait maintenant : { $points }
lessons-play = Jouer une vraie partie
lessons-read = Lire les règles
lessons-again = Recommencer
lessons-begin = Commencer l’initiation
lessons-go-on = Reprendre
lessons-about = Une première partie guidée : une chose à la fois, en dix minutes environ.
lessons-new = Pas encore commencée.
lessons-reached = Vous en êtes à l’étape { $step } sur { $of }.
lessons-finished = Vous avez terminé cette initiation.
lessons-no-game = Il n’y a pas d’initiation pour ce jeu.
