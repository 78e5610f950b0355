# Der Server: Probleme und was am Tisch gemeldet wird.

## Die erste Seite

server-page-title = Semiramis
server-page-about = Der Server läuft. Unter /api werden Tische angelegt und Partien gespielt; die Beschreibung steht unter /api/openapi.json.
server-page-build = Hier wurde kein Browser-Client gebaut. Im Repository baut und öffnet ihn „make play“.

## Probleme

server-malformed = Die Anfrage hat an der Stelle { $place } nicht die richtige Form: { $reason }. Korrigiere sie und sende sie noch einmal.
server-bad-method = Diese Adresse antwortet nicht auf diese Methode.
server-no-page = Unter dieser Adresse gibt es nichts.
server-bug = Auf dem Server ist ein Fehler aufgetreten. Nichts ging verloren: Was dir gemeldet wurde, ist gespeichert. Lade den Tisch neu.
server-storage = Der Server kann gerade nichts speichern: Die Festplatte ist voll oder nicht beschreibbar, oder die Datenbank ist nicht erreichbar. Nichts ging verloren; schickst du den Befehl später noch einmal, wird er genau einmal ausgeführt.
server-damaged = Die gespeicherten Daten des Tisches { $table } sind beschädigt. Andere Tische sind nicht betroffen. Bitte den Betreiber, „semiramis doctor --data“ auszuführen und eine Sicherung einzuspielen.
server-stopping = Der Server wird gerade beendet. Deine Partien sind gespeichert; versuche es gleich noch einmal.
server-bad-database = „{ $given }“ kann nicht die Adresse einer Datenbank sein. Schreibe sie wie postgresql://benutzer@rechner/name.
server-moved = Ein anderer Server übernimmt diesen Tisch gerade. Es wurde nichts geändert; versuche es gleich noch einmal.
server-busy = Der Server ist mit langen Partien anderer beschäftigt. Es wurde nichts geändert; versuche es gleich noch einmal.
server-too-costly = Das würde den Server zu viel Zeit oder Speicher kosten. Es wurde nichts geändert.
server-no-table = Den Tisch { $table } gibt es nicht. Prüfe den Link.
server-no-edition = Die Edition { $edition } dieses Tisches ist hier nicht bekannt. Lege den Tisch mit seiner Editionsdatei an.
server-other-rules = Am Tisch { $table } wird nach Version { $given } der Regeln gespielt. Dieser Server kennt nur Version { $known }. Nichts ist verloren: Speichere die Partie als Datei und öffne diese mit der Version von Semiramis, die diese Regeln kennt.
server-edition-too-large = Die Edition ist zu groß. Gelesen werden höchstens { $limit } Byte.
server-log-too-large = Das Protokoll ist zu groß. Gelesen werden höchstens { $limit } Byte.
server-too-large = Die Anfrage ist zu groß. Gelesen werden höchstens { $limit } Byte.
server-too-many = Das sind zu viele Anfragen in kurzer Zeit. Versuche es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
server-too-many-streams = Von hier aus sind zu viele Tische gleichzeitig offen; höchstens { $limit } sind erlaubt. Schließe einige Tabs.
server-uploading = Von deiner Adresse wird schon ein Protokoll gelesen. Warte, bis das fertig ist.
server-too-slow = Die Anfrage kam nicht innerhalb von { $seconds } Sekunden an. Sende sie noch einmal.
server-too-many-today = Von deiner Adresse wurden heute zu viele Tische angelegt oder hochgeladen: höchstens { $limit } am Tag. Versuche es später.
server-table-full = Dieser Tisch hat mehr als { $limit } Ereignisse. Ab jetzt sind nur noch Züge möglich.
server-foreign-host = Auf den Namen { $host } antwortet dieser Server nicht. Sein Betreiber kann ihn mit --allow-host erlauben.
server-foreign-page = Eine Seite einer anderen Website darf das hier nicht.
server-bad-authorization = Der Header Authorization hat nicht die richtige Form. Schreibe: Bearer, ein Leerzeichen und das Token.
server-no-token = Dafür braucht es das Token eines Platzes. Sende es im Header Authorization.
server-unknown-token = Dieses Token gehört zu keinem Platz an diesem Tisch.
server-no-seat = Du hast an diesem Tisch keinen Platz.
server-not-your-seat = Dieses Token gehört nicht zum Platz „{ $seat }“.
server-not-your-turn = Du bist nicht am Zug.
server-nobody-to-decide = In dieser Stellung hat niemand etwas zu entscheiden.
server-hint-replaced = Du hast inzwischen um einen anderen Tipp gebeten; nur der letzte wird beantwortet.
server-stale = Am Tisch ist es schon weitergegangen: Du kennst das Ereignis { $expect }, das letzte ist { $seq }. Sieh dir an, was du verpasst hast, und entscheide dann neu.
server-waiting = Die Partie beginnt, sobald alle Plätze besetzt sind.
server-seed-given = Der Startwert „{ $seed }“ dieses Tisches ist vorgegeben: Wer ihn kennt, weiß vorher, was gezogen wird. Nimm nur Platz, wenn du damit einverstanden bist.
server-deal-begun = Der Spielaufbau hat schon begonnen; eine andere Zahl zählt nicht mehr.
server-no-number-due = Von dir wird jetzt keine Zahl erwartet. Zahlen werden offengelegt, sobald alle Plätze besetzt sind, von allen, die vorher ihren Hashwert gesendet haben.
server-wrong-number = Das ist nicht die Zahl, deren Hashwert du beim Hinsetzen gesendet hast.
server-not-over = Die Partie ist noch nicht zu Ende.
server-no-help = Solange die Partie läuft, sind Tipps und das Weiterspielen aus ihren Stellungen an diesem Tisch abgeschaltet.
server-already-asked = Eine Anfrage von { $seat_dat } ist noch offen. Antworte zuerst darauf.
server-away-cannot-agree = { $seat } ist gerade nicht da und müsste zustimmen. Frage noch einmal, wenn der Platz wieder besetzt ist.
server-nothing-asked = Es gibt keine Anfrage, auf die du antworten kannst.
server-seat-taken = Der Platz „{ $seat }“ ist besetzt.
server-no-free-seat = An diesem Tisch ist kein Platz frei.
server-fork-seats = Diese Stellung hat { $seats } Plätze. Nenne für jeden Platz jemanden.
server-no-seq = Das Ereignis { $seq } gibt es nicht. Das letzte ist { $last }.
server-no-seat-here = Niemand spielt { $seat } an diesem Tisch.
server-no-pictures = Dieser Server kann keine PNG-Bilder zeichnen: Die Erweiterung „pictures“ ist nicht installiert. Dieselbe Karte gibt es als SVG.
server-bad-event-id = Die Nummer des letzten Ereignisses muss eine ganze Zahl sein.
server-newer-data = Die Datendatei { $path } hat eine neuere Version von Semiramis geschrieben. Es wurde nichts daran geändert. Starte die neuere Version oder wähle einen anderen Ordner.

## Was am Tisch gemeldet wird

server-told-made = Der Tisch ist bereit.
server-told-join = { $name } nimmt als { $seat } Platz.
server-told-dealt = Die Ausgangslage ist gezogen, aus einem Geheimnis des Servers und einer Zahl von allen: Niemand hat sie ausgesucht.
server-told-again = Das war schon einmal gezogen und zurückgenommen worden: Es war bekannt, was kommt.
server-told-leave = { $seat } ist nicht am Tisch; der Bot { $bot } spielt weiter.
server-told-return = { $seat } ist wieder da.
server-told-flag = Die Zeit von { $seat_dat } ist abgelaufen; der Bot { $bot } spielt weiter.
server-told-undo = { $seat } nimmt { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    } zurück.
server-told-redo = { $seat } stellt { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    } wieder her.
server-told-ask-undo = { $seat } möchte { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    } zurücknehmen.
server-told-ask-resign = { $seat } möchte die Partie jetzt beenden.
server-told-agreed = { $seat } stimmt zu.
server-told-declined = { $seat } lehnt ab.
server-told-expired = Niemand hat rechtzeitig geantwortet; die Anfrage von { $seat_dat } ist hinfällig.
server-told-resign = Die Partie endet auf Wunsch von { $seat_dat } und mit Zustimmung aller.
server-told-rematch = { $seat } bereitet eine weitere Partie vor.

## Karten und Linkvorschauen

card-won = { $name } gewinnt
card-shared = geteilter Sieg
card-playing = eine laufende Partie
card-waiting = ein Platz ist frei
card-replay = eine Stellung aus einer Partie
box-place = An der Stelle { $place } gibt es nichts nachzusehen. Lade die Seite neu und versuche es noch einmal.
