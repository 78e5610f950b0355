# A lecke kísérője, és az oldal, amely hozzá vezet.

lessons-step = { $n }. lépés / { $of }
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
lessons-instead = Igazi játékban ezt is megteheted, de a lecke most mást kér: { $act }.
lessons-tried = Így néz ki egy elutasítás: megtudod, miért nem lehet, és melyik szabály tiltja. Ha elolvastad, lépj tovább.
lessons-free = Játssz úgy, ahogy szeretnél. A tipp megmutatja, mit tenne egy gépi játékos.
lessons-lost = A játék eltért a leckétől. Játssz tovább kedved szerint, vagy kezdd újra a leckét.
lessons-score = A pontszámod, ha most véget érne a játék: { $points }
lessons-play = Igazi játék indítása
lessons-read = Szabályok olvasása
lessons-again = Újrakezdés
lessons-begin = Lecke indítása
lessons-go-on = Folytatás
lessons-about = Az első játszmád vezetéssel: előkészített állás, lépésről lépésre, körülbelül tíz perc. Ha valami nem szabályos, megtudod, miért.
lessons-new = Még nem kezdted el.
lessons-reached = Itt tartasz: { $step }. lépés / { $of }.
lessons-finished = Ezt a leckét már elvégezted.
lessons-no-game = Ehhez a játékhoz nincs lecke.
