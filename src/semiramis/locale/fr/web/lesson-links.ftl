# Les entrées vers une initiation, depuis l’accueil et depuis une table.

learn-title = Apprendre à jouer
learn-title-game = Apprendre { $game }
learn-in-ten = Apprendre en 10 minutes
learn-go-on = Reprendre l’initiation : étape { $step } sur { $of }
