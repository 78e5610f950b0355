# Was an einer Edition, der Datei mit dem Spielmaterial, falsch sein kann. $file ist die Datei, $place der Schlüssel
# darin, $value was dort steht, so wie die Datei es schreibt, $known eine Aufzählung von Wörtern oder Schlüsseln.

## Die Datei

edition-no-file = Die Datei { $file } gibt es nicht, oder sie ist ein Ordner oder sonst keine gewöhnliche Datei. Gib den Pfad einer Edition an; das ist eine TOML-Datei.
edition-unreadable = { $file } lässt sich nicht lesen: { $reason }. Prüfe den Pfad und die Zugriffsrechte.
edition-large = { $file } ist zu groß; die Grenze liegt bei { $limit } Byte. Gib eine Edition an; keine ist so lang.
edition-not-utf8 = { $file }, Zeile { $line }: Das ist kein Text in UTF-8. Speichere die Datei als UTF-8.
edition-not-toml = { $file }, Zeile { $line }, Spalte { $column }: „{ $text }“ lässt sich nicht als TOML lesen. Korrigiere diese Zeile oder die davor. Eine Zeile lautet Schlüssel = Wert, Wörter stehen in Anführungszeichen, und ein Schlüssel darf in seiner Tabelle nur einmal vorkommen.
edition-dots = { $file }, Zeile { $line }: In einem Schlüssel oder Satz sind zu viele Punkte; die Grenze ist { $limit }. Kürze ihn.

## Der Anfang der Datei

edition-format = { $file }, { $place }: Dieses Programm liest Format { $known }, nicht { $value }. Schreibe format = { $known }, oder aktualisiere Semiramis, falls die Datei aus einer neueren Version stammt.
edition-game = { $file }, { $place }: Das ist eine Edition von { $value }, nicht von { $expected }. Wähle eine Edition von { $expected }.
edition-name = { $file }, { $place }: { $value } ist kein brauchbarer Name. Gib der Edition einen eigenen Namen; größte Länge: { $limit }.

## Einzelne Werte

edition-missing = { $file }, { $place }: Der Schlüssel fehlt. Ergänze ihn; seine Tabelle enthält: { $known }.
edition-unknown-key = { $file }, { $place }: Der Schlüssel ist hier unbekannt. Korrigiere seinen Namen oder entferne ihn.
edition-deep = { $file }, { $place }: Die Tabellen sind zu tief ineinander geschachtelt; erlaubte Ebenen: { $limit }. Verwende weniger Ebenen.
edition-not-value = { $file }, { $place }: { $value } ist weder eine ganze Zahl noch ein Wort in Anführungszeichen. Schreibe eines davon oder eine einfache Liste daraus.
edition-not-number = { $file }, { $place }: { $value } ist keine ganze Zahl. Schreibe eine ganze Zahl ohne Anführungszeichen.
edition-not-word = { $file }, { $place }: { $value } ist kein Wort in Anführungszeichen. Schreibe ein Wort in Anführungszeichen.
edition-not-list = { $file }, { $place }: { $value } ist keine Liste. Schreibe eine Liste in eckigen Klammern.
edition-not-table = { $file }, { $place }: { $value } ist keine Tabelle. Schreibe eine Tabelle: Schlüssel mit Werten unter einer Zeile mit diesem Namen in eckigen Klammern, oder in geschweiften Klammern.
edition-range = { $file }, { $place }: { $value } liegt außerhalb des Erlaubten. Schreibe eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.
edition-choice = { $file }, { $place }: { $value } kann hier nicht stehen. Erlaubt ist eines von: { $known }.
edition-size = { $file }, { $place }: Die Liste hat die falsche Länge { $found }. Schreibe eine Liste der Länge { $expected }.
edition-twice = { $file }, { $place }: { $value } kommt ein zweites Mal vor. Lass es nur einmal vorkommen.

## Woher die Werte stammen

edition-no-source = { $file }, { $place }: Nirgends steht, woher dieser Wert stammt. Schreibe in seine Tabelle eine Quelle (source) und eine Sicherheit (confidence), eines von: { $known }.
edition-source = { $file }, { $place }: { $value } ist keine Quelle. Sage in einem Satz in Anführungszeichen, woher der Wert stammt.
edition-why = { $file }, { $place }: { $value } ist nicht der Name eines Satzes. Lösche die Zeile; die Quelle genügt.
edition-note-nowhere = { $file }, { $place }: Hier ist von einem Wert die Rede, den es nicht gibt. Korrigiere den Namen oder entferne die Zeile.

## Im Vergleich mit dem Inhalt der Schachtel

edition-must-be = { $file }, { $place }: Hier steht { $value }, nach Regeln und Materialliste muss es { $expected } sein. Schreibe { $expected }.
edition-total = { $file }, { $place }: Die Zahlen ergeben zusammen { $found }, in der Schachtel aber { $expected }. Korrigiere die Zahlen hier.
edition-total-range = { $file }, { $place }: Die Zahlen ergeben zusammen { $found }. Korrigiere sie; erlaubt ist eine Summe von { $least } bis { $most }.
edition-occurs = { $file }, { $place }: So oft kommt „{ $what }“ vor: { $found }; in der Schachtel: { $expected }. Korrigiere die Werte hier.
edition-too-much = { $file }, { $place }: { $value } ist zu viel, denn bei { $other } steht { $limit }. Schreibe hier höchstens { $most } oder dort eine größere Zahl.
edition-few-tiles = { $file }, { $place }: Gartenfelder, die Qualität { $quality } verlangen: { $found }; Plättchen dieser Qualität in der Schachtel: { $most }. Lass weniger Gartenfelder sie verlangen.
