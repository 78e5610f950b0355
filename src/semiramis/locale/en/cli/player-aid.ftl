# `semiramis aid`: the player aid from the terminal.

cli-help-cmd-aid = Draw the player aid of a game: one page to print.
cli-aid-help-output = Output file, ending in .svg, .png or .pdf
cli-aid-written = The player aid of { $game } is in { $path }.
cli-aid-ending = “{ $path }” must end in one of { $known }.
cli-aid-extra = PNG and PDF need the package { $package }. Install it with: pip install 'semiramis[pictures]', or save as .svg.
