# Ishtar : ce qu’un coup coûte ou révèle en plus de ce qu’en dit le journal.

ishtar-bring-cost-gems = −{ $n ->
        [one] { $n } gemme
        [many] { $n } gemmes
       *[other] { $n } gemmes
    } au choix
ishtar-bring-shows-tile = La tuile du dessus de la coupelle { $cup } est révélée.
ishtar-bring-shows-draw = Vous prenez la tuile sans la voir.
ishtar-bring-shows-cards = De nouvelles cartes Arbre rejoignent la rangée.
