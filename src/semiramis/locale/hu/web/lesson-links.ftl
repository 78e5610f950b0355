# Utak a leckéhez, az első oldalról és az asztaltól.

learn-title = Tanulj meg játszani
learn-title-game = { $game }: a játék megtanulása
learn-in-ten = Tanuld meg 10 perc alatt
learn-go-on = A tanulás folytatása: { $step }. lépés ({ $of } közül)
