# Boti u stolu: věta o každé postavě.

character-iltani = Má klíče od stavidel a pamatuje si každou kapku.
character-balasi = Před snídaní čte ve hvězdách, po ní v hracím plánu.
character-taram = Každému vnoučeti patří v zahradě jeden fíkovník. A vnoučat je hodně.
character-rimut = Je tu od první karavany a na zpáteční cestu se neptá.
character-ahati = Tká koberce a počítá ve vzorech.
character-kubi = Nejmladší ze zahrady: ptá se proč, a pak ještě jednou.
character-nidin = Všechno zapisuje do hlíny, i vtipy.
character-sabitu = Vede hostinec u brány a o každém plánu ví první.
