# Gems. Forms: the, the_start (the same at the start of a sentence), acc, the_acc, dat, ins, short (the colour, after a number).

ishtar-gem-purple = lila drágakő
    .the = a lila drágakő
    .the_start = A lila drágakő
    .acc = lila drágakövet
    .the_acc = a lila drágakövet
    .dat = lila drágakőnek
    .ins = lila drágakővel
    .short = lila
ishtar-gem-red = piros drágakő
    .the = a piros drágakő
    .the_start = A piros drágakő
    .acc = piros drágakövet
    .the_acc = a piros drágakövet
    .dat = piros drágakőnek
    .ins = piros drágakővel
    .short = piros
ishtar-gem-white = fehér drágakő
    .the = a fehér drágakő
    .the_start = A fehér drágakő
    .acc = fehér drágakövet
    .the_acc = a fehér drágakövet
    .dat = fehér drágakőnek
    .ins = fehér drágakővel
    .short = fehér

# Tiles by shape. Forms: the, the_start, acc, the_acc, dat, ins.

ishtar-shape-none = nincs lapka
    .the = semmilyen lapka
    .the_start = Semmilyen lapka
    .acc = semmilyen lapkát
    .the_acc = semmilyen lapkát
    .dat = semmilyen lapkának
    .ins = semmilyen lapkával
ishtar-shape-straight = egyenes lapka
    .the = az egyenes lapka
    .the_start = Az egyenes lapka
    .acc = egyenes lapkát
    .the_acc = az egyenes lapkát
    .dat = egyenes lapkának
    .ins = egyenes lapkával
ishtar-shape-bent = hajlított lapka
    .the = a hajlított lapka
    .the_start = A hajlított lapka
    .acc = hajlított lapkát
    .the_acc = a hajlított lapkát
    .dat = hajlított lapkának
    .ins = hajlított lapkával
ishtar-shape-triangle = háromszög alakú lapka
    .the = a háromszög alakú lapka
    .the_start = A háromszög alakú lapka
    .acc = háromszög alakú lapkát
    .the_acc = a háromszög alakú lapkát
    .dat = háromszög alakú lapkának
    .ins = háromszög alakú lapkával

# Symbols of the tiles. Forms: the, the_start, acc, the_acc, dat, ins.

ishtar-symbol-none = nincs szimbólum
    .the = semmilyen szimbólum
    .the_start = Semmilyen szimbólum
    .acc = semmilyen szimbólumot
    .the_acc = semmilyen szimbólumot
    .dat = semmilyen szimbólumnak
    .ins = semmilyen szimbólummal
ishtar-symbol-assistant = segédszimbólum
    .the = a segédszimbólum
    .the_start = A segédszimbólum
    .acc = segédszimbólumot
    .the_acc = a segédszimbólumot
    .dat = segédszimbólumnak
    .ins = segédszimbólummal
ishtar-symbol-star = csillag
    .the = a csillag
    .the_start = A csillag
    .acc = csillagot
    .the_acc = a csillagot
    .dat = csillagnak
    .ins = csillaggal
ishtar-symbol-wild = kérdőjel
    .the = a kérdőjel
    .the_start = A kérdőjel
    .acc = kérdőjelet
    .the_acc = a kérdőjelet
    .dat = kérdőjelnek
    .ins = kérdőjellel

# Fountains. Forms: the, the_start, acc, the_acc, dat, ins.

ishtar-fountain-purple = lila szökőkút
    .the = a lila szökőkút
    .the_start = A lila szökőkút
    .acc = lila szökőkutat
    .the_acc = a lila szökőkutat
    .dat = lila szökőkútnak
    .ins = lila szökőkúttal
ishtar-fountain-red = piros szökőkút
    .the = a piros szökőkút
    .the_start = A piros szökőkút
    .acc = piros szökőkutat
    .the_acc = a piros szökőkutat
    .dat = piros szökőkútnak
    .ins = piros szökőkúttal
ishtar-fountain-white = fehér szökőkút
    .the = a fehér szökőkút
    .the_start = A fehér szökőkút
    .acc = fehér szökőkutat
    .the_acc = a fehér szökőkutat
    .dat = fehér szökőkútnak
    .ins = fehér szökőkúttal

# Skills (short names).

ishtar-skill-a = A, szent kőtáblák
ishtar-skill-b = B, cserélhető szimbólumok
ishtar-skill-c = C, megmaradt drágakövek
ishtar-skill-d = D, fák árnyéka
ishtar-skill-e = E, pihenő segédek
ishtar-skill-f = F, két drágakő
ishtar-skill-g = G, szimpla virágjelölő
ishtar-skill-h = H, dupla virágjelölő
ishtar-skill-i = I, lefoglalt fa
ishtar-skill-j = J, félretett lapka

# Score parts (table headings; the letter is that of the skill).

ishtar-part-trees = Fák
ishtar-part-flowers = Virágok
ishtar-part-fountains = Szökőkutak
ishtar-part-tablets = Kőtáblák (A)
ishtar-part-symbols = Szimbólumok (B)
ishtar-part-gems = Drágakövek (C)
ishtar-part-shade = Fák árnyéka (D)
ishtar-part-assistants = Segédek (E)

## What is asked, as something to be done first

ishtar-stage-choose = válassz lapkát
ishtar-stage-pay-steps = fizess az öntözőkanna lépéseiért
ishtar-stage-place = rakd le a lapkát
ishtar-stage-special = használd vagy hagyd ki a szimbólumot
ishtar-stage-pay-skill = fizess a képességért
ishtar-stage-take = vegyél el drágaköveket a közös készletből
ishtar-stage-single = tedd le a szimpla virágjelölőt
ishtar-stage-double = tedd le a dupla virágjelölőt
ishtar-stage-reserve = foglalj le egy fakártyát
ishtar-stage-keep = tegyél félre egy lapkát
ishtar-stage-tree = ültess fát, vagy fejezd be a köröd
ishtar-stage-plant = ültesd el a megvett fát

## Whose turn it is and for what

ishtar-ask-deal = Folyik a táblák, a lapkák és a kártyák felfedése.
ishtar-ask-over = A játék véget ért.
ishtar-ask-choose = Válassz lapkát.
    .about = { $seat } lapkát választ.
ishtar-ask-choose-kept = Válassz lapkát, vagy használd a félretettet.
    .about = { $seat } lapkát választ.
ishtar-ask-pay-steps = Fizess { $n ->
        [one] { $n } drágakövet
       *[other] { $n } drágakövet
    } az öntözőkanna lépéseiért.
    .about = { $seat } fizet az öntözőkanna lépéseiért.
ishtar-ask-place = Rakd le a lapkádat.
    .about = { $seat } lerakja a lapkát.
ishtar-ask-special = Használd a lapkád szimbólumát, vagy hagyd ki.
    .about = { $seat } a szimbólumról dönt.
ishtar-ask-pay-skill = Válaszd ki, mely drágakövekkel fizetsz a képességért.
    .about = { $seat } fizet egy képességért.
ishtar-ask-take = Vegyél el drágaköveket a közös készletből.
    .about = { $seat } drágaköveket vesz el a közös készletből.
ishtar-ask-single = Tedd a szimpla virágjelölőt egy szabad füves mezőre.
    .about = { $seat } leteszi a szimpla virágjelölőt.
ishtar-ask-double = Tedd a dupla virágjelölőt két szabad füves mezőre.
    .about = { $seat } leteszi a dupla virágjelölőt.
ishtar-ask-reserve = Válaszd ki, melyik fakártyát foglalod le.
    .about = { $seat } lefoglal egy fakártyát.
ishtar-ask-keep = Válaszd ki, melyik lapkát teszed félre.
    .about = { $seat } félretesz egy lapkát.
ishtar-ask-tree = Vegyél fát, vagy fejezd be a köröd.
    .about = { $seat } fát vesz, vagy befejezi a körét.
ishtar-ask-plant = Ültesd el a fádat egy szabad füves mezőre.
    .about = { $seat } fát ültet.

## Why something is not allowed

ishtar-no-over = A játék véget ért.
ishtar-no-deal = A táblákat, a lapkákat és a kártyákat a véletlen fedi fel, nem lehet őket kiválasztani.
ishtar-no-first = Előbb más a teendő: { $asked }.
ishtar-no-empty-cup = A szőnyeg { $cup }. tálján nincs lapka.
ishtar-no-own-cup = Az öntözőkanna már a szőnyeg { $cup }. táljánál áll. Amíg más tálon is van lapka, másik tálhoz kell vinned.
ishtar-no-steps = A szőnyeg { $cup }. táljáig az út { $price ->
        [one] { $price } drágakőbe
       *[other] { $price } drágakőbe
    } kerül, neked { $gems ->
        [0] egy sincs
        [one] { $gems } van
       *[other] { $gems } van
    }.
ishtar-no-place-anywhere = Ez a lapka sehol sem fér el a sivatagban. Olyan lapkát válassz, amelynek van helye.
ishtar-no-place-free = Egyik elérhető lapkának sincs helye, ezért az ingyenes lapkát kell elvenned, és az kikerül a játékból. A szőnyeg { $cup }. tálja nem ingyenes.
ishtar-no-kept = Nincs félretett lapkád.
ishtar-no-handful = Pontosan { $n ->
        [one] { $n } drágakövet
       *[other] { $n } drágakövet
    } fizess.
ishtar-no-gems = Nincsenek ilyen drágaköveid.
ishtar-no-bank = A közös készletben nincsenek ilyen drágakövek.
ishtar-no-handful-taken = Pontosan { $n ->
        [one] { $n } drágakövet
       *[other] { $n } drágakövet
    } vegyél el.
ishtar-no-outside = A lapka így túlnyúlna a sivatag szélén.
ishtar-no-ground = A lapka így olyan mezőre is kerülne, amely se nem szabad homok, se nem szabad szikla: { $other }.
ishtar-no-seam = A lapka így két táblán feküdne.
ishtar-no-dry = A lapka így sem szökőkúttal, sem másik lapkával nem lenne szomszédos.
ishtar-no-two-fountains = A lapka így két szökőkút kertjeit kötné össze.
ishtar-no-two-assistants = A lapka így olyan virágágyást hozna létre, amelyben két segéd áll.
ishtar-no-same-turn = Ez a lapka fél fordulat után ugyanúgy néz ki, ezért csak az első három állása számít.
ishtar-no-symbol-assistant = A lapkád szimbóluma nem segédszimbólum.
ishtar-no-symbol-star = A lapkád szimbóluma nem csillag.
ishtar-no-front = Nem áll előtted segéd.
ishtar-no-bed-taken = Ennek a mezőnek ({ $cell }) a virágágyásában már áll segéd.
ishtar-no-skill-again = Ezt a képességet már feloldottad: { $skill }.
ishtar-no-skill-lower = Előbb az oszlop alsó képességét oldd fel: { $lower }. Utána ezt is feloldhatod: { $skill }.
ishtar-no-skill-gems = Egy képesség { $price ->
        [one] { $price } drágakőbe
       *[other] { $price } drágakőbe
    } kerül, neked { $gems ->
        [0] egy sincs
        [one] { $gems } van
       *[other] { $gems } van
    }.
ishtar-no-grass = Ez nem szabad füves mező: { $cell }.
ishtar-no-grass-pair = Nem mindkét mező szabad füves mező: { $cell }, { $other }.
ishtar-no-bloom-assistants = Egy ide ({ $cell }) tett virágjelölő olyan virágágyást hozna létre, amelyben két segéd áll.
ishtar-no-card = A kínálat { $place }. helyén nincs fakártya.
ishtar-no-reserved = Nincs lefoglalt fakártyád.
ishtar-no-card-gems = Nincs elég megfelelő drágaköved ehhez a kártyához.
ishtar-no-more-trees = Ebben a körben több fát nem ültethetsz.
ishtar-no-free-grass = Nem maradt szabad füves mező, ahová fát lehetne ültetni.
ishtar-no-hidden-stack = Ennél az asztalnál az öntözőkanna alatti halom zárva van, amíg más halomban is van lapka. A szőnyeg { $cup }. tálja helyett válassz másikat.

## Layouts that cannot be laid

ishtar-layout-boards = Az elrendezésben { $found ->
        [one] { $found } tábla
       *[other] { $found } tábla
    } van. A táblák száma { $seats } játékos esetén { $needed }: mindegyiknek írd le a helyét, szóközzel elválasztva, például így: „0,0 1,0 0,1 1,1”.
ishtar-layout-word = Az elrendezésben ez nem egy tábla leírása: „{ $word }”. Írd le a tábla helyét, és ha szeretnéd, az oldalát és az elforgatását is: „1,0”, „1,0:3b” vagy „1,0:3b/2”.
ishtar-layout-side = Nincs ilyen táblaoldal: „{ $side }”. Ezek közül válassz: { $known }.
ishtar-layout-turn = Itt túl nagy a tábla elforgatása: „{ $word }”. Az elforgatás 0 és 5 közötti szám.
ishtar-layout-place-twice = Az elrendezésben két tábla kerülne ugyanarra a helyre: { $place }. Adj mindegyiknek külön helyet.
ishtar-layout-board-twice = Az elrendezésben kétszer szerepel ugyanaz a tábla: { $board }. Minden tábla csak egyszer rakható le, az egyik oldalával felfelé.
ishtar-layout-apart = Az elrendezés táblái nem alkotnak egyetlen sivatagot. Nem mindegyik érhető el erről a helyről: { $place }.

## What happened

ishtar-log-board = A sivatag { $board }. táblája: { $side } oldal.
ishtar-log-fountain = A sivatag { $board }. táblájára egy { $fountain } kerül.
ishtar-log-start = A szőnyeg { $cup }. tálján képpel felfelé fekszik egy lapka: { $tile }.
ishtar-log-card = Új fakártya kerül a kínálatba, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }.
ishtar-log-deal-first = { $seat } a kezdőjátékos.
ishtar-log-can = { $seat } elvesz egy lapkát ({ $tile }) a szőnyeg { $cup }. táljáról.
ishtar-log-kept = { $seat } a félretett lapkáját ({ $tile }) használja.
ishtar-log-draw = { $seat } elvesz egy lapkát ({ $tile }) az öntözőkanna alatti halomból.
ishtar-log-reveal = A szőnyeg { $cup }. tálján láthatóvá válik egy lapka: { $tile }.
ishtar-log-place = { $seat } lerak egy lapkát ({ $tile }) ide: { $cell }.
ishtar-log-removed = Ennek a lapkának ({ $tile }) nincs helye, ezért kikerül a játékból.
ishtar-log-assistant = { $seat } segédet állít ide: { $cell }.
ishtar-log-skip = { $seat } kihagyja a szimbólumot.
ishtar-log-skill = { $seat } felold egy képességet: { $skill }.
ishtar-log-single = { $seat } szimpla virágjelölőt tesz ide: { $cell }.
ishtar-log-double = { $seat } dupla virágjelölőt tesz ide: { $cell } és { $other }.
ishtar-log-reserve = { $seat } lefoglal egy fakártyát: { $card }.
ishtar-log-keep = { $seat } félretesz egy lapkát ({ $tile }) a szőnyeg { $cup }. táljáról.
ishtar-log-buy = { $seat } megvesz egy fakártyát, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }.
ishtar-log-tree = { $seat } fát ültet ide: { $cell }.
ishtar-log-end = { $seat } befejezi a körét.
ishtar-log-gems = { $seat }: { $change } { $gem }.
ishtar-log-owns = { $seat } megszerzi { $fountain_the_acc } a sivatag { $board }. tábláján.
ishtar-log-loses = { $seat } elveszíti { $fountain_the_acc } a sivatag { $board }. tábláján.
ishtar-log-points = { $seat }: { $change } pont ({ $part }).
ishtar-log-last-round = Két halom üres: ez az utolsó forduló.
ishtar-log-idle = { $seat } nem tud lapkát lerakni, csak fát ültethet.
ishtar-log-over = A játék véget ért.

## Egy lapka leírása aszerint, ami rajta van

ishtar-described-tile = { $shape ->
        [straight] egyenes
        [bent] hajlított
       *[triangle] háromszög alakú
    } lapka{ $known ->
        [yes] , { $n ->
            [0] virág nélkül
            [one] { $n } virággal
           *[other] { $n } virággal
        }
       *[no] {""}
    }{ $symbol ->
        [assistant] {" "}és segédszimbólummal
        [star] {" "}és csillaggal
        [wild] {" "}és kérdőjellel
       *[none] {""}
    }

## Fakártyák: a kínálatban elfoglalt helyük és a pontjaik szerint

ishtar-card-1 = 1. fakártya
ishtar-card-2 = 2. fakártya
ishtar-card-3 = 3. fakártya
ishtar-card-4 = 4. fakártya
ishtar-card-5 = 5. fakártya
ishtar-described-card = fakártya, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
