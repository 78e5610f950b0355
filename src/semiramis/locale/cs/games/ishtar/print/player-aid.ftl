# Ishtar: přehled pravidel.

ishtar-aid-turn = Váš tah
ishtar-aid-turn-1 = Dílek: posuňte konev k další míse s dílky; každá další mísa stojí 1 drahokam. Vezměte si vrchní dílek; pak se odkryje hromádka, od které konev odešla.
ishtar-aid-turn-2 = Položte dílek.
ishtar-aid-turn-3 = Vezměte si drahokamy, které zakryl.
ishtar-aid-turn-4 = Využijte jeho symbol hned, jinak propadne.
ishtar-aid-turn-5 = Stromy: zaplaťte přesně to, co karta uvádí, a postavte strom na volnou trávu; za tah nejvýše { $n }.
ishtar-aid-placing = Položení dílku
ishtar-aid-place-ground = Všechna tři pole na volný písek nebo skálu, nikdy na posvátný kámen ani fontánu.
ishtar-aid-place-water = Aspoň jedno pole vedle fontány nebo dílku.
ishtar-aid-place-one = Nikdy nespojujte zahrady dvou fontán.
ishtar-aid-place-beds = Na žádném záhonu nesmějí být dva pomocníci.
ishtar-aid-skills-how = Za hvězdu a drahokamy ({ $n }) odemknete schopnost. F až J jsou dostupné hned; pro A až E je třeba mít odemčenou tu pod nimi (pro A schopnost F atd.).
ishtar-aid-score-trees = uvedeno na kartě
ishtar-aid-score-flowers = každá květina ve vašich záhonech
ishtar-aid-score-fountains = fialová, červená, bílá: nejvíce květinových polí
ishtar-aid-score-skills = schopnosti A až E
ishtar-aid-end = Jakmile jsou dvě hromádky prázdné, kolo se dohraje. Rezervované karty a uložené dílky nepřinesou nic; při shodě se hráči o vítězství dělí.
ishtar-aid-seats-boards = Terénní plány
ishtar-aid-seats-stack = Dílky v každé hromádce
ishtar-aid-seats-assistants = Pomocníci u každého hráče
ishtar-aid-seats-gems = Drahokamy na začátku (fialové, červené, bílé)
