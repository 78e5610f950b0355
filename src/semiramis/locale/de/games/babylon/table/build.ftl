### Ein Plättchen in einem Schritt bauen: Platz, Drehung, überhängende Ecke und Dekorationen

babylon-build-at = { $place }, Ebene { $level }
babylon-build-here = Hier bauen
babylon-build-and-end = Bauen und Zug beenden
babylon-build-decorations = Dekorationen
babylon-build-none = Hier passt keine Dekoration.
babylon-build-item = { $piece } auf { $fields }: { $points }
babylon-build-item-recast = { $piece } auf { $fields } durch das Rundenplättchen: { $points }
babylon-build-score = Deine Punkte: { $before }, danach { $after }.
babylon-build-asking = Die Punkte werden gezählt …
babylon-build-failed = Die Punkte ließen sich nicht zählen. Wähle den Platz noch einmal.
babylon-build-statue = Eine Statue wird zur Säule.
babylon-build-corner = Nächste überhängende Ecke
babylon-build-raise = Eine Ebene höher
babylon-build-lower = Eine Ebene tiefer
babylon-build-move = Plättchen verschieben
babylon-build-left = Nach links
babylon-build-right = Nach rechts
babylon-build-up = Nach oben
babylon-build-down = Nach unten
babylon-build-keys = Q und E drehen, V wechselt die überhängende Ecke
