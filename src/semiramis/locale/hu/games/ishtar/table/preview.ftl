# Ishtar: mibe kerül még egy lépés, és mit fed fel a naplóban álló dolgokon túl.

ishtar-bring-cost-gems = −{ $n ->
        [one] { $n } tetszőleges drágakő
       *[other] { $n } tetszőleges drágakő
    }
ishtar-bring-shows-tile = { $cup }. tál: láthatóvá válik a felső lapka.
ishtar-bring-shows-draw = A lapkát vakon veszed el.
ishtar-bring-shows-cards = Új fakártyák kerülnek a kínálatba.
