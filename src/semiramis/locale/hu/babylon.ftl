# Flowers. Forms: the, the_start (the same at the start of a sentence), acc, the_acc, dat, ins.

babylon-flower-white = fehér virág
    .the = a fehér virág
    .the_start = A fehér virág
    .acc = fehér virágot
    .the_acc = a fehér virágot
    .dat = fehér virágnak
    .ins = fehér virággal
babylon-flower-pink = rózsaszín virág
    .the = a rózsaszín virág
    .the_start = A rózsaszín virág
    .acc = rózsaszín virágot
    .the_acc = a rózsaszín virágot
    .dat = rózsaszín virágnak
    .ins = rózsaszín virággal
babylon-flower-orange = narancssárga virág
    .the = a narancssárga virág
    .the_start = A narancssárga virág
    .acc = narancssárga virágot
    .the_acc = a narancssárga virágot
    .dat = narancssárga virágnak
    .ins = narancssárga virággal
babylon-flower-blue = kék virág
    .the = a kék virág
    .the_start = A kék virág
    .acc = kék virágot
    .the_acc = a kék virágot
    .dat = kék virágnak
    .ins = kék virággal

# Materials. Forms: the, the_start, acc, the_acc, dat, ins.

babylon-material-clay = agyag
    .the = az agyag
    .the_start = Az agyag
    .acc = agyagot
    .the_acc = az agyagot
    .dat = agyagnak
    .ins = agyaggal
babylon-material-granite = gránit
    .the = a gránit
    .the_start = A gránit
    .acc = gránitot
    .the_acc = a gránitot
    .dat = gránitnak
    .ins = gránittal
babylon-material-basalt = bazalt
    .the = a bazalt
    .the_start = A bazalt
    .acc = bazaltot
    .the_acc = a bazaltot
    .dat = bazaltnak
    .ins = bazalttal

# Decorations. Forms: the, the_start, acc, the_acc, dat, ins.

babylon-piece-statue = szobor
    .the = a szobor
    .the_start = A szobor
    .acc = szobrot
    .the_acc = a szobrot
    .dat = szobornak
    .ins = szoborral
babylon-piece-fountain = szökőkút
    .the = a szökőkút
    .the_start = A szökőkút
    .acc = szökőkutat
    .the_acc = a szökőkutat
    .dat = szökőkútnak
    .ins = szökőkúttal
babylon-piece-bridge = híd
    .the = a híd
    .the_start = A híd
    .acc = hidat
    .the_acc = a hidat
    .dat = hídnak
    .ins = híddal
babylon-piece-stairs = lépcső
    .the = a lépcső
    .the_start = A lépcső
    .acc = lépcsőt
    .the_acc = a lépcsőt
    .dat = lépcsőnek
    .ins = lépcsővel

# Round tokens by their effect (short names).

babylon-token-none = még nincs jelölő
babylon-token-pillar = még egy szimpla oszlop
babylon-token-double = egy dupla oszlop
babylon-token-change = szimbólum megváltoztatása
babylon-token-add = szimbólum hozzáadása
babylon-token-flower = két oszlop a virágért
babylon-token-minus = egy oszloppal kevesebb
babylon-token-blank = nincs hatása

# Corners of a tile. Forms: the, the_start, acc, the_acc, dat, ins.

babylon-corner-nw = bal felső sarok
    .the = a bal felső sarok
    .the_start = A bal felső sarok
    .acc = bal felső sarkot
    .the_acc = a bal felső sarkot
    .dat = bal felső saroknak
    .ins = bal felső sarokkal
babylon-corner-ne = jobb felső sarok
    .the = a jobb felső sarok
    .the_start = A jobb felső sarok
    .acc = jobb felső sarkot
    .the_acc = a jobb felső sarkot
    .dat = jobb felső saroknak
    .ins = jobb felső sarokkal
babylon-corner-se = jobb alsó sarok
    .the = a jobb alsó sarok
    .the_start = A jobb alsó sarok
    .acc = jobb alsó sarkot
    .the_acc = a jobb alsó sarkot
    .dat = jobb alsó saroknak
    .ins = jobb alsó sarokkal
babylon-corner-sw = bal alsó sarok
    .the = a bal alsó sarok
    .the_start = A bal alsó sarok
    .acc = bal alsó sarkot
    .the_acc = a bal alsó sarkot
    .dat = bal alsó saroknak
    .ins = bal alsó sarokkal

# Score parts (table headings).

babylon-part-statues = Szobrok
babylon-part-fountains = Szökőkutak
babylon-part-bridges = Hidak
babylon-part-stairs = Lépcsők
babylon-part-sets = Díszelemkészletek
babylon-part-flowers = Virágkészletek
babylon-part-belvederes = Kilátók
babylon-part-height = Legmagasabb szint
