# Bots am Tisch: ein Satz zu jeder Figur.

character-iltani = Hat die Schlüssel zu den Schleusen und merkt sich jeden Tropfen.
character-balasi = Liest vor dem Frühstück den Himmel und danach das Spielbrett.
character-taram = Hat für jedes Enkelkind einen Feigenbaum gepflanzt, und es sind viele.
character-rimut = Kam mit der ersten Karawane und hat nie gefragt, wann sie weiterzieht.
character-ahati = Webt Teppiche und rechnet in Mustern.
character-kubi = Ist im Garten am jüngsten, fragt warum und fragt dann noch einmal.
character-nidin = Schreibt alles in Ton, auch die Witze.
character-sabitu = Führt die Schenke am Tor und hört von jedem Plan zuerst.
