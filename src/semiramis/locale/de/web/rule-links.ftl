# Wege zu den Regeln, auf jeder Seite und an jedem Tisch.

rules-nav = Regeln
rules-of = Regeln von { $game }
rules-read = Regel { $clause } lesen
rules-read-apart = Regel { $clause } lesen (neuer Tab)
