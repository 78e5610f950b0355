# Cesty k pravidlům, na každé stránce a u každého stolu.

rules-nav = Pravidla
rules-of = Pravidla hry { $game }
rules-read = Přečíst článek { $clause }
rules-read-apart = Přečíst článek { $clause } (nová karta)
