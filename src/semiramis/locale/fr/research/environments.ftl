# Environnements : PettingZoo, Gymnasium, OpenSpiel, modèles de langage.

research-env-action-unknown = L’action { $given } n’existe pas. Les actions des joueurs sont numérotées de 0 à { $most }.
research-env-action-shape = Une action est un entier, pas « { $given } ».
research-env-agent-unknown = Il n’y a pas d’agent « { $given } » à cette table. Agents connus : { $known }.
research-env-extra-missing = Il faut ici le paquet { $package }. Installez-le avec : pip install 'semiramis[{ $extra }]'
research-env-language = Il n’y a pas de textes en « { $given } ». Langues connues : { $known }.
research-env-learner = La place de l’apprenant est un nombre de 0 à { $most }, ou « any » pour en changer à chaque partie, pas « { $given } ».
research-env-not-begun = Aucune partie en cours : appelez d’abord reset().
research-env-observer-parameters = Les observations n’ont pas de paramètres ; reçu : { $given }.
research-env-opponents = Il faut un adversaire par autre place, ou un seul pour toutes : { $wanted }, pas { $given }.
research-env-options-shape = Les options de règle se donnent comme un dictionnaire de noms et de valeurs, pas comme « { $given } ».
research-env-over = La partie est terminée : appelez reset() pour lancer la suivante.
research-env-render-none = Impossible d’afficher : aucun render_mode n’a été choisi. Choisissez parmi : { $known }.
research-env-render-unknown = Le render_mode « { $given } » n’existe pas. Choisissez parmi : { $known }.
research-env-seat = Une place est un nombre de 0 à { $most }, pas « { $given } ».
research-env-seed = Une graine est un entier positif ou nul, pas « { $given } ».

# Parties par lots.

research-batch-code = L’action { $given } n’existe pas (emplacement { $slot }). Les actions des joueurs sont numérotées de 0 à { $most }.
research-batch-dtype = Les actions sont des entiers ; le tableau contient { $given }. Convertissez-le, par exemple avec astype(int).
research-batch-rewards-unknown = Il n’y a pas de récompenses nommées « { $given } ». Récompenses connues : { $known }.
research-batch-seat = Une place de cette table est un nombre de 0 à { $most }, pas { $given }.
research-batch-seed = Une graine est un entier, pas { $given }.
research-batch-shape = Il faut une action pour chacun des { $slots } emplacements ; la forme du tableau est { $given }.
research-batch-slot = Un emplacement est un nombre de { $least } à { $most }, pas { $given }.
research-batch-slots = Le nombre d’emplacements est un entier de { $least } à { $most }, pas { $given }.
research-batch-steps = Le nombre de pas est un entier de { $least } à { $most }, pas { $given }.
research-batch-threads = Le nombre de fils d’exécution est un entier de { $least } à { $most }, pas { $given }.
