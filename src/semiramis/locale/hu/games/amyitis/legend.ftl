# Amyitis: a jelek neve és jelentése.

## Címek

amyitis-legend-goods = Nyersanyagok
amyitis-legend-stock = Talon és asztal
amyitis-legend-crafts = Mesterséglapok
amyitis-legend-court = Udvarlapok
amyitis-legend-temples = Templomok
amyitis-legend-garden = Kert és karaván

## Nevek

amyitis-legend-sign-anygood = tetszőleges nyersanyag
amyitis-legend-sign-talent = talentum
amyitis-legend-sign-camel = teve
amyitis-legend-sign-prestige = tekintélypont
amyitis-legend-sign-first = kezdőjátékos
amyitis-legend-sign-pass = passz
amyitis-legend-sign-neutral = semleges kocka
amyitis-legend-sign-anycourt = tetszőleges udvarlap
amyitis-legend-sign-quality = minőség
amyitis-legend-sign-plant = ültetés
amyitis-legend-sign-dry = öntözetlen terület
amyitis-legend-sign-wet = öntözött terület
amyitis-legend-sign-caravan = karaván

## Jelentések

amyitis-legend-means-good = Abban a városban fizetsz vele, amelyik kéri, vagy eladod Babilonban.
amyitis-legend-means-wine = Fizetéskor bármely más nyersanyagot helyettesít.
amyitis-legend-means-anygood = Egy általad választott nyersanyag a központi talonból; bor csak akkor, ha az asztal megengedi.
amyitis-legend-means-anygood-sold = Bármelyik nyersanyagod, a bor is: ezt adod el Babilonban.
amyitis-legend-means-talent = Pénz: mesterséglapokért fizetsz vele.
amyitis-legend-means-camel = Egy mezővel viszi tovább a karavánt.
amyitis-legend-means-prestige = A végén az nyer, akinek a legtöbb van.
amyitis-legend-means-first = Ő kezdi a fordulót; a lap minden forduló után továbbkerül.
amyitis-legend-means-pass = Ebben a fordulóban nincs több akció.
amyitis-legend-means-neutral = Senkié. A templomokban helyet foglal; az öntözési területen öntözésnek számít.
amyitis-legend-means-peasant = Tegyél egy kockát a szántóföld egy szabad mezőjére, és vedd el a nyersanyagot. A megtelt sorért az kap Kertészt, akinek ott a legtöbb kockája van.
amyitis-legend-means-priest = Tegyél egy kockát egy templomba; a többi egy mezővel odébb tolódik.
amyitis-legend-means-engineer = Tegyél egy kockát olyan öntözési területre, amelyet elér a víz: { $n } tekintélypont.
amyitis-legend-means-merchant = Vegyél el 1 tevét.
amyitis-legend-means-caravaneer = Szint szerint (0-tól): legfeljebb { $steps } további mező, és { $store } nyersanyagot tarthatsz meg.
amyitis-legend-means-banker = Minden fordulóban, szint szerint (1-től): { $talents } talentum és { $prestige } tekintélypont.
amyitis-legend-means-palace = Egyszer, megszerzéskor, szint szerint (1-től): { $prestige } tekintélypont.
amyitis-legend-means-gardener = Ültetéskor eldobod: minőség +1.
amyitis-legend-means-anycourt = Ingyen egy típus következő szintje, vagy egy Kertész.
amyitis-legend-means-ishtar = Az első tevét vagy talentumot választ, a második a másikat kapja.
amyitis-legend-means-marduk = Az első { $first }, a második { $second } tekintélypontot kap.
amyitis-legend-means-tammouz = Az első kockát tesz a szántóföldre, és megkapja a nyersanyagot; a második nyersanyagot cserélhet.
amyitis-legend-means-quality = Annyi ék, amennyi a növény minősége, vagy amennyit a négyzet kíván.
amyitis-legend-means-plant = Elveszed egy olyan négyzet lapkáját, amelynek legalább egyik oldala teljesen öntözött.
amyitis-legend-means-dry = Minden hullámjelre egy kocka fér; két egymás melletti hullámjelhez kettő kell.
amyitis-legend-means-wet = Innen a víz továbbfolyik a következő öntözési területekre.
amyitis-legend-means-caravan = Egyetlen karaván van, és közös. Az óramutató járása szerint halad, és ahol megáll, ott kereskedned kell.
