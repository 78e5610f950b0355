# Ami a gombon áll, amely megtesz valamit, és a kész lépés jelén.

amyitis-act-pass = Passz
amyitis-act-recruit = Erősítés { $craft_ins } ({ $triple }. csoport)
amyitis-act-farm = Kocka { $row_to }
amyitis-act-pray = Kocka { $temple_to }
amyitis-act-irrigate = Öntözés: { $canal }
amyitis-act-caravan = Karaván { $city_to }
amyitis-act-sell = Eladás: { $good }
amyitis-act-sell-two = Eladás: { $good } és { $other }
amyitis-act-pay = Fizetés { $good_ins }
amyitis-act-take = Udvarlap: { $court }
amyitis-act-load = Karavánvezető { $good_ins }
amyitis-act-plant = Ültetés: { $square }
amyitis-act-gain = Nyersanyag: { $good }
amyitis-act-procession = Körmenet { $temple_to }
amyitis-act-accept = Ezt választom: { $gift }
amyitis-act-swap = Csere: { $given } helyett { $gained }
amyitis-act-decline = Nincs csere
amyitis-act-discard = Visszaadás: { $good }
