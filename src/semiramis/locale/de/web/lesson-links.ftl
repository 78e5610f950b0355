# Die Wege in eine Lektion, von der ersten Seite und vom Tisch.

learn-title = Spielen lernen
learn-title-game = { $game } lernen
learn-in-ten = In 10 Minuten lernen
learn-go-on = Weiterlernen: Schritt { $step } von { $of }
