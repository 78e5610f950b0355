# Ishtar: Namen und Bedeutungen der Zeichen.

## Überschriften

ishtar-legend-gems = Juwelen
ishtar-legend-tiles = Plättchen und ihre Symbole
ishtar-legend-desert = Wüste
ishtar-legend-pieces = Spielmaterial
ishtar-legend-skills = Fähigkeiten

## Namen

ishtar-legend-sign-gemany = beliebiges Juwel
ishtar-legend-sign-shapes = Pflanzenplättchen
ishtar-legend-sign-grass = Gras
ishtar-legend-sign-flowers = Blumen
ishtar-legend-sign-sand = Sand
ishtar-legend-sign-rock = Geröll mit Juwel
ishtar-legend-sign-tablet = Heiliger Stein
ishtar-legend-sign-can = Gießkanne
ishtar-legend-sign-tree = Baum
ishtar-legend-sign-bloom = Blumen-Marker
ishtar-legend-sign-assistant = Helfer

## Bedeutungen

ishtar-legend-means-gem = Damit bezahlst du Schritte der Gießkanne, Fähigkeiten und Baumkarten. Am Ende übrig: mit Fähigkeit C { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
ishtar-legend-means-gemany = Ein Juwel beliebiger Farbe.
ishtar-legend-means-shapes = Gerade, gewinkelt oder dreieckig: drei Felder, beliebig gedreht.
ishtar-legend-means-grass = Platz für einen Baum oder einen Blumen-Marker.
ishtar-legend-means-flowers = Blumenfelder nebeneinander sind ein Beet. Jede Blume ist 1 Punkt für den, dessen Helfer dort steht.
ishtar-legend-means-symbol-assistant = Setze hier einen Helfer ein, wenn das Beet keinen hat. Dann gehört es dir.
ishtar-legend-means-symbol-star = Lege { $n } Juwelen auf eine Fähigkeit und schalte sie frei.
ishtar-legend-means-symbol-wild = Helfer-Symbol oder Stern, wie du willst.
ishtar-legend-means-sand = Freier Platz für Plättchen.
ishtar-legend-means-rock = Bedecke es und nimm das Juwel.
ishtar-legend-means-tablet = Wird nie bedeckt. Neben deinen Beeten mit Fähigkeit A { $n } Punkte.
ishtar-legend-means-fountain = { $n } Punkte für die meisten Blumenfelder dort; bei Gleichstand für alle Beteiligten.
ishtar-legend-means-can = Zieht kostenlos zur nächsten Schüssel und für je 1 Juwel eine Schüssel weiter.
ishtar-legend-means-tree = Steht auf freiem Gras. Seine Karte bringt die Punkte darauf.
ishtar-legend-means-bloom = Macht Gras zu Blumenfeldern.
ishtar-legend-means-assistant = Kontrolliert ein Beet. Am Anfang liegen { $front } vor dir, auf dem Teppich warten weitere { $carpet }.
ishtar-legend-means-skill-a = { $n } Punkte je Heiligem Stein neben deinen Beeten.
ishtar-legend-means-skill-b = Jedes Symbol gilt für dich als Helfer-Symbol oder Stern. { $n } Punkte.
ishtar-legend-means-skill-c = Punkte für übrige Juwelen: lila { $purple }, rot { $red }, weiß { $white }.
ishtar-legend-means-skill-d = { $n } Punkte je Baum neben deinen Beeten.
ishtar-legend-means-skill-e = { $n } Punkte je Helfer, der noch vor dir liegt.
ishtar-legend-means-skill-f = Sofort: Nimm { $n } Juwelen.
ishtar-legend-means-skill-g = Sofort: ein Blumen-Marker mit { $n } Blumen auf freies Gras.
ishtar-legend-means-skill-h = Sofort: ein Blumen-Marker auf zwei Grasfelder nebeneinander.
ishtar-legend-means-skill-i = Sofort: Reserviere eine Baumkarte und nimm einen Helfer vom Teppich.
ishtar-legend-means-skill-j = Sofort: Bewahre ein Plättchen auf und nimm einen Helfer vom Teppich.
