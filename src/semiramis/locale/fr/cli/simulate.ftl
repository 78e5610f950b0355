# Simulations : de nombreuses parties en tableau, pour l’étude.

## Ce qui ne va pas

simulate-policies = Donnez une stratégie pour toutes les places, ou une par place. Places : { $seats } ; stratégies données : { $given }.
simulate-games = Une simulation demande au moins une partie, pas { $given }.
simulate-moves-where = --moves et --events écrivent un fichier. Nommez-le avec --out, par exemple --out coups.csv
simulate-kind = Le nom { $path } n’indique pas le type de fichier. Il doit finir par : { $known }
simulate-no-parquet = Les fichiers Parquet demandent un autre paquet. Installez-le avec : pip install "semiramis[data]" – ou choisissez un nom de fichier qui finit par .csv ou .jsonl
simulate-folder = { $path } est un dossier. Nommez un fichier de ce dossier avec --out.
simulate-there = { $path } existe déjà. Remplacez-le avec --force, ou nommez un autre fichier avec --out.
simulate-unwritable = Impossible d’écrire { $path } : { $reason }. Choisissez un autre endroit avec --out.

## Résultats

simulate-playing = Parties en cours
simulate-head-seat = Place
simulate-head-policy = Stratégie
simulate-head-score = Score (± 95 %)
simulate-head-wins = Victoires
simulate-head-wins-range = Intervalle à 95 %
simulate-head-places = Rangs
simulate-head-decisions = Décisions par partie
simulate-done = Parties : { $games }. Durée : { $seconds } s, parties par seconde : { $speed }.
simulate-rounds = Manches par partie : { $mean } (95 %), au moins { $least }, au plus { $most }.
simulate-decisions = Décisions par partie : { $mean } (95 %), au moins { $least }, au plus { $most }.
simulate-first = Victoires du premier joueur : { $share } % (intervalle à 95 % : { $range } ; { $fair } % si l’ordre ne comptait pas).
simulate-ties = Parties à plusieurs vainqueurs : { $n } ({ $share } %).
simulate-forfeited = Décisions manquées par des robots : { $n }.
simulate-written = Écrit dans { $path }. Parties : { $games }.
simulate-stopped = Arrêté. Parties : { $games } sur { $planned }.
