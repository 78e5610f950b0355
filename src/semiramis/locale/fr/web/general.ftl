# Le client web : ses pages en dehors d’une table.

## Toutes les pages

web-name = Semiramis
web-skip = Aller au contenu
web-nav = Pages
web-nav-play = Jouer
web-nav-settings = Réglages
web-labelled = { $label } : { $value }
web-language = Langue
web-theme-to-dark = Thème sombre
web-theme-to-light = Thème clair
web-close = Fermer
web-back = Retour
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-try-again = Réessayer
web-loading = Chargement…
web-you = vous
web-footer = Un projet libre et indépendant, avec ses propres illustrations. Sans lien avec les auteurs ni les éditeurs des jeux de société.
web-licences = Licences

## Les jeux

web-games = Jeux
web-game-amyitis = Amyitis
web-game-amyitis-about = Recrutez des artisans, creusez des canaux et guidez la caravane que tous partagent.
web-game-amyitis-length = 60–120 min
web-game-amyitis-kind = gestion de ressources
web-game-babylon = Babylon
web-game-babylon-about = Élevez des terrasses sur des piliers, puis couronnez-les d’escaliers, de ponts, de fontaines et de statues.
web-game-babylon-length = 40–60 min
web-game-babylon-kind = construction en 3D
web-game-ishtar = Ishtar
web-game-ishtar-about = Changez un désert en parterres fleuris, prenez-en le contrôle et plantez les arbres qui vous survivront.
web-game-ishtar-length = 45–60 min
web-game-ishtar-kind = contrôle de territoire
web-players = { $least }–{ $most } joueurs

## Les robots, du plus faible au plus fort

web-bot-random = Aléatoire
web-bot-random-about = Joue n’importe quel coup permis.
web-bot-greedy = Glouton
web-bot-greedy-about = Prend le plus de points possible tout de suite.
web-bot-apprentice = Apprenti
web-bot-apprentice-about = Facile. Idéal pour une première partie.
web-bot-gardener = Jardinier
web-bot-gardener-about = Moyen. Prévoit un tour à l’avance.
web-bot-architect = Architecte
web-bot-architect-about = Difficile. Voit loin.
web-bot-royal = Architecte royal
web-bot-royal-about = Le plus difficile. Prend son temps.

## La page d’accueil

web-hero-title = Trois jeux. Une merveille.
web-hero-about = Irriguez, bâtissez et plantez les jardins suspendus, entre amis ou contre des robots. Sans inscription.
web-play-now = Jouer
web-play-now-what = { $game } contre le robot { $bot }
web-join-link = Rejoindre par lien
web-pass-and-play = Sur un seul écran
web-play-bots = Affronter un robot
web-new-table = À plusieurs
web-players-how-many = Joueurs
web-strength = Niveau
web-watch-bots = Regarder
web-nav-learn = Apprendre
web-nav-watch = Regarder
web-your-turn-at = À vous de jouer : { $game }
web-watch-about = Regardez des robots s’affronter à votre rythme ; arrêtez-vous à n’importe quel coup et prenez la suite. Ou revoyez une de vos parties.
web-watch-game = Regarder { $game }
web-watch-replays = Vos parties terminées
web-watch-none = Aucune partie terminée pour l’instant.
web-watch-replay = Revoir
web-join-paste = Collez le lien d’invitation
web-join-bad = Ce lien ne mène à aucune table. Un lien ressemble à ceci : { $example }
web-join-find = Aller à la table

## Mes tables

web-your-tables = Vos tables
web-waits = { $n ->
        [one] À vous de jouer à { $n } table
        [many] À vous de jouer à { $n } tables
       *[other] À vous de jouer à { $n } tables
    }
web-tables-none = Aucune partie pour l’instant. Lancez-en une contre un robot.
web-tables-all = Tout afficher
web-your-turn = À vous de jouer
web-turn-of = À { $name } de jouer
web-turn-nobody = Mise en place…
web-seats-free = { $n ->
        [one] { $n } place libre
        [many] { $n } places libres
       *[other] { $n } places libres
    }
web-over = Partie terminée
web-over-you = Vous avez gagné
web-over-by = { $name } a gagné
web-over-shared = Victoire partagée
web-changed = Dernier coup { $ago }
web-changed-now = Dernier coup à l’instant
web-clock-left = Temps restant : { $time }
web-open-play = Jouer
web-open-watch = Regarder
web-open-wait = Inviter
web-open-results = Résultats
web-forget = Retirer de la liste
web-table-lost = Impossible d’ouvrir la table { $table }.

## Places

web-seat-who = { $seat } : { $name }
web-seat-free = libre
web-seat-kind = Joueur pour { $seat }
web-seat-name = Nom pour { $seat }
web-seat-bot = Robot pour { $seat }
web-seat-me = Moi
web-seat-bot-kind = Robot
web-seat-open = Inviter par lien
web-seat-hot-seat = Quelqu’un sur cet appareil
web-seat-open-about = Libre jusqu’à ce que quelqu’un arrive par le lien.

## Une nouvelle table

web-new-title = Nouvelle table
web-new-game = Jeu
web-new-players = Joueurs
web-new-seats = Places
web-new-clock = Cadence
web-new-help = Conseils en cours de partie
web-new-help-about = Les joueurs peuvent consulter un robot et repartir d’une position antérieure avant la fin de la partie. Désactivé par défaut si d’autres jouent sur leur propre appareil.
web-help-on = oui
web-help-off = non
web-clock-none = Sans limite
web-clock-bank = { $minutes } min + { $seconds } s par tour
web-clock-days = { $days ->
        [one] { $days } jour par coup
        [many] { $days } jours par coup
       *[other] { $days } jours par coup
    }
web-new-options = Options de règle
web-options-standard = standard
web-options-changed = { $n ->
        [0] standard
        [one] { $n } modifiée
        [many] { $n } modifiées
       *[other] { $n } modifiées
    }
web-option-standard = { $value } (standard)
web-new-more = Édition et graine
web-new-edition = Édition du matériel
web-edition-own = édition : { $name }
web-edition-about = Si votre exemplaire a d’autres valeurs, corrigez-les dans un fichier d’édition.
web-new-seed = Graine aléatoire
web-seed-about = Une même graine donne toujours la même partie. Laissez vide pour une donne au hasard.
web-new-make = Créer la table

## Options des jeux ; .is-… sont leurs valeurs

web-option-amyitis-any-good-wine = Vin comme « marchandise au choix »
    .is-no = interdit
    .is-yes = permis
web-option-amyitis-cut-off-canals = Canaux coupés du fleuve
    .is-dry = ne peuvent pas être prolongés
    .is-wet = peuvent être prolongés
web-option-amyitis-field-tie = Égalité dans une rangée de champs pleine
    .is-nobody = personne ne reçoit le jardinier
    .is-rightmost = au cube le plus à droite
web-option-babylon-footprint = Deux tuiles sur les quatre mêmes trous
    .is-never = jamais
    .is-consecutive = pas l’une juste au-dessus de l’autre
web-option-babylon-bridge-gap = Sous un pont
    .is-open = tuiles plus basses permises
    .is-bare = plateau nu seulement
    .is-decorated = tuiles et décorations plus basses permises
web-option-babylon-overhang = Sous un coin en surplomb
    .is-anything = tout ce qui est plus bas
    .is-clear = rien du tout
web-option-babylon-first-statue = Quand toutes les statues sont devenues des piliers
    .is-again = on repart n’importe où
    .is-once = plus aucune statue
web-option-babylon-supply = Réserve
    .is-limited = limitée
    .is-unlimited = inépuisable
web-option-ishtar-layout = Disposition des plateaux
    .is-compact = compacte
web-option-ishtar-trees = Arbres par tour
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
    .is-5 = 5
    .is-any = sans limite
web-option-ishtar-seams = Jointures entre plateaux
    .is-crossed = les tuiles peuvent les franchir
    .is-kept = les tuiles ne les franchissent pas
web-option-ishtar-double-bloom = Jeton Floraison double
    .is-one-each = 1 fleur par case
    .is-two-each = 2 fleurs par case
web-option-ishtar-hidden-stack = Maîtrise J et pile sous l’arrosoir
    .is-open = toujours permis
    .is-closed = si aucune autre pile n’a de tuiles

## S’asseoir

web-join-title = Table { $game }
web-join-gone = Table introuvable
web-join-who = Joueurs
web-join-sit-title = Prenez place
web-join-name = Votre nom
web-join-name-about = Visible par les autres joueurs. Aucun compte à créer.
web-join-seat = Choisissez une place
web-join-sit = M’asseoir ici
web-join-seed = L’hôte a fixé la graine « { $seed } » : qui la connaît peut prévoir tous les tirages. Ne prenez place que si cela vous convient.
web-join-watch = Regarder
web-join-full = Toutes les places sont prises
web-invite-title = Inviter des amis
web-invite-about = Toute personne ayant ce lien peut prendre place. La partie commence quand toutes les places sont prises.
web-invite-network = Ce lien fonctionne sur tout votre réseau local, y compris sur cet ordinateur.
web-invite-here-only = Ce lien ne fonctionne que sur cet ordinateur. Pour ouvrir l’accès à votre réseau, relancez le serveur avec { $option }. Vos tables sont conservées.
web-invite-link = Lien de la table
web-invite-qr = Le lien en code QR
web-invite-board = Aller au plateau

## Réglages

web-settings-me = Vous
web-settings-look = Apparence
web-settings-play = Jeu
web-settings-data = Données sur cet appareil
web-theme = Thème
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-text-size = Taille du texte
web-percent = { $n } %
web-motion = Animations
web-motion-system = Comme le système
web-motion-full = Toutes
web-motion-reduced = Réduites
web-move-speed = Coups des autres joueurs
web-move-speed-off = Instantanés
web-move-speed-fast = Rapides
web-move-speed-normal = Normaux
web-move-speed-slow = Lents
web-sound = Sons
web-sound-about = De petits sons pour les coups, votre tour et la fin de la partie.
web-volume = Volume
web-boards = Plateaux
web-boards-drawn = Dessinés
web-boards-list = Image et liste des coups
web-labels = Repères sur les plateaux
web-labels-about = Repères des lignes et des colonnes, noms des lieux.
web-confirm = Demander confirmation
web-confirm-every = À chaque étape
web-confirm-last = À la dernière étape du tour
web-confirm-free = Seulement si annuler est impossible
web-auto-play = Jouer les coups forcés à ma place
web-auto-play-about = Si une seule action est permise, elle est jouée au bout d’un instant. Annuler ramène à votre dernière vraie décision.
web-single-keys = Raccourcis à une touche
web-single-keys-about = Désactivez-les si vous utilisez la dictée ou un lecteur d’écran qui a ses propres raccourcis.
web-notify = M’avertir quand c’est à moi de jouer
web-notify-about = Une notification du navigateur tant qu’une table est ouverte dans un onglet.
web-notify-refused = Votre navigateur bloque les notifications de ce site.
web-data-about = { $n ->
        [0] Aucune place n’est enregistrée sur cet appareil.
        [one] { $n } place est enregistrée sur cet appareil seulement. Si ces données disparaissent, la place est perdue.
        [many] { $n } places sont enregistrées sur cet appareil seulement. Si ces données disparaissent, les places sont perdues.
       *[other] { $n } places sont enregistrées sur cet appareil seulement. Si ces données disparaissent, les places sont perdues.
    }
web-data-save = Enregistrer un fichier
web-data-load = Charger un fichier
web-data-loaded = { $n ->
        [one] { $n } place récupérée.
        [many] { $n } places récupérées.
       *[other] { $n } places récupérées.
    }
web-data-bad = Ce fichier ne contient aucune place de Semiramis.
web-data-forget = Oublier mes places
web-data-forget-about = Les tables restent, mais cet appareil ne pourra plus y jouer. Enregistrez d’abord vos places dans un fichier si vous pensez les reprendre.
web-data-forgotten = Toutes les places ont été retirées de cet appareil.

## Rien ici

web-404-title = Page introuvable
web-404-about = Il n’y a rien à cette adresse.
web-404-home = Retour à l’accueil

## Problèmes et nouvelles

web-told-moved-first = { $name } a été plus rapide : votre coup n’a pas été envoyé.
web-problem-unreachable = Le serveur ne répond pas. Rien n’est perdu ; la partie reprendra dès le retour de la connexion.
web-problem-unreadable = La réponse du serveur est illisible. Réessayez.
web-problem-status = Erreur { $status } du serveur. Rien n’est perdu ; réessayez dans un instant.
web-problem-client = Un problème est survenu sur cette page ({ $code }). Rien n’est perdu ; rechargez-la.

## Sans serveur

web-open-file = Ouvrir un fichier
web-save-game = Enregistrer la partie
web-site-denied = Ce navigateur n’enregistre rien pour cette page. Vous pouvez jouer, mais vos parties disparaîtront avec cet onglet ; pour en garder une, enregistrez son fichier.
web-site-evicted = Le navigateur a supprimé les parties enregistrées pour cette page. Vous pouvez jouer, mais vos parties disparaîtront avec cet onglet ; pour en garder une, enregistrez son fichier.
web-site-full = Ce navigateur n’a plus de place. Vous pouvez jouer, mais les nouveaux coups disparaîtront avec cet onglet ; pour les garder, enregistrez le fichier de la partie.
web-site-cut = Impossible de charger les jeux : la connexion a été coupée. Vos parties sont en sécurité.
web-site-again = Réessayer
web-site-unsupported = Ce navigateur ne peut pas faire tourner les jeux : il lui manque WebAssembly, en tout ou en partie. Utilisez une version récente de Firefox, Chrome, Edge ou Safari ; une fenêtre privée à la protection maximale peut le désactiver.
web-site-failed = Impossible de lancer les jeux dans ce navigateur : { $reason }. Essayez un navigateur plus récent ou rechargez la page.
web-site-starting = Préparation des jeux. Ce n’est un peu long qu’à la première visite.
web-site-update = Une nouvelle version est prête. Elle démarrera quand toutes les pages de ce site seront fermées.
web-site-update-now = Mettre à jour
