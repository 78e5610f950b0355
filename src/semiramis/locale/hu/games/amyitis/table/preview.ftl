# Amyitis: mibe kerül még egy lépés, és mit fed fel a naplóban álló dolgokon túl.

amyitis-bring-cost-good = −1 { $good }
amyitis-bring-cost-owed = Ezután { $good_acc } fizetsz, vagy bort helyette.
amyitis-bring-shows-crafts = Új mesterséglapok kerülnek ki.
