# Cesty k výuce, z první stránky i od stolu.

learn-title = Naučte se hrát
learn-title-game = Výuka hry { $game }
learn-in-ten = Naučit se za 10 minut
learn-go-on = Pokračovat ve výuce: krok { $step } z { $of }
