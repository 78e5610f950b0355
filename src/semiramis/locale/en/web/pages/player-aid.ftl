# The player aid: one page to print.

aid-title = Player aid: { $game }
aid-about = The whole game on one page: turn, actions, symbols, scoring.
aid-name = Player aid
aid-for = for { $least } to { $most } players
aid-foot = Semiramis · values of the edition “{ $edition }”
aid-print = Print or save as PDF
aid-save = Save as SVG
aid-failed = Can’t load the player aid.
aid-choose = Player aids
aid-lead = Each game on one page, in your language, for the table at home.
aid-signs = Symbols
aid-scoring = Scoring
aid-players = By number of players
