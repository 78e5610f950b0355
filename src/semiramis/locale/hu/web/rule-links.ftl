# Utak a szabályokhoz, minden oldalon és minden asztalnál.

rules-nav = Szabályok
rules-of = { $game }: szabályok
rules-read = Ugrás a szabályponthoz: { $clause }
rules-read-apart = Ugrás a szabályponthoz: { $clause } (új lapon)
