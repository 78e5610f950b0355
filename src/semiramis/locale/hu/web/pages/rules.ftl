# A szabályok olvasható és kereshető oldalakként.

rules-index-about = Minden szabály, amely az asztalainknál érvényes, pontonként, a saját szavainkkal. Minden elutasítás megnevezi a szabálypontot, és az itt elolvasható.
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
rules-copy = A szabálypont címének másolása: { $clause }
rules-copied = A szabálypont címe a vágólapon van: { $clause }.
rules-copy-failed = A címet nem sikerült másolni: { $link }
rules-rulings-about = Itt a szabályfüzetek hallgatnak, vagy nem egyértelműek. Mi így játsszuk. Ahol az asztal másként is dönthet, a beállítás ott áll a szabálypont mellett.
rules-differences-about = Miben tér el egymástól a két szabályfüzet, és melyiket követjük.
rules-option = Asztali beállítás
rules-allowed = Szabad
rules-refused = Nem szabad
rules-happens = Mi történik
rules-see = Az ábra helye: { $clause }
rules-diagram = { $game }: ábra a szabályokhoz
rules-make-table = Asztal előkészítése
rules-no-diagram = Ehhez a játékhoz nincs { $given } nevű ábra. Van: { $known }.
rules-no-clause = Ennek a játéknak nincs { $given } jelű szabálypontja. Egy szabálypont jele például { $example }.
