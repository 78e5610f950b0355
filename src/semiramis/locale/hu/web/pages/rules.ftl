# A szabályok olvasható és kereshető oldalakként.

rules-index-about = Minden szabály, amely az asztalainknál érvényes, pontonként, a saját szavainkkal. Minden elutasítás megnevezi a szabálypontot, amelyet itt elolvashatsz.
rules-counted = { $clauses ->
    [one] { $clauses } szabálypont
   *[other] { $clauses } szabálypont
}, { $drawings ->
    [one] { $drawings } ábra
   *[other] { $drawings } ábra
}
rules-contents = Tartalom
rules-search = Keresés a szabályokban
rules-search-about = Minden szónak szerepelnie kell. Az ékezetek és a nagybetűk nem számítanak.
rules-clear = Minden szabálypont megjelenítése
rules-found = { $n ->
    [one] { $n } szabálypont szól erről.
   *[other] { $n } szabálypont szól erről.
}
rules-none = Egyik szabálypont sem szól erről. Próbáld kevesebb szóval.
rules-copy = A szabálypont hivatkozásának másolása: { $clause }
rules-copied = A szabálypont hivatkozása a vágólapon van: { $clause }.
rules-copy-failed = A hivatkozást nem sikerült másolni: { $link }
rules-rulings-about = Itt a szabályfüzetek hallgatnak, vagy nem egyértelműek. Mi így játsszuk. Ahol az asztal másként is dönthet, a szabálypont mellett ott a szabályváltozat.
rules-differences-about = Miben tér el egymástól a két szabályfüzet, és melyiket követjük.
rules-option = Szabályváltozat
rules-allowed = Szabályos
rules-refused = Szabálytalan
rules-happens = Mi történik
rules-see = Lásd az ábrát itt: { $clause }
rules-diagram = { $game }: ábra a szabályokhoz
rules-make-table = Új asztal
rules-no-diagram = Ehhez a játékhoz nincs { $given } nevű ábra. Elérhető ábrák: { $known }.
rules-no-clause = Ennek a játéknak nincs { $given } jelű szabálypontja. Egy szabálypont jele például { $example }.
