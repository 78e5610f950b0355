# Babylon: přehled pravidel.

babylon-aid-turn = Váš tah
babylon-aid-turn-1 = Těžba: vezměte si jeden viditelný dílek a za něj jednoduché sloupy.
babylon-aid-turn-2 = Stavba: smíte umístit vytěžený dílek, uskladněný, oba, nebo žádný, a stavět dekorace.
babylon-aid-turn-3 = Uskladnění: jednoduché sloupy, nejvýše { $n }, a jeden dílek. Dvojité sloupy se vracejí.
babylon-aid-round = Po každém kole se odhalí žeton. Platí pro všechny v příštím kole; v 1. kole neplatí žádný.
babylon-aid-mining = Sloupy za těžbu
babylon-aid-mine-edge = za každý okraj u okraje lomu, u dna nebo u dílku, který není vyšší
babylon-aid-mine-higher = za každý okraj u vyššího dílku
babylon-aid-mine-flower = za vaši květinu
babylon-aid-building = Stavba
babylon-aid-build-corners = Sloupy pod 3 nebo 4 rohy, všechny končí ve stejné výšce. Na roh bez sloupu umístěte vyhlídku.
babylon-aid-build-swap = Za 2 jednoduché sloupy získáte 1 dvojitý, nikdy naopak.
babylon-aid-build-level = Od 2. patra: jen když už máte dílek o patro níže.
babylon-aid-build-over = Nikdy přesně nad jiným dílkem, nikdy pod jiným.
babylon-aid-build-statue = Socha přesně o patro níže pod rohem ho podpírá a přestává být sochou.
babylon-aid-build-pieces = Dekorace jsou zdarma: na prázdná pole s potřebnými symboly, aspoň zčásti na dílku z tohoto tahu, nikdy šikmo.
babylon-aid-times-level = { $n } × patro
babylon-aid-both-levels = obě patra
babylon-aid-score-seen = Počítá se jen to, co je vidět shora. Při shodě vítězí, kdo má nejméně viditelných otvorů.
babylon-aid-seats-rounds = Kola
babylon-aid-seats-tokens = Žetony kol ve hře
babylon-aid-seats-clay = Hliněné dílky odebrané před hrou
