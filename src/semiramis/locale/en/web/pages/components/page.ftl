# The page about the components, and editions that somebody loads.

## The page

components-title = The components of { $game }
components-games = Other games
components-lead = The rulebooks we have are texts without pictures. What they say in words is certain. What was only printed on boards, cards and tiles is our reconstruction: values that fit everything that is known. Every value is listed here, with the reason behind it.
components-show = Show
components-show-all = All: { $n }
components-show-certain = Certain: { $n }
components-show-recon = Reconstructed: { $n }
components-conf-rules = printed in the rulebook
components-conf-external = confirmed elsewhere
components-conf-constrained = reconstructed, constrained
components-conf-free = reconstructed, free
components-conf-about-rules = The rulebook or the list of contents says so.
components-conf-about-external = Another published source says so; it is named with the value.
components-conf-about-constrained = Our proposal. Totals, examples and symmetry leave few other values.
components-conf-about-free = Our proposal. It contradicts nothing that is known, but many other values would fit too.
components-rests = Where the values come from
components-rests-share = { $n } of { $total } values
components-chapter-recon = reconstructed: { $recon } of { $n }
components-chapters = Chapters
components-why = Why
components-note = reason { $n }
components-covers = { $n ->
        [one] { $n } value
       *[other] { $n } values
    }
components-table = As a table
components-head-what = What
components-head-value = Value
components-head-reason = Certainty and reason
components-none = none
components-code = { $code }
components-source = { $source }
components-players = { $n ->
        [one] with { $n } player
       *[other] with { $n } players
    }
components-shown-other = These are the values of the edition “{ $name }” ({ $hash }), not of the standard one.
components-show-standard = Show the standard edition

## Another edition

components-yours = If your copy differs
components-yours-about = Save the edition, correct it in a text editor, rename it and load it here. We check it against the box contents and show you every change before you play.
components-save = Save this edition as a file
components-load = Load an edition file
components-drop = You can also drop the file here.
components-paste = Paste the text instead
components-paste-label = Text of an edition
components-check = Check the text
components-checking = Checking …
components-faults = This edition can’t be played yet. What is wrong:
components-faults-more = There may be more. Correct these first, then load the file again.
components-fine = “{ $name }” can be played.
components-same = All values match the standard edition.
components-differences = { $n ->
        [one] { $n } value differs from the standard edition
       *[other] { $n } values differ from the standard edition
    }
components-before = Standard edition
components-after = This edition
components-absent = missing
components-use = Use for a new table
components-look = Show all values

## My editions

components-mine = My editions
components-mine-about = They are saved in this browser. A table that uses one stores it on the server.
components-not-kept = The browser has no room to save this edition. Save it as a file, or remove another one.
components-remove = Remove
components-act-on = { $act }: { $name }
components-file = Save as a file
components-compare = What differs
components-removed = “{ $name }” is no longer saved here.

## A new table

components-choose = Component edition
components-standard = Standard edition: { $name }
