# L’arène : des robots les uns contre les autres.

## Ce qui ne va pas

arena-bots = Un tournoi demande de 1 à { $most } robots, pas { $given }.
arena-games = Un tournoi demande au moins une partie, pas { $given }.
arena-resume-where = --resume reprend un tournoi enregistré dans un dossier. Nommez ce dossier avec --out.
arena-nothing-kept = Il n’y a pas de tournoi dans { $path }. Retirez --resume pour en commencer un.
arena-kept-already = { $path } contient déjà un tournoi. Reprenez-le avec --resume, ou choisissez un autre dossier avec --out.
arena-other = { $path } contient un autre tournoi. La différence : { $what } ; là-bas { $kept }, ici { $given }. Reprenez ses paramètres, ou choisissez un autre dossier avec --out.
arena-plan-unreadable = { $path } n’est pas lisible comme plan d’un tournoi. Choisissez un autre dossier avec --out.
arena-line = La ligne { $line } du fichier { $path } n’est pas une partie de ce tournoi. Supprimez-la, et la partie sera rejouée.
arena-folder = Impossible d’enregistrer dans { $path } : { $reason }. Choisissez un autre dossier avec --out.
arena-in-use = Un autre tournoi utilise { $path } en ce moment. Arrêtez-le, ou choisissez un autre dossier avec --out.
arena-worker-died = Impossible de jouer la partie { $game } : son processus s’interrompt à chaque fois (essais : { $times }).
arena-no-ray = Ray n’est pas installé. Installez-le avec : pip install "semiramis[ray]"
arena-ray-failed = Ray a échoué : { $reason }.

## Ce qui peut différer entre deux tournois

arena-field-format = le format
arena-field-version = la version de Semiramis
arena-field-game = le jeu
arena-field-rules = la version des règles
arena-field-edition = l’édition
arena-field-options = les options de règle
arena-field-seats = le nombre de places
arena-field-bots = les robots
arena-field-files = le contenu du fichier d’un robot
arena-field-seed = la graine
arena-field-seconds = le temps de réflexion
arena-field-games = le nombre de parties

## Problèmes de robots

arena-trouble-died = processus interrompu
arena-trouble-hung = délai dépassé
arena-trouble-raised = erreur déclenchée
arena-trouble-illegal = coup interdit
arena-forfeits = Décisions manquées par le robot { $bot } : { $n } ({ $kinds }). C’est le robot greedy qui a décidé à sa place ou, à défaut, le hasard. Premier problème : { $first }

## Résultats

arena-playing = Parties en cours
arena-rounded = Chaque donne est jouée avec plusieurs répartitions des places (parties par donne : { $each }). Parties : { $games } au lieu de { $given }.
arena-head-bot = Robot
arena-head-games = Parties
arena-head-share = Victoires
arena-head-range = Intervalle à 95 %
arena-head-score = Score
arena-head-margin = Avance (intervalle à 95 %)
arena-head-places = Rangs
arena-head-rating = Cote
arena-head-against = Devant (avance)
arena-head-decisions = Décisions par partie
arena-head-time = Temps par décision
arena-head-longest = Maximum
arena-head-forfeited = Manquées
arena-done = Parties : { $games }. Donnes : { $deals }. En moyenne { $rounds } manches et { $decisions } décisions.
arena-written = Écrit dans { $folder } : { $files }
arena-more = Les cotes et les graphiques demandent d’autres paquets : pip install "semiramis[arena]"
arena-stopped = Arrêté. Rien n’a été enregistré. Avec --out, un tournoi peut être repris.
arena-stopped-kept = Arrêté. Pour reprendre : { $command }

## Graphiques

arena-plot-shares = Part de victoires avec intervalle à 95 % (parties : { $games })
arena-plot-shares-fair = si tous étaient de même force
arena-plot-shares-axis = Part de victoires en %
arena-plot-scores = Scores : quartiles, médiane (trait) et moyenne (losange)
arena-plot-scores-axis = Points
arena-plot-parts = Score moyen par source de points
arena-plot-time = Temps par décision
arena-plot-time-axis = Millisecondes
arena-plot-time-mean = moyenne
arena-plot-time-longest = maximum
