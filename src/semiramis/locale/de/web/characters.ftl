# Bots am Tisch: ein Satz zu jeder Figur.

character-iltani = Hat die Schlüssel zu den Schleusen und merkt sich jeden Tropfen.
character-balasi = Liest vor dem Frühstück den Himmel und danach den Spielplan.
character-taram = Hat für jedes Enkelkind einen Feigenbaum gepflanzt, und es sind viele.
character-rimut = Kam mit der ersten Karawane und hat nie gefragt, wann sie weiterzieht.
character-ahati = Webt Teppiche und rechnet in Mustern.
character-kubi = Ist das Küken im Garten, fragt „Warum?“ und fragt dann noch einmal.
character-nidin = Ritzt alles in Ton, auch die Witze.
character-sabitu = Führt die Schenke am Tor und erfährt von jedem Plan zuerst.
