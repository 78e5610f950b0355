# Ishtar: a játékossegédlet.

ishtar-aid-turn = A köröd
ishtar-aid-turn-1 = Lapka: a kanna ingyen megy a következő nem üres tálhoz, onnan tovább tálanként 1 drágakőért. Vedd el ott a felső lapkát, majd fedd fel annak a halomnak a felső lapkáját, ahonnan a kanna elindult.
ishtar-aid-turn-2 = Rakd le a lapkát.
ishtar-aid-turn-3 = Vedd el a lefedett drágaköveket.
ishtar-aid-turn-4 = Használd a szimbólumát most, különben elvész.
ishtar-aid-turn-5 = Fák: fizesd ki pontosan, amit a kártya mutat, és állítsd a fát szabad füves mezőre; körönként legfeljebb { $n }.
ishtar-aid-placing = A lapka lerakása
ishtar-aid-place-ground = Mindhárom mező szabad homokra vagy sziklára, szent kőtáblára és szökőkútra soha.
ishtar-aid-place-water = Legalább egy mező szökőkút vagy lapka mellé.
ishtar-aid-place-one = Soha ne kösd össze két szökőkút kertjeit.
ishtar-aid-place-beds = Egy ágyásban sem állhat két segéd.
ishtar-aid-skills-how = Egy csillaggal és { $n } drágakővel feloldhatsz egy képességet. Az F–J kezdettől elérhető; az A–E előtt az alatta lévő kell: az A-hoz az F, és így tovább.
ishtar-aid-score-trees = a kártyán látható
ishtar-aid-score-flowers = minden virág az ágyásaidban
ishtar-aid-score-fountains = lila, piros, fehér: a legtöbb virágos mező
ishtar-aid-score-skills = A–E képességek
ishtar-aid-end = Ha két halom üres, a fordulót még végigjátsszátok. A lefoglalt kártyák és a félretett lapkák nem érnek semmit; döntetlennél közös a győzelem.
ishtar-aid-seats-boards = Tereptáblák
ishtar-aid-seats-stack = Lapkák minden halomban
ishtar-aid-seats-assistants = Segédek minden játékos előtt
ishtar-aid-seats-gems = Drágakövek kezdetben (lila, piros, fehér)
