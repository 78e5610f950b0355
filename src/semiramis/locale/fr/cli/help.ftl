# Les pages d’aide de la ligne de commande. Elles ont leur propre fichier pour que --help ne lise rien d’autre.

cli-help-program = Jeux de société sur les jardins suspendus de Babylone : jouer, revoir, étudier et mesurer.
cli-help-usage = Utilisation :
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-required = [obligatoire]
cli-help-default = [par défaut : { $value }]
cli-help-help = Affiche cette page et quitte.

## Commandes

cli-help-cmd-play = Joue une partie dans ce terminal, contre des robots ou à plusieurs sur cet appareil.
cli-help-cmd-serve = Lance le serveur où personnes et robots jouent en réseau.
cli-help-cmd-replay = Rejoue un journal avec des contrôles stricts et montre ce qui s’est passé.
cli-help-cmd-review = Juger chaque tour d’une partie terminée, et distinguer la chance du talent.
cli-help-cmd-position = Prend une position dans un journal, un fichier de position ou un dessin, la vérifie et l’écrit.
cli-help-cmd-components = Liste toutes les valeurs du matériel, avec leurs sources.
cli-help-cmd-clauses = Affiche chaque règle numérotée avec son code, ses tests et ses textes.
cli-help-cmd-rules = Affiche les règles : toutes, quelques-unes, ou celles qui répondent à une recherche.
cli-help-cmd-playthrough = Affiche toute une partie jouée au hasard, sous forme de texte à relire.
cli-help-cmd-arena = Fait jouer des robots entre eux et donne des intervalles de confiance.
cli-help-cmd-simulate = Joue de nombreuses parties et les écrit dans un tableau.
cli-help-cmd-balance = Change des valeurs du matériel et mesure l’effet sur le jeu.
cli-help-cmd-perft = Compte les suites de coups à partir d’une position.
cli-help-cmd-soak = Joue des parties au hasard et vérifie chaque position.
cli-help-cmd-parity = Compare coup par coup les règles simples et les règles compilées.
cli-help-cmd-bench = Mesure la vitesse de tout.
cli-help-cmd-doctor = Vérifie cette installation.
cli-help-cmd-backup = Copie toutes les tables dans un fichier, même si un serveur tourne, et vérifie la copie.
cli-help-cmd-restore = Remplace par une sauvegarde les tables d’un dossier qu’aucun serveur n’utilise.
cli-help-cmd-copy = Copier toutes les tables entre un dossier de données et une base PostgreSQL, puis comparer les deux.

## Arguments et options de plusieurs commandes

cli-help-arg-game = Le jeu, par exemple amyitis.
cli-help-arg-log = Le journal d’une partie.
cli-help-arg-position = Un journal, un fichier de position ou un dessin.
cli-help-opt-lang = La langue. Par défaut : celle du système.
cli-help-opt-version = Affiche la version et quitte.
cli-help-opt-json = Écrit du JSON pour les programmes au lieu d’un texte à lire.
cli-help-opt-edition = Un fichier d’édition avec d’autres valeurs du matériel.
cli-help-opt-seats = Le nombre de places.
cli-help-opt-option = Une option de règle ; répétable.
cli-help-opt-games = Le nombre de parties.
cli-help-opt-first-seed = Le numéro de la première partie au hasard.

## play

cli-help-play-seats = Qui joue : me, me:Ana ou le nom d’un robot pour chacune des 2 à 4 places, avec ou sans les noms des places, comme dans jasmine=me,rose=greedy.
cli-help-play-seed = La graine de la donne. La même graine distribue les mêmes cartes. Par défaut : une graine que personne ne connaît.
cli-help-play-position = Commence par ce fichier de position ou ce dessin.
cli-help-play-save = Où enregistrer la partie. Par défaut : un nouveau fichier dans votre dossier de données.
cli-help-play-resume = Reprend la partie enregistrée dans ce fichier.
cli-help-review-depth = Le soin avec lequel juger.
cli-help-review-results = Garder les tours jugés dans ce fichier, et continuer à partir de lui.

## replay et position

cli-help-replay-to = S’arrête après ce nombre de coups.
cli-help-replay-board = Dessine le plateau après chaque tour.
cli-help-replay-verify = Vérifie chaque tirage à l’aide de la graine révélée.
cli-help-position-step = Après combien de coups du journal. Par défaut : tous.
cli-help-position-drawing = Dessine le plateau au lieu d’écrire un fichier de position.
cli-help-position-output = Écrit dans ce fichier.
cli-help-position-check = Dit seulement si la position est possible.

## Les autres

cli-help-components-recon = Seulement les valeurs reconstituées.
cli-help-clauses-check = Liste seulement ce qui manque ; code de retour 1 s’il manque quelque chose.
cli-help-clauses-tests = Le dossier des tests.
cli-help-rules-clause = Des règles par leur numéro, par exemple AMY-II.C.1, ou par son début ; sans rien, toutes.
cli-help-rules-search = Seulement les règles qui contiennent tous ces mots ; majuscules et accents ne comptent pas.
cli-help-playthrough-seed = La graine de la donne et des choix.
cli-help-arena-bots = Les robots, séparés par des virgules : des noms ou fichier.py:fabrique. Chacun joue aussi souvent que les autres ; s’il y a plus de robots que de places, toutes les combinaisons se rencontrent.
cli-help-arena-games = Nombre minimal de parties ; chaque donne est jouée en entier, dans toutes les répartitions des places.
cli-help-arena-workers = Nombre de processus (par défaut : 1 ; avec --ray : tous les processeurs de la grappe).
cli-help-arena-seed = La graine de toutes les parties. La même graine donne les mêmes parties.
cli-help-arena-seconds = Secondes par décision. Par défaut : sans limite, ou 60 pour les robots chargés depuis un fichier ou un paquet.
cli-help-arena-out = Enregistre parties, résumé et graphiques dans ce dossier.
cli-help-arena-resume = Reprend le tournoi enregistré dans le dossier.
cli-help-arena-ray = Répartit les parties sur une grappe Ray : celle de RAY_ADDRESS, ou une sur cet ordinateur.
cli-help-simulate-games = Le nombre de parties.
cli-help-simulate-policy = Qui joue : un robot pour toutes les places, ou un par place, séparés par des virgules ; des noms ou fichier.py:fabrique. Si tous jouent au hasard, les parties entières se déroulent en code compilé.
cli-help-simulate-seed = La graine de toutes les parties. La même graine donne les mêmes parties, quel que soit le nombre de processus.
cli-help-simulate-workers = Combien de parties se jouent en même temps.
cli-help-simulate-out = Écrit un tableau : un fichier qui finit par .parquet, .csv ou .jsonl.
cli-help-simulate-moves = Une ligne par décision au lieu d’une par partie.
cli-help-simulate-events = Comme --moves, avec ce qui s’est passé sur chaque ligne.
cli-help-simulate-force = Remplace un fichier existant.
cli-help-balance-set = Une valeur modifiée ; option répétable. Les emplacements s’écrivent comme dans le fichier d’édition, par exemple start.talents=6.
cli-help-balance-values = Compare plusieurs valeurs de l’emplacement que --set nomme sans valeur.
cli-help-balance-all = Mesure chaque valeur reconstituée sur toutes ses valeurs plausibles.
cli-help-balance-games = Le nombre de donnes ; chacune est jouée avec chaque édition.
cli-help-balance-bots = Qui joue : un robot pour toutes les places, ou un par place, séparés par des virgules ; des noms ou fichier.py:fabrique.
cli-help-balance-out = Enregistre dans ce dossier résumé, parties, éditions modifiées et graphique.
cli-help-perft-depth = La profondeur en décisions ; le hasard compte par résultat.
cli-help-perft-seed = Commence dans la partie au hasard de cette graine, après la donne.
cli-help-perft-after = Après combien de décisions de cette partie.
cli-help-perft-divide = Répartit le compte selon la première action.
cli-help-perft-distinct = Compte aussi les positions différentes.
cli-help-perft-position = Commence par ce fichier de position ou ce dessin.
cli-help-soak-deep = Ne vérifie qu’une décision sur n.
cli-help-soak-compiled = Joue en code compilé en vérifiant qu’aucun élément n’est perdu ni doublé ; pour un très grand nombre de parties.
cli-help-bench-seconds = Combien de secondes mesurer chaque vitesse.
cli-help-serve-host = L’adresse d’écoute. Toute autre que 127.0.0.1 rend le serveur accessible à d’autres.
cli-help-serve-port = Le port d’écoute ; 0 prend n’importe quel port libre.
cli-help-serve-data = Le dossier où les tables sont enregistrées.
cli-help-serve-database = Une base PostgreSQL pour les tables, à la place d’un dossier : postgresql://utilisateur@hôte/nom. Plusieurs serveurs peuvent la partager.
cli-help-serve-node-url = L’adresse à laquelle les autres serveurs de la même base joignent celui-ci, par exemple http://10.0.0.5:8765.
cli-help-serve-keep-days = Supprimer les parties importées, les bifurcations et les parties entre robots restées sans changement aussi longtemps, en jours ; 0 garde tout.
cli-help-serve-bus = Un serveur Redis ou Valkey que plusieurs serveurs partagent, pour aller plus vite : redis://hôte:6379.
cli-help-serve-workers = Le nombre de processus où tournent les robots.
cli-help-serve-rate = Requêtes par seconde et par adresse IP, en continu ; un jeton d’accès a droit au cinquième. De courtes pointes peuvent être six fois plus fortes.
cli-help-serve-web = Sert une autre version de la page de jeu que celle fournie.
cli-help-serve-connections = Combien de connexions une adresse peut garder ouvertes à la fois ; deux cinquièmes peuvent être des flux.
cli-help-serve-trusted-proxy = Un proxy dont l’en-tête X-Forwarded-For fait foi ; option répétable.
cli-help-serve-allow-host = Un nom qui mène à ce serveur, par exemple celui d’un proxy ; * les permet tous.
cli-help-serve-metrics-to = Une adresse ou un réseau qui peut lire /metrics en plus de cet ordinateur, par exemple 10.0.0.0/8 ; peut être répété.
cli-help-serve-root-path = Le chemin où un proxy expose ce serveur, par exemple /games.
cli-help-serve-browser = Ouvre le navigateur à l’adresse, ou l’affiche seulement.
cli-help-doctor-data = Rejoue chaque partie enregistrée dans le dossier de données d’un serveur et liste celles qui échouent ; omet tous les autres contrôles.
cli-help-backup-file = La sauvegarde.
cli-help-copy-from = Un dossier de données, une sauvegarde ou postgresql://utilisateur@hôte/nom.
cli-help-copy-to = De même ; il ne doit pas encore contenir de tables.
