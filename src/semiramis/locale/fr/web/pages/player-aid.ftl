# L’aide de jeu : une page à imprimer.

aid-title = Aide de jeu : { $game }
aid-about = Tout le jeu sur une page : tour, actions, symboles, décompte.
aid-name = Aide de jeu
aid-for = de { $least } à { $most } joueurs
aid-foot = Semiramis · valeurs de l’édition « { $edition } »
aid-print = Imprimer ou enregistrer en PDF
aid-save = Enregistrer en SVG
aid-failed = Impossible de charger l’aide de jeu.
aid-choose = Aides de jeu
aid-lead = Chaque jeu en une page, dans votre langue, pour jouer autour d’une vraie table.
aid-signs = Symboles
aid-scoring = Décompte
aid-players = Selon le nombre de joueurs
