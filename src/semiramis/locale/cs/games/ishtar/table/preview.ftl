# Ishtar: co tah ještě stojí nebo odkryje nad to, co říká záznam.

ishtar-bring-cost-gems = −{ $n ->
        [one] { $n } drahokam
        [few] { $n } drahokamy
        [many] { $n } drahokamu
       *[other] { $n } drahokamů
    } podle vaší volby
ishtar-bring-shows-tile = Odkryje se vrchní dílek na míse { $cup }.
ishtar-bring-shows-draw = Dílek si vezmete naslepo.
ishtar-bring-shows-cards = Do nabídky přibudou nové karty stromů.
