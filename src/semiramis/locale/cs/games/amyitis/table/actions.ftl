# Co stojí na tlačítku, které něco vykoná, a na značce hotového kroku.

amyitis-act-pass = Pasovat
amyitis-act-recruit = Najmout { $craft_acc } z trojice { $triple }
amyitis-act-farm = Obsadit pole: { $row }
amyitis-act-pray = Vstoupit do { $temple_gen }
amyitis-act-irrigate = Zavlažit { $canal }
amyitis-act-caravan = Karavana { $city_to }
amyitis-act-sell = Prodat { $good_acc }
amyitis-act-sell-two = Prodat { $good_acc } a { $other_acc }
amyitis-act-pay = Zaplatit { $good_ins }
amyitis-act-take = Vzít kartu { $court_gen }
amyitis-act-load = Vzít vůdce karavany, který veze { $good_acc }
amyitis-act-plant = Osázet { $square }
amyitis-act-gain = Vzít { $good_acc }
amyitis-act-procession = Procesí do { $temple_gen }
amyitis-act-accept = Vzít { $gift_acc }
amyitis-act-swap = Vyměnit { $given_acc } za { $gained_acc }
amyitis-act-decline = Nic nevyměnit
amyitis-act-discard = Vrátit { $good_acc }
