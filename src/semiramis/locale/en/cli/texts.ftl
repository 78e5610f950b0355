# `semiramis texts`: translating the program.

cli-help-cmd-texts = Translate Semiramis: make the files of a language, check them, see how far each language is.
cli-texts-help-action = What to do: make files, check them, or say how far every language is.
cli-texts-help-language = The code of the language, such as fr.
cli-texts-help-folder = The folder with languages. Default: SEMIRAMIS_LOCALE, else semiramis-locale here.
cli-texts-made = Files written to { $folder }: { $n }.
cli-texts-kept = Files that were there before and stay as they are: { $n }.
cli-texts-next = Replace every TODO by your translation. Then check the files, and try them in the game:
cli-texts-waiting = To translate: { $n }
cli-texts-faults = Wrong: { $n }
cli-texts-more = and { $n } more; --json lists all
cli-texts-complete = { $name }: offered to players; { $percent }% translated ({ $done } of { $total }), faults: { $faults }.
cli-texts-progress = { $name }: in progress; { $percent }% translated ({ $done } of { $total }), faults: { $faults }.
cli-texts-offer = Everything is translated. Write “complete = true” in { $file }, and the language can be offered to all players.
cli-texts-action = There is no action “{ $given }”. Known actions: { $known }.
cli-texts-which = Name a language too, such as: semiramis texts check fr
cli-texts-code = There is no language “{ $given }”. Use its code of two or three small letters, such as fr for French.
cli-texts-english = English is the language others are translated from; its files are in the repository.
cli-texts-no-language = There are no files for “{ $language }” in { $folder }. Make them with: semiramis texts new { $language }
cli-texts-no-folder = There is no folder { $folder }.
cli-texts-file = { $file } can’t be used: { $reason }. Correct it and try again.
