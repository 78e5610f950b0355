# A lecke kísérője, és az oldal, amely hozzá vezet.

lessons-step = { $n }. lépés ({ $of } közül)
lessons-continue = Tovább
lessons-back = Egy lépéssel vissza
lessons-show = Mutasd meg
lessons-fold = Lecke összecsukása
lessons-unfold = Lecke kinyitása
lessons-rule = { $n ->
        [one] A szabály
       *[other] A szabályok
    }
lessons-wait = Most { $seat } játszik.
lessons-instead = Játék közben ezt is megtehetnéd. Itt a lecke mást kér: { $act }.
lessons-tried = Így néz ki egy elutasítás: az ok ebben az állásban, és mögötte a szabály. Ha elolvastad, lépj tovább.
lessons-free = Játssz úgy, ahogy szeretnél. A tanács megmutatja, mit tenne egy gépi játékos.
lessons-lost = A játék eltért a leckétől. Játssz tovább kedved szerint, vagy kezdd újra a leckét.
lessons-score = A pontszámod, ha most véget érne a játék: { $points }
lessons-play = Igazi játék indítása
lessons-read = Szabályok olvasása
lessons-again = Újrakezdés
lessons-begin = Lecke indítása
lessons-go-on = Folytatás
lessons-about = Az első játékod, kísérővel az oldaladon: előkészített állás, egyszerre egy dolog, körülbelül tíz perc. Bármit próbálsz, a szabályok válaszolnak.
lessons-new = Még nem kezdted el.
lessons-reached = Itt tartasz: { $step }. lépés ({ $of } közül).
lessons-finished = Ezt a leckét már elvégezted.
lessons-no-game = Ehhez a játékhoz nincs lecke.
