# The rules as pages to read and search.

rules-index-about = Every rule as we apply it, in our own words. Every “Why not?” names its rule, and here you can read it.
rules-counted = { $clauses ->
    [one] { $clauses } rule
   *[other] { $clauses } rules
}, { $drawings ->
    [one] { $drawings } diagram
   *[other] { $drawings } diagrams
}
rules-contents = Contents
rules-search = Search the rules
rules-search-about = All words must match. Case and accents don’t matter.
rules-clear = Show all rules
rules-found = { $n ->
    [one] { $n } rule found.
   *[other] { $n } rules found.
}
rules-none = No rules match. Try fewer words.
rules-copy = Copy link to { $clause }
rules-copied = Link to { $clause } copied.
rules-copy-failed = Can’t copy the link: { $link }
rules-rulings-about = The rulebooks are silent or unclear on these points. This is how we play them; where a table may decide otherwise, the rule option is named.
rules-differences-about = Where the rulebooks do not agree, and which of them we follow.
rules-option = Rule option
rules-allowed = Allowed
rules-refused = Not allowed
rules-happens = What happens
rules-see = See the diagram at { $clause }
rules-diagram = { $game }: diagram for the rules
rules-make-table = Create a table
rules-no-diagram = There’s no diagram { $given } for this game. Known diagrams: { $known }.
rules-no-clause = This game has no rule { $given }. A rule number looks like { $example }.
