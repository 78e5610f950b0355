# Le serveur : les problèmes et ce qui est annoncé à une table.

## La première page

server-page-title = Semiramis
server-page-about = Le serveur fonctionne. L’API se trouve sous /api ; sa description est à /api/openapi.json.
server-page-build = La page du jeu n’a pas été construite ici. Dans le dépôt, « make play » la construit et l’ouvre.

## Problèmes

server-malformed = Demande incorrecte à { $place } : { $reason }. Corrigez-la et renvoyez-la.
server-bad-method = Cette adresse ne répond pas à cette méthode.
server-no-page = Il n’y a rien à cette adresse.
server-bug = Erreur du serveur. Chaque coup confirmé est enregistré ; rechargez la table.
server-storage = Le serveur ne peut rien enregistrer pour l’instant : son disque est plein ou protégé en écriture, ou sa base de données est injoignable. Rien n’est perdu ; renvoyez votre coup plus tard.
server-damaged = Les données enregistrées de la table { $table } sont endommagées. Les autres tables ne sont pas touchées. Demandez à l’hôte de ce serveur de lancer « semiramis doctor --data » et de restaurer une sauvegarde.
server-stopping = Le serveur va s’arrêter. Vos parties sont enregistrées ; réessayez dans un moment.
server-bad-database = « { $given } » ne peut pas être l’adresse d’une base de données. Écrivez-la comme postgresql://utilisateur@hôte/nom.
server-moved = Un autre serveur est en train de reprendre cette table. Rien n’a été modifié ; réessayez dans un instant.
server-busy = Le serveur est occupé par de longues parties d’autres joueurs. Rien n’a été modifié ; réessayez dans un moment.
server-too-costly = Cela prendrait au serveur trop de temps ou de mémoire. Rien n’a été modifié.
server-no-table = La table { $table } n’existe pas. Vérifiez le lien.
server-no-edition = L’édition { $edition } de cette table est inconnue ici. Créez la table avec son fichier d’édition.
server-other-rules = La table { $table } suit la version { $given } des règles ; ce serveur ne connaît que { $known }. Rien n’est perdu : enregistrez-la dans un fichier de partie et ouvrez-le avec une version de Semiramis qui connaît ces règles.
server-edition-too-large = L’édition est trop grande. On lit au plus { $limit } octets.
server-log-too-large = Le journal est trop grand. On lit au plus { $limit } octets.
server-too-large = La demande est trop grande. On lit au plus { $limit } octets.
server-too-many = Trop de demandes en peu de temps. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
        [many] { $seconds } secondes
       *[other] { $seconds } secondes
    }.
server-too-many-streams = Trop de pages suivent des tables depuis votre adresse : { $limit } au plus. Fermez-en quelques-unes.
server-uploading = Un journal envoyé de votre adresse est déjà en cours de lecture. Attendez la fin.
server-too-slow = La demande n’est pas arrivée en { $seconds } secondes. Renvoyez-la.
server-too-many-today = Trop de tables ont été créées ou envoyées de votre adresse aujourd’hui : { $limit } au plus par jour. Réessayez plus tard.
server-table-full = Cette table compte plus de { $limit } événements. Désormais, seuls des coups sont possibles.
server-foreign-host = Ce serveur ne répond pas au nom { $host }. Son responsable peut l’autoriser avec --allow-host.
server-foreign-page = Une page d’un autre site n’a pas le droit de faire cela ici.
server-bad-authorization = L’en-tête Authorization n’a pas la bonne forme. Écrivez : Bearer, un espace et le jeton.
server-no-token = Il faut pour cela le jeton d’une place. Envoyez-le dans l’en-tête Authorization.
server-unknown-token = Ce jeton ne correspond à aucune place de cette table.
server-no-seat = Vous n’avez pas de place à cette table.
server-not-your-seat = Ce jeton n’est pas celui de la place { $seat }.
server-not-your-turn = Ce n’est pas votre tour.
server-nobody-to-decide = Il n’y a rien à décider dans cette position.
server-stale = La table a avancé (vous avez l’événement { $expect }, le dernier est { $seq }). Récupérez la suite, puis décidez de nouveau.
server-waiting = La partie commence quand toutes les places sont prises.
server-hint-replaced = Vous avez demandé entre-temps un autre conseil ; seul le dernier reçoit une réponse.
server-seed-given = L’hôte a fixé la graine « { $seed } » : qui la connaît peut prévoir tous les tirages. Ne prenez place que si cela vous convient.
server-deal-begun = La donne a déjà commencé ; un autre nombre ne peut plus compter.
server-no-number-due = On n’attend pas de nombre de vous pour l’instant. Les nombres sont révélés quand toutes les places sont prises, par ceux qui en ont envoyé l’empreinte auparavant.
server-wrong-number = Ce n’est pas le nombre dont vous avez envoyé l’empreinte en prenant place.
server-not-over = La partie n’est pas encore terminée.
server-no-help = À cette table, les conseils et la reprise depuis une position antérieure sont désactivés jusqu’à la fin de la partie.
server-already-asked = { $seat } a déjà une demande en attente. Répondez d’abord à celle-là.
server-away-cannot-agree = { $seat } n’est pas là et devrait donner son accord. Refaites la demande à son retour.
server-nothing-asked = Aucune demande n’attend votre réponse.
server-seat-taken = La place { $seat } est prise.
server-no-free-seat = Aucune place n’est libre à cette table.
server-fork-seats = Cette position a { $seats } places. Nommez un joueur pour chacune.
server-no-seq = L’événement { $seq } n’existe pas. Le dernier est { $last }.
server-no-seat-here = Personne ne joue { $seat } à cette table.
server-no-pictures = Ce serveur ne peut pas dessiner d’images PNG : l’extension « pictures » n’est pas installée. La même carte existe en SVG.
server-bad-event-id = Le numéro du dernier événement doit être un nombre entier.
server-newer-data = Le fichier de données { $path } a été écrit par une version plus récente de Semiramis. Rien n’y a été modifié. Lancez cette version-là ou choisissez un autre dossier.

## Ce qui est annoncé à une table

server-told-made = La table est prête.
server-told-join = { $name } prend la place { $seat }.
server-told-leave = { $seat } n’est pas là ; { $bot } prend le relais.
server-told-dealt = La donne est faite, à partir d’un secret du serveur et d’un nombre de chacun : personne ne l’a choisie.
server-told-again = Ce tirage avait déjà eu lieu, puis a été annulé : on savait ce qui allait sortir.
server-told-return = { $seat } est de retour.
server-told-flag = { $seat } n’a plus de temps ; { $bot } prend le relais.
server-told-undo = { $seat } annule { $n ->
        [one] { $n } coup
        [many] { $n } coups
       *[other] { $n } coups
    }.
server-told-redo = { $seat } rétablit { $n ->
        [one] { $n } coup
        [many] { $n } coups
       *[other] { $n } coups
    }.
server-told-ask-undo = { $seat } demande à annuler { $n ->
        [one] { $n } coup
        [many] { $n } coups
       *[other] { $n } coups
    }.
server-told-ask-resign = { $seat } propose d’arrêter la partie maintenant.
server-told-agreed = { $seat } accepte.
server-told-declined = { $seat } refuse.
server-told-expired = { $seat } n’a pas reçu de réponse à temps ; sa demande est retirée.
server-told-resign = La partie s’arrête d’un commun accord, comme { $seat } l’a proposé.
server-told-rematch = { $seat } lance une revanche.

## Cartes et aperçus de liens

card-won = { $name } gagne
card-shared = victoire partagée
card-playing = partie en cours
card-waiting = une place est libre
card-replay = une position d’une partie
box-place = Il n’y a rien à consulter à { $place }. Rechargez la page et réessayez.
