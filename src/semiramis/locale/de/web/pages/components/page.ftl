# Die Seite über das Spielmaterial und Editionen, die jemand lädt.

## Die Seite

components-title = Das Spielmaterial von { $game }
components-games = Andere Spiele
components-lead = Die Anleitungen, die wir haben, sind Texte ohne Bilder. Was sie in Worten sagen, ist sicher. Was nur auf Tafeln, Karten und Plättchen gedruckt war, ist unsere Rekonstruktion: Werte, die zu allem passen, was bekannt ist. Hier steht jeder Wert mit seinem Grund.
components-show = Zeigen
components-show-all = Alle: { $n }
components-show-certain = Sicher: { $n }
components-show-recon = Rekonstruiert: { $n }
components-conf-rules = in der Anleitung gedruckt
components-conf-external = anderswo bestätigt
components-conf-constrained = rekonstruiert, eingegrenzt
components-conf-free = rekonstruiert, frei
components-conf-about-rules = Es steht in der Anleitung oder in der Materialliste.
components-conf-about-external = Eine andere veröffentlichte Quelle sagt es; sie steht beim Wert.
components-conf-about-constrained = Unser Vorschlag. Summen, Beispiele und Symmetrie lassen wenige andere Werte zu.
components-conf-about-free = Unser Vorschlag. Er widerspricht nichts Bekanntem, doch das gilt auch für viele andere Werte.
components-rests = Grundlage der Werte
components-rests-share = { $n } von { $total } Werten
components-chapter-recon = rekonstruiert: { $recon } von { $n }
components-chapters = Abschnitte
components-why = Warum
components-note = Grund { $n }
components-covers = { $n ->
        [one] { $n } Wert
       *[other] { $n } Werte
    }
components-table = Als Tabelle
components-head-what = Was
components-head-value = Wert
components-head-reason = Sicherheit und Grund
components-none = nichts
components-code = { $code }
components-source = { $source }
components-players = { $n ->
        [one] mit { $n } Spieler
       *[other] mit { $n } Spielern
    }
components-shown-other = Dies sind die Werte der Edition „{ $name }“ ({ $hash }), nicht der Standardedition.
components-show-standard = Standardedition zeigen

## Eine andere Edition

components-yours = Dein Exemplar weicht ab?
components-yours-about = Speichere die Edition als Datei, korrigiere in einem beliebigen Texteditor, was abweicht, gib ihr einen eigenen Namen und lade sie hier. Sie wird mit dem Inhalt der Schachtel verglichen, und du siehst, was sich ändert, bevor jemand damit spielt.
components-save = Diese Edition als Datei speichern
components-load = Editionsdatei laden
components-drop = Du kannst die Datei auch hierher ziehen.
components-paste = Stattdessen den Text einfügen
components-paste-label = Text einer Edition
components-check = Text prüfen
components-checking = Wird geprüft …
components-faults = Mit dieser Edition kann noch niemand spielen. Was falsch ist:
components-faults-more = Vielleicht gibt es noch mehr. Korrigiere erst dies und lade die Datei dann noch einmal.
components-fine = „{ $name }“ ist spielbar.
components-same = Alle Werte sind die der Standardedition.
components-differences = { $n ->
        [one] { $n } Wert weicht von der Standardedition ab
       *[other] { $n } Werte weichen von der Standardedition ab
    }
components-before = Standardedition
components-after = Diese Edition
components-absent = nicht vorhanden
components-use = Für einen neuen Tisch verwenden
components-look = Alle Werte zeigen

## Meine Editionen

components-mine = Meine Editionen
components-mine-about = Sie sind in diesem Browser gespeichert. Ein Tisch, der eine verwendet, behält sie auf dem Server.
components-not-kept = Der Browser hat keinen Platz für diese Edition. Speichere sie als Datei oder entferne eine andere.
components-remove = Entfernen
components-act-on = { $act }: { $name }
components-file = Als Datei speichern
components-compare = Abweichungen
components-removed = „{ $name }“ ist entfernt.

## Ein neuer Tisch

components-choose = Edition des Spielmaterials
components-standard = Standardedition: { $name }
