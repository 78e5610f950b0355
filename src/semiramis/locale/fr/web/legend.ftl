# La légende : chaque signe du jeu et ce qu’il veut dire.

legend-title = Légende
legend-key = légende : le sens des symboles
legend-find = Chercher un symbole
legend-none-found = Aucun symbole trouvé.
legend-seats = Joueurs
legend-seat = Les pièces de ce joueur portent la lettre { $letter }.
legend-marks = Repères sur les plateaux
legend-mark-legal = Vous pouvez choisir ceci.
legend-mark-cost = Vous pouvez choisir ceci moyennant un supplément.
legend-mark-chosen = Choisi.
legend-mark-refused = Interdit pour l’instant. Demandez pourquoi.
legend-mark-last = Un coup joué depuis votre dernier tour ; le numéro indique l’ordre.
legend-mark-reveals = Révèle une information ; pour annuler, il faudra ensuite l’accord de tous.
legend-now = en vigueur
legend-have = à vous
legend-left = { $n ->
        [one] { $n } à découvrir
        [many] { $n } à découvrir
       *[other] { $n } à découvrir
    }
legend-aid = Aide de jeu à imprimer
