# Ways to the rules, said on every page and at every table.

rules-nav = Rules
rules-of = Rules of { $game }
rules-read = Read clause { $clause }
rules-read-apart = Read clause { $clause } (new tab)
