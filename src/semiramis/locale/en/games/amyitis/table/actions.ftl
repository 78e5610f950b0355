# What a button says that does an action, and a chip that says it was done.

amyitis-act-pass = Pass
amyitis-act-recruit = Recruit { $craft_a } from { $triple_the }
amyitis-act-farm = Farm { $row_the }
amyitis-act-pray = Place a cube in { $temple_the }
amyitis-act-irrigate = Irrigate { $canal }
amyitis-act-caravan = Move the caravan { $city_to }
amyitis-act-sell = Sell { $good_a }
amyitis-act-sell-two = Sell { $good } and { $other }
amyitis-act-pay = Pay { $good_a }
amyitis-act-take = Take { $court_a }
amyitis-act-load = Take the Caravaneer with { $good_a }
amyitis-act-plant = Plant on { $square }
amyitis-act-gain = Take { $good_a }
amyitis-act-procession = Lead the procession { $temple_to }
amyitis-act-accept = Take { $gift_a }
amyitis-act-swap = Swap { $given_a } for { $gained_a }
amyitis-act-decline = Skip the swap
amyitis-act-discard = Return { $good_a }

## Kinds of actions, for a button that shows where each can be done

amyitis-do-recruit = Recruit
amyitis-do-caravan = Move the caravan
amyitis-do-farm = Farm a field
amyitis-do-pray = Place a cube in a temple
amyitis-do-procession = Choose a temple
amyitis-do-irrigate = Irrigate
amyitis-do-take = Take a Court card
amyitis-do-plant = Plant
amyitis-do-sell = Sell
amyitis-do-swap = Swap a good
amyitis-do-discard = Return a good

## Where to click

amyitis-where-craft = Click an outlined card.
amyitis-where-city = Click an outlined city.
amyitis-where-city-craft = Click an outlined card or city.
amyitis-where-field = Click an outlined field.
amyitis-where-temple = Click an outlined temple.
amyitis-where-canal = Click an outlined canal.
amyitis-where-court = Click an outlined Court card.
amyitis-where-garden = Click an outlined square.
amyitis-where-good = Click an outlined good.

## The steps of a turn

amyitis-step-setup = I Setup
amyitis-step-actions = II Actions
amyitis-step-temples = III End of round
