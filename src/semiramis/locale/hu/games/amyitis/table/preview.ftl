# Amyitis: mibe kerül még egy lépés, és mit fed fel a naplóban álló dolgokon túl.

amyitis-bring-cost-good = −1 { $good }
amyitis-bring-cost-owed = Ezután { $good_ins } fizetsz, vagy helyette borral.
amyitis-bring-shows-crafts = Új mesterséglapok kerülnek az asztalra.
amyitis-bring-pass = Mostantól ebben a fordulóban minden körödben 1 talentumot kapsz, amíg más még játszik.
