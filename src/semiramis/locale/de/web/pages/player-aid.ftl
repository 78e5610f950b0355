# Die Spielhilfe: eine Seite zum Ausdrucken.

aid-title = Spielhilfe: { $game }
aid-about = Das ganze Spiel auf einer Seite: Zug, Aktionen, Zeichen und Wertung.
aid-name = Spielhilfe
aid-for = für { $least } bis { $most } Spieler
aid-foot = Semiramis · Zahlen der Edition „{ $edition }“
aid-print = Drucken oder als PDF speichern
aid-save = Als SVG speichern
aid-failed = Die Spielhilfe konnte nicht geladen werden.
aid-choose = Spielhilfen
aid-lead = Eine Seite je Spiel, in deiner Sprache, für den Tisch zu Hause.
aid-signs = Zeichen
aid-scoring = Wertung
aid-players = Nach Spielerzahl
