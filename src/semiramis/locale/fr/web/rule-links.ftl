# Liens vers les règles, sur chaque page et à chaque table.

rules-nav = Règles
rules-of = Règles : { $game }
rules-read = Lire la règle { $clause }
rules-read-apart = Lire la règle { $clause } (nouvel onglet)
