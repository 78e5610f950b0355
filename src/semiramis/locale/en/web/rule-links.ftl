# Ways to the rules, said on every page and at every table.

rules-nav = Rules
rules-of = Rules of { $game }
rules-read = Read rule { $clause }
rules-read-apart = Read rule { $clause } (new tab)
