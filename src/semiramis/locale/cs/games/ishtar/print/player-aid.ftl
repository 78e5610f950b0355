# Ishtar: přehled pravidel.

ishtar-aid-turn = Váš tah
ishtar-aid-turn-1 = Dílek: konev jde k další míse s dílky, za 1 drahokam vždy o mísu dál. Vezměte si vrchní dílek; pak se odkryje hromádka, od které konev odešla.
ishtar-aid-turn-2 = Položte dílek.
ishtar-aid-turn-3 = Vezměte si drahokamy, které zakryl.
ishtar-aid-turn-4 = Využijte jeho symbol hned, jinak propadne.
ishtar-aid-turn-5 = Stromy: zaplaťte přesně to, co karta uvádí, a postavte strom na volnou trávu; za tah nejvýše { $n }.
ishtar-aid-placing = Položení dílku
ishtar-aid-place-ground = Všechna tři pole na volný písek nebo skálu, nikdy na posvátný kámen ani fontánu.
ishtar-aid-place-water = Aspoň jedno pole vedle fontány nebo dílku.
ishtar-aid-place-one = Nikdy nespojujte zahrady dvou fontán.
ishtar-aid-place-beds = Na žádném záhonu nesmějí být dva pomocníci.
ishtar-aid-skills-how = Hvězda a drahokamy ({ $n }) odemknou schopnost. F až J jsou dostupné; A až E potřebují tu pod sebou: A schopnost F a tak dále.
ishtar-aid-score-trees = uvedeno na kartě
ishtar-aid-score-flowers = každá květina ve vašich záhonech
ishtar-aid-score-fountains = fialová, červená, bílá: nejvíce květinových polí
ishtar-aid-score-skills = schopnosti A až E
ishtar-aid-end = Jakmile jsou dvě hromádky prázdné, kolo se dohraje. Rezervované karty a uložené dílky nepřinesou nic; při shodě se o vítězství dělíte.
ishtar-aid-seats-boards = Terénní plány
ishtar-aid-seats-stack = Dílky v každé hromádce
ishtar-aid-seats-assistants = Pomocníci u každého hráče
ishtar-aid-seats-gems = Drahokamy na začátku (fialové, červené, bílé)
