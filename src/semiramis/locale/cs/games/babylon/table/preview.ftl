# Babylon: co tah ještě stojí nebo odkryje nad to, co říká záznam.

babylon-bring-cost-singles = −{ $n ->
        [one] { $n } jednoduchý sloup
        [few] { $n } jednoduché sloupy
        [many] { $n } jednoduchého sloupu
       *[other] { $n } jednoduchých sloupů
    }
babylon-bring-cost-doubles = −{ $n ->
        [one] { $n } dvojitý sloup
        [few] { $n } dvojité sloupy
        [many] { $n } dvojitého sloupu
       *[other] { $n } dvojitých sloupů
    }
babylon-bring-cost-singles-least = Podpěry stojí nejméně { $n ->
        [one] { $n } jednoduchý sloup
        [few] { $n } jednoduché sloupy
        [many] { $n } jednoduchého sloupu
       *[other] { $n } jednoduchých sloupů
    }; záleží na tom, který roh zůstane bez sloupu.
babylon-bring-shows-tile = Odkryje se dílek pod ním.
babylon-bring-shows-token = Odhalí se žeton příštího kola.
