# Utak a leckéhez, az első oldalról és az asztaltól.

learn-title = Tanuld meg a játékot
learn-title-game = { $game }: lecke
learn-in-ten = Tanuld meg 10 perc alatt
learn-go-on = Lecke folytatása: { $step }. lépés / { $of }
