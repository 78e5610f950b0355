# `semiramis texts`: das Programm übersetzen.

cli-help-cmd-texts = Übersetzen: die Dateien einer Sprache anlegen, sie prüfen und sehen, wie weit jede Sprache ist.
cli-texts-help-action = Was zu tun ist: Dateien anlegen, prüfen oder sagen, wie weit jede Sprache ist.
cli-texts-help-language = Das Kürzel der Sprache, etwa fr.
cli-texts-help-folder = Der Ordner mit Sprachen. Vorgabe: SEMIRAMIS_LOCALE, sonst semiramis-locale hier.
cli-texts-made = Nach { $folder } geschriebene Dateien: { $n }.
cli-texts-kept = Schon vorhandene Dateien, die unverändert bleiben: { $n }.
cli-texts-next = Ersetze jedes TODO durch deine Übersetzung. Prüfe dann die Dateien und probiere sie im Spiel aus:
cli-texts-waiting = Zu übersetzen: { $n }
cli-texts-faults = Fehler: { $n }
cli-texts-more = und { $n } weitere; --json zeigt alle
cli-texts-complete = { $name }: wird angeboten; { $percent } % übersetzt ({ $done } von { $total }), Fehler: { $faults }.
cli-texts-progress = { $name }: in Arbeit; { $percent } % übersetzt ({ $done } von { $total }), Fehler: { $faults }.
cli-texts-offer = Alles ist übersetzt. Schreibe „complete = true“ in { $file }, dann kann die Sprache allen angeboten werden.
cli-texts-action = Die Aktion „{ $given }“ gibt es nicht. Bekannte Aktionen: { $known }.
cli-texts-which = Nenne auch eine Sprache, etwa: semiramis texts check fr
cli-texts-code = Die Sprache „{ $given }“ gibt es nicht. Schreibe ihr Kürzel aus zwei oder drei kleinen Buchstaben, etwa fr für Französisch.
cli-texts-english = Aus dem Englischen wird übersetzt; seine Dateien liegen im Repository.
cli-texts-no-language = In { $folder } gibt es keine Dateien für „{ $language }“. Lege sie an mit: semiramis texts new { $language }
cli-texts-no-folder = Den Ordner { $folder } gibt es nicht.
cli-texts-file = { $file } ist nicht verwendbar: { $reason }. Korrigiere die Datei und versuche es noch einmal.
