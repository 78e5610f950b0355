# La ligne de commande.

## Arguments incorrects

cli-lang-unknown = Il n’y a pas de textes en « { $given } ». Langues : { $known }.
cli-usage-option = Il n’y a pas d’option { $name } ici. Tapez « { $usage } --help » pour voir les options.
cli-usage-value = L’option { $name } n’a pas de valeur correcte. Tapez « { $usage } --help » pour voir comment l’utiliser.
cli-usage-missing = Il manque { $name }. Tapez « { $usage } --help » pour voir ce qu’il faut donner.
cli-usage-bad = La valeur de { $name } n’est pas correcte. Tapez « { $usage } --help » pour voir ce qui convient.
cli-usage-extra = Trop d’arguments. Tapez « { $usage } --help » pour voir ceux qui sont prévus.
cli-usage-command = Il n’y a pas de commande « { $given } ». Commandes : { $known }.
cli-number = { $name } doit être compris entre { $least } et { $most }, pas { $given }.
cli-option-form = « { $given } » n’est pas une option de règle de la forme nom=valeur.
cli-system = Le système a refusé : { $reason }.
cli-extra-missing = Cette commande demande le paquet { $package }. Installez-le avec : pip install "semiramis[{ $extra }]"
cli-not-text = { $path } n’est pas un fichier texte en UTF-8.
cli-file-exists = { $path } existe déjà. Choisissez un autre nom, ou reprenez une partie enregistrée avec --resume.
cli-resume-with = { $name } et --resume ne vont pas ensemble : une partie enregistrée continue comme elle a commencé.
cli-resume-game = Le jeu de la partie enregistrée est { $wanted }, pas { $given }.
cli-seed-missing = Le fichier { $path } manque. Il contient la graine de la partie ; sans elle, plus aucune carte ne peut être tirée. Remettez-le à côté de { $log }, ou lancez « semiramis position { $log } --output position.json » et commencez à partir de là une nouvelle partie avec --position.
cli-seed-unreadable = Impossible de lire { $path } comme graine du journal { $log }. Remettez l’original, ou lancez « semiramis position { $log } --output position.json » et commencez à partir de là une nouvelle partie avec --position.
cli-seed-length = Une graine compte de 1 à { $most } caractères.
cli-position-seats = Places indiquées : { $given } ; places de la partie : { $wanted }.
cli-position-options = Une position a ses propres options de règle ; retirez --option.
cli-position-no-steps = { $path } est une position isolée, sans coups. Seul un journal contient des coups.
cli-perft-after = Pour commencer après quelques décisions, donnez aussi le --seed de la partie à laquelle elles appartiennent.
cli-clauses-no-folder = { $path } n’est pas un dossier de tests.
cli-clauses-unreadable = Impossible de relier les règles aux tests : { $reason }.

## Places

cli-seats-mixed = Dans « { $given } », certaines places sont nommées et d’autres non. Nommez-les toutes, ou aucune.
cli-seats-which = « { $given } » ne nomme pas les bonnes places. Pour ce nombre de joueurs, ce sont : { $known }.
cli-seats-empty = Dans « { $given } », une place est vide. Mettez-y me, me:Ana ou le nom d’un robot.
cli-seats-name = « { $given } » ne peut pas être un nom. Un nom compte au plus { $limit } caractères imprimables.

## Jouer

cli-play-file = Fichier de la partie : { $path }
cli-play-help-hint = Tapez le numéro d’un coup, le coup lui-même, ou help.
cli-play-you = vous
cli-play-allowed = Permis : { $move }
cli-play-hint = Un robot conseille : { $move }
cli-hint-move = Coup
cli-hint-share = Part explorée
cli-hint-win = Chances de gagner
cli-hint-line = Suite probable
cli-play-copied = Enregistré dans { $path }
cli-play-left = Partie enregistrée. Pour la reprendre : semiramis play { $game } --resume { $path }
cli-play-over = Partie enregistrée dans { $path } ; sa dernière ligne révèle la graine de la donne.
cli-play-asks = { $seat } : { $asks }
cli-play-agree = { $seat }, acceptez-vous cette annulation ? [o/n]
cli-play-yes-words = o, oui
cli-play-warming = compilation des règles
cli-play-number = Il n’y a pas de coup numéro { $given }. Les numéros vont de 1 à { $most }.
cli-play-unknown = « { $given } » n’est ni un coup ni une commande. Tapez moves pour les coups, help pour les commandes.
cli-play-why-what = Précisez le coup, par exemple : why pass
cli-play-save-where = Précisez le fichier, par exemple : save ma-partie.jsonl
cli-play-count = « { $given } » n’est pas un nombre de 1 à 9999.
cli-clause-unknown = Il n’y a pas de règle « { $given } ». Tapez rules pour les voir toutes.
cli-bot-failed = Le robot « { $bot } » a échoué : { $reason }. Pour continuer avec un autre, reprenez la partie avec --seats.
cli-bot-illegal = Le robot « { $bot } » a choisi un coup interdit : { $code }. Pour continuer avec un autre, reprenez la partie avec --seats.

cli-prompt-move = Tapez un coup tel qu’il est listé, ou son numéro. Autres commandes :
cli-prompt-why = why <coup>     pourquoi un coup est interdit
cli-prompt-undo = undo           annuler votre dernière décision, et ce que les robots ont joué depuis
cli-prompt-redo = redo           rétablir ce qui a été annulé
cli-prompt-restart = restart        recommencer ce tour
cli-prompt-hint = hint           ce que jouerait un robot fort, et pourquoi
cli-prompt-board = board          dessiner le plateau
cli-prompt-moves = moves          lister les coups
cli-prompt-score = score          les scores par source de points
cli-prompt-log = log [n]        les dernières lignes du journal
cli-prompt-rules = rules <règle>  le texte d’une règle ; sans numéro, tous les titres
cli-prompt-save = save <fichier> écrire une copie de la partie
cli-prompt-help = help           cette liste
cli-prompt-quit = quit           s’arrêter là ; la partie est enregistrée

## Scores

cli-score-part = Source
cli-score-total = Total
cli-score-place = Rang
cli-score-winner = { $seat } gagne avec { $n ->
        [one] { $n } point
        [many] { $n } points
       *[other] { $n } points
    }.
cli-score-winners = { $seats } partagent la victoire avec { $n ->
        [one] { $n } point
        [many] { $n } points
       *[other] { $n } points
    } chacun.

## Relectures et positions

cli-replay-verified = Tous les tirages concordent avec la graine révélée. Tirages vérifiés : { $n }.
cli-position-good = { $path } est une position possible.
cli-position-written = Écrit dans { $path }

## Éléments

cli-components-edition = Édition « { $name } ». Valeurs : { $n }, dont
cli-components-rules = imprimées dans le livret de règles
cli-components-external = confirmées ailleurs, par la source citée
cli-components-constrained = reconstituées ; ce que l’on sait laisse peu de valeurs
cli-components-free = reconstituées ; ce que l’on sait laisse beaucoup de valeurs
cli-components-head-place = Emplacement
cli-components-head-value = Valeur
cli-components-head-confidence = Fiabilité
cli-components-head-source = Source

## Règles numérotées

cli-clauses-head-clause = Règle
cli-clauses-head-title = Titre
cli-clauses-head-code = Code
cli-clauses-head-allowed = Permis
cli-clauses-head-refused = Interdit
cli-clauses-head-texts = Textes
cli-clauses-gaps = Il manque : { $n }
cli-clauses-no-tests = Aucun test n’a été vérifié ; nommez leur dossier avec --tests.

## Compter et vérifier

cli-perft-counting = Comptage
cli-perft-action = Première action
cli-perft-lines = Suites
cli-perft-result = Suites de coups à la profondeur { $depth } : { $lines }
cli-perft-distinct = Positions différentes à la profondeur { $depth } : { $n }
cli-soak-playing = Parties en cours
cli-soak-done = Parties : { $games }. Décisions : { $decisions }. Partie la plus longue : { $longest }. Maximum de coups permis : { $most }.
cli-soak-sound = Toutes les positions étaient correctes.
cli-soak-broken = Cela ne doit pas arriver ; merci de signaler la ligne ci-dessus.
cli-compiling = Compilation des règles
cli-parity-playing = Parties jouées en double
cli-parity-equal = Les règles simples et les règles compilées concordent. Parties : { $games }. Décisions : { $decisions }.
cli-parity-differs = Les règles simples et les règles compilées diffèrent : { $where }

## Vitesse

cli-bench-measuring = Mesure en cours
cli-bench-head-row = Opération
cli-bench-head-value = Mesuré
cli-bench-head-target = Objectif
cli-bench-head-met = Résultat
cli-bench-met = atteint
cli-bench-missed = manqué
cli-bench-row-plain-decision = Règles simples, par décision
cli-bench-row-compiled-games = Parties compilées, { $n } places
cli-bench-row-compiled-decisions = Décisions compilées, { $n } places
cli-bench-row-compiled-player-decisions = Décisions compilées des joueurs, { $n } places
cli-bench-row-threads = { $n } fils d’exécution contre un seul
cli-bench-row-compiled-clone = Copie d’un état compilé
cli-bench-row-compile-cold = Compilation complète
cli-bench-row-compile-cached = Chargement des règles compilées
cli-bench-row-help = semiramis --help

## Diagnostic

cli-doctor-looking = Vérification
cli-doctor-ok = ok
cli-doctor-problem = problème
cli-doctor-python = Python
cli-doctor-platform = Système
cli-doctor-package = Paquet
cli-doctor-cache = Dossier des règles compilées
cli-doctor-engine = Règles compilées
cli-doctor-data = Dossier de données
cli-doctor-encoding = Encodage
cli-doctor-terminal = Terminal
cli-doctor-language = Langue
cli-doctor-engine-found = { $game } : { $backend }, empreinte { $stamp } ; { $decisions } milliers de décisions et { $simulations } milliers de simulations par seconde
cli-doctor-backend-packaged = bibliothèque native du paquet
cli-doctor-backend-built = bibliothèque native compilée ici
cli-doctor-backend-wasm = WebAssembly par { $runtime }
cli-doctor-no-terminal = pas un terminal
cli-doctor-texts = textes manquants ou faux : { $n }
cli-doctor-fix-python = Installez Python 3.11 ou une version plus récente.
cli-doctor-fix-package = Réinstallez Semiramis : pip install --upgrade semiramis
cli-doctor-fix-cache = Autorisez l’écriture dans ce dossier, ou indiquez-en un autre dans la variable SEMIRAMIS_CACHE.
cli-doctor-fix-data = Autorisez l’écriture dans ce dossier, ou indiquez-en un autre dans la variable SEMIRAMIS_DATA.
cli-doctor-fix-encoding = Réglez le terminal sur UTF-8, ou la variable PYTHONUTF8 sur 1 ; sinon les plateaux affichent des points d’interrogation.
cli-doctor-fix-width = Élargissez la fenêtre à 98 colonnes au moins ; les plateaux en ont besoin.
cli-doctor-fix-language = Réinstallez Semiramis : ses textes sont endommagés.

## Parties enregistrées

audit-no-data = Il n’y a pas de tables enregistrées dans { $path }. Nommez le dossier donné à « semiramis serve --data ».
audit-unreadable = Impossible de lire les tables dans { $path } : { $reason }.
audit-no-event = L’événement { $seq } manque.
audit-lines = Après l’événement { $seq }, lignes du journal : { $line } ; lignes notées : { $given }.
audit-snapshot = L’instantané après l’événement { $seq } (ligne { $line }) n’est pas la position de la partie. Rien n’est perdu si vous le supprimez.
audit-table = Ce qui est noté de la table ne correspond pas à l’état de sa partie après la ligne { $line } : { $what }.
audit-result = Le résultat noté n’est pas celui de la partie après la ligne { $line }.
audit-broken = Des données enregistrées sont endommagées : { $reason }.
audit-hash = L’événement { $seq } ou ce qui s’y rattache a été modifié après son enregistrement.
audit-seal = La ligne de la table ou d’une de ses places a été modifiée après son enregistrement.
cli-doctor-replaying = Relecture des parties
cli-doctor-head-table = Table
cli-doctor-head-game = Jeu
cli-doctor-head-line = Ligne
cli-doctor-head-wrong = Ce qui ne va pas
cli-doctor-games-good = Parties rejouées : { $n }. Toutes sont correctes.
cli-doctor-games-bad = Parties rejouées : { $n }. En échec : { $bad }. Rien n’a été modifié.
cli-backup-done = Tables copiées et vérifiées : { $n }. La sauvegarde est dans { $path }.
cli-restore-done = Tables restaurées : { $n }. Elles sont dans { $path }.
cli-restore-kept = Les données précédentes sont gardées dans { $path }.
backup-no-data = Il n’y a pas de fichier { $path } à copier.
backup-exists = { $path } existe déjà. Choisissez un autre nom, ou supprimez d’abord ce fichier.
backup-failed = Impossible de faire la copie { $path } : { $reason }.
backup-damaged = La table { $table } dans { $path } est endommagée ; « semiramis doctor --data » dit en quoi. Rien n’a été modifié.
cli-copy-done = Copié, comparé et rejoué : { $n } tables avec { $events } événements. Le tout se trouve dans { $path }.
copy-not-empty = Il y a déjà des tables dans { $path }. Indiquez une base de données vide ou un autre fichier.
copy-differs = La copie dans { $path } diffère de l’original ({ $what }). Elle n’a pas été gardée ; réessayez.
copy-in-use = Un serveur utilise { $path }. Arrêtez-le d’abord ; ses prochains coups manqueraient à la copie.

## Servir

cli-serve-ready = Semiramis tourne à l’adresse { $url } (tables dans { $data }). Ctrl+C pour arrêter.
cli-serve-open = Quiconque peut joindre { $host } peut y créer des tables et regarder celles dont il connaît le lien. Les places sont sûres tant que leurs jetons d’accès restent secrets ; sur un réseau ouvert, placez un proxy HTTPS devant le serveur.
cli-serve-network = Sur votre réseau : { $url }
cli-serve-preparing = Préparation des robots pour cet ordinateur : { $done } jeux sur { $total }. Vous pouvez déjà jouer.
cli-serve-prepared = Les robots sont prêts : { $done } jeux sur { $total }.
cli-serve-bind = Impossible d’écouter sur { $host }:{ $port } : { $reason }. Choisissez une autre adresse avec --host ou --port.
cli-serve-data = Impossible d’enregistrer les tables dans { $path } : { $reason }. Choisissez un autre dossier avec --data.
cli-serve-in-use = Un autre serveur utilise { $path }. Arrêtez-le, ou choisissez un autre dossier avec --data.
cli-serve-no-database = Impossible d’utiliser { $url } : { $reason }. Vérifiez l’adresse, et que la base de données fonctionne.
cli-serve-no-address = « { $given } » n’est ni une adresse IP ni un réseau. Écrivez par exemple 10.0.0.7 ou 10.0.0.0/8.
cli-serve-no-bus = « { $given } » ne peut pas être l’adresse d’un bus. Écrivez-la comme redis://hôte:6379.
cli-serve-root-path = « { $given } » ne peut pas être le chemin d’un proxy. Écrivez-le comme /games : des lettres, des chiffres, le point, le tiret, _ et ~ entre des barres obliques.
