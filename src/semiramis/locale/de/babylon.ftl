# Babylon: Wörter mit ihren Formen.

## Blumen

babylon-flower-white = weiße Blume
    .the = die weiße Blume
    .acc = die weiße Blume
    .a_acc = eine weiße Blume
    .dat = der weißen Blume
    .gen = der weißen Blume
babylon-flower-pink = rosa Blume
    .the = die rosa Blume
    .acc = die rosa Blume
    .a_acc = eine rosa Blume
    .dat = der rosa Blume
    .gen = der rosa Blume
babylon-flower-orange = orange Blume
    .the = die orange Blume
    .acc = die orange Blume
    .a_acc = eine orange Blume
    .dat = der orange Blume
    .gen = der orange Blume
babylon-flower-blue = blaue Blume
    .the = die blaue Blume
    .acc = die blaue Blume
    .a_acc = eine blaue Blume
    .dat = der blauen Blume
    .gen = der blauen Blume

## Materialien

babylon-material-clay = Lehm
    .the = der Lehm
    .acc = den Lehm
    .a_acc = Lehm
    .dat = dem Lehm
    .gen = des Lehms
babylon-material-granite = Granit
    .the = der Granit
    .acc = den Granit
    .a_acc = Granit
    .dat = dem Granit
    .gen = des Granits
babylon-material-basalt = Basalt
    .the = der Basalt
    .acc = den Basalt
    .a_acc = Basalt
    .dat = dem Basalt
    .gen = des Basalts

## Dekorationen

babylon-piece-statue = Statue
    .the = die Statue
    .acc = die Statue
    .a_acc = eine Statue
    .dat = der Statue
    .gen = der Statue
babylon-piece-fountain = Brunnen
    .the = der Brunnen
    .acc = den Brunnen
    .a_acc = einen Brunnen
    .dat = dem Brunnen
    .gen = des Brunnens
babylon-piece-bridge = Brücke
    .the = die Brücke
    .acc = die Brücke
    .a_acc = eine Brücke
    .dat = der Brücke
    .gen = der Brücke
babylon-piece-stairs = Treppe
    .the = die Treppe
    .acc = die Treppe
    .a_acc = eine Treppe
    .dat = der Treppe
    .gen = der Treppe

## Wirkungen der Rundenplättchen

babylon-token-none = noch kein Rundenplättchen
babylon-token-pillar = eine Säule mehr
babylon-token-double = eine Doppelsäule
babylon-token-change = ein Symbol ändern
babylon-token-add = ein Symbol hinzufügen
babylon-token-flower = zwei Säulen für die Blume
babylon-token-minus = eine Säule weniger
babylon-token-blank = keine Wirkung

## Ecken eines Plättchens

babylon-corner-nw = linke obere Ecke
    .the = die linke obere Ecke
    .acc = die linke obere Ecke
    .a_acc = eine linke obere Ecke
    .dat = der linken oberen Ecke
    .gen = der linken oberen Ecke
babylon-corner-ne = rechte obere Ecke
    .the = die rechte obere Ecke
    .acc = die rechte obere Ecke
    .a_acc = eine rechte obere Ecke
    .dat = der rechten oberen Ecke
    .gen = der rechten oberen Ecke
babylon-corner-se = rechte untere Ecke
    .the = die rechte untere Ecke
    .acc = die rechte untere Ecke
    .a_acc = eine rechte untere Ecke
    .dat = der rechten unteren Ecke
    .gen = der rechten unteren Ecke
babylon-corner-sw = linke untere Ecke
    .the = die linke untere Ecke
    .acc = die linke untere Ecke
    .a_acc = eine linke untere Ecke
    .dat = der linken unteren Ecke
    .gen = der linken unteren Ecke

## Teile der Wertung

babylon-part-statues = Statuen
babylon-part-fountains = Brunnen
babylon-part-bridges = Brücken
babylon-part-stairs = Treppen
babylon-part-sets = Dekorationssätze
babylon-part-flowers = Blumensätze
babylon-part-belvederes = Aussichtspunkte
babylon-part-height = Höchster Punkt
