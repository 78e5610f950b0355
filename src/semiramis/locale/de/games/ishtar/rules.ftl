# Ishtar: die Regeln, ein Absatz je Regelnummer.

## Spielaufbau

ish-1-1 = Ishtar ist für 2 bis 4 Spieler.
    .title = Zahl der Spieler
ish-1-2 = Nehmt zwei Geländetafeln mehr, als Spieler am Tisch sind, und verbindet sie zu einer zusammenhängenden Wüste. Seite und Drehung jeder Tafel sind beliebig. Die Anordnung bestimmt eine Tischoption; üblich ist: eng zusammen.
    .title = Geländetafeln verbinden
ish-1-3 = Auf jedes Brunnenfeld kommt ein zufällig gezogener Brunnen. Die übrigen Brunnen spielen nicht mit.
    .title = Brunnen verteilen
ish-1-4 = Auf jedes Geröllfeld kommt ein Juwel der aufgedruckten Farbe: lila, rot oder weiß.
    .title = Juwelen auf Geröll
ish-1-5 = Die übrigen Juwelen bilden den Vorrat. Im Spiel sind immer genau 114 Juwelen: auf den Geländetafeln, bei den Spielern, auf Fähigkeiten und im Vorrat.
    .title = Vorrat an Juwelen
ish-1-6 = Verteilt die sechs Schüsseln zufällig auf die sechs Felder des Teppichs. Jede der drei Plättchenformen kommt auf genau zwei Schüsseln vor.
    .title = Schüsseln auf dem Teppich
ish-1-7 = Auf jede Schüssel kommen 6 gemischte, verdeckte Pflanzenplättchen ihrer Form und darauf offen 1 Startplättchen derselben Form. Jeder Stapel hat damit 7 Plättchen.
    .title = Stapel bilden
ish-1-8 = Zu zweit kommen die untersten 2 Plättchen jedes Stapels ungesehen aus dem Spiel, zu dritt das unterste. Die Stapel haben also zu zweit 5, zu dritt 6 und zu viert 7 Plättchen.
    .title = Höhe der Stapel
ish-1-9 = Die Blumen-Marker kommen in die Mitte des Teppichs: 4 einfache und 4 doppelte.
    .title = Blumen-Marker bereitlegen
ish-1-10 = Mischt die 26 Baumkarten, legt 5 davon offen in einer Reihe aus und stellt auf jede einen Baum. Die übrigen Karten bilden den verdeckten Zugstapel.
    .title = Auslage der Baumkarten
ish-1-11 = Der Startspieler wird ausgelost. Die Sitzordnung bleibt, wie sie ist.
    .title = Startspieler auslosen
ish-1-12 = Jeder Spieler hat 4 Helfer: 2 liegen vor ihm, 2 auf dem Teppich. Dazu erhält jeder 1 lila Juwel, und der Startspieler nimmt die Gießkanne.
    .title = Helfer, Juwel und Gießkanne

## Ablauf

ish-2-1 = Gespielt wird im Uhrzeigersinn. Ein Zug hat fünf Schritte in fester Reihenfolge: Plättchen wählen, Plättchen legen, Juwelen sammeln, Spezialaktion (freiwillig), Bäume pflanzen (freiwillig).
    .title = Ablauf eines Zuges
ish-2-2 = Die Schritte 1 bis 3 sind Pflicht: Du musst ein Plättchen wählen, es legen und seine Juwelen sammeln. Die Spezialaktion und das Pflanzen von Bäumen sind freiwillig.
    .title = Pflicht und Freiwilliges
ish-2-3 = Juwelen aus Schritt 3 darfst du schon in den Schritten 4 und 5 desselben Zuges ausgeben. Für Schritt 1 dieses Zuges kommen sie zu spät.
    .title = Neue Juwelen ausgeben

## Schritt 1: Plättchen wählen

ish-3-1 = Im allerersten Zug setzt der Startspieler die Gießkanne kostenlos zu einer beliebigen Schüssel und nimmt dort das oberste Plättchen. Juwelen darf er dafür nicht zahlen, und aufgedeckt wird nichts.
    .title = Der allererste Zug
ish-3-2 = Sonst zieht die Gießkanne kostenlos im Uhrzeigersinn zur nächsten Schüssel, auf der noch Plättchen liegen. Leere Schüsseln werden übersprungen und zählen nicht als Schritt.
    .title = Gießkanne bewegen
ish-3-3 = Bevor du ein Plättchen nimmst, darfst du mit der Gießkanne weiterziehen. Jeder weitere Schritt zum nächsten nicht leeren Stapel kostet 1 Juwel beliebiger Farbe. Welche Juwelen du zahlst, entscheidest du.
    .title = Weitere Schritte bezahlen
ish-3-4 = Juwelen, die du für Schritte der Gießkanne zahlst, kommen in den Vorrat zurück.
    .title = Bezahlte Juwelen
ish-3-5 = Nimm das oberste Plättchen des Stapels, bei dem die Gießkanne stehen bleibt.
    .title = Oberstes Plättchen nehmen
ish-3-6 = Decke danach, noch vor dem Legen, das oberste Plättchen des Stapels auf, bei dem die Gießkanne zu Beginn des Zuges stand. Der Stapel bei der Gießkanne bleibt also verdeckt, bis sie weiterzieht.
    .title = Verlassenen Stapel aufdecken
ish-3-7 = Ist der Stapel leer, den die Gießkanne verlassen hat, wird nichts aufgedeckt.
    .title = Verlassener Stapel leer
ish-3-8 = Hast du durch Fähigkeit J ein Plättchen aufbewahrt, darfst du die Gießkanne stehen lassen und dieses Plättchen verwenden. Dann zahlst du nichts, und es wird nichts aufgedeckt.
    .title = Aufbewahrtes Plättchen verwenden

## Schritt 2: Plättchen legen

ish-4-1 = Alle drei Felder des Plättchens müssen auf freien Sand- oder Geröllfeldern der Wüste liegen, nie auf anderen Plättchen, Heiligen Steinen oder Brunnenfeldern. Es darf auf zwei Geländetafeln zugleich liegen, sofern keine Tischoption das ausschließt (ISH-AMB-05).
    .title = Erlaubte Felder
ish-4-2 = Du darfst ein Plättchen beliebig drehen, aber nie auf die Rückseite wenden. Auf denselben drei Feldern kann ein gerades auf 2 Arten liegen (auf 1, wenn beide gleich aussehen), ein gewinkeltes auf 1 und ein dreieckiges auf 3.
    .title = Drehen, nie wenden
ish-4-3 = Mindestens ein Feld des Plättchens muss an einen Brunnen oder an ein früher gelegtes Pflanzenplättchen angrenzen.
    .title = Anschluss ans Wasser
ish-4-4 = Ein Plättchen darf keine Gärten verschiedener Brunnen verbinden. Alle Brunnen, an die es selbst oder über angrenzende Gärten anschließt, müssen ein und derselbe sein.
    .title = Nur ein Brunnen
ish-4-5 = Getrennte Gärten desselben Brunnens darfst du miteinander verbinden.
    .title = Gärten eines Brunnens verbinden
ish-4-6 = Nach dem Legen darf kein Blumenbeet zwei Helfer haben, auch nicht zwei desselben Spielers.
    .title = Ein Helfer je Blumenbeet
ish-4-7 = Du darfst ein Blumenbeet ohne Helfer mit einem verbinden, auf dem ein Helfer steht. Das ganze Beet gehört dann zu diesem Helfer.
    .title = Blumenbeet vergrößern
ish-4-8 = Wer ein Plättchen gelegt hat, ist ohne Bedeutung. Nur Helfer geben die Kontrolle; du darfst also auch fremde Blumenbeete vergrößern.
    .title = Nur Helfer kontrollieren
ish-4-9 = Ein Plättchen ohne erlaubten Platz kommt aus dem Spiel, und von deinem Zug bleibt nur Schritt 5. Ein Plättchen, das erkennbar nirgends passt, darfst du nur wählen, wenn auch kein anderes erreichbares passt.
    .title = Plättchen ohne erlaubten Platz

## Schritt 3: Juwelen sammeln

ish-5-1 = Nimm alle Juwelen von den drei Feldern, die du gerade bedeckt hast, und lege sie vor dich.
    .title = Bedeckte Juwelen nehmen
ish-5-2 = Blumen-Marker und Bäume kommen auf Grasfelder und bringen nie Juwelen.
    .title = Marker ohne Juwelen

## Schritt 4: Spezialaktion

ish-6-1 = Nur das Symbol auf dem Plättchen, das du in diesem Zug gelegt hast, erlaubt eine Spezialaktion. Du nutzt es jetzt, und zwar einmal, oder es verfällt.
    .title = Symbol jetzt nutzen
ish-6-2 = Helfer-Symbol: Liegt noch ein Helfer vor dir, darfst du ihn auf das Feld mit dem Symbol stellen.
    .title = Helfer einsetzen
ish-6-3 = Steht auf dem Blumenbeet, zu dem das Feld mit dem Symbol gehört, schon ein Helfer, darfst du dort keinen einsetzen. Das Plättchen selbst darfst du trotzdem so legen; sein Symbol ist dann für Helfer verloren.
    .title = Blumenbeet schon besetzt
ish-6-4 = Stern: Du darfst 2 beliebige deiner Juwelen auf eine verfügbare Fähigkeit legen und sie damit freischalten. Welche Juwelen du zahlst, entscheidest du.
    .title = Fähigkeit freischalten
ish-6-5 = Die unteren Fähigkeiten F bis J sind von Anfang an verfügbar, eine obere erst, wenn du die untere ihrer Spalte freigeschaltet hast: F für A, G für B, H für C, I für D, J für E. Jeder Stern schaltet eine Fähigkeit frei, und jede kannst du nur einmal freischalten.
    .title = Verfügbare Fähigkeiten
ish-6-6 = Juwelen auf Fähigkeiten bleiben dort liegen. Du kannst sie nicht mehr ausgeben, und für Fähigkeit C zählen sie nicht.
    .title = Juwelen auf Fähigkeiten
ish-6-7 = Fragezeichen: Du wählst, ob es als Helfer-Symbol oder als Stern gilt. Beides zugleich geht nicht.
    .title = Fragezeichen als Joker
ish-6-8 = Hast du Fähigkeit B, gelten Helfer-Symbole und Sterne für dich wie Fragezeichen, und zwar ab dem nächsten Symbol.
    .title = Symbole mit Fähigkeit B

## Schritt 5: Bäume pflanzen

ish-7-1 = Wähle eine der ausliegenden Baumkarten oder die Karte, die du selbst reserviert hast. Reservierte Karten anderer Spieler darfst du nicht wählen.
    .title = Baumkarte wählen
ish-7-2 = Zahle genau die Juwelen auf der Karte in den Vorrat und lege die Karte verdeckt vor dich. Eine Farbe ersetzt nie eine andere.
    .title = Baumkarte bezahlen
ish-7-3 = Stelle den Baum der Karte auf ein freies Grasfeld in einem beliebigen Garten. Frei heißt: ohne Baum und ohne Blumen-Marker.
    .title = Baum aufstellen
ish-7-4 = Du darfst das im selben Zug einmal wiederholen, wenn du es bezahlen kannst, also höchstens 2 Bäume je Zug pflanzen. Eine Tischoption kann diese Grenze ändern (ISH-AMB-06).
    .title = Höchstens zwei Bäume
ish-7-5 = Zwischen zwei Käufen eines Zuges wird nicht aufgefüllt. Am Ende des Zuges wird die Auslage auf 5 Karten mit je einem Baum ergänzt, nach dem letzten Zug des Spiels aber nicht mehr.
    .title = Auslage auffüllen
ish-7-6 = Ein Baum wird nie versetzt. Sein Feld gehört weiter zu Plättchen und Garten, ist aber kein freies Grasfeld mehr.
    .title = Bäume bleiben stehen
ish-7-7 = Bäume in der Wüste gehören niemandem. Nur die Baumkarte bringt ihrem Besitzer Punkte.
    .title = Bäume gehören niemandem
ish-7-8 = Gibt es kein freies Grasfeld, kannst du keine Baumkarte kaufen.
    .title = Kein freies Grasfeld
ish-7-9 = Sind die Baumkarten oder die Bäume aufgebraucht, wird nicht mehr aufgefüllt. Die Karten, die noch ausliegen, kannst du weiter kaufen.
    .title = Karten oder Bäume aufgebraucht

## Fähigkeiten

ish-8-1 = Fähigkeit A: Am Spielende erhältst du 2 Punkte für jeden Heiligen Stein, der an mindestens ein Blumenbeet unter deiner Kontrolle angrenzt. Jeder Stein zählt einmal; Grasfelder genügen nicht.
    .title = A: Heilige Steine
ish-8-2 = Fähigkeit B: Ab jetzt darfst du jedes Helfer-Symbol als Stern nutzen und jeden Stern als Helfer-Symbol. Am Spielende bringt sie 7 Punkte.
    .title = B: freie Symbole
ish-8-3 = Fähigkeit C: Am Spielende bringt jedes Juwel, das du noch vor dir hast, Punkte: weiß 1, rot 2, lila 3.
    .title = C: übrige Juwelen
ish-8-4 = Fähigkeit D: Am Spielende erhältst du 2 Punkte für jeden Baum, der an mindestens ein Blumenbeet unter deiner Kontrolle angrenzt. Jeder Baum zählt einmal, gleich wer ihn gepflanzt hat.
    .title = D: Schatten der Bäume
ish-8-5 = Fähigkeit E: Am Spielende erhältst du 7 Punkte für jeden Helfer, der noch vor dir liegt. Helfer auf dem Teppich zählen nicht.
    .title = E: ungenutzte Helfer
ish-8-6 = Fähigkeit F: Nimm sofort 2 beliebige Juwelen aus dem Vorrat, soweit er sie hat.
    .title = F: zwei Juwelen
ish-8-7 = Fähigkeit G: Lege sofort einen einfachen Blumen-Marker mit 3 Blumen auf ein beliebiges freies Grasfeld.
    .title = G: einfacher Blumen-Marker
ish-8-8 = Fähigkeit H: Lege sofort einen doppelten Blumen-Marker auf zwei benachbarte freie Grasfelder, auch auf verschiedenen Plättchen. Er zeigt zusammen 2 Blumen, per Tischoption 4 (ISH-AMB-12).
    .title = H: doppelter Blumen-Marker
ish-8-9 = Ein Blumen-Marker macht Grasfelder zu Blumenfeldern und kann so Blumenbeete vergrößern oder verbinden. Auch dabei darf kein Blumenbeet zwei Helfer haben.
    .title = Blumen-Marker und Blumenbeete
ish-8-10 = Fähigkeit I: Nimm eine Karte aus der Auslage samt Baum als reservierte Karte vor dich; die Auslage wird sofort aufgefüllt, solange Karten und Bäume reichen. Nimm außerdem einen deiner Helfer vom Teppich. Die Karte musst du noch bezahlen, in Schritt 5 dieses oder eines späteren Zuges.
    .title = I: reservierter Baum
ish-8-11 = Fähigkeit J: Nimm das oberste Plättchen eines Stapels und bewahre es für einen späteren Zug auf, auch eines, das gerade erst aufgedeckt wurde. Das nächste Plättchen dieses Stapels wird aufgedeckt, außer bei der Gießkanne. Nimm außerdem einen deiner Helfer vom Teppich.
    .title = J: aufbewahrtes Plättchen

## Begriffe

ish-9-1 = Zwei Felder sind benachbart, grenzen also aneinander, wenn sie eine Kante gemeinsam haben, auch über die Grenze zwischen zwei Geländetafeln hinweg.
    .title = Was benachbart heißt
ish-9-2 = Ein Blumenbeet besteht aus allen Blumenfeldern, die zusammenhängen. Blumen-Marker gehören dazu; auf welchen Plättchen die Felder liegen, ist gleich.
    .title = Was ein Blumenbeet ist
ish-9-3 = Ein Garten besteht aus allen Feldern von Pflanzenplättchen, die zusammenhängen. Er ist an genau einen Brunnen angeschlossen; dafür genügt ein Grasfeld.
    .title = Was ein Garten ist
ish-9-4 = An einen Brunnen dürfen mehrere Gärten angeschlossen sein. In einem Garten dürfen mehrere Blumenbeete verschiedener Spieler liegen.
    .title = Mehrere Gärten und Blumenbeete
ish-9-5 = Ein Blumenbeet kontrolliert, wessen Helfer darauf steht. Ohne Helfer kontrolliert es niemand.
    .title = Kontrolle über Blumenbeete
ish-9-6 = Einen Brunnen besitzt, wer in allen Gärten an diesem Brunnen zusammen die meisten Blumenfelder kontrolliert. Es zählen die Felder, nicht die Blumen. Bei Gleichstand besitzen ihn alle Beteiligten und erhalten jeweils die vollen Punkte.
    .title = Besitz eines Brunnens
ish-9-7 = Wer an einem Brunnen kein Blumenfeld kontrolliert, besitzt ihn nie. Kontrolliert dort niemand eines, bringt der Brunnen niemandem Punkte.
    .title = Brunnen ohne Besitzer
ish-9-8 = Das Brunnenfeld selbst verbindet weder Blumenbeete noch Gärten.
    .title = Brunnenfeld verbindet nicht

## Spielende und Wertung

ish-10-1 = Sobald zwei Stapel leer sind, ist das Spielende ausgelöst, ob durch Schritt 1 oder durch Fähigkeit J.
    .title = Spielende auslösen
ish-10-2 = Spielt die laufende Runde zu Ende, bis der Spieler rechts vom Startspieler am Zug war; so haben alle gleich viele Züge. Löst er selbst das Ende aus, ist nach diesem Zug Schluss.
    .title = Letzte Runde
ish-10-3 = Reservierte Baumkarten, die nicht bezahlt sind, werden abgeworfen und bringen nichts. Auch aufbewahrte Plättchen sind nichts wert.
    .title = Reserviertes ohne Wert
ish-10-4 = Jede bezahlte Baumkarte bringt die Punkte, die auf ihr stehen.
    .title = Wertung: Bäume
ish-10-5 = Jede sichtbare Blume in einem Blumenbeet mit deinem Helfer bringt 1 Punkt. Blumen auf Blumen-Markern und auf dem Feld des Helfers zählen mit.
    .title = Wertung: Blumen
ish-10-6 = Jeder Brunnen, den du besitzt, bringt Punkte: lila 4, rot 6, weiß 8.
    .title = Wertung: Brunnen
ish-10-7 = Von den Fähigkeiten bringen nur A bis E Punkte, und nur dem, der sie freigeschaltet hat.
    .title = Wertung: Fähigkeiten
ish-10-8 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilen sich die Beteiligten den Sieg.
    .title = Sieg und Gleichstand

## Festlegungen zu offenen Fragen

ish-amb-01 = Aufgedeckt wird der Stapel, den die Gießkanne verlassen hat, nicht der, zu dem sie gezogen ist.
    .title = Welcher Stapel aufgedeckt wird
ish-amb-02 = Die Gießkanne kehrt nicht zu ihrem eigenen Stapel zurück, solange ein anderer noch ein Plättchen hat. Hat nur noch ihr eigener Stapel Plättchen, darfst du dort kostenlos das oberste ungesehen nehmen, auch wenn dein aufbewahrtes passen würde. Das nächste bleibt verdeckt, und ein Plättchen ohne Platz kommt aus dem Spiel. Hat kein Stapel mehr ein Plättchen und kannst du auch kein aufbewahrtes legen, besteht dein Zug nur aus Schritt 5.
    .title = Stapel bei der Gießkanne
ish-amb-03 = Leere Schüsseln, die die Gießkanne überspringt, kosten kein Juwel.
    .title = Leere Schüsseln kosten nichts
ish-amb-04 = Du musst ein Plättchen mit erlaubtem Platz wählen, wenn du eines erreichen und bezahlen kannst, auch ein teureres; passt nur dein aufbewahrtes, musst du dieses legen. Passt keines, nimmst du das kostenlose und entfernst es aus dem Spiel, nie das aufbewahrte. Die Gießkanne zieht dabei wie üblich, der verlassene Stapel wird aufgedeckt, und du machst ohne Juwelen und Symbol mit Schritt 5 weiter.
    .title = Kein Plättchen passt
ish-amb-05 = Ein Plättchen darf über die Grenze zwischen zwei Geländetafeln reichen. Per Tischoption muss es ganz auf einer Geländetafel liegen.
    .title = Über die Tafelgrenze
ish-amb-06 = Du pflanzt höchstens 2 Bäume je Zug. Per Tischoption sind es stattdessen 1, 3, 4, 5 oder beliebig viele.
    .title = Bäume je Zug
ish-amb-07 = Mit Fähigkeit J darfst du auch vom Stapel bei der Gießkanne nehmen: Du nimmst das oberste Plättchen ungesehen, und das nächste bleibt verdeckt, bis die Gießkanne weiterzieht. Per Tischoption darfst du das nur, wenn kein anderer Stapel mehr ein Plättchen hat.
    .title = Fähigkeit J, verdeckter Stapel
ish-amb-08 = Das Plättchen aus Fähigkeit J kannst du erst in einem späteren Zug legen, denn Schritt 1 ist schon vorbei. Du hast nie mehr als ein aufbewahrtes Plättchen.
    .title = Aufbewahrtes Plättchen erst später
ish-amb-09 = Fähigkeit I schenkt dir keinen Baum. Die Karte ist nur reserviert, und du musst sie später bezahlen.
    .title = Reservieren ist kein Geschenk
ish-amb-10 = Ein Blumenbeet liegt immer in genau einem Garten und zählt deshalb nur für einen Brunnen.
    .title = Blumenbeet nur eines Brunnens
ish-amb-11 = Der Besitz wird je Brunnen bestimmt, nicht je Garten. Es zählen alle deine Blumenbeete in allen Gärten an diesem Brunnen zusammen.
    .title = Mehrheit je Brunnen
ish-amb-12 = Der doppelte Blumen-Marker zeigt auf jedem seiner beiden Felder 1 Blume. Per Tischoption sind es 2 auf jedem Feld.
    .title = Blumen des doppelten Markers
ish-amb-13 = Blumen auf dem Feld, auf dem ein Helfer steht, gelten als sichtbar und zählen.
    .title = Blumen unter dem Helfer
ish-amb-14 = Schaltest du eine der Fähigkeiten F bis J frei, musst du ihre Wirkung ausführen, so weit es geht; verzichten darfst du nicht. F nimmt bis zu 2 Juwelen, die der Vorrat noch hat; ohne erlaubten Platz bleibt der Blumen-Marker von G oder H auf dem Teppich; ohne Karte oder Plättchen entfällt dieser Teil von I oder J. Den Helfer bringen I und J in jedem Fall.
    .title = Wirkung so weit möglich
ish-amb-15 = Haben mehrere Spieler am Ende gleich viele Punkte, teilen sie sich den Sieg.
    .title = Geteilter Sieg
ish-amb-16 = Gekaufte Karten und aufbewahrte Plättchen sind nicht geheim. Ein ungesehen genommenes Plättchen wird beim Nehmen allen gezeigt.
    .title = Nichts ist geheim
ish-amb-17 = Für jede Form gibt es zwei Startplättchen. Der Zufall entscheidet, welches auf welche der beiden Schüsseln kommt.
    .title = Startplättchen zufällig verteilt
ish-amb-18 = Einen Helfer, den du durch Fähigkeit I oder J erhältst, darfst du nicht in derselben Spezialaktion einsetzen. Jedes Symbol erlaubt nur eine Aktion.
    .title = Neuer Helfer erst später
ish-amb-19 = Nach dem Reservieren mit Fähigkeit I wird die Auslage sofort aufgefüllt, also vor Schritt 5. Die neue Karte kannst du noch in diesem Zug kaufen.
    .title = Auffüllen nach dem Reservieren
ish-amb-20 = Für die Fähigkeiten I und J liegt immer ein Helfer bereit: Du hast zu Beginn 2 auf dem Teppich, und jede der beiden holt nur einmal einen.
    .title = Genug Helfer auf dem Teppich
ish-amb-21 = Das Symbol, mit dem du Fähigkeit B freischaltest, ist damit verbraucht. Es erlaubt keine zweite Aktion.
    .title = Fähigkeit B, selbes Symbol
ish-amb-22 = Die Spezialaktion kommt immer vor dem Pflanzen der Bäume. Hast du damit begonnen, Bäume zu pflanzen, kannst du das Symbol nicht mehr nutzen.
    .title = Spezialaktion vor Bäumen

## Kapitel

ishtar-chapter-setup = Spielaufbau
ishtar-chapter-turn = Ablauf
ishtar-chapter-choosing = Schritt 1: Plättchen wählen
ishtar-chapter-placing = Schritt 2: Plättchen legen
ishtar-chapter-gems = Schritt 3: Juwelen sammeln
ishtar-chapter-special = Schritt 4: Spezialaktion
ishtar-chapter-trees = Schritt 5: Bäume pflanzen
ishtar-chapter-skills = Fähigkeiten
ishtar-chapter-terms = Begriffe
ishtar-chapter-end = Spielende und Wertung
ishtar-chapter-rulings = Festlegungen zu offenen Fragen

## Bilder zu den Regeln

ishtar-diagram-can = Die Gießkanne steht bei Schüssel 1. Die nächste Schüssel mit Plättchen ist kostenlos, jede weitere kostet ein Juwel, und Jasmin hat eines. Schüssel 4 ist leer.
ishtar-diagram-turned-up = Jasmin nimmt das Plättchen von Schüssel 2. Bei Schüssel 1, die die Gießkanne verlassen hat, wird ein Plättchen aufgedeckt.
ishtar-diagram-placing = Ein Plättchen liegt auf Sand und Geröll und grenzt an einen Brunnen oder an ein früheres Plättchen.
ishtar-diagram-two-fountains = Ein Plättchen darf zwei Gärten eines Brunnens verbinden, aber nie das Wasser zweier Brunnen.
ishtar-diagram-one-assistant = Ein Plättchen darf ein Blumenbeet vergrößern, aber nie zwei Blumenbeete mit je einem Helfer verbinden.
ishtar-diagram-gems = Das Plättchen bedeckt zwei Geröllfelder mit Juwelen, und Jasmin nimmt beide Juwelen.
ishtar-diagram-assistant = Jasmin stellt einen Helfer auf das Symbol des neuen Plättchens und kontrolliert nun dieses Blumenbeet.
ishtar-diagram-skills = Jasmin hat Fähigkeit G freigeschaltet. Die unteren Fähigkeiten sind verfügbar; eine obere erst, wenn die darunter freigeschaltet ist.
ishtar-diagram-tree-cards = Eine Karte kostet genau die Juwelen, die sie zeigt. Jasmin hat ein lila und ein rotes Juwel.
ishtar-diagram-trees = Ein Baum braucht ein freies Grasfeld: keine Blumen und kein anderer Baum.
ishtar-diagram-bloom = Ein Blumen-Marker macht aus Gras Blumen und vergrößert das Blumenbeet daneben.
ishtar-diagram-majority = Jasmin kontrolliert am Brunnen mehr Blumenfelder als Rose und besitzt ihn.
ishtar-diagram-points = Was die Blumen, der gemeinsame Brunnen und die Karte des Baums bringen.
