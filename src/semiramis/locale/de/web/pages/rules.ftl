# Die Regeln als Seiten zum Lesen und Suchen.

rules-index-about = Alle Regeln, nach denen an unseren Tischen gespielt wird, Regel für Regel und in eigenen Worten. Jede Ablehnung nennt ihre Regel, und hier kannst du sie lesen.
rules-counted = { $clauses ->
    [one] { $clauses } Regel
   *[other] { $clauses } Regeln
}, { $drawings ->
    [one] { $drawings } Bild
   *[other] { $drawings } Bilder
}
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-about = Alle Wörter müssen vorkommen. Akzente und Großschreibung spielen keine Rolle.
rules-clear = Alle Regeln zeigen
rules-found = { $n ->
    [one] { $n } Regel gefunden
   *[other] { $n } Regeln gefunden
}
rules-none = Keine Regel gefunden. Versuche es mit weniger Wörtern.
rules-copy = Link zur Regel { $clause } kopieren
rules-copied = Der Link zur Regel { $clause } ist kopiert.
rules-copy-failed = Der Link ließ sich nicht kopieren: { $link }
rules-rulings-about = Hier schweigen die Anleitungen oder sind unklar. So spielen wir es. Wo ein Tisch anders entscheiden kann, steht die Option bei der Regel.
rules-differences-about = Worin die Anleitungen einander widersprechen und welcher wir folgen.
rules-option = Tischoption
rules-allowed = Erlaubt
rules-refused = Nicht erlaubt
rules-happens = Was geschieht
rules-see = Bild bei Regel { $clause }
rules-diagram = { $game }: Bild zu den Regeln
rules-make-table = Tisch eröffnen
rules-no-diagram = Für dieses Spiel gibt es kein Bild { $given }. Es gibt: { $known }.
rules-no-clause = Die Regeln dieses Spiels haben keine Nummer { $given }. Eine Regel schreibt man zum Beispiel { $example }.
