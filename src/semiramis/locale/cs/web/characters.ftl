# Boti u stolu: věta o každé postavě.

character-iltani = Má klíče od stavidel a pamatuje si každou kapku.
character-balasi = Před snídaní čte z oblohy, po ní z hracího plánu.
character-taram = Za každé vnouče roste v zahradě fíkovník, a je jich hodně.
character-rimut = V zahradě je od první karavany a na odjezd se neptá.
character-ahati = Tká koberce a počítá ve vzorech.
character-kubi = V zahradě nejmladší; ptá se proč, a pak ještě jednou.
character-nidin = Všechno zapisuje do hlíny, i vtipy.
character-sabitu = Vede hostinec u brány a o každém plánu ví první.
