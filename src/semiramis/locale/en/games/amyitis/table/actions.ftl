# What a button says that does an action, and a chip that says it was done.

amyitis-act-pass = Pass
amyitis-act-recruit = Recruit { $craft_a } from triple { $triple }
amyitis-act-farm = Farm { $row_the }
amyitis-act-pray = Enter { $temple_the }
amyitis-act-irrigate = Irrigate { $canal }
amyitis-act-caravan = Caravan { $city_to }
amyitis-act-sell = Sell { $good_a }
amyitis-act-sell-two = Sell { $good } and { $other }
amyitis-act-pay = Pay { $good_a }
amyitis-act-take = Take { $court_a }
amyitis-act-load = Take the Caravaneer with { $good_a }
amyitis-act-plant = Plant { $square }
amyitis-act-gain = Take { $good_a }
amyitis-act-procession = Procession { $temple_to }
amyitis-act-accept = Take { $gift_a }
amyitis-act-swap = Swap { $given_a } for { $gained_a }
amyitis-act-decline = Swap nothing
amyitis-act-discard = Give back { $good_a }
