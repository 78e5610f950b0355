# What can be wrong in an edition, the file with a game's components. $file is the file, $place the key in it,
# $value what stands there as the file writes it, $known a list of words or keys.

## The file

edition-no-file = There is no file { $file }, or it is a folder or something else that is not an ordinary file. Give the path of an edition, which is a TOML file.
edition-unreadable = Can’t read { $file }: { $reason }. Check the path and its permissions.
edition-large = { $file } is too large; the limit is { $limit } bytes. Give an edition; none is that long.
edition-not-utf8 = { $file }, line { $line }: This is not UTF-8 text. Save the file as UTF-8.
edition-not-toml = { $file }, line { $line }, column { $column }: Can’t read “{ $text }” as TOML. Correct this line or the one before. A line reads key = value, words are in quotes, and a key may occur only once in its table.
edition-dots = { $file }, line { $line }: There are too many dots in one key or sentence; the limit is { $limit }. Shorten it.

## The top of the file

edition-format = { $file }, { $place }: This program reads format { $known }, not { $value }. Write format = { $known }, or update Semiramis if the file is from a newer version.
edition-game = { $file }, { $place }: This is an edition of { $value }, not of { $expected }. Choose an edition of { $expected }.
edition-name = { $file }, { $place }: { $value } is not a usable name. Give the edition a name of its own; maximum length: { $limit }.

## Single values

edition-missing = { $file }, { $place }: The key is missing. Add it; its table holds: { $known }.
edition-unknown-key = { $file }, { $place }: The key is unknown here. Correct its name or remove it.
edition-deep = { $file }, { $place }: Tables are nested too deeply; levels allowed: { $limit }. Use fewer levels.
edition-not-value = { $file }, { $place }: { $value } is neither a whole number nor a word in quotes. Write one of these, or a plain list of them.
edition-not-number = { $file }, { $place }: { $value } is not a whole number. Write a whole number, without quotes.
edition-not-word = { $file }, { $place }: { $value } is not a word in quotes. Write a word in quotes.
edition-not-list = { $file }, { $place }: { $value } is not a list. Write a list in square brackets.
edition-not-table = { $file }, { $place }: { $value } is not a table. Write a table: keys with values under a line with this name in square brackets, or in curly brackets.
edition-range = { $file }, { $place }: { $value } is out of range. Write a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
edition-choice = { $file }, { $place }: { $value } isn’t allowed here. Use one of: { $known }.
edition-size = { $file }, { $place }: The list has the wrong length, { $found }. Write a list of length { $expected }.
edition-twice = { $file }, { $place }: { $value } occurs a second time. Use it only once.

## Where values are from

edition-no-source = { $file }, { $place }: Nothing says where this value is from. Add a source and a confidence to its table, one of: { $known }.
edition-source = { $file }, { $place }: { $value } is not a source. Say in a sentence in quotes where the value is from.
edition-why = { $file }, { $place }: { $value } is not the name of a sentence. Remove the line; the source is enough.
edition-note-nowhere = { $file }, { $place }: This refers to a value that doesn’t exist. Correct the name or remove the line.

## Against the box list

edition-must-be = { $file }, { $place }: { $value } contradicts the rules and the box list, which give { $expected }. Write { $expected }.
edition-total = { $file }, { $place }: The numbers add up to { $found }, but the box has { $expected }. Correct the numbers here.
edition-total-range = { $file }, { $place }: The numbers add up to { $found }. Correct them so that the total is from { $least } to { $most }.
edition-occurs = { $file }, { $place }: The box has { $expected } of “{ $what }”, this file { $found }. Correct the values here.
edition-too-much = { $file }, { $place }: { $value } is too much, since { $other } is { $limit }. Write at most { $most } here, or a larger number there.
edition-few-tiles = { $file }, { $place }: Squares that need quality { $quality }: { $found }; tiles of that quality in the box: { $most }. Let fewer squares need it.
