# The ways into a lesson, from the first page and from a table.

learn-title = Learn to play
learn-title-game = Learn { $game }
learn-in-ten = Learn in 10 minutes
learn-go-on = Resume lesson: step { $step } of { $of }
