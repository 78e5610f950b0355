# Bots at a table: one sentence about each character.

character-iltani = Keeps the keys of the water gates and remembers every drop.
character-balasi = Reads the sky before breakfast and the board after it.
character-taram = Has planted a fig tree for every grandchild, and there are many.
character-rimut = Came with the first caravan and never asked when it leaves.
character-ahati = Weaves carpets and counts in patterns.
character-kubi = Is the youngest in the garden, asks why, and then asks again.
character-nidin = Writes everything on clay, the jokes too.
character-sabitu = Runs the tavern at the gate and hears of every plan first.
