# The rules as pages to read and search.

rules-index-about = Every rule that is applied at our tables, clause by clause and in our own words. Every refusal names its clause, and here you can read it.
rules-counted = { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}, { $drawings ->
    [one] { $drawings } drawing
   *[other] { $drawings } drawings
}
rules-contents = Contents
rules-search = Search the rules
rules-search-about = All words have to occur. Accents and capital letters make no difference.
rules-clear = Show all clauses
rules-found = { $n ->
    [one] { $n } clause says that.
   *[other] { $n } clauses say that.
}
rules-none = No clause says that. Try fewer words.
rules-copy = Copy the address of clause { $clause }
rules-copied = The address of clause { $clause } is copied.
rules-copy-failed = The address could not be copied: { $link }
rules-rulings-about = The rulebooks are silent or unclear here. This is how we play it. Where a table may decide otherwise, its option stands beside the clause.
rules-differences-about = Where the rulebooks do not agree, and which of them we follow.
rules-option = Table option
rules-allowed = Allowed
rules-refused = Not allowed
rules-happens = What happens
rules-see = See the drawing at { $clause }
rules-diagram = { $game }: drawing for the rules
rules-make-table = Set up a table
rules-no-diagram = There is no drawing { $given } for this game. There are: { $known }.
rules-no-clause = The rules of this game have no clause { $given }. A clause is written like { $example }.
