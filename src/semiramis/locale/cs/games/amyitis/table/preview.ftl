# Amyitis: co tah ještě stojí nebo odkryje nad to, co říká záznam.

amyitis-bring-cost-good = −1 { $good }
amyitis-bring-cost-owed = Pak zaplatíte { $good_acc }, nebo místo toho víno.
amyitis-bring-shows-crafts = Vyloží se noví řemeslníci.
amyitis-bring-pass = Od teď vám každý váš tah v tomto kole přinese 1 talent, dokud ještě někdo jiný hraje.
