# Ishtar: a jelek neve és jelentése.

## Címek

ishtar-legend-gems = Drágakövek
ishtar-legend-tiles = Lapkák és szimbólumaik
ishtar-legend-desert = Sivatag
ishtar-legend-pieces = Játékelemek
ishtar-legend-skills = Képességek

## Nevek

ishtar-legend-sign-gemany = tetszőleges drágakő
ishtar-legend-sign-shapes = növénylapka
ishtar-legend-sign-grass = fű
ishtar-legend-sign-flowers = virágok
ishtar-legend-sign-sand = homok
ishtar-legend-sign-rock = szikla drágakővel
ishtar-legend-sign-tablet = szent kőtábla
ishtar-legend-sign-can = öntözőkanna
ishtar-legend-sign-tree = fa
ishtar-legend-sign-bloom = virágjelölő
ishtar-legend-sign-assistant = segéd

## Jelentések

ishtar-legend-means-gem = A kannáért, képességekért és fakártyákért fizetsz vele. Ha a végén megmarad, a C képességgel { $n ->
        [one] { $n } pontot
       *[other] { $n } pontot
    } ér.
ishtar-legend-means-gemany = Bármilyen színű drágakő.
ishtar-legend-means-shapes = Egyenes, hajlított vagy háromszög alakú: három mező, tetszőlegesen forgatva.
ishtar-legend-means-grass = Hely egy fának vagy egy virágjelölőnek.
ishtar-legend-means-flowers = A szomszédos virágos mezők egy ágyást alkotnak. Minden virág 1 pont annak, akinek ott áll a segédje.
ishtar-legend-means-symbol-assistant = Állíts ide segédet, ha az ágyásban még nincs: az ágyás a tiéd.
ishtar-legend-means-symbol-star = Tegyél { $n } drágakövet egy képességre, és oldd fel.
ishtar-legend-means-symbol-wild = Segédszimbólum vagy csillag, ahogy szeretnéd.
ishtar-legend-means-sand = Szabad hely a lapkáknak.
ishtar-legend-means-rock = Fedd le, és vedd el a drágakövet.
ishtar-legend-means-tablet = Soha nem fedhető le. Az ágyásaid mellett az A képességgel { $n } pontot ér.
ishtar-legend-means-fountain = { $n } pont annak, akinek a hozzá tartozó kertekben a legtöbb virágos mezője van; döntetlennél minden érintettnek.
ishtar-legend-means-can = A következő tálhoz ingyen megy, tovább tálanként 1 drágakőért.
ishtar-legend-means-tree = Szabad füves mezőn áll. A kártyája annyi pontot ér, amennyi rajta áll.
ishtar-legend-means-bloom = A füves mezőt virágos mezővé teszi.
ishtar-legend-means-assistant = Egy ágyást foglal el neked. Kezdetben előtted { $front } áll, a szőnyegen még { $carpet } vár.
ishtar-legend-means-skill-a = { $n } pont minden szent kőtábláért az ágyásaid mellett.
ishtar-legend-means-skill-b = Minden szimbólumot segédként vagy csillagként is használhatsz. { $n } pont.
ishtar-legend-means-skill-c = A megmaradt drágakövek pontja: lila { $purple }, piros { $red }, fehér { $white }.
ishtar-legend-means-skill-d = { $n } pont minden fáért az ágyásaid mellett.
ishtar-legend-means-skill-e = { $n } pont minden segédért, aki előtted áll.
ishtar-legend-means-skill-f = Azonnal: vegyél el { $n } drágakövet.
ishtar-legend-means-skill-g = Azonnal: virágjelölő { $n } virággal egy szabad füves mezőre.
ishtar-legend-means-skill-h = Azonnal: virágjelölő két szomszédos füves mezőre.
ishtar-legend-means-skill-i = Azonnal: foglalj le egy fakártyát, és vegyél magadhoz egy segédet a szőnyegről.
ishtar-legend-means-skill-j = Azonnal: tegyél félre egy lapkát későbbre, és vegyél magadhoz egy segédet a szőnyegről.
