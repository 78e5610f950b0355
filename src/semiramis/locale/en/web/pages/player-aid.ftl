# The player aid: one page to print.

aid-title = Player aid: { $game }
aid-about = The whole game on one page: turn, actions, symbols, scoring.
aid-name = Player aid
aid-for = for { $least } to { $most } players
aid-foot = Semiramis · numbers of the edition “{ $edition }”
aid-print = Print or save as PDF
aid-save = Save as SVG
aid-failed = The player aid could not be fetched.
aid-choose = Player aids
aid-lead = One page for each game, in your language, for the table at home.
aid-signs = Signs
aid-scoring = Scoring
aid-players = By number of players
