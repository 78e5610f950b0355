# Ce que dit le bouton d’une action, et l’étiquette d’une étape accomplie.

amyitis-act-pass = Passer
amyitis-act-recruit = Recruter { $craft_a } { $triple_gen }
amyitis-act-farm = Cultiver { $row_the }
amyitis-act-pray = Poser un cube { $temple_loc }
amyitis-act-irrigate = Irriguer { $canal }
amyitis-act-caravan = Mener la caravane { $city_dat }
amyitis-act-sell = Vendre { $good_a }
amyitis-act-sell-two = Vendre { $good_a } et { $other_a }
amyitis-act-pay = Payer avec { $good_a }
amyitis-act-take = Prendre { $court_a }
amyitis-act-load = Prendre le caravanier avec { $good_a }
amyitis-act-plant = Planter en { $square }
amyitis-act-gain = Prendre { $good_a }
amyitis-act-procession = Mener la procession { $temple_dat }
amyitis-act-accept = Prendre { $gift_a }
amyitis-act-swap = Échanger { $given_a } contre { $gained_a }
amyitis-act-decline = Renoncer à l’échange
amyitis-act-discard = Rendre { $good_a }

## Les sortes d’actions : le bouton montre où chacune est possible

amyitis-do-recruit = Recruter
amyitis-do-caravan = Déplacer la caravane
amyitis-do-farm = Cultiver un champ
amyitis-do-pray = Poser un cube au temple
amyitis-do-procession = Choisir un temple
amyitis-do-irrigate = Irriguer
amyitis-do-take = Prendre une carte Cour
amyitis-do-plant = Planter
amyitis-do-sell = Vendre
amyitis-do-swap = Échanger
amyitis-do-discard = Rendre

## Où cliquer

amyitis-where-craft = Cliquez sur une carte entourée.
amyitis-where-city = Cliquez sur une ville entourée.
amyitis-where-city-craft = Cliquez sur une carte ou une ville entourée.
amyitis-where-field = Cliquez sur un champ entouré.
amyitis-where-temple = Cliquez sur un temple entouré.
amyitis-where-canal = Cliquez sur un canal entouré.
amyitis-where-court = Cliquez sur une carte Cour entourée.
amyitis-where-garden = Cliquez sur une parcelle entourée.
amyitis-where-good = Cliquez sur une marchandise entourée.

## Les étapes d’un tour

amyitis-step-setup = I Mise en place
amyitis-step-actions = II Actions
amyitis-step-temples = III Fin de manche
