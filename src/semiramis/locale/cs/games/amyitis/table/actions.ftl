# Co stojí na tlačítku, které něco vykoná, a na značce hotového kroku.

amyitis-act-pass = Pasovat
amyitis-act-recruit = Najmout { $craft_acc } { $triple_from }
amyitis-act-farm = Obsadit pole: { $row }
amyitis-act-pray = Vstoupit do { $temple_gen }
amyitis-act-irrigate = Zavlažit { $canal }
amyitis-act-caravan = Vést karavanu { $city_to }
amyitis-act-sell = Prodat { $good_acc }
amyitis-act-sell-two = Prodat dva žetony: { $good } a { $other }
amyitis-act-pay = Zaplatit { $good_ins }
amyitis-act-take = Vzít kartu { $court_gen }
amyitis-act-load = Vzít vůdce karavany se zbožím: { $good }
amyitis-act-plant = Osázet { $square }
amyitis-act-gain = Vzít { $good_acc }
amyitis-act-procession = Vést procesí do { $temple_gen }
amyitis-act-accept = Vzít { $gift_acc }
amyitis-act-swap = Vyměnit { $given_acc } za { $gained_acc }
amyitis-act-decline = Nic nevyměňovat
amyitis-act-discard = Vrátit { $good_acc }

## Druhy akcí: tlačítko ukáže, kde se dají provést

amyitis-do-recruit = Najmout řemeslníka
amyitis-do-caravan = Pohnout karavanou
amyitis-do-farm = Obsadit pole
amyitis-do-pray = Vstoupit do chrámu
amyitis-do-procession = Zvolit chrám
amyitis-do-irrigate = Zavlažit úsek
amyitis-do-take = Vzít kartu cechu
amyitis-do-plant = Vysadit rostlinu
amyitis-do-sell = Prodat zboží
amyitis-do-swap = Vyměnit zboží
amyitis-do-discard = Vrátit zboží

## Kam kliknout

amyitis-where-craft = Klikněte na zvýrazněnou kartu.
amyitis-where-city = Klikněte na zvýrazněné město.
amyitis-where-city-craft = Klikněte na zvýrazněnou kartu nebo město.
amyitis-where-field = Klikněte na zvýrazněné pole.
amyitis-where-temple = Klikněte na zvýrazněný chrám.
amyitis-where-canal = Klikněte na zvýrazněný úsek.
amyitis-where-court = Klikněte na zvýrazněnou kartu cechu.
amyitis-where-garden = Klikněte na zvýrazněnou část zahrady.
amyitis-where-good = Klikněte na zvýrazněné zboží.

## Kroky tahu

amyitis-step-setup = I – Příprava
amyitis-step-actions = II – Akce
amyitis-step-temples = III – Konec kola
