# Ami a gombon áll, amely megtesz valamit, és a kész lépés jelén.

amyitis-act-pass = Passz
amyitis-act-recruit = Erősítés { $craft_ins } ({ $triple })
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

## Akciófajták: a gomb megmutatja, hol végezhetők el

amyitis-do-recruit = Erősítés
amyitis-do-caravan = Karaván mozgatása
amyitis-do-farm = Mező választása
amyitis-do-pray = Kocka a templomba
amyitis-do-procession = Templom választása
amyitis-do-irrigate = Öntözés
amyitis-do-take = Udvarlap megszerzése
amyitis-do-plant = Ültetés
amyitis-do-sell = Eladás
amyitis-do-swap = Csere
amyitis-do-discard = Visszaadás

## Hová kattints

amyitis-where-craft = Kattints egy kiemelt lapra.
amyitis-where-city = Kattints egy kiemelt városra.
amyitis-where-city-craft = Kattints egy kiemelt lapra vagy városra.
amyitis-where-field = Kattints egy kiemelt mezőre.
amyitis-where-temple = Kattints egy kiemelt templomra.
amyitis-where-canal = Kattints egy kiemelt öntözési területre.
amyitis-where-court = Kattints egy kiemelt udvarlapra.
amyitis-where-garden = Kattints egy kiemelt négyzetre.
amyitis-where-good = Kattints egy kiemelt nyersanyagra.

## A kör lépései

amyitis-step-setup = I. Előkészületek
amyitis-step-actions = II. Akciók
amyitis-step-temples = III. Forduló vége
