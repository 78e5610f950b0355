# Babylon : ce qu’un coup coûte ou révèle, en plus de ce qu’en dit le journal.

babylon-bring-cost-singles = −{ $n ->
        [one] { $n } pilier simple
        [many] { $n } piliers simples
       *[other] { $n } piliers simples
    }
babylon-bring-cost-doubles = −{ $n ->
        [one] { $n } pilier double
        [many] { $n } piliers doubles
       *[other] { $n } piliers doubles
    }
babylon-bring-cost-singles-least = Les appuis coûtent au moins { $n ->
        [one] { $n } pilier simple
        [many] { $n } piliers simples
       *[other] { $n } piliers simples
    }, selon le coin en surplomb.
babylon-bring-shows-tile = La tuile du dessous est révélée.
babylon-bring-shows-token = Le jeton de la manche suivante est révélé.
