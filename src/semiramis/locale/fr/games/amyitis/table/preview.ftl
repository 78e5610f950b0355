# Amyitis : ce qu’un coup coûte ou révèle, au-delà de ce qu’en dit le journal.

amyitis-bring-cost-good = −1 marchandise : { $good }
amyitis-bring-cost-owed = Ensuite, vous payez { $good_a }, ou du vin à la place.
amyitis-bring-shows-crafts = De nouvelles cartes Métier sont distribuées.
amyitis-bring-pass = Désormais, chacun de vos tours de cette manche vous donne 1 talent, tant que quelqu’un d’autre joue encore.
