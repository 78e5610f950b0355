# Words shared by all games. The value is the name; attributes are its forms, .the the nominative inside a sentence.

## Seats

seat-jasmine = Jasmin
    .the = Jasmin
    .acc = Jasmin
    .dat = Jasmin
    .gen = von Jasmin
seat-rose = Rose
    .the = Rose
    .acc = Rose
    .dat = Rose
    .gen = von Rose
seat-saffron = Safran
    .the = Safran
    .acc = Safran
    .dat = Safran
    .gen = von Safran
seat-lotus = Lotus
    .the = Lotus
    .acc = Lotus
    .dat = Lotus
    .gen = von Lotus
seat-neutral = Neutral
    .the = die neutralen Würfel
    .acc = die neutralen Würfel
    .dat = den neutralen Würfeln
    .gen = der neutralen Würfel
seat-chance = Zufall
    .the = der Zufall
    .acc = den Zufall
    .dat = dem Zufall
    .gen = des Zufalls
seat-nobody = Niemand
    .the = niemand
    .acc = niemanden
    .dat = niemandem
    .gen = von niemandem

## Refusals

refusal = { $reason } ({ $clause }, { $title }: { $rule })

## Input that does not have the right shape

action-not-object = Eine Aktion muss ein Objekt sein, etwa der Name einer Aktion mit ihren Angaben.
action-unknown = Die Aktion „{ $action }“ gibt es nicht. Bekannte Aktionen: { $known }.
action-extra-argument = Zur Aktion „{ $action }“ gehört keine Angabe „{ $argument }“.
action-missing-argument = Zur Aktion „{ $action }“ gehört auch die Angabe „{ $argument }“. Möglich sind: { $known }.
action-bad-argument = In der Aktion „{ $action }“ kann „{ $argument }“ nicht „{ $value }“ sein. Möglich sind: { $known }.
action-too-long = Eine Aktion hat höchstens { $limit } Zeichen.
seats-wrong = Das Spiel ist für { $least } bis { $most } Plätze, nicht für { $given }.
option-unknown = Die Option „{ $option }“ gibt es nicht. Bekannte Optionen: { $known }.
option-bad-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind: { $known }.
game-unknown = Das Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
bot-unknown = Den Bot „{ $bot }“ gibt es nicht. Bekannte Bots: { $known }.
bot-broken = Der Bot „{ $bot }“ ließ sich nicht laden: { $reason }.
bot-limits = „{ $bot }“ setzt der Suche keine Grenze. Schreibe search:5000 für Simulationen oder search:1.5s für Sekunden.

## Playing, undo and redo

match-over = Die Partie ist zu Ende.
match-not-your-turn = { $seat } ist nicht am Zug. Jetzt entscheidet { $mover_the }.
match-no-referee = Jetzt muss der Zufall entscheiden, aber an diesem Tisch zieht niemand.
match-no-outcome = Im Protokoll fehlt, was der Zufall hier gebracht hat, oder es ist hier nicht möglich.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-needs-agreement = Um das zurückzunehmen, muss { $seat } zustimmen: Etwas wurde aufgedeckt, oder jemand anderes war inzwischen am Zug.
redo-nothing = Es gibt nichts wiederherzustellen.

## Files

save-failed = Die Datei { $path } ließ sich nicht schreiben: { $reason }. Dort wurde nichts verändert. Schaffe Platz oder wähle einen anderen Ort und speichere noch einmal.
save-changed = Die Datei { $path } wurde seit dem letzten Schreiben von jemand anderem geändert. Es wurde nichts geschrieben; speichere unter einem anderen Namen.
open-failed = Die Datei { $path } ließ sich nicht lesen: { $reason }.
log-too-large = Die Datei { $path } ist größer als { $limit } Byte. Sie kann kein Protokoll einer Partie sein.
log-cut-off = Zeile { $line } des Protokolls ist abgeschnitten. Lösche diese Zeile, um ab der vorigen weiterzuspielen.
log-not-json = Zeile { $line } des Protokolls ist kein JSON-Objekt.
log-too-many-lines = Das Protokoll hat mehr als { $limit } Zeilen: Zeile { $line } wird nicht mehr gelesen. So lang ist keine Partie.
log-line-too-long = Zeile { $line } des Protokolls ist länger als { $limit } Byte.
log-too-many-decisions = Bis Zeile { $line } hat das Protokoll mehr als { $limit } Entscheidungen. So lang ist keine Partie.
log-empty = Das Protokoll ist leer.
log-no-header = Die erste Zeile ist nicht die eines Protokolls von Semiramis.
log-format = Das Protokoll hat das Format { $given }. Diese Version liest das Format { $known }.
log-rules-unknown = Aus dem Protokoll geht nicht hervor, nach welcher Version der Regeln gespielt wurde: { $given }.
log-newer-rules = Das Protokoll folgt der Version { $given } der Regeln. Dieses Programm kennt die Version { $known }; nötig ist ein neueres.
log-older-rules = Das Protokoll folgt der Version { $given } der Regeln. Dieses Programm kennt nur die Version { $known }.
log-header = Zeile { $line } des Protokolls nennt Plätze und Optionen nicht in der richtigen Form.
log-edition = Das Protokoll gehört zu einer anderen Edition des Spielmaterials ({ $given }), nicht zu „{ $known }“. Gib jene Edition mit --edition an.
log-wrong-seed = Der Startwert gehört nicht zu diesem Protokoll.
log-numbering = Zeile { $line } des Protokolls müsste die Nummer { $expected } haben. Davor fehlt eine Zeile oder ist doppelt.
log-hash = In Zeile { $line } ist die Stellung nicht die, mit der das Protokoll geschrieben wurde. Eine Zeile davor wurde verändert.
log-unknown-line = Zeile { $line } des Protokolls ist weder eine Aktion noch eine Rücknahme noch eine Prüfsumme noch das Ende.
log-bad-seat = Zeile { $line } des Protokolls nennt „{ $given }“; dieser Platz gehört nicht zum Tisch.
log-illegal = Zeile { $line } des Protokolls ist dort nicht erlaubt: { $action }.
log-end = Das Ergebnis in Zeile { $line } ist nicht das Ergebnis dieser Partie.
log-seed = Der Startwert in Zeile { $line } passt nicht zu dem, was zu Beginn hinterlegt wurde.
log-no-seed = Das Protokoll legt seinen Startwert noch nicht offen. Das geschieht am Ende der Partie.
log-not-the-seed = Der Startwert hätte etwas anderes ergeben: { $purpose }.

## Positions

position-too-large = Eine Stellungsdatei hat höchstens { $limit } Zeichen.
position-not-json = Die Stellung ist kein JSON; Zeile { $line } ist nicht lesbar.
position-object = An der Stelle { $place } muss ein Objekt mit benannten Einträgen stehen.
position-list = An der Stelle { $place } muss eine Liste der Länge { $length } stehen.
position-missing = Die Stelle { $place } fehlt.
position-unknown = Die Stelle { $place } gehört nicht zu einer Stellung. Dort bekannt: { $known }.
position-format = Die Stellung hat das Format { $given }. Diese Version liest das Format { $known }.
position-game = Die Stellung gehört zum Spiel { $given }, nicht zu { $known }.
position-rules = Die Stellung folgt der Version { $given } der Regeln. Dieses Programm kennt die Version { $known }.
position-edition = Die Stellung gehört zur Edition { $given }, nicht zu { $known }. Gib jene Edition mit --edition an.
position-seats = Die Plätze { $given } passen nicht an einen Tisch. Sie heißen, in dieser Reihenfolge: { $known }.
position-word = An der Stelle { $place } kann nicht „{ $value }“ stehen. Möglich sind: { $known }.
position-number = An der Stelle { $place } muss eine ganze Zahl von { $least } bis { $most } stehen, nicht { $value }.
position-total = Die Summe aller Stellen für { $place } ist { $found }, in der Schachtel sind aber { $expected }.
position-too-many = An der Stelle { $place } kommt { $thing } zu oft vor. Davon gibt es nur { $most }.
position-twice = An der Stelle { $place } liegt { $thing }, an einer anderen aber ebenfalls.
position-against = Die Stelle { $place } kann nach { $clause } nicht so sein.
position-pending = Die Stelle { $place } ist belegt, aber im Spielschritt { $stage } wird nach nichts dergleichen gefragt.
position-stage = Der Spielschritt { $stage } passt nicht zur Stadt der Karawane.
position-no-move = Im Spielschritt { $stage } kann niemand etwas tun.
drawing-bad = In Zeile { $line } der Zeichnung steht „{ $text }“. Dort gehört { $expected } hin.
drawing-too-large = Eine Zeichnung hat höchstens { $limit } Zeichen.

## Pictures of positions

picture-title = { $game }, eine Stellung
picture-about = { $game }: der Tisch, wie ihn alle sehen. Am Zug: { $mover }.
