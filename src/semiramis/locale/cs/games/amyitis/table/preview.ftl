# Amyitis: co tah ještě stojí nebo odkryje nad to, co říká záznam.

amyitis-bring-cost-good = −1 { $good }
amyitis-bring-cost-owed = Pak zaplatíte { $good_ins }, nebo místo toho vínem.
amyitis-bring-shows-crafts = Vyloží se noví řemeslníci.
amyitis-bring-pass = Dokud v tomto kole hraje ještě někdo jiný, přinese vám odteď každý váš tah 1 talent.
